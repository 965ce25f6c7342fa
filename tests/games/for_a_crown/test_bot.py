"""The judgement at a glance, without carelessness: legal answers, and far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.bots.bot import RandomBot
from regalia.bots.levels import Level, bot_of_level
from regalia.core.fairness import Seed
from regalia.core.table import new_table
from regalia.games.for_a_crown import GAME

CAREFUL = Level("squire", worlds=4)


def won(seed: int, options: dict[str, Any] | None = None) -> bool:
    """Does the heuristic beat two random players?"""
    table = new_table(GAME, 3, Seed(seed), options)
    mine = seed % 3
    bots: list[Any] = [RandomBot(GAME, table.terms, seed + seat) for seat in range(3)]
    bots[mine] = bot_of_level(CAREFUL, GAME, table.terms, seed)
    while not table.is_over:
        seat = table.waiting()[0]
        prompt = table.prompt(seat)
        assert table.play(seat, [bots[seat].choose(prompt.view, prompt)]) is None
    return GAME.result(table.state).places[mine] == 1  # type: ignore[arg-type]


def test_it_beats_chance() -> None:
    assert sum(won(seed) for seed in range(12)) >= 9


@pytest.mark.parametrize("options", [{"effect_order": "free"}, {"show_split": "off", "history": "none"}])
def test_it_plays_with_other_options(options: dict[str, Any]) -> None:
    won(3, options)
