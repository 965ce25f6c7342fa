"""Finds bots by name: random, and the heuristic of a game where there is one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from regalia.bots.bot import Bot, RandomBot
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.options import names


def bot_names(game: Game[Any, Any]) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return ["random", "heuristic"] if find_spec(f"regalia.bots.heuristics.{game.id}") else ["random"]


def make_bot(name: str, game: Game[Any, Any], terms: Any, seed: int) -> Bot:
    """A bot for one seat of one table."""
    if name not in bot_names(game):
        raise RegaliaError(f"No bot “{name}” plays {game.id}. The bots are: {names(bot_names(game))}.")
    if name == "random":
        return RandomBot(game, terms, seed)
    bot: Bot = import_module(f"regalia.bots.heuristics.{game.id}").Heuristic(game, terms, seed)
    return bot
