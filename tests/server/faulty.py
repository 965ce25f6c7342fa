"""A store that fails when told to, and bots that answer at once."""

from __future__ import annotations

from regalia.bots.advice import Advice, Way
from regalia.server.bot_pool import BotFailure
from regalia.server.errands import Errand
from regalia.server.worker import Ask
from regalia.store.memory import MemoryStore
from regalia.store.store import Entry, StoreError


class FaultyStore(MemoryStore):
    """Fails so many of the next writes, reads of logs and lists; a write in doubt is kept although it fails."""

    def __init__(self) -> None:
        super().__init__()
        self.writes = self.doubts = self.reads = self.lists = 0
        self.probes = 0

    async def append(self, entry: Entry) -> None:
        if self.writes:
            self.writes -= 1
            raise StoreError("disk full")
        await super().append(entry)
        if self.doubts:
            self.doubts -= 1
            raise StoreError("no answer from the disk")

    async def probe(self) -> None:
        self.probes += 1
        if self.writes:
            raise StoreError("disk full")

    async def deeds(self, table: str, since: int = 0) -> list[bytes]:
        if self.reads:
            self.reads -= 1
            raise StoreError("disk unreadable")
        return await super().deeds(table, since)

    async def due(self, since_ms: int, before_ms: int, most: int) -> list[str]:
        if self.lists:
            self.lists -= 1
            raise StoreError("disk unreadable")
        return await super().due(since_ms, before_ms, most)


class FirstLegal:
    """Bots that take the first legal answer; some thoughts may go wrong."""

    def __init__(self, faults: int = 0) -> None:
        self.faults = faults

    async def choose(self, ask: Ask) -> int:
        if self.faults:
            self.faults -= 1
            raise ZeroDivisionError
        return ask.actions[0]

    async def advise(self, ask: Ask) -> Advice:
        return Advice((Way(await self.choose(ask), 0.5, 1.0),))

    async def run(self, errand: Errand) -> bytes:
        raise BotFailure("it does no errands")

    async def close(self) -> None:
        pass
