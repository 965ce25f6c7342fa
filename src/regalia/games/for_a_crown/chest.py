"""Chests and the reserve: gains, losses, the sale of the heirloom, elimination (rulebook: heirlooms, elimination)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import Five, bit, has, of, plus, put
from regalia.games.for_a_crown.known import know, tell_coins, tell_no_rubies, tell_rubies
from regalia.games.for_a_crown.pieces import CrownPieces
from regalia.games.for_a_crown.words import (
    COIN_ICON,
    FELL,
    GAINED,
    LOST,
    NOTHING_THERE,
    RACCOONS_LEAVE,
    RUBY_ICON,
    SOLD,
)


def now(s: CrownPieces) -> i64:
    """When something happens, for the log: the decision and the round (FC-R53)."""
    return s.decisions * 8 + s.round


# --- out of the reserve


def gain_ruby(s: CrownPieces, seat: i64) -> None:
    """One ruby, if the reserve has any; stand-ins never run out (FC-R27, FC-R54)."""
    if s.reserve_rubies < 1 and not s.terms.substitute:
        s.tell(NOTHING_THERE, seat, RUBY_ICON)
        return
    add_rubies(s, seat, 1)
    s.tell(GAINED, seat, RUBY_ICON, 0, now(s))


def gain_coin(s: CrownPieces, seat: i64) -> None:
    """One coin, if the reserve has any."""
    if s.reserve_coins < 1 and not s.terms.substitute:
        s.tell(NOTHING_THERE, seat, COIN_ICON)
        return
    s.coins = plus(s.coins, seat, 1)
    s.reserve_coins -= 1
    tell_coins(s, seat, 1)
    s.tell(GAINED, seat, COIN_ICON, 0, now(s))


def add_rubies(s: CrownPieces, seat: i64, rubies: i64) -> None:
    """So many rubies from the reserve, whether it has them or not."""
    s.rubies = plus(s.rubies, seat, rubies)
    s.reserve_rubies -= rubies
    tell_rubies(s, seat, rubies)


def raccoons_there(s: CrownPieces) -> bool:
    """Is there a raccoon to be sent?"""
    return s.reserve_raccoons >= 1 or s.terms.substitute == 1


def return_raccoons(s: CrownPieces, seat: i64, raccoons: i64) -> None:
    """So many raccoons go back to the reserve."""
    s.raccoons = plus(s.raccoons, seat, -raccoons)
    s.reserve_raccoons += raccoons


# --- into the reserve


def give_up_ruby(s: CrownPieces, seat: i64) -> None:
    """One ruby of a chest that has one."""
    s.rubies = plus(s.rubies, seat, -1)
    s.reserve_rubies += 1


def sell(s: CrownPieces, seat: i64) -> None:
    """The heirloom is laid out for good and brings its rubies, whatever the reserve has (FC-R27)."""
    s.unsold &= ~bit(seat)
    s.rubies = plus(s.rubies, seat, s.terms.heirloom)
    s.reserve_rubies -= s.terms.heirloom
    s.tell(SOLD, seat)


def lose(s: CrownPieces, seat: i64, owed: i64) -> bool:
    """Part, sale, rest (FC-R28); True if a ruby is owed and nothing is left to sell (FC-R29)."""
    lost: i64 = 0
    for _ in range(owed):
        if of(s.rubies, seat) == 0:
            tell_loss(s, seat, lost)
            tell_no_rubies(s, seat)
            lost = 0
            if not has(s.unsold, seat):
                return True
            sell(s, seat)
            tell_rubies(s, seat, s.terms.heirloom)
        give_up_ruby(s, seat)
        tell_rubies(s, seat, -1)
        lost += 1
    tell_loss(s, seat, lost)
    return False


def tell_loss(s: CrownPieces, seat: i64, lost: i64) -> None:
    """So many rubies were lost in one go."""
    if lost:
        s.tell(LOST, seat, lost, 0, now(s))


# --- losses of several at once


def all_lose(s: CrownPieces, owed: Five, order: i64) -> None:
    """Amounts are fixed before; who cannot pay falls together with the others (FC-R23, FC-R32)."""
    fall: i64 = 0
    while order:
        seat: i64 = (order & 7) - 1
        order >>= 3
        if of(owed, seat) and lose(s, seat, of(owed, seat)):
            fall |= bit(seat)
    eliminate(s, fall)


def eliminate(s: CrownPieces, fall: i64) -> None:
    """These families are out, with one time stamp: the space they fell from ranks them (FC-R30, FC-R31)."""
    stamp: i64 = next_stamp(s)
    for seat in range(s.seats):
        if has(fall, seat):
            s.fallen = put(s.fallen, seat, 64 * stamp + of(s.spaces, seat))
            s.spaces = put(s.spaces, seat, 0)
            s.tell(FELL, seat)
            if of(s.raccoons, seat):
                s.tell(RACCOONS_LEAVE, seat, of(s.raccoons, seat))
            return_raccoons(s, seat, of(s.raccoons, seat))
            s.reserve_coins += of(s.coins, seat)
            s.coins = put(s.coins, seat, 0)
            know(s, seat)
    s.in_play &= ~fall


def next_stamp(s: CrownPieces) -> i64:
    """One later than any before."""
    latest: i64 = 0
    for seat in range(s.seats):
        stamp: i64 = of(s.fallen, seat) >> 6
        latest = stamp if stamp > latest else latest
    return latest + 1
