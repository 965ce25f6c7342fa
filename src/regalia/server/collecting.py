"""Circles of objects that nobody needs any more: connections leave some behind, and a quiet server never meets them.

Python looks for circles when many more objects were made than freed, which hardly happens here. So the young ones are
looked at every minute, which is quick, and all of them every ten minutes: that also gives back the emptied tuples and
lists that Python keeps in store, which would pile up for hours.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

EVERY_SECONDS = 60.0
ALL_AFTER = 10  # times
YOUNG, ALL = 1, 2


async def collect_for_ever() -> None:
    """Now and then."""
    times = 0
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        times += 1
        gc.collect(YOUNG if times % ALL_AFTER else ALL)


@asynccontextmanager
async def collecting() -> AsyncIterator[None]:
    """As long as the server runs."""
    task = asyncio.ensure_future(collect_for_ever())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
