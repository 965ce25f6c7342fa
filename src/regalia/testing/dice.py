"""The choices of a checker: random, and the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from regalia.core.luck import chosen, seeded, stirred

T = TypeVar("T")


class Dice:
    """Choices of a checker, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.x = seeded(seed)

    def below(self, n: int) -> int:
        """A number 0 .. n-1."""
        self.x = stirred(self.x)
        return chosen(self.x, n)

    def some(self, things: Sequence[T], most: int) -> list[T]:
        """Some of these, in a random order."""
        rest = list(things)
        return [rest.pop(self.below(len(rest))) for _ in range(min(most, len(rest)))]
