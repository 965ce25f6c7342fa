"""A disk that takes its time, fails before or after it has written, and survives the house."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from regalia.store.memory import MemoryStore
from regalia.store.store import Conflict, Entry, SeatKey, StoreError, TableRow
from regalia.storm.faults import Faults
from regalia.storm.loop import Lane

USUAL_MS = 12
SLOW_MS = 9_000

Kept = Callable[[Lane, Entry], None]


class Disk:
    """What is kept, whoever writes it."""

    def __init__(self, around: Lane, faults: Faults, on_kept: Kept) -> None:
        self.contents = MemoryStore()
        self.seen: dict[int, float] = {}  # when the house of each number last said that it lives
        self.around = around  # it goes on while a house stands still
        self.faults = faults
        self.on_kept = on_kept

    def keep(self, lane: Lane, entry: Entry) -> None:
        """Write it, if it follows."""
        keep_now(self.contents, entry)
        self.on_kept(lane, entry)


def keep_now(contents: MemoryStore, entry: Entry) -> None:
    """The memory's own append, which never waits."""
    try:
        contents.append(entry).send(None)
    except StopIteration:
        return
    raise AssertionError("the memory waits for something")


class SimStore(MemoryStore):
    """The disk, as one house sees it."""

    def __init__(self, disk: Disk, lane: Lane) -> None:
        super().__init__()
        vars(self).update(vars(disk.contents))
        self.disk = disk
        self.lane = lane
        self.under_way: list[Entry] = []

    # --- writing

    async def append(self, entry: Entry) -> None:
        """Takes its time; whoever stops waiting does not stop the disk."""
        done = self.lane.create_future()
        self.under_way.append(entry)
        self.disk.around.call_later(self.pause("write"), self.land, entry, done)
        await done

    def land(self, entry: Entry, done: asyncio.Future[None]) -> None:
        """It is written now, or not, even if the house stands still; a moment later it hears of it."""
        if not self.lane.alive:
            return
        self.under_way.remove(entry)
        faults, fault = self.disk.faults, None
        if faults.strikes("disk", "a write fails", self.lane.name):
            fault = StoreError("the disk failed before it wrote")
        else:
            fault = self.written(entry)
        self.lane.call_later(self.pause("sync"), answer, done, fault)

    def written(self, entry: Entry) -> StoreError | None:
        """Write; what the house will be told is wrong."""
        try:
            self.disk.keep(self.lane, entry)
        except Conflict as conflict:
            return conflict
        if self.disk.faults.strikes("disk", "a write fails after it was written", self.lane.name):
            return StoreError("the disk failed after it wrote")
        return None

    def fall(self) -> None:
        """The house is gone: each write under way is on the disk or not."""
        for entry in self.under_way:
            if self.disk.faults.dice("fall").below(2):
                try:
                    self.disk.keep(self.lane, entry)
                except Conflict:
                    continue

    def pause(self, what: str) -> float:
        """How long it takes this time, in seconds."""
        faults = self.disk.faults
        if faults.strikes("slow", f"a slow {what}", self.lane.name):
            return faults.seconds("slow", SLOW_MS)
        return faults.seconds(what, USUAL_MS)

    # --- reading

    async def wait(self, what: str) -> None:
        """Before anything is read."""
        seconds = self.pause("read")
        fails = self.disk.faults.strikes("read", f"reading {what} fails", self.lane.name)
        await asyncio.sleep(seconds)
        if fails:
            raise StoreError(f"the disk could not read the {what}")

    async def deeds(self, table: str, since: int = 0) -> list[bytes]:
        """The log from a sequence on."""
        await self.wait("deeds")
        return await super().deeds(table, since)

    async def row(self, table: str) -> TableRow | None:
        """The row of a table."""
        await self.wait("row")
        return await super().row(table)

    async def row_of_code(self, code: str) -> TableRow | None:
        """The row with this code."""
        await self.wait("code")
        return await super().row_of_code(code)

    async def listed(self, status: str, most: int) -> list[TableRow]:
        """The newest that may be listed."""
        await self.wait("list")
        return await super().listed(status, most)

    async def due(self, since_ms: int, before_ms: int, most: int) -> list[str]:
        """The tables at which the server must act."""
        await self.wait("tables that are due")
        return await super().due(since_ms, before_ms, most)

    async def seat_of(self, hash_: bytes, table: str) -> int | None:
        """The seat that a key opens."""
        await self.wait("keys")
        return await super().seat_of(hash_, table)

    async def mine(self, hash_: bytes) -> list[bytes]:
        """All keys of whoever shows this one."""
        await self.wait("keys of a person")
        return await super().mine(hash_)

    async def rows_of(self, hash_: bytes, most: int, least: int = 0) -> list[tuple[TableRow, int]]:
        """The tables of a key."""
        await self.wait("tables of a key")
        return await super().rows_of(hash_, most, least)

    async def keys_of(self, table: str) -> list[SeatKey]:
        """All keys of a table."""
        await self.wait("keys of a table")
        return await super().keys_of(table)

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """How long logs are."""
        await self.wait("ends of logs")
        return await super().ends(tables)

    async def count(self, statuses: Sequence[str], since_ms: int = 0) -> int:
        """How many tables."""
        await self.wait("count")
        return await super().count(statuses, since_ms)


class Register:
    """Where houses sign in on the disk, by its own clock."""

    def __init__(self, store: SimStore) -> None:
        self.store = store
        self.seen = store.disk.seen

    async def beat(self, number: int, lives_seconds: float) -> list[int]:
        """The house of this number lives; which live."""
        await self.store.wait("houses")
        now = self.seen[number] = self.store.disk.around.time()
        return sorted(each for each, seen in self.seen.items() if seen > now - lives_seconds)

    async def leave(self, number: int) -> None:
        """It is no more."""
        await self.store.wait("houses")
        self.seen.pop(number, None)


def answer(done: asyncio.Future[None], fault: StoreError | None) -> None:
    """Tell whoever still waits."""
    if done.done():
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)
