"""The recruit phase: whose turn it is, what may be taken, and how the market is refilled (rulebook: recruiting)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, how_many, lowest, of, put
from regalia.core.offers import Offers
from regalia.core.state import NO_SUCH_ACTION, OK
from regalia.core.step import step
from regalia.games.for_a_crown.cards import sleeve, sleeved, sleeves_used
from regalia.games.for_a_crown.drawing import drawn_kind
from regalia.games.for_a_crown.gallery import nth_in_influence
from regalia.games.for_a_crown.paying import may_owe, offer_splits, pay_out
from regalia.games.for_a_crown.pieces import CrownPieces, price
from regalia.games.for_a_crown.words import (
    CLOSED,
    COLUMN_CLOSED,
    DECK_EMPTY,
    FIRST_ROUND_PASSES,
    LEVELS,
    MUST_RECRUIT,
    NO_DECK,
    NO_ONE,
    NOT_IN_THE_MARKET,
    PASS,
    PASS_BEGINS,
    PAY,
    PILE_EMPTY,
    RECRUIT,
    RECRUITED,
    RECRUITED_BLIND,
    RECRUITED_NONE,
    RECRUITS,
    REFILLED,
    REVEAL,
    TAKE,
    TAKE_BLIND,
)


def begin_pass(s: CrownPieces, number: i64) -> None:
    """Every family recruits once, in influence order; in round 1 that happens twice (FC-R7)."""
    s.recruiting = number
    if s.round == 1:
        s.tell(PASS_BEGINS, number)
    s.then(step(RECRUITS))


def next_recruit(s: CrownPieces, done: i64) -> None:
    """The next family in influence order, or the end of the pass."""
    seat: i64 = nth_in_influence(s, done)
    if seat != NO_ONE:
        s.then(step(RECRUIT, bit(seat), seat), step(RECRUITS, 0, done + 1))
        return
    refill(s)
    if s.round == 1 and s.recruiting < FIRST_ROUND_PASSES:
        begin_pass(s, s.recruiting + 1)
    else:
        s.recruiting = 0
        s.then(step(REVEAL))


def refill(s: CrownPieces) -> None:
    """Cards are turned up until each column shows enough or its deck is empty (FC-R6)."""
    for level in range(2, LEVELS + 1):
        deck: i64 = s.decks & s.terms.cards.of_level[level]
        while deck and how_many(s.market & s.terms.cards.of_level[level]) < s.terms.face_up:
            kind: i64 = drawn_kind(s, deck)
            s.decks = s.terms.cards.with_one_less(s.decks, kind)
            s.market = s.terms.cards.with_one_more(s.market, kind)
            s.tell(REFILLED, kind)
            deck = s.decks & s.terms.cards.of_level[level]


# --- what may be taken


def level_taken(s: CrownPieces, answer: i64) -> i64:
    """The level of the column an answer takes from."""
    return s.terms.cards.level[answer - TAKE] if answer >= TAKE else answer - TAKE_BLIND


def price_of(s: CrownPieces, answer: i64) -> i64:
    """What taking this costs."""
    return price(s.terms, s.round, level_taken(s, answer))


def may_take(s: CrownPieces, seat: i64, answer: i64) -> i64:
    """An open card or the top of a deck, in a column with a tile, if it can be paid for."""
    if not is_source(s, answer):
        return NO_SUCH_ACTION
    if price_of(s, answer) == CLOSED:
        return COLUMN_CLOSED
    if answer < TAKE:
        reason: i64 = may_take_blind(s, answer - TAKE_BLIND)
        return reason if reason != OK else may_owe(s, seat, price_of(s, answer), True)
    kind: i64 = answer - TAKE
    if s.terms.cards.in_heap(s.market, kind) == 0:
        return PILE_EMPTY if s.terms.cards.level[kind] == 1 else NOT_IN_THE_MARKET
    return may_owe(s, seat, price_of(s, answer), True)


def is_source(s: CrownPieces, answer: i64) -> bool:
    """Does the answer name a card or a deck at all?"""
    return TAKE <= answer < TAKE + s.terms.cards.kinds or TAKE_BLIND + 1 <= answer <= TAKE_BLIND + LEVELS


def may_take_blind(s: CrownPieces, level: i64) -> i64:
    """The top card of a deck; level 1 has none (FC-R5)."""
    if level == 1:
        return NO_DECK
    return OK if s.decks & s.terms.cards.of_level[level] else DECK_EMPTY


def offer_recruits(s: CrownPieces, seat: i64, out: Offers) -> None:
    """Every source that can be paid for; passing only if there is none (FC-R8)."""
    rest: i64 = s.market
    while rest:
        kind: i64 = s.terms.cards.kind[lowest(rest)]
        rest &= ~s.terms.cards.copies_of(kind)
        if may_take(s, seat, TAKE + kind) == OK:
            out.add(TAKE + kind)
    for level in range(2, LEVELS + 1):
        if may_take(s, seat, TAKE_BLIND + level) == OK:
            out.add(TAKE_BLIND + level)
    if out.n == 0:
        out.add(PASS)


def may_pass(s: CrownPieces, seat: i64) -> i64:
    """Recruiting is a duty as long as anything can be paid for (FC-R8)."""
    for source in range(TAKE_BLIND + 1, TAKE + s.terms.cards.kinds):
        if is_source(s, source) and may_take(s, seat, source) == OK:
            return MUST_RECRUIT
    return OK


def offer_payment(s: CrownPieces, seat: i64, source: i64, out: Offers) -> None:
    """How the price may be split."""
    offer_splits(s, seat, price_of(s, source), True, out)


# --- taking


def is_complete(s: CrownPieces, source: i64) -> bool:
    """Nothing is left to be said about something free, or about nothing."""
    return source == PASS or price_of(s, source) == 0


def recruit(s: CrownPieces, seat: i64, source: i64, payment: i64) -> None:
    """Pay, take the card (a blind one is looked at only now, FC-R13), and put it on the common pile."""
    if source == PASS:
        s.tell(RECRUITED_NONE, seat)
        return
    if payment >= PAY:
        pay_out(s, seat, payment)
    place: i64 = sleeves_used(of(s.sleeves, seat))
    kind: i64 = source - TAKE
    if source >= TAKE:
        s.market = s.terms.cards.with_one_less(s.market, kind)
        s.tell(RECRUITED, seat, kind, price_of(s, source))
    else:
        kind = drawn_kind(s, s.decks & s.terms.cards.of_level[source - TAKE_BLIND])
        s.decks = s.terms.cards.with_one_less(s.decks, kind)
        s.blind |= bit(sleeve(seat, place))
        s.tell_some(bit(seat), kind, RECRUITED_BLIND, seat, source - TAKE_BLIND)
    s.sleeves = put(s.sleeves, seat, sleeved(of(s.sleeves, seat), place, kind))
    s.pile |= bit(sleeve(seat, place))


def why_not_recruit(s: CrownPieces, seat: i64, answer: i64) -> i64:
    """The reason against a source."""
    return may_pass(s, seat) if answer == PASS else may_take(s, seat, answer)
