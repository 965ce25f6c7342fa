"""Secret orders, guesses from what a seat saw, and the hook for inference from play."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regalia.core.fairness import Seed
from regalia.core.game import WATCHER
from regalia.core.lying import thing
from regalia.core.registry import game
from regalia.core.table import new_table
from regalia.games.royaume_des_5_couronnes.guess import RoyaumeGuess
from regalia.games.royaume_des_5_couronnes.rules import RoyaumeState
from regalia.testing import scenario

GAME = "royaume_des_5_couronnes"


def guess(seats: int = 3, **position: Any) -> RoyaumeGuess:
    """What the first seat imagines."""
    table = scenario(GAME, seats, position=position)
    found = table.table.game.imagine(table.view("red"), table.table.terms)
    assert isinstance(found, RoyaumeGuess)
    return found


def dealt(found: RoyaumeGuess, seed: int) -> list[int]:
    """The orders of a dealt world, from 1."""
    s = found.deal(seed)
    return [thing(s.orders[seat]) for seat in range(s.seats)]


def test_a_guess_keeps_ones_own_order_and_gives_the_others_different_ones() -> None:
    found = guess(5)
    for seed in range(200):
        orders = dealt(found, seed)
        assert orders[0] == 1 and len(set(orders)) == 5 and all(1 <= order <= 20 for order in orders)


def test_by_default_every_other_order_is_equally_likely() -> None:
    found = guess(3)
    for seat in (1, 2):
        times = Counter(dealt(found, seed)[seat] for seed in range(3800))
        assert set(times) == set(range(2, 21)) and all(130 < n < 280 for n in times.values())


def test_a_guess_depends_on_the_view_alone() -> None:
    """Two worlds that differ only in the others' orders give the same guesses."""
    one, other = guess(3, orders={"blue": 5, "green": 9}), guess(3, orders={"blue": 20, "green": 2})
    assert [dealt(one, seed) for seed in range(50)] == [dealt(other, seed) for seed in range(50)]


def test_inference_from_play_may_weigh_the_orders() -> None:
    found = guess(2)
    for order in range(20):
        found.believe(1, order, 3 if order == 6 else 1 if order == 7 else 0)
    times = Counter(dealt(found, seed)[1] for seed in range(2000))
    assert set(times) == {7, 8} and 1350 < times[7] < 1650


def test_an_order_one_holds_oneself_is_never_believed_of_another() -> None:
    found = guess(2)
    for order in range(20):
        found.believe(1, order, int(order == 0))
    assert 1 not in {dealt(found, seed)[1] for seed in range(100)}


def test_beliefs_that_contradict_each_other_are_put_aside() -> None:
    found = guess(3)
    for seat in (1, 2):
        for order in range(20):
            found.believe(seat, order, int(order == 4))
    for seed in range(50):
        assert len(set(dealt(found, seed))) == 3
    with pytest.raises(AssertionError, match="a weight is a number"):
        found.believe(1, 0, -1)


def test_nobody_sees_an_order_before_the_end_and_everybody_afterwards() -> None:
    table = scenario(GAME, 3, position={"knights": "R#1 G#2 W#3 B2< Y30>"}, luck=["4-1", "trap", "trap", "F9/4/4"])
    assert table.view("blue").orders == ("", "BGYWR", "") and table.view().orders == ("", "", "")
    table.play("red: roll", "red: move blue 4, yellow 1")
    assert table.is_over
    for seat in ("red", "blue", "green", ""):
        assert table.view(seat).orders == ("RBGYW", "BGYWR", "GYWRB")
    over = table.table.game.imagine(table.view("blue"), table.table.terms).deal(1)
    assert table.table.game.view(over, 1) == table.view("blue")


def test_the_other_world_differs_where_it_may() -> None:
    played = game(GAME)
    s = new_table(played, 4, Seed(3)).state
    assert isinstance(s, RoyaumeState)
    worlds = [played.other_world(s, 2, seed) for seed in range(20)]
    assert len({world.orders for world in worlds}) > 10
    assert {world.orders[2] for world in worlds} == {s.orders[2]}
    assert len({played.other_world(s, WATCHER, seed).orders[2] for seed in range(20)}) > 5


def test_no_story_names_an_order_before_the_end() -> None:
    table = new_table(game(GAME), 3, Seed(5))
    assert not any(event.secret for event in table.story)
    assert table.tell(table.story, 0) == ["Turn 1: yours."]
