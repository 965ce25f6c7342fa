"""The board as it is laid: which spaces are on it, which are adjacent. Where a further
element interlocks is in interlock.py.

A board never changes; laying an element gives a new one. Copies of a table share it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from regalia.core.ints import Five, bit, but_lowest, how_many, lowest, nothing, of, put, row
from regalia.games.krone_und_schwert.elements import (
    ELEMENTS,
    SHIFT,
    SIDES_X,
    SIDES_Y,
    TURNS,
    Elements,
    dx_at,
    dy_at,
    element_at,
    neighbours,
    turned,
    turns_at,
)
from regalia.games.krone_und_schwert.wide import HALF, Wide, first_of, is_empty, joined, nowhere, only
from regalia.games.krone_und_schwert.words import SPACES

LINES: Final = 64  # rows of the whole board, by half coordinate
ALL: Final = ELEMENTS * LINES  # where the rows of all elements together begin
NO_SPACES: Final = row([0] * SPACES)  # of a board without elements; never written to
NO_LINES: Final = row([0] * LINES)
NO_OCTAGONS: Final = row([0] * (ALL + LINES))


@mypyc_attr(acyclic=True)
class Board:
    """The elements laid so far."""

    def __init__(self, elements: Elements) -> None:
        self.elements: Elements = elements
        self.laid: i64 = 0  # how many elements
        self.layout: Five = nothing()  # where each lies, in the order of laying
        self.spaces: Wide = nowhere()
        self.top: i64 = LINES  # the first and last line with an octagon
        self.bottom: i64 = 0
        self.x: vec[i64] = NO_SPACES
        self.y: vec[i64] = NO_SPACES
        self.near_low: vec[i64] = NO_SPACES
        self.near_high: vec[i64] = NO_SPACES
        self.octagons: vec[i64] = NO_OCTAGONS  # by element, then of all together
        self.squares: vec[i64] = NO_LINES
        self.found: list[list[int] | None] = [None] * ELEMENTS  # placements already looked for
        self.chart: dict[str, tuple[int, int, str]] = {}  # its spaces in words, once somebody has asked: see charts.py

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.layout == other.layout and self.laid == other.laid

    def __repr__(self) -> str:
        return f"Board({self.laid}, {self.layout})"

    def __hash__(self) -> int:
        return hash(self.layout)

    def near(self, space: i64) -> Wide:
        """The spaces adjacent to one."""
        return (self.near_low[space], self.near_high[space])

    def spread(self, land: Wide) -> Wide:
        """The spaces adjacent to any of these."""
        low: i64 = land[0]
        high: i64 = land[1]
        near_low: i64 = 0
        near_high: i64 = 0
        while low:
            space: i64 = lowest(low)
            near_low |= self.near_low[space]
            near_high |= self.near_high[space]
            low = but_lowest(low)
        while high:
            space = lowest(high) + HALF
            near_low |= self.near_low[space]
            near_high |= self.near_high[space]
            high = but_lowest(high)
        return (near_low, near_high)

    def territory(self, land: Wide) -> Wide:
        """The connected part of a land that holds its first space; only the new rim is looked at again."""
        found: Wide = only(first_of(land))
        rim: Wide = found
        while not is_empty(rim):
            near: Wide = self.spread(rim)
            rim = (near[0] & land[0] & ~found[0], near[1] & land[1] & ~found[1])
            found = joined(found, rim)
        return found


def with_element(board: Board, place: i64) -> Board:
    """The board after an element has been laid."""
    after = Board(board.elements)
    after.laid = board.laid + 1
    after.layout = put(board.layout, board.laid, place)
    after.spaces = board.spaces
    after.top = board.top
    after.bottom = board.bottom
    after.x = copied(board.x)
    after.y = copied(board.y)
    after.near_low = copied(board.near_low)
    after.near_high = copied(board.near_high)
    after.octagons = copied(board.octagons)
    after.squares = copied(board.squares)
    element: i64 = element_at(place)
    for space in range(board.elements.first[element], board.elements.first[element + 1]):
        lay_space(after, place, space)
    return after


def copied(numbers: vec[i64]) -> vec[i64]:
    """A row of one's own."""
    out = vec[i64]()
    for number in numbers:
        out = append(out, number)
    return out


def lay_space(board: Board, place: i64, space: i64) -> None:
    """Put one space down and find its neighbours, also across the seams."""
    e: Elements = board.elements
    x, y = turned(e.xs[space], e.ys[space], turns_at(place))
    x += dx_at(place)
    y += dy_at(place)
    board.x[space] = x
    board.y[space] = y
    board.spaces = joined(board.spaces, only(space))
    board.near_low[space] = e.inner_low[space]
    board.near_high[space] = e.inner_high[space]
    for i in range(neighbours(x)):
        other: i64 = space_at(board, x + SIDES_X[i], y + SIDES_Y[i])
        if other >= 0:
            join_neighbours(board, space, other)
            join_neighbours(board, other, space)
    mark(board, element_at(place), x, y)


def space_at(board: Board, x: i64, y: i64) -> i64:
    """The space of an earlier element at a place of the board, or -1."""
    for i in range(board.laid - 1):
        place: i64 = of(board.layout, i)
        own_x, own_y = turned(x - dx_at(place), y - dy_at(place), (TURNS - turns_at(place)) % TURNS)
        space: i64 = board.elements.at(element_at(place), own_x, own_y)
        if space >= 0:
            return space
    return -1


def mark(board: Board, element: i64, x: i64, y: i64) -> None:
    """Note its place for the search of further placements."""
    column: i64 = bit((x >> 1) + SHIFT)
    line: i64 = (y >> 1) + SHIFT
    if x & 1:
        board.squares[line] |= column
        return
    board.octagons[element * LINES + line] |= column
    board.octagons[ALL + line] |= column
    if line < board.top:
        board.top = line
    if line > board.bottom:
        board.bottom = line


def join_neighbours(board: Board, space: i64, other: i64) -> None:
    """The second is adjacent to the first."""
    if other < HALF:
        board.near_low[space] |= bit(other)
    else:
        board.near_high[space] |= bit(other - HALF)


def board_of(elements: Elements, layout: list[int]) -> Board:
    """The board of these placements, from words and tests."""
    board = Board(elements)
    for place in layout:
        board = with_element(board, place)
    return board


def adjacencies(board: Board) -> i64:
    """How many pairs of spaces are adjacent."""
    n: i64 = 0
    for space in range(SPACES):
        n += how_many(board.near_low[space]) + how_many(board.near_high[space])
    return n // 2
