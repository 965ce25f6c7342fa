"""The Witch: a seven that somebody notices (rulebook: Witch)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, of
from regalia.core.offers import Offers
from regalia.core.step import step
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces
from regalia.games.royaume_des_5_couronnes.princes import pay_pawn
from regalia.games.royaume_des_5_couronnes.words import (
    CALL,
    FIRST_MOVE,
    PAY_WITCH,
    SILENT,
    WITCH_CALLED,
    WITCH_ENDS_TURN,
    WITCH_PAID,
)


def is_witch(s: RoyaumePieces) -> bool:
    """Is it her roll? Never a double (RC-R44), and however few knights are free (RC-R43)."""
    return s.die_one + s.die_two == s.terms.witch_sum


def offer_call(out: Offers) -> None:
    """The same after every roll, so that nothing is given away (RC-R45)."""
    out.add(CALL)
    out.add(SILENT)


def hear_in_window(s: RoyaumePieces, seat: i64, mover: i64, action: i64) -> None:
    """The first move ends the window, and so does a call on her roll; a needless call is but heard (RC-R40, RC-R86)."""
    if seat == mover:
        s.waiting = bit(seat)
    elif action == CALL:
        s.tell(WITCH_CALLED, seat, 1 if is_witch(s) else 0)
        if is_witch(s):
            s.waiting = bit(seat)


def was_called(s: RoyaumePieces, mover: i64) -> bool:
    """Has somebody noticed her roll before the first move (RC-R39)?"""
    return is_witch(s) and of(s.said, mover) == 0


def caught(s: RoyaumePieces, seat: i64) -> None:
    """A treasure pawn must be paid (RC-R42); who has none loses the rest of his turn."""
    if of(s.pawns, seat):
        s.then(step(PAY_WITCH, bit(seat), seat))
    else:
        s.tell(WITCH_ENDS_TURN, seat)


def pay(s: RoyaumePieces, seat: i64, colour: i64) -> None:
    """Then the dice are played as usual; nobody may call any more."""
    pay_pawn(s, seat, colour)
    s.tell(WITCH_PAID, seat, colour)
    s.then(step(FIRST_MOVE, bit(seat), seat))
