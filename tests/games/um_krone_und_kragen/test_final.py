"""The king, the final round and the places, case by case."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.bag import bag_of
from regalia.games.um_krone_und_kragen.court import combination, group_face, group_size
from regalia.games.um_krone_und_kragen.words import GAME_ENDS, KING_UNBEATEN
from regalia.testing import Scenario, scenario

KRAGEN = "um_krone_und_kragen"
SEATS = "s0 s1 s2 s3"

# four courts that can throw 5, 8, 8 and 8 dice, and all cards of them are in the box
COURTS = {
    "s0": ["jester", "farmer", "laborer"],
    "s1": ["farmer", "charlatan", "general"],
    "s2": ["charlatan", "general", "laborer", "guard"],
    "s3": ["charlatan", "farmer", "laborer", "guard", "hunter"],
}
ADDERS = {"s0": ["laborer"], "s1": ["queen"], "s2": ["laborer", "guard"], "s3": ["laborer", "guard", "hunter"]}


def king_taken_by_seat_1(luck: list[int | str]) -> Scenario:
    """Four players, seat 0 began, and seat 1 takes the king with 7×2."""
    position = {"owned": COURTS, "in_turn": "s1", "asks": "claim", "aside": "2-2-2-2-2-2-2"}
    table = scenario(KRAGEN, seats=SEATS, position=position, luck=luck)
    table.play("s1: take king")
    return table


def whole_turn(table: Scenario, seat: str) -> None:
    """All dice the seat can have, one roll, everything aside."""
    table.play(*(f"{seat}: use {character}" for character in ADDERS[seat]))
    table.play(f"{seat}: roll", f"{seat}: set aside all")


def in_final(seats: int = 2, luck: list[int | str] | None = None, **position: Any) -> Scenario:
    """The final round; the last seat took the king, and the first throws now."""
    names = ["red", "blue", "green", "yellow", "purple"][:seats]
    laid_out = {"final": True, "first_king": names[-1], **position}
    return scenario(KRAGEN, seats=seats, position=laid_out, luck=luck or [])


def dice(many: int, face: int) -> str:
    """So many equal dice."""
    return "-".join([str(face)] * many)


# --- the order


def test_the_first_king_is_struck_out_and_throws_last() -> None:
    """Seats 2 and 3 finish the round; then 3, 0, 2 and at last 1."""
    table = king_taken_by_seat_1([dice(8, 5), dice(8, 4), dice(8, 1), dice(5, 6), dice(8, 3)])
    order = []
    for _ in range(2):
        order.append(seat := table.in_turn)
        assert not table.final
        whole_turn(table, seat)
        table.play(f"{seat}: pass")
    assert order == ["s2", "s3"]
    for _ in range(3):
        order.append(seat := table.in_turn)
        assert table.final
        whole_turn(table, seat)
    order.append(table.in_turn)
    assert order[2:] == ["s3", "s0", "s2", "s1"]
    assert table.asks("s1", "first roll")


def test_the_last_of_the_round_takes_the_king() -> None:
    """Three players, seat 0 began, seat 2 takes the king: the final order is 0, 1, 2."""
    position = {"in_turn": "s2", "asks": "claim", "aside": dice(7, 1), "owned": {"s1": ["general", "bishop", "knight"]}}
    table = scenario(KRAGEN, seats="s0 s1 s2", position=position, luck=["1-2-3", dice(7, 2)])
    table.play("s2: take king")
    assert table.final
    assert table.asks("s0", "first roll")
    table.play("s0: roll", "s0: set aside all")
    assert table.asks("s1", "first roll")
    table.play("s1: use bishop", "s1: use knight", "s1: roll", "s1: set aside all")
    assert table.asks("s2", "first roll")


# --- whole finals


def test_the_king_wanders_and_comes_back() -> None:
    """Throws 8×1, 5×6, 8×3 and 8×4 against 7×2: the king goes from 1 to 3, to 2, and back to 1."""
    throws = [dice(8, 1), dice(5, 6), dice(8, 3), dice(8, 4)]
    table = king_taken_by_seat_1(["1-1-2-2-3-3-4-4", "1-1-2-2-3-3-4-4", *throws])
    assert table.best == [7, 2]
    for seat in ("s2", "s3"):
        whole_turn(table, seat)
        table.play(f"{seat}: pass")
    holders = [table.holder]
    for seat in ("s3", "s0", "s2", "s1"):
        whole_turn(table, seat)
        holders.append(table.holder)
    assert holders == ["s1", "s3", "s3", "s2", "s1"]
    assert table.is_over
    assert table.places() == ["s1", "s2", "s3", "s0"]
    assert table.result.places == (4, 1, 2, 3)
    assert not table.result.adjudicated


@pytest.mark.parametrize(("king_tie", "winner"), [("strict", "s2"), ("match", "s1")])
def test_an_equal_last_throw_of_the_first_king(king_tie: str, winner: str) -> None:
    """8×3 of seat 2 is to be beaten and the first king throws 8×3: only by option it is enough."""
    position = {
        "final": True,
        "start": "s3",
        "first_king": "s1",
        "holder": "s2",
        "in_turn": "s1",
        "best": [8, 3],
        "owned": {**COURTS, "s1": [*COURTS["s1"], "king", "queen"]},
        "thrown": {
            "s1": {"combination": [7, 2]},
            "s2": {"combination": [8, 3], "time": 3},
            "s3": {"combination": [8, 1], "time": 1},
            "s0": {"combination": [5, 6], "time": 2},
        },
    }
    table = scenario(KRAGEN, seats=SEATS, options={"king_tie": king_tie}, position=position, luck=[dice(8, 3)])
    whole_turn(table, "s1")
    assert table.is_over
    assert table.holder == winner
    assert table.places() == [winner, *(seat for seat in ("s2", "s1", "s3", "s0") if seat != winner)]


def test_an_unbeaten_first_king_has_no_last_turn() -> None:
    """Nobody beat 7×2: when the first king's turn comes, the game is over and he has won."""
    table = king_taken_by_seat_1(["1-1-2-2-3-3-4-4", "1-1-2-2-3-3-4-4", dice(7, 1), 6, dice(5, 6), "1-2-3-4-5-6-1-2"])
    for seat in ("s2", "s3"):
        whole_turn(table, seat)
        table.play(f"{seat}: pass")
    for seat in ("s3", "s0", "s2"):
        whole_turn(table, seat)
    assert table.is_over
    assert table.holder == "s1"
    assert table.luck_left == 0
    assert [event.kind for event in table.table.story[-2:]] == [KING_UNBEATEN, GAME_ENDS]
    assert table.places() == ["s1", "s3", "s0", "s2"]


