"""Escaping from traps and fighting monsters (rulebook: escapes, fights)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, has, of
from regalia.core.state import OK
from regalia.core.step import step
from regalia.games.royaume_des_5_couronnes.path import blocked_knights, card_on, discard, free_knights, knights_on
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces
from regalia.games.royaume_des_5_couronnes.princes import gain_power, lose_power, roll_of
from regalia.games.royaume_des_5_couronnes.words import (
    ALL_WERE_BLOCKED,
    ATTEMPT_FAILED,
    CHANCE_FIGHT,
    CHANCE_MONSTER,
    CHANCE_TRAP,
    D12,
    DICE_FOLLOW,
    DUELS_CLOSE_ATTEMPTS,
    ESCAPE_ROLLED,
    KNIGHT_IS_HOME,
    MONSTER_ROLLED,
    NOT_BLOCKED,
    PHASE_A,
    ROLL_DICE,
    SET_FREE,
    TURN_LOST,
)


def may_free(s: RoyaumePieces, c: i64) -> i64:
    """Any blocked knight, as long as no duel was fought this turn (RC-R12, RC-R13)."""
    if s.duelled:
        return DUELS_CLOSE_ATTEMPTS
    if has(s.home, c):
        return KNIGHT_IS_HOME
    return OK if has(blocked_knights(s), c) else NOT_BLOCKED


def attempt(s: RoyaumePieces, seat: i64, c: i64) -> None:
    """One knight tries for all that stand there (RC-R18, RC-R19)."""
    space: i64 = of(s.knights, c)
    power: i64 = of(s.power, seat)
    won: bool = escape(s, seat, c, power) if has(s.traps, space) else fight(s, seat, c, power)
    if won:
        s.tell(SET_FREE, seat, card_on(s, space), space, knights_on(s, space))
        discard(s, space)
        gain_power(s, seat)
        s.then(step(PHASE_A, bit(seat), seat))
    else:
        fail(s, seat)


def escape(s: RoyaumePieces, seat: i64, c: i64, power: i64) -> bool:
    """One die and all power pawns, which are not spent (RC-R14, RC-R15)."""
    die: i64 = s.rolled(D12, CHANCE_TRAP)
    s.tell(ESCAPE_ROLLED, seat, c, roll_of(die, power), s.terms.trap_target)
    s.beat()
    return die + power >= s.terms.trap_target


def fight(s: RoyaumePieces, seat: i64, c: i64, power: i64) -> bool:
    """The monster's die, then the prince's; equal totals are rolled again by both (RC-R16)."""
    while True:
        monster: i64 = s.rolled(D12, CHANCE_MONSTER)
        die: i64 = s.rolled(D12, CHANCE_FIGHT)
        s.tell(MONSTER_ROLLED, seat, c, monster, roll_of(die, power))
        s.beat()
        if die + power != monster:
            return die + power > monster


def fail(s: RoyaumePieces, seat: i64) -> None:
    """A power pawn is paid and the dice follow at once; without one, or with all blocked, the turn is over."""
    if of(s.power, seat) == 0:
        s.tell(ATTEMPT_FAILED, seat, TURN_LOST)  # RC-R10
        return
    lose_power(s, seat)
    if free_knights(s):
        s.tell(ATTEMPT_FAILED, seat, DICE_FOLLOW)  # RC-R11
        s.then(step(ROLL_DICE, 0, seat))
    else:
        s.tell(ATTEMPT_FAILED, seat, ALL_WERE_BLOCKED)  # RC-R9
