"""The elements of the board before they are laid: their spaces, terrain and outlines in every rotation.

Coordinates are doubled, x to the right, y down: an octagon has both even, a square both odd. A *half* coordinate is
the doubled one shifted by one bit, so the square (hx, hy) lies between the octagons hx, hx + 1 and hy, hy + 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.core.ints import bit, row
from regalia.games.krone_und_schwert.wide import HALF, Wide, wide_of
from regalia.games.krone_und_schwert.words import MEADOW, MOUNTAIN

ELEMENTS: Final = 5
TURNS: Final = 4  # quarter turns
ROWS: Final = 8  # room for the rows of one outline
WIDEST: Final = 9  # the largest coordinate in an element; the smallest is -1
BOX: Final = WIDEST + 2
# squares touch octagons at their four corners; octagons also touch octagons on four sides
SIDES_X: Final = row([-1, -1, 1, 1, -2, 2, 0, 0])
SIDES_Y: Final = row([-1, 1, -1, 1, 0, 0, -2, 2])
SHIFT: Final = 32  # added to half coordinates, so that none is negative


def turned(x: i64, y: i64, turns: i64) -> tuple[i64, i64]:
    """A point after so many quarter turns clockwise."""
    for _ in range(turns):
        x, y = -y, x
    return (x, y)


def where(element: i64, turns: i64, dx: i64, dy: i64) -> i64:
    """An element, its rotation and its shift (doubled, even) in one number."""
    return ((element * TURNS + turns) * 64 + (dx >> 1) + SHIFT) * 64 + (dy >> 1) + SHIFT


def element_at(place: i64) -> i64:
    """The element of a placement."""
    return place >> 14


def turns_at(place: i64) -> i64:
    """Its quarter turns."""
    return (place >> 12) & 3


def dx_at(place: i64) -> i64:
    """Its shift to the right."""
    return (((place >> 6) & 63) - SHIFT) * 2


def dy_at(place: i64) -> i64:
    """Its shift down."""
    return ((place & 63) - SHIFT) * 2


@mypyc_attr(acyclic=True)
class Elements:
    """All elements of the box. Spaces are numbered through, element after element."""

    def __init__(self, shapes: list[list[tuple[int, int, int]]]) -> None:
        spots: list[tuple[int, int, int]] = []
        firsts: list[int] = [0]
        for shape in shapes:
            spots += shape
            firsts.append(len(spots))
        self.first: vec[i64] = row(firsts)  # the number of each element's first space; the last is the end
        self.xs: vec[i64] = row([spot[0] for spot in spots])
        self.ys: vec[i64] = row([spot[1] for spot in spots])
        self.octagons: Wide = wide_of([n for n in range(len(spots)) if spots[n][0] % 2 == 0])
        self.meadows: Wide = wide_of([n for n in range(len(spots)) if spots[n][2] == MEADOW])
        self.mountains: Wide = wide_of([n for n in range(len(spots)) if spots[n][2] == MOUNTAIN])
        self.number_at: vec[i64] = row(numbers_at(shapes))  # by element and place in it: its number, or -1
        self.inner_low: vec[i64] = row([0] * len(spots))  # the neighbours of a space within its element
        self.inner_high: vec[i64] = row([0] * len(spots))
        lefts, tops, octagon_rows, square_rows = outlines(shapes)
        self.left: vec[i64] = row(lefts)  # by element and rotation: the smallest half coordinates
        self.top: vec[i64] = row(tops)
        self.octagon_rows: vec[i64] = row(octagon_rows)  # eight rows for each element and rotation
        self.square_rows: vec[i64] = row(square_rows)
        for element in range(len(shapes)):
            for space in range(self.first[element], self.first[element + 1]):
                self.find_inner(element, space)

    def find_inner(self, element: i64, space: i64) -> None:
        """The neighbours of a space within its element, whatever its rotation."""
        x: i64 = self.xs[space]
        y: i64 = self.ys[space]
        for i in range(neighbours(x)):
            other: i64 = self.at(element, x + SIDES_X[i], y + SIDES_Y[i])
            if other >= HALF:
                self.inner_high[space] |= bit(other - HALF)
            elif other >= 0:
                self.inner_low[space] |= bit(other)

    def at(self, element: i64, x: i64, y: i64) -> i64:
        """The space at a place of an element that is not turned, or -1."""
        if not (-1 <= x <= WIDEST and -1 <= y <= WIDEST):
            return -1
        return self.number_at[(element * BOX + x + 1) * BOX + y + 1]


def neighbours(x: i64) -> i64:
    """An octagon has eight sides, a square four: the first four of the table below (KS-R11)."""
    return 4 if x & 1 else 8


def numbers_at(shapes: list[list[tuple[int, int, int]]]) -> list[int]:
    """The number of the space at each place of each element, or -1."""
    out: list[int] = [-1] * (len(shapes) * BOX * BOX)
    number: int = 0
    for element in range(len(shapes)):
        for x, y, _ in shapes[element]:
            out[(element * BOX + x + 1) * BOX + y + 1] = number
            number += 1
    return out


def outlines(shapes: list[list[tuple[int, int, int]]]) -> tuple[list[int], list[int], list[int], list[int]]:
    """All outlines, element by element and rotation by rotation: lefts, tops, rows of octagons and of squares."""
    lefts: list[int] = []
    tops: list[int] = []
    octagon_rows: list[int] = []
    square_rows: list[int] = []
    for shape in shapes:
        for turns in range(TURNS):
            left, top, octagons, squares = outline(shape, turns)
            lefts.append(left)
            tops.append(top)
            octagon_rows += octagons
            square_rows += squares
    return lefts, tops, octagon_rows, square_rows


def outline(shape: list[tuple[int, int, int]], turns: int) -> tuple[int, int, list[int], list[int]]:
    """The rows of octagons and of squares of a rotated element, and its smallest half coordinates."""
    points: list[tuple[int, int]] = [turned(spot[0], spot[1], turns) for spot in shape]
    left: int = min([x >> 1 for x, _ in points])
    top: int = min([y >> 1 for _, y in points])
    octagons: list[int] = [0] * ROWS
    squares: list[int] = [0] * ROWS
    for x, y in points:
        rows: list[int] = octagons if x % 2 == 0 else squares
        rows[(y >> 1) - top] |= 2 ** ((x >> 1) - left)
    return left, top, octagons, squares
