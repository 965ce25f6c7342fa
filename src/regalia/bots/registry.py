"""Finds bots by name: the levels, those of installed packages, and the random bot for tests and research."""

from __future__ import annotations

from typing import Any

from regalia.bots.bot import Bot, RandomBot
from regalia.bots.in_process import InProcess, installed, maker_installed
from regalia.bots.levels import NAMES, bot_of_level, level_in, with_budget
from regalia.bots.weights import Weights
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame
from regalia.core.options import names

RANDOM = "random"


def bot_names(game: AnyGame) -> list[str]:
    """The bots people can choose at a table of this game: the levels, the weakest first, then those installed."""
    return [*NAMES, *(name for name in installed() if name not in (RANDOM, *NAMES))]


def is_bot(name: str) -> bool:
    """Is there a bot of this name?"""
    return name == RANDOM or name in NAMES or name in installed()


def make_bot(
    name: str,
    game: AnyGame,
    terms: Any,
    seed: int,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    weights: Weights | None = None,
) -> Bot:
    """A bot for one seat of one table; a level may be given another budget than its own, and other weights."""
    if not is_bot(name):
        raise RegaliaError(f"No bot “{name}” plays {game.id}. The bots are: {names(bot_names(game))}.")
    if name in NAMES:
        level = with_budget(level_in(game, name), simulations, seconds)
        return bot_of_level(level, game, terms, seed, weights)
    if name == RANDOM and (simulations, seconds, weights) != (None, None, None):
        raise RegaliaError("The random bot gives any answer: it has no use for a budget or for weights.")
    if (simulations, weights) != (None, None):
        raise RegaliaError(f"“{name}” can be given seconds, as in {name}:0.1s, but neither simulations nor weights.")
    return RandomBot(game, terms, seed) if name == RANDOM else InProcess(name, maker_installed(name), game, terms, seed)
