"""Where a further element interlocks with the board.

The board is kept as lines of octagons and of squares, one bit for each column, so that an outline is laid over all
columns of a line at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.core.ints import bit, but_lowest, how_many, lowest
from regalia.core.state import OK
from regalia.games.krone_und_schwert.board import ALL, LINES, Board
from regalia.games.krone_und_schwert.elements import (
    ELEMENTS,
    ROWS,
    SHIFT,
    TURNS,
    dx_at,
    dy_at,
    element_at,
    turns_at,
    where,
)
from regalia.games.krone_und_schwert.words import LEAVES_A_GAP, LEAVES_A_HOLE, OVERLAPS, TOO_LOOSE

CONTACTS: Final = 3  # octagon to octagon, for two elements to interlock
JUNCTION: Final = 3  # elements around a square position that may stay empty


def misfit(board: Board, place: i64) -> i64:
    """Why an element does not interlock there; OK if it does."""
    if board.laid == 0:
        return OK
    shape: i64 = element_at(place) * TURNS + turns_at(place)
    column: i64 = board.elements.left[shape] + (dx_at(place) >> 1) + SHIFT
    line: i64 = board.elements.top[shape] + (dy_at(place) >> 1) + SHIFT
    if not (1 <= column < 55 and 1 <= line < LINES - ROWS):
        return TOO_LOOSE  # far off
    contacts: i64 = 0
    for k in range(ROWS):
        octagons: i64 = board.elements.octagon_rows[shape * ROWS + k] << column
        here: i64 = board.octagons[ALL + line + k]
        if octagons & here or (board.elements.square_rows[shape * ROWS + k] << column) & board.squares[line + k]:
            return OVERLAPS
        contacts += how_many(octagons & here << 1) + how_many(octagons & here >> 1)
        contacts += how_many(octagons & board.octagons[ALL + line + k - 1])
        contacts += how_many(octagons & board.octagons[ALL + line + k + 1])
    if contacts < CONTACTS:
        return TOO_LOOSE
    return opening(board, shape, column, line)


def opening(board: Board, shape: i64, column: i64, line: i64) -> i64:
    """Would it leave a square position shut in by four octagons, or an octagon position by four?"""
    before: i64 = board.octagons[ALL + line - 2] if line > 1 else 0
    above: i64 = board.octagons[ALL + line - 1]
    for k in range(-1, ROWS):
        here: i64 = above
        next_: i64 = board.octagons[ALL + line + k + 1]
        if k + 1 < ROWS:
            next_ |= board.elements.octagon_rows[shape * ROWS + k + 1] << column
        squares: i64 = board.squares[line + k]
        if k >= 0:
            squares |= board.elements.square_rows[shape * ROWS + k] << column
        shut: i64 = here & here >> 1 & next_ & next_ >> 1 & ~squares
        while shut:
            if around(board, shape, column, line, k, lowest(shut)) < JUNCTION:
                return LEAVES_A_GAP
            shut = but_lowest(shut)
        if before & next_ & here << 1 & here >> 1 & ~here:
            return LEAVES_A_HOLE
        before = here
        above = next_
    return OK


def around(board: Board, shape: i64, column: i64, line: i64, k: i64, at: i64) -> i64:
    """How many elements the four octagons around a square position belong to."""
    corners: i64 = bit(at) | bit(at + 1)
    n: i64 = 0
    own: i64 = board.elements.octagon_rows[shape * ROWS + k] << column if k >= 0 else 0
    if k + 1 < ROWS:
        own |= board.elements.octagon_rows[shape * ROWS + k + 1] << column
    if own & corners:
        n = 1
    for element in range(ELEMENTS):
        base: i64 = element * LINES + line + k
        if (board.octagons[base] | board.octagons[base + 1]) & corners:
            n += 1
    return n


def placements(board: Board, element: i64) -> list[int]:
    """Everywhere this element interlocks; found once and kept."""
    known = board.found[element]
    if known is None:
        known = search(board, element)
        board.found[element] = known
    return known


def search(board: Board, element: i64) -> list[int]:
    """Rotation by rotation, line by line."""
    out: list[int] = []
    if board.laid == 0:
        return [where(element, 0, 0, 0)]
    for turns in range(TURNS):
        shape: i64 = element * TURNS + turns
        for line in range(board.top - ROWS if board.top > ROWS + 2 else 2, board.bottom + 3):
            columns: i64 = touching(board, shape, line)
            while columns:
                column: i64 = lowest(columns)
                if opening(board, shape, column, line) == OK:
                    dx: i64 = (column - SHIFT - board.elements.left[shape]) * 2
                    out.append(where(element, turns, dx, (line - SHIFT - board.elements.top[shape]) * 2))
                columns = but_lowest(columns)
    return out


def touching(board: Board, shape: i64, line: i64) -> i64:
    """The columns at which an outline overlaps nothing and touches the board with three octagons or more."""
    rows: vec[i64] = board.octagons
    once: i64 = 0
    twice: i64 = 0
    enough: i64 = 0
    taken: i64 = blocked(board, shape, line)
    for k in range(ROWS):
        octagons: i64 = board.elements.octagon_rows[shape * ROWS + k]
        base: i64 = ALL + line + k
        while octagons:
            at: i64 = lowest(octagons)
            octagons = but_lowest(octagons)
            here: i64 = rows[base] >> at
            taken |= here
            once, twice, enough = counted(once, twice, enough, rows[base] << 1 >> at)
            once, twice, enough = counted(once, twice, enough, here >> 1)
            once, twice, enough = counted(once, twice, enough, rows[base - 1] >> at)
            once, twice, enough = counted(once, twice, enough, rows[base + 1] >> at)
    return enough & ~taken


def counted(once: i64, twice: i64, enough: i64, contacts: i64) -> tuple[i64, i64, i64]:
    """The columns with one, two, three contacts or more, after some more contacts."""
    return (once | contacts, twice | (once & contacts), enough | (twice & contacts))


def blocked(board: Board, shape: i64, line: i64) -> i64:
    """The columns at which its squares would lie on squares."""
    blocked: i64 = 0
    for k in range(ROWS):
        squares: i64 = board.elements.square_rows[shape * ROWS + k]
        while squares:
            blocked |= board.squares[line + k] >> lowest(squares)
            squares = but_lowest(squares)
    return blocked
