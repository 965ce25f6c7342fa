"""Exact chances, known beforehand and found by playing the engine itself: every answer, every outcome."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import regalia
from tests.games.um_krone_und_kragen.oracle import chance, claim_of

ROW_ONE = ("farmer", "maid", "philosopher", "laborer", "guard")

# name, target, owned, options, exact value
TURNS: list[tuple[str, str, str, dict[str, object], Fraction]] = [
    ("farmer", "farmer", "", {}, Fraction(193, 243)),
    ("maid", "maid", "", {}, Fraction(1, 2)),
    ("guard", "guard", "", {}, Fraction(269, 1944)),
    ("hunter with farmer", "hunter", "farmer", {}, Fraction(5459, 69984)),
    ("astronomer with farmer", "astronomer", "farmer", {}, Fraction(16181, 46656)),
    ("farmer with jester", "farmer", "jester", {}, Fraction(629, 729)),
    ("guard with jester", "guard", "jester", {}, Fraction(37, 162)),
    ("laborer with maid", "laborer", "maid", {}, Fraction(19097, 23328)),
    ("guard with philosopher", "guard", "philosopher", {}, Fraction(181, 486)),
    ("guard with alchemist", "guard", "alchemist", {}, Fraction(4, 9)),
    ("guard with astronomer", "guard", "astronomer", {}, Fraction(1319, 1944)),
    ("merchant with laborer", "merchant", "laborer", {}, Fraction(1639357, 3359232)),
    (
        "merchant with laborer, added later",
        "merchant",
        "laborer",
        {"adders_before_first_roll": False},
        Fraction(4252397, 10077696),
    ),
    ("knight with farmer charlatan", "knight", "farmer charlatan", {}, Fraction(3400573, 68024448)),
    ("magician with farmer charlatan", "magician", "farmer charlatan", {}, Fraction(13953595, 45349632)),
    ("hunter with farmer merchant", "hunter", "farmer merchant", {}, Fraction(2497669, 15116544)),
    ("bishop with farmer general", "bishop", "farmer general", {}, Fraction(4884711411677, 12694994583552)),
    (
        "knight with farmer laborer astronomer nobleman",
        "knight",
        "farmer laborer astronomer nobleman",
        {},
        Fraction(6349546625, 9795520512),
    ),
    (
        "king with farmer charlatan general",
        "king",
        "farmer charlatan general",
        {},
        Fraction(340342526077, 12694994583552),
    ),
    ("farmer with maid", "farmer", "maid", {}, Fraction(1)),
    ("farmer with philosopher", "farmer", "philosopher", {}, Fraction(1)),
]
LONG = {
    "knight with farmer charlatan",
    "magician with farmer charlatan",
    "hunter with farmer merchant",
    "bishop with farmer general",
    "knight with farmer laborer astronomer nobleman",
    "king with farmer charlatan general",
    "to beat seven fours",
}


def spare_the_interpreter(name: str) -> None:
    """Some thousand times more positions than the others: only for the compiled engine."""
    if name in LONG and not regalia.compiled:
        pytest.skip(f"{name} is enumerated with the compiled engine only: it takes minutes without")


@pytest.mark.long
@pytest.mark.parametrize(("name", "target", "owned", "options", "value"), TURNS, ids=[row[0] for row in TURNS])
def test_the_best_chance_of_a_turn(
    name: str, target: str, owned: str, options: dict[str, object], value: Fraction
) -> None:
    spare_the_interpreter(name)
    assert chance(claim_of(target), owned, options) == value


@pytest.mark.parametrize("owned", ["farmer", "farmer charlatan"])
def test_parity_is_one_half_for_any_hand(owned: str) -> None:
    spare_the_interpreter("magician with farmer charlatan" if "charlatan" in owned else "maid")
    assert chance(claim_of("maid"), owned) == Fraction(1, 2)
    assert chance(claim_of("philosopher"), owned) == Fraction(1, 2)


def test_any_character_of_row_one() -> None:
    assert chance(claim_of(*ROW_ONE)) == Fraction(218, 243)


def test_to_beat_seven_fours_in_the_final() -> None:
    spare_the_interpreter("to beat seven fours")

    def took_the_king(s: Any) -> bool:
        return bool(s.holder == 0)

    value = chance(
        took_the_king,
        "farmer charlatan general",
        final=True,
        first_king="blue",
        best=[7, 4],
        start="red",
        in_turn="red",
    )
    assert value == Fraction(212242480539113, 10411482432835584)


@pytest.mark.long
def test_the_knight_is_certain() -> None:
    assert chance(claim_of("knight"), "laborer nobleman astronomer", active="1-3-3-6") == 1


@pytest.mark.long
def test_the_hunter_from_six_five_two() -> None:
    value = chance(claim_of("hunter"), "laborer guard astronomer", active="6-5-2")
    assert value == Fraction(341779, 419904)
