"""The tables of these tests: three seats, the preset board, P1's turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.testing import Scenario, scenario

SCHWERT = "krone_und_schwert"
SEATS = "P1 P2 P3"
# castles may stand while there is no king; the table's own default is tested where it matters
AGREED: dict[str, object] = {"first_king": "castle_and_town", "assembly": "preset"}

# buildings that touch nobody else's: where a test needs only so many
P1_CASTLES = ["A:0,0", "A:3,3", "A:6,4"]
P1_BIG = "A:2,2+A:1,3"
P2_CASTLES = ["C:0,0", "C:3,3", "C:3,5"]
P2_BIGS = ["C:0,2+C:1,1", "C:4,4+C:5,3"]
P3_BIGS = ["B:2,0+B:1,1", "B:6,4+B:5,5"]


def given(
    *, seats: str = SEATS, luck: Sequence[int | str] = (), options: dict[str, object] | None = None, **position: Any
) -> Scenario:
    """A table laid out as told; luck names what is drawn, in order."""
    data = position.pop("data", None)
    return scenario(SCHWERT, seats=seats, options=AGREED | (options or {}), position=position, luck=luck, data=data)


def vp_gained(table: Scenario, before: dict[str, int] | None = None) -> dict[str, int]:
    """What each seat has gained."""
    return {seat: points - (before or {}).get(seat, 0) for seat, points in table.vp.items()}


def board_of(table: Scenario, seat: str) -> int:
    """How many spaces a seat owns."""
    return len(table.spaces[seat])
