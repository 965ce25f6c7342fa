"""A short game of two people at a house without network, for trying what lies below it.

Whatever fails is tried again, as people do: look at the table first, then do what is still to be done. The store notes
what it was asked to keep and what it confirmed, so that the files can be held against it afterwards.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import apsw
import msgspec

from regalia.core.dice import Dice
from regalia.core.registry import game as find_game
from regalia.core.table import Refusal
from regalia.server import lobby, playing, seating
from regalia.server.deeds import Spoke
from regalia.server.errors import NotSaved
from regalia.server.folding import folded
from regalia.server.house import House
from regalia.server.requests import Join, NewTable
from regalia.server.room import Room
from regalia.server.settings import UNLIMITED, Settings
from regalia.store.sqlite import SqliteStore
from regalia.store.store import Entry, StoreError

T = TypeVar("T")
GAME = "um_krone_und_kragen"
ATTEMPTS = 6
CHAT_EVERY = 6  # answers
SAID_BEFOREHAND = (StoreError, NotSaved)  # what the store and the house may say when the disk fails


class Noted(msgspec.Struct):
    """What a store was asked to keep, and what it confirmed: the bodies at each place of a log."""

    asked: dict[str, dict[int, set[bytes]]] = {}
    kept: dict[str, dict[int, bytes]] = {}

    def ask(self, entry: Entry) -> None:
        """It may be there from now on."""
        places = self.asked.setdefault(entry.table, {})
        for place, body in enumerate(entry.deeds, start=entry.first):
            places.setdefault(place, set()).add(body)

    def keep(self, entry: Entry) -> None:
        """It must be there from now on."""
        self.kept.setdefault(entry.table, {}).update(enumerate(entry.deeds, start=entry.first))

    def copy(self) -> Noted:
        """As it is now."""
        return msgspec.msgpack.decode(msgspec.msgpack.encode(self), type=Noted)


class NotingStore(SqliteStore):
    """A store in a file that notes what it says."""

    def __init__(self, path: Path, vfs: str | None = None) -> None:
        super().__init__(path, vfs=vfs)
        self.noted = Noted()

    def write(self, connection: apsw.Connection) -> None:
        """The writer; that its last act failed, closing, SQLite itself would not tell."""
        with suppress(apsw.Error):
            super().write(connection)

    async def close(self) -> None:
        """Close, and wait until all threads have let go of the disk."""
        await super().close()
        self.readers.shutdown()
        for thread in threading.enumerate():
            if thread.name == "store-checker":
                await asyncio.to_thread(thread.join)

    async def append(self, entry: Entry) -> None:
        """Keep it, and note how it went."""
        self.noted.ask(entry)
        await super().append(entry)
        self.noted.keep(entry)


class ShortGame:
    """Set a table, sit down, start, answer and talk; each step until it is confirmed."""

    def __init__(self, store: NotingStore, seed: int, mend: Callable[[], None] = lambda: None) -> None:
        self.store, self.mend = store, mend
        self.house = House(store, Settings(bot_pause_ms=0, limits=UNLIMITED))
        self.dice = Dice(seed)
        self.keys = ["A" * 43, "B" * 43]
        self.troubles = 0  # how often something was refused

    async def play(self, answers: int) -> None:
        """The whole evening; the store stays open."""
        await self.insist(self.store.open)
        wish = NewTable(GAME, 2, name="Ann", options=find_game(GAME).options.settle({"max_rounds": 20}))
        table = (await self.insist(lambda: lobby.set_table(self.house, self.keys[0], wish, ""))).table
        room = await self.insist(lambda: self.house.room(table))
        await self.insist(lambda: self.sit(room))
        await self.insist(lambda: self.start(room))
        for number in range(answers):
            await self.insist(lambda: self.answer(room))
            if number % CHAT_EVERY == 0:
                await self.insist(lambda line=f"line {number}": self.chat(room, line))  # type: ignore[misc]
        assert self.store.noted.kept[table].keys() == set(range(room.live.sequence)), "something was not confirmed"

    async def insist(self, step: Callable[[], Awaitable[T]]) -> T:
        """Try again as long as the disk fails; after the second time it is mended."""
        for attempt in range(ATTEMPTS):
            try:
                return await step()
            except SAID_BEFOREHAND:
                self.troubles += 1
                if attempt:
                    self.mend()
        raise AssertionError("it does not go on although the disk is well again")

    async def sit(self, room: Room) -> None:
        """Ben sits down, unless he did."""
        if (await self.looked(room)).live.free_seat() is not None:
            await seating.sit_down(room, self.keys[1], Join("Ben"))

    async def start(self, room: Room) -> None:
        """Begin, unless it has begun."""
        if (await self.looked(room)).live.status == "open":
            await seating.start(room)

    async def answer(self, room: Room) -> None:
        """Whoever is asked answers; if it was in doubt, whoever is asked now does."""
        table = (await self.looked(room)).live.table
        assert table is not None
        if table.is_over:
            return
        seat = table.waiting()[0]
        actions = table.prompt(seat).actions
        outcome = await playing.answer(room, seat, room.live.number(seat), (self.dice.one_of(actions),))
        assert not isinstance(outcome, Refusal), outcome.key

    async def chat(self, room: Room, line: str) -> None:
        """Ann says something, unless it stands there."""
        async with room.turn() as live:
            if not live.chat or live.chat[-1].text != line:
                await room.do(Spoke(at_ms=self.house.now_ms(), seat=0, name="Ann", text=line))

    async def looked(self, room: Room) -> Room:
        """The room, read again if it was in doubt."""
        async with room.turn():
            return room


async def faults_in(path: Path, noted: Noted, lost_allowed: bool = False) -> list[str]:
    """What a file says otherwise than the store did; a tail may be lost only where that is allowed."""
    found = unsound(path)
    store = SqliteStore(path, alone=False)
    await store.open()
    try:
        for table in noted.asked:
            log = await store.deeds(table)
            wrong = faults_of_log(table, log, noted, lost_allowed)
            if log and not wrong and (await folded(table, log)).old_rules:
                wrong.append(f"{table}: it cannot be replayed")
            found += wrong
            if (await store.row(table) is None) is bool(log):
                found.append(f"{table}: the log and the row do not agree")
    finally:
        await store.close()
    return found


def unsound(path: Path) -> list[str]:
    """What SQLite itself finds wrong with a file."""
    connection = apsw.Connection(str(path))
    try:
        said = [str(line) for (line,) in connection.execute("PRAGMA integrity_check")]
        gaps = "SELECT table_id FROM deeds GROUP BY table_id HAVING count(*) != max(sequence) + 1"
        has_logs = connection.table_exists(None, "deeds")
        torn = [f"{table}: a gap in the log" for (table,) in connection.execute(gaps)] if has_logs else []
    finally:
        connection.close()
    return [line for line in said if line != "ok"] + torn


def faults_of_log(table: str, log: list[bytes], noted: Noted, lost_allowed: bool) -> list[str]:
    """Confirmed, and not there; there, and never asked for."""
    kept, asked = noted.kept.get(table, {}), noted.asked[table]
    found = [f"{table}: {n} was never asked for" for n, body in enumerate(log) if body not in asked.get(n, set())]
    found += [f"{table}: {n} is not what was confirmed" for n, body in enumerate(log) if kept.get(n, body) != body]
    lost = [n for n in kept if n >= len(log)]
    return found + ([] if lost_allowed else [f"{table}: {n} was confirmed and is lost" for n in lost])
