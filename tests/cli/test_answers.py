"""What is typed at a table: answers by their beginnings, advice, odds, reasons, steps back, rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from regalia.cli.common import game_called, spoken_here
from regalia.cli.main import main
from regalia.core.speech import LANGUAGES
from regalia.terminal.matching import beginning_with, closest

# With this luck red rolls 1-4-6 first.
TABLE = ("play", "um", "--seed", "3", "--bot", "random")


def visit(*typed: str, language: str = "en", table: tuple[str, ...] = TABLE) -> str:
    """What is shown at a table where this is typed."""
    result = CliRunner().invoke(main, [*table, "-l", language], input="\n".join([*typed, "quit"]))
    assert result.exit_code == 0, result.output
    return result.stdout


# --- beginnings


@pytest.mark.parametrize("begun", ["um", "um_kron", "UM_KRONE", "um krone"])
def test_the_beginning_of_a_name_is_enough(begun: str) -> None:
    assert game_called(begun).id == "um_krone_und_kragen"


def test_what_begins_no_game_is_said() -> None:
    result = CliRunner().invoke(main, ["play", "krone_und_schwret"])
    assert result.exit_code == 1 and "Did you mean “krone_und_schwert”?" in result.stderr


def test_an_answer_by_its_beginning() -> None:
    assert "You roll" in visit("ro")
    assert "You set aside 6" in visit("roll", "set aside 6")
    assert "You set aside 4" in visit("roll", "SET  aside 4")


def test_an_answer_by_the_words_on_its_button() -> None:
    assert "Du würfelst" in visit("würf", language="de")


def test_a_beginning_that_may_be_several_is_not_guessed() -> None:
    text = visit("roll", "set")
    assert "✗ “set” could mean: set aside 1, set aside 4, set aside 6." in text
    assert "You set aside" not in text


def test_what_is_no_answer_is_said_and_the_closest_named() -> None:
    assert "✗ “rull” is not an answer here. Did you mean “roll”?" in visit("rull")
    assert "✗ “xyzzy” is not an answer here." in visit("xyzzy")


def test_the_beginning_of_an_aside_is_enough_where_no_answer_begins_so() -> None:
    assert "section" in visit("hel") and "You roll" in visit("r"), "“r” rolls: it is no beginning of “rules” here"


def test_a_word_itself_comes_before_what_begins_with_it() -> None:
    assert beginning_with("take", ["take", "take king"]) == ["take"]
    assert beginning_with("ta", ["take", "take king"]) == ["take", "take king"]
    assert closest("tkae", ["take", "roll"]) == "take" and closest("zzz", ["take"]) == ""


# --- asides


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_aside_in_each_language_and_each_works(language: str) -> None:
    helped = visit("help", language=language).split("[roll]")[-1]
    words = re.findall(r"^  (\S+)  ", helped, re.MULTILINE)
    assert len(words) == 11, words
    assert "✗" not in visit(*words, language=language), "an aside that help names is not known"


def test_a_hint_is_the_answer_of_a_good_bot_with_its_chances() -> None:
    text = visit("roll", "set aside 4", "hint")
    assert re.search(r"Monarch would answer: .*\[(roll|set aside [16])\]", text)
    assert len(re.findall(r"^  – .*: \d+ % to win$", text, re.MULTILINE)) == 3


def test_a_hint_where_there_is_no_choice() -> None:
    assert "There is only one answer." in visit("hint")


def test_odds_tell_only_what_can_happen() -> None:
    text = visit("roll", "set aside 4", "odds")
    assert re.search(r"^Guard: .*  7.41%  2/27  → roll$", text, re.MULTILINE)
    assert "King: " not in text


def test_a_step_is_taken_back_until_luck_is_touched() -> None:
    text = visit("roll", "set aside 4", "undo", "undo")
    assert text.count("Your last step has been undone.") == 1, "the roll stands"
    before, after = text.split("Your last step has been undone.")
    assert "aside: ⚃ 4" in before and "aside: –" in after, "the die lies among the others again"


def test_what_was_taken_back_is_told_anew() -> None:
    assert visit("roll", "set aside 4", "undo", "set aside 4").count("· You set aside 4.") == 2


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ("why finish", "every die is aside. [setting-aside]"),
        ("why fin", "every die is aside. [setting-aside]"),
        ("why take king", "✗ "),
        ("why set aside 6", "That is possible now: set aside 6."),
        ("why on earth", "“on earth” is not something you can do"),
    ],
)
def test_why_something_is_not_possible(wanted: str, reason: str) -> None:
    assert reason in visit("roll", wanted)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("rules", "  rolling "),
        ("rules rolling", "Rolling"),
        ("rules roll", "Rolling"),
        ("rules uk-r6", "UK-R6"),
        ("rules setting-aside/UK-R6", "UK-R6"),
        ("rules roling", "The closest is: rolling."),
    ],
)
def test_a_paragraph_of_the_rules(wanted: str, found: str) -> None:
    assert found in visit(wanted)


def test_the_table_once_more_and_what_has_happened() -> None:
    assert visit("look").count("The court") == visit().count("The court") + 1
    assert visit("roll", "story").count("· You roll 1-4-6.") == 2


def test_save_needs_a_name(tmp_path: Path) -> None:
    assert "save the game to a file" in visit("save")
    assert "game.json" in visit(f"save {tmp_path / 'game.json'}") and (tmp_path / "game.json").is_file()


def test_the_map_of_krone_und_schwert_names_what_is_typed() -> None:
    table = ("play", "krone", "--seed", "1", "--bot", "random", "-o", "assembly=preset")
    text = visit("place A0,0", table=table)
    assert "(A0,0▲  )" in text and "(A0,0▲1 )" in text and "settle on A:0,0." in text


# --- the language


@pytest.mark.parametrize(
    ("variable", "spoken"), [("de_AT.UTF-8", "de"), ("fr_FR", "fr"), ("pt_BR.UTF-8", "en"), ("C", "en")]
)
def test_the_language_of_the_system_is_spoken(variable: str, spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", variable)
    assert spoken_here() == spoken
