"""Circles of objects that nobody needs any more: connections leave some behind, and a quiet server never meets them.

Python looks for circles when many more objects were made than freed, which hardly happens here. So the young ones are
looked at every minute, which is quick, and all of them every ten minutes: that also gives back the emptied tuples and
lists that Python keeps in store, which would pile up for hours. What the C library has free between pieces in use goes
back to the system each time: evenings leave many such gaps.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

EVERY_SECONDS = 60.0
ALL_AFTER = 10  # times
YOUNG, ALL = 1, 2


def trimmer() -> Callable[[int], object]:
    """What gives free memory back to the system; nothing, where the C library is not GNU's."""
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return lambda keep: None


async def collect_for_ever() -> None:
    """Now and then."""
    times, trim = 0, trimmer()
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        times += 1
        gc.collect(YOUNG if times % ALL_AFTER else ALL)
        trim(0)


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
