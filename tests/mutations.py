"""Small changes to Python source, one at a time: what `mutate.py` tries on the rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import CodeType

RULE_ID = re.compile(r"\b[A-Z]{2}-[0-9A-Z]+(?:\.[0-9]+)?\b")

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
DROPPED = (ast.Expr, ast.AugAssign, ast.Continue, ast.Break, ast.Raise)


@dataclass(frozen=True)
class Place:
    """Where a node hangs in its tree."""

    parent: ast.AST
    field: str
    index: int | None

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


@dataclass(frozen=True)
class Mutant:
    """One change: `before` and `after` are the statement's source, `lines` those of its head, `rules` those cited nearby."""

    function: str
    lines: range
    rules: tuple[str, ...]
    before: str
    after: str
    place: Place
    old: ast.AST
    new: ast.AST

    @property
    def change(self) -> str:
        return f"{self.before} → {self.after}"

    @contextmanager
    def made(self) -> Iterator[None]:
        """The tree as it is with the change."""
        self.place.put(self.new)
        try:
            yield
        finally:
            self.place.put(self.old)


class Source:
    """A module's text and tree."""

    def __init__(self, text: str, filename: str) -> None:
        self.text = text
        self.lines = text.splitlines()
        self.filename = filename
        self.tree = ast.parse(text)

    def mutants(self) -> list[Mutant]:
        """Every change that is tried, each different from the others and from what was there."""
        found: dict[tuple[int, str], Mutant] = {}
        for statement, place, function in _statements(self.tree, ()):
            lines = _head_lines(statement)
            rules = self._rules(lines, function)
            for part, old, new in [*_changes_to(statement), *_dropped(statement, place)]:
                before = _head(statement)
                part.put(new)
                whole = new if part is place else statement
                after = _head(whole)
                part.put(old)
                name = ".".join(getattr(outer, "name", "") for outer in function)
                if after != before:
                    found.setdefault((statement.lineno, after), Mutant(name, lines, rules, before, after, part, old, new))
        return list(found.values())

    def code(self, mutant: Mutant) -> CodeType:
        with mutant.made():
            return compile(ast.fix_missing_locations(self.tree), self.filename, "exec")

    def _rules(self, lines: range, function: tuple[ast.AST, ...]) -> tuple[str, ...]:
        """The rules cited in the statement, or else above it in its function, or else at the top of the module."""
        own = RULE_ID.findall("\n".join(self.lines[lines.start - 1 : lines.stop - 1]))
        if own:
            return tuple(dict.fromkeys(own))
        top = function[-1].lineno if function else 1  # type: ignore[attr-defined]
        above = RULE_ID.findall("\n".join(self.lines[top - 1 : lines.start - 1]))
        return (above[-1],) if above else tuple(dict.fromkeys(RULE_ID.findall(ast.get_docstring(self.tree) or "")))


def _statements(node: ast.AST, function: tuple[ast.AST, ...]) -> Iterator[tuple[ast.stmt, Place, tuple[ast.AST, ...]]]:
    """Every statement with its place and the classes and functions around it; those for the type checker are left out."""
    for field in ("body", "orelse", "finalbody", "handlers", "cases"):
        children = getattr(node, field, [])
        for i, child in enumerate(children if isinstance(children, list) else []):
            inside = isinstance(child, ast.FunctionDef | ast.ClassDef)
            if isinstance(child, ast.stmt) and not _is_left_out(child):
                yield child, Place(node, field, i), function
            yield from _statements(child, (*function, child) if inside else function)


