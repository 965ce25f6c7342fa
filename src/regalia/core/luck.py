"""All the luck of a game. Two sources, one contract; no other module may make luck.

Search and simulation use a fast generator whose whole state is one int. Tables use a keyed stream: the n-th outcome of
a game is a hash of n under a 256-bit secret key, so what was seen so far does not help to foretell the next, and a
copy, a save or a replay needs nothing but the key and a count. A script forces outcomes, for tests and positions.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.core.bag import KINDS, count, nth, total
from regalia.core.errors import Unlucky
from regalia.core.ints import has, how_many, members_of, nth_member, row

MUL: Final = 6364136223846793005
INC: Final = 1442695040888963407
M32: Final = 0xFFFFFFFF
M63: Final = 0x7FFFFFFFFFFFFFFF
SEEDS: Final = 0x10000000000  # so many seeds the fast source tells apart: 40 bits
WORDS: Final = 16  # words of 32 bits in one block of the stream
KEY_BYTES: Final = 32


# --- the fast source


def mixed(seed: int) -> int:
    """A seed of any size as one of 40 bits: itself if it has no more, else a hash of all its bits and its sign."""
    if 0 <= seed < SEEDS:
        return seed
    content = seed.to_bytes(seed.bit_length() // 8 + 1, "little", signed=True)
    return int.from_bytes(blake2b(content, digest_size=5, person=b"regalia-seed").digest(), "little")


def seeded(seed: i64) -> i64:
    """The first state of the fast source, from the lower 40 bits of a seed; neighbouring seeds are far apart."""
    return ((seed & (SEEDS - 1)) * 2654435761 * 4 + 88172645463325252) & M63


def stirred(luck: i64) -> i64:
    """The next state of the fast source."""
    return (luck * MUL + INC) & M63


def chosen(luck: i64, n: i64) -> i64:
    """A number 0 .. n-1 from a state of the fast source."""
    return ((luck >> 31) * n) >> 32


# --- the source of a table


@mypyc_attr(allow_interpreted_subclasses=False)
class Stream:
    """Outcomes that depend on nothing but the key and their index."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError("The key of a table's luck has 32 bytes.")
        self.key = key
        self.block: i64 = -1
        self.words: vec[i64] = row([0] * WORDS)

    def word(self, index: i64) -> i64:
        """The word of an outcome, a number below 2**32."""
        if index // WORDS != self.block:
            self.fill(index // WORDS)
        return self.words[index % WORDS]

    def fill(self, block: i64) -> None:
        """Keep one block of words until another is needed."""
        number: int = block
        digest = blake2b(number.to_bytes(8, "little"), key=self.key).digest()
        for i in range(WORDS):
            w: int = int.from_bytes(digest[4 * i : 4 * i + 4], "little")
            self.words[i] = w
        self.block = block

    def another_word(self, index: i64, attempt: i64) -> i64:
        """A word in place of one that would favour some outcomes."""
        number: int = index
        again: int = attempt
        message = number.to_bytes(8, "little") + again.to_bytes(8, "little")
        return int.from_bytes(blake2b(message, key=self.key, digest_size=4).digest(), "little")

    def number(self, index: i64, n: i64, chance: i64) -> i64:
        """A number 0 .. n-1, each exactly as likely. What it is for (chance) matters to a script alone."""
        wide: i64 = self.word(index) * n
        attempt: i64 = 0
        while wide & M32 < 0x100000000 % n:
            attempt += 1
            wide = self.another_word(index, attempt) * n
        return wide >> 32

    def face(self, index: i64, sides: i64, chance: i64) -> i64:
        """What a die shows, from 1."""
        return self.number(index, sides, chance) + 1

    def kind(self, index: i64, bag: i64, chance: i64) -> i64:
        """What is drawn blindly from a bag."""
        return nth(bag, self.number(index, total(bag), chance))

    def member(self, index: i64, members: i64, chance: i64) -> i64:
        """What is drawn blindly from a set."""
        return nth_member(members, self.number(index, how_many(members), chance))


class Witness(Stream):
    """A stream that remembers what it was asked, so that anybody can check it."""

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.numbers: list[tuple[int, int]] = []

    def number(self, index: i64, n: i64, chance: i64) -> i64:
        found: i64 = super().number(index, n, chance)
        self.numbers.append((n, found))
        return found

    def seen(self) -> list[tuple[int, int]]:
        """Below which number, and what it was: all since the last time."""
        numbers = self.numbers
        self.numbers = []
        return numbers


class Script(Stream):
    """Luck named in advance: each outcome is what the die shows or what is drawn, and may say what it is meant for.

    Then a stream takes over, unless all luck must be named.
    """

    def __init__(self, outcomes: list[int], key: bytes, meant: list[int] | None = None, all_named: bool = False):
        super().__init__(key)
        self.outcomes: vec[i64] = row(outcomes)
        self.meant: vec[i64] = row(meant or [0] * len(outcomes))  # sets of chances; an empty one: for any
        self.all_named: bool = all_named

    def forces(self, index: i64) -> bool:
        """Must this outcome be a named one?"""
        return self.all_named or index < len(self.outcomes)

    def named(self, index: i64, chance: i64) -> i64:
        """The outcome named for this chance; -1 if none is, or if it is meant for another."""
        if index >= len(self.outcomes):
            return -1
        return self.outcomes[index] if self.meant[index] == 0 or has(self.meant[index], chance) else -1

    def forced(self, index: i64, chance: i64, could: list[int]) -> i64:
        """The named outcome, which must be one of those that could come."""
        outcome: i64 = self.named(index, chance)
        if outcome not in could:
            raise Unlucky(index, chance, could)
        return outcome

    def number(self, index: i64, n: i64, chance: i64) -> i64:
        if not self.forces(index):
            return super().number(index, n, chance)
        return self.forced(index, chance, list(range(n)))

    def face(self, index: i64, sides: i64, chance: i64) -> i64:
        if not self.forces(index):
            return super().face(index, sides, chance)
        return self.forced(index, chance, list(range(1, sides + 1)))

    def kind(self, index: i64, bag: i64, chance: i64) -> i64:
        if not self.forces(index):
            return super().kind(index, bag, chance)
        return self.forced(index, chance, [kind for kind in range(KINDS) if count(bag, kind)])

    def member(self, index: i64, members: i64, chance: i64) -> i64:
        if not self.forces(index):
            return super().member(index, members, chance)
        return self.forced(index, chance, members_of(members))
