"""The line in which questions wait for a bot's process. It is fair to people, not to questions.

Tables that somebody looks at come first, errands last. Among equals the addresses that set the tables take turns, and
so do the tables of one address: nobody gets more by setting more tables.
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
    is_errand: bool = False  # does no table wait for it?


T = TypeVar("T", bound=Ticket)
Tables = OrderedDict[str, list[T]]  # the tables of one address, whoever is next in front


class WaitingLine(Generic[T]):
    """Whoever joins is called in his turn, unless he leaves before."""

    def __init__(self) -> None:
        self.watched: OrderedDict[str, Tables[T]] = OrderedDict()
        self.unwatched: OrderedDict[str, Tables[T]] = OrderedDict()
        self.errands: OrderedDict[str, Tables[T]] = OrderedDict()

    def join(self, ticket: T) -> None:
        """Wait behind all addresses that wait already, or with the others of the same address."""
        tables = self.of(ticket).setdefault(ticket.address, OrderedDict())
        tables.setdefault(ticket.table, []).append(ticket)

    def next(self, *, for_tables: bool = True, errands: bool = True) -> T | None:
        """Whose turn it is, of those for tables, of errands, or of both; he waits no longer. None if nobody waits."""
        addresses = (for_tables and (self.watched or self.unwatched)) or (errands and self.errands)
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
        addresses = self.of(ticket)
        tables = addresses.get(ticket.address, OrderedDict())
        waiting = tables.get(ticket.table, [])
        if ticket in waiting:
            waiting.remove(ticket)
            if not waiting:
                del tables[ticket.table]
            if not tables:
                del addresses[ticket.address]

    def of(self, ticket: Ticket) -> OrderedDict[str, Tables[T]]:
        """Those who wait in the same class, by address."""
        return self.errands if ticket.is_errand else self.watched if ticket.watched else self.unwatched

    def length(self, watched: bool) -> int:
        """How many wait for tables that somebody looks at, or for the others."""
        waiting = self.watched if watched else self.unwatched
        return sum(len(each) for tables in waiting.values() for each in tables.values())
