"""Choices at random, the same for the same seed: for bots, checkers and whoever tries things. Never a game's luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from regalia.core.luck import chosen, mixed, seeded, stirred

T = TypeVar("T")
HALF_WORD = 2**63


class Dice:
    """A row of random choices; the same seed, the same row."""

    def __init__(self, seed: int) -> None:
        self.x = seeded(seed if -HALF_WORD <= seed < HALF_WORD else mixed(seed))

    def below(self, n: int) -> int:
        """A number 0 .. n-1."""
        self.x = stirred(self.x)
        return chosen(self.x, n)

    def one_of(self, things: Sequence[T]) -> T:
        """One of these, each as likely."""
        return things[self.below(len(things))]

    def some(self, things: Sequence[T], most: int) -> list[T]:
        """Some of these, in a random order."""
        rest = list(things)
        return [rest.pop(self.below(len(rest))) for _ in range(min(most, len(rest)))]

    def seed(self) -> int:
        """A seed for somebody else's luck."""
        self.x = stirred(self.x)
        return self.x >> 20
