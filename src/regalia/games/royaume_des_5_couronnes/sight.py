"""What a seat may know as a row of numbers, in the order of layout.py."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import first_n, has, of
from regalia.core.lying import thing
from regalia.core.sight import CELLS, SPREAD, Sight, around, next_to, turned
from regalia.core.step import asked, kind_of, second, third
from regalia.games.royaume_des_5_couronnes.ending import ordered
from regalia.games.royaume_des_5_couronnes.path import blocked_knights, talon_size
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces
from regalia.games.royaume_des_5_couronnes.words import (
    CALL,
    COLOURS,
    EXCUSE,
    FIRST_MOVE,
    LAY_CARDS,
    PAY_WITCH,
    SECOND_MOVE,
    SILENT,
    TAKE_PAWNS,
)


def look(s: RoyaumePieces, seat: i64, out: Sight) -> None:
    """The question and the turn, the knights and the path, then the princes."""
    look_at_the_question(s, seat, kind_of(s.now), out)
    look_at_knights(s, out)
    look_at_path(s, out)
    for i in range(s.seats):
        out.add(of(s.power, next_to(seat, i, s.seats)))
    for i in range(s.seats):
        out.bag(of(s.pawns, next_to(seat, i, s.seats)), 0, COLOURS)
    for place in range(COLOURS):
        mine: i64 = of(s.orders, seat)
        out.one_when(thing(mine) > 0, ordered(s, mine, place), COLOURS)


def look_at_the_question(s: RoyaumePieces, seat: i64, kind: i64, out: Sight) -> None:
    """What is asked of whom, the dice, and what was said where the Witch may be called."""
    out.one_of(number_of_step(kind), 7)
    out.flag(has(s.waiting, seat))
    in_turn: i64 = s.gm if kind == LAY_CARDS else s.in_turn
    out.one_of(around(in_turn, seat, s.seats), s.seats)
    out.one_of(around(s.gm, seat, s.seats), s.seats)
    out.add(s.turns)
    out.add(s.die_one)
    out.add(s.die_two)
    out.when(kind == SECOND_MOVE, third(s.now))
    out.one_when(kind == SECOND_MOVE, second(s.now), COLOURS)
    out.one_when(kind == TAKE_PAWNS or kind == EXCUSE, around(second(s.now), seat, s.seats), s.seats)
    out.add(s.duelled)
    out.members(turned(s.challenged, seat, s.seats), s.seats)
    look_at_the_window(s, seat, in_turn, out)


def number_of_step(kind: i64) -> i64:
    """The steps that ask, counted from 0; -1 for all others."""
    if kind <= EXCUSE:
        return kind - LAY_CARDS  # lay cards, phase A, take, excuse
    if kind == FIRST_MOVE:
        return 4
    if kind == PAY_WITCH:
        return 5
    return 6 if kind == SECOND_MOVE else -1


def look_at_the_window(s: RoyaumePieces, seat: i64, in_turn: i64, out: Sight) -> None:
    """May the Witch be called, who has called in vain, and what has this seat said itself?"""
    is_open: bool = kind_of(s.now) == FIRST_MOVE and asked(s.now) == first_n(s.seats)
    out.flag(is_open)
    for i in range(s.seats):
        other: i64 = next_to(seat, i, s.seats)
        out.flag(is_open and of(s.said, other) == CALL)
    out.flag(is_open and seat != in_turn and of(s.said, seat) == SILENT)


def look_at_knights(s: RoyaumePieces, out: Sight) -> None:
    """Where the knights stand, who wears a crown, who is blocked, and the crowns that are home."""
    for c in range(COLOURS):
        out.add(of(s.knights, c))
    out.members(s.crowned, COLOURS)
    out.members(blocked_knights(s), COLOURS)
    for place in range(COLOURS):
        out.one_of(of(s.circles, place) - 1, COLOURS)


def look_at_path(s: RoyaumePieces, out: Sight) -> None:
    """What lies on each space, and what is known of all the other cards."""
    for place in range(1, s.terms.path + 1, 8):
        word: i64 = SPREAD[(s.face_down >> place) & 255] + SPREAD[(s.traps >> place) & 255] * 2
        word += SPREAD[(s.monsters >> place) & 255] * 3 + SPREAD[(s.weapons >> place) & 255] * 4
        word += SPREAD[(s.treasures >> place) & 255] * 5
        left: i64 = s.terms.path + 1 - place
        if left > CELLS:
            left = CELLS
        out.some(word, left)
    out.add(talon_size(s))
    out.bag(s.unseen, 0, 4)
    out.bag(s.reshuffled, 0, 4)
    out.bag(s.rejet, 0, 4)
