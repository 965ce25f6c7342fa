"""Bots of others in this process: by path, or by the name of an installed package; what they do wrong is a sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from regalia.bots import in_process
from regalia.bots.pipe import BotFault
from regalia.bots.registry import bot_names, is_bot, make_bot
from regalia.bots.spec import bot_called, check_spec
from regalia.cli.main import main
from regalia.core.errors import RegaliaError
from regalia.core.fairness import Seed
from regalia.core.prompt import Hearing
from regalia.core.registry import game, games
from regalia.core.table import new_table
from regalia.env import Kit, Tables
from regalia.server.worker import Ask, KeptBots

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "python_bot"
GAME = game("um_krone_und_kragen")
MODULE = """
SEEN = []

class First:
    def __init__(self, game, terms, seed):
        self.game, self.terms, self.seed = game, terms, seed
    def choose(self, view, prompt, clock=None):
        SEEN.append((view, prompt))
        return prompt.actions[0]

class Late(First):
    def choose(self, view, prompt, clock=None):
        return {}["no such key"]

class Illegal(First):
    def choose(self, view, prompt, clock=None):
        return -7

class Picky:
    def __init__(self, game, terms, seed):
        raise ValueError("I know one game only")
    def choose(self, view, prompt, clock=None):
        return 0

class Mute:
    pass