def _is_left_out(statement: ast.stmt) -> bool:
    """Docstrings, imports, assertions, type aliases, and `__repr__` and the like say nothing about the rules."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return True
    if isinstance(statement, ast.Assign):
        return any(_is_type(node) for node in ast.walk(statement.value))
    return isinstance(statement, ast.Import | ast.ImportFrom | ast.Assert | ast.FunctionDef | ast.ClassDef)


def _is_type(node: ast.AST) -> bool:
    """`list[Event] | None`, `Buy | Carry`, `tuple[int, ...]`."""
    match node:
        case ast.BinOp(op=ast.BitOr(), left=ast.Name(id=left)) if left[0].isupper() and not left.isupper():
            return True
        case ast.Subscript(value=ast.Name(id="list" | "tuple" | "dict")):
            return True
    return False


def _head_lines(statement: ast.stmt) -> range:
    """The lines of a statement without those of its body."""
    body = getattr(statement, "body", None) or getattr(statement, "cases", None)
    if body:
        first = body[0].pattern.lineno if isinstance(body[0], ast.match_case) else body[0].lineno
        return range(statement.lineno, max(first, statement.lineno + 1))
    return range(statement.lineno, (statement.end_lineno or statement.lineno) + 1)


def _head(statement: ast.AST) -> str:
    """The source of a statement without its body."""
    if isinstance(statement, ast.Match):
        return f"match {ast.unparse(statement.subject)}:"
    if not hasattr(statement, "body"):
        return ast.unparse(statement)
    body, statement.body = statement.body, [ast.Pass()]
    orelse, statement.orelse = getattr(statement, "orelse", []), []  # type: ignore[attr-defined]
    text = ast.unparse(statement).splitlines()[0]
    statement.body, statement.orelse = body, orelse  # type: ignore[attr-defined]
    return text


def _expressions(node: ast.AST) -> Iterator[tuple[ast.expr, Place]]:
    """Every expression below a node, without the statements in it and without annotations."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "keywords") and isinstance(node, ast.AnnAssign | ast.FunctionDef):
            continue
        for i, child in enumerate(value if isinstance(value, list) else [value]):
            place = Place(node, field, i if isinstance(value, list) else None)
            if isinstance(child, ast.expr):
                yield child, place
            if isinstance(child, ast.keyword) and child.arg == "strict":
                continue  # of `zip`: it watches, like an assertion
            if isinstance(child, ast.expr | ast.comprehension | ast.keyword):
                yield from _expressions(child)


def _changes_to(statement: ast.stmt) -> Iterator[tuple[Place, ast.AST, ast.AST]]:
    """What is changed inside the head of a statement."""
    if isinstance(statement, ast.If):
        for answer in (True, False):
            yield Place(statement, "test", None), statement.test, ast.Constant(answer)
    if isinstance(statement, ast.While):
        yield Place(statement, "test", None), statement.test, ast.Constant(False)
    if isinstance(statement, ast.AugAssign) and type(statement.op) in COUNTED:
        yield Place(statement, "op", None), statement.op, COUNTED[type(statement.op)]()
    if isinstance(statement, ast.Return) and isinstance(statement.value, ast.Tuple) and len(statement.value.elts) == 2:
        swapped = ast.Tuple(statement.value.elts[::-1], ast.Load())
        yield Place(statement, "value", None), statement.value, swapped
    for node, place in _expressions(statement):
        for new in _changed(node):
            yield place, node, new
        if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
            for generator in node.generators:
                for i, test in enumerate(generator.ifs):
                    yield Place(generator, "ifs", i), test, ast.Constant(True)


def _changed(node: ast.expr) -> Iterator[ast.expr]:
    """What an expression is replaced by."""
    match node:
        case ast.Compare(left=left, ops=ops, comparators=comparators):
            for i, op in enumerate(ops):
                yield ast.Compare(left, [*ops[:i], COMPARED[type(op)](), *ops[i + 1 :]], comparators)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for i in range(len(values)):
                rest = values[:i] + values[i + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in COUNTED and not _is_type(node):
            yield ast.BinOp(left, COUNTED[type(op)](), right)
        case ast.IfExp(body=body, orelse=orelse):
            yield body
            yield orelse
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in CALLED:
            yield ast.Call(ast.Name(CALLED[name], ast.Load()), args, keywords)
        case ast.Call(func=func, args=[one, other], keywords=keywords) if not isinstance(other, ast.Starred):
            yield ast.Call(func, [other, one], keywords)


def _dropped(statement: ast.stmt, place: Place) -> Iterator[tuple[Place, ast.AST, ast.AST]]:
    """The statement left out, where the rest still runs."""
    sets = isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Attribute | ast.Subscript)
    ends = isinstance(statement, ast.Return) and statement.value is None
    if isinstance(statement, DROPPED) or sets or ends:
        nothing = ast.copy_location(ast.Pass(), statement)
        yield place, statement, nothing
