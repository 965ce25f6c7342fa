"""Beats: moments between two questions that people must see before the game runs on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from regalia.core.game import AnyGame
from regalia.core.state import BETWEEN, State
from regalia.core.step import kind_of

ASKS_NOBODY = "between"  # what a view of a beat asks; "" would mean that the game is over


class Beat(NamedTuple):
    """A moment on the way: after so many answers and so many events the table was as in this state."""

    move: int
    story: int
    state: State


def asks_in_a_word(steps: Mapping[int, str], now: int) -> str:
    """The question on top of the agenda; a word of its own at a beat, and none when the game is over."""
    return ASKS_NOBODY if kind_of(now) == BETWEEN else steps.get(kind_of(now), "")


def worth_seeing(game: AnyGame, beats: Sequence[Beat], told: int, after: State, seat: int) -> list[Beat]:
    """Those beats of an answer after which a seat still saw or heard something: the next view does not show them all.

    `told` is the number of events and `after` the table when the answer was complete.
    """
    found: list[Beat] = []
    following = (told, None if after.now == 0 else game.view(after.between(), seat))
    for beat in reversed(beats):
        here = (beat.story, game.view(beat.state, seat))
        if here != following:
            found.append(beat)
        following = here
    return found[::-1]
