"""A room around one live table: one deed after the other, each saved before anybody hears of it.

Play on a copy, save, swap, tell. A crash between any two leaves the old table whole, and nobody has seen what was not
saved. If it is ever in doubt whether something was saved, the table is read again from the store.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import reduce
from typing import TYPE_CHECKING, Protocol

from regalia.core.game import WATCHER
from regalia.core.state import State
from regalia.server import deeds, describe
from regalia.server.deeds import Answered, AnyDeed, CameBack, Created, HandedOver, Left, Sat, Spoke, Started, TookBack
from regalia.server.errors import NotSaved, NotThere
from regalia.server.live import EVERYONE, LiveTable
from regalia.server.messages import Said, ToClient, encoded
from regalia.store.store import Conflict, Entry, SeatKey, StoreError, TableRow

if TYPE_CHECKING:
    from regalia.server.house import House

DEEDS_AT_ONCE = 50  # folded before others get their turn


class Ear(Protocol):
    """Somebody who listens at a table."""

    seat: int

    def want_update(self) -> None:
        """The game has moved on: fetch it when there is time."""

    def want_table(self) -> None:
        """The table around the game has changed."""

    def hear(self, content: bytes) -> None:
        """A message of its own."""

    def unhear(self, lines: int) -> None:
        """Of the story only so many lines still hold."""

    def seat_lost(self) -> None:
        """Its seat is no longer its own."""


class MovedOn(Exception):
    """Another process was faster; the table has been read again."""


class Room:
    """One table, all who listen, and the order of things."""

    def __init__(self, house: House, live: LiveTable) -> None:
        self.house = house
        self.live = live
        self.lock = asyncio.Lock()
        self.ears: set[Ear] = set()
        self.in_doubt = False
        self.row: tuple[object, ...] = ()  # what the store's row says, as far as it matters
        self.described: dict[tuple[int, int], bytes] = {}
        self.used_ms = house.now_ms()
        self.thinking: set[tuple[int, int]] = set()  # seats whose bots think, and about which question
        self.timer: asyncio.TimerHandle | None = None
        self.gone_ms: dict[int, int] = {}  # since when nobody has been connected for a seat

    # --- one deed after the other

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[LiveTable]:
        """My turn to change the table."""
        async with self.lock:
            if self.in_doubt:
                await self.read_again()
            self.used_ms = self.house.now_ms()
            yield self.live

    async def do(
        self,
        *done: AnyDeed,
        after: State | None = None,
        keys: tuple[SeatKey, ...] = (),
        freed: tuple[int, ...] = (),
    ) -> None:
        """Save deeds, then let them have happened, then tell. Only in one's turn."""
        bodies = tuple(deeds.kept(deed) for deed in done)
        row = self.changed_row(done, after)
        await self.save(Entry(self.live.id, self.live.sequence, bodies, row, keys, freed))
        if row is not None:
            self.row = essence(row)
        for deed in done:
            self.tell(deed, self.live.take(deed, after if isinstance(deed, Answered) else None))
        self.house.bus.hint(self.live.id, self.live.sequence)
        self.house.attend(self)

    async def save(self, entry: Entry) -> None:
        """Keep an entry for good."""
        start = time.perf_counter()
        self.in_doubt = True
        try:
            await self.house.store.append(entry)
        except Conflict:
            await self.read_again()
            raise MovedOn from None
        except StoreError as fault:
            self.house.log.error("not saved", table=self.live.id, why=str(fault))
            raise NotSaved("not-saved") from None
        self.in_doubt = False
        self.house.metrics.saving.observe(time.perf_counter() - start)

    async def read_again(self) -> None:
        """Throw the table away and read it from the store."""
        log = await self.house.store.deeds(self.live.id)
        self.live = await folded(self.live.id, log)
        self.in_doubt = False
        self.described.clear()
        for ear in self.ears:
            ear.unhear(0)
            ear.want_table()
            ear.want_update()

    async def catch_up(self, sequence: int) -> None:
        """Another process has written: take its deeds over."""
        async with self.lock:
            if self.live.sequence < sequence and not self.in_doubt:
                for body in await self.house.store.deeds(self.live.id, self.live.sequence):
                    deed = deeds.read(body)
                    self.tell(deed, self.live.take(deed))
        self.house.attend(self)

    # --- the row in the store

    def changed_row(self, done: tuple[AnyDeed, ...], after: State | None) -> TableRow | None:
        """The row as it will be after these deeds; None if it stays, as with nearly every answer."""
        is_answer = after is not None and after.waiting != 0 and len(done) == 1
        if is_answer and self.live.created.pace.kind != "days":
            return None
        row = row_after(self.live, done, after, self.house.now_ms())
        return row if essence(row) != self.row else None

    # --- telling

    def tell(self, deed: AnyDeed, concerned: int) -> None:
        """Let everybody hear whom a deed concerns, and nobody else."""
        if isinstance(deed, Spoke):
            self.say_to_all(Said(self.live.chat[-1]))
            return
        self.described.clear()
        if isinstance(deed, TookBack) and self.live.table is not None:
            for ear in self.ears:
                ear.unhear(len(self.live.table.story))
        is_about_table = not isinstance(deed, Answered) or self.live.status == "over"
        for ear in self.ears:
            if concerned in (EVERYONE, ear.seat):
                ear.want_update()
                if is_about_table:
                    ear.want_table()

    def say_to_all(self, message: ToClient) -> None:
        """The same message to all."""
        content = encoded(message)
        for ear in self.ears:
            ear.hear(content)

    def update(self, seat: int, heard: int) -> bytes | None:
        """The game for one seat, encoded once for all who have heard as much; None before it begins."""
        if self.live.table is None:
            return None
        found = self.described.get((seat, heard))
        if found is None:
            found = encoded(describe.update_for(self.live, seat, heard))
            self.described[seat, heard] = found
        return found

    def table_info(self, seat: int, host: bool) -> bytes:
        """The table around the game for one seat."""
        here = [ear.seat for ear in self.ears]
        return encoded(describe.table_info(self.live, seat, host, here, self.house.now_ms()))

    # --- coming and going

    def arrive(self, ear: Ear) -> None:
        """Somebody listens; the others see that he is here."""
        self.ears.add(ear)
        self.presence_changed(ear)
        ear.want_update()
        self.house.attend(self)

    def depart(self, ear: Ear) -> None:
        """Somebody does not listen any more."""
        self.ears.discard(ear)
        self.used_ms = self.gone_ms[ear.seat] = self.house.now_ms()
        self.presence_changed(ear)
        self.house.attend(self)

    def presence_changed(self, who: Ear) -> None:
        """Everybody sees who is here; of watchers only those who arrive need to hear."""
        for ear in self.ears if who.seat != WATCHER else [who]:
            ear.want_table()

    def is_here(self, seat: int) -> bool:
        """Is somebody connected for this seat?"""
        return any(ear.seat == seat for ear in self.ears)


