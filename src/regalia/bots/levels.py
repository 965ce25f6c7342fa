"""The levels of bots, by the ranks of a court: the same four in every game, the weakest first.

Where a game needs other numbers, its heuristics say so.
"""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.bots.bot import Bot
from regalia.bots.heuristics import heuristics_of
from regalia.bots.judging import JudgingBot
from regalia.bots.thinking import ThinkingBot
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame
from regalia.core.say import Say, say

NO_END = 10**12  # simulations: the clock decides
USUAL = "knight"  # where nobody names a level


class Level(msgspec.Struct, frozen=True):
    """One level: how it is called, and how it thinks."""

    name: str
    simulations: int = 0  # 0: it judges at a glance
    seconds: float = 0.0  # at most, where there is a clock
    worlds: int = 1
    temperature: int = 1
    careless: int = 0  # of a hundred answers judged at a glance so many are given at random
    glances: int = 0  # of a hundred answers so many are judged at a glance although there was time to search


LEVELS = (
    Level("page", temperature=150, careless=98),
    Level("squire", worlds=4, careless=30),
    Level("knight", simulations=500, seconds=0.3, worlds=4, careless=30, glances=45),
    Level("monarch", simulations=3_000, seconds=1.0),
)
NAMES = tuple(level.name for level in LEVELS)


def level_in(game: AnyGame, name: str) -> Level:
    """A level as it plays a game."""
    otherwise = heuristics_of(game.id).levels.get(name, {})
    return msgspec.structs.replace(LEVELS[NAMES.index(name)], **otherwise)


# the words of each bot: its name, and a sentence about it
WORDS = {
    "random": ("level-random", "level-random-is"),
    "page": ("level-page", "level-page-is"),
    "squire": ("level-squire", "level-squire-is"),
    "knight": ("level-knight", "level-knight-is"),
    "monarch": ("level-monarch", "level-monarch-is"),
}


def level_name(name: str) -> Say | str:
    """The name of a bot in words; one that is not known keeps the name it has."""
    return say(WORDS[name][0]) if name in WORDS else name


def with_budget(level: Level, simulations: int | None, seconds: float | None) -> Level:
    """A level that thinks longer or shorter than it is used to: by simulations, or by the clock alone."""
    if simulations is None and seconds is None:
        return level
    if not level.simulations:
        raise RegaliaError(f"A {level.name} judges at a glance: it has no use for a budget.")
    if simulations is not None:
        return msgspec.structs.replace(level, simulations=simulations, seconds=level.seconds)
    return msgspec.structs.replace(level, simulations=NO_END, seconds=seconds)


def bot_of_level(level: Level, game: AnyGame, terms: Any, seed: int) -> Bot:
    """A bot of this level for one seat."""
    known = heuristics_of(game.id)
    policy = known.policy(terms)
    ways = {"worlds": level.worlds, "temperature": level.temperature, "careless": level.careless}
    at_a_glance = JudgingBot(game, terms, policy, seed, **ways)
    if not level.simulations:
        return at_a_glance
    return ThinkingBot(
        game,
        terms,
        policy,
        seed,
        manner=known.manner,
        simulations=level.simulations,
        seconds=level.seconds,
        glance=at_a_glance,
        glances=level.glances,
        advice=known.advice,
    )
