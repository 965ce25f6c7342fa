"""Set-up, the opening, the Witch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.testing import Scenario, scenario

GAME = "royaume_des_5_couronnes"
FOUR = "P1 P2 P3 P4"


def table(luck: Sequence[int | str] = (), *, options: dict[str, object] | None = None, **position: Any) -> Scenario:
    """Four princes, P1 in turn, and the position named."""
    return scenario(GAME, FOUR, options, position, luck)


def opening(*luck: int | str) -> Scenario:
    """A new game of four; P1 is game master."""
    return scenario(GAME, FOUR, setup=["P1", "RBGYW", "order 2", "order 3", "order 4"], luck=luck)


def test_set_up() -> None:
    """Forty cards face down, twenty in the talon, four different orders; the game master may only roll."""
    new = opening()
    assert set(new.path.values()) == {"down"} and len(new.path) == 40
    assert new.talon == 20 and new.rejet == {}
    assert new.view().unseen == {"trap": 9, "monster": 21, "weapon": 15, "treasure": 15}
    assert new.view().power_bank == 15 and set(new.bank.values()) == {7}
    assert len(set(new.orders.values())) == 4
    assert set(new.knights.values()) == {"0>"}
    assert new.gm == new.in_turn == "P1" and new.asks("P1", "phase a")
    assert new.offers("P1") == ["roll"]


def test_two_knights_move_and_two_cards_are_turned() -> None:
    """A weapon gives power and goes to the rejet; a monster blocks without a fight; the castle is not covered."""
    new = opening("5-3", "weapon", "monster")
    new.play("P1: roll", "P1: move red 5", "P1: move blue 3")
    assert new.power["P1"] == 1 and new.knights["red"] == "5>" and new.path["5"] == "bare"
    assert new.rejet == {"weapon": 1} and new.path["3"] == "monster"
    assert new.blocked == ["blue"] and new.talon == 20
    assert new.in_turn == "P2" and new.luck_left == 0


def test_every_free_knight_by_either_die_and_no_pass() -> None:
    """Ten first moves, then four second ones."""
    new = opening("5-3")
    new.play("P1: roll")
    assert len(new.offers("P1")) == 10 and all(move.startswith("move") for move in new.offers("P1"))
    new.refuses("P1: pass", because="RC-R25")
    new.play("P1: move red 5")
    assert new.offers("P1") == [f"move {knight} 3" for knight in ("blue", "green", "yellow", "white")]
    new.refuses("P1: pass", because="must-move")


def test_caught_by_the_witch_without_treasure() -> None:
    """The turn is over and no knight has moved."""
    new = opening("3-4")
    new.play("P1: roll", "P3: call witch")
    assert new.in_turn == "P2" and set(new.knights.values()) == {"0>"}


def test_not_seen_not_caught() -> None:
    """After the first move nobody can call any more."""
    new = opening("3-4")
    new.play("P1: roll", "P1: move red 4")
    new.refuses("P3: call witch", because="not-asked")
    assert new.offers("P1") == [f"move {knight} 3" for knight in ("blue", "green", "yellow", "white")]


def test_the_fine_is_paid_and_the_dice_are_played() -> None:
    """The payer chooses the colour; the pawn goes back to the bank."""
    caught = table(["6-1"], treasures={"P1": {"red": 1, "green": 2}})
    caught.play("P1: roll", "P2: call witch")
    assert caught.asks("P1", "pay") and caught.offers("P1") == ["pay red", "pay green"]
    caught.play("P1: pay green")
    assert caught.treasures["P1"] == {"red": 1, "green": 1} and caught.bank["green"] == 6
    assert len(caught.offers("P1", "move")) == 10
    caught.refuses("P3: call witch", because="not-asked")


def test_a_needless_call_does_nothing() -> None:
    """No effect and no penalty."""
    calm = table(["6-2", "trap", "trap"], treasures={"P1": "R1"})
    calm.play("P1: roll", "P2: call witch")
    assert calm.treasures["P1"] == {"red": 1} and len(calm.offers("P1")) == 10
    assert calm.view("P3").called == (1,)
    calm.refuses("P2: silent", because="not-asked")
    calm.play("P1: move red 6", "P1: move blue 2")


def test_caught_with_a_single_free_knight() -> None:
    """The fine must be paid; then the one free knight moves by one die, and the other die is lost."""
    caught = table(
        ["3-4", "weapon", "weapon"],
        treasures={"P1": "B1"},
        knights="R20> B5> G6> Y7> W8>",
        path=dict.fromkeys((5, 6, 7, 8), "monster"),
    )
    caught.play("P1: roll", "P4: call witch")
    assert caught.offers("P1") == ["pay blue"]
    caught.refuses("P1: move red 3", because="RC-R42")
    caught.play("P1: pay blue")
    assert caught.offers("P1") == ["move red 3", "move red 4"]
    caught.play("P1: move red 4")
    assert caught.in_turn == "P2" and caught.knights["red"] == "24>"


def test_a_view_holds_no_secret() -> None:
    """One's own order, not the other's; no face of a card that lies face down; size of the talon, the whole rejet."""
    two = scenario(GAME, "P1 P2", position={"orders": {"P1": 1, "P2": 7}, "rejet": "trap weapon"})
    seen = two.view("P2")
    assert seen.order == "BYRGW" and seen.orders == ("", "BYRGW")
    assert set(seen.path) == {"down"} and seen.talon == 18 and seen.rejet == {"trap": 1, "weapon": 1}
    assert two.view().orders == ("", "") and two.view().order == ""
