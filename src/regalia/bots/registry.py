"""Finds bots by name: the levels, and the random bot for tests and research."""

from __future__ import annotations

from typing import Any

from regalia.bots.bot import Bot, RandomBot
from regalia.bots.levels import NAMES, bot_of_level, level_in, with_budget
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame
from regalia.core.options import names

RANDOM = "random"


def bot_names(game: AnyGame) -> list[str]:
    """The bots people can choose at a table of this game, the weakest first: so far the same in every game."""
    return list(NAMES)


def is_bot(name: str) -> bool:
    """Is there a bot of this name?"""
    return name == RANDOM or name in NAMES


def make_bot(
    name: str,
    game: AnyGame,
    terms: Any,
    seed: int,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
) -> Bot:
    """A bot for one seat of one table; a level that searches may be given another budget than its own."""
    if not is_bot(name):
        raise RegaliaError(f"No bot “{name}” plays {game.id}. The bots are: {names(bot_names(game))}.")
    if name == RANDOM:
        return RandomBot(game, terms, seed)
    level = with_budget(level_in(game, name), simulations, seconds)
    return bot_of_level(level, game, terms, seed)
