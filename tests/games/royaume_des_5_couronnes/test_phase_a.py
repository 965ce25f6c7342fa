"""Attempts, and duels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.testing import Scenario, scenario

GAME = "royaume_des_5_couronnes"
FOUR = "P1 P2 P3 P4"


def table(luck: Sequence[int | str] = (), *, options: dict[str, object] | None = None, **position: Any) -> Scenario:
    """Four princes, P1 in turn, and the position named."""
    return scenario(GAME, FOUR, options, position, luck)


def in_trap(power: int, *luck: int | str) -> Scenario:
    """Red in a trap on space 8."""
    return table(luck, knights="R8>", path={8: "trap"}, power={"P1": power})


def with_monster(power: int, *luck: int | str, **more: Any) -> Scenario:
    """Red before a monster on space 8."""
    return table(luck, knights="R8>", path={8: "monster"}, power={"P1": power}, **more)


def all_blocked(power: int, *luck: int | str) -> Scenario:
    """Every knight before a card that holds it."""
    cards = {8: "trap", 9: "monster", 10: "monster", 11: "monster", 12: "trap"}
    knights = "R8> B9> G10> Y11> W12>"
    return table(luck, knights=knights, path=cards, power={"P1": power}, treasures={"P2": "R2"})


def test_seven_is_enough() -> None:
    """The knight is free on a bare space, the prince has gained power, and phase A goes on."""
    freed = in_trap(0, "T7")
    freed.play("P1: free red")
    assert freed.power["P1"] == 1 and freed.path["8"] == "bare" and freed.rejet == {"trap": 1}
    assert freed.knights["red"] == "8>" and freed.blocked == [] and freed.asks("P1", "phase a")


def test_power_is_added() -> None:
    """5 + 2 = 7."""
    freed = in_trap(2, "T5")
    freed.play("P1: free red")
    assert freed.power["P1"] == 3 and freed.blocked == []


def test_failure_costs_a_power_pawn_and_the_dice_follow() -> None:
    """5 + 1 = 6: attempts and duels are no longer offered."""
    failed = in_trap(1, "T5", "6-2")
    failed.play("P1: free red")
    assert failed.power["P1"] == 0 and failed.asks("P1", "first move")
    failed.refuses("P1: free red", because="RC-R11")
    failed.refuses("P1: duel P2", because="already-rolled")


def test_failure_without_power_ends_the_turn() -> None:
    """Trap and knight stay as they are."""
    failed = in_trap(0, "T6")
    failed.play("P1: free red")
    assert failed.in_turn == "P2" and failed.path["8"] == "trap" and failed.blocked == ["red"]


def test_nobody_has_more_than_three_power_pawns() -> None:
    """4 + 3 = 7, and nothing is gained."""
    freed = in_trap(3, "T4")
    freed.play("P1: free red")
    assert freed.power["P1"] == 3 and freed.blocked == []


def test_a_tie_is_rolled_again() -> None:
    """6 = 5 + 1, then 10 beats 9."""
    won = with_monster(1, "M6/5", "M9/9")
    won.play("P1: free red")
    assert won.power["P1"] == 2 and won.rejet == {"monster": 1} and won.luck_left == 0


def test_after_a_failed_attempt_there_is_no_duel() -> None:
    """11 < 12: one power pawn is lost and the dice are rolled."""
    lost = with_monster(3, "M12/8", "6-2", treasures={"P2": "G2"})
    assert "duel P2" in lost.offers("P1")
    lost.play("P1: free red")
    assert lost.power["P1"] == 2 and lost.asks("P1", "first move")
    lost.refuses("P1: duel P2", because="already-rolled")


def test_one_fights_for_all() -> None:
    """Three knights are free, and only one power pawn is gained."""
    won = table(["M4/3"], knights="R8> G8> W8<", path={8: "monster"}, power={"P1": 2})
    won.play("P1: free white")
    assert won.blocked == [] and won.power["P1"] == 3 and won.path["8"] == "bare"


def test_with_all_knights_blocked_an_attempt_is_compulsory() -> None:
    """Exactly five attempts; neither the dice nor a duel."""
    stuck = all_blocked(3)
    assert stuck.offers("P1") == [f"free {knight}" for knight in ("red", "blue", "green", "yellow", "white")]
    stuck.refuses("P1: roll", because="RC-R8")
    stuck.refuses("P1: duel P2", because="all-blocked")
    stuck.refuses("P1: pass", because="all-blocked")


def test_all_blocked_and_failed() -> None:
    """A power pawn is paid and the turn is over all the same."""
    stuck = all_blocked(3, "T3")
    stuck.play("P1: free red")
    assert stuck.power["P1"] == 2 and stuck.in_turn == "P2"


def test_a_first_success_opens_the_way_to_the_dice() -> None:
    """The one free knight moves by one die; the other is lost."""
    stuck = all_blocked(0, "T9", "M9/4", "1-5", "weapon", "treasure")
    stuck.play("P1: free red")
    assert stuck.power["P1"] == 1
    stuck.play("P1: free blue")
    assert stuck.power["P1"] == 0 and stuck.offers("P1") == ["move red 1", "move red 5"]
    stuck.play("P1: move red 5")
    assert stuck.knights["red"] == "13>" and stuck.path["8"] == "weapon" and stuck.in_turn == "P2"


def test_power_won_in_the_same_phase_allows_a_duel() -> None:
    """6 + 2 = 8: now there are three."""
    freed = table(["T6"], knights="R8>", path={8: "trap"}, power={"P1": 2}, treasures={"P2": "B1"})
    assert "duel P2" not in freed.offers("P1")
    freed.play("P1: free red")
    assert freed.offers("P1") == ["duel P2", "roll"]


def test_a_duel_won_and_a_duel_lost() -> None:
    """All of one colour for the winner; one pawn and one power pawn for him who wins against the challenger."""
    fought = table(
        ["U6/7", "U5/11"],
        power={"P1": 3, "P2": 1, "P3": 2},
        treasures={"P1": "R1", "P2": "G3 Y1", "P3": "W2"},
    )
    fought.play("P1: duel P2", "P1: take green")
    assert fought.treasures["P1"] == {"red": 1, "green": 3} and fought.treasures["P2"] == {"yellow": 1}
    assert fought.power["P2"] == 1
    fought.play("P1: duel P3")
    assert fought.asks("P3", "excuse") and fought.offers("P3") == ["excuse red", "excuse green"]
    fought.play("P3: excuse green")
    assert fought.treasures["P1"] == {"red": 1, "green": 2} and fought.treasures["P3"] == {"green": 1, "white": 2}
    assert fought.power == {"P1": 2, "P2": 1, "P3": 3, "P4": 0} and fought.in_turn == "P2"


def test_a_power_pawn_too_many_goes_to_the_bank() -> None:
    """No treasure moves where there is none, and nobody is asked."""
    lost = table(["U2/9"], power={"P1": 3, "P2": 3}, treasures={"P2": "B2"})
    lost.play("P1: duel P2")
    assert lost.power["P1"] == 2 and lost.power["P2"] == 3
    assert lost.treasures["P2"] == {"blue": 2} and lost.asks("P2", "phase a")


def test_a_tied_duel_is_rolled_again() -> None:
    """11 = 11, then 10 > 8."""
    won = table(["U8/9", "U7/6"], power={"P1": 3, "P2": 2}, treasures={"P2": "B2"})
    won.play("P1: duel P2", "P1: take blue")
    assert won.treasures["P1"] == {"blue": 2} and won.power["P1"] == 3 and won.power["P2"] == 2


def test_duels_close_the_attempts() -> None:
    """Each opponent once a turn, and only those with treasure."""
    won = table(
        ["U12/1"],
        power={"P1": 3},
        treasures={"P2": "B2 W1", "P4": "G1"},
        knights="Y8>",
        path={8: "monster"},
    )
    won.play("P1: duel P2", "P1: take blue")
    assert won.offers("P1") == ["duel P4", "roll"]
    won.refuses("P1: duel P2", because="RC-R22")
    won.refuses("P1: duel P3", because="RC-R20")
    won.refuses("P1: free yellow", because="RC-R13")


def test_no_duel_without_full_power() -> None:
    """Two power pawns are not enough."""
    weak = table(power={"P1": 2}, treasures={"P2": "B2"})
    assert weak.offers("P1") == ["roll"]
    weak.refuses("P1: duel P2", because="too-little-power")
