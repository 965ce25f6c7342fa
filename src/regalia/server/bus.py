"""The bus tells other processes that a table has moved on. It carries hints only: a lost one costs time, no truth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]


class Bus(Protocol):
    """What the server asks of a bus."""

    async def open(self, listener: Listener) -> None:
        """From now on hand every hint to this listener, one's own too."""

    async def close(self) -> None:
        """No more hints."""

    def hint(self, table: str, sequence: int) -> None:
        """The log of a table now ends before this sequence."""


class LocalBus:
    """The bus of a single process; several houses in it may share one."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    async def open(self, listener: Listener) -> None:
        """Another house listens."""
        self.listeners.append(listener)

    async def close(self) -> None:
        """Nobody listens any more."""
        self.listeners.clear()

    def hint(self, table: str, sequence: int) -> None:
        """Everybody hears it at once."""
        for listener in self.listeners:
            listener(table, sequence)
