"""A thing that lies somewhere and is known to some: a blind card, a secret order, a card turned up. One int.

bits 0-15 what it is (0: unknown) | 16-23 the seats that know it | 24-61 what is public about it: owner, level, place
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.core.ints import has

EVERYONE: Final = 255
UNKNOWN: Final = 0


def lying(thing: i64, knows: i64, public: i64 = 0) -> i64:
    """A thing, the set of seats that know it, and what everybody knows of it."""
    return thing | knows << 16 | public << 24


def thing(card: i64) -> i64:
    """What it is."""
    return card & 65535


def knows(card: i64) -> i64:
    """The set of seats that know it."""
    return (card >> 16) & 255


def public(card: i64) -> i64:
    """What everybody knows of it."""
    return card >> 24


def shown_to(card: i64, seats: i64) -> i64:
    """Who knew it still does, and these too."""
    return card | seats << 16


def seen_by(card: i64, seat: i64) -> i64:
    """The card as a seat may see it."""
    return card if has(knows(card), seat) else lying(UNKNOWN, knows(card), public(card))
