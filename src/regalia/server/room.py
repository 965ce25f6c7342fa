"""A room around one live table: one deed after the other, each saved before anybody hears of it.

Play on a copy, save, swap, tell. A crash between any two leaves the old table whole, and nobody has seen what was not
saved. If it is ever in doubt whether something was saved, what the store has beyond the table is read.
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
from regalia.server.chain import chain_of
from regalia.server.deeds import Answered, AnyDeed, CameBack, HandedOver, Left, Sat, Spoke, Started, TookBack
from regalia.server.errors import Broken, NotSaved
from regalia.server.live import EVERYONE, LiveTable
from regalia.server.messages import Said, ToClient, encoded
from regalia.store.store import Conflict, Entry, SeatKey, StoreError, TableRow

if TYPE_CHECKING:
    from regalia.server.house import House


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
    """Another process was faster; what it did has been taken over."""


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
        self.looking = False  # does the house look at its clocks just now?
        self.thinking: set[tuple[int, int]] = set()  # seats whose bots think, and about which question
        self.timer: asyncio.TimerHandle | None = None
        self.gone_ms: dict[int, int] = {}  # since when nobody has been connected for a seat

    # --- one deed after the other

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[LiveTable]:
        """My turn to change the table; nobody has one whose log is broken."""
        async with self.lock:
            if self.in_doubt:
                await self.read_on()
            if self.live.broken:
                raise Broken("broken-log", deed=self.live.broken)
            self.used_ms = self.house.now_ms()
            yield self.live

    def now_ms(self) -> int:
        """Now, by the clock of this table."""
        return self.house.now_for(self.live.created.pace)

    async def do(
        self,
        *done: AnyDeed,
        after: State | None = None,
        keys: tuple[SeatKey, ...] = (),
        freed: tuple[int, ...] = (),
    ) -> None:
        """Save deeds, then let them have happened, then tell. Only in one's turn."""
        bodies = deeds.kept(done, self.live.chain)
        row = self.changed_row(done, after)
        await self.save(Entry(self.live.id, self.live.sequence, bodies, row, keys, freed))
        if row is not None:
            self.row = essence(row)
        self.live.chain = chain_of(bodies, self.live.chain)
        for deed in done:
            self.tell(deed, self.live.take(deed, after if isinstance(deed, Answered) else None))
        self.house.bus.hint(self.live.id, self.live.sequence)
        self.house.attend(self)

    async def save(self, entry: Entry) -> None:
        """Keep an entry for good; whenever it is in doubt whether it was, the house finds out."""
        start = time.perf_counter()
        self.in_doubt = True
        try:
            await self.house.store.append(entry)
            self.in_doubt = False
        except Conflict:
            await self.read_on()
            raise MovedOn from None
        except StoreError as fault:
            raise self.not_saved(fault) from None
        finally:
            if self.in_doubt:
                self.house.keep_trying("a table in doubt", self.out_of_doubt)
        self.house.metrics.saving.observe(time.perf_counter() - start)

    def not_saved(self, fault: StoreError) -> NotSaved:
        """The store has failed us."""
        self.house.log.error("not saved", table=self.live.id, why=str(fault))
        return NotSaved("not-saved")

    async def out_of_doubt(self) -> None:
        """See what was saved, if nobody has meanwhile."""
        async with self.lock:
            if self.in_doubt:
                await self.read_on()

    async def catch_up(self, sequence: int) -> None:
        """Another process has written: take its deeds over."""
        async with self.lock:
            if self.in_doubt or self.live.sequence < sequence:
                await self.read_on()

    async def read_on(self) -> None:
        """Take over what the log has beyond this table; as long as it cannot be read, the table stays in doubt."""
        try:
            news = await self.house.store.deeds(self.live.id, self.live.sequence)
        except StoreError as fault:
            raise self.not_saved(fault) from None
        for kept in news:
            found = self.live.take_kept(kept)
            if found is None:
                break
            self.tell(*found)
        self.in_doubt = False
        if self.live.broken:
            self.say_that_it_is_broken()
        self.house.attend(self)

    def say_that_it_is_broken(self) -> None:
        """Everybody sees that it cannot be played on."""
        self.house.tell_broken(self.live)
        for ear in self.ears:
            ear.want_table()

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
        return encoded(describe.table_info(self.live, seat, host, here, self.now_ms()))

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
    due_ms = due(live, status, any(is_bot for _, is_bot in sitters.values()), began_ms(live, done, after))
    return TableRow(live.id, created.code, created.game, status, created.listed, now_ms, due_ms, encoded(line))


def began_ms(live: LiveTable, done: tuple[AnyDeed, ...], after: State | None) -> int:
    """When the decision that is asked after these deeds began: with one of them, or before."""
    is_resolved = after is not None and live.table is not None and after.decisions != live.table.state.decisions
    begins = Answered if is_resolved else Started
    return max([deed.at_ms for deed in done if isinstance(deed, begins)], default=live.clocks.since_ms)


def due(live: LiveTable, status: str, has_bots: bool, since_ms: int) -> int | None:
    """When the server must look at this table although nobody asks: at its start, when days are over, or never."""
    if status != "playing":
        return None
    if has_bots or live.created.pace.kind in ("decision", "bank"):
        return 0
    return since_ms + live.created.pace.allowance_ms() if live.created.pace.kind == "days" else None


def essence(row: TableRow) -> tuple[object, ...]:
    """What makes it worth writing a row again; a deadline in days may move by an hour."""
    due_hours = row.due_ms // 3_600_000 if row.due_ms else row.due_ms
    line = describe.read_line(row.brief)
    return (row.status, due_hours, row.listed, line.names, line.free, line.pace)
