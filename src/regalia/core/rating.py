"""Ratings of several players by Plackett and Luce (openskill): a strength and how uncertain it is."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from statistics import fmean
from typing import Any, TypeVar

import msgspec

Who = TypeVar("Who", bound=Hashable)


class Rating(msgspec.Struct, frozen=True):
    """Where somebody stands: everyone begins at 25 with an uncertainty of 8.33."""

    mu: float = 25.0
    sigma: float = 25.0 / 3


NEWCOMER = Rating()


@cache
def model() -> Any:
    """How a game changes ratings; that people learn, and bots do not, is said by who asks (so tau is 0 here)."""
    from openskill.models import PlackettLuce

    return PlackettLuce(tau=0.0)


def after_game(ratings: Mapping[Who, Rating], sitting: Sequence[Who], places: Sequence[int]) -> dict[Who, Rating]:
    """The ratings of all who sat there, after a game; whoever had several seats gets the mean of what they come to."""
    before = [ratings.get(who, NEWCOMER) for who in sitting]
    teams = [[model().create_rating([each.mu, each.sigma])] for each in before]
    after = [team[0] for team in model().rate(teams, ranks=[float(place) for place in places])]
    found = {}
    for who in dict.fromkeys(sitting):
        seats = [rating for rating, sitter in zip(after, sitting, strict=True) if sitter == who]
        found[who] = Rating(fmean(seat.mu for seat in seats), fmean(seat.sigma for seat in seats))
    return found
