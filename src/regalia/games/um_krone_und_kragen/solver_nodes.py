"""The values of positions, exactly, in the space of three machine words.

A value is a fraction N / 6**power. It is kept as a float and as its rests by four primes. The float is off by less than
a known tolerance, so it tells which of two values is higher, unless they are that near; then the rests tell exactly:
fractions so near with equal rests are equal, and else their difference follows from its rests. So no value is rounded.
"""

from __future__ import annotations

from math import log2
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.ints import row

TOLERANCE: Final = 2.0**-34  # of a float near 1: 12 rolls, each the sum of at most 6188 products
PRIMES: Final = (2147483647, 2147483629, 2147483587, 2147483579)
P1: Final = 2147483647
P2: Final = 2147483629
P3: Final = 2147483587
P4: Final = 2147483579
HALF: Final = 31  # two rests share a word
LOW: Final = 2147483647  # the lower one
MOST_ROLLED: Final = 12  # dice at once: their sums of products still fit a machine word

INVERSE: Final = row([pow(6, -n, p) for p in PRIMES for n in range(MOST_ROLLED + 1)])  # of 6**n by each prime
SIXES: Final = row([6**n for n in range(MOST_ROLLED + 1)])


class TooMany(Exception):
    """More positions than allowed."""


def joined(low: i64, high: i64) -> i64:
    """Two rests in one word."""
    return low | high << HALF


def rests(number: int) -> list[int]:
    """The rests of a number, for tests and constants."""
    return [number % p for p in PRIMES]


def whole(found: list[int]) -> int:
    """The number from 0 below the product of the primes that has these rests."""
    product = 1
    for p in PRIMES:
        product *= p
    number = 0
    for i in range(len(PRIMES)):
        others = product // PRIMES[i]
        number += found[i] * others * pow(others, -1, PRIMES[i])
    return number % product


def nearest(found: list[int], value: float, power: int) -> int:
    """The numerator over 6**power of the fraction near a float with these rests."""
    product = 1
    for p in PRIMES:
        product *= p
    scaled: list[int] = [found[i] * pow(6, power, PRIMES[i]) % PRIMES[i] for i in range(len(PRIMES))]
    near: int = int(value * 2**60) * 6**power // 2**60
    off: int = (whole(scaled) - near) % product
    return near + (off if off < product // 2 else off - product)


def highest_power(most: int) -> int:
    """The power of 6 up to which values from 0 to most can be told apart: half of all rests is wider than the doubt."""
    return int((122.8 + 34 - log2(most)) / log2(6))


class Nodes:
    """Values by key, from 0 to most; number 0 is the value 0, number 1 the value 1. Grows up to a limit."""

    def __init__(self, limit: i64, most: i64) -> None:
        self.limit: i64 = limit
        self.power: i64 = highest_power(most)  # all denominators divide 6**power, if no more dice are rolled in a turn
        self.tolerance: float = TOLERANCE * float(most)
        self.n: i64 = 0
        self.room: i64 = 1024
        self.first: vec[i64] = row([0] * 1024)  # the two words of each key
        self.second: vec[i64] = row([0] * 1024)
        self.value: vec[float] = vec[float]([0.0] * 1024)
        self.rests12: vec[i64] = row([0] * 1024)
        self.rests34: vec[i64] = row([0] * 1024)
        self.slots: vec[i64] = row([-1] * 4096)
        self.mask: i64 = 4095
        self.constant(0)
        self.constant(1)

    def constant(self, worth: i64) -> i64:
        """The value that is this whole number, which no roll can change."""
        key: i64 = -1 - worth
        found: i64 = self.find(key, key)
        if found >= 0:
            return found
        value: float = float(worth)
        return self.put(key, key, value, joined(worth % P1, worth % P2), joined(worth % P3, worth % P4))

    def slot(self, first: i64, second: i64) -> i64:
        """Where a key lies, or would lie."""
        at: i64 = (first * 40503 + second * 2654435761 + (first >> 17) * 97 + (first >> 31) * 65599) & self.mask
        slots: vec[i64] = self.slots
        while slots[at] >= 0 and (self.first[slots[at]] != first or self.second[slots[at]] != second):
            at = (at + 1) & self.mask
        return at

    def find(self, first: i64, second: i64) -> i64:
        """The number of a key's value, or -1."""
        return self.slots[self.slot(first, second)]

    def put(self, first: i64, second: i64, value: float, rests12: i64, rests34: i64) -> i64:
        """A new value under a key."""
        if self.n == self.room:
            self.grow()
        n: i64 = self.n
        self.first[n] = first
        self.second[n] = second
        self.value[n] = value
        self.rests12[n] = rests12
        self.rests34[n] = rests34
        self.slots[self.slot(first, second)] = n
        self.n = n + 1
        return n

    def put_same(self, first: i64, second: i64, as_: i64) -> i64:
        """A key whose value is that of another."""
        return self.put(first, second, self.value[as_], self.rests12[as_], self.rests34[as_])

    def grow(self) -> None:
        """Twice the room, up to the limit."""
        if self.n >= self.limit:
            raise TooMany
        old: i64 = self.n
        self.room = 2 * old
        self.first = wider(self.first)
        self.second = wider(self.second)
        self.rests12 = wider(self.rests12)
        self.rests34 = wider(self.rests34)
        values = vec[float]([0.0] * self.room)
        for i in range(old):
            values[i] = self.value[i]
        self.value = values
        self.slots = row([-1] * (4 * self.room))
        self.mask = 4 * self.room - 1
        for i in range(old):
            self.slots[self.slot(self.first[i], self.second[i])] = i

    def better(self, a: i64, b: i64) -> i64:
        """The number of the higher of two values, exactly; the first if they are equal."""
        if a == b:
            return a
        lead: float = self.value[a] - self.value[b]
        if lead > self.tolerance:
            return a
        if lead < -self.tolerance:
            return b
        if self.same(a, b):
            return a
        return a if self.leads(a, b) else b

    def same(self, a: i64, b: i64) -> bool:
        """Whether two values are equal: their rests are, and their floats are near."""
        if self.rests12[a] != self.rests12[b] or self.rests34[a] != self.rests34[b]:
            return False
        lead: float = self.value[a] - self.value[b]
        return -self.tolerance <= lead <= self.tolerance

    def leads(self, a: i64, b: i64) -> bool:
        """Whether one value is higher than another very near: told by the rests of their difference."""
        ours = self.rests_of(a)
        theirs = self.rests_of(b)
        lead = [(ours[i] - theirs[i]) % PRIMES[i] for i in range(len(PRIMES))]
        return nearest(lead, 0.0, self.power) > 0

    def rests_of(self, n: i64) -> list[int]:
        """The four rests of a value."""
        a: i64 = self.rests12[n]
        b: i64 = self.rests34[n]
        return [a & LOW, a >> HALF, b & LOW, b >> HALF]

    def numerator(self, n: i64) -> int:
        """The value as a whole number of 6**-power."""
        return nearest(self.rests_of(n), self.value[n], self.power)


def wider(old: vec[i64]) -> vec[i64]:
    """The same row with twice the room."""
    new: vec[i64] = row([0] * (2 * len(old)))
    for i in range(len(old)):
        new[i] = old[i]
    return new
