"""The laws of every game on random games, the invariants, and records."""

from __future__ import annotations

import pytest

from regalia.core.fairness import Seed
from regalia.core.ints import bit
from regalia.core.playout import playout
from regalia.core.registry import game
from regalia.core.state import OK
from regalia.core.table import new_table
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.rules import RoyaumeState
from regalia.testing import laws, scenario
from tests.random_games import at_most

GAME = "royaume_des_5_couronnes"
OPTIONS: list[dict[str, object]] = [
    {},
    {"resolution": "sequential", "preset": "short"},
    {"witch": "auto", "duel_same_target": True, "preset": "short"},
    {"placement": "game_master", "path_length": 12},
    {"resolution": "sequential", "witch": "auto", "path_length": 59},
    {"preset": "long", "gm_seat": 2},
]


@pytest.mark.long
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_laws_hold(seats: int, options: dict[str, object]) -> None:
    for seed in (seats, 10 + seats)[: at_most(2)]:
        laws.check_game(game(GAME), seats, seed, options, moments=4)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_record_replays(seats: int) -> None:
    laws.check_record(game(GAME), seats, Seed(seats), OPTIONS[seats % 4])
    laws.check_record(game(GAME), seats, laws.SECRET, {"path_length": 12})


def test_without_a_call_the_answers_after_a_roll_commute() -> None:
    """Silence and needless calls change nothing, in whatever order they come before the first move."""
    ends = []
    for order in (["P2", "P3", "P4"], ["P4", "P3", "P2"]):
        table = scenario(GAME, "P1 P2 P3 P4", position={"dice": "6-2"})
        table.play(*(f"{name}: {'call witch' if name == 'P3' else 'silent'}" for name in order))
        ends.append(table.position)
    assert ends[0] == ends[1]


def start() -> RoyaumeState:
    """A table at its first question."""
    s = new_table(game(GAME), 3, Seed(1)).state
    assert isinstance(s, RoyaumeState) and s.broken() == OK
    return s


def test_every_invariant_is_watched() -> None:
    """A planted fault is found."""
    s = start()
    s.rejet += 1
    assert s.broken() == W.CARDS_LOST
    s = start()
    s.talon -= 1
    assert s.broken() == W.CARDS_LOST
    s = start()
    s.traps, s.unseen, s.talon = bit(3), s.unseen - 1, s.talon - 1
    assert s.broken() == W.CARDS_LOST  # two cards on one space
    s = start()
    s.pawns = (8, 0, 0, 0, 0)
    assert s.broken() == W.PAWNS_LOST
    s = start()
    s.power = (4, 0, 0, 0, 0)
    assert s.broken() == W.POWER_OUT_OF_BOUNDS
    s = start()
    s.face_down, s.talon = s.face_down - bit(3), s.talon + 1
    assert s.broken() == W.SPACE_LIES_BARE
    s = start()
    s.knights = (41, 0, 0, 0, 0)
    assert s.broken() == W.KNIGHT_ASTRAY
    s = start()
    s.knights = (-1, 0, 0, 0, 0)
    s.crowned = 1
    assert s.broken() == W.SPACE_LIES_BARE or s.broken() == W.KNIGHT_ASTRAY
    s = start()
    s.home = 1
    assert s.broken() == W.CIRCLES_WRONG
    s = start()
    s.home, s.circles, s.crowned = 1, (2, 0, 0, 0, 0), 3
    assert s.broken() in (W.CIRCLES_WRONG, W.KNIGHT_ASTRAY)
    s = start()
    s.orders = (s.orders[1], s.orders[1], s.orders[2], 0, 0)
    assert s.broken() == W.ORDERS_WRONG
    s = start()
    s.waiting = 0
    assert s.broken() == W.WRONGLY_ASKED
    s = start()
    s.waiting = 7
    assert s.broken() == W.WRONGLY_ASKED


def test_power_is_never_more_than_the_bank_has() -> None:
    s = start()
    s.terms = game(GAME).terms(game(GAME).options.settle(), game(GAME).data())  # its own: tables share theirs
    s.terms.power_pawns = 2
    s.power = (1, 1, 1, 0, 0)
    assert s.broken() == W.POWER_OUT_OF_BOUNDS


def test_every_invariant_has_a_sentence() -> None:
    for broken in (*range(1, 6), *range(7, 11)):
        assert game(GAME).invariant(broken)


def test_numbers_worth_reporting() -> None:
    s = new_table(game(GAME), 2, Seed(4), {"path_length": 12}).state
    playout(s, 4)
    found = game(GAME).statistics(s)
    assert found["turns"] > 10 and 4 <= found["crowns_won"] <= 5 and found["final_duel"] in (0, 1)


def test_where_no_clock_decides_the_others_answer_before_the_mover() -> None:
    """RC-R81: clockwise from the mover's left, then the mover."""
    table = scenario(GAME, "P1 P2 P3 P4", position={"dice": "6-2", "in_turn": "P3"})
    for name in ("P4", "P1", "P2"):
        assert table.table.names[table.table.state.seat_to_answer()] == name
        table.play(f"{name}: silent")
    assert table.table.state.seat_to_answer() == 2
    assert scenario(GAME, 3, position={"in_turn": "green"}).table.state.seat_to_answer() == 2
