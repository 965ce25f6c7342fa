"""Where luck would be drawn, the way forks: each outcome with its weight, so that a program can walk all of them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.bag import KINDS, count
from regalia.core.errors import Undecided
from regalia.core.ints import members_of, row
from regalia.core.luck import KEY_BYTES, Stream


class Fork(Stream):
    """Luck that was settled so far; where more is wanted, it stops and tells what could come."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(bytes(KEY_BYTES))
        self.outcomes: vec[i64] = row(outcomes)

    def settled(self, index: i64, chance: i64, could: list[tuple[int, int]]) -> i64:
        """The outcome that was chosen for this draw."""
        if index >= len(self.outcomes):
            raise Undecided(chance, could)
        return self.outcomes[index]

    def number(self, index: i64, n: i64, chance: i64) -> i64:
        return self.settled(index, chance, [(number, 1) for number in range(n)])

    def face(self, index: i64, sides: i64, chance: i64) -> i64:
        return self.settled(index, chance, [(face, 1) for face in range(1, sides + 1)])

    def kind(self, index: i64, bag: i64, chance: i64) -> i64:
        return self.settled(index, chance, [(kind, count(bag, kind)) for kind in range(KINDS) if count(bag, kind)])

    def member(self, index: i64, members: i64, chance: i64) -> i64:
        return self.settled(index, chance, [(member, 1) for member in members_of(members)])
