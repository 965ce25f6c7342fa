"""regalia odds, as a person or a program uses it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from regalia.cli.main import main

GAME = "um_krone_und_kragen"


def run(*arguments: str, typed: str = "") -> Result:
    """The command and what it says."""
    return CliRunner().invoke(main, ["odds", *arguments], input=typed)


def said(*arguments: str, typed: str = "") -> str:
    """What it says where it must succeed."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 0, result.output + result.stderr
    return result.stdout


def test_a_turn_by_words() -> None:
    out = said(GAME, "--characters", "farmer,guard", "--aside", "4-4", "--active", "4-5-2")
    assert "Hunter: 4 of a kind" in out
    assert "31031/46656  → set aside 4" in out
    assert "Farmer" not in out  # owned already


def test_before_the_first_roll() -> None:
    assert "193/243  → roll" in said(GAME)


@pytest.mark.parametrize(("language", "word"), [("en", "Guard"), ("de", "Wachmann"), ("fr", "Gardien")])
def test_three_languages(language: str, word: str) -> None:
    assert word in said(GAME, "--active", "6-6-1", "--aim", "guard", "-l", language)


def test_aims_by_words_for_programs() -> None:
    aims = ("--aim", "guard", "--aim", "3x6", "--aim", "2x", "--aim", "beat 2x5")
    found = json.loads(said(GAME, "--active", "6-6-1", *aims, "--json"))
    assert [each["exact"] for each in found] == ["1/6", "1/6", "1", "1"]
    assert found[0]["answer"] == "set aside 6"
    assert found[0]["low"] == found[0]["high"] == found[0]["chance"]


def test_used_characters_help_no_more() -> None:
    fresh = said(GAME, "--characters", "magician", "--active", "6-6-1", "--aim", "guard")
    used = said(GAME, "--characters", "magician", "--used", "magician", "--active", "6-6-1", "--aim", "guard")
    assert "100.00%" in fresh and "1/6" in used


def test_options_of_the_table() -> None:
    words = ("--characters", "laborer", "--aim", "merchant")
    assert "1639357/3359232  → use laborer" in said(GAME, *words)
    assert "4252397/10077696" in said(GAME, *words, "-o", "adders_before_first_roll=false")


def test_a_position_of_another_game(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps({"game": "royaume_des_5_couronnes"}))
    assert said("royaume_des_5_couronnes", str(path))
    assert said("royaume_des_5_couronnes", "-", typed=path.read_text())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((GAME, "--aim", "gard"), "“gard” is no aim"),
        ((GAME, "--active", "7-7"), "Dice show 1 to 6"),
        ((GAME, "--characters", "emperor"), "There is no character “emperor”"),
        ((GAME, "nowhere.json"), "cannot be read"),
        ((GAME, "-", "--active", "1-1"), "not both"),
        (("krone_und_schwert",), "Name a position file"),
        (("krone_und_schwert", "--active", "1-1"), "can be asked by words"),
        ((GAME, "-", "--seat", "nobody"), "This is no position"),
    ],
)
def test_faulty_input_gets_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    result = run(*arguments, typed='{"game": "for_a_crown"}')
    assert result.exit_code == 1
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
