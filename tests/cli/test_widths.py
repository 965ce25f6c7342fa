"""Whatever the width of the terminal: no line is longer, and no word is broken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO

import pytest
from click.testing import CliRunner
from rich.console import Console
from rich.text import Text

from regalia.cli.main import main
from regalia.core.drawing import plain, wrapped
from regalia.core.game import Result
from regalia.core.registry import game, games
from regalia.core.say import say
from regalia.core.speech import LANGUAGES
from regalia.terminal.ranking import Ranking
from regalia.terminal.voice import Voice

WORD = re.compile(r"[^\W\d_]{3,}")
ASIDES = ["help", "?", "rules", "rules goal", "story"]
WIDTHS = {"en": (50, 200), "de": (50, 80, 200), "fr": (50, 200)}


def transcript(name: str, width: int, language: str, *more: str) -> str:
    """A visit to a table: all asides, then the first answers of some questions."""
    typed = "\n".join([*ASIDES, *["1"] * 6, "quit"])
    arguments = ["play", name, "--seed", "7", "--bot", "random", "-l", language, *more]
    result = CliRunner().invoke(main, arguments, input=typed, env={"COLUMNS": str(width)})
    assert result.exit_code == 0, result.output
    return result.stdout


def lines_of(text: str) -> Iterator[str]:
    """The lines as they stand in a terminal, where Enter ends what is typed."""
    for line in text.splitlines():
        yield re.sub(r"^(> )+", "", line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(games()))
def test_a_visit_fits_any_terminal(name: str, language: str) -> None:
    texts = {width: transcript(name, width, language) for width in WIDTHS[language]}
    words = set(WORD.findall(texts[200]))
    for width, text in texts.items():
        long = [line for line in lines_of(text) if Text(line).cell_len > width]
        assert not long, f"at {width} columns: {long}"
        broken = set(WORD.findall(text)) - words
        assert not broken, f"at {width} columns: {sorted(broken)}"


@pytest.mark.parametrize("name", sorted(games()))
def test_five_players_with_long_names_fit_too(name: str) -> None:
    names = [f"Bartholomea-Wilhelmina{seat}" for seat in range(5)]
    text = transcript(name, 50, "fr", "--names", " ".join(names))
    assert max(Text(line).cell_len for line in lines_of(text)) <= 50
    assert all(each in text for each in names)


def test_the_end_is_counted_in_columns_or_in_lines() -> None:
    arguments = ["play", "um", "--people", "0", "--bot", "random", "--seed", "1", "-o", "max_rounds=20", "--names"]
    short = CliRunner().invoke(main, [*arguments, "ann ben"], env={"COLUMNS": "80"}).stdout
    assert re.search(r"^characters in row I +\d+ +\d+$", short, re.MULTILINE), short[-600:]
    long = CliRunner().invoke(main, [*arguments, "a" * 24 + " " + "b" * 24], env={"COLUMNS": "50"}).stdout
    assert re.search(r"^characters in row I: (a{24}|b{24}) \d+,$", long, re.MULTILINE), long[-600:]


def test_a_tie_is_explained_by_its_rule() -> None:
    tied = Result((1, 2, 3), tie=say("tie-influence"), tie_rule="FC-R40")
    page = StringIO()
    Console(file=page, width=60).print(Ranking(tied, Voice(game("for_a_crown"), "en", ("Ann", "Ben", "Cleo"))))
    assert "the more influential one wins. (FC-R40)" in " ".join(page.getvalue().split())


def test_lines_into_a_pipe_are_not_broken() -> None:
    text = CliRunner().invoke(main, ["play", "um", "--seed", "7"], input="help\nquit").stdout
    assert any(len(line) > 100 for line in text.splitlines())
    assert "\x1b" not in text


@pytest.mark.parametrize(
    ("width", "lines"),
    [
        (12, ["one two", "  three four"]),
        (9, ["one two", "  three", "  four"]),
        (80, ["one two three four"]),
    ],
)
def test_text_is_broken_at_spaces_only(width: int, lines: list[str]) -> None:
    assert [line.plain for line in wrapped(Text("one two three four"), width, 2)] == lines


def test_spaces_that_hold_are_kept() -> None:
    assert [line.plain for line in wrapped(Text("one two\u00a0: three"), 8)] == ["one", "two\u00a0:", "three"]


def test_a_map_that_is_too_wide_is_drawn_in_parts() -> None:
    from regalia.core.fairness import Seed
    from regalia.core.table import new_table

    schwert = game("krone_und_schwert")
    table = new_table(schwert, 5, Seed(1), {"assembly": "preset"})
    narrow = plain(schwert.draw(table.view(0), "en", table.names), 50)
    wide = plain(schwert.draw(table.view(0), "en", table.names), 200)
    assert "Part 1 of " in narrow and "Part 1 of " not in wide
    for name in table.view(0).map:
        assert name.replace(":", "") in narrow, name
