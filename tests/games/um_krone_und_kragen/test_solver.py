"""The solver against known chances, against brute force through the engine, and against itself."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from regalia.core.bag import bag_of, total
from regalia.core.step import kind_of
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.solver import solve
from regalia.games.um_krone_und_kragen.solver_aims import Aim, any_of, beat, claim, equal, group
from regalia.testing import scenario
from tests.games.um_krone_und_kragen.oracle import Oracle, Payoff, claim_of
from tests.games.um_krone_und_kragen.test_odds import ROW_ONE, TURNS

CHARACTERS = (
    *("jester", "maid", "philosopher", "laborer", "guard", "hunter", "merchant", "astronomer"),
    *("lady", "pawnbroker", "knight", "magician", "alchemist", "bishop", "nobleman"),
)
TARGETS = ("maid", "guard", "hunter", "astronomer", "lady", "merchant", "magician", "bishop", "nobleman", "laborer")
SLOW = {"bishop with farmer general", "king with farmer charlatan general"}  # without the compiled engine


def state(owned: str = "", options: dict[str, object] | None = None, blue: str = "", **position: Any) -> KragenState:
    """The first seat, who owns these characters, in a position."""
    given = {"owned": {"red": owned.split(), "blue": blue.split()}, **position}
    table = scenario("um_krone_und_kragen", seats="red blue", options=options, position=given)
    found: KragenState = table.table.state  # type: ignore[assignment]
    return found


@pytest.mark.long
@pytest.mark.parametrize(("name", "target", "owned", "options", "value"), TURNS, ids=[row[0] for row in TURNS])
def test_the_known_chances(name: str, target: str, owned: str, options: dict[str, object], value: Fraction) -> None:
    if name in SLOW and not regalia.compiled:
        pytest.skip(f"{name} takes long without the compiled engine")
    answer = solve(state(owned, options), claim(target))
    assert answer.exact
    assert answer.chance == value


def test_to_beat_seven_fours_in_the_final() -> None:
    s = state("farmer charlatan general", final=True, first_king="blue", best=[7, 4], start="red", in_turn="red")
    if regalia.compiled:
        assert solve(s, beat((7, 4))).chance == Fraction(212242480539113, 10411482432835584)


def test_any_character_of_row_one() -> None:
    assert solve(state(), any_of(*ROW_ONE)).chance == Fraction(218, 243)


def test_the_knight_is_certain_and_the_moves_lead_to_him() -> None:
    s = state("laborer nobleman astronomer", active="1-3-3-6")
    while kind_of(s.now) == W.DICE:
        answer = solve(s, claim("knight"))
        assert answer.chance == 1
        s.answer(0, answer.action)
    assert W.TAKE + W.KNIGHT in s.legal(0)
    assert s.aside == bag_of([3] * 5)


def test_the_hunter_from_six_five_two() -> None:
    assert solve(state("laborer guard astronomer", active="6-5-2"), claim("hunter")).chance == Fraction(341779, 419904)


@pytest.mark.parametrize("owned", ["", "farmer", "farmer charlatan", "farmer charlatan general"])
def test_parity_is_one_half_for_any_hand(owned: str) -> None:
    assert solve(state(owned), claim("maid")).chance == Fraction(1, 2)
    assert solve(state(owned), claim("philosopher")).chance == Fraction(1, 2)


# --- against the engine itself


class Better(Oracle):
    """The oracle, with the worth of a single answer."""

    def of(self, s: Any, seat: int, action: int) -> Fraction:
        """What it is worth."""
        return self.worth(s, seat, action)


dice = st.lists(st.integers(1, 6), max_size=3)
small = st.tuples(dice, dice, st.lists(st.sampled_from(CHARACTERS), max_size=2, unique=True), st.booleans())


def laid_out(active: list[int], aside: list[int], owned: list[str], fresh: bool) -> KragenState:
    """A small position of a turn."""
    since_roll = bool(aside) and not fresh  # only what lies aside can have been set aside
    return state(" ".join(owned), active=active, aside=aside, set_since_roll=since_roll, asks="dice")


def agree(s: KragenState, aim: Aim, won: Payoff) -> None:
    """Solver and brute force find the same chance, and the answer given reaches it."""
    oracle = Better(won)
    answer = solve(s, aim)
    assert answer.exact
    assert answer.chance == oracle.value(s, 0)
    assert oracle.of(s, 0, answer.action) == answer.chance


@settings(max_examples=60, deadline=None)
@given(small, st.sampled_from(TARGETS))
def test_brute_force_agrees_on_claims(position: tuple[list[int], list[int], list[str], bool], target: str) -> None:
    active, aside, owned, fresh = position
    if not active or len(active) + len(aside) + len(owned) > (7 if regalia.compiled else 4) or target in owned:
        return
    agree(laid_out(active, aside, owned, fresh), claim(target), claim_of(target))


@settings(max_examples=30, deadline=None)
@given(small, st.integers(2, 4), st.integers(1, 6))
def test_brute_force_agrees_on_combinations(
    position: tuple[list[int], list[int], list[str], bool], many: int, face: int
) -> None:
    active, aside, owned, fresh = position
    if not active or len(active) + len(aside) + len(owned) > (6 if regalia.compiled else 4):
        return
    s = laid_out(active, aside, owned, fresh)

    def has_group(after: Any) -> bool:
        return bool((after.aside >> (5 * face)) & 31 >= many)

    def has_more(after: Any) -> bool:
        counts = [((after.aside >> (5 * each)) & 31, each) for each in range(1, 7)]
        return max(counts) > (many, face)

    agree(s, group(many, face), has_group)
    agree(s, beat((many, face)), has_more)


def test_the_jester_leaves_the_duty_as_it_was() -> None:
    """He rolls the 1, and if that does not help, both dice are rolled: 1/3 + 2/3 * 131/216 (UK-R7)."""

    def is_better(after: Any) -> bool:
        return max(((after.aside >> (5 * face)) & 31, face) for face in range(1, 7)) > (2, 1)

    s = laid_out([1, 2], [3], ["jester"], fresh=False)
    agree(s, beat((2, 1)), is_better)
    assert solve(s, beat((2, 1))).chance == Fraction(239, 324)


@settings(max_examples=40, deadline=None)
@given(small, st.sampled_from(CHARACTERS), st.sampled_from(TARGETS))
def test_one_more_character_never_lowers_a_chance(
    position: tuple[list[int], list[int], list[str], bool], more: str, target: str
) -> None:
    active, aside, owned, fresh = position
    if not active or more in owned or (not regalia.compiled and len(active) > 2):
        return
    with_more = solve(laid_out(active, aside, [*owned, more], fresh), claim(target)).chance
    assert with_more >= solve(laid_out(active, aside, owned, fresh), claim(target)).chance


def test_no_seven_equal_dice_out_of_six() -> None:
    assert solve(state("farmer charlatan guard"), equal(7)).chance == 0


def test_a_half_given_answer_is_solved_too() -> None:
    whole = state("merchant", active="1-2-6")
    first = solve(whole, claim("guard"))
    part = state("merchant", active="1-2-6", using="merchant", chosen="1")
    assert solve(part, claim("guard")).chance <= first.chance
    oracle = Better(claim_of("guard"))
    assert solve(part, claim("guard")).chance == oracle.value(part, 0)


@pytest.mark.parametrize("cap", ["none", 12])
def test_a_dice_cap_keeps_adders_idle(cap: object) -> None:
    s = state(
        "laborer guard", {"dice_cap": cap}, active="6-5", aside=[6] * 9 if cap == 12 else "6", set_since_roll=False
    )
    assert total(s.active) == 2
    oracle = Better(claim_of("astronomer"))
    assert solve(s, claim("astronomer")).chance == oracle.value(s, 0)


def test_start_dice_may_be_declined() -> None:
    s = state("farmer", {"start_dice": "optional"})
    answer = solve(s, claim("hunter"))
    assert answer.action == W.TAKE_DIE
    assert answer.chance == Fraction(5459, 69984)
