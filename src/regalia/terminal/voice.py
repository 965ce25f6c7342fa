"""What the terminal says: its own words and those of the kernel, the server and a game, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from regalia.core.game import AnyGame
from regalia.core.say import Arg, Say
from regalia.core.seats import NOBODY
from regalia.core.speech import Speech, ftl

PACKAGES = ("regalia.core", "regalia.server", "regalia.terminal", "regalia.puzzles")


class Voice:
    """One language at one table."""

    def __init__(self, game: AnyGame, language: str, names: Sequence[str]) -> None:
        self.language = language
        self.names = names
        self.you = NOBODY  # the seat of whoever reads
        self.speech = speech_of(game.package, language)

    def say(self, message: Say) -> str:
        """A message, with the names of this table, and as “you” to whoever reads."""
        return self.speech.say(message, self.names, self.you)

    def __call__(self, key: str, **args: Arg) -> str:
        """The message of a key."""
        return self.say(Say(key, dict(args)))


@cache
def speech_of(package: str, language: str) -> Speech:
    """All that may be said at a table of a game."""
    return Speech(language, [ftl(files(name), language) for name in (*PACKAGES, package)])
