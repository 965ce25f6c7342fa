"""Bots: found by name, given views only, and the sensible ones beat chance."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.bots.registry import bot_names, make_bot
from regalia.cli.many import Order, play_batch
from regalia.core.errors import RegaliaError
from regalia.core.fairness import Seed
from regalia.core.prompt import Prompt
from regalia.core.registry import game, games
from regalia.core.table import new_table

GAMES = 12
LEAST = 0.7  # of the games against chance, for a quick look; the full figures come from regalia simulate


def test_bots_are_found_by_name() -> None:
    played = game("um_krone_und_kragen")
    assert bot_names(played) == ["random", "heuristic"]
    with pytest.raises(RegaliaError, match="The bots are: random, heuristic"):
        make_bot("hal", played, None, 1)


@pytest.mark.parametrize("name", list(games()))
def test_a_heuristic_beats_chance(name: str) -> None:
    played = games()[name]
    seats = played.players[0]
    wins = 0.0
    for seat in range(seats):
        bots = tuple("heuristic" if each == seat else "random" for each in range(seats))
        order = Order(game=name, seats=seats, seed=7, bots=bots, options=played.options.settle())
        wins += play_batch(order, 0, GAMES // seats).wins[seat]
    assert wins / (GAMES // seats * seats) >= LEAST


@pytest.mark.parametrize("name", list(games()))
def test_a_heuristic_answers_alike_in_worlds_it_cannot_tell_apart(name: str) -> None:
    """The same bot with the same seed chooses the same when all that its seat may not know is changed."""
    played = games()[name]
    table = new_table(played, played.players[0], Seed(5), played.short)
    for number in range(60):
        if table.is_over:
            break
        seat = table.waiting()[0]
        other: Any = played.other_world(table.state, seat, number)
        choices = {choice(played, state, table.terms, seat) for state in (table.state, other)}
        assert len(choices) == 1
        assert table.play(seat, [choices.pop()]) is None


def choice(played: Any, state: Any, terms: Any, seat: int) -> int:
    """What a fresh bot answers."""
    view = played.view(state, seat)
    return make_bot(bot_names(played)[-1], played, terms, 3).choose(view, Prompt(played, state, view))
