"""The list of answers open to a seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.ints import row

MOST_OFFERS: Final = 4096


class Offers:
    """The answers open to a seat, in the order in which the rules name them. One list, used again and again."""

    def __init__(self) -> None:
        self.actions: vec[i64] = row([0] * MOST_OFFERS)
        self.n: i64 = 0
        self.ticket: i64 = 0

    def add(self, action: i64) -> None:
        """One more answer."""
        self.actions[self.n] = action
        self.n += 1

    def add_once(self, action: i64, since: i64) -> None:
        """One more answer, unless it is among those added since."""
        for i in range(since, self.n):
            if self.actions[i] == action:
                return
        self.add(action)

    def has(self, action: i64) -> bool:
        """Is it among them?"""
        for i in range(self.n):
            if self.actions[i] == action:
                return True
        return False


OFFERS: Final = Offers()
