"""Ratings of several bots by Plackett and Luce: a strength and how uncertain it is."""

from __future__ import annotations

from collections.abc import Iterable

from regalia.arena.playing import Played
from regalia.core.rating import NEWCOMER, Rating, after_game


def rated(games: Iterable[Played], bots: int) -> list[Rating]:
    """The ratings after all games, in the order given. Bots do not learn, so their uncertainty never grows."""
    ratings = dict.fromkeys(range(bots), NEWCOMER)
    for game in games:
        ratings |= after_game(ratings, game.seating, game.places)
    return list(ratings.values())
