"""Bots as they are named on a command line: random, monarch:0.1s, knight:200, or cmd:python3 mybot.py."""

from __future__ import annotations

import inspect
import re
from typing import Any

import msgspec

from regalia.bots.bot import Bot, Clock, Deadline
from regalia.bots.external import ExternalBot, Place, Stable, words
from regalia.bots.registry import bot_names, make_bot
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame, View
from regalia.core.options import meant, names
from regalia.core.prompt import Prompt

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


def parse_spec(text: str) -> Spec:
    """The bot that a text names."""
    if text.startswith(COMMAND):
        command = text.removeprefix(COMMAND).strip()
        words(command)
        return Spec(command=command)
    name, colon, budget = text.partition(":")
    if not colon:
        return Spec(name)
    if found := SECONDS.fullmatch(budget):
        seconds = float(found[1]) / (1000 if found[2] == "ms" else 1)
        if seconds > 0:
            return Spec(name, seconds=seconds)
    if SIMULATIONS.fullmatch(budget):
        return Spec(name, simulations=int(budget))
    raise RegaliaError(f"“{budget}” is no budget: write seconds as in {name}:0.1s, or simulations as in {name}:200.")


def check_spec(text: str, game: AnyGame) -> Spec:
    """The bot that a text names, if it plays this game and can use its budget."""
    spec = parse_spec(text)
    known = all_names(game)
    if not spec.command and spec.name not in known:
        raise RegaliaError(
            f"No bot “{spec.name}” plays {game.id}.{meant(spec.name, known)}"
            f" The bots are: {names(known)}, and {COMMAND}COMMAND for one of your own."
        )
    if not spec.command:
        make_bot(spec.name, game, game.terms(game.options.settle(), game.data()), 0, **budget_of(spec))
    return spec


def all_names(game: AnyGame) -> list[str]:
    """The bots of a game, chance among them."""
    return list(dict.fromkeys([CHANCE, *bot_names(game)]))


def budget_of(spec: Spec) -> dict[str, Any]:
    """The budget as make_bot takes it; seconds go by the clock in any case."""
    given = {"simulations": spec.simulations, "seconds": spec.seconds}
    taken = inspect.signature(make_bot).parameters
    if spec.simulations is not None and "simulations" not in taken:
        raise RegaliaError(f"{spec.name} does not count simulations: give it seconds, as in {spec.name}:0.1s.")
    return {key: value for key, value in given.items() if value is not None and key in taken}


class InTime:
    """A bot that is given so many seconds for each answer."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        self.bot = bot
        self.seconds = seconds

    def choose(self, view: View, prompt: Prompt, clock: Clock | None = None) -> int:
        seconds = self.seconds if clock is None else min(self.seconds, clock.left())
        return self.bot.choose(view, prompt, Deadline(seconds))


def sit_down(spec: Spec, place: Place, stable: Stable, limit: float) -> Bot:
    """The bot at its place; an external one has `limit` seconds for an answer."""
    if spec.command:
        return external(spec.command, place, stable, limit)
    bot = make_bot(spec.name, place.game, place.terms, place.seed, **budget_of(spec))
    return bot if spec.seconds is None else InTime(bot, spec.seconds)


def external(command: str, place: Place, stable: Stable, limit: float) -> ExternalBot:
    """A process at its place; one that does not even begin is dropped."""
    pipe = stable.take(command)
    try:
        return ExternalBot(pipe, place, limit)
    except Exception:
        stable.drop(pipe)
        raise
