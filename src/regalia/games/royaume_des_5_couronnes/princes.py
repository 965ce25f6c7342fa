"""The princes and the bank: power pawns and treasure pawns (rulebook: components)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import count, one
from regalia.core.ints import of, plus
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces
from regalia.games.royaume_des_5_couronnes.words import POWER_GAINED, POWER_LOST


def in_bank(s: RoyaumePieces, colour: i64) -> i64:
    """The treasure pawns of a colour that nobody holds."""
    left: i64 = s.terms.pawns_each
    for seat in range(s.seats):
        left -= count(of(s.pawns, seat), colour)
    return left


def gain_power(s: RoyaumePieces, seat: i64) -> None:
    """One more power pawn, unless the prince has as many as he may (RC-R17, RC-R71)."""
    if of(s.power, seat) < s.terms.power_cap:
        s.power = plus(s.power, seat, 1)
        s.tell(POWER_GAINED, seat, of(s.power, seat))


def lose_power(s: RoyaumePieces, seat: i64) -> None:
    """One power pawn back to the bank."""
    s.power = plus(s.power, seat, -1)
    s.tell(POWER_LOST, seat, of(s.power, seat))


def give_pawns(s: RoyaumePieces, giver: i64, taker: i64, pawns: i64) -> None:
    """Treasure pawns change hands."""
    s.pawns = plus(plus(s.pawns, giver, -pawns), taker, pawns)


def pay_pawn(s: RoyaumePieces, seat: i64, colour: i64) -> None:
    """A treasure pawn goes back to the bank, where it can be won again (RC-R41)."""
    s.pawns = plus(s.pawns, seat, -one(colour))


def win_pawn(s: RoyaumePieces, seat: i64, colour: i64) -> None:
    """A treasure pawn from the bank."""
    s.pawns = plus(s.pawns, seat, one(colour))


def roll_of(die: i64, power: i64) -> i64:
    """A die and the power added to it, as one number of an event."""
    return die * 16 + power
