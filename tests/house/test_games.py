"""A game stands in folders of its own alone: whatever else must know the games asks the registry."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.core.registry import games
from regalia.core.say import say
from regalia.core.speech import LANGUAGES, speech
from tests.house.tree import PACKAGE, ROOT, name_of, texts

PAGES = ROOT / "web" / "src" / "games"
NAMES = re.compile("|".join(games()))
OURS = ("src", "web", "tools")
# A game's own folders, and what is built from them.
ITS_OWN = ("src/regalia/games/", "src/regalia/bots/heuristics/", "src/regalia/page/", "web/src/games/", "web/tests/")
# Files that mean one certain game, each with the reason.
ALLOWED = {
    "src/regalia/cli/attacks.py": "some game has to be played while the house is under attack",
    "src/regalia/cli/odds.py": "the dice game alone can be asked by words",
    "src/regalia/cli/short_game.py": "some game has to be played over and over",
    "src/regalia/cli/siege.py": "some game has to be played by the guest",
    "tools/odds_speed.py": "times the solver of the dice game",
    "tools/screens.py": "shows each of the other screens by some game",
    "web/eslint.config.js": "two drawings that may hold markup",
}


def own_files() -> Iterator[Path]:
    """Every file that must know no game."""
    for path in texts():
        name = name_of(path)
        if name.startswith(OURS) and not name.startswith(ITS_OWN):
            yield path


def named_in(path: Path) -> set[str]:
    """The games that a file names; examples in the help of a Python file do not count."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py" and NAMES.search(text):
        text = without_docstrings(ast.parse(text))
    return set(NAMES.findall(text))


def without_docstrings(tree: ast.Module) -> str:
    """A Python file as it runs."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node):
            node.body[0] = ast.Pass()
    return ast.unparse(tree)


def test_no_other_file_names_a_game() -> None:
    found = [name_of(path) for path in own_files() if named_in(path) and name_of(path) not in ALLOWED]
    assert not found, f"{', '.join(found)}: ask the registry, or let the game's own folder say it."


@pytest.mark.parametrize("game", games())
def test_the_page_of_a_game_says_about_itself_what_home_needs(game: str) -> None:
    missing = [
        name for name in ("about.ts", "theme.css", "Plate.svelte", "index.ts") if not (PAGES / game / name).exists()
    ]
    assert not missing, f"web/src/games/{game} lacks {', '.join(missing)}: see docs/add-a-game.md."
    assert f'[data-game="{game}"]' in (PAGES / game / "theme.css").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_game_is_called_the_same_at_home_and_at_the_table(game: str, language: str) -> None:
    text = (PAGES / game / "words" / "about" / f"{language}.ftl").read_text(encoding="utf-8")
    (title,) = re.findall(rf"^page-title-{game} = (.+)$", text, re.MULTILINE)
    assert title == speech(games()[game].package, language).say(say("game-title"), [])


def test_games_are_found_where_they_are_named() -> None:
    assert named_in(PACKAGE / "cli" / "odds.py") and not named_in(PACKAGE / "cli" / "rules.py")
