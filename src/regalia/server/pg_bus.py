"""A bus over PostgreSQL's NOTIFY, on a connection of its own: commits that notify queue behind one lock.

While there is no connection hints are lost, as they may be.
"""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from regalia.server.bus import Gathering, Hearer, Listener, deaf, heard, packed
from regalia.store.store import StoreError

CHANNEL = "regalia"
MOST_BYTES = 7_000  # a payload holds under 8,000
FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 0.1, 5.0
ANSWER_SECONDS = 5.0
MOST_UNSENT = 1_000
MANNERS = {"synchronous_commit": "off", "application_name": "regalia-bus"}


class PgBus:
    """Hints by NOTIFY."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.gathering = Gathering(self.send)
        self.hint, self.tell = self.gathering.hint, self.gathering.tell
        self.unsent: asyncio.Queue[str] = asyncio.Queue(MOST_UNSENT)
        self.work: asyncio.Task[None] | None = None
        self.db: Any = None
        self.listener: Listener = lambda table, sequence: None
        self.hearer: Hearer = deaf
        self.log = structlog.get_logger("regalia")

    async def open(self, listener: Listener, hearer: Hearer = deaf) -> None:
        """Listen; StoreError if PostgreSQL does not answer."""
        self.listener, self.hearer = listener, hearer
        try:
            self.db = await self.connected()
        except Exception as fault:
            raise StoreError(f"The bus of PostgreSQL cannot be used: {fault!r}.") from None
        self.work = asyncio.ensure_future(self.carry())

    async def connected(self) -> Any:
        """A connection that listens."""
        import asyncpg

        db = await asyncpg.connect(
            self.address, server_settings=MANNERS, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS
        )
        await db.add_listener(CHANNEL, lambda *words: heard(words[-1], self.listener, self.hearer))
        return db

    async def carry(self) -> None:
        """Send what is to be said; after a fault listen anew."""
        pause = FIRST_PAUSE_SECONDS
        while True:
            try:
                await self.carry_on()
            except Exception as fault:
                self.log.warning("the bus fails", why=repr(fault))
                self.db.terminate()
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
            else:
                pause = FIRST_PAUSE_SECONDS

    async def carry_on(self) -> None:
        """One more thing, on a connection that is open."""
        if self.db.is_closed():
            self.db = await self.connected()
        await self.send_next(self.db)

    async def send_next(self, db: Any) -> None:
        """Send something; if there is nothing for a while, see whether the connection lives."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                content = await self.unsent.get()
        except TimeoutError:
            await db.execute("SELECT 1")
            return
        await db.execute("SELECT pg_notify($1, $2)", CHANNEL, content)

    def send(self, lines: list[str]) -> None:
        """Onto the bus, soon; if it stands still, nothing piles up."""
        for content in packed(lines, MOST_BYTES):
            if not self.unsent.full():
                self.unsent.put_nowait(content)

    async def close(self) -> None:
        """Say what is left, then no more."""
        if self.work is not None:
            for _ in range(50):
                if self.unsent.empty():
                    break
                await asyncio.sleep(0.01)
            self.work.cancel()
            await asyncio.gather(self.work, return_exceptions=True)
            self.db.terminate()
            await asyncio.sleep(0)
