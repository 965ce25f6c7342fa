"""Whole games: the laws that hold at every decision, records, invariants, and a table that nobody answers at."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given as tried
from hypothesis import settings
from hypothesis import strategies as st

from regalia.core.fairness import Seed
from regalia.core.table import new_table
from regalia.games.krone_und_schwert import GAME
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.invariants import SENTENCES
from regalia.games.krone_und_schwert.rules import SchwertState
from regalia.testing import scenario
from regalia.testing.laws import SECRET, check_game, check_record
from tests.games.krone_und_schwert.tables import SCHWERT, given
from tests.random_games import at_most

AGREED = st.fixed_dictionaries(
    {
        option.key: st.sampled_from(option.values)
        for option in GAME.options.options
        if option.values and option.key != "elements"
    }
)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@settings(max_examples=at_most(3), deadline=None)
@tried(seed=st.integers(0, 2**32), options=AGREED)
def test_the_laws_hold_in_random_games(seats: int, seed: int, options: dict[str, Any]) -> None:
    check_game(GAME, seats, seed, options, moments=3)


@pytest.mark.long
def test_the_laws_hold_with_one_element_fewer() -> None:
    check_game(GAME, 5, 11, {"elements": "players_minus_one", "assembly": "random"}, moments=2)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "luck"), [(2, SECRET), (3, Seed(5))])
def test_a_game_is_recorded_and_replayed(seats: int, luck: Any) -> None:
    check_record(GAME, seats, luck)


# --- invariants


def broken(**change: Any) -> int:
    """The invariant that a table breaks after this change."""
    position: dict[str, Any] = {
        "castles": {"P1": ["A:0,0"]},
        "towns": {"P2": ["C:2,0"]},
        "big_towns": {"P1": ["A:2,2+A:1,3"]},
    }
    s: Any = given(**position).table.state
    assert s.broken() == 0
    for name, value in change.items():
        setattr(s, name, value)
    return int(s.broken())


@pytest.mark.parametrize(
    ("change", "invariant"),
    [
        ({"deck": 0}, W.CARDS_LOST),
        ({"people": 0}, W.PEOPLE_LOST),
        ({"ap": 4}, W.AP_OUT_OF_RANGE),
        ({"king": 7}, W.KING_ASTRAY),
        ({"king": 7, "now": 0, "waiting": 0}, W.KING_ASTRAY),  # after the end, too
        ({"waiting": 0}, W.NOBODY_ASKED),
        ({"free": (0, 0)}, W.SPACE_TWICE),
        ({"free": (1, 0)}, W.SPACE_TWICE),
        ({"shown": (1, 0, 0, 0, 0)}, 0),
        ({"shown": (3, 0, 0, 0, 0)}, W.SHOWN_NOT_HELD),
        ({"castles": (2**23, 0)}, W.BUILT_WITHOUT_OWNER),
        ({"castles": (2**10, 0)}, W.WRONG_GROUND),
        ({"cathedrals": (1, 0)}, W.WRONG_GROUND),
        ({"big_towns": (0, 0)}, W.TOWNS_TOUCH),
    ],
    ids=str,
)
def test_a_broken_invariant_is_noticed(change: dict[str, Any], invariant: int) -> None:
    assert broken(**change) == invariant
    if invariant:
        assert GAME.invariant(invariant) == SENTENCES[invariant]


# --- nobody answers (KS-R64, KS-R67)


@pytest.mark.parametrize("seats", [2, 5])
def test_ks_r64_a_game_in_which_nobody_answers_ends(seats: int) -> None:
    table = new_table(GAME, seats, Seed(3), {"max_rounds": 50})
    while not table.is_over:
        seat = table.waiting()[0]
        assert table.play(seat, [GAME.when_time_is_out(table.view(seat), table.state.legal(seat))]) is None
    assert isinstance(table.state, SchwertState)
    assert GAME.result(table.state).adjudicated
    assert GAME.statistics(table.state) == {"rounds": 50, "end_phase": 0, "crowned": 0}


def test_ks_r64_neutral_answers() -> None:
    """Tax no, response pass, vote crown without cards, else the turn ends; no marker on re-entry."""
    position: dict[str, Any] = {"king": "P2", "castles": {"P2": ["C:0,0"]}, "spaces": {"P1": ["A:2,2"]}}
    attack = {"attacker": "P1", "target": "C:2,0", "cards": ["leader_3"]}
    cases = [
        (given(asks="tax", **position), "P2", "no tax"),
        (given(**position), "P1", "end turn"),
        (given(in_turn="P3", asks="re-entry", **position), "P3", "no marker"),
        (given(leader="P1", **position), "P3", "vote crown"),
        (given(leader="P1", **position), "P1", "that is all"),
        (given(king="P2", spaces={"P1": ["C:1,1"], "P2": ["C:2,0"]}, hands={}, attack=attack), "P2", "pass"),
    ]
    for table, seat, wanted in cases:
        number = table.table.seat(seat)
        action = GAME.when_time_is_out(table.view(seat), table.table.state.legal(number))
        assert GAME.spell(table.view(seat), action) == wanted


def test_every_list_of_offers_is_short() -> None:
    """A full hand on a large board: still a few dozen answers."""
    table = scenario(SCHWERT, seats=5, position={"spaces": {"red": ["A:2,2", "B:2,2", "C:2,2"]}, "hands": {"red": 20}})
    assert len(table.offers("red")) < 60
