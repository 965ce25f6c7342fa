"""The reviews that are being made just now, each as far as it has come."""

from __future__ import annotations

from regalia.review import Player, Stroke, Weighed
from regalia.server.errors import TooMany
from regalia.server.limits import Buckets
from regalia.server.settings import Limits

HOUR_SECONDS = 3600
MOST_AT_ONCE = 100  # in the whole house


class Work:
    """One review in the making."""

    def __init__(self, moves: int) -> None:
        self.moves = moves
        self.reached = 0
        self.decisions: list[Weighed] = []
        self.strokes: list[Stroke] = []
        self.players: tuple[Player, ...] = ()
        self.wanted_by: set[str] = set()  # addresses
        self.has_failed = False


class Reviews:
    """One review of each table at most, and not too many for one address."""

    def __init__(self, limits: Limits) -> None:
        self.begun = Buckets(limits.reviews_an_hour / HOUR_SECONDS, limits.reviews_an_hour)
        self.works: dict[str, Work] = {}

    def get(self, table: str) -> Work | None:
        """The review of a table, if it is being made."""
        return self.works.get(table)

    def begin(self, table: str, moves: int, address: str) -> Work:
        """A review that is to be made."""
        if len(self.works) >= MOST_AT_ONCE or not self.begun.take(address):
            raise TooMany("too-many-reviews")
        self.works[table] = Work(moves)
        return self.works[table]

    def leave(self, table: str, address: str) -> None:
        """Somebody does not wait any more; what nobody waits for is not made."""
        work = self.works.get(table)
        if work is not None:
            work.wanted_by.discard(address)
            if not work.wanted_by:
                self.stop(table)

    def stop(self, table: str) -> None:
        """It is not being made any more."""
        self.works.pop(table, None)