# --- comparing


def test_an_equal_throw_of_a_challenger_is_not_enough() -> None:
    """7×5 of the first king, and a challenger throws 7×5: the king stays."""
    table = in_final(best=[7, 5], active=dice(7, 5))
    table.play("red: set aside all")
    assert table.is_over
    assert table.holder == "blue"
    assert table.places() == ["blue", "red"]


@pytest.mark.parametrize(
    ("throw", "best", "stronger"),
    [((8, 1), (7, 6), True), ((7, 6), (7, 5), True), ((7, 6), (8, 1), False), ((7, 5), (7, 6), False)],
    ids=["8x1-beats-7x6", "7x6-beats-7x5", "7x6-loses-to-8x1", "7x5-loses-to-7x6"],
)
def test_number_before_face(throw: tuple[int, int], best: tuple[int, int], stronger: bool) -> None:
    """8×1 beats 7×6, and 7×6 beats 7×5."""
    assert (combination(bag_of([throw[1]] * throw[0])) > combination(bag_of([best[1]] * best[0]))) is stronger
    table = in_final(best=best, active=dice(*throw))
    table.play("red: set aside all")
    assert table.holder == ("red" if stronger else "blue")
    assert table.best == list(throw if stronger else best)


@pytest.mark.parametrize(
    ("thrown", "many", "face"), [("3-3-3-5-5-5", 3, 5), ("6-6-2-2-2", 3, 2), ("1-2-4", 1, 4)], ids=str
)
def test_the_combination_of_a_throw(thrown: str, many: int, face: int) -> None:
    """The biggest group counts, of equal ones the higher face."""
    found = combination(bag_of([int(die) for die in thrown.split("-")]))
    assert (group_size(found), group_face(found)) == (many, face)
    table = in_final(best=[7, 1], active=thrown)
    table.play("red: set aside all")
    assert table.thrown["red"]["combination"] == [many, face]


def test_nobody_is_taken_in_the_final_round() -> None:
    """Six equal dice of a challenger: no claim is offered, the next seat throws."""
    table = in_final(seats=3, best=[7, 1], active=dice(6, 4))
    table.play("red: set aside all")
    assert table.asks("blue", "first roll")
    table.refuses("red: take general", because="not-asked")
    assert table.owned["red"] == []
    assert table.court["general"] == 2


def test_a_dethroned_first_king_keeps_his_better_throw() -> None:
    """9×6 won the king, 10×1 dethroned him, his last throw is 4×2; a third player threw 9×5 and is behind him."""
    owned = {
        "red": ["farmer", "general", "charlatan", "laborer", "guard", "hunter"],
        "blue": ["general", "farmer", "laborer", "guard", "charlatan"],
        "green": ["king", "queen"],
    }
    luck: list[int | str] = [dice(10, 1), dice(9, 5), dice(4, 2)]
    table = in_final(seats=3, best=[9, 6], owned=owned, luck=luck)
    table.play("red: use laborer", "red: use guard", "red: use hunter", "red: roll", "red: set aside all")
    assert table.holder == "red"
    table.play("blue: use laborer", "blue: use guard", "blue: roll", "blue: set aside all")
    table.play("green: use queen", "green: roll", "green: set aside all")
    assert table.is_over
    assert table.places() == ["red", "green", "blue"]
    assert table.thrown["green"] == {"combination": [9, 6], "time": 0}


def test_the_queen_in_the_last_turn_of_the_first_king() -> None:
    """4-4 active and the queen unused: she adds a third 4."""
    owned = {"blue": ["queen", "king"]}
    table = in_final(in_turn="blue", holder="red", best=[7, 2], owned=owned, active="4-4")
    assert table.offers("blue", "use queen") == [f"use queen {face}" for face in range(1, 7)]
    table.play("blue: use queen 4")
    assert table.active == "4-4-4"
    table.refuses("blue: use queen 4", because="used-this-turn")
