"""The fixed index of every answer: its place in a mask, the same at every table. Both ways, without words.

A big town is kept by its octagon and the side of its square. An element of the board is laid at the n-th of the places
where it interlocks, in the order of the rules: shifts and turns would need ten thousand indices.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.core.step import second
from regalia.games.krone_und_schwert.board import Board
from regalia.games.krone_und_schwert.elements import SIDES_X, SIDES_Y
from regalia.games.krone_und_schwert.interlock import placements
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.words import (
    ATTACK,
    CARDS,
    EXPAND,
    EXPAND_TWO,
    FOUND,
    LAY,
    OCCUPY,
    PLACE,
    PUT,
    SPACES,
)

ROOM: Final = 128  # for the spaces in the number of an answer
CORNERS: Final = 4
LAY_AT: Final = OCCUPY  # before it: the answers without a card or a space
EXPAND_AT: Final = LAY_AT + CARDS
EXPAND_TWO_AT: Final = EXPAND_AT + CARDS
SPACE_AT: Final = EXPAND_TWO_AT + CARDS  # place, castle, town, cathedral, attack: each for every space
FOUND_AT: Final = SPACE_AT + 5 * SPACES
PUT_AT: Final = FOUND_AT + CORNERS * SPACES
MOST_PLACES: Final = 256  # where an element may interlock
ACTIONS: Final = PUT_AT + MOST_PLACES


def index_of(s: SchwertPieces, action: i64) -> i64:
    """The index of a legal answer."""
    if action < LAY:
        return action - 1
    if action < EXPAND:
        return LAY_AT + action - LAY
    if action < EXPAND_TWO:
        return EXPAND_AT + action - EXPAND
    if action < PLACE:
        return EXPAND_TWO_AT + action - EXPAND_TWO
    if action < ATTACK + ROOM:
        return SPACE_AT + (action - PLACE) // ROOM * SPACES + (action - PLACE) % ROOM
    if action < PUT:
        octagon: i64 = (action - FOUND) // ROOM
        return FOUND_AT + CORNERS * octagon + corner_of(s.board, octagon, (action - FOUND) % ROOM)
    return PUT_AT + placements(s.board, second(s.now)).index(action - PUT)


def action_at(s: SchwertPieces, index: i64) -> i64:
    """The answer of an index, on the board as it lies."""
    if index < LAY_AT:
        return index + 1
    if index < EXPAND_AT:
        return LAY + index - LAY_AT
    if index < EXPAND_TWO_AT:
        return EXPAND + index - EXPAND_AT
    if index < SPACE_AT:
        return EXPAND_TWO + index - EXPAND_TWO_AT
    if index < FOUND_AT:
        return PLACE + (index - SPACE_AT) // SPACES * ROOM + (index - SPACE_AT) % SPACES
    if index < PUT_AT:
        octagon: i64 = (index - FOUND_AT) // CORNERS
        return FOUND + ROOM * octagon + square_at(s.board, octagon, (index - FOUND_AT) % CORNERS)
    places = placements(s.board, second(s.now))
    return PUT + places[index - PUT_AT] if index - PUT_AT < len(places) else 0


def corner_of(board: Board, octagon: i64, square: i64) -> i64:
    """At which corner of an octagon a square lies: the first four sides of the table."""
    for corner in range(CORNERS):
        x: i64 = board.x[octagon] + SIDES_X[corner]
        if board.x[square] == x and board.y[square] == board.y[octagon] + SIDES_Y[corner]:
            return corner
    return 0


def square_at(board: Board, octagon: i64, corner: i64) -> i64:
    """The square at a corner of an octagon; ROOM - 1, which is none, if there is none."""
    for square in range(SPACES):
        if is_near(board, octagon, square) and corner_of(board, octagon, square) == corner:
            x: i64 = board.x[octagon] + SIDES_X[corner]
            if board.x[square] == x:
                return square
    return ROOM - 1


def is_near(board: Board, space: i64, other: i64) -> bool:
    """Are two spaces adjacent?"""
    near = board.near(space)
    return (near[0] >> other) & 1 == 1 if other < 60 else (near[1] >> (other - 60)) & 1 == 1
