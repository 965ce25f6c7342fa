"""What is cited can be looked up: no text leans on a document that is not in the repository."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.tree import name_of, syntax, texts

# Written apart, so that this file does not find itself.
PAPERS = re.compile("dos" + "sier", re.IGNORECASE)
CODE_ALONE = re.compile(r"(?:[A-Z]\d+(?:\.\d+)*|\d+(?:\.\d+)+)(?: step \d+)?\.?")
WITH_DOCSTRINGS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def checked(suffix: str = "") -> Iterator[Path]:
    """Our texts, those that end in a suffix."""
    return (path for path in texts() if path.name.endswith(suffix))


def bare_codes(tree: ast.Module) -> list[str]:
    """Docstrings that say nothing but a number in some list: “P3.”"""
    found = (ast.get_docstring(node) for node in ast.walk(tree) if isinstance(node, WITH_DOCSTRINGS))
    return [text for text in found if text and CODE_ALONE.fullmatch(text)]


def test_no_text_cites_papers_that_are_not_here() -> None:
    wrong = [name_of(path) for path in checked() if PAPERS.search(path.read_text(encoding="utf-8"))]
    assert not wrong, f"{', '.join(wrong)}: cite the rulebook's paragraph or the number of a ruling."


def test_no_docstring_is_a_number_in_some_list() -> None:
    wrong = [f"{name_of(path)}: {code}" for path in checked(".py") for code in bare_codes(syntax(path))]
    assert not wrong, f"{', '.join(wrong)}: say in a sentence what the caller gets."
