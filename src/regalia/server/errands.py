"""What the bots' processes do while no table waits for them: in small parts, so that a table never waits for long.

A part says how far it came, and the next one goes on from there, in whatever process it lands.
"""

from __future__ import annotations

from typing import Final

import msgspec

from regalia.bots.bot import Deadline
from regalia.bots.heuristics import heuristics_of
from regalia.bots.policy import SURE
from regalia.bots.rollout import Rollout
from regalia.core import record
from regalia.core.game import WATCHER
from regalia.core.luck import mixed
from regalia.core.state import State
from regalia.core.table import Table
from regalia.review import Stroke, Weighed, Weighing, counted_up

SEED: Final = 1  # of reviews: the same game, the same review
PART_SECONDS: Final = 0.25
LONGEST_MS: Final = 30_000  # a part that takes so long hangs
MOST_STAGES: Final = 40  # told at once
MOST_GAMES: Final = 100  # played at once


class Errand(msgspec.Struct, frozen=True):
    """Something to be done with the record of a finished game."""

    table: str
    record: bytes
    address: str  # that asked for it; the process is not told
    watched: bool = False
    think_ms: int = LONGEST_MS


class Weigh(Errand, frozen=True, kw_only=True):
    """Weigh the decisions of a game, from an answer on."""

    reached: int


class CountUp(Errand, frozen=True, kw_only=True):
    """Count up what all decisions come to."""

    decisions: tuple[Weighed, ...]
    strokes: tuple[Stroke, ...]


class Finish(Errand, frozen=True, kw_only=True):
    """Play a game on from one of its moments, from the game of this number on."""

    move: int
    eyes: int  # by what this seat knew; a watcher's: as the table truly was
    first: int


class Finished(msgspec.Struct, frozen=True):
    """How some games ended."""

    games: int
    wins: tuple[float, ...]  # of each seat; a shared one counts in parts


class Part(msgspec.Struct, frozen=True):
    """A part of a review: how many answers are weighed now, and what came to light."""

    reached: int
    decisions: tuple[Weighed, ...]
    strokes: tuple[Stroke, ...]


class Errands:
    """The errands of one process; it keeps at hand what it weighed last."""

    def __init__(self) -> None:
        self.table = ""
        self.weighing: Weighing | None = None

    def run(self, errand: Errand) -> bytes:
        """What came of an errand."""
        if isinstance(errand, Weigh):
            return msgspec.msgpack.encode(self.weigh(errand))
        if isinstance(errand, Finish):
            return msgspec.msgpack.encode(finished(errand))
        assert isinstance(errand, CountUp), "there is no other errand"
        kept = record.read(errand.record)
        return msgspec.msgpack.encode(counted_up(kept, SEED, (*errand.decisions, *errand.strokes)).players)

    def weigh(self, errand: Weigh) -> Part:
        """Go on with a review for a moment, by one decision at least."""
        weighing, clock = self.weighing_of(errand), Deadline(PART_SECONDS)
        found = [] if weighing.is_done else weighing.step()
        while not weighing.is_done and clock.left() > 0 and len(found) < MOST_STAGES:
            found += weighing.step()
        decisions = tuple(each for each in found if isinstance(each, Weighed))
        return Part(weighing.reached, decisions, tuple(each for each in found if isinstance(each, Stroke)))

    def weighing_of(self, errand: Weigh) -> Weighing:
        """The review as far as it has come, here or elsewhere."""
        if self.weighing is None or (self.table, self.weighing.reached) != (errand.table, errand.reached):
            self.table = errand.table
            self.weighing = Weighing(record.read(errand.record), SEED, errand.reached)
        return self.weighing


def finished(errand: Finish) -> Finished:
    """Games for a moment, one at least: bots that judge at a glance play them to the end, with luck of their own."""
    table, clock = record.replay(record.read(errand.record), errand.move), Deadline(PART_SECONDS)
    known = heuristics_of(table.game.id)
    policy, sums, games = known.policy(table.terms), [0] * len(table.names), 0
    while games == 0 or (clock.left() > 0 and games < MOST_GAMES):
        seed = mixed((errand.move << 80) + ((errand.eyes + 1) << 70) + errand.first + games)
        rollout = Rollout(policy, known.manner.temperature, 0, seed)
        rollout.play(world(table, errand.eyes, seed))
        sums = [sum_ + rollout.results[seat] for seat, sum_ in enumerate(sums)]
        games += 1
    return Finished(games, tuple(sum_ / SURE for sum_ in sums))


def world(table: Table, eyes: int, seed: int) -> State:
    """The table at this moment: as it was, or as a seat may take it to be; what is still to be drawn is open."""
    if eyes != WATCHER:
        return table.game.imagine(table.view(eyes), table.terms).deal(seed)
    s = table.state.copy()
    s.reseed(seed)
    return s
