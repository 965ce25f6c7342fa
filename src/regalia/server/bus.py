"""The bus tells other processes that a table has moved on, and who is where. Nothing on it is the truth.

A lost hint costs time until the next look into the store; a doubled one does nothing. Words (who is here, who goes) are
said again and again by those whom they concern.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]
Hearer = Callable[[str], None]


def deaf(words: str) -> None:
    """Hears nothing."""


class Bus(Protocol):
    """What the server asks of a bus."""

    async def open(self, listener: Listener, hearer: Hearer = deaf) -> None:
        """From now on hand every hint to this listener and all words to this hearer, one's own too."""

    async def close(self) -> None:
        """No more hints."""

    def hint(self, table: str, sequence: int) -> None:
        """The log of a table now ends before this sequence."""

    def tell(self, words: str) -> None:
        """Say one line to all."""


class LocalBus:
    """The bus of a single process; several houses in it may share one."""

    def __init__(self) -> None:
        self.listeners: list[tuple[Listener, Hearer]] = []

    async def open(self, listener: Listener, hearer: Hearer = deaf) -> None:
        """Another house listens."""
        self.listeners.append((listener, hearer))

    async def close(self) -> None:
        """Nobody listens any more."""
        self.listeners.clear()

    def hint(self, table: str, sequence: int) -> None:
        """Everybody hears it at once."""
        for listener, _ in self.listeners:
            listener(table, sequence)

    def tell(self, words: str) -> None:
        """Everybody hears it at once."""
        for _, hearer in self.listeners:
            hearer(words)


class Gathering:
    """What is said within one turn of the loop goes out together; of each table only the newest hint."""

    def __init__(self, send: Callable[[list[str]], None]) -> None:
        self.send = send
        self.hints: dict[str, int] = {}
        self.words: list[str] = []

    def hint(self, table: str, sequence: int) -> None:
        """A hint, soon."""
        self.wake()
        self.hints[table] = max(sequence, self.hints.get(table, 0))

    def tell(self, words: str) -> None:
        """Words, soon."""
        self.wake()
        self.words.append(words)

    def wake(self) -> None:
        """Something is to be said."""
        if not self.hints and not self.words:
            asyncio.get_running_loop().call_soon(self.say)

    def say(self) -> None:
        """All of it."""
        lines = [f"{table} {sequence}" for table, sequence in self.hints.items()] + [f"!{each}" for each in self.words]
        self.hints, self.words = {}, []
        self.send(lines)


def heard(content: str, listener: Listener, hearer: Hearer) -> None:
    """Hand on what was said; what makes no sense is passed over."""
    for line in content.split("\n"):
        table, _, sequence = line.partition(" ")
        if line.startswith("!"):
            hearer(line[1:])
        elif sequence.isascii() and sequence.isdigit():
            listener(table, int(sequence))


def packed(lines: list[str], most_bytes: int) -> list[str]:
    """Lines in as few messages as there may be."""
    found: list[str] = []
    for line in lines:
        if found and len(found[-1]) + len(line) + 1 <= most_bytes:
            found[-1] += f"\n{line}"
        else:
            found.append(line)
    return found
