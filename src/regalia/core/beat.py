"""Beats: moments between two questions that people must see before the game runs on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from regalia.core.ints import members_of
from regalia.core.remembering import REMEMBERED
from regalia.core.state import BETWEEN, State
from regalia.core.step import asked, kind_of

ASKS_NOBODY = "between"  # what a view of a beat asks; "" would mean that the game is over


class Beat(NamedTuple):
    """A moment on the way: after so many answers and so many events the table was as in this state."""

    move: int
    story: int
    state: State


def asks_in_a_word(steps: Mapping[int, str], now: int) -> str:
    """The question on top of the agenda; a word of its own at a beat, and none when the game is over."""
    return ASKS_NOBODY if kind_of(now) == BETWEEN else steps.get(kind_of(now), "")


@lru_cache(REMEMBERED)
def seats_asked(now: int) -> tuple[int, ...]:
    """The seats that a step asks, whether they have answered or not."""
    return tuple(members_of(asked(now)))
