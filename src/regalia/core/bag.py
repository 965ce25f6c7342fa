"""Bags: multisets of dice or cards in one int, five bits for each of up to twelve kinds.

A kind is a number 0..11; a bag holds at most 31 of a kind (15 for `holds`). The empty bag is 0; two bags are joined
with + and a part that is held is taken out with -.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.core.ints import row

KINDS: Final = 12
ONES: Final = row([2 ** (5 * kind) for kind in range(KINDS)])
UP_TO: Final = row([2 ** (5 * kind) - 1 for kind in range(KINDS + 1)])
GUARDS: Final = 0x842108421084210  # the top bit of every kind
EVEN: Final = 0x7C1F07C1F07C1F  # every second kind
TENS: Final = 0x4010040100401  # 1 in each of six fields of ten bits


def one(kind: i64) -> i64:
    """The bag with one thing of a kind."""
    return ONES[kind]


def some(kind: i64, n: i64) -> i64:
    """The bag with n things of a kind."""
    return n * ONES[kind]


def count(bag: i64, kind: i64) -> i64:
    """How many of a kind are in the bag."""
    return (bag >> (5 * kind)) & 31


def changed(bag: i64, kind: i64, into: i64) -> i64:
    """The bag after one thing of a kind has become another."""
    return bag - ONES[kind] + ONES[into]


def total(bag: i64) -> i64:
    """How many things are in the bag."""
    return ((((bag & EVEN) + ((bag >> 5) & EVEN)) * TENS) >> 50) & 1023


def holds(bag: i64, part: i64) -> bool:
    """Is every thing of the part in the bag?"""
    return ((bag | GUARDS) - part) & GUARDS == GUARDS


def common(bag: i64, other: i64) -> i64:
    """What both hold: kind by kind the smaller count."""
    both: i64 = 0
    for kind in range(KINDS):
        n: i64 = count(bag, kind)
        m: i64 = count(other, kind)
        both += (n if n < m else m) * ONES[kind]
    return both


def below(bag: i64, kind: i64) -> i64:
    """The part of the bag with kinds smaller than this."""
    return bag & UP_TO[kind]


def higher(bag: i64, by: i64) -> i64:
    """The bag after every thing has become the kind so much higher."""
    return bag << (5 * by)


def nth(bag: i64, n: i64) -> i64:
    """The kind of the n-th thing, counted from 0 in the order of kinds."""
    kind: i64 = 0
    while n >= bag & 31:
        n -= bag & 31
        bag >>= 5
        kind += 1
    return kind


def next_part(part: i64, whole: i64) -> i64:
    """The part of a bag after this one, in counting order; 0 after the last. Walks all parts from 0."""
    for kind in range(KINDS):
        n: i64 = count(part, kind)
        if n < count(whole, kind):
            return part + ONES[kind]
        part -= n * ONES[kind]
    return 0


def bag_of(kinds: list[int]) -> int:
    """The bag of these things, from words and tests."""
    bag: i64 = 0
    for kind in kinds:
        bag += one(kind)
    return bag


def things(bag: i64) -> list[int]:
    """Every thing in the bag, for words and tests."""
    out: list[int] = []
    for kind in range(KINDS):
        for _ in range(count(bag, kind)):
            out.append(kind)
    return out
