"""Bounds where a turn is too big, the choice by worths, the numbers behind it, and the outlook of a view."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from regalia.core.step import kind_of
from regalia.games.um_krone_und_kragen import GAME
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.solver import solve, solved
from regalia.games.um_krone_und_kragen.solver_aims import beat, claim, equal, worths
from regalia.games.um_krone_und_kragen.solver_choice import best_answer, takeable
from regalia.games.um_krone_und_kragen.solver_nodes import PRIMES, Nodes, TooMany, nearest, rests, whole
from tests.games.um_krone_und_kragen.oracle import Oracle
from tests.games.um_krone_und_kragen.test_solver import state

WORTHS = {"farmer": 40, "maid": 15, "philosopher": 16, "laborer": 25, "guard": 30, "hunter": 50, "jester": 5}


# --- numbers


@given(st.integers(0, 6**60))
def test_a_fraction_is_found_again_from_its_rests_and_its_float(numerator: int) -> None:
    value = Fraction(numerator, 6**60)
    found = [r * pow(pow(6, 60, p), -1, p) % p for r, p in zip(rests(numerator), PRIMES, strict=True)]
    assert nearest(found, float(value), 60) == numerator
    assert whole(rests(numerator % 10**30)) == numerator % 10**30


def test_values_nearer_than_a_float_can_tell_are_told_apart() -> None:
    nodes = Nodes(4096, 1)
    third = [pow(3, -1, p) for p in PRIMES]
    more = [(r + pow(6, -30, p)) % p for r, p in zip(third, PRIMES, strict=True)]
    a = nodes.put(1, 1, 1 / 3, third[0] | third[1] << 31, third[2] | third[3] << 31)
    b = nodes.put(2, 2, 1 / 3, more[0] | more[1] << 31, more[2] | more[3] << 31)
    same = nodes.put(3, 3, 1 / 3 + 1e-13, third[0] | third[1] << 31, third[2] | third[3] << 31)
    assert nodes.better(a, b) == b and nodes.better(b, a) == b
    assert nodes.better(a, same) == a and nodes.better(same, a) == same
    assert Fraction(nodes.numerator(b), 6**nodes.power) == Fraction(1, 3) + Fraction(1, 6**30)


def test_there_is_an_end_to_the_room() -> None:
    nodes = Nodes(1024, 1)
    with pytest.raises(TooMany):
        for key in range(2000):
            nodes.put(key, 0, 0.0, 0, 0)


# --- bounds


@pytest.mark.parametrize("target", ["hunter", "guard", "astronomer", "merchant"])
def test_bounds_hold_the_truth_between_them(target: str) -> None:
    s = state("farmer maid", active="1-3-4-6")
    exact, rough = solve(s, claim(target)), solve(s, claim(target), 1024)
    assert exact.exact
    assert rough.low <= float(exact.chance) <= rough.high
    assert rough.action in s.legal(0)


def test_too_big_a_turn_gets_bounds_that_are_worth_having() -> None:
    s = state("farmer maid")
    rough = solve(s, claim("hunter"), 1024)
    assert not rough.exact
    assert 0 < rough.low <= float(solve(s, claim("hunter")).chance) <= rough.high < 1


@pytest.mark.long
def test_more_dice_than_fractions_can_tell_apart_are_no_exact_answer() -> None:
    s = state("farmer", hand=11)
    answer = solved(s, equal(9), 2**14)
    assert not answer.exact
    assert answer.low <= answer.chance <= answer.high < answer.low + 1e-6


# --- worths


class Mean(Oracle):
    """The oracle with worths in place of wins."""

    def value(self, s: Any, seat: int) -> Fraction:
        if kind_of(s.now) == W.CLAIM:
            return Fraction(best_answer(s, WORTHS).chance)
        return super().value(s, seat)

    def best(self, s: Any, seat: int) -> Fraction:
        return max(self.worth(s, seat, action) for action in s.legal(seat))


dice = st.lists(st.integers(1, 6), min_size=1, max_size=3)


@pytest.mark.long
@settings(max_examples=25, deadline=None)
@given(dice, st.lists(st.integers(1, 6), max_size=1), st.sampled_from(["", "maid", "jester", "guard", "lady"]))
def test_the_mean_worth_is_that_of_brute_force(active: list[int], aside: list[int], owned: str) -> None:
    if len(active) + len(aside) > 3 and not regalia.compiled:
        return
    s = state(owned, active=active, aside=aside, asks="dice")
    answer = best_answer(s, WORTHS)
    oracle = Mean(lambda _: False)
    assert answer.exact
    assert answer.chance == oracle.value(s, 0) == oracle.worth(s, 0, answer.action)


def test_a_claim_takes_the_best_there_is() -> None:
    s = state("", aside="5-5-5", asks="claim")
    answer = best_answer(s, WORTHS)
    assert answer.action == W.TAKE + W.FARMER
    assert best_answer(s, {"guard": 9, "farmer": 8}).action == W.TAKE + W.GUARD
    assert best_answer(s, {}).chance == 0


def test_one_wish_at_a_time_where_all_are_too_much() -> None:
    s = state("maid", active="1-4-6")
    exact, rough = best_answer(s, WORTHS), best_answer(s, WORTHS, 1024)
    assert exact.exact
    assert rough.low <= float(exact.chance) <= rough.high


def test_in_the_final_round_only_the_king_counts() -> None:
    s = state("farmer", final=True, first_king="blue", best=[3, 4], start="red", in_turn="red")
    assert best_answer(s, {}).chance == solve(s, beat((3, 4))).chance > 0


def test_what_cannot_be_taken_is_not_wished_for() -> None:
    s = state("farmer jester", blue="hunter")
    assert "hunter" not in takeable(s) and "farmer" not in takeable(s) and "queen" not in takeable(s)
    assert "charlatan" in takeable(s)
    assert best_answer(s, {"hunter": 99}).chance == 0


def test_worths_are_an_aim_like_any_other() -> None:
    one = solve(state(), worths({"farmer": 100})).chance
    assert one == 100 * solve(state(), claim("farmer")).chance


# --- the outlook


def test_the_outlook_of_a_view() -> None:
    s = state("farmer guard", active="4-5-2", aside="4-4")
    found = {str(each.what.args["character"].key): each for each in GAME.odds(GAME.view(s, 1), s.terms)}  # type: ignore[union-attr]
    assert found["character-hunter"].exact == "31031/46656"
    assert found["character-hunter"].action == 4
    assert "character-farmer" not in found and "character-jester" not in found
    assert found["character-king"].action == -1  # six dice


def test_the_outlook_of_the_final_round() -> None:
    s = state("farmer", final=True, first_king="blue", best=[3, 4], start="red", in_turn="red")
    found = GAME.odds(GAME.view(s, 0), s.terms)
    assert [each.what.key for each in found] == ["odds-king", "odds-equal", "odds-equal", "odds-equal"]
    chances = [each.chance for each in found[1:]]
    assert chances == sorted(chances, reverse=True)


def test_a_claim_has_no_outlook() -> None:
    s = state("", aside="5-5-5", asks="claim")
    assert GAME.odds(GAME.view(s, 0), s.terms) == ()
