"""Remembering what describes a table: an unchanged field of a view is the same object, made and compared for nothing.

What a few numbers decide is remembered by them (`lru_cache(REMEMBERED)`), what a whole view decides by the view.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar

REMEMBERED = 128  # values of one field: enough for dozens of busy tables, and full within minutes: memory stands still

V = TypeVar("V")
R = TypeVar("R")


def of_latest(found: Callable[[V], R]) -> Callable[[V], R]:
    """Remember the value for the view that was asked about last; a view never changes, so its identity suffices."""
    latest: tuple[V, R] | None = None

    @wraps(found)
    def remembered(view: V) -> R:
        nonlocal latest
        known = latest
        if known is None or known[0] is not view:
            known = latest = (view, found(view))
        return known[1]

    return remembered


@lru_cache(REMEMBERED)
def alone(amount: int, seat: int, seats: int) -> tuple[int | None, ...]:
    """What a seat has, among the amounts of others that it does not know; who looks on knows none."""
    return tuple([amount if other == seat else None for other in range(seats)])
