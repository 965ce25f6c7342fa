"""What a search has learnt, in one table of numbers: a row for each situation and each answer that was tried there.

Rows are found by key, a 63-bit hash. The table is open-addressed and doubles; a row keeps its place until it does.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.luck import stirred
from regalia.core.offers import Offers

FIRST_SIZE: Final = 2048  # rows, a power of two
FREE: Final = 0  # the key of a row that is not used


def mixed(one: i64, other: i64) -> i64:
    """A key from two numbers; never FREE."""
    key: i64 = stirred(one ^ other)
    key ^= key >> 32
    return key if key != FREE else 1


def key_of_offers(out: Offers) -> i64:
    """A key for a list of answers."""
    key: i64 = out.n
    for i in range(out.n):
        key = mixed(key, out.actions[i])
    return key


class Tree:
    """The table. Sums are of results, in millionths of a won game."""

    def __init__(self) -> None:
        self.size: i64 = FIRST_SIZE
        self.used: i64 = 0
        self.keys: vec[i64] = vec[i64]([0] * FIRST_SIZE)
        self.visits: vec[i64] = vec[i64]([0] * FIRST_SIZE)
        self.available: vec[i64] = vec[i64]([0] * FIRST_SIZE)  # how often an answer could have been chosen
        self.sums: vec[i64] = vec[i64]([0] * FIRST_SIZE)
        self.priors: vec[i64] = vec[i64]([0] * FIRST_SIZE)  # what was expected of an answer before it was tried

    def place(self, key: i64) -> i64:
        """Where the row of a key is, or would be."""
        at: i64 = key & (self.size - 1)
        while self.keys[at] != key and self.keys[at] != FREE:
            at = (at + 1) & (self.size - 1)
        return at

    def find(self, key: i64) -> i64:
        """The row of a key; -1 if there is none."""
        at: i64 = self.place(key)
        return at if self.keys[at] == key else -1

    def add(self, key: i64) -> i64:
        """A new row; make_room must have been called since the last few."""
        at: i64 = self.place(key)
        self.keys[at] = key
        self.used += 1
        return at

    def make_room(self, rows: i64) -> None:
        """So many rows can be added now without moving any."""
        while 2 * (self.used + rows) > self.size:
            self.grow()

    def grow(self) -> None:
        """Twice the size; every row finds a new place."""
        old: i64 = self.size
        keys, visits, available, sums, priors = self.keys, self.visits, self.available, self.sums, self.priors
        many: int = 2 * old
        self.size = 2 * old
        self.keys = vec[i64]([0] * many)
        self.visits = vec[i64]([0] * many)
        self.available = vec[i64]([0] * many)
        self.sums = vec[i64]([0] * many)
        self.priors = vec[i64]([0] * many)
        for i in range(old):
            if keys[i] != FREE:
                at: i64 = self.place(keys[i])
                self.keys[at] = keys[i]
                self.visits[at] = visits[i]
                self.available[at] = available[i]
                self.sums[at] = sums[i]
                self.priors[at] = priors[i]
