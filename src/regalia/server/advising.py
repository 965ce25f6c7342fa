"""Advice for a person: what a bot would answer to the same question with what that seat knows. Nobody else hears of it.

A bot's own answer comes first: advice waits in the line of the tables that nobody looks at, and not for ever.
"""

from __future__ import annotations

import asyncio

import msgspec

from regalia.bots.advice import Advice as Thought
from regalia.server.attending import question as asked_of_bots
from regalia.server.bot_pool import BotFailure
from regalia.server.errors import Fault, NotAllowed, Taken
from regalia.server.messages import Advice, Way
from regalia.server.room import Room
from regalia.server.worker import Ask

PATIENCE_SECONDS = 5.0  # for the line and the thinking together


async def advise(room: Room, seat: int, question: int) -> Advice | None:
    """Advice on the question of this number, thought about once; None if it is not asked any more."""
    if not room.live.may_be_advised(seat):
        raise NotAllowed("no-advice-rated") if room.live.created.rated else NotAllowed("no-advice")
    async with room.advising[seat]:  # one at a time for each seat
        if question != room.live.number(seat):
            return None
        if seat not in room.live.waiting():
            raise Taken("not-asked")
        if seat not in room.advice or room.advice[seat].question != question:
            room.advice[seat] = await thought(room, seat, question)
        return room.advice[seat]


async def thought(room: Room, seat: int, question: int) -> Advice:
    """Ask the bots."""
    think_ms = room.house.settings.bot_think_ms
    ask = msgspec.structs.replace(asked_of_bots(room, seat), think_ms=think_ms, watched=False, advises=True)
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return told(room, ask, question, await room.house.bots.advise(ask))
    except (BotFailure, TimeoutError):
        raise Fault("advice-failed") from None


def told(room: Room, ask: Ask, question: int, found: Thought) -> Advice:
    """Advice as it is sent."""
    ways = [
        Way(way.action, room.live.game.act(ask.view, way.action), way.value, way.share, way.outcomes)
        for way in found.answers
    ]
    return Advice(question, tuple(ways), found.margin, found.exact, found.level)
