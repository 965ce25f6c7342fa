"""What an answer ends or touches for good."""

from __future__ import annotations

from typing import Any

from regalia.core.registry import game
from regalia.testing import Scenario
from tests.games.royaume_des_5_couronnes.test_told import GAME, table

HELD: dict[str, Any] = {"knights": "R8> B9>", "path": {8: "trap", 9: "monster"}}


def lasting(at: Scenario) -> dict[str, str]:
    """What each answer of P1 ends or touches."""
    view = at.view("P1")
    return {each.text: game(GAME).lasting(view, each.act) for each in at.table.prompt(0).choices}


def test_whatever_rolls_dice_is_up_to_luck() -> None:
    found = lasting(table(**HELD, power={"P1": 3}, treasures={"P2": "B1"}))
    assert {"free red", "duel P2", "roll"} <= set(found) and set(found.values()) == {"luck"}


def test_of_two_dice_the_second_ends_the_turn() -> None:
    first = table(dice="5-2", knights="R1> B2>")
    assert lasting(first)["move green 5"] == ""
    first.play("P2: silent", "P3: silent", "P4: silent", "P1: move green 5")
    assert set(lasting(first).values()) == {"turn"}


def test_a_space_left_bare_gets_a_card_by_luck() -> None:
    bare = table(dice="5-2", knights="R1>", path={1: "bare"})
    assert (lasting(bare)["move red 5"], lasting(bare)["move blue 5"]) == ("luck", "")


def test_the_wizard_and_the_only_free_knight_end_the_turn() -> None:
    assert set(lasting(table(dice="3-3")).values()) == {"turn"}
    stuck: dict[str, Any] = {"knights": "R1> B2> G3> Y4>", "path": dict.fromkeys(range(1, 5), "trap")}
    assert set(lasting(table(dice="5-2", **stuck)).values()) == {"turn"}
