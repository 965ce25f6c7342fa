"""Event cards in hands, and what everybody knows of them.

No other module touches `hands`. Of the last shuffle everybody remembers what nobody had seen before it, what went into
the deck, how many cards each hand has drawn since and which of the unknown ones it has shown: guess.py deals from that.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import below, common, count, one, some, total
from regalia.core.ints import Five, nothing, of, plus, put
from regalia.games.krone_und_schwert.pieces import SchwertPieces, Terms
from regalia.games.krone_und_schwert.words import RESHUFFLED, TOWN_SCORING


def is_red(card: i64) -> bool:
    """Does it take effect when drawn?"""
    return card >= TOWN_SCORING


def not_red(cards: i64) -> i64:
    """The cards that can be in a hand."""
    return below(cards, TOWN_SCORING)


def strength(terms: Terms, cards: i64, ambushes: i64 = 0) -> i64:
    """The combat values, without those of the strongest cards, one for each ambush (KS-R17, KS-R30)."""
    sum_: i64 = 0
    for i in range(len(terms.strongest)):
        kind: i64 = terms.strongest[i]
        n: i64 = count(cards, kind)
        struck: i64 = n if n < ambushes else ambushes
        ambushes -= struck
        sum_ += (n - struck) * terms.cv[kind]
    return sum_


def struck(terms: Terms, cards: i64, ambushes: i64) -> i64:
    """The strongest of these cards, one for each ambush."""
    out: i64 = 0
    for i in range(len(terms.strongest)):
        n: i64 = count(cards, terms.strongest[i])
        hit: i64 = n if n < ambushes else ambushes
        ambushes -= hit
        out += some(terms.strongest[i], hit)
    return out


def take_up(s: SchwertPieces, seat: i64, card: i64) -> None:
    """A card nobody else sees comes into the hand."""
    s.hands = plus(s.hands, seat, one(card))
    s.drawn_since = plus(s.drawn_since, seat, 1)


def leave_hand(s: SchwertPieces, seat: i64, cards: i64) -> None:
    """Cards are laid open: they are gone from the hand and from what was known of it."""
    known: i64 = common(of(s.shown, seat), cards)
    s.hands = plus(s.hands, seat, -cards)
    s.shown = plus(s.shown, seat, -known)
    s.seen_since = plus(s.seen_since, seat, cards - known)


def come_back(s: SchwertPieces, seat: i64, cards: i64) -> None:
    """Cards that lay open return to the hand: everybody knows they are there."""
    s.hands = plus(s.hands, seat, cards)
    s.shown = plus(s.shown, seat, cards)


def play_openly(s: SchwertPieces, seat: i64, card: i64) -> None:
    """A card is used and discarded."""
    leave_hand(s, seat, one(card))
    s.discard += one(card)


def shuffle_in_discard(s: SchwertPieces) -> None:
    """Deck and discard become one deck; hands and laid Papal Visits stay out (KS-R7)."""
    note_shuffle(s)
    s.deck += s.discard
    s.discard = 0
    s.tell(RESHUFFLED, total(s.deck))


def note_shuffle(s: SchwertPieces) -> None:
    """Everybody keeps in mind what was unseen, and what is mixed in now."""
    unseen: i64 = s.deck
    held: Five = nothing()
    elder: Five = nothing()
    for seat in range(s.seats):
        unknown: i64 = of(s.hands, seat) - of(s.shown, seat)
        unseen += unknown
        held = put(held, seat, unknown)
        older: i64 = total(of(s.held_then, seat)) - total(of(s.seen_since, seat))
        if older > 0:
            elder = put(elder, seat, older)
    s.unseen_before = s.unseen_then
    s.unseen_then = unseen
    s.mixed_in = s.discard
    s.held_then = held
    s.elder_then = elder
    s.drawn_since = nothing()
    s.seen_since = nothing()
