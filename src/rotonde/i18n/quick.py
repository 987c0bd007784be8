"""Messages said quickly: a pattern of texts, variables and choices is turned into a function once, instead of being walked.

What stands in a pattern besides these (functions, terms, attributes) and numbers that have to be grouped are left to Fluent; a
test compares the two on every message.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

Variables = Mapping[str, str | int]
Say = Callable[[Variables], str]
Plural = Callable[[int], str]

LARGEST: Final = 999
"""Larger numbers have separators, which differ from language to language."""


class Unsaid(Exception):
    """Something that only Fluent can say."""


def quick(pattern: Any, plural: Plural) -> Say | None:
    """The function that says a pattern; None where it holds something that only Fluent can say."""
    try:
        return _pattern(pattern, plural)
    except Unsaid:
        return None


def _pattern(pattern: Any, plural: Plural) -> Say:
    # Fluent puts a pattern of one element in that element's place.
    parts = [_element(element, plural) for element in getattr(pattern, "elements", [pattern])]
    if all(isinstance(part, str) for part in parts):
        constant = "".join(str(part) for part in parts)
        return lambda variables: constant
    return lambda variables: "".join([part if isinstance(part, str) else part(variables) for part in parts])


def _element(element: Any, plural: Plural) -> str | Say:
    if type(element).__name__ == "TextElement":
        return str(element.value)
    expression = getattr(element, "expression", element)
    match type(expression).__name__:
        case "StringLiteral":
            return str(expression.parse()["value"])
        case "VariableReference":
            return _variable(expression.id.name)
        case "SelectExpression" if type(expression.selector).__name__ == "VariableReference":
            return _choice(expression, plural)
    raise Unsaid


def _variable(name: str) -> Say:
    def say(variables: Variables) -> str:
        value = variables.get(name)
        if isinstance(value, str):
            return value
        if value is not None and 0 <= value <= LARGEST:
            return str(value)
        raise Unsaid

    return say


def _choice(expression: Any, plural: Plural) -> Say:
    name = expression.selector.id.name
    numbers: dict[int, Say] = {}
    words: dict[str, Say] = {}
    for variant in expression.variants:
        said = _pattern(variant.value, plural)
        if type(variant.key).__name__ == "NumberLiteral":
            numbers[int(variant.key.value)] = said
        else:
            words[variant.key.name] = said
        if variant.default:
            default = said

    def say(variables: Variables) -> str:
        value = variables.get(name)
        if isinstance(value, str):
            if numbers:
                raise Unsaid
            return words.get(value, default)(variables)
        if value is None:
            raise Unsaid
        return (numbers.get(value) or words.get(plural(value), default))(variables)

    return say
