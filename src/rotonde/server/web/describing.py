"""The OpenAPI description, completed by what views, offers, bundles and pictures are made of.

Litestar describes the messages. What the games and the desk put into them are TypedDicts, which compiled modules forget: their
shapes are in a file that `tests/write_shapes.py` writes from the plain sources.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import json

from rotonde.core.contract import JsonDict

SHAPES: Final = Path(__file__).parent / "shapes.json"
REF: Final = "#/components/schemas/"
_OFFERS: Final = {"anyOf": [{"$ref": f"{REF}desk.Node"}, {"type": "null"}]}
_OF_THE_DESK: Final = {
    ("Own", "offers"): _OFFERS,
    ("OffersAnswer", "offers"): _OFFERS,
    ("BundlesAnswer", "bundles"): {"type": "array", "items": {"$ref": f"{REF}desk.Bundle"}},
    ("PreviewAnswer", "changes"): {"type": "array", "items": {"$ref": f"{REF}desk.Change"}},
    ("BoardAnswer", "picture"): {"$ref": f"{REF}desk.Picture"},
}


def described(schema: JsonDict) -> JsonDict:
    """The description that Litestar makes, with the shapes in their places."""
    shapes: JsonDict = json.decode(SHAPES.read_bytes())
    views = [{"$ref": f"{REF}{name}"} for name in shapes if name.endswith(".View")]
    schemas = {**schema["components"]["schemas"], **shapes}
    for (name, field), shape in {**_OF_THE_DESK, ("PublicDesk", "view"): {"anyOf": views}}.items():
        schemas[name] = {**schemas[name], "properties": {**schemas[name]["properties"], field: shape}}
    return {**schema, "components": {**schema["components"], "schemas": schemas}}


class Description(JsonRenderPlugin):
    """`/api/schema/openapi.json`."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, described(openapi_schema))
