"""One word for one thing: each game and the page list what they call it, and what they never call it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regalia.core.speech import LANGUAGES
from tests.house.tree import PACKAGE, ROOT, name_of

PAGE = ROOT / "web" / "src"
HOUSE = PAGE / "words" / "terms.toml"
GAMES = sorted((PACKAGE / "games").glob("*/words/terms.toml"))


def texts(glossary: Path, language: str) -> list[Path]:
    """The texts that keep to a glossary: a game's own, or for the page's its words and those of all games."""
    game = "*" if glossary == HOUSE else glossary.parents[1].name
    own = [*PACKAGE.glob(f"games/{game}/words/{language}.ftl"), *PACKAGE.glob(f"games/{game}/rulebook/{language}.md")]
    own += PAGE.glob(f"games/{game}/words/**/{language}.ftl")
    return sorted([*own, *PAGE.glob(f"words/**/{language}.ftl")] if glossary == HOUSE else own)


def lines(glossary: Path, language: str) -> Iterator[tuple[str, str]]:
    """Their lines as people read them, each with its place; notes, keys and marks of hyphens aside."""
    for path in texts(glossary, language):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if not (path.suffix == ".ftl" and line.startswith("#")):
                said = re.sub(r"^[a-z][\w-]* =|`[^`]*`|\{#[\w-]+\}", "", line)
                yield f"{name_of(path)}:{number}", said.replace("\u00ad", "").replace("\u00a0", " ")


def has(line: str, term: str) -> bool:
    """Does a line say this, as a word of its own?"""
    return re.search(rf"(?<!\w){re.escape(term)}(?!\w)", line) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("glossary", [HOUSE, *GAMES], ids=name_of)
def test_a_thing_is_called_by_its_one_name(glossary: Path, language: str) -> None:
    terms: dict[str, dict[str, Any]] = tomllib.loads(glossary.read_text(encoding="utf-8"))
    said = list(lines(glossary, language))
    for thing, term in terms.items():
        chosen, avoided = term[language], term.get("avoid", {}).get(language, [])
        assert any(chosen in line for _, line in said), f"{thing}: nothing is called “{chosen}” any more"
        wrong = [f"{place} “{word}”" for place, line in said for word in avoided if has(line, word)]
        assert not wrong, f"{thing} is called “{chosen}”: {', '.join(wrong)}"