async def folded(table_id: str, log: list[bytes]) -> LiveTable:
    """The table that a log tells of, made in small pieces so that other tables do not wait."""
    if not log:
        raise NotThere("no-such-table")
    created = deeds.read(log[0])
    assert isinstance(created, Created), f"the log of {table_id} does not begin with its creation"
    live = LiveTable(table_id, created)
    for number, body in enumerate(log[1:]):
        live.take(deeds.read(body))
        if number % DEEDS_AT_ONCE == DEEDS_AT_ONCE - 1:
            await asyncio.sleep(0)
    return live


def row_after(live: LiveTable, done: tuple[AnyDeed, ...], after: State | None, now_ms: int) -> TableRow:
    """What the store must know to find the table after these deeds."""
    status = "playing" if any(isinstance(deed, Started) for deed in done) else live.status
    if live.created.imported or (after is not None and after.waiting == 0):
        status = "over"
    sitters = {seat: (sitter.name, bool(sitter.bot or sitter.away)) for seat, sitter in enumerate(live.sitters)}
    for deed in done:
        if isinstance(deed, Sat):
            sitters[deed.seat] = (deed.name, bool(deed.bot))
        elif isinstance(deed, Left):
            sitters[deed.seat] = ("", False)
        elif isinstance(deed, HandedOver | CameBack):
            sitters[deed.seat] = (sitters[deed.seat][0], isinstance(deed, HandedOver))
    created = reduce(deeds.after_agreement, done, live.created)
    names = tuple(name for name, _ in sitters.values() if name)
    line = describe.with_names(describe.table_line(live, now_ms), status, names, created)
    due_ms = due(live, status, any(is_bot for _, is_bot in sitters.values()), now_ms)
    return TableRow(live.id, created.code, created.game, status, created.listed, now_ms, due_ms, encoded(line))


def due(live: LiveTable, status: str, has_bots: bool, now_ms: int) -> int | None:
    """When the server must look at this table although nobody asks: at its start, when days are over, or never."""
    if status != "playing":
        return None
    if has_bots or live.created.pace.kind in ("decision", "bank"):
        return 0
    return now_ms + live.created.pace.allowance_ms() if live.created.pace.kind == "days" else None


def essence(row: TableRow) -> tuple[object, ...]:
    """What makes it worth writing a row again; a deadline in days may move by an hour."""
    due_hours = row.due_ms // 3_600_000 if row.due_ms else row.due_ms
    line = describe.read_line(row.brief)
    return (row.status, due_hours, row.listed, line.names, line.free, line.pace)