NUMBER = 3
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder one is in, with a module of bots; whatever was found is forgotten afterwards."""
    (tmp_path / "crownbots.py").write_text(MODULE)
    (tmp_path / "broken.py").write_text("import no_such_thing_at_all\n")
    (tmp_path / "spoilt.py").write_text("1 / 0\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    in_process.installed.cache_clear()
    for name in ("crownbots", "broken", "spoilt"):
        sys.modules.pop(name, None)


def run(*words: str) -> Any:
    """A command and what it says."""
    return CliRunner().invoke(main, list(words))


def named(name: str, path: Path, monkeypatch: pytest.MonkeyPatch, bot: str = "First") -> None:
    """Let a package that gives a name to a bot be installed in a folder."""
    about = path / "crownbots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: crownbots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[regalia.bots]\n{name} = crownbots:{bot}\n")
    monkeypatch.syspath_prepend(str(path))
    in_process.installed.cache_clear()


def test_a_bot_in_a_module_plays_in_the_arena() -> None:
    result = run("arena", GAME.id, "py:crownbots:First", "random", "-n", "2", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["games"] == 2 and found["faults"] == []


def test_it_plays_in_simulate_and_among_many_tables() -> None:
    result = run("simulate", GAME.id, "--bots", "py:crownbots:First,random", "-n", "2", "--json")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["finished"] == 2
    tables = Tables(Kit(GAME, 2), 2, seed=1, opponents="py:crownbots:First")
    tables.step_at_random()


def test_it_plays_in_the_terminal() -> None:
    result = run("play", GAME.id, "--people", "0", "--bot", "py:crownbots:First", "--seed", "1", "--pace", "off")
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("name", games())
def test_it_is_given_what_its_seat_may_know_and_no_state(name: str) -> None:
    played = game(name)
    table = new_table(played, played.players[0], Seed(1))
    bot, hearing, s = (
        bot_called("py:crownbots:First", played, table.terms, 1),
        Hearing(played, table.state),
        table.state,
    )
    while s.waiting:
        seat = s.seat_to_answer()
        prompt = hearing.prompt(seat)
        s.answer(seat, bot.choose(prompt.view, prompt))
    seen = sys.modules["crownbots"].SEEN
    assert seen
    for view, prompt in seen:
        assert prompt._state is None, "a copy of the table would hold every secret"
        assert all(event == event.seen_by(view.seat) for event in prompt.events)
    assert [event for _, prompt in seen for event in prompt.events], "what happened is told"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("py:crownbots", "write py:MODULE:CLASS"),
        ("py:crownbots:Fist", "“crownbots” has no “Fist”. Did you mean “First”?"),
        ("py:crownbotz:First", "There is no module “crownbotz”"),
        ("py:broken:First", "“broken” cannot be imported: No module named 'no_such_thing_at_all'"),
        ("py:spoilt:First", "ZeroDivisionError: division by zero (spoilt.py, line 1)"),
        ("py:crownbots:Mute", "a bot is a class with a method choose"),
        ("py:crownbots:NUMBER", "a bot is a class with a method choose"),
        ("py:crownbots:Picky", "does not play um_krone_und_kragen: ValueError: I know one game only"),
    ],
)
def test_what_is_no_bot_is_told_in_a_sentence(text: str, why: str) -> None:
    with pytest.raises(RegaliaError) as told:
        check_spec(text, GAME)
    assert why in str(told.value)
    result = run("arena", GAME.id, text, "random")
    assert result.exit_code == 1 and why in result.stderr and "Traceback" not in result.output


@pytest.mark.parametrize(
    ("name", "why"),
    [("Late", "KeyError: 'no such key' (crownbots.py, line"), ("Illegal", "answered -7, which is not among")],
)
def test_what_it_does_wrong_is_told_and_loses_in_the_arena(name: str, why: str) -> None:
    table = new_table(GAME, 2, Seed(1))
    prompt = table.prompt(table.waiting()[0])
    with pytest.raises(BotFault) as told:
        bot_called(f"py:crownbots:{name}", GAME, table.terms, 1).choose(prompt.view, prompt)
    assert why in str(told.value)
    found = json.loads(run("arena", GAME.id, f"py:crownbots:{name}", "random", "-n", "2", "--json").stdout)
    assert found["standings"][0]["faults"] == 2 and why in found["faults"][0]
    result = run("simulate", GAME.id, "--bots", f"py:crownbots:{name}", "-n", "1")
    assert result.exit_code == 1 and why in result.stderr and "Traceback" not in result.output


def test_an_installed_bot_is_known_by_its_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_bot("newcomer")
    named("newcomer", folder, monkeypatch)
    assert bot_names(GAME)[-1] == "newcomer" and is_bot("newcomer")
    table = new_table(GAME, 2, Seed(1))
    prompt = table.prompt(table.waiting()[0])
    assert make_bot("newcomer", GAME, table.terms, 1).choose(prompt.view, prompt) == prompt.actions[0]
    with pytest.raises(RegaliaError, match="neither simulations nor weights"):
        check_spec("newcomer:200", GAME)


@pytest.mark.parametrize("name", ["knight", "py:os:system", "Mein Bot"])
def test_no_package_takes_the_name_of_a_level_or_one_that_cannot_be_listed(
    name: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named(name, folder, monkeypatch)
    assert bot_names(GAME) == ["page", "squire", "knight", "monarch"]
    assert type(make_bot("knight", GAME, new_table(GAME, 2, Seed(1)).terms, 1)).__module__.startswith("regalia.")


@pytest.mark.parametrize("bot", ["First", "Late", "Illegal", "Picky", "NoSuchClass"])
def test_at_a_server_a_squire_answers_for_an_installed_bot_that_fails(
    bot: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    named("newcomer", folder, monkeypatch, bot)
    table = new_table(GAME, 2, Seed(1))
    seat = table.waiting()[0]
    ask = Ask(
        "newcomer", GAME.id, table.options, None, "t", seat, table.view(seat), table.prompt(seat).actions, (), 500
    )
    reply = KeptBots().answer(ask)
    assert not reply.fault and reply.action in ask.actions
    assert ("newcomer" in capfd.readouterr().err) == (bot != "First"), "whoever runs the server is told"


def test_what_is_merely_importable_has_no_name() -> None:
    """A server takes names only, so nobody can have it import something."""
    assert not is_bot("py:crownbots:First")
    with pytest.raises(RegaliaError, match="No bot"):
        make_bot("py:crownbots:First", GAME, None, 1)


def test_the_example_is_a_package_that_pip_installs(tmp_path: Path) -> None:
    target = tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(target), str(EXAMPLE)], check=True, capture_output=True)
    words = ["arena", "for_a_crown", "gambler", "page", "-n", "6", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "regalia.cli", *words],
        env={**os.environ, "PYTHONPATH": str(target)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["faults"] == [] and {each["bot"] for each in found["standings"]} == {"gambler", "page"}
