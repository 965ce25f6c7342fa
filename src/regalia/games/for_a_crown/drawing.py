"""Drawing cards blindly. Luck that is named in advance means a kind of card, and its owner where that matters."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, but_lowest, has, lowest, of
from regalia.core.luck import Script
from regalia.games.for_a_crown.cards import card_in, sleeve
from regalia.games.for_a_crown.pieces import CrownPieces
from regalia.games.for_a_crown.words import (
    FIRST_EVENT,
    NAMED_EVENT,
    NAMED_EVENT_KIND,
    NAMED_KIND,
    SLEEVES,
    UNSEEN_EVENT,
)


def named_luck(s: CrownPieces) -> i64:
    """What the next card is said to be; -1 if nobody says so."""
    stream = s.stream
    if isinstance(stream, Script) and stream.forces(s.luck):
        return stream.outcomes[s.luck]
    return -1


def impossible(s: CrownPieces) -> ValueError:
    """The named card cannot come here."""
    stream = s.stream
    assert isinstance(stream, Script)
    return stream.impossible(s.luck)


# --- a card of a deck


def drawn_kind(s: CrownPieces, heap: i64) -> i64:
    """The kind of one card drawn blindly from a heap that is not empty."""
    named: i64 = named_luck(s)
    if named < 0:
        return s.terms.cards.kind[s.drawn_member(heap)]
    kind: i64 = named - NAMED_KIND
    if not 0 <= kind < s.terms.cards.kinds or s.terms.cards.in_heap(heap, kind) == 0:
        raise impossible(s)
    s.noted(kind)
    return kind


# --- a card of the common pile


def drawn_from_pile(s: CrownPieces) -> i64:
    """A member of the common pile: a sleeve or an event, seen before or not. It leaves the pile."""
    named: i64 = named_luck(s)
    if named >= NAMED_EVENT:
        return named_event(s, named)
    member: i64 = s.drawn_member(s.pile) if named < 0 else named_sleeve(s, named - NAMED_KIND)
    if member == UNSEEN_EVENT:
        return seen_event(s, s.drawn_member(s.unseen_events))
    if member < FIRST_EVENT:
        member = first_alike(s, member)
    s.pile &= ~bit(member)
    return member


def first_alike(s: CrownPieces, member: i64) -> i64:
    """Equal cards of one family cannot be told apart: the one recruited first comes first."""
    seat: i64 = member // SLEEVES
    card: i64 = card_in(of(s.sleeves, seat), member % SLEEVES)
    for place in range(SLEEVES):
        if has(s.pile, sleeve(seat, place)) and card_in(of(s.sleeves, seat), place) == card:
            return sleeve(seat, place)
    return member


def seen_event(s: CrownPieces, event: i64) -> i64:
    """The event that nobody had seen is this one."""
    s.pile &= ~bit(UNSEEN_EVENT)
    s.unseen_events &= ~bit(event)
    return FIRST_EVENT + event


def named_sleeve(s: CrownPieces, named: i64) -> i64:
    """The sleeve with a named card, of a named seat if one is named."""
    owner: i64 = named // 64 - 1
    rest: i64 = s.pile if named >= 0 else 0
    while rest:
        member: i64 = lowest(rest)
        rest = but_lowest(rest)
        if member < FIRST_EVENT and is_named(s, member, owner, named % 64):
            s.noted(member)
            return member
    raise impossible(s)


def is_named(s: CrownPieces, member: i64, owner: i64, kind: i64) -> bool:
    """Is this a sleeve of the owner, if one is named, with a card of the kind?"""
    if owner >= 0 and member // SLEEVES != owner:
        return False
    return card_in(of(s.sleeves, member // SLEEVES), member % SLEEVES) == kind + 1


def named_event(s: CrownPieces, named: i64) -> i64:
    """The named event, or one of the named kind: one seen before, or the one that nobody has seen."""
    for event in range(len(s.terms.events)):
        if has(s.pile, FIRST_EVENT + event) and is_meant(s, named, event):
            s.noted(FIRST_EVENT + event)
            s.pile &= ~bit(FIRST_EVENT + event)
            return FIRST_EVENT + event
    for event in range(len(s.terms.events)):
        if has(s.pile, UNSEEN_EVENT) and has(s.unseen_events, event) and is_meant(s, named, event):
            s.noted(FIRST_EVENT + event)
            return seen_event(s, event)
    raise impossible(s)


def is_meant(s: CrownPieces, named: i64, event: i64) -> bool:
    """Is this the event, or an event of the kind, that is named?"""
    return named == NAMED_EVENT + event or named == NAMED_EVENT_KIND + s.terms.events[event]
