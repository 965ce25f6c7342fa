"""The mercenaries as the rules read them, and heaps of them: sets in which copies of a kind are taken in order.

A kind is a printed card; its copies have neighbouring numbers. A heap always holds the first copies of a kind, so two
heaps with the same cards are the same number.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.core.ints import bit, first_n, how_many, lowest, row
from regalia.games.for_a_crown.words import LEVELS, NO_CARD, SLEEVES


@mypyc_attr(acyclic=True)
class Cards:
    """Every kind of mercenary: its level, its copies, and its icons (two rows on level 1)."""

    def __init__(self, levels: list[int], copies: list[int], icons: list[tuple[int, int]]) -> None:
        kinds: i64 = len(levels)
        self.kinds: i64 = kinds
        self.level: vec[i64] = row(levels)
        self.copies: vec[i64] = row(copies)
        self.first: vec[i64] = row([sum(copies[:kind]) for kind in range(len(copies))])
        self.kind: vec[i64] = row([kind for kind in range(len(copies)) for _ in range(copies[kind])])
        self.icons: vec[i64] = row([half for both in icons for half in both])
        self.of_level: vec[i64] = row([self.members_of_level(level) for level in range(LEVELS + 1)])

    def members_of_level(self, level: i64) -> int:
        """Every copy of every kind of a level."""
        members: i64 = 0
        for kind in range(self.kinds):
            if self.level[kind] == level:
                members |= self.copies_of(kind)
        return members

    def copies_of(self, kind: i64) -> i64:
        """Every copy of a kind."""
        return first_n(self.first[kind] + self.copies[kind]) - first_n(self.first[kind])

    def in_heap(self, heap: i64, kind: i64) -> i64:
        """How many of a kind are in the heap."""
        return how_many(heap & self.copies_of(kind))

    def with_one_more(self, heap: i64, kind: i64) -> i64:
        """The heap and one card of a kind."""
        return heap | bit(lowest(self.copies_of(kind) & ~heap))

    def with_one_less(self, heap: i64, kind: i64) -> i64:
        """The heap without one card of a kind that it holds."""
        return heap & ~bit(self.first[kind] + self.in_heap(heap, kind) - 1)


# --- sleeves: the cards of a family in the order it recruited them, six bits for each


def card_in(sleeves: i64, place: i64) -> i64:
    """The kind of card in a sleeve, plus one; NO_CARD if it is empty."""
    return (sleeves >> (6 * place)) & 63


def sleeved(sleeves: i64, place: i64, kind: i64) -> i64:
    """The sleeves with a card put into an empty one."""
    return sleeves | (kind + 1) << (6 * place)


def sleeves_used(sleeves: i64) -> i64:
    """How many cards a family has."""
    place: i64 = 0
    while place < SLEEVES and card_in(sleeves, place) != NO_CARD:
        place += 1
    return place


def sleeve(seat: i64, place: i64) -> i64:
    """A sleeve as a member of the common pile."""
    return SLEEVES * seat + place
