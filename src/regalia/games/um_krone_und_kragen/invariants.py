"""What must hold at every moment of a game, and how it is said."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.core.bag import total
from regalia.core.ints import but_lowest, has, of
from regalia.core.state import OK
from regalia.games.um_krone_und_kragen.court import copies_left, whole_court
from regalia.games.um_krone_und_kragen.pieces import KragenPieces
from regalia.games.um_krone_und_kragen.words import (
    CARDS_LOST,
    CHARACTERS,
    CHARLATAN,
    HAND_NOT_EMPTY,
    JESTER,
    KING_ASTRAY,
    NO_ONE,
    NOT_ONE_ASKED,
    TOO_MANY_DICE,
)

INVARIANTS: Final = {
    CARDS_LOST: "cards of the court were lost or made",
    TOO_MANY_DICE: "more dice than the table allows",
    HAND_NOT_EMPTY: "dice in hand after the first roll",
    KING_ASTRAY: "a king without a first king, or a final without a king",
    NOT_ONE_ASKED: "not exactly one seat is asked",
}


def broken_invariant(s: KragenPieces) -> i64:
    """The first that does not hold, or OK."""
    dice: i64 = total(s.active) + total(s.aside)
    if not all_cards_there(s):
        return CARDS_LOST
    if dice > s.terms.dice_cap or s.hand > s.terms.dice_cap:
        return TOO_MANY_DICE
    if s.hand and dice:
        return HAND_NOT_EMPTY
    if (s.first_king == NO_ONE) != (s.holder == NO_ONE) or (s.final == 1 and s.holder == NO_ONE):
        return KING_ASTRAY
    if but_lowest(s.waiting) or (s.now != 0 and s.waiting == 0):
        return NOT_ONE_ASKED
    return OK


def all_cards_there(s: KragenPieces) -> bool:
    """Every card lies in the court or belongs to a seat; a charlatan is a jester turned over."""
    whole: i64 = whole_court(s.terms.court, s.seats)
    for c in range(CHARACTERS):
        if c == CHARLATAN or (c == JESTER and s.terms.row0_unlimited == 1):
            continue
        cards: i64 = copies_left(s.court, c)
        for seat in range(s.seats):
            if has(of(s.owned, seat), c):
                cards += 1
            if c == JESTER:
                cards += of(s.charlatans, seat)
        if cards != copies_left(whole, c):
            return False
    return True
