"""The levels of bots, by the ranks of a court: the same four in every game, the weakest first."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from regalia.bots.bot import Bot
from regalia.bots.judging import JudgingBot
from regalia.bots.policy import Policy
from regalia.bots.search import Manner
from regalia.bots.thinker import Advice, ThinkingBot
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

# How to think about a game whose judgement is written.
MANNERS = {
    "um_krone_und_kragen": Manner(cutoff=20, trust=20, stake=5000),
    "for_a_crown": Manner(cutoff=40, trust=3, temperature=20, clearly=2.5, errors=30),
    "krone_und_schwert": Manner(cutoff=40, trust=10, stake=2000),
    "royaume_des_5_couronnes": Manner(cutoff=10, trust=10, stake=2000),
}

# Where much is left to luck, the levels below the monarch must err more often, lest they be hard to tell apart. In For
# a Crown even a search of a few simulations is hard to beat, so the knight has few and the monarch many.
OTHERWISE: dict[str, dict[str, dict[str, int]]] = {
    "for_a_crown": {
        "squire": {"careless": 60},
        "knight": {"simulations": 30, "careless": 0, "glances": 70},
        "monarch": {"simulations": 10_000},
    },
    "royaume_des_5_couronnes": {
        "squire": {"careless": 69},
        "knight": {"careless": 46, "glances": 70},
        "monarch": {"simulations": 1_000},
    },
}


def level_in(game: AnyGame, name: str) -> Level:
    """A level as it plays a game."""
    otherwise = OTHERWISE.get(game.id, {}).get(name, {})
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


def written_policy(game: AnyGame) -> Callable[[Any], Policy] | None:
    """What makes the judgement of a game for a table's terms, where somebody has written it."""
    name = f"regalia.bots.heuristics.{game.id}"
    found: Callable[[Any], Policy] | None = getattr(import_module(name), "policy", None) if find_spec(name) else None
    return found


def policy_of(game: AnyGame, terms: Any) -> Policy:
    """The judgement of a game; one without an opinion if none is written."""
    make = written_policy(game)
    return make(terms) if make else Policy()


def manner_of(game: AnyGame) -> Manner:
    """How to think about a game; where there is no judgement, rollouts are random and go to the end."""
    return MANNERS.get(game.id, Manner()) if written_policy(game) else Manner()


def written_advice(game: AnyGame) -> Advice | None:
    """Answers that need no search because they are known exactly, where somebody has written how to find them."""
    name = f"regalia.bots.heuristics.{game.id}_advice"
    found: Advice | None = import_module(name).advice if find_spec(name) else None
    return found


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
    policy = policy_of(game, terms)
    ways = {"worlds": level.worlds, "temperature": level.temperature, "careless": level.careless}
    at_a_glance = JudgingBot(game, terms, policy, seed, **ways)
    if not level.simulations:
        return at_a_glance
    return ThinkingBot(
        game,
        terms,
        policy,
        seed,
        manner=manner_of(game),
        simulations=level.simulations,
        seconds=level.seconds,
        glance=at_a_glance,
        glances=level.glances,
        advice=written_advice(game),
    )
