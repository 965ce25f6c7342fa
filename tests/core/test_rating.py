"""How a game changes ratings."""

from __future__ import annotations

import pytest

from regalia.core.rating import NEWCOMER, Rating, after_game


def test_two_newcomers_move_as_the_paper_says() -> None:
    found = after_game({}, ("Ann", "Ben"), (1, 2))
    assert found["Ann"].mu == pytest.approx(27.63523138) and found["Ben"].mu == pytest.approx(22.36476862)
    assert found["Ann"].sigma == found["Ben"].sigma == pytest.approx(8.06550632)


def test_who_beats_a_stronger_one_gains_more() -> None:
    known = {"strong": Rating(35.0, 3.0), "weak": Rating(15.0, 3.0)}
    upset = after_game(known, ("strong", "weak"), (2, 1))
    foregone = after_game(known, ("strong", "weak"), (1, 2))
    assert upset["weak"].mu - 15 > 5 * (foregone["strong"].mu - 35) > 0


def test_a_shared_place_leaves_equals_equal() -> None:
    found = after_game({}, "abc", (1, 1, 3))
    assert found["a"] == found["b"] and found["a"].mu > NEWCOMER.mu > found["c"].mu


def test_several_seats_of_one_come_to_their_mean() -> None:
    found = after_game({}, ("Ann", "bot", "bot"), (2, 1, 3))
    assert found["bot"].mu == pytest.approx(25.0, abs=0.6) and set(found) == {"Ann", "bot"}
