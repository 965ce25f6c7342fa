"""The command line as a person or a program uses it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from hypothesis import example, given, settings
from hypothesis import strategies as st

from regalia.cli.main import COMMANDS, main
from regalia.core.dice import Dice
from regalia.core.fairness import Seed
from regalia.core.record import Note, read, record_of, write
from regalia.core.registry import game as find_game
from regalia.core.table import new_table
from regalia.testing.beats import after_an_answer

GAME = "um_krone_und_kragen"


def run(*arguments: str, typed: str = "") -> Result:
    """A command and what it says."""
    return CliRunner().invoke(main, list(arguments), input=typed)


def said(*arguments: str, typed: str = "") -> str:
    """What a command says that must succeed."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 0, result.output + result.stderr
    return result.stdout


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A record of a short visit to a table with fair luck."""
    path = tmp_path / "game.json"
    said("play", GAME, "--save", str(path), "--names", "ann ben", typed="roll\n1\n1\nquit\n")
    return path


def test_help_teaches_every_command() -> None:
    assert all(name in said("--help") for name in COMMANDS)
    for name in COMMANDS:
        text = said(name, "--help")
        assert f"regalia {name}" in text or f"make {name}" in text, f"{name} --help shows no example"


def test_games_for_people_and_programs() -> None:
    assert GAME in said("games") and "king_tie = strict" in said("games")
    found = {game["id"]: game for game in json.loads(said("games", "--json"))}
    assert found[GAME]["players"] == [2, 5]
    assert found[GAME]["options"]["max_rounds"] == {"default": 100, "values": [], "least": 20, "most": 500}


def test_rules_and_one_section() -> None:
    assert "UK-R44" in said("rules", GAME)
    assert "UK-R44" not in said("rules", GAME, "rolling", "-l", "de")
    assert "once per turn. The target" in " ".join(
        said("rules", "krone_und_schwert", "attack").split()
    )  # and then (KS-R13)
    result = run("rules", GAME, "roling")
    assert result.exit_code == 1 and "Did you mean “rolling”" in result.stderr


def test_a_visit_to_the_table() -> None:
    typed = "help\n?\nall\nwhat\n1\nset aside 9\nstory\nrules\nrules rolling\nrules x\nquit\n"
    text = said("play", GAME, "--seed", "2", typed=typed)
    for part in ("At the table", "names no action", "✗ None of your active dice", "Rolling", "You have left"):
        assert part in text, part


def test_playing_to_the_end_with_numbers_only() -> None:
    text = said("play", GAME, "--seed", "5", "-o", "max_rounds=20", typed="1\n" * 4000)
    assert "nobody has the King" in text or "wins" in text
    assert "1. " in text


def test_the_game_is_chosen_from_a_list_and_an_empty_line_ends_it() -> None:
    assert "Which game" in said("play", typed="1\n")


def test_two_people_pass_the_keyboard() -> None:
    text = said("play", GAME, "--people", "2", "--names", "ann ben", "--seed", "1", typed="\n" + "1\n" * 8)
    assert "ann, it is your turn: press Enter." in text or "ben, it is your turn: press Enter." in text


def test_bots_alone_play_to_the_end() -> None:
    assert "1. " in said("play", GAME, "--people", "0", "--bot", "random", "-o", "max_rounds=20", "--seed", "1")


def test_a_record_is_told_beat_by_beat(tmp_path: Path) -> None:
    """After each character taken the table is drawn, the dice still aside, before the next turn is told."""
    table, dice = new_table(find_game(GAME), "ann ben", Seed(4)), Dice(4)
    while len(table.beats) < 2:
        after_an_answer(table, dice)
    (tmp_path / "game.json").write_bytes(write(record_of(table)))
    text = said("replay", str(tmp_path / "game.json"), "--beats", "-l", "en")
    assert text.count("The court") == 2 and "The court" not in said("replay", str(tmp_path / "game.json"), "-l", "en")
    assert text.index(" wins over ") < text.index("The court") < text.rindex("The court")


def test_notes_are_told_where_they_belong(kept: Path) -> None:
    game = read(kept.read_bytes())
    game.notes = [Note(0, "", "From my archive."), Note(1, "ben", "The first throw.")]
    kept.write_bytes(write(game))
    lines = said("replay", str(kept), "-l", "en").splitlines()
    first, second = lines.index("» From my archive."), lines.index("» ben: The first throw.")
    assert "Round 1 begins" in lines[first - 2] and "rolls" in lines[second - 1] and first < second
    assert sum("»" in line for line in lines) == 2


def test_a_record_is_told_and_true(kept: Path) -> None:
    assert "rolls" in said("replay", str(kept), "-l", "en")
    assert "lance" in said("replay", str(kept), "-l", "fr", "--eyes", "ann")
    assert "The court" in said("replay", str(kept), "--move", "1")
    assert "outcomes come from the secret" in said("verify", str(kept))
    assert json.loads(said("verify", str(kept), "--json")) == {"true": True, "faults": [], "imported": False}


def test_a_forged_record_is_not(kept: Path) -> None:
    record = json.loads(kept.read_text())
    record["commitment"] = "00" * 32
    kept.write_text(json.dumps(record))
    result = run("verify", str(kept))
    assert result.exit_code == 1 and "commitment" in result.stderr


def test_a_seed_is_said_to_be_one(tmp_path: Path) -> None:
    path = tmp_path / "g.json"
    said("play", GAME, "--seed", "1", typed=f"save {path}\nquit\n")
    assert "seed 1" in said("verify", str(path))


def test_show_draws_and_completes_a_position(tmp_path: Path) -> None:
    position = '{"game": "um_krone_und_kragen", "active": "1-3-3-6", "owned": {"red": ["maid"]}}'
    assert "⚂ 3  ⚂ 3" in said("show", "-", "--eyes", "red", typed=position)
    found = json.loads(said("show", "-", "--json", typed=position))
    path = tmp_path / "p.json"
    path.write_text(json.dumps(found))
    assert json.loads(said("show", str(path), "--json")) == found


def test_golden_transcripts_are_made_anew(tmp_path: Path) -> None:
    path = tmp_path / GAME / "2-1.txt"
    said("replay", "--golden", str(path))
    assert path.read_text().startswith("game: um_krone_und_kragen")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_counts(jobs: str) -> None:
    found = json.loads(
        said("simulate", GAME, "--players", "3", "--games", "8", "--seed", "4", "--jobs", jobs, "--json")
    )
    keys = ("game", "players", "games", "finished", "adjudicated", "decisions", "seconds", "games_per_s")
    assert all(key in found for key in (*keys, "decisions_per_s", "lengths"))
    assert (found["games"], found["finished"], found["players"]) == (8, 8, 3)
    assert found["decisions"] == 48451, "the same seed gives the same games on any number of processes"


def test_simulate_speaks_checks_and_reports(tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    text = said("simulate", GAME, "-n", "2", "--check", "-o", "max_rounds=20", "--report", str(plot))
    assert "all laws held" in text and "95 % interval" in text and plot.read_text().startswith("<svg")


def test_simulate_with_bots_that_see_views() -> None:
    bots = json.loads(said("simulate", GAME, "-n", "1", "-o", "max_rounds=20", "--bots", "random,random", "--json"))
    assert bots["bots"] == ["random", "random"]


def test_data_are_exported_checked_and_played_with(tmp_path: Path) -> None:
    path = tmp_path / "court.json"
    said("data", GAME, "--export", str(path))
    assert "can be played with" in said("data", GAME, "--check", str(path))
    assert json.loads(said("data", GAME, "--export", "-"))["characters"][0]["id"] == "jester"
    assert '"finished":1' in said("simulate", GAME, "-n", "1", "--data", str(path), "--json")
    path.write_text(path.read_text().replace('"laborer"', '"labourer"', 1))
    result = run("data", GAME, "--check", str(path))
    assert result.exit_code == 1 and "$.characters[5].id" in result.stderr


BAD = [
    (["play", "chess"], 1, "There is no game “chess”"),
    (["play", GAME, "-p", "9"], 1, "2 to 5 players, not 9"),
    (["play", GAME, "--people", "3"], 1, "There are 2 seats"),
    (["play", GAME, "--bot", "hal"], 1, "No bot “hal” plays"),
    (["play", GAME, "-o", "king_tie"], 1, "write it as KEY=VALUE"),
    (["play", GAME, "-o", "king_tie=maybe"], 1, "it takes strict, match"),
    (["play", GAME, "--preset", "gold"], 1, "no preset “gold”"),
    (["play", GAME, "--data", "/no/such/file"], 1, "cannot be read"),
    (["play", GAME, "--seed", "1", "--save", "/no/such/folder/x"], 1, "cannot be written"),
    (["simulate", GAME, "-p", "1"], 1, "not 1"),
    (["simulate", GAME, "--bots", "a,b,c"], 2, "Name one bot"),
    (["simulate", GAME, "-n", "1", "-o", "max_rounds=20", "--report", "/no/such/folder/x.svg"], 1, "cannot be written"),
    (["replay", "/no/such/file"], 1, "cannot be read"),
    (["replay", "--golden", "x.txt"], 1, "names no transcript"),
    (["verify", "/no/such/file"], 1, "cannot be read"),
    (["show", "/no/such/file"], 1, "cannot be read"),
    (["data", GAME], 2, "Say what to do"),
    (["data", GAME, "--export", "/no/such/folder/x"], 1, "cannot be written"),
    (["bench", "--game", "chess"], 1, "There is no game"),
    (["dance"], 2, "No such command"),
]


@pytest.mark.parametrize(("arguments", "code", "sentence"), BAD, ids=[" ".join(row[0]) for row in BAD])
def test_bad_input_gets_one_sentence(arguments: list[str], code: int, sentence: str) -> None:
    result = run(*arguments, typed="1\n")
    assert result.exit_code == code and sentence in result.stderr, result.output
    assert "Traceback" not in result.stderr and not isinstance(result.exception, (KeyError, TypeError, ValueError))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("{", "not JSON"),
        ("[]", "names its game"),
        ('{"game": "chess"}', "no game"),
        ('{"game": "um_krone_und_kragen", "seats": 1.5}', "$.seats"),
        ('{"game": "um_krone_und_kragen", "seats": 9}', "players"),
        ('{"game": "um_krone_und_kragen", "options": 3}', "$.options"),
        ('{"game": "um_krone_und_kragen", "seats": [1, 2]}', "$.seats[0]"),
        ('{"game": "um_krone_und_kragen", "crowns": 3}', "unknown field"),
        ('{"game": "um_krone_und_kragen", "active": "7"}', "$.active"),
        ('{"game": "um_krone_und_kragen", "data": {}}', "characters"),
    ],
)
def test_bad_positions_get_one_sentence(content: str, sentence: str) -> None:
    result = run("show", "-", typed=content)
    assert result.exit_code == 1 and sentence in result.stderr


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"format": 1}', "\x00"])
def test_bad_records_get_one_sentence(content: str, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(content)
    for command in ("replay", "verify"):
        result = run(command, str(path))
        assert result.exit_code == 1 and len(result.stderr.strip().splitlines()) == 1


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
KEYS = [
    "seats",
    "options",
    "data",
    "active",
    "aside",
    "owned",
    "asks",
    "hand",
    "court",
    "best",
    "thrown",
    "holder",
    "x",
]


@settings(max_examples=80, deadline=None)
@given(st.dictionaries(st.sampled_from(KEYS), JSON, max_size=3))
def test_a_fuzzed_position_gives_a_drawing_or_a_sentence(fields: dict[str, Any]) -> None:
    result = run("show", "-", typed=json.dumps({"game": GAME, **fields}))
    assert result.exit_code in (0, 1) and (result.exception is None or isinstance(result.exception, SystemExit))


@settings(max_examples=30, deadline=None)
@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=12), max_size=8))
@example(["²", "٣", "9" * 30])
def test_whatever_is_typed_at_the_table_is_answered(lines: list[str]) -> None:
    typed = "\n".join(line.replace("save", "").replace("\n", " ") for line in lines)
    result = run("play", GAME, "--seed", "1", typed=typed)
    assert result.exit_code == 0, result.output
