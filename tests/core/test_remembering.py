"""What was last asked about a view is remembered, of that view alone; what a few numbers decide, of so many of them."""

from __future__ import annotations

import sys
from functools import _lru_cache_wrapper

import pytest

import regalia
from regalia.core.dice import Dice
from regalia.core.game import WATCHER
from regalia.core.registry import games
from regalia.core.remembering import REMEMBERED, of_latest
from regalia.server.describe import offered

FEW = 64  # values of what does not change in play: cards, options, files


def test_only_the_latest_is_remembered() -> None:
    asked: list[object] = []

    @of_latest
    def many(view: list[int]) -> int:
        asked.append(view)
        return len(view)

    one, other = [1], [1]  # equal, but not the same
    assert [many(one), many(one), many(other), many(one)] == [1, 1, 1, 1]
    assert [id(view) for view in asked] == [id(one), id(other), id(one)]


@pytest.mark.parametrize("game", sorted(games()))
def test_views_of_many_tables_leave_little_behind(game: str) -> None:
    dice, before = Dice(1), {id(cache): cache.cache_info().currsize for cache in caches()}
    for seed in range(12):
        look_at_a_table(game, seed, dice)
    for cache in caches():
        kept = cache.cache_info()
        if kept.maxsize is None:
            assert kept.currsize - before.get(id(cache), 0) <= FEW, cache.__qualname__
        else:
            assert kept.maxsize <= REMEMBERED, cache.__qualname__


def look_at_a_table(game: str, seed: int, dice: Dice) -> None:
    """Random answers, and what everybody sees after each."""
    table = regalia.table(game, seats=3, seed=seed)
    for _ in range(120):
        for seat in (WATCHER, *range(3)):
            view = table.view(seat)
            offered(table.game, view, table.state.legal(seat) if seat >= 0 else ())
        if table.is_over:
            return
        seat = dice.one_of(table.waiting())
        table.play(seat, [dice.one_of(table.prompt(seat).actions)])


def caches() -> list[_lru_cache_wrapper[object]]:
    """All that functions of ours remember."""
    ours = [vars(module) for name, module in sorted(sys.modules.items()) if name.startswith("regalia.")]
    found = {id(each): each for names in ours for each in names.values() if isinstance(each, _lru_cache_wrapper)}
    return [each for each in found.values() if each.__module__.startswith("regalia.")]
