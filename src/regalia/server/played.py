"""The games somebody finished, and what they come to. Of a game that is not over, nothing is told here."""

from __future__ import annotations

from collections import Counter

import msgspec

from regalia.core.registry import games
from regalia.server.auth import hash_of
from regalia.server.describe import line_of
from regalia.server.house import House
from regalia.server.me import Played, PlayedList, Tally
from regalia.server.rating import who_shows
from regalia.server.requests import TableLine

MOST_GAMES = 10_000
MOST_SHOWN = 100


async def played_by(house: House, key: str, most: int = MOST_SHOWN) -> PlayedList:
    """What whoever shows this key has finished."""
    found, rated = [], False
    for row, seat in await house.store.rows_of(hash_of(key), MOST_GAMES):
        line = line_of(row) if row.status == "over" else None
        if line is not None and not line.imported and not line.what_if:
            found.append(played(line, seat))
            rated = rated or line.rated
    tallies = [tally(game, [each.place for each in found if each.game == game]) for game in games()]
    known = tuple(each for each in tallies if each.played)
    known = await with_ratings(house, key, known) if rated else known
    return PlayedList(tuple(found[:most]), known, max(0, len(found) - most))


async def with_ratings(house: House, key: str, tallies: tuple[Tally, ...]) -> tuple[Tally, ...]:
    """The same, with how strong she is at each game by its rated tables."""
    ladder, who = await house.ratings.now(house), await who_shows(house, hash_of(key))
    return tuple(msgspec.structs.replace(each, rating=ladder.strength(each.game, who)) for each in tallies)


def played(line: TableLine, seat: int) -> Played:
    """One game."""
    place = line.places[seat] if seat < len(line.places) else 0
    return Played(line.id, line.game, line.names, line.bots, seat, place, line.updated_ms)


def tally(game: str, places: list[int]) -> Tally:
    """What games come to; one that ended without places does not count."""
    counts = Counter(place for place in places if place)
    often = tuple(counts[place] for place in range(1, max(counts, default=0) + 1))
    return Tally(game, sum(often), counts[1], often)
