"""The page's own messages: each once, in every language alike, and none that nobody says."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor

from regalia.core.registry import games
from regalia.core.speech import LANGUAGES
from tests.house.tree import PACKAGE, ROOT, name_of

PAGE = ROOT / "web" / "src"
FILES = [path.parent for path in sorted(PAGE.glob("**/words/**/en.ftl"))]  # the folders of the page's words


class Parts(visitor.Visitor):
    """The variables of a message, and the messages within it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        """One variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        """One message."""
        self.messages.add(node.id.name)


@cache
def messages(path: Path) -> list[tuple[str, Parts]]:
    """Every message of a file, in order."""
    found = []
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{name_of(path)}: {entry.content}"
        if isinstance(entry, fluent.Message):
            parts = Parts()
            parts.visit(entry)
            found.append((entry.id.name, parts))
    return found


@pytest.mark.parametrize("folder", FILES, ids=name_of)
def test_every_language_has_the_same_keys_and_placeholders(folder: Path) -> None:
    english = {key: parts.variables for key, parts in messages(folder / "en.ftl")}
    for language in LANGUAGES:
        assert {key: parts.variables for key, parts in messages(folder / f"{language}.ftl")} == english, language


@pytest.mark.parametrize("game", sorted(games()))
def test_no_key_is_said_twice_where_they_meet(game: str) -> None:
    """What a table of this game loads: the house's words, the game's, and the page's for both."""
    loaded = [PACKAGE / part / "words" for part in ("core", "server", f"games/{game}")]
    loaded += [folder for folder in FILES if f"games/{game}/" in f"{folder}/" or "/games/" not in f"{folder}/"]
    counted = Counter(key for folder in loaded for key, _ in messages(folder / "en.ftl"))
    twice = [key for key, times in counted.items() if times > 1]
    assert not twice, f"{', '.join(twice)}: the page can hold only one of them"


# Drawers and tabs are called `page-${name}`.
DRAWERS = {"page-rules", "page-options", "page-luck", "page-keys", "page-story", "page-chat"}
FOR_ANY_GAME = {"page-ends-turn"}  # a word of the page for what a game may say of its answers


def spoken(folder: Path) -> re.Pattern[str]:
    """Every key that the code beside these words names, or the page that all games share."""
    game = re.search(r"/games/(\w+)/", f"{folder}/")
    near = [path for path in PAGE.glob("**/*") if path.suffix in (".ts", ".svelte")]
    if game:
        near = [path for path in near if "/games/" not in str(path) or f"/games/{game[1]}/" in str(path)]
    code = "\n".join(path.read_text(encoding="utf-8") for path in near)
    named = set(re.findall(r"[\"'`]([a-z]+-[^\"'`\s]+?)[\"'`]", code)) | set(re.findall(r"`([a-z]+-[^`]+)`", code))
    keys = {re.sub(r"\$\{[^}]*\}|(?<=-)$", "*", key) for key in named} - {"page-*"}
    return re.compile("|".join(re.escape(key).replace(r"\*", ".+") for key in keys | DRAWERS | FOR_ANY_GAME))


@pytest.mark.parametrize("folder", FILES, ids=name_of)
def test_no_key_is_unused(folder: Path) -> None:
    said = spoken(folder)
    within = set().union(*(parts.messages for other in FILES for _, parts in messages(other / "en.ftl")))
    keys = {key for key, _ in messages(folder / "en.ftl")}
    unused = sorted(key for key in keys - within if not said.fullmatch(key))
    assert not unused, f"nobody says {', '.join(unused)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_gives_one_answer(language: str) -> None:
    for path in sorted(PAGE.glob(f"games/*/words/{language}.ftl")):
        letters = Counter(re.findall(r"^key-[\w-]+ = (\S)", path.read_text(encoding="utf-8"), re.MULTILINE))
        assert max(letters.values(), default=1) == 1, f"{name_of(path)}: {letters.most_common(3)}"
