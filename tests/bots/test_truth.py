"""No shipped judgement is worse than equal chances, in any quarter of a game, for any number of seats, at any level.

The games lie in `held_out`; nobody has learned from them. `docs/search.md` has the command that makes them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from regalia.arena.calibration import Calibration, Forecast, calibrated, forecasts
from regalia.arena.lessons import read_lessons, tables_of
from regalia.bots.weights import Weights, weights_of
from regalia.core.registry import games

HELD_OUT = Path(__file__).parent / "held_out"
MOST_BYTES = 200_000  # of all files together
MOST_GAMES = 1_000_000  # of a file


def truth(name: str, weights: Weights) -> dict[str, Calibration]:
    """How true weights are about the games held out."""
    return calibrated(said(name, weights))


def said(name: str, weights: Weights) -> Iterator[Forecast]:
    """What weights say about the games of all files; games of different files have different numbers."""
    policy = tables_of(name).policy(weights)
    for number, path in enumerate(sorted(HELD_OUT.glob(f"{name}-*.jsonl"))):
        for each in forecasts(*read_lessons(path), policy):
            yield each._replace(game=each.game + number * MOST_GAMES)


def worse_than_even(found: dict[str, Calibration]) -> dict[str, float]:
    """Where the winners surprise more than they would if all chances were equal, beyond what few games leave open."""
    return {where: each.gain.mean for where, each in found.items() if each.gain.mean > each.gain.half}


@pytest.mark.parametrize("name", list(games()))
def test_no_judgement_is_worse_than_equal_chances(name: str) -> None:
    found = truth(name, weights_of(name))
    assert {f"quarter {n}" for n in range(1, 5)} <= set(found), "all of the game is looked at"
    assert {f"{seats} seats" for seats in games()[name].players} <= set(found)
    assert {"monarch:30", "squire"} <= set(found)
    assert not worse_than_even(found)


def test_a_promise_of_games_of_the_policy_is_found_out() -> None:
    plain = msgspec.structs.replace(weights_of("for_a_crown"), learned=None)
    assert worse_than_even(truth("for_a_crown", plain)), "this one flatters whoever leads"


def test_the_games_held_out_are_few() -> None:
    assert sum(path.stat().st_size for path in HELD_OUT.iterdir()) < MOST_BYTES
