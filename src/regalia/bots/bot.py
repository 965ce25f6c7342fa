"""The contract of a bot, and the simplest one."""

from __future__ import annotations

import time
from typing import Any, Protocol

from regalia.core.dice import Dice
from regalia.core.game import AnyGame, View
from regalia.core.prompt import Prompt


class Clock(Protocol):
    """How long a bot may think."""

    def left(self) -> float:
        """Seconds."""


class Deadline:
    """A clock that runs from the moment it is made."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds

    def left(self) -> float:
        """Seconds."""
        return max(0.0, self.end - time.monotonic())


class Bot(Protocol):
    """Whoever answers for a seat. It is made for one table: its game, and what was agreed on (terms)."""

    def choose(self, view: View, prompt: Prompt, clock: Clock | None = None) -> int:
        """One of prompt.actions."""


class RandomBot:
    """Any legal answer, each as likely."""

    def __init__(self, game: AnyGame, terms: Any, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, prompt: Prompt, clock: Clock | None = None) -> int:
        return self.dice.one_of(prompt.actions)
