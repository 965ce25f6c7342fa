"""Bots as they are named on a command line: random, monarch:0.1s, knight:200, py:mybot:MyBot, or cmd:python3 mybot.py.

A level may be given other weights than the shipped ones: squire@new.json, monarch:200@new.json.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import msgspec

from regalia.bots.bot import Bot, Clock, Deadline
from regalia.bots.external import ExternalBot, Place, Stable, words
from regalia.bots.in_process import PYTHON, InProcess, maker_at
from regalia.bots.registry import bot_names, make_bot
from regalia.bots.weights import Weights, read_weights
from regalia.core.errors import BadData, RegaliaError
from regalia.core.files import content_of
from regalia.core.game import AnyGame, View
from regalia.core.options import meant, names
from regalia.core.prompt import Prompt
from regalia.core.table import terms_of

COMMAND = "cmd:"
CHANCE = "random"
SECONDS = re.compile(r"(\d+|\d*\.\d+)(s|ms)")
SIMULATIONS = re.compile(r"[1-9]\d*")


class Spec(msgspec.Struct, frozen=True):
    """A bot and how long it may think; without a budget it thinks as long as it is used to."""

    name: str = ""
    seconds: float | None = None
    simulations: int | None = None
    command: str = ""  # of an external bot, which has no name
    python: str = ""  # of a bot of others in this process, which has no name either
    weights: str = ""  # the file of those it judges by; the shipped ones if none is named


def parse_spec(text: str) -> Spec:
    """The bot that a text names."""
    if text.startswith(COMMAND):
        command = text.removeprefix(COMMAND).strip()
        words(command)
        return Spec(command=command)
    if text.startswith(PYTHON):
        return Spec(python=text)
    thinker, _, weights = text.partition("@")
    name, colon, budget = thinker.partition(":")
    if not colon:
        return Spec(name, weights=weights)
    if found := SECONDS.fullmatch(budget):
        seconds = float(found[1]) / (1000 if found[2] == "ms" else 1)
        if seconds > 0:
            return Spec(name, seconds=seconds, weights=weights)
    if SIMULATIONS.fullmatch(budget):
        return Spec(name, simulations=int(budget), weights=weights)
    raise RegaliaError(f"“{budget}” is no budget: write seconds as in {name}:0.1s, or simulations as in {name}:200.")


def check_spec(text: str, game: AnyGame) -> Spec:
    """The bot that a text names, if it plays this game and can use its budget."""
    spec = parse_spec(text)
    known = all_names(game)
    if spec.name and spec.name not in known:
        raise RegaliaError(
            f"No bot “{spec.name}” plays {game.id}.{meant(spec.name, known)}"
            f" The bots are: {names(known)}, and {COMMAND}COMMAND or {PYTHON}MODULE:CLASS for one of your own."
        )
    if not spec.command:
        thinker(spec, game, terms_of(game, game.options.settle()), 0)
    return spec


def all_names(game: AnyGame) -> list[str]:
    """The bots of a game, chance among them."""
    return list(dict.fromkeys([CHANCE, *bot_names(game)]))


def wishes_of(spec: Spec, weights: Weights | None = None) -> dict[str, Any]:
    """Budget and weights (these if it names none) as make_bot takes them; seconds go by the clock in any case."""
    weights = weights_in(spec.weights) if spec.weights else weights
    given = {"simulations": spec.simulations, "seconds": spec.seconds, "weights": weights}
    return {key: value for key, value in given.items() if value is not None}


@lru_cache(16)
def weights_in(path: str) -> Weights:
    """The weights of a file, read once."""
    return read_weights(content_of(path, BadData))


class InTime:
    """A bot that is given so many seconds for each answer."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        self.bot = bot
        self.seconds = seconds

    def choose(self, view: View, prompt: Prompt, clock: Clock | None = None) -> int:
        seconds = self.seconds if clock is None else min(self.seconds, clock.left())
        return self.bot.choose(view, prompt, Deadline(seconds))


def sit_down(spec: Spec, place: Place, stable: Stable, limit: float, weights: Weights | None = None) -> Bot:
    """The bot at its place; an external one has `limit` seconds for an answer."""
    if spec.command:
        return external(spec.command, place, stable, limit)
    return thinker(spec, place.game, place.terms, place.seed, weights)


def thinker(spec: Spec, game: AnyGame, terms: Any, seed: int, weights: Weights | None = None) -> Bot:
    """A bot that thinks in this process."""
    if spec.python:
        return InProcess(spec.python, maker_at(spec.python), game, terms, seed)
    bot = make_bot(spec.name, game, terms, seed, **wishes_of(spec, weights))
    return bot if spec.seconds is None else InTime(bot, spec.seconds)


def bot_called(text: str, game: AnyGame, terms: Any, seed: int) -> Bot:
    """The bot that a text names, at a table in this process; one behind a pipe belongs into the arena."""
    spec = parse_spec(text)
    if spec.command:
        raise RegaliaError(f"“{text}” is a program of its own: regalia arena plays with it, and so does regalia bot.")
    return thinker(spec, game, terms, seed)


def external(command: str, place: Place, stable: Stable, limit: float) -> ExternalBot:
    """A process at its place; one that does not even begin is dropped."""
    pipe = stable.take(command)
    try:
        return ExternalBot(pipe, place, limit)
    except Exception:
        stable.drop(pipe)
        raise
