"""Drawing cards blindly. Luck that is named in advance means a kind of card, and its owner where that matters."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.errors import Unlucky
from regalia.core.ints import bit, has, members_of, of
from regalia.core.luck import Script
from regalia.games.for_a_crown.cards import card_in, sleeve
from regalia.games.for_a_crown.pieces import CrownPieces
from regalia.games.for_a_crown.words import (
    CHANCE_CARD,
    CHANCE_PILE,
    FIRST_EVENT,
    NAMED_EVENT,
    NAMED_EVENT_KIND,
    NAMED_KIND,
    SLEEVES,
    UNSEEN_EVENT,
)

# --- a card of a deck


def drawn_kind(s: CrownPieces, heap: i64) -> i64:
    """The kind of one card drawn blindly from a heap that is not empty."""
    stream = s.stream
    if isinstance(stream, Script) and stream.forces(s.luck):
        return s.noted(stream.forced(s.luck, CHANCE_CARD, kinds_in(s, heap)) - NAMED_KIND)
    return s.terms.cards.kind[s.drawn_member(heap)]


def kinds_in(s: CrownPieces, heap: i64) -> list[int]:
    """The kinds of card in a heap, as named luck has them."""
    return [NAMED_KIND + kind for kind in range(s.terms.cards.kinds) if s.terms.cards.in_heap(heap, kind)]


# --- a card of the common pile


def drawn_from_pile(s: CrownPieces) -> i64:
    """A member of the common pile: a sleeve or an event, seen before or not. It leaves the pile."""
    stream = s.stream
    member: i64
    if isinstance(stream, Script) and stream.forces(s.luck):
        member = s.noted(named_member(s, stream))
    else:
        member = s.drawn_member(s.pile)
        if member == UNSEEN_EVENT:
            member = FIRST_EVENT + s.drawn_member(s.unseen_events)
    if member < FIRST_EVENT:
        member = first_alike(s, member)
    leave_pile(s, member)
    return member


def first_alike(s: CrownPieces, member: i64) -> i64:
    """Equal cards of one family cannot be told apart: the one recruited first comes first."""
    seat: i64 = member // SLEEVES
    card: i64 = card_in(of(s.sleeves, seat), member % SLEEVES)
    for place in range(SLEEVES):
        if has(s.pile, sleeve(seat, place)) and card_in(of(s.sleeves, seat), place) == card:
            return sleeve(seat, place)
    return member


def leave_pile(s: CrownPieces, member: i64) -> None:
    """A card is turned up; an event that was not among those seen is the one that nobody had seen."""
    if has(s.pile, member):
        s.pile &= ~bit(member)
    else:
        s.pile &= ~bit(UNSEEN_EVENT)
        s.unseen_events &= ~bit(member - FIRST_EVENT)


# --- the same with named luck


def named_member(s: CrownPieces, stream: Script) -> i64:
    """The named card of the pile: one that everybody has seen, before the event that nobody has."""
    named: i64 = stream.named(s.luck, CHANCE_PILE)
    could: list[int] = members_of(s.pile & ~bit(UNSEEN_EVENT))
    if has(s.pile, UNSEEN_EVENT):
        could += [FIRST_EVENT + event for event in members_of(s.unseen_events)]
    for member in could:
        if is_meant(s, named, member):
            return member
    raise Unlucky(s.luck, CHANCE_PILE, [as_named(s, member) for member in could])


def as_named(s: CrownPieces, member: i64) -> i64:
    """A card of the pile as named luck has it: an event, or a kind with its owner."""
    if member >= FIRST_EVENT:
        return NAMED_EVENT + member - FIRST_EVENT
    seat: i64 = member // SLEEVES
    return NAMED_KIND + 64 * (seat + 1) + card_in(of(s.sleeves, seat), member % SLEEVES) - 1


def is_meant(s: CrownPieces, named: i64, member: i64) -> bool:
    """Is this the named card, or one of the named kind where no owner and no single event is named?"""
    exact: i64 = as_named(s, member)
    if member >= FIRST_EVENT:
        return named == exact or named == NAMED_EVENT_KIND + s.terms.events[member - FIRST_EVENT]
    return named == exact or named == NAMED_KIND + exact % 64
