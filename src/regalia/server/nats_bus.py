"""A bus over NATS, where PostgreSQL should not carry it. The client comes back by itself; meanwhile hints are lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from regalia.server.bus import Gathering, Hearer, Listener, deaf, heard, packed
from regalia.store.store import StoreError

SUBJECT = "regalia.hints"
MOST_BYTES = 100_000
ANSWER_SECONDS = 5
RECONNECT_SECONDS = 0.2
AGAIN_SECONDS = 30.0  # until a line that still fails is told of again
MISSING = "NATS needs the package nats-py: pip install 'regalia[nats]'."


Note = Callable[[Exception], Awaitable[None]]


def seldom(note: Note) -> Note:
    """Told now and then: a line that is down fails at every try to mend it."""
    silent_until = float("-inf")

    async def told(fault: Exception) -> None:
        nonlocal silent_until
        now = asyncio.get_running_loop().time()
        if now >= silent_until:
            silent_until = now + AGAIN_SECONDS
            await note(fault)

    return told


async def connected(address: str, name: str, note: Note) -> Any:
    """A line to NATS that comes back by itself; StoreError if there is none."""
    try:
        import nats
    except ImportError:
        raise StoreError(MISSING) from None
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await nats.connect(
                address,
                name=name,
                max_reconnect_attempts=-1,
                reconnect_time_wait=RECONNECT_SECONDS,
                pending_size=0,  # what cannot be sent now is lost, and not sent late
                error_cb=seldom(note),
            )
    except Exception as fault:
        raise StoreError(f"NATS at “{address}” cannot be used: {fault!r}.") from None


class NatsBus:
    """Hints by NATS."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.gathering = Gathering(self.send)
        self.hint, self.tell = self.gathering.hint, self.gathering.tell
        self.nats: Any = None
        self.sending: set[asyncio.Task[None]] = set()
        self.log = structlog.get_logger("regalia")

    async def open(self, listener: Listener, hearer: Hearer = deaf) -> None:
        """Listen; StoreError if NATS does not answer."""
        self.nats = await connected(self.address, "regalia", self.note)

        async def hear(message: Any) -> None:
            heard(message.data.decode(errors="replace"), listener, hearer)

        await self.nats.subscribe(SUBJECT, cb=hear)
        await self.nats.flush(ANSWER_SECONDS)

    async def note(self, fault: Exception) -> None:
        """The client comes back by itself."""
        self.log.warning("the bus fails", why=repr(fault))

    def send(self, lines: list[str]) -> None:
        """Onto the bus, if there is one."""
        for content in packed(lines, MOST_BYTES):
            task = asyncio.ensure_future(self.publish(content))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def publish(self, content: str) -> None:
        """Send one message; a line that is down loses it."""
        if self.nats is not None and self.nats.is_connected:
            try:
                await self.nats.publish(SUBJECT, content.encode())
            except Exception as fault:
                await self.note(fault)

    async def close(self) -> None:
        """Say what is left, then no more."""
        if self.nats is not None:
            await asyncio.gather(*self.sending, return_exceptions=True)
            try:
                async with asyncio.timeout(1):
                    await self.nats.flush()
            except Exception as fault:
                self.log.info("the bus was not empty", why=repr(fault))
            await self.nats.close()
