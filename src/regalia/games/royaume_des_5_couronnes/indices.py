"""The fixed index of every answer: its place in a mask, the same at every table. Both ways, without words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.core.ints import row
from regalia.games.royaume_des_5_couronnes.words import (
    BACK,
    CALL,
    COLOURS,
    D6,
    DUEL,
    FORWARD,
    FREE,
    GET,
    LAY,
    LAY_THE_REST,
    MOVE,
    PAY,
    ROLL,
    SILENT,
    SPACES,
    TAKE,
)


def _answers() -> list[int]:
    """Every answer that can be legal, in the order of its index."""
    found = [ROLL, CALL, SILENT, LAY_THE_REST]
    for first in (FREE, DUEL, TAKE, GET, PAY, FORWARD, BACK):
        found += [first + n for n in range(COLOURS)]
    found += [MOVE + 8 * knight + die for knight in range(COLOURS) for die in range(1, D6 + 1)]
    return found + [LAY + space for space in range(1, SPACES - 1)]


def _indices(answers: list[int]) -> list[int]:
    """The index of each answer."""
    found = [0] * (LAY + SPACES)
    for index in range(len(answers)):
        found[answers[index]] = index
    return found


ACTION: Final = row(_answers())
INDEX: Final = row(_indices(_answers()))
ACTIONS: Final = 129


def index_of(action: i64) -> i64:
    """The index of a legal answer."""
    return INDEX[action]


def action_at(index: i64) -> i64:
    """The answer of an index."""
    return ACTION[index]
