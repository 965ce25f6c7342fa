"""French as a French reader sets it: no-break spaces, elisions, and everybody is “vous”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import name_of
from tools.french import spaced, texts

CLOSE = re.compile(r"(?<=[\w)}’*])[;!?»]|(?<=[\w)}’*]):(?=\s|$)|«(?=[^\u202f])")
# What begins with a consonant or is told in digits may follow “de”; names, cards and sentences may not.
NUMBERS = {
    *("ap", "castle", "castles", "cards", "coins", "crowns", "deck", "deed", "die", "end", "face", "good", "lair"),
    *("left", "level", "loss", "low", "many", "minutes", "most", "move", "moves", "new", "number", "old", "owes"),
    *("percent", "points", "power", "price", "raccoons", "rank", "right", "round", "rounds", "rubies", "score"),
    *("seconds", "space", "spaces", "start", "steps", "strength", "sum", "swords", "threshold", "total", "turn"),
    *("worth", "days", "all", "dice", "foe", "high", "least", "minutes", "people", "two", "one"),
}
ELIDED = re.compile(r"\b(?:de|que|le|la|je|ne|se|ce|lorsque|puisque|jusque|quoique|du|des|au|aux) \{ (\$?[\w-]+)", re.I)
SETTLED = re.compile(
    r"^   \*\[other\] (?:[Ll]e|du) \{ \$character \}$"
)  # those with a vowel have variants of their own
FAMILIAR = re.compile(r"\b(?:tu|toi|ton|ta|tes|t’\w+)\b", re.I)


def lines() -> Iterator[tuple[str, str]]:
    """Every line of every French text, with the place where it stands; notes to ourselves aside."""
    for path in texts():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if not (path.suffix == ".ftl" and line.startswith("#")):
                yield f"{name_of(path)}:{number}", line


@pytest.mark.parametrize("path", texts(), ids=name_of)
def test_no_break_spaces_stand_before_tall_marks(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text == spaced(text), f"{name_of(path)}: run .venv/bin/python tools/french.py"


def test_no_mark_stands_close_to_its_word() -> None:
    found = [place for place, line in lines() if CLOSE.search(re.sub(r"`[^`]*`|\]\(\S+\)", "", line))]
    assert not found, f"{', '.join(found)}: French sets a space before : ; ! ? and inside « »."


def test_no_word_that_loses_its_vowel_stands_before_a_name() -> None:
    found = [
        f"{place} “{match[0]} }}”"
        for place, line in lines()
        for match in ELIDED.finditer(line)
        if not SETTLED.search(line)
        if match[1].lstrip("$") not in NUMBERS or not match[1].startswith("$")
    ]
    assert not found, f"{', '.join(found)}: what follows may begin with a vowel or an article; word it otherwise."


def test_everybody_is_addressed_as_vous() -> None:
    found = [place for place, line in lines() if FAMILIAR.search(line)]
    assert not found, f"{', '.join(found)}: say “vous”."


def test_a_text_gets_its_spaces() -> None:
    assert spaced("Un : deux ; « trois » !") == "Un\u00a0: deux\u202f; «\u202ftrois\u202f»\u202f!"
    assert spaced("page-key-help = ?\n    ?  ce qui est refusé") == "page-key-help = ?\n    ?  ce qui est refusé"
