"""Rounds and turns: the Pope leaves, re-entry, tax, actions (rulebook: turn, tax)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import one
from regalia.core.ints import bit, of
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.core.step import step
from regalia.games.krone_und_schwert.building import offer_on
from regalia.games.krone_und_schwert.coronation import tax
from regalia.games.krone_und_schwert.land import (
    end_if_full,
    has_no_space,
    has_pope,
    is_on_board,
    land_of,
    put_marker,
)
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.wide import size, within
from regalia.games.krone_und_schwert.words import (
    ACTION,
    ACTION_POINTS,
    GAME_ENDS,
    LEVY,
    NEXT_TURN,
    NO_MARKER,
    NO_SUCH_SPACE,
    NO_TAX,
    NOT_FREE,
    NOT_NOW,
    PAPAL_VISIT,
    PLACE,
    POPE_LEAVES,
    RE_ENTERED,
    RE_ENTRY,
    RE_ENTRY_MARKERS,
    ROUND_BEGINS,
    ROUNDS_OVER,
    TAX,
    TURN_BEGINS,
    WAIVED,
)


def next_turn(s: SchwertPieces) -> None:
    """Clockwise; after the last round allowed the points decide (KS-R44)."""
    s.in_turn = (s.in_turn + 1) % s.seats
    if s.in_turn == s.start:
        if s.round == s.terms.max_rounds:
            s.adjudicated = 1
            s.tell(GAME_ENDS, ROUNDS_OVER)
            s.game_over()
            return
        s.round += 1
        s.tell(ROUND_BEGINS, s.round)
        if s.round == s.terms.max_rounds:
            s.beat()
    start_turn(s, s.in_turn)


def start_turn(s: SchwertPieces, seat: i64) -> None:
    """The Pope leaves, then re-entry, then the tax question, then three action points."""
    s.tell(TURN_BEGINS, seat)
    if has_pope(s, seat):
        s.papal &= ~bit(seat)
        s.discard += one(PAPAL_VISIT)
        s.tell(POPE_LEAVES, seat)
    s.ap = ACTION_POINTS
    s.attacked = 0
    s.revolted = 0
    s.then(step(ACTION, bit(seat)), step(NEXT_TURN))
    if seat == s.king:
        s.then(step(TAX, bit(seat)))
    if has_no_space(s, seat):
        s.then(step(RE_ENTRY, bit(seat)))


# --- re-entry


def offer_re_entry(s: SchwertPieces, out: Offers) -> None:
    """No marker, or one more on any free space (KS-R51)."""
    out.add(NO_MARKER)
    offer_on(s.free, PLACE, out)


def re_enter(s: SchwertPieces, step_: i64, seat: i64, answer: i64) -> None:
    """Up to two markers, free of charge."""
    if answer == NO_MARKER:
        return
    put_marker(s, seat, answer - PLACE)
    s.tell(RE_ENTERED, seat, answer - PLACE)
    if not end_if_full(s, seat) and size(land_of(s, seat)) < RE_ENTRY_MARKERS:
        s.then(step_)


def why_not_re_entry(s: SchwertPieces, answer: i64) -> i64:
    """Any free space will do."""
    space: i64 = answer - PLACE
    if not 0 <= space < 128:
        return NOT_NOW
    if not is_on_board(s, space):
        return NO_SUCH_SPACE
    return OK if within(s.free, space) else NOT_FREE


# --- tax


def offer_tax(out: Offers) -> None:
    """Yes or no; it cannot be put off."""
    out.add(LEVY)
    out.add(NO_TAX)


def answer_tax(s: SchwertPieces) -> None:
    """The tax, or none."""
    if of(s.said, s.king) == LEVY:
        tax(s)
    else:
        s.tell(WAIVED, s.king)
