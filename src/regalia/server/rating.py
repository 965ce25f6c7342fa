"""Ratings: how strong people and bots are at each game, as the finished rated tables tell it.

Nothing of it is kept: it is worked out from the tables, one after the other, and can be at any time. A table that is
still played says nothing. A seat that several people have open, or whose player was forgotten, is a newcomer's.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from math import hypot
from typing import TYPE_CHECKING

from regalia.bots.levels import WORDS
from regalia.core.rating import NEWCOMER, Rating, after_game
from regalia.server import describe
from regalia.server.me import BotStrength, Strength, Sureness
from regalia.server.requests import TableLine
from regalia.store.moving import rows_of
from regalia.store.store import SeatKey

if TYPE_CHECKING:
    from regalia.server.house import House

LOOK_AGAIN_MS = 60_000
GAMES_AT_ONCE = 25  # before others get their turn
LEARNING = 25 / 300  # how much less certain each game makes a person; bots do not learn
POINTS = 60  # of one of openskill's: everyone begins at 1500, as people know it from chess
NEARLY_ALL = 2  # so many uncertainties to both sides hold 95 of 100
GUESS, ROUGH = 5.0, 2.5
BOT, LEVELS = "bot ", tuple(WORDS)


class Ladder:
    """Who stands where, after the games so far."""

    def __init__(self) -> None:
        self.ratings: dict[str, dict[str, Rating]] = {}
        self.games: Counter[tuple[str, str]] = Counter()

    def add(self, game: str, sitting: Sequence[str], places: Sequence[int]) -> None:
        """One finished game more."""
        known = self.ratings.setdefault(game, {})
        before = {who: grown(known.get(who, NEWCOMER), who) for who in sitting}
        known.update(after_game(before, sitting, places))
        self.games.update((game, who) for who in set(sitting))

    def strength(self, game: str, who: str) -> Strength | None:
        """Where somebody stands, and the bots beside whom that can be seen."""
        known = self.ratings.get(game, {})
        if who not in known:
            return None
        mu, off = known[who].mu, NEARLY_ALL * known[who].sigma
        bots = tuple(BotStrength(level, points(known[BOT + level].mu)) for level in LEVELS if BOT + level in known)
        least, most = points(mu - off), points(mu + off)
        return Strength(points(mu), least, most, self.games[game, who], sureness(known[who].sigma), bots)


def grown(rating: Rating, who: str) -> Rating:
    """A rating before a further game: what a person was may be a little different from what she is."""
    if who.startswith(BOT):
        return rating
    return Rating(rating.mu, min(NEWCOMER.sigma, hypot(rating.sigma, LEARNING)))


def points(mu: float) -> int:
    """A strength as people read it."""
    return round(POINTS * mu)


def sureness(sigma: float) -> Sureness:
    """How far it can be trusted."""
    return "guess" if sigma > GUESS else "rough" if sigma > ROUGH else "firm"


class Ratings:
    """The ladder of a house, worked out anew at most once a minute, and only if somebody asks."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.ladder: Ladder | None = None
        self.at_ms = 0

    async def now(self, house: House) -> Ladder:
        """The ladder, not older than a minute."""
        async with self.lock:
            if self.ladder is None or house.now_ms() >= self.at_ms + LOOK_AGAIN_MS:
                self.ladder, self.at_ms = await worked_out(house), house.now_ms()
            return self.ladder


async def worked_out(house: House) -> Ladder:
    """The ladder after all that was finished, in the order in which it was."""
    over = [describe.line_of(row) async for row in rows_of(house.store) if row.status == "over"]
    lines = [line for line in over if line is not None and counts(line)]
    ladder = Ladder()
    for number, line in enumerate(sorted(lines, key=lambda each: (each.updated_ms, each.id))):
        sitting = await sitting_at(house, line)
        if is_fair(sitting):
            ladder.add(line.game, sitting, line.places)
        if number % GAMES_AT_ONCE == GAMES_AT_ONCE - 1:
            await asyncio.sleep(0)
    return ladder


def counts(line: TableLine) -> bool:
    """Was it agreed that this table is rated, did it end, and are its bots of the levels everybody knows?"""
    return line.rated and line.status == "over" and any(line.places) and all(bot in LEVELS for bot in line.levels)


def is_fair(sitting: Sequence[str]) -> bool:
    """Somebody against others, and nobody on two seats, unless it is a bot."""
    people = [who for who in sitting if not who.startswith(BOT)]
    return 0 < len(people) == len(set(people)) and len(set(sitting)) > 1


async def sitting_at(house: House, line: TableLine) -> tuple[str, ...]:
    """Who sat on each seat."""
    sitting = [f"nobody {line.id} {seat}" for seat in range(len(line.places))]
    for seat, keys in groupby(await house.store.keys_of(line.id), lambda key: key.seat):
        if 0 <= seat < len(sitting):
            sitting[seat] = await owner_of(house, list(keys)) or sitting[seat]
    for seat, level in zip(line.bots, line.levels, strict=True):
        sitting[seat] = BOT + level
    return tuple(sitting)


async def owner_of(house: House, keys: list[SeatKey]) -> str:
    """Whose seat it is by its keys: a person's, or that of the only key; "" if nobody can say."""
    rows = [await house.store.person_of(key.hash) for key in keys]
    found = {row.id for row in rows if row is not None} or {key.hash for key in keys}
    return found.pop().hex() if len(found) == 1 else ""


async def who_shows(house: House, hash_: bytes) -> str:
    """Whoever shows the key with this hash, as the ladder names her."""
    row = await house.store.person_of(hash_)
    return (row.id if row is not None else hash_).hex()
