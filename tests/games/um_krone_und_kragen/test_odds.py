"""The exact chances of the dossier, found by playing the engine itself: every answer, every outcome."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import regalia
from tests.games.um_krone_und_kragen.oracle import chance, claim_of

ROW_ONE = ("farmer", "maid", "philosopher", "laborer", "guard")

# id, target, owned, options, exact value
TURNS: list[tuple[str, str, str, dict[str, object], Fraction]] = [
    ("D01", "farmer", "", {}, Fraction(193, 243)),
    ("D02", "maid", "", {}, Fraction(1, 2)),
    ("D03", "guard", "", {}, Fraction(269, 1944)),
    ("D04", "hunter", "farmer", {}, Fraction(5459, 69984)),
    ("D05", "astronomer", "farmer", {}, Fraction(16181, 46656)),
    ("D06", "farmer", "jester", {}, Fraction(629, 729)),
    ("D07", "guard", "jester", {}, Fraction(37, 162)),
    ("D08", "laborer", "maid", {}, Fraction(19097, 23328)),
    ("D09", "guard", "philosopher", {}, Fraction(181, 486)),
    ("D10", "guard", "alchemist", {}, Fraction(4, 9)),
    ("D11", "guard", "astronomer", {}, Fraction(1319, 1944)),
    ("D12", "merchant", "laborer", {}, Fraction(1639357, 3359232)),
    ("D13", "merchant", "laborer", {"adders_before_first_roll": False}, Fraction(4252397, 10077696)),
    ("D14", "knight", "farmer charlatan", {}, Fraction(3400573, 68024448)),
    ("D15", "magician", "farmer charlatan", {}, Fraction(13953595, 45349632)),
    ("D16", "hunter", "farmer merchant", {}, Fraction(2497669, 15116544)),
    ("D17", "bishop", "farmer general", {}, Fraction(4884711411677, 12694994583552)),
    ("D18", "knight", "farmer laborer astronomer nobleman", {}, Fraction(6349546625, 9795520512)),
    ("D19", "king", "farmer charlatan general", {}, Fraction(340342526077, 12694994583552)),
    ("D21", "farmer", "maid", {}, Fraction(1)),
    ("D22", "farmer", "philosopher", {}, Fraction(1)),
]
LONG = {"D14", "D15", "D16", "D17", "D18", "D19", "D20"}


def spare_the_interpreter(name: str) -> None:
    """Some thousand times more positions than the others: only for the compiled engine."""
    if name in LONG and not regalia.compiled:
        pytest.skip(f"{name} is enumerated with the compiled engine only: it takes minutes without")


@pytest.mark.parametrize(("name", "target", "owned", "options", "value"), TURNS, ids=[row[0] for row in TURNS])
def test_the_best_chance_of_a_turn(
    name: str, target: str, owned: str, options: dict[str, object], value: Fraction
) -> None:
    spare_the_interpreter(name)
    assert chance(claim_of(target), owned, options) == value


@pytest.mark.parametrize("owned", ["farmer", "farmer charlatan"])
def test_d02_parity_is_one_half_for_any_hand(owned: str) -> None:
    spare_the_interpreter("D15" if "charlatan" in owned else "D02")
    assert chance(claim_of("maid"), owned) == Fraction(1, 2)
    assert chance(claim_of("philosopher"), owned) == Fraction(1, 2)


def test_d23_any_character_of_row_one() -> None:
    assert chance(claim_of(*ROW_ONE)) == Fraction(218, 243)


def test_d20_to_beat_seven_fours_in_the_final() -> None:
    spare_the_interpreter("D20")

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


def test_d24_the_knight_is_certain() -> None:
    assert chance(claim_of("knight"), "laborer nobleman astronomer", active="1-3-3-6") == 1


def test_d25_the_hunter_from_six_five_two() -> None:
    value = chance(claim_of("hunter"), "laborer guard astronomer", active="6-5-2")
    assert value == Fraction(341779, 419904)
