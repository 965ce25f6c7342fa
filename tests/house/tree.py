"""Reads the files of the checkout, for the tests of the house rules."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "regalia"
NOT_OURS = {".coverage", ".git", ".hypothesis", ".venv", "build", "dist", "node_modules", "__pycache__"}
TEXTS = {"", ".cfg", ".css", ".ftl", ".html", ".in", ".js", ".json", ".md", ".py", ".sh", ".svelte", ".toml", ".ts"}
TEXTS |= {".txt", ".yaml", ".yml"}


def name_of(path: Path) -> str:
    """The path as it is written from the top of the checkout."""
    return path.relative_to(ROOT).as_posix()


def modules() -> list[Path]:
    """Every Python file of the package."""
    return sorted(PACKAGE.rglob("*.py"))


@cache
def syntax(path: Path) -> ast.Module:
    """The syntax tree of a Python file."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def texts() -> Iterator[Path]:
    """Every text file that is ours."""
    for folder, subfolders, files in os.walk(ROOT):
        subfolders[:] = [name for name in subfolders if name not in NOT_OURS and not name.endswith("_cache")]
        yield from (Path(folder, name) for name in files if Path(name).suffix in TEXTS and name not in NOT_OURS)


def module_name(path: Path) -> str:
    """The dotted name under which a file of the package is imported."""
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Each import of a file as line and dotted name; ``from a import b`` counts as ``a.b``."""
    for node in ast.walk(syntax(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = f"{package_meant(path, node.level)}{node.module or ''}".rstrip(".")
            yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)


def package_meant(path: Path, dots: int) -> str:
    """The package that the dots of a relative import stand for, with a dot at its end; else nothing."""
    if not dots:
        return ""
    parts = path.relative_to(SOURCES).parent.parts
    return ".".join(parts[: len(parts) - dots + 1]) + "."
