"""The judgement at a glance, without carelessness: legal, lawful in what it looks at, and better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.bots.bot import RandomBot
from regalia.bots.levels import NAMES, Level, bot_of_level
from regalia.bots.registry import make_bot
from regalia.core.fairness import Seed
from regalia.core.prompt import Prompt
from regalia.core.registry import game
from regalia.core.table import new_table
from regalia.testing import scenario

GAME = "royaume_des_5_couronnes"

CAREFUL = Level("squire", worlds=4)


def winner(seed: int, clever: int, options: dict[str, object]) -> int:
    """Who wins a game of two, one of whom is clever."""
    table = new_table(game(GAME), 2, Seed(seed), options)
    seats: list[Any] = [RandomBot(table.game, table.terms, seed)] * 2
    seats[clever] = bot_of_level(CAREFUL, table.game, table.terms, seed)
    s = table.state
    while s.waiting:
        seat = max(table.waiting(), key=lambda i: i != table.view(i).in_turn)  # the others answer before the mover
        view = table.view(seat)
        assert s.play(seat, seats[seat].choose(view, Prompt(table.game, s, view))) == 0
    return table.game.result(s).places.index(1)


def test_it_beats_chance() -> None:
    options: dict[str, object] = {"preset": "short"}
    assert sum(winner(seed, seed % 2, options) == seed % 2 for seed in range(12)) >= 8


def choose(seat: str, **position: Any) -> str:
    """What it answers."""
    table = scenario(GAME, 3, position=position)
    prompt = table.table.prompt(table.table.seat(seat))
    action = bot_of_level(CAREFUL, table.table.game, table.table.terms, 1).choose(table.view(seat), prompt)
    return str(table.table.game.spell(table.view(seat), action))


def test_it_calls_a_seven_and_only_a_seven() -> None:
    assert choose("blue", dice="3-4") == "call witch"
    assert choose("blue", dice="3-5") == "silent"


@pytest.mark.parametrize("name", NAMES)
def test_no_level_calls_the_witch_where_she_is_not(name: str) -> None:
    table = scenario(GAME, 3, position={"dice": "3-5"}).table
    seat = table.seat("blue")
    prompt = table.prompt(seat)
    said = {make_bot(name, table.game, table.terms, seed).choose(prompt.view, prompt) for seed in range(20)}
    assert {table.game.spell(prompt.view, action) for action in said} == {"silent"}


def test_it_takes_what_is_worth_most_and_pays_what_is_worth_least() -> None:
    assert choose("red", asks="take", opponent="blue", treasures={"blue": "R1 G5"}) == "take green"
    knights = "R#1 B#2 G30< Y5> W6>"
    assert choose("red", asks="pay", dice="3-4", treasures={"red": "R1 W1"}, knights=knights) == "pay white"


def test_it_challenges_for_a_large_pile_and_not_for_a_small_one() -> None:
    rich = {"power": {"red": 3}, "treasures": {"blue": "G6"}}
    assert choose("red", **rich) == "duel P2"
    assert choose("red", power={"red": 3, "blue": 3}, treasures={"blue": "G1", "red": "R1"}) == "roll"


def test_it_lays_all_cards_at_once() -> None:
    assert choose("red", asks="lay cards") == "lay the rest"
