"""What is known of how to play single games: a package each, named as its game. There is no list to edit.

A package exports HEURISTICS. More folders of such packages may be named in REGALIA_HEURISTICS, separated as in PATH.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from regalia.bots.policy import Policy
from regalia.bots.search import Manner
from regalia.bots.thinking import Advice
from regalia.bots.weights import Weights
from regalia.core.odds import Odds
from regalia.core.state import State

__path__ = [*__path__, *filter(None, os.environ.get("REGALIA_HEURISTICS", "").split(os.pathsep))]


Obvious = Callable[[Any, Any], int]  # to a view, under these terms; NONE: it needs a thought
Chances = Callable[[State, Sequence[int]], dict[int, float]]  # after each of some answers; none where it needs a search
Outcomes = Callable[[Any, Any, tuple[int, ...]], dict[int, tuple[Odds, ...]]]  # of a view's answers, under these terms


def no_opinion(terms: Any, weights: Weights | None = None) -> Policy:
    """The policy of a game nobody has written about: every answer is worth the same."""
    return Policy()


class Told(NamedTuple):
    """What is told of a finished game: only what the judgement was measured to be right about (docs/review.md)."""

    losses: bool = False  # the chance to win, and what an answer lost of it
    luck: bool = False  # what dice and draws did


class Heuristics(NamedTuple):
    """What bots know of one game; where nobody has written anything, rollouts are random and go to the end."""

    policy: Callable[..., Policy] = no_opinion  # for a table's terms, and weights if not the shipped ones
    manner: Manner = Manner()  # how a search thinks about it
    levels: Mapping[str, Mapping[str, int]] = {}  # by name: in which numbers a level differs from the usual one
    advice: Advice | None = None  # answers that need no search because they are known exactly
    obvious: Obvious | None = None  # answers that every level gives without a thought
    outcomes: Outcomes | None = None  # what may come of single answers; None: what the game's own odds say
    chances: Chances | None = None  # the chance to win after each answer, where it can be counted
    told: Told = Told()


@cache
def heuristics_of(game: str) -> Heuristics:
    """What is known of a game."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return Heuristics()
    found: Heuristics = import_module(name).HEURISTICS
    return found
