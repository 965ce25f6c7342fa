"""A finished game played on from one of its moments by bots, again and again: how else it might have ended.

Whoever asks adds up the parts himself, so nothing is kept here; game number n is the same whoever asks for it.
"""

from __future__ import annotations

import asyncio

import msgspec

from regalia.server import records
from regalia.server.bot_pool import BotFailure
from regalia.server.errands import Finish, Finished
from regalia.server.errors import Fault, Taken
from regalia.server.requests import Finishing
from regalia.server.room import Room

PATIENCE_SECONDS = 20.0  # for the line and the games together


async def finish(room: Room, seat: int | None, wish: Finishing, address: str) -> Finished:
    """How some further games end that begin at a moment of a finished one."""
    table = records.finished_table(room.live)
    records.check_eyes(room.live, seat, wish.eyes)
    if wish.move >= len(table.moves):
        raise Taken("nothing-to-finish")
    if not room.house.settings.bot_workers:
        raise Taken("no-reviewers")
    content = await records.record_at_hand(room)
    errand = Finish(room.live.id, content, address, move=wish.move, eyes=wish.eyes, first=wish.first)
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return msgspec.msgpack.decode(await room.house.bots.run(errand), type=Finished)
    except (BotFailure, TimeoutError):
        raise Fault("finish-failed") from None
