"""The board in words: spaces by name, with their places and terrain. What has not changed is the same object."""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import i64

from regalia.core.ints import members_of
from regalia.core.remembering import REMEMBERED
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.board import Board
from regalia.games.krone_und_schwert.data import LETTERS
from regalia.games.krone_und_schwert.elements import dx_at, dy_at, element_at, turns_at
from regalia.games.krone_und_schwert.pieces import Terms
from regalia.games.krone_und_schwert.wide import Wide, spaces_in, within

TERRAIN = {W.FOREST: "forest", W.MEADOW: "meadow", W.MOUNTAIN: "mountain"}

Laid = tuple[str, int, int, int]  # an element, its quarter turns, its shift
Chart = dict[str, tuple[int, int, str]]  # spaces with their place and terrain


@lru_cache(REMEMBERED)
def every_space(terms: Terms) -> tuple[str, ...]:
    """Every space by its number."""
    return tuple(terms.names)


@lru_cache(REMEMBERED)
def shape_of(terms: Terms, element: int) -> Chart:
    """The spaces of an element as it lies in the box."""
    e = terms.elements
    numbers = range(e.first[element], e.first[element + 1])
    return {terms.names[n]: (e.xs[n], e.ys[n], TERRAIN[terrain_of(terms, n)]) for n in numbers}


def chart_of(terms: Terms, board: Board) -> Chart:
    """Every space of the board with its place and terrain; made once for each board, and gone with it."""
    if not board.chart:
        spaces = spaces_in(board.spaces)
        board.chart = {terms.names[n]: (board.x[n], board.y[n], TERRAIN[terrain_of(terms, n)]) for n in spaces}
    return board.chart


def terrain_of(terms: Terms, space: i64) -> i64:
    """Forest, meadow or mountain."""
    if within(terms.elements.meadows, space):
        return W.MEADOW
    return W.MOUNTAIN if within(terms.elements.mountains, space) else W.FOREST


@lru_cache(REMEMBERED)
def spaces_named(terms: Terms, spaces: Wide) -> tuple[str, ...]:
    """A set of spaces by their names."""
    return tuple(terms.names[space] for space in spaces_in(spaces))


def layout_of(board: Board) -> tuple[Laid, ...]:
    """The elements as they lie."""
    return elements_at(tuple(board.layout[: board.laid]))


@lru_cache(REMEMBERED)
def elements_at(places: tuple[int, ...]) -> tuple[Laid, ...]:
    """The elements that lie in these places."""
    return tuple((LETTERS[element_at(place)], turns_at(place), dx_at(place), dy_at(place)) for place in places)


@lru_cache(REMEMBERED)
def letters_of(elements: int) -> tuple[str, ...]:
    """Elements of the board by their letters."""
    return tuple([LETTERS[element] for element in members_of(elements)])
