"""Whole games: the laws that hold at every decision, records, and a table that nobody answers at."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core.fairness import Seed
from regalia.core.table import Table, new_table
from regalia.games.um_krone_und_kragen import GAME
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.invariants import INVARIANTS
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.terms import OPTIONS
from regalia.testing import scenario
from regalia.testing.laws import SECRET, check_game, check_record
from tests.random_games import at_most

AGREED = st.fixed_dictionaries(
    {option.key: st.sampled_from(option.values) for option in OPTIONS.options if option.values}
    | {"max_rounds": st.just(20)}
)


# --- the laws


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@settings(max_examples=at_most(4), deadline=None)
@given(seed=st.integers(0, 2**32), options=AGREED)
def test_the_laws_hold_in_random_games(seats: int, seed: int, options: dict[str, Any]) -> None:
    check_game(GAME, seats, seed, options, moments=3)


@pytest.mark.parametrize("preset", ["bsw", "print"])
def test_the_laws_hold_with_a_preset(preset: str) -> None:
    check_game(GAME, 3, 7, {"preset": preset, "max_rounds": 20}, moments=2)


@pytest.mark.long
@pytest.mark.parametrize("luck", [Seed(5), SECRET], ids=["seed", "secret"])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_is_recorded_and_replayed(seats: int, luck: Any) -> None:
    options = {"max_rounds": 20, "start_dice": "optional", "row0_supply": "unlimited"}
    check_record(GAME, seats, luck, options)


# --- invariants


def broken(**change: Any) -> int:
    """The invariant that a table breaks after this change."""
    s = GAME.load({"owned": {"red": ["farmer"]}}, ["red", "blue"], GAME.terms(OPTIONS.settle(), GAME.data()))
    assert s.broken() == 0
    for name, value in change.items():
        setattr(s, name, value)
    return s.broken()


@pytest.mark.parametrize(
    ("change", "invariant"),
    [
        ({"court": 0}, W.CARDS_LOST),
        ({"owned": (0, 0, 0, 0, 0)}, W.CARDS_LOST),
        ({"charlatans": (1, 0, 0, 0, 0)}, W.CARDS_LOST),
        ({"hand": 32}, W.TOO_MANY_DICE),
        ({"active": 31 * 32**1 + 32**2, "hand": 0}, W.TOO_MANY_DICE),
        ({"active": 32}, W.HAND_NOT_EMPTY),
        ({"holder": 1}, W.KING_ASTRAY),
        ({"final": 1}, W.KING_ASTRAY),
        ({"waiting": 3}, W.NOT_ONE_ASKED),
        ({"waiting": 0}, W.NOT_ONE_ASKED),
    ],
    ids=str,
)
def test_a_broken_invariant_is_noticed(change: dict[str, Any], invariant: int) -> None:
    assert broken(**change) == invariant
    assert GAME.invariant(invariant) == INVARIANTS[invariant]


def test_every_invariant_has_its_sentence() -> None:
    assert set(INVARIANTS) == {W.CARDS_LOST, W.TOO_MANY_DICE, W.HAND_NOT_EMPTY, W.KING_ASTRAY, W.NOT_ONE_ASKED}


# --- nobody answers (UK-R44)


def play_in_time(table: Table) -> list[int]:
    """Let the time run out for everybody, until the game is over; the answers given."""
    given_answers = []
    while not table.is_over:
        (seat,) = table.waiting()
        action = table.game.when_time_is_out(table.view(seat), table.state.legal(seat))
        assert table.play(seat, [action]) is None
        given_answers.append(action)
    return given_answers


@pytest.mark.parametrize("seats", [2, 5])
def test_uk_r44_a_game_in_which_nobody_answers_ends(seats: int) -> None:
    table = new_table(GAME, seats, Seed(3), {"max_rounds": 20})
    answers = play_in_time(table)
    assert len(answers) == 20 * seats * 5, "each turn: one roll, three dice aside, nothing taken"
    assert not [answer for answer in answers if answer >= W.TAKE], "no character is used or taken"
    result = GAME.result(table_state(table))
    assert result.adjudicated
    assert result.places == (1,) * seats


def test_uk_r44_in_the_final_round_the_result_counts() -> None:
    position = {"final": True, "first_king": "blue", "best": [2, 1], "owned": {"red": ["laborer", "jester"]}}
    table = scenario(GAME.id, position=position, luck=["4-4-4", "1-2-3"])
    play_in_time(table.table)
    assert table.thrown["red"] == {"combination": [3, 4], "time": 1}
    assert table.places() == ["red", "blue"]


def test_uk_r44_a_start_die_is_taken_and_a_choice_ends_with_what_was_chosen() -> None:
    position = {"owned": {"red": ["farmer", "laborer"]}, "asks": "start die"}
    table = scenario(GAME.id, options={"start_dice": "optional"}, position=position)
    assert GAME.spell(table.view("red"), in_time(table.table)) == "take die"
    table = scenario(GAME.id, position={"owned": {"red": ["laborer"]}, "aside": "1-2"})
    assert GAME.spell(table.view("red"), in_time(table.table)) == "finish"
    table = scenario(
        GAME.id, position={"owned": {"red": ["merchant"]}, "active": "1-2", "using": "merchant", "chosen": "1"}
    )
    assert GAME.spell(table.view("red"), in_time(table.table)) == "that is all"


def in_time(table: Table) -> int:
    """The answer given for the seat in turn."""
    (seat,) = table.waiting()
    return table.game.when_time_is_out(table.view(seat), table.state.legal(seat))


# --- the count


def table_state(table: Table) -> KragenState:
    """The table's state, as this game knows it."""
    assert isinstance(table.state, KragenState)
    return table.state


def test_the_lines_of_a_game_with_a_king() -> None:
    luck: list[int | str] = ["4-4-4", "5-5-1"]
    table = scenario(GAME.id, seats=3, position={"final": True, "first_king": "green", "best": [7, 2]}, luck=luck)
    play_in_time(table.table)
    lines = {line.what.key: line.numbers for line in table.result.lines}
    assert lines == {"line-king": (0, 0, 1), "line-equal": (3, 2, 7), "line-face": (4, 5, 2)}


def test_statistics_tell_the_rounds_and_whether_the_king_moved() -> None:
    luck: list[int | str] = ["4-4-4", "1-2-3"]
    position = {"round": 9, "final": True, "first_king": "blue", "best": [2, 2]}
    moved = scenario(GAME.id, position=position, luck=luck)
    play_in_time(moved.table)
    assert GAME.statistics(table_state(moved.table)) == {"rounds": 9, "king_moved": 1}
    stayed = scenario(GAME.id, position=position | {"best": [9, 2]}, luck=luck[:1])
    play_in_time(stayed.table)
    assert GAME.statistics(table_state(stayed.table)) == {"rounds": 9, "king_moved": 0}


def test_statistics_of_an_adjudicated_game_count_the_rounds_played() -> None:
    table = new_table(GAME, 2, Seed(3), {"max_rounds": 20})
    play_in_time(table)
    assert GAME.statistics(table_state(table)) == {"rounds": 20, "king_moved": 0}


def test_luck_at_a_table_and_in_a_search_roll_the_same_number_of_dice() -> None:
    for hand in range(1, 32):
        for luck in (Seed(hand), SECRET):
            table = new_table(GAME, 2, luck)
            s = table_state(table)
            s.hand = hand
            s.apply(W.ROLL)
            assert len(table.view(0).active) == hand
