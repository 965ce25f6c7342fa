"""Bots of others that think in this process: py:module:Class, or by the name that an installed package gives them.

A package names its bots in the entry points of the group “regalia.bots”. Whoever sets a table over a network can name
those, which the owner of the machine has installed, and nothing that is merely importable.
"""

from __future__ import annotations

import re
import sys
import traceback
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from regalia.bots.bot import Bot, Clock
from regalia.bots.pipe import BotFault
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame, View
from regalia.core.options import meant
from regalia.core.prompt import Prompt

PYTHON = "py:"
GROUP = "regalia.bots"
NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")  # one that can stand on a command line and in a list
PATH = re.compile(r"py:(?P<module>[\w.]+):(?P<name>\w+)")

Maker = Callable[[AnyGame, Any, int], Bot]  # a class, or a function: the game, its terms, a seed


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots of installed packages by name."""
    return {each.name: each for each in entry_points(group=GROUP) if NAME.fullmatch(each.name)}


def maker_installed(name: str) -> Maker:
    """What makes an installed bot."""
    try:
        return checked(installed()[name].load(), name)
    except (ImportError, AttributeError) as fault:
        raise RegaliaError(f"The bot “{name}” is installed, but cannot be loaded: {fault}.") from fault


def maker_at(path: str) -> Maker:
    """What makes the bot of py:module:Class; the folder one is in is looked into as well."""
    found = PATH.fullmatch(path)
    if found is None:
        raise RegaliaError(f"“{path}” is no bot: write {PYTHON}MODULE:CLASS, as in {PYTHON}mybot:MyBot.")
    module = imported(found["module"])
    if not hasattr(module, found["name"]):
        raise RegaliaError(f"“{found['module']}” has no “{found['name']}”.{meant(found['name'], dir(module))}")
    return checked(getattr(module, found["name"]), path)


def imported(name: str) -> Any:
    """A module by its name."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    try:
        return import_module(name)
    except ModuleNotFoundError as fault:
        if not f"{name}.".startswith(f"{fault.name}."):
            raise RegaliaError(f"“{name}” cannot be imported: {fault}.") from fault
        raise RegaliaError(
            f"There is no module “{name}”: it is looked for among what is installed, and in this folder ({here})."
        ) from None
    except Exception as fault:  # whatever its code does while it is read
        raise RegaliaError(f"“{name}” cannot be imported: {told(fault)}") from fault


def checked(maker: Any, name: str) -> Maker:
    """It, if bots can be made of it."""
    if not callable(maker) or (isinstance(maker, type) and not callable(getattr(maker, "choose", None))):
        raise RegaliaError(f"“{name}” is no bot: a bot is a class with a method choose(view, prompt, clock).")
    return maker  # type: ignore[no-any-return]  # what it returns is seen when it is asked


class InProcess:
    """A bot of others. Whatever it does wrong is a BotFault, which tells where."""

    def __init__(self, name: str, maker: Maker, game: AnyGame, terms: Any, seed: int) -> None:
        self.name = name
        self.game = game
        try:
            self.bot = maker(game, terms, seed)
        except Exception as fault:  # whatever a bot does wrong
            raise BotFault(f"“{name}” does not play {game.id}: {told(fault)}") from fault

    def choose(self, view: View, prompt: Prompt, clock: Clock | None = None) -> int:
        """Its answer, which is legal."""
        try:
            action = self.bot.choose(view, self.shown(view, prompt), clock)
        except Exception as fault:  # whatever a bot does wrong
            raise BotFault(f"“{self.name}” failed: {told(fault)}") from fault
        if action not in prompt.actions:
            raise BotFault(
                f"“{self.name}” answered {action!r}, which is not among the actions of decision {prompt.decision}."
            )
        return int(action)

    def shown(self, view: View, prompt: Prompt) -> Prompt:
        """The same question without the state behind it: a bot is given what its seat may know, here as anywhere."""
        events = tuple(event.seen_by(prompt.seat) for event in prompt.events)
        return Prompt(self.game, None, view, prompt.actions, events)


def told(fault: Exception) -> str:
    """An error as a sentence, with the line that raised it."""
    if isinstance(fault, RegaliaError):
        return str(fault)
    frames = traceback.extract_tb(fault.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(fault).__name__}: {fault}{where}."
