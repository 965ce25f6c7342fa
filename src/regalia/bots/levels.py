"""The levels of bots, by the ranks of a court: the same four in every game, the weakest first.

Where a game needs other numbers, its heuristics say so.
"""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.bots.bot import Bot, Clock
from regalia.bots.heuristics import Obvious, heuristics_of
from regalia.bots.judging import JudgingBot
from regalia.bots.thinking import NONE, ThinkingBot
from regalia.bots.weights import Weights
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame, View
from regalia.core.prompt import Prompt
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


def bot_of_level(level: Level, game: AnyGame, terms: Any, seed: int, weights: Weights | None = None) -> Bot:
    """A bot of this level for one seat; it judges by the shipped weights unless told."""
    bot, obvious = thinking_bot(level, game, terms, seed, weights), heuristics_of(game.id).obvious
    return bot if obvious is None else Sensible(bot, obvious, terms)


class Sensible:
    """A bot of any level, which answers without a thought what anybody would."""

    def __init__(self, bot: Bot, obvious: Obvious, terms: Any) -> None:
        self.bot = bot
        self.obvious = obvious
        self.terms = terms

    def choose(self, view: View, prompt: Prompt, clock: Clock | None = None) -> int:
        """The obvious answer, else the bot's own."""
        action = self.obvious(view, self.terms)
        return self.bot.choose(view, prompt, clock) if action == NONE else action


def thinking_bot(level: Level, game: AnyGame, terms: Any, seed: int, weights: Weights | None) -> Bot:
    """One that judges at a glance, or searches."""
    known = heuristics_of(game.id)
    policy = known.policy(terms) if weights is None else known.policy(terms, weights)
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
