"""Lands on the board: neighbours, territories and the octagons of big towns, on boards of every size."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.fairness import Seed
from regalia.core.table import new_table
from regalia.games.krone_und_schwert import GAME
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.land import octagon_of
from regalia.games.krone_und_schwert.words import NO_ONE
from tests.games.krone_und_schwert.tables import given

HALF = 60  # spaces in one word


def only(space: int) -> tuple[int, int]:
    """A land of one space."""
    return (1 << space, 0) if space < HALF else (0, 1 << (space - HALF))


def table_of(seats: int) -> Any:
    """The board of a preset, for so many players."""
    return new_table(GAME, seats, Seed(1), {"assembly": "preset"}).state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_land_spreads_to_the_neighbours_of_its_spaces(seats: int) -> None:
    board = table_of(seats).board
    spaces = [space for space in range(2 * HALF) if board.near(space) != (0, 0)]
    assert len(spaces) > 20 * seats and (max(spaces) >= HALF) == (seats >= 3)
    for space in spaces:
        low, high = board.near(space)
        assert board.spread(only(space)) == (low, high)
        near = [other for other in spaces if only(other)[0] & low or only(other)[1] & high]
        assert all(only(space)[0] & board.near(other)[0] or only(space)[1] & board.near(other)[1] for other in near)
    whole = tuple(sum(only(space)[word] for space in spaces) for word in (0, 1))
    assert board.territory(whole) == whole, "the board hangs together"


def test_the_octagon_of_a_big_town_is_found_from_its_square_alone() -> None:
    s: Any = given(big_towns={"P1": ["A:2,2+A:1,3"]}).table.state
    names = list(s.terms.names)
    octagon, square, beside = names.index("A:2,2"), names.index("A:1,3"), names.index("A:2,4")
    assert [octagon_of(s, space) for space in (octagon, square, beside)] == [octagon, octagon, NO_ONE]


def test_the_number_after_the_last_attack_is_none() -> None:
    s: Any = given().table.state
    assert s.refusal(0, W.ATTACK + 128) == W.NOT_NOW
