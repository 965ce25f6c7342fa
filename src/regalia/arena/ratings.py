"""Ratings of several players by Plackett and Luce (openskill): a strength and how uncertain it is."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import Any

import msgspec

from regalia.arena.playing import Played


class Rating(msgspec.Struct, frozen=True):
    """Where a bot stands: everyone begins at 25 with an uncertainty of 8.33."""

    mu: float
    sigma: float


def rated(games: Iterable[Played], bots: int) -> list[Rating]:
    """The ratings after all games, in the order given. Bots do not learn, so their uncertainty never grows (tau 0)."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    ratings: list[Any] = [model.rating() for _ in range(bots)]
    for game in games:
        teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in game.seating]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in game.places])]
        for bot in set(game.seating):
            seats = [rating for rating, sitter in zip(after, game.seating, strict=True) if sitter == bot]
            ratings[bot] = model.create_rating([fmean(s.mu for s in seats), fmean(s.sigma for s in seats)])
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
