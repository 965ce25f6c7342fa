"""A finished game reviewed by the bots' processes, part by part, when no table waits for them; then it is kept.

It is made while somebody waits for it, and once: the note about the table has it, and is forgotten with the table. A
house that falls in the middle begins anew when it is asked again, and comes to the same.
"""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from regalia.bots.heuristics import heuristics_of
from regalia.review import Player, Stroke, Weighed
from regalia.server import records
from regalia.server.bot_pool import BotFailure
from regalia.server.errands import CountUp, Errand, Part, Weigh
from regalia.server.errors import Fault, Taken
from regalia.server.messages import encoded
from regalia.server.requests import Review, ReviewInfo
from regalia.server.reviews import Work
from regalia.server.room import Room
from regalia.store.store import ABOUT

FORM = 1  # of what is kept; another one is made anew
ATTEMPTS = 3  # at one part, before a review has failed
PAUSE_SECONDS = 0.5  # between them


class Kept(msgspec.Struct, frozen=True):
    """A review as it lies in the store; no name is in it."""

    form: int
    decisions: tuple[Weighed, ...]
    strokes: tuple[Stroke, ...]
    players: tuple[Player, ...]


async def review(room: Room, wish: Review, address: str) -> ReviewInfo:
    """The review of a table as far as it has come; begun, if it was not, unless whoever asks wants something else."""
    moves = len(records.finished_table(room.live).moves)
    check_is_judged(room)
    kept = await kept_review(room)
    if kept is not None:
        return ReviewInfo(moves, moves, True, kept.decisions[wish.known :], kept.strokes, kept.players)
    if wish.kept:
        return ReviewInfo(moves, 0, False, ())
    check_can_be_made(room)
    if wish.stop:
        room.house.reviews.leave(room.live.id, address)
        return ReviewInfo(moves, 0, False, ())
    work = work_of(room, moves, address)
    if work.has_failed:
        room.house.reviews.stop(room.live.id)
        raise Fault("review-failed")
    return ReviewInfo(moves, work.reached, False, tuple(work.decisions[wish.known :]))


def check_is_judged(room: Room) -> None:
    """Not every game is judged well enough."""
    if room.live.created.what_if:
        raise Taken("is-what-if")
    if not heuristics_of(room.live.game.id).told.losses:
        raise Taken("not-reviewed")


def check_can_be_made(room: Room) -> None:
    """Somebody has to do it."""
    if not room.house.settings.bot_workers:
        raise Taken("no-reviewers")


async def kept_review(room: Room) -> Kept | None:
    """The review that was made before; None if there is none, or one that can no longer be read."""
    name = ABOUT + room.live.id
    content = (await room.house.store.notes(name)).get(name)
    try:
        found = msgspec.msgpack.decode(content, type=Kept) if content else None
    except msgspec.DecodeError:
        return None
    return found if found is not None and found.form == FORM else None


def work_of(room: Room, moves: int, address: str) -> Work:
    """The review that is being made, from now on if need be."""
    house, table = room.house, room.live.id
    work = house.reviews.get(table)
    if work is None:
        work = house.reviews.begin(table, moves, address)
        house.keep_trying("a review", partial(make, room, work, address))
    work.wanted_by.add(address)
    return work


async def make(room: Room, work: Work, address: str) -> None:
    """Weigh, count up and keep, as long as it is wanted."""
    asks = Errand(room.live.id, encoded(await records.record_of(room.live)), address)
    try:
        while work.reached < work.moves and is_wanted(room, work):
            await weigh_on(room, work, asks)
        if is_wanted(room, work):
            work.players = await counted_up(room, work, asks)
            await keep(room, work)
    except BotFailure as fault:
        room.house.log.warning("a review failed", table=room.live.id, why=str(fault))
        work.has_failed = True


def is_wanted(room: Room, work: Work) -> bool:
    """Is this still the review that is to be made?"""
    return room.house.reviews.get(room.live.id) is work


async def weigh_on(room: Room, work: Work, asks: Errand) -> None:
    """One part more."""
    content = await done(room, Weigh(asks.table, asks.record, asks.address, reached=work.reached))
    part = msgspec.msgpack.decode(content, type=Part)
    work.decisions += part.decisions
    work.strokes += part.strokes
    work.reached = part.reached


async def counted_up(room: Room, work: Work, asks: Errand) -> tuple[Player, ...]:
    """What it comes to for each player."""
    decisions, strokes = tuple(work.decisions), tuple(work.strokes)
    errand = CountUp(asks.table, asks.record, asks.address, decisions=decisions, strokes=strokes)
    return msgspec.msgpack.decode(await done(room, errand), type=tuple[Player, ...])


async def done(room: Room, errand: Errand) -> bytes:
    """What came of an errand; a process may die of something else."""
    for _ in range(ATTEMPTS - 1):
        try:
            return await room.house.bots.run(errand)
        except BotFailure:
            await asyncio.sleep(PAUSE_SECONDS)
    return await room.house.bots.run(errand)


async def keep(room: Room, work: Work) -> None:
    """Write it down, unless the table was forgotten meanwhile."""
    content = msgspec.msgpack.encode(Kept(FORM, tuple(work.decisions), tuple(work.strokes), work.players))
    async with room.lock:
        if is_wanted(room, work):
            await room.house.store.note(ABOUT + room.live.id, content)
            room.house.reviews.stop(room.live.id)
