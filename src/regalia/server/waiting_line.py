"""The line in which questions wait for a bot's process. It is fair to people, not to questions.

Tables that somebody looks at come first. Among equals the addresses that set the tables take turns, and so do the
tables of one address: nobody gets more by setting more tables.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

import msgspec


class Ticket(msgspec.Struct, eq=False):
    """Where a question comes from."""

    address: str  # that set the table
    table: str
    watched: bool  # does anybody look on?


T = TypeVar("T", bound=Ticket)
Tables = OrderedDict[str, list[T]]  # the tables of one address, whoever is next in front


class WaitingLine(Generic[T]):
    """Whoever joins is called in his turn, unless he leaves before."""

    def __init__(self) -> None:
        self.watched: OrderedDict[str, Tables[T]] = OrderedDict()
        self.unwatched: OrderedDict[str, Tables[T]] = OrderedDict()

    def join(self, ticket: T) -> None:
        """Wait behind all addresses that wait already, or with the others of the same address."""
        tables = self.of(ticket.watched).setdefault(ticket.address, OrderedDict())
        tables.setdefault(ticket.table, []).append(ticket)

    def next(self) -> T | None:
        """Whose turn it is; he waits no longer. None if nobody waits."""
        addresses = self.watched or self.unwatched
        if not addresses:
            return None
        tables = next(iter(addresses.values()))
        ticket = next(iter(tables.values()))[0]
        tables.move_to_end(ticket.table)
        addresses.move_to_end(ticket.address)
        self.leave(ticket)
        return ticket

    def leave(self, ticket: T) -> None:
        """Wait no longer; it does not matter whether one did."""
        addresses = self.of(ticket.watched)
        tables = addresses.get(ticket.address, OrderedDict())
        waiting = tables.get(ticket.table, [])
        if ticket in waiting:
            waiting.remove(ticket)
            if not waiting:
                del tables[ticket.table]
            if not tables:
                del addresses[ticket.address]

    def of(self, watched: bool) -> OrderedDict[str, Tables[T]]:
        """Those who wait in one of the two classes, by address."""
        return self.watched if watched else self.unwatched

    def length(self, watched: bool) -> int:
        """How many wait in one of the two classes."""
        return sum(len(waiting) for tables in self.of(watched).values() for waiting in tables.values())
