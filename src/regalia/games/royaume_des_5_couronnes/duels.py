"""Duels of princes (rulebook: duels)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import count, one, some
from regalia.core.ints import bit, has, of
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.core.step import step
from regalia.games.royaume_des_5_couronnes.path import free_knights
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces
from regalia.games.royaume_des_5_couronnes.princes import gain_power, give_pawns, lose_power, roll_of
from regalia.games.royaume_des_5_couronnes.words import (
    ALL_BLOCKED,
    CHANCE_DEFENCE,
    CHANCE_DUEL,
    COLOURS,
    D12,
    DUEL_ROLLED,
    EXCUSE,
    NO_EXCUSE,
    NO_SUCH_PRINCE,
    NO_TREASURE_TO_WIN,
    NONE_OF_THAT_COLOUR,
    ONCE_A_TURN,
    PAWN_EXCUSED,
    PAWNS_TAKEN,
    PHASE_A,
    TAKE_PAWNS,
    TOO_LITTLE_POWER,
    YOURSELF,
)


def may_duel(s: RoyaumePieces, seat: i64, other: i64) -> i64:
    """Full power, a free knight somewhere, an opponent with treasure, each once a turn (RC-R8, RC-R75)."""
    if other >= s.seats:
        return NO_SUCH_PRINCE
    if other == seat:
        return YOURSELF
    if of(s.power, seat) < s.terms.duel_power:
        return TOO_LITTLE_POWER
    if of(s.pawns, other) == 0:
        return NO_TREASURE_TO_WIN  # RC-R20
    if has(s.challenged, other) and not s.terms.duel_same_target:
        return ONCE_A_TURN  # RC-R22, RC-R82
    return OK if free_knights(s) else ALL_BLOCKED


def duel(s: RoyaumePieces, seat: i64, other: i64) -> None:
    """A die and one's own power each; equal totals are rolled again by both (RC-R15, RC-R16)."""
    s.duelled = 1
    s.challenged |= bit(other)
    while True:
        mine: i64 = s.rolled(D12, CHANCE_DUEL)
        his: i64 = s.rolled(D12, CHANCE_DEFENCE)
        s.tell(DUEL_ROLLED, seat, other, roll_of(mine, of(s.power, seat)), roll_of(his, of(s.power, other)))
        s.beat()
        lead: i64 = mine + of(s.power, seat) - his - of(s.power, other)
        if lead > 0:
            s.then(step(TAKE_PAWNS, bit(seat), seat, other))
            return
        if lead < 0:
            lose_duel(s, seat, other)
            return


def lose_duel(s: RoyaumePieces, seat: i64, other: i64) -> None:
    """A power pawn changes hands, or is lost (RC-R23); a treasure pawn as an excuse; the turn is over (RC-R24)."""
    lose_power(s, seat)
    gain_power(s, other)
    if of(s.pawns, seat):
        s.then(step(EXCUSE, bit(other), seat, other))
    else:
        s.tell(NO_EXCUSE, other, seat)


def may_choose(pawns: i64, colour: i64) -> i64:
    """A colour of which there is a pawn."""
    return OK if 0 <= colour < COLOURS and count(pawns, colour) else NONE_OF_THAT_COLOUR


def offer_colours(pawns: i64, answer: i64, out: Offers) -> None:
    """Each colour of which there is a pawn."""
    for colour in range(COLOURS):
        if count(pawns, colour):
            out.add(answer + colour)


def take_pawns(s: RoyaumePieces, seat: i64, other: i64, colour: i64) -> None:
    """All pawns of one colour, named after the duel (RC-R21); then back to the menu of phase A."""
    many: i64 = count(of(s.pawns, other), colour)
    give_pawns(s, other, seat, some(colour, many))
    s.tell(PAWNS_TAKEN, seat, other, colour, many)
    s.then(step(PHASE_A, bit(seat), seat))


def get_excuse(s: RoyaumePieces, seat: i64, other: i64, colour: i64) -> None:
    """One pawn of a colour the winner chooses."""
    give_pawns(s, seat, other, one(colour))
    s.tell(PAWN_EXCUSED, other, seat, colour)
