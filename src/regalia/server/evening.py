"""An evening of several tables, as the store keeps it: who came, what is played, who sits where, and how it ended.

The luck of every deal is fixed when the evening is opened: all tables of a deal have the same. What happens at a table
stands in its own log alone; here stands only what follows from it once the whole deal is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from regalia.core.fairness import Secret, new_secret
from regalia.server.deeds import Pace
from regalia.store.store import EveningRow

Form = Literal["rotate", "swiss", "knockout", "league"]
BOT = -1  # in the place of a guest


class Plan(msgspec.Struct, frozen=True):
    """What is played, and by how many."""

    games: tuple[str, ...]  # one after the other, and again from the first
    seats: int
    tables: int
    rounds: int
    form: Form = "rotate"
    pace: Pace = Pace()
    bot: str = ""  # who sits where nobody does
    options: dict[str, dict[str, Any]] = {}  # of each game that has some


class Guest(msgspec.Struct, frozen=True):
    """Somebody who came."""

    name: str
    key: bytes  # the hash of a key of his
    crest: int = 0
    entropy: str = ""
    gone: bool = False


class Seating(msgspec.Struct, frozen=True):
    """A table of a deal, and which guest sits on each seat."""

    table: str
    guests: tuple[int, ...]


class Deal(msgspec.Struct, frozen=True):
    """One game that all tables play with the same luck."""

    game: str
    secret: str
    words: tuple[str, ...] = ()  # what those who sit here added to the luck
    tables: tuple[Seating, ...] = ()
    is_set: bool = False  # do all its tables stand?
    places: tuple[tuple[int, ...], ...] = ()  # who came where, by table and seat, once all are done

    def luck(self) -> Secret:
        """The same for all its tables."""
        return Secret(self.secret, self.words)

    @property
    def is_over(self) -> bool:
        """Are all its tables done?"""
        return bool(self.places)

    @property
    def is_running(self) -> bool:
        """Has it begun, and is not over?"""
        return bool(self.tables) and not self.is_over


class Evening(msgspec.Struct, frozen=True):
    """All that is kept of it."""

    name: str
    host: bytes
    opened_ms: int
    plan: Plan
    guests: tuple[Guest, ...] = ()
    deals: tuple[Deal, ...] = ()
    paused: bool = False
    ended: bool = False

    def running(self) -> int | None:
        """The number of the deal that is played now."""
        return next((number for number, deal in enumerate(self.deals) if deal.is_running), None)

    def coming(self) -> int | None:
        """The number of the deal that comes next."""
        return next((number for number, deal in enumerate(self.deals) if not deal.tables), None)

    def guest_of(self, keys: Sequence[bytes]) -> int | None:
        """The number of the guest who has one of these keys."""
        return next((number for number, guest in enumerate(self.guests) if guest.key in keys), None)

    def here(self) -> list[int]:
        """Those who are still here."""
        return [number for number, guest in enumerate(self.guests) if not guest.gone]

    def with_deal(self, number: int, **change: Any) -> Evening:
        """The same with one deal changed."""
        deals = list(self.deals)
        deals[number] = msgspec.structs.replace(deals[number], **change)
        return msgspec.structs.replace(self, deals=tuple(deals))


def with_plan(evening: Evening, plan: Plan) -> Evening:
    """The same by another plan: deals that have begun stay, the others are as many as it says."""
    begun = [deal for deal in evening.deals if deal.tables]
    kept = evening.deals[: max(plan.rounds, len(begun))]
    more = [Deal(plan.games[number % len(plan.games)], new_secret().secret) for number in range(len(kept), plan.rounds)]
    return msgspec.structs.replace(evening, plan=plan, deals=(*kept, *more))


def read(row: EveningRow) -> Evening:
    """An evening as the store keeps it."""
    return msgspec.msgpack.decode(row.body, type=Evening)


def body_of(evening: Evening) -> bytes:
    """An evening for the store."""
    return msgspec.msgpack.encode(evening)
