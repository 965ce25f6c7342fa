"""Ordinary moves, and doubles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.testing import Scenario, scenario

GAME = "royaume_des_5_couronnes"
FOUR = "P1 P2 P3 P4"


def table(luck: Sequence[int | str] = (), *, options: dict[str, object] | None = None, **position: Any) -> Scenario:
    """Four princes, P1 in turn, and the position named."""
    return scenario(GAME, FOUR, options, position, luck)


def test_one_free_knight_has_the_choice_of_the_die() -> None:
    """Nothing else, and one move only."""
    stuck = table(["2-6", "trap", "weapon"], knights="R20> B5> G6> Y7> W8>", path=dict.fromkeys((5, 6, 7, 8), "trap"))
    stuck.play("P1: roll")
    assert stuck.offers("P1") == ["move red 2", "move red 6"]
    stuck.refuses("P1: move blue 2", because="RC-R74")
    stuck.play("P1: move red 2")
    assert stuck.in_turn == "P2"


def test_a_space_is_covered_at_once() -> None:
    """The second knight lands on the card that covered the space of the first."""
    moved = table(["6-3", "treasure", "trap", "monster"], knights="R10> Y7>")
    moved.play("P1: roll", "P1: move red 6")
    assert moved.path["10"] == "treasure" and moved.path["16"] == "down"
    moved.play("P1: move yellow 3")
    assert moved.path["7"] == "trap" and moved.blocked == ["red"] and moved.knights["red"] == "16>"
    assert moved.treasures["P1"] == {"yellow": 1} and moved.path["10"] == "bare"


def test_a_space_with_a_knight_is_not_covered() -> None:
    """The other order: red leaves while yellow is there, and yellow meets nothing."""
    moved = table(["6-3", "treasure", "monster"], knights="R10> Y7>")
    moved.play("P1: roll", "P1: move yellow 3", "P1: move red 6")
    assert moved.path["7"] == "treasure" and moved.path["10"] == "bare"
    assert moved.blocked == ["red"] and moved.treasures["P1"] == {}


def meeting(card: str, **more: Any) -> Scenario:
    """Red and yellow both come to space 13."""
    met = table(["3-5", "trap", "monster", card], knights="R10> Y8>", power={"P1": 2}, **more)
    met.play("P1: roll", "P1: move red 3", "P1: move yellow 5")
    assert met.path["10"] == "trap" and met.path["8"] == "monster"
    return met


def test_the_first_takes_the_card() -> None:
    """The second meets a bare space."""
    met = meeting("weapon")
    assert met.power["P1"] == 3 and met.rejet == {"weapon": 1} and met.path["13"] == "bare"
    assert met.knights["red"] == met.knights["yellow"] == "13>" and met.blocked == []


def test_the_second_may_take_what_the_first_could_not() -> None:
    """The bank has no red pawn, but a yellow one."""
    met = meeting("treasure", treasures={"P2": "R7"})
    assert met.treasures["P1"] == {"yellow": 1} and met.path["13"] == "bare"


def test_a_monster_blocks_both() -> None:
    """There is no fight now."""
    assert meeting("monster").blocked == ["red", "yellow"]


def test_a_weapon_that_could_not_be_taken_waits_for_a_later_arrival() -> None:
    """Full power leaves it; no card covers it when the knight leaves; a prince with less power takes it."""
    luck = ["3-1", "trap", "trap", "weapon", "treasure", "2-1", "treasure", "treasure", "1-2", "monster", "trap"]
    left = table(luck, knights="R10> B11>", power={"P1": 3, "P2": 1})
    left.play("P1: roll", "P1: move red 3", "P1: move blue 1")
    assert left.power["P1"] == 3 and left.path["13"] == "weapon" and left.blocked == []
    left.play("P2: roll", "P2: move red 2", "P2: move yellow 1")
    assert left.path["13"] == "weapon" and left.knights["red"] == "15>"
    left.play("P3: roll", "P3: move blue 1", "P3: move green 2")
    assert left.power["P3"] == 1 and left.path["13"] == "bare" and left.rejet["weapon"] == 1


def test_who_joins_a_blocked_knight_is_blocked() -> None:
    """No fight now."""
    joined = table(["3-1", "weapon", "weapon"], knights="G10> R7>", path={10: "monster"})
    joined.play("P1: roll", "P1: move red 3", "P1: move blue 1")
    assert joined.blocked == ["red", "green"]


def test_passing_has_no_effect() -> None:
    """Red passes the monster and green."""
    passed = table(["5-1", "trap", "weapon", "trap"], knights="G10> R7>", path={10: "monster"})
    passed.play("P1: roll", "P1: move red 5", "P1: move white 1")
    assert passed.knights["red"] == "12>" and passed.power["P1"] == 1 and "green" in passed.blocked


def test_an_open_trap_without_a_knight_still_blocks() -> None:
    """Red lands on it."""
    fell = table(["3-1", "weapon", "weapon"], knights="R10>", path={13: "trap"})
    fell.play("P1: roll", "P1: move red 3", "P1: move white 1")
    assert fell.blocked == ["red"]


def test_an_empty_talon_is_made_from_the_rejet() -> None:
    """Shuffled when a card is needed; then the top card covers the space."""
    emptied = table(["3-1", "weapon"], knights="R10>", talon=0, rejet=["trap", "weapon", "treasure"])
    emptied.play("P1: roll", "P1: move red 3")
    assert emptied.path["10"] == "weapon" and emptied.talon == 2 and emptied.rejet == {}
    assert emptied.reshuffled == {"trap": 1, "treasure": 1}


def test_the_wizard_frees_without_a_roll() -> None:
    """The trap goes to the rejet, its other knight is free, no power is gained, no second knight moves."""
    sent = table(["4-4", "treasure"], knights="R8> G8>", path={8: "trap"}, power={"P1": 1})
    sent.play("P1: roll", "P1: wizard red forward")
    assert sent.power["P1"] == 1 and sent.blocked == [] and sent.path["8"] == "bare"
    assert sent.treasures["P1"] == {"red": 1} and sent.rejet == {"trap": 1, "treasure": 1}
    assert sent.knights["red"] == "16>" and sent.in_turn == "P2"


def test_the_wizard_sends_a_knight_back() -> None:
    """The space it left is covered, and the arrival is resolved."""
    sent = table(["3-3", "monster", "weapon"], knights="R8>", path={8: "trap"}, power={"P1": 3})
    sent.play("P1: roll", "P1: wizard red back")
    assert sent.rejet == {"trap": 1} and sent.path["8"] == "monster"
    assert sent.knights["red"] == "2>" and sent.path["2"] == "weapon" and sent.blocked == []


def test_a_crowned_knight_goes_back_no_farther_than_the_lair() -> None:
    """It rests there without a fight and leaves with any move, still crowned."""
    sent = table(["5-5", "monster", "4-2"], knights="R35<")
    sent.play("P1: roll", "P1: wizard red back")
    assert sent.knights["red"] == "lair<" and sent.path["35"] == "monster" and sent.blocked == []
    sent.play("P2: roll", "P2: move red 4")
    assert sent.knights["red"] == "37<"


def test_back_to_the_castle_at_most() -> None:
    """Outbound and free; the space is covered."""
    sent = table(["6-6", "trap"], knights="R4>")
    sent.play("P1: roll", "P1: wizard red back")
    assert sent.knights["red"] == "0>" and sent.path["4"] == "trap" and sent.blocked == []


def test_whom_the_wizard_may_send_where() -> None:
    """Blocked or free, but never a knight that is home, and never back by no step."""
    sent = table(["1-1"], knights="R8> B@L< G#1 Y0> W20>", path={8: "trap"})
    sent.play("P1: roll")
    assert sent.offers("P1") == [
        "wizard red forward",
        "wizard red back",
        "wizard blue forward",
        "wizard yellow forward",
        "wizard white forward",
        "wizard white back",
    ]
    sent.refuses("P1: wizard blue back", because="RC-R35")
    sent.refuses("P1: wizard green forward", because="RC-R33")
    sent.refuses("P1: move white 1", because="RC-R32")
