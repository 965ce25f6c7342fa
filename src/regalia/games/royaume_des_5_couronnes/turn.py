"""The order of turns, and the menu of phase A (rulebook: turn, phase A)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, but_lowest, lowest, of
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.core.step import step
from regalia.games.royaume_des_5_couronnes.duels import duel, may_duel
from regalia.games.royaume_des_5_couronnes.escapes import attempt, may_free
from regalia.games.royaume_des_5_couronnes.path import blocked_knights, free_knights
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces
from regalia.games.royaume_des_5_couronnes.words import (
    ALL_BLOCKED,
    DUEL,
    FREE,
    NEXT_TURN,
    PHASE_A,
    ROLL,
    ROLL_DICE,
    TURN_BEGINS,
)


def next_turn(s: RoyaumePieces) -> None:
    """Clockwise from the game master (RC-R1, RC-R5)."""
    s.in_turn = (s.in_turn + 1) % s.seats
    s.turns += 1
    s.duelled = 0
    s.challenged = 0
    s.die_one = 0
    s.die_two = 0
    s.tell(TURN_BEGINS, s.in_turn, s.turns)
    s.then(step(PHASE_A, bit(s.in_turn), s.in_turn), step(NEXT_TURN))


# --- the menu of phase A


def may_roll(s: RoyaumePieces) -> i64:
    """With every knight blocked an attempt comes first (RC-R8)."""
    return OK if free_knights(s) else ALL_BLOCKED


def offer_menu(s: RoyaumePieces, seat: i64, out: Offers) -> None:
    """Attempts, duels, or on to the dice."""
    blocked: i64 = blocked_knights(s)
    while blocked:
        if may_free(s, lowest(blocked)) == OK:
            out.add(FREE + lowest(blocked))
        blocked = but_lowest(blocked)
    if of(s.power, seat) >= s.terms.duel_power:
        for other in range(s.seats):
            if may_duel(s, seat, other) == OK:
                out.add(DUEL + other)
    if may_roll(s) == OK:
        out.add(ROLL)


def menu(s: RoyaumePieces, seat: i64, answer: i64) -> None:
    """What the prince has chosen."""
    if answer == ROLL:
        s.then(step(ROLL_DICE, 0, seat))
    elif answer >= DUEL:
        duel(s, seat, answer - DUEL)
    else:
        attempt(s, seat, answer - FREE)
