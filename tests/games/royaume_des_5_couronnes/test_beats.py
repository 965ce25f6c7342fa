"""What people must see on the way: dice, the Wizard, cards turned up, fights and duels, a crown brought home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.testing import Scenario, scenario
from regalia.testing.beats import moments

GAME = "royaume_des_5_couronnes"
FOUR = "P1 P2 P3 P4"
GREEN = 2
LAIR = 41


def table(luck: Sequence[int | str] = (), *, options: dict[str, object] | None = None, **position: Any) -> Scenario:
    """Four princes, P1 in turn, and the position named."""
    return scenario(GAME, FOUR, options, position, luck)


def test_the_dice_are_seen_although_the_witch_ends_the_turn() -> None:
    """A seven, no treasure to pay with: P2 is asked next, and the dice are gone."""
    caught = table(["6-1"], options={"witch": "auto"})
    caught.play("P1: roll")
    [(_, view)] = moments(caught.table)
    assert view.dice == (6, 1) and view.in_turn == 0
    assert caught.view().dice == () and caught.in_turn == "P2"


def test_the_wizard_has_moved_before_the_dragon_rolls() -> None:
    """The knight stands in the lair; a tie is rolled again; then it is thrown back."""
    thrown = table(["6-6", "trap", "D6/5", "D9/2"], knights="G34>", path={35: "treasure"}, power={"P1": 1})
    thrown.play("P1: roll", "P1: wizard green forward")
    _, (wizard, moved), (first, tie), (second, roll) = moments(thrown.table)
    assert moved.spaces[GREEN] == tie.spaces[GREEN] == roll.spaces[GREEN] == LAIR
    assert moved.path[33] == "trap" and len({wizard, first, second}) == 3
    assert thrown.knights["green"] == "35>"


def test_a_card_turned_up_is_seen_before_it_is_used_up() -> None:
    """A weapon: it lies open, then it is a power pawn and the space is bare."""
    found = table(["5-3", "trap", "trap", "weapon", "monster"], knights="R8> B20>", path={8: "bare", 20: "bare"})
    found.play("P1: roll", "P1: move red 5", "P1: move blue 3")
    cards = [(view.path[12], view.path[22], view.power[0]) for _, view in moments(found.table)]
    assert ("weapon", "down", 0) in cards and ("bare", "monster", 1) in cards


def test_the_rolls_of_a_fight_are_seen_before_the_monster_is_gone() -> None:
    """Equal totals are rolled again by both."""
    won = table(["M6/5", "M9/9"], knights="R8>", path={8: "monster"}, power={"P1": 1})
    won.play("P1: free red")
    (first, tie), (second, roll) = moments(won.table)
    assert first != second and tie.path[7] == roll.path[7] == "monster" and won.path["8"] == "bare"


def test_the_roll_of_an_escape_is_seen() -> None:
    freed = table(["T7"], knights="R8>", path={8: "trap"})
    freed.play("P1: free red")
    [(_, view)] = moments(freed.table)
    assert view.blocked[0] and freed.blocked == []


def test_the_rolls_of_a_duel_are_seen_before_power_changes_hands() -> None:
    lost = table(["U2/12"], power={"P1": 3}, treasures={"P2": "G2"})
    lost.play("P1: duel P2")
    (_, view), *_ = moments(lost.table)
    assert view.power[:2] == (3, 0) and lost.power == {"P1": 2, "P2": 1, "P3": 0, "P4": 0}


def ending() -> Scenario:
    """The fourth crown comes home; three have equal points, and of them two roll again."""
    position = {
        "knights": "R#1 B#2 G#3 W2< Y30>",
        "orders": {"P1": "GYWRB", "P2": "YWRBG", "P3": "BYRGW"},
        "treasures": {"P1": "R1", "P2": "B1", "P3": "G1"},
        "power": {"P1": 1, "P2": 3},
    }
    over = scenario(GAME, "P1 P2 P3", position=position, luck=["6-4", "trap", "trap", 9, 7, 8, 4, 1])
    over.play("P1: roll", "P1: move white 6", "P1: move yellow 4")
    return over


def test_a_crown_brought_home_is_seen_before_the_orders_are_shown() -> None:
    """The fourth one ends the game at once; until then every order is its owner's own."""
    over = ending()
    _, (_, home), *_ = moments(over.table)
    assert over.is_over and home.circles == (1, 2, 3, 0, 4)
    assert home.orders == ("", "", "") and home.points == () and home.king is None


def test_the_final_duel_is_seen_roll_by_roll() -> None:
    """RC-R61: the orders lie open, and nobody is King yet."""
    over = ending()
    *_, (_, first), (_, second) = moments(over.table)
    assert all(first.orders) and first.king is second.king is None and over.king == "P1"
