"""The check of a bot, on good ones and on bad ones, and our own bots behind the pipe."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from regalia.bots.conformance import Finding, check
from regalia.cli.main import main
from regalia.core.registry import game, games
from tests.bots.lines import FIRST, program

ROOT = Path(__file__).parents[2]
QUICK = game("for_a_crown")


def findings(command: str, limit: float = 10.0) -> list[Finding]:
    """What the check of one game says."""
    return list(check(command, [QUICK], 1, limit))


def faults(command: str, limit: float = 10.0) -> list[str]:
    """What is wrong with a bot."""
    return [each.sentence for each in findings(command, limit) if each.what == "fault"]


def test_the_example_in_python_is_sound_in_every_game() -> None:
    command = shlex.join([sys.executable, str(ROOT / "examples" / "bot.py")])
    found = list(check(command, list(games().values()), 1, 10.0))
    assert [each.what for each in found] == ["ok"] * (len(games()) + 6), found


@pytest.mark.skipif(shutil.which("sh") is None, reason="there is no shell")
def test_the_example_for_the_shell_is_sound() -> None:
    assert {each.what for each in findings(shlex.join(["sh", str(ROOT / "examples" / "bot.sh")]))} == {"ok"}


def test_our_own_bots_speak_the_protocol() -> None:
    command = shlex.join([sys.executable, "-m", "regalia.cli", "bot", "serve", "random"])
    assert {each.what for each in findings(command)} == {"ok"}


def test_a_bot_that_counts_wrong(tmp_path: Path) -> None:
    said = faults(program(tmp_path, "print('{\"action\": 123456}', flush=True)"))
    assert "for_a_crown: 123456 is not among the actions" in said[0]
    assert said[1] == "It played no game as it should, so nothing else was tried."


def test_a_bot_that_declines_all_games(tmp_path: Path) -> None:
    found = findings(program(tmp_path, hello='print(\'{"error": "not today"}\', flush=True)'))
    assert found[0] == Finding("remark", "for_a_crown: It does not play: not today")
    assert found[1].what == "fault"


def test_a_bot_that_stumbles_over_unknown_fields(tmp_path: Path) -> None:
    said = faults(program(tmp_path, f"len(message) == 6 or os._exit(4); {FIRST}"))
    assert said == [
        "Messages with unknown fields, and a message of an unknown type, are to be passed over. "
        "Its process ended with code 4."
    ]


def test_a_bot_that_does_not_heed_the_time(tmp_path: Path) -> None:
    slow = "message['left_ms'] < 300 and time.sleep(5); "
    assert faults(program(tmp_path, slow + FIRST)) == [
        "A quarter of a second is left for an answer. No answer within 0.35 s."
    ]


def test_a_bot_that_does_not_end(tmp_path: Path) -> None:
    said = faults(program(tmp_path, after="time.sleep(30)"))
    assert said == ["Told to quit, it did not end within 2 s.", "When its input ended, it did not end within 2 s."]


def test_a_bot_that_ends_badly(tmp_path: Path) -> None:
    assert faults(program(tmp_path, after="sys.exit(5)")) == ["Told to quit, it ended with code 5, not 0."]


def test_a_bot_that_does_not_go_by_its_seed(tmp_path: Path) -> None:
    any_of_them = "message['actions'][int.from_bytes(os.urandom(4), 'little') % len(message['actions'])]['action']"
    loose = f"print(json.dumps({{'action': {any_of_them}}}), flush=True)"
    assert "remark" in {each.what for each in findings(program(tmp_path, loose))}


def test_the_command_says_it_and_ends_with_a_code(tmp_path: Path) -> None:
    good = program(tmp_path)
    result = CliRunner().invoke(main, ["bot", "check", good, "--game", QUICK.id, "-n", "1"])
    assert result.exit_code == 0 and result.stdout.count("✓") == 7, result.output
    bad = program(tmp_path, "print('{}', flush=True)")
    result = CliRunner().invoke(main, ["bot", "check", bad, "--game", QUICK.id, "-n", "1", "--json"])
    assert result.exit_code == 1 and json.loads(result.stdout)[0]["what"] == "fault"


def test_serving_a_bot_that_is_not_there() -> None:
    result = CliRunner().invoke(main, ["bot", "serve", "hal"])
    assert result.exit_code == 1 and "None of our bots is called “hal”" in result.stderr


def test_serving_declines_what_it_cannot_play() -> None:
    hello = {"type": "hello", "protocol": 1, "game": "chess", "version": 1, "options": {}, "data": None}
    lines = [{**hello, "seats": 2, "seat": 0, "seed": 1}, {"type": "unheard of"}, {"type": "quit"}]
    typed = "".join(json.dumps(line) + "\n" for line in lines)
    result = CliRunner().invoke(main, ["bot", "serve", "random"], input=typed)
    assert "There is no game “chess”" in json.loads(result.stdout)["error"]
