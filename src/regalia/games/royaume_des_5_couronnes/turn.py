"""Laying the cards, the order of turns, and the menu of phase A (rulebook: set-up, turn, phase A)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, but_lowest, first_n, has, lowest, of
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.core.step import step
from regalia.games.royaume_des_5_couronnes.duels import duel, may_duel
from regalia.games.royaume_des_5_couronnes.escapes import attempt, may_free
from regalia.games.royaume_des_5_couronnes.path import blocked_knights, free_knights
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumeTable
from regalia.games.royaume_des_5_couronnes.words import (
    ALL_BLOCKED,
    CARDS_LAID,
    DUEL,
    FREE,
    LAY,
    LAY_CARDS,
    LAY_THE_REST,
    NEXT_TURN,
    PHASE_A,
    ROLL,
    ROLL_DICE,
    TURN_BEGINS,
)

# --- the cards are laid out


def whole_path(s: RoyaumeTable) -> i64:
    """Every space between castle and lair."""
    return first_n(s.terms.path + 1) - 1


def lay_all_cards(s: RoyaumeTable) -> None:
    """One card on each space, back up; the rest is the talon (RC-R2)."""
    s.talon -= s.terms.path
    s.face_down = whole_path(s)


def offer_spaces(s: RoyaumeTable, out: Offers) -> None:
    """The game master lays the next card, unseen, on any space still bare; or all the rest at once."""
    bare: i64 = whole_path(s) & ~s.face_down
    while bare:
        out.add(LAY + lowest(bare))
        bare = but_lowest(bare)
    out.add(LAY_THE_REST)


def lay_card(s: RoyaumeTable, step_: i64, seat: i64, answer: i64) -> None:
    """One back on one space: which one tells nobody anything (RC-R80)."""
    spaces: i64 = bit(answer - LAY) if answer > LAY else whole_path(s) & ~s.face_down
    while spaces:
        s.face_down |= bit(lowest(spaces))
        s.talon -= 1
        spaces = but_lowest(spaces)
    if s.face_down != whole_path(s):
        s.then(step_)
        return
    s.tell(CARDS_LAID, seat)
    s.then(step(NEXT_TURN))


# --- turns


def next_turn(s: RoyaumeTable) -> None:
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


def may_roll(s: RoyaumeTable) -> i64:
    """With every knight blocked an attempt comes first (RC-R8)."""
    return OK if free_knights(s) else ALL_BLOCKED


def offer_menu(s: RoyaumeTable, seat: i64, out: Offers) -> None:
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


def menu(s: RoyaumeTable, seat: i64, answer: i64) -> None:
    """What the prince has chosen."""
    if answer == ROLL:
        s.then(step(ROLL_DICE, 0, seat))
    elif answer >= DUEL:
        duel(s, seat, answer - DUEL)
    else:
        attempt(s, seat, answer - FREE)


def is_laid(s: RoyaumeTable, space: i64) -> bool:
    """Does a card lie there already?"""
    return has(s.face_down, space)


def first_step(s: RoyaumeTable) -> i64:
    """What the game begins with."""
    return step(LAY_CARDS, bit(s.gm), s.gm) if s.terms.placing else step(NEXT_TURN)
