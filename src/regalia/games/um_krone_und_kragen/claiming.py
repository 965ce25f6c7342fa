"""Taking a character (rulebook: claiming)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, but_lowest, has, lowest, of, plus
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.games.um_krone_und_kragen.court import COPY, copies_left, won_over
from regalia.games.um_krone_und_kragen.final import become_first_king
from regalia.games.um_krone_und_kragen.pieces import KragenPieces
from regalia.games.um_krone_und_kragen.words import (
    ALREADY_YOURS,
    CHARLATAN,
    CONDITION_NOT_MET,
    JESTER,
    KING,
    NEEDS_A_JESTER,
    NO_COPY_LEFT,
    ONE_CHARLATAN_ONLY,
    ONLY_WITH_THE_KING,
    PASS,
    QUEEN,
    TAKE,
    TOOK,
    TOOK_NOTHING,
)


def may_take(s: KragenPieces, seat: i64, c: i64, won: i64) -> i64:
    """Why a seat may not take a character whose dice have won over these; OK if it may."""
    if c == QUEEN:
        return ONLY_WITH_THE_KING  # UK-R27
    if c == CHARLATAN:
        return may_turn_the_jester_over(s, seat)
    if has(of(s.owned, seat), c):
        return ALREADY_YOURS  # UK-R22
    if not is_left(s, c):
        return NO_COPY_LEFT
    return OK if has(won, c) else CONDITION_NOT_MET


def may_turn_the_jester_over(s: KragenPieces, seat: i64) -> i64:
    """No card of the stack is needed, but an own jester (UK-R24)."""
    if not has(of(s.owned, seat), JESTER):
        return NEEDS_A_JESTER
    return OK if of(s.charlatans, seat) < s.terms.max_charlatans else ONE_CHARLATAN_ONLY  # UK-R23


def is_left(s: KragenPieces, c: i64) -> bool:
    """Is a copy of the character left in the court?"""
    return copies_left(s.court, c) > 0 or (c == JESTER and s.terms.row0_unlimited == 1)


def offer_claims(s: KragenPieces, seat: i64, out: Offers) -> None:
    """One of the characters the dice have won over, or nothing (UK-R21)."""
    won: i64 = won_over(s.terms.court, s.aside)
    some: i64 = won & ~of(s.owned, seat)
    while some:
        if may_take(s, seat, lowest(some), won) == OK:
            out.add(TAKE + lowest(some))
        some = but_lowest(some)
    out.add(PASS)


def claim(s: KragenPieces, seat: i64, answer: i64) -> None:
    """Exactly one, and the turn is over (UK-R17, UK-R25)."""
    if answer == PASS:
        s.tell(TOOK_NOTHING, seat)
        return
    c: i64 = answer - TAKE
    s.tell(TOOK, seat, c)
    if c == CHARLATAN:
        turn_the_jester_over(s, seat)
    else:
        take_from_court(s, seat, c)
        if c == KING:
            take_from_court(s, seat, QUEEN)
            become_first_king(s, seat)
    s.beat()


def take_from_court(s: KragenPieces, seat: i64, c: i64) -> None:
    """The card goes from the court to the seat; an unlimited stack never shrinks (UK-R24)."""
    s.owned = plus(s.owned, seat, bit(c))
    if c != JESTER or s.terms.row0_unlimited == 0:
        s.court -= COPY[c]


def turn_the_jester_over(s: KragenPieces, seat: i64) -> None:
    """The owned jester becomes the charlatan; the stack is untouched."""
    s.owned = plus(s.owned, seat, -bit(JESTER))
    s.charlatans = plus(s.charlatans, seat, 1)
