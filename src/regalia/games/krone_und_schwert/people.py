"""The people: crowns and swords turned over, and points (rulebook: people, tax)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import count, one, some
from regalia.core.ints import plus
from regalia.games.krone_und_schwert.pieces import SchwertPieces, Terms
from regalia.games.krone_und_schwert.words import CHANCE_PEOPLE, CROWN, CROWN_CARD, GAINED, PEOPLE, SWORD, SWORD_CARD


def all_people(terms: Terms) -> i64:
    """The whole pile."""
    return some(CROWN_CARD, terms.people - terms.swords) + some(SWORD_CARD, terms.swords)


def turn_people(s: SchwertPieces, n: i64) -> None:
    """Swords stay visible, crowns go to the discard; an empty pile gives nothing (KS-R27, KS-R28)."""
    for _ in range(n):
        if s.people == 0:
            return
        card: i64 = s.drawn(s.people, CHANCE_PEOPLE)
        s.people -= one(card)
        if card == SWORD_CARD:
            s.visible += 1
            s.tell(PEOPLE, SWORD)
        else:
            s.tell(PEOPLE, CROWN)


def reset_people(s: SchwertPieces, stay: i64) -> None:
    """So many swords stay visible, all other people cards are shuffled into a new pile."""
    s.visible = stay
    s.people = all_people(s.terms) - some(SWORD_CARD, stay)


def crowns_discarded(s: SchwertPieces) -> i64:
    """How many people cards lie in the discard: crowns, all of them."""
    return s.terms.people - s.terms.swords - count(s.people, CROWN_CARD)


def gain(s: SchwertPieces, seat: i64, points: i64) -> None:
    """Victory points; everybody sees them come (KS-R36)."""
    if points:
        s.points = plus(s.points, seat, points)
        s.gained = plus(s.gained, seat, points)
        s.tell(GAINED, seat, points)
