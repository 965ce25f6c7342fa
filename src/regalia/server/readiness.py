"""Can the house keep anything? Only the store can tell, by writing; it is not asked more than once a second."""

from __future__ import annotations

import asyncio

from regalia.store.store import Store, StoreError

ASK_SECONDS = 1.0
PROBE_SECONDS = 2.0


class Readiness:
    """The last answer of the store, shared by all who ask at the same time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.answer: asyncio.Future[bool] | None = None
        self.asked = 0.0

    async def can_write(self) -> bool:
        """Could the store write, at most a second ago?"""
        now = asyncio.get_running_loop().time()
        if self.answer is None or now >= self.asked + ASK_SECONDS:
            self.asked = now
            self.answer = asyncio.ensure_future(self.probed())
        return await asyncio.shield(self.answer)

    async def probed(self) -> bool:
        """Write, and see."""
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await self.store.probe()
        except (StoreError, TimeoutError):
            return False
        return True
