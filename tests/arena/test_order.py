"""Who sits where: everyone meets the same luck on every seat."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from regalia.arena.order import Order, fixtures, line_ups, luck_of, schedule, seed_of_bot


def order(bots: int, seats: int, sweep: bool = False, seed: int = 0) -> Order:
    """An order of so many bots."""
    names = tuple(f"bot{number}" for number in range(bots))
    return Order(game="x", version=1, seats=seats, seed=seed, bots=names, options={}, sweep=sweep)


def seatings(wanted: Order, round_: int) -> list[tuple[int, ...]]:
    """Who sits where in a round."""
    return [fixture.seating for fixture in fixtures(wanted, round_)]


def test_two_bots_exchange_their_seats_under_one_luck() -> None:
    assert seatings(order(2, 2), 0) == [(0, 1), (1, 0)]


def test_with_more_seats_than_bots_each_is_as_often_in_the_majority() -> None:
    assert line_ups(order(2, 3)) == [(0, 0, 1), (0, 1, 1)]
    assert seatings(order(2, 3), 0) == [(0, 0, 1), (0, 1, 0), (1, 0, 0), (0, 1, 1), (1, 1, 0), (1, 0, 1)]


def test_with_more_bots_than_seats_all_meet() -> None:
    assert line_ups(order(4, 2)) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_one_bot_may_sit_alone_among_others() -> None:
    alone = msgspec.structs.replace(order(2, 3), alone=True)
    assert line_ups(alone) == [(0, 1, 1)]
    assert seatings(alone, 0) == [(0, 1, 1), (1, 1, 0), (1, 0, 1)]
    swept = msgspec.structs.replace(order(3, 4, sweep=True), alone=True)
    assert line_ups(swept) == [(0, 2, 2, 2), (1, 2, 2, 2)]


def test_in_a_sweep_all_meet_the_measure_and_not_each_other() -> None:
    assert line_ups(order(3, 2, sweep=True)) == [(0, 2), (1, 2)]
    assert line_ups(order(3, 3, sweep=True)) == [(0, 0, 2), (0, 2, 2), (1, 1, 2), (1, 2, 2)]


@pytest.mark.parametrize(("bots", "seats"), [(1, 4), (2, 2), (2, 3), (2, 4), (2, 5), (3, 2), (3, 3), (3, 5), (5, 4)])
def test_every_bot_has_every_seat_equally_often(bots: int, seats: int) -> None:
    taken: Counter[tuple[int, int]] = Counter()
    for fixture in schedule(order(bots, seats), 300):
        taken.update(enumerate(fixture.seating))
    assert len(taken) == bots * seats
    assert len(set(taken.values())) == 1


def test_neighbours_change_from_round_to_round() -> None:
    assert seatings(order(3, 3), 0)[0] == (0, 1, 2)
    assert seatings(order(3, 3), 1)[0] == (0, 2, 1)
    assert seatings(order(3, 3), 2) == seatings(order(3, 3), 0)


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = list(schedule(order(3, 2), 10)), list(schedule(order(3, 2), 100))
    assert len(few) == 12, "whole rounds"
    assert many[: len(few)] == few


def test_rounds_and_seeds_have_luck_of_their_own() -> None:
    orders = [order(2, 2, seed=seed) for seed in range(3)]
    found = {luck_of(each, round_) for each in orders for round_ in range(100)}
    found |= {seed_of_bot(each, round_, seat) for each in orders for round_ in range(100) for seat in range(2)}
    assert len(found) == 900
