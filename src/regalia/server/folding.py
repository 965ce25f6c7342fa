"""A table from its log: as far as the log can be trusted."""

from __future__ import annotations

import asyncio

from regalia.server import deeds
from regalia.server.chain import BrokenLog, chain_after
from regalia.server.deeds import Created
from regalia.server.errors import Broken, NotThere
from regalia.server.live import LiveTable

DEEDS_AT_ONCE = 50  # folded before others get their turn


async def folded(table_id: str, log: list[bytes]) -> LiveTable:
    """The table that a log tells of, made in small pieces so that other tables do not wait."""
    if not log:
        raise NotThere("no-such-table")
    live = begun(table_id, log[0])
    for number, kept in enumerate(log[1:]):
        if live.take_kept(kept) is None:
            break
        if number % DEEDS_AT_ONCE == DEEDS_AT_ONCE - 1:
            await asyncio.sleep(0)
    return live


def begun(table_id: str, first: bytes) -> LiveTable:
    """The table that the first deed of a log sets."""
    try:
        chain, created = chain_after(first, b""), deeds.read(first)
    except BrokenLog:
        raise Broken("broken-table") from None
    if not isinstance(created, Created):
        raise Broken("broken-table")
    live = LiveTable(table_id, created)
    live.chain = chain
    return live
