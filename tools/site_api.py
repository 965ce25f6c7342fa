"""The pages of the modules: what their docstrings say, read from the sources without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).parents[1] / "src"
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Thing(NamedTuple):
    """A class, a function, a field or a name of a module."""

    name: str
    line: str  # as it is written, without its body
    says: str
    parts: tuple[Thing, ...] = ()


class Module(NamedTuple):
    """A module, and all in it that has no underscore before its name."""

    name: str
    says: str
    things: tuple[Thing, ...]


def modules(package: Path = SOURCES / "regalia") -> list[Module]:
    """Every module of ours, in the order of their names."""
    found = [module_in(path) for path in sorted(package.rglob("*.py")) if "page" not in path.parts]
    return [module for module in found if not module.name.rpartition(".")[2].startswith("_")]


def name_of(path: Path) -> str:
    """The dotted name of a file."""
    parts = path.resolve().relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def module_in(path: Path) -> Module:
    """What a file says of itself."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return Module(name_of(path), ast.get_docstring(tree) or "", tuple(things_in(tree.body)))


def things_in(body: list[ast.stmt]) -> Iterator[Thing]:
    """What is defined, in its order."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            bases = ", ".join(ast.unparse(base) for base in node.bases)
            line = f"class {node.name}({bases})" if bases else f"class {node.name}"
            yield from shown(Thing(node.name, line, ast.get_docstring(node) or "", tuple(things_in(node.body))))
        elif isinstance(node, Function):
            yield from shown(Thing(node.name, signature(node), ast.get_docstring(node) or ""))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield from shown(Thing(node.target.id, ast.unparse(node.target) + ": " + ast.unparse(node.annotation), ""))


def shown(thing: Thing) -> Iterator[Thing]:
    """A thing, unless it is for the module alone."""
    if not thing.name.startswith("_"):
        yield thing


def signature(node: Function) -> str:
    """The head of a function in one line; what marks a method that takes no arguments goes before it."""
    marks = [ast.unparse(each) for each in node.decorator_list]
    before = "".join(f"@{mark} " for mark in marks if mark in ("property", "staticmethod", "classmethod"))
    kind = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    gives = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{before}{kind} {node.name}({ast.unparse(node.args)}){gives}"


def page_of(module: Module) -> str:
    """The body of a module's page."""
    head = f"<h1>{escape(module.name)}</h1>\n{prose(module.says)}"
    return head + "".join(section(thing, "", 2) for thing in module.things)


def section(thing: Thing, inside: str, level: int) -> str:
    """One thing, with what is in it."""
    anchor = f"{inside}{thing.name}"
    is_large = thing.line.startswith(("class", "def", "async", "@"))
    tag = f"h{level}" if is_large else "p"
    line = f'<{tag} class="thing" id="{anchor}"><code>{escape(thing.line)}</code></{tag}>\n'
    return line + prose(thing.says) + "".join(section(part, f"{anchor}.", level + 1) for part in thing.parts)


def prose(says: str) -> str:
    """A docstring as paragraphs, with what is written ``so`` as code."""
    return "".join(f"<p>{coded(escape(part))}</p>\n" for part in says.split("\n\n") if part.strip())


def coded(text: str) -> str:
    """Every second part between double backticks is code."""
    parts = text.replace("\b", "").split("``")
    return "".join(f"<code>{part}</code>" if n % 2 else part for n, part in enumerate(parts))
