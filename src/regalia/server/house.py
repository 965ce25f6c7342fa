"""The house: all rooms in memory, and what they share. Nothing in it is the truth; that lies in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from itertools import count
from typing import Any

import structlog

from regalia.server import attending, retention, tidings
from regalia.server.bans import Bans
from regalia.server.bot_pool import BotPool, Thinkers
from regalia.server.bus import Bus, LocalBus
from regalia.server.clock import SteadyClock, wall_clock_ms
from regalia.server.deeds import Pace
from regalia.server.errors import Broken, Fault, NotSaved, NotThere
from regalia.server.folding import folded
from regalia.server.limits import Buckets
from regalia.server.live import LiveTable
from regalia.server.messenger import Messenger
from regalia.server.metrics import Metrics
from regalia.server.neighbours import Alone
from regalia.server.rating import Ratings
from regalia.server.readiness import Readiness
from regalia.server.recent import Recent
from regalia.server.reviews import Reviews
from regalia.server.room import Room, is_idle
from regalia.server.settings import Settings
from regalia.store.store import Store, StoreError

TICK_SECONDS, COUNT_TICKS = 5.0, 6
SWEEP_SECONDS = 3_600.0
MOST_DUE = 200
MINUTE_SECONDS, HOUR_SECONDS = 60, 3600
FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 0.1, 10.0  # before something is tried again
CLOSE_SECONDS = 5.0  # for each thing that has to end


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
        neighbours: Alone | None = None,
    ) -> None:
        self.settings = settings or Settings()
        limits = self.settings.limits
        self.store = store
        self.bus: Bus = bus or LocalBus()
        self.neighbours = neighbours or Alone()
        self.now_ms = now_ms or SteadyClock()  # clocks run by it, and deeds are dated by it
        self.wall_ms = wall_ms  # only what lasts for days goes by it
        self.metrics, self.log = Metrics(), structlog.get_logger("regalia")
        self.bots: Thinkers = bots or BotPool(self.settings, self.metrics)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Future[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False
        self.told: set[str] = set()  # tables that cannot be opened, each told once in the log
        self.readiness, self.messenger = Readiness(store), Messenger(self)
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.new_tables = Buckets(limits.tables_an_hour / HOUR_SECONDS, limits.tables_an_hour)
        self.wrong_codes = Buckets(limits.wrong_codes_a_minute / MINUTE_SECONDS, limits.wrong_codes_at_once)
        self.chatting = Buckets(limits.chat_a_second, limits.chat_at_once)
        self.watchers_chatting = Buckets(limits.watchers_chat_a_second, limits.watchers_chat_at_once)
        self.reporting = Buckets(limits.reports_an_hour / HOUR_SECONDS, limits.reports_an_hour)
        self.recent, self.reviews, self.ratings = Recent(), Reviews(limits), Ratings()
        self.connected: dict[str, int] = {}  # how many connections each address has
        self.bans, self.announcement, self.restart_ms = Bans(), "", 0  # who was sent away · what the owner says to all

    # --- opening and closing

    async def open(self) -> None:
        """Ready for guests; tables where bots or clocks wait are opened in the background."""
        await self.store.open()
        await self.bus.open(self.on_hint, self.neighbours.hear)
        await self.neighbours.open(self)
        self.keep_trying("what must go on after a restart", lambda: self.open_due(0, 1, 10**6))
        self.keep_trying("keeping house", self.keep_house)
        self.keep_trying("forgetting old tables", self.forget_old)

    async def close(self) -> None:
        """Finish what is being saved, then close; what does not end in time is left behind."""
        self.is_closing = True
        tasks: list[asyncio.Future[Any]] = [*self.tasks, *self.opening.values()]
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSE_SECONDS)
        await self.ended("neighbours", self.neighbours.close())
        await self.ended("bots", self.bots.close())
        await self.ended("bus", self.bus.close())
        await self.store.close()

    async def ended(self, name: str, work: Awaitable[None]) -> None:
        """Let something end, but not hinder the rest from ending."""
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await work
        except Exception as fault:
            self.log.error("does not end", name=name, why=repr(fault))

    # --- in the background

    def run(self, work: Coroutine[Any, Any, None], name: str = "background work") -> None:
        """Do something in the background; a fault of it is logged."""
        if self.is_closing:
            work.close()
            return
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        """Forget a task, but not why it failed."""
        self.tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            self.note(task.get_name(), fault)

    def note(self, name: str, fault: BaseException) -> None:
        """Something in the background failed: that the store did is no fault of ours."""
        if isinstance(fault, StoreError | Fault):
            self.log.warning("background work failed", name=name, why=str(fault))
        else:
            self.metrics.own_faults.inc()
            self.log.error("background work failed", name=name, exc_info=fault)

    def keep_trying(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do in the background what must be done: after a fault again, with growing pauses, until it is done.

        `work` is called anew each time and looks for itself whether it is still needed. What the house refuses (any
        Fault but NotSaved) it would refuse again, so that ends it.
        """
        self.run(self.tried_again_and_again(name, work), name)

    async def tried_again_and_again(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        """Until it is done, or refused."""
        pause = FIRST_PAUSE_SECONDS
        while True:
            try:
                await work()
                return
            except Exception as fault:
                if isinstance(fault, Fault) and not isinstance(fault, NotSaved):
                    raise
                self.note(name, fault)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)

    # --- time

    def now_for(self, pace: Pace) -> int:
        """Now, by the clock of a table of this pace: days go by the wall, all else by what nobody can set."""
        return self.wall_ms() if pace.kind == "days" else self.now_ms()

    # --- rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, opened if need be; several who ask at once get the same."""
        if table_id in self.rooms:
            room = self.rooms[table_id]
            room.used_ms = self.now_ms()  # so that it does not leave the memory meanwhile
            return room
        if table_id not in self.opening:
            opening = self.opening[table_id] = asyncio.ensure_future(self.opened(table_id))
            opening.add_done_callback(lambda done: self.opening.pop(table_id, None))
        return await asyncio.shield(self.opening[table_id])

    async def opened(self, table_id: str) -> Room:
        """A room made from the log of its table."""
        if not 0 < len(table_id) <= 64:
            raise NotThere("no-such-table")
        room = Room(self, await self.live(table_id))
        room.live.clocks.resume(room.now_ms())
        return self.welcome(room)

    async def live(self, table_id: str) -> LiveTable:
        """A table from its log; whatever is wrong with it is a Fault."""
        try:
            live = await folded(table_id, await self.store.deeds(table_id))
        except StoreError as fault:
            self.log.error("a table cannot be read", table=table_id, why=str(fault))
            raise NotSaved("not-saved") from None
        except Exception as fault:
            if not isinstance(fault, NotThere):
                self.tell_once(table_id, repr(fault))
            raise fault if isinstance(fault, Fault) else Broken("broken-table") from None
        self.tell_broken(live)
        return live

    def tell_broken(self, live: LiveTable) -> None:
        """Write down that the log of a table cannot be trusted, if so."""
        if live.broken:
            self.tell_once(live.id, f"its log is broken at deed {live.broken}")

    def tell_once(self, table_id: str, why: str) -> None:
        """Write down that something is wrong with a table, but not whenever somebody asks for it."""
        if table_id not in self.told:
            self.told.add(table_id)
            self.log.error("a table is broken", table=table_id, why=why)

    def welcome(self, room: Room) -> Room:
        """A room is in memory from now on."""
        self.rooms[room.live.id] = room
        self.metrics.rooms.set(len(self.rooms))
        self.attend(room)
        return room

    def attend(self, room: Room) -> None:
        """Bots and clocks of a table, if they are ours."""
        if self.neighbours.attends(room.live.id):
            attending.attend(room)
        else:
            attending.leave(room)

    def neighbours_changed(self) -> None:
        """Others came or went: some tables are ours now, and some are not any more."""
        for room in list(self.rooms.values()):
            room.neighbours_moved(set())
        self.keep_trying("what neighbours left behind", lambda: self.open_due(0, 1, 10**6))

    def on_hint(self, table_id: str, sequence: int) -> None:
        """A table has moved on, perhaps in another process."""
        room = self.rooms.get(table_id)
        if room is not None and room.live.sequence < sequence:
            self.keep_trying("catching up with another process", lambda: room.catch_up(sequence))

    # --- by itself

    async def keep_house(self) -> None:
        """Now and then close what is idle, and open what is due, whatever fails at one time."""
        for tick in count():
            await asyncio.sleep(TICK_SECONDS)
            self.close_idle()
            self.neighbours.look_around()
            try:
                await self.open_due(1, self.wall_ms(), MOST_DUE)
                await self.catch_up()
                await asyncio.gather(tidings.look_around(self), self.messenger.look_around())
                if tick % COUNT_TICKS == 0:
                    await self.open_left_behind()
                    self.metrics.count_tables(await self.store.tally())
            except (StoreError, NotSaved) as fault:
                self.note("opening what is due", fault)

    async def catch_up(self) -> None:
        """What a lost hint would have told."""
        if self.neighbours.has_others:
            for table_id, sequence in (await self.store.ends(list(self.rooms))).items():
                self.on_hint(table_id, sequence)

    async def open_left_behind(self) -> None:
        """Tables that others attended and do not any more, if nobody told us."""
        if self.neighbours.has_others:
            await self.open_due(0, 1, 10**6)

    async def forget_old(self) -> None:
        """Now and then forget what is too old."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await retention.sweep(self)

    async def open_due(self, since_ms: int, before_ms: int, most: int) -> None:
        """Open the tables at which the server must act; a broken one keeps no other waiting."""
        unread: NotSaved | None = None
        due = await self.store.due(since_ms, before_ms, most)
        for table_id in [each for each in due if self.neighbours.attends(each)]:
            try:
                self.attend(await self.room(table_id))
            except NotSaved as fault:
                unread = fault
            except Fault as fault:
                self.tell_once(table_id, str(fault))
        if unread is not None:
            raise unread

    def close_idle(self) -> None:
        """Forget tables that nobody looks at and nothing happens at."""
        for room in [each for each in self.rooms.values() if is_idle(each)]:
            self.drop(room)

    def drop(self, room: Room) -> None:
        """A room leaves the memory."""
        if room.timer is not None:
            room.timer.cancel()
        self.rooms.pop(room.live.id, None)
        self.reviews.stop(room.live.id)
        self.metrics.rooms.set(len(self.rooms))
