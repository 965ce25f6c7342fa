"""The game of docs/add-a-game.md, built from the very blocks of that page, with no other file touched."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tutorial import write_blocks

LAWS = """
from regalia.core.fairness import Seed
from regalia.core.registry import game
from regalia.testing import laws
for seats in (2, 3, 4, 5):
    for seed in range(6):
        laws.check_game(game("crownfall"), seats, seed, moments=4)
    laws.check_record(game("crownfall"), seats, Seed(seats))
    laws.check_record(game("crownfall"), seats, laws.SECRET)
print("all laws hold")
"""
BOTS = """
import regalia
from regalia.bots.levels import Level, bot_of_level
table = regalia.table("crownfall", 3, seed=1)
levels = [Level("page", careless=50), Level("squire"), Level("knight", simulations=20)]
bots = [bot_of_level(level, table.game, table.terms, 1) for level in levels]
while not table.is_over:
    prompt = table.prompt(table.waiting()[0])
    assert table.play(prompt.seat, [bots[prompt.seat].choose(prompt.view, prompt)]) is None
print("finished")
"""
JUDGED = """
from regalia.bots.heuristics import heuristics_of
from regalia.bots.levels import level_in
from regalia.bots.policy import Worths
from regalia.testing import scenario
table = scenario("crownfall", "red blue green", position={"crowns": {"blue": 1}}).table
known, worths = heuristics_of("crownfall"), Worths()
policy = known.policy(table.terms)
print(type(policy).__name__, known.manner.cutoff)
print(*(level_in(table.game, level).simulations for level in ("monarch", "knight")))
policy.weigh(table.state, 0, table.state.offers(0), worths)
print(worths.of[0] < worths.of[1])
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A tree with the game of the page in it, and nothing else."""
    write_blocks(tmp_path)
    return tmp_path


def run(folder: Path, *command: str) -> str:
    """What a command prints when games and heuristics are looked for in the tree too."""
    package = folder / "src" / "regalia"
    places = {"REGALIA_GAMES": str(package / "games"), "REGALIA_HEURISTICS": str(package / "bots" / "heuristics")}
    done = subprocess.run(command, env={**os.environ, **places}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_game_keeps_all_laws(folder: Path) -> None:
    assert run(folder, sys.executable, "-c", LAWS).strip() == "all laws hold"


def test_its_scenarios_hold(folder: Path) -> None:
    tests = str(folder / "tests" / "games" / "crownfall")
    assert "3 passed" in run(folder, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", tests)


def test_every_command_knows_it(folder: Path) -> None:
    regalia = [sys.executable, "-m", "regalia.cli"]
    assert "crownfall" in run(folder, *regalia, "games")
    assert "all laws held" in run(folder, *regalia, "simulate", "crownfall", "--games", "5", "--check")
    simulated = run(folder, *regalia, "simulate", "crownfall", "--games", "5", "--json", "-p", "5")
    assert '"finished":5' in simulated


def test_bots_of_every_kind_play_it(folder: Path) -> None:
    assert run(folder, sys.executable, "-c", BOTS).strip() == "finished"


def test_bots_are_told_how_to_play_it(folder: Path) -> None:
    assert run(folder, sys.executable, "-c", JUDGED).split() == ["CrownfallPolicy", "8", "1000", "500", "True"]
