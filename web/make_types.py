"""Write the page's types from the shapes that the server sends: `python web/make_types.py`. A test keeps the file current."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec

from rotonde.desk import shapes
from rotonde.server import messages

TARGET: Final = Path(__file__).parent / "src" / "lib" / "shapes.ts"
HEADER: Final = "// Made by web/make_types.py from the shapes that the server sends. Do not edit.\n"
_SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def types() -> str:
    """Every message and desk shape as TypeScript."""
    _, components = msgspec.json.schema_components([*_structs(), *_typed_dicts()], ref_template="{name}")
    # Shapes of one name in two modules (a text in both languages) are the same shape: the last part of the name tells it.
    named = {_short(name): schema for name, schema in components.items()}
    parts = [_interface(name, schema) for name, schema in sorted(named.items())]
    return HEADER + "\n" + "\n".join(parts)


def _short(name: str) -> str:
    return re.split(r"[._]", name)[-1]


def _structs() -> list[type]:
    found = vars(messages).values()
    return [v for v in found if isinstance(v, type) and issubclass(v, msgspec.Struct) and v is not msgspec.Struct]


def _typed_dicts() -> list[Any]:
    return [getattr(shapes, name) for name in shapes.__all__ if hasattr(getattr(shapes, name), "__required_keys__")]


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if schema.get("description") else []
    lines.append(f"export type {name} = {{")
    for field, inner in schema.get("properties", {}).items():
        lines.append(f"  {field}{'' if field in required else '?'}: {_type(inner)}")
    return "\n".join([*lines, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return _short(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value).lower() for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema.get("items") or {})
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    return _SIMPLE.get(str(kind), "any")


if __name__ == "__main__":
    TARGET.write_text(types(), encoding="utf-8")
