"""The house: all rooms in memory, and what they share. Nothing in it is the truth; that lies in the store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from regalia.server import attending
from regalia.server.bot_seats import BotSeats, Thinkers
from regalia.server.bus import Bus, LocalBus
from regalia.server.errors import NotThere
from regalia.server.limits import Buckets
from regalia.server.metrics import Metrics
from regalia.server.recent import Recent
from regalia.server.room import Room, folded
from regalia.server.settings import Settings
from regalia.store.store import Store

TICK_SECONDS = 5.0
MOST_DUE = 200
MINUTE_SECONDS, HOUR_SECONDS = 60, 3600


def wall_clock_ms() -> int:
    """Milliseconds since 1970, as the machine has it: it may jump."""
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970 when the house was opened, and steady from there: nobody can set it."""

    def __init__(self) -> None:
        self.offset_ms = wall_clock_ms() - time.monotonic_ns() // 1_000_000

    def __call__(self) -> int:
        return self.offset_ms + time.monotonic_ns() // 1_000_000


class House:
    """Opens rooms when they are needed, and closes those that nobody uses."""

    def __init__(
        self,
        store: Store,
        settings: Settings | None = None,
        bus: Bus | None = None,
        now_ms: Callable[[], int] | None = None,
        wall_ms: Callable[[], int] = wall_clock_ms,
        bots: Thinkers | None = None,
    ) -> None:
        self.settings = settings or Settings()
        limits = self.settings.limits
        self.store = store
        self.bus: Bus = bus or LocalBus()
        self.now_ms = now_ms or SteadyClock()  # clocks run by it, and deeds are dated by it
        self.wall_ms = wall_ms  # only what lasts for days goes by it
        self.metrics = Metrics()
        self.log = structlog.get_logger("regalia")
        self.bots: Thinkers = bots or BotSeats(self.settings.bot_workers)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Future[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.new_tables = Buckets(limits.tables_an_hour / HOUR_SECONDS, limits.tables_an_hour)
        self.wrong_codes = Buckets(limits.wrong_codes_a_minute / MINUTE_SECONDS, limits.wrong_codes_at_once)
        self.chatting = Buckets(limits.chat_a_second, limits.chat_at_once)
        self.watchers_chatting = Buckets(limits.watchers_chat_a_second, limits.watchers_chat_at_once)
        self.recent = Recent()  # records of finished games
        self.connected: dict[str, int] = {}  # how many connections each address has

    # --- opening and closing

    async def open(self) -> None:
        """Ready for guests; tables where bots or clocks wait are opened in the background."""
        await self.store.open()
        await self.bus.open(self.on_hint)
        self.run(self.keep_house())

    async def close(self) -> None:
        """Finish what is being saved, then close."""
        tasks = [*self.tasks]
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()
        await self.bus.close()
        await self.store.close()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; a fault of it is logged."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        """Forget a task, but not why it failed."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.own_faults.inc()
            self.log.error("background work failed", exc_info=task.exception())

    # --- rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, opened if need be; several who ask at once get the same."""
        if table_id in self.rooms:
            room = self.rooms[table_id]
            room.used_ms = self.now_ms()  # so that it does not leave the memory meanwhile
            return room
        if table_id not in self.opening:
            self.opening[table_id] = asyncio.ensure_future(self.opened(table_id))
        try:
            return await asyncio.shield(self.opening[table_id])
        finally:
            self.opening.pop(table_id, None)

    async def opened(self, table_id: str) -> Room:
        """A room made from the log of its table."""
        if not 0 < len(table_id) <= 64:
            raise NotThere("no-such-table")
        live = await folded(table_id, await self.store.deeds(table_id))
        live.clocks.resume(self.now_ms())
        return self.welcome(Room(self, live))

    def welcome(self, room: Room) -> Room:
        """A room is in memory from now on."""
        self.rooms[room.live.id] = room
        self.metrics.rooms.set(len(self.rooms))
        self.attend(room)
        return room

    def attend(self, room: Room) -> None:
        """Bots and clocks of a table."""
        attending.attend(room)

    def on_hint(self, table_id: str, sequence: int) -> None:
        """A table has moved on, perhaps in another process."""
        room = self.rooms.get(table_id)
        if room is not None and room.live.sequence < sequence:
            self.run(room.catch_up(sequence))

    # --- by itself

    async def keep_house(self) -> None:
        """Open what must go on after a restart; then, now and then, what is due, and close what is idle."""
        await self.open_due(0, 1, 10**6)
        while True:
            await asyncio.sleep(TICK_SECONDS)
            await self.open_due(1, self.now_ms(), MOST_DUE)
            self.close_idle()

    async def open_due(self, since_ms: int, before_ms: int, most: int) -> None:
        """Open the tables at which the server must act."""
        for table_id in await self.store.due(since_ms, before_ms, most):
            try:
                await self.room(table_id)
            except Exception as fault:  # one broken table must not keep the others waiting
                self.log.error("a table cannot be opened", table=table_id, why=str(fault))

    def close_idle(self) -> None:
        """Forget tables that nobody looks at and nothing happens at."""
        before_ms = self.now_ms() - self.settings.idle_after_ms
        for room in [room for room in self.rooms.values() if is_idle(room, before_ms)]:
            if room.timer is not None:
                room.timer.cancel()
            del self.rooms[room.live.id]
        self.metrics.rooms.set(len(self.rooms))


def is_idle(room: Room, before_ms: int) -> bool:
    """May this room leave the memory?"""
    busy = room.ears or room.thinking or room.lock.locked() or room.used_ms > before_ms
    has_clock = room.live.status == "playing" and room.live.created.pace.kind in ("decision", "bank")
    return not (busy or has_clock)
