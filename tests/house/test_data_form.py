"""One data form from the rules to the page: numbers are read in one place, and the page reads data, never sentences."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.core.registry import games
from tests.house.tree import PACKAGE, ROOT, name_of, syntax
from tools.engine_build import compiled_modules

# The same file for the same job in every game. Chapters of the rules are named after what they are about.
JOBS = {
    "words": "the numbers of steps, answers, events and reasons",
    "pieces": "the fields of a table",
    "terms": "from options to what is agreed on",
    "setup": "the table before the first question",
    "refusals": "why a number is refused",
    "invariants": "what is always so",
    "rules": "the state",
    "view": "what a seat may know",
    "worlds": "the tables that fit a view",
    "actions": "answers as data, from their numbers and back",
    "candidates": "what one might think of",
    "notation": "answers in words and back",
    "luck": "luck named in advance",
    "texts": "questions, names and reasons",
    "story": "events as data",
    "position": "a table as a position",
    "loading": "and back",
    "possible": "positions that no game can come to",
    "screen": "the table drawn with letters",
    "outlook": "the odds",
    "data": "the data file",
    "game": "all that tied to the contract",
}
MAY_READ_NUMBERS = ("actions", "words")
SOLVER = "solver"  # plays on states with the rules' own numbers, as a search does
COMPARES = (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq, ast.In, ast.NotIn)
SENTENCES = re.compile(
    r"\.key\s*(?:===|!==)|\b(?:say|label)\.args\b|\.label\.key\b|\.say\.key\b|\[(?:say|label)\.key\]"
)
PAGES = ROOT / "web" / "src" / "games"


@pytest.mark.parametrize("game", games())
def test_every_job_is_in_the_same_file(game: str) -> None:
    there = {path.stem for path in (PACKAGE / "games" / game).glob("*.py")}
    assert not set(JOBS) - there, f"{game} has no file for: {', '.join(set(JOBS) - there)}"


def readers(game: str) -> Iterator[Path]:
    """The modules that may not read numbers: not compiled, and not the one place that does."""
    compiled = {path.resolve() for path in compiled_modules()}
    for path in sorted((PACKAGE / "games" / game).glob("*.py")):
        if path.stem not in MAY_READ_NUMBERS and not path.stem.startswith(SOLVER) and path.resolve() not in compiled:
            yield path


def comparisons(tree: ast.Module) -> list[int]:
    """The lines that compare the number of an answer."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and any(isinstance(op, COMPARES) for op in node.ops):
            sides = [node.left, *node.comparators]
            if any(isinstance(side, ast.Name) and side.id in ("action", "answer") for side in sides):
                found.append(node.lineno)
    return found


@pytest.mark.parametrize("game", games())
def test_numbers_of_answers_are_read_in_one_place(game: str) -> None:
    wrong = [f"{name_of(path)}:{line}" for path in readers(game) for line in comparisons(syntax(path))]
    assert not wrong, f"{', '.join(wrong)}: let actions.py make an act of the number, and read its fields."


def page_files() -> Iterator[Path]:
    """What is written by hand in the games' folders of the page."""
    for path in sorted(PAGES.rglob("*")):
        if path.suffix in (".ts", ".svelte") and path.name not in ("data.ts", "view.ts"):
            yield path


def keys_of(game: str) -> set[str]:
    """The keys of a game's labels, events, questions and refusals."""
    text = (PACKAGE / "games" / game / "words" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^((?:label|told|refusal)-[\w-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("game", games())
def test_the_page_names_messages_only_to_show_them(game: str) -> None:
    wrong = []
    for path in page_files():
        if path.relative_to(PAGES).parts[0] != game:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            shown = re.sub(r"""\.t\([^)]*\)""", "", line)
            if any(f'"{key}"' in shown for key in keys_of(game)):
                wrong.append(f"{name_of(path)}:{number}")
    assert not wrong, f"{', '.join(wrong)}: read the tag and the fields of the data instead."


def test_the_page_reads_no_sentences() -> None:
    wrong = [
        f"{name_of(path)}:{number}"
        for path in page_files()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if SENTENCES.search(line.replace("event.key", ""))
    ]
    assert not wrong, f"{', '.join(wrong)}: read the tag and the fields of the data instead."
