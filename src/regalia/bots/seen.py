"""What the seats have seen since a search began: by this a seat tells situations apart, and by nothing else."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.tree import mixed
from regalia.core.ints import row

SEATS: Final = 5


class Seen:
    """What each seat has seen since the search began, as a key."""

    def __init__(self) -> None:
        self.keys: vec[i64] = row([1] * SEATS)
        self.sealed: vec[i64] = row([0] * SEATS)  # the answers to the open decision

    def take_after(self, other: Seen) -> None:
        """Have seen what another has."""
        for seat in range(SEATS):
            self.keys[seat] = other.keys[seat]
            self.sealed[seat] = other.sealed[seat]

    def note(self, seat: i64, action: i64) -> None:
        """A seat knows what it answered."""
        self.keys[seat] = mixed(self.keys[seat], action + 1)
        self.sealed[seat] = mixed(self.sealed[seat], action + 1)

    def unseal(self) -> None:
        """The decision is resolved: everybody sees what the others answered."""
        for seat in range(SEATS):
            for other in range(SEATS):
                if other != seat and self.sealed[other]:
                    self.keys[seat] = mixed(self.keys[seat], self.sealed[other] ^ other)
        for seat in range(SEATS):
            self.sealed[seat] = 0
