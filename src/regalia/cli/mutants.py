"""Small faults planted in a source: each mutant is one change that a test of the rules should notice."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from difflib import unified_diff
from types import CodeType
from typing import NamedTuple

import msgspec

from regalia.core.dice import Dice

COMPARED: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
}
COUNTED: dict[type[ast.operator], ast.operator] = {
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.Add(),
    ast.BitOr: ast.BitAnd(),
    ast.BitAnd: ast.BitOr(),
}
DELETED = (ast.Assign, ast.AugAssign, ast.Expr)
NUMBERS = ("i64", "int")


class Mutant(msgspec.Struct, frozen=True):
    """One change of one file."""

    number: int  # of the fault, among all that can be planted in a game
    file: str
    line: int
    kind: str
    old: str
    new: str
    key: str  # how it is called in a list of equivalent ones: the line before and after
    source: str  # the whole file, changed

    def diff(self, before: str) -> str:
        """What was changed."""
        lines = unified_diff(before.splitlines(), self.source.splitlines(), self.file, self.file, lineterm="", n=1)
        return "\n".join(lines)


class Fault(NamedTuple):
    """A node that can be put in another way, what kind of fault that is, and the new text."""

    node: ast.expr | ast.stmt
    kind: str
    text: str


def planted(number: int, file: str, source: str, fault: Fault) -> Mutant:
    """The source with the text of a node put in another way."""
    node, kind, text = fault
    lines = source.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    assert node.end_lineno is not None and node.end_col_offset is not None
    first, last = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
    whole = source.encode()
    old = " ".join(whole[first:last].decode().split())
    changed = (whole[:first] + text.encode() + whole[last:]).decode()
    before, after = (each.splitlines()[node.lineno - 1].strip() for each in (source, changed))
    return Mutant(number, file, node.lineno, kind, old, text, f"{file}: `{before}` → `{after}`", changed)


def meaning(source: str) -> object:
    """What a source says once it is compiled: two sources of one meaning do the same."""
    return meaning_of(compile(source, "", "exec"))


def meaning_of(code: CodeType) -> object:
    """Of a part: its steps, its names and its constants, wherever in the file they stand."""
    constants = [meaning_of(each) if isinstance(each, CodeType) else repr(each) for each in code.co_consts]
    return code.co_code, code.co_names, code.co_varnames, tuple(constants)


def different(game: Mapping[str, str], number: int, dice: Dice) -> list[Mutant]:
    """Some mutants of a game, given its sources by file: none that means the same as the original or as another."""
    everything = list(enumerate((file, fault) for file, source in game.items() for fault in faults_of(source)))
    seen = {(file, meaning(source)) for file, source in game.items()}
    found: list[Mutant] = []
    for place, (file, fault) in dice.some(everything, len(everything)):
        if len(found) == number:
            break
        mutant = planted(place, file, game[file], fault)
        means = (file, meaning(mutant.source))
        if means not in seen:
            seen.add(means)
            found.append(mutant)
    return found


def faults_of(source: str) -> Iterator[Fault]:
    """Every fault that can be planted in a source."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                yield from faults_below(statement, ast.unparse(function.returns) if function.returns else "")


def faults_below(statement: ast.stmt, returns: str) -> Iterator[Fault]:
    """The faults of a statement and of all in it, annotations left alone."""
    for node in ast.walk(statement):
        if isinstance(node, ast.AnnAssign):
            node.annotation = ast.Name("annotation")
        if isinstance(node, ast.expr) and hasattr(node, "end_lineno") and hasattr(node, "lineno"):
            yield from (Fault(node, kind, text) for kind, text in expression_faults(node))
        elif isinstance(node, ast.stmt):
            yield from (Fault(node, kind, text) for kind, text in statement_faults(node, returns))


def expression_faults(node: ast.expr) -> Iterator[tuple[str, str]]:
    """Comparisons, arithmetic, constants, and and or."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        ops = [COMPARED[type(node.ops[0])], *node.ops[1:]]
        yield "comparison", f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})"
    elif isinstance(node, ast.BinOp) and type(node.op) in COUNTED:
        yield "arithmetic", f"({ast.unparse(ast.BinOp(node.left, COUNTED[type(node.op)], node.right))})"
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and-or", f"({ast.unparse(ast.BoolOp(other, node.values))})"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "constant", str(node.value + 1)
        if node.value:
            yield "constant", str(node.value - 1)


def statement_faults(node: ast.stmt, returns: str) -> Iterator[tuple[str, str]]:
    """Another value given back, something not done, one branch for the other."""
    if isinstance(node, ast.Return) and node.value is not None and returns == "bool":
        yield "return", f"return not ({ast.unparse(node.value)})"
    elif isinstance(node, ast.Return) and node.value is not None and returns in NUMBERS:
        yield "return", f"return ({ast.unparse(node.value)}) + 1"
    elif isinstance(node, DELETED) and not is_text(node):
        yield "deleted", "pass"
    elif isinstance(node, ast.If) and node.orelse:
        swapped = ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)
        yield "branches", indented(ast.unparse(swapped), node.col_offset)


def is_text(node: ast.stmt) -> bool:
    """Is it a docstring?"""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def indented(text: str, columns: int) -> str:
    """A statement of several lines where it stood."""
    first, *others = text.split("\n")
    return "\n".join([first, *(" " * columns + line for line in others)])
