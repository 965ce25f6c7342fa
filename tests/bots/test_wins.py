"""Positions in which one answer wins: whoever searches must find it."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.bots.levels import Level, bot_of_level
from regalia.testing import Scenario, scenario

SIMULATIONS = 200


def answer(table: Scenario, seat: str, seed: int = 1) -> str:
    """What a knight of few simulations answers, in words."""
    knight = Level("knight", simulations=SIMULATIONS)
    played = table.table
    prompt = played.prompt(played.seat(seat))
    action = bot_of_level(knight, played.game, played.terms, seed).choose(prompt.view, prompt)
    return played.game.spell(prompt.view, action)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_seventh_three_beats_seven_twos(seed: int) -> None:
    """The last throw of all: red holds the king with seven twos."""
    position: dict[str, Any] = {
        "final": True,
        "first_king": "blue",
        "holder": "red",
        "best": [7, 2],
        "in_turn": "blue",
        "aside": "3-3-3-3-3-3",
        "active": "1-3",
    }
    table = scenario("um_krone_und_kragen", position=position)
    while table.table.state.waiting:
        table.play(f"blue: {answer(table, 'blue', seed)}")
    assert table.places()[0] == "blue"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_crown_that_is_to_be_fourth_goes_home_first(seed: int) -> None:
    """Both can come home now, and the order of the moves is the order of the circles."""
    position = {
        "knights": "R#1 B#2 G#3 W2< Y3<",
        "orders": {"P1": "RBGYW", "P2": 6},
        "treasures": {"P1": "R1", "P2": "B4 W4 G4"},
    }
    table = scenario("royaume_des_5_couronnes", "P1 P2", position=position, luck=["6-4"])
    table.play("P1: roll", "P2: silent")
    assert answer(table, "P1", seed).startswith("move yellow")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_last_tax_makes_the_king_win(seed: int) -> None:
    """The king of three castles taxes in the last turn of all; without it he is second."""
    position: dict[str, Any] = {
        "asks": "tax",
        "king": "P3",
        "in_turn": "P3",
        "round": 100,
        "castles": {"P3": ["A:0,0", "A:3,3", "A:6,4"]},
        "vp": {"P1": 44, "P3": 29},
        "hands": {"P3": []},
        "deck": 0,
        "discard": 0,
    }
    options = {"first_king": "castle_and_town", "assembly": "preset", "max_rounds": 100, "hidden_vp": False}
    table = scenario("krone_und_schwert", "P1 P2 P3", options, position)
    assert answer(table, "P3", seed) == "tax"
