"""What can be asked over HTTP by those who look at a game: moments and course, and of finished ones all the rest."""

from __future__ import annotations

import msgspec

from regalia.core.game import WATCHER
from regalia.server import auth, finishing, lobby, noting, records, reviewing, what_if
from regalia.server.endpoints import Asked, Query
from regalia.server.errands import Finished
from regalia.server.noting import Notes
from regalia.server.requests import Course, Draws, Found, Moment, ReviewInfo, Seated
from regalia.server.room import Room

EYES, MOVE, LINE, BEAT = Query("eyes", -1), Query("move", 0), Query("line", 0), Query("beat", 0)
WHERE = (EYES, MOVE, LINE, BEAT)


async def room_of(asked: Asked) -> Room:
    """The room that an address names, as it is now."""
    room = await asked.house.room(asked.path("table"))
    await room.refresh()
    return room


def told(asked: Asked, seated: Seated) -> Seated:
    """A program is told its key; a page never sees it."""
    return seated if auth.is_browser(asked.request) else msgspec.structs.replace(seated, key=asked.key)


async def room_to_look(asked: Asked) -> tuple[Room, int | None]:
    """The room of somebody who may look, and his seat."""
    room = await room_of(asked)
    seat = await lobby.seat_at(room, asked.given_key)
    lobby.check_may_look(room, seat, asked.address)
    return room, seat


async def record(asked: Asked) -> msgspec.Raw:
    """The record of a finished game."""
    room, _ = await room_to_look(asked)
    return msgspec.Raw(await records.record_at_hand(room))


async def notes(asked: Asked) -> Notes:
    """What was written about the moments of a finished game."""
    room, _ = await room_to_look(asked)
    return noting.notes(room.live)


async def note(asked: Asked) -> Notes:
    """Write about a moment of a finished game in which you played, or that you brought."""
    room, seat = await room_to_look(asked)
    return await noting.write(room, seat, await lobby.is_host(room, asked.given_key), asked.body)


async def luck(asked: Asked) -> Draws:
    """Every die and draw of a finished game."""
    room, _ = await room_to_look(asked)
    return await records.draws(room)


async def moment(asked: Asked) -> Moment:
    """A game at some moment, by its moves or by a line of the story: with any eyes when it is over, else your own."""
    room, seat = await room_to_look(asked)
    move = asked.number(MOVE)
    asked.charge(records.replaying_cost(room.live, move))
    where = records.Where(move, asked.number(LINE), asked.number(BEAT))
    return await records.moment(room, seat, asked.number(EYES), where)


async def course(asked: Asked) -> Course:
    """The rounds of a game and the length of its story, move by move."""
    room, seat = await room_to_look(asked)
    records.check_eyes(room.live, seat, WATCHER if seat is None else seat)
    asked.charge(records.replaying_cost(room.live, None))
    return await records.course(room)


async def review(asked: Asked) -> ReviewInfo:
    """What each decision of a finished game cost, and what luck did: made when it is first asked for."""
    room, _ = await room_to_look(asked)
    return await reviewing.review(room, asked.body, asked.address)


async def finish(asked: Asked) -> Finished:
    """How some games end that bots play on from a moment of a finished one."""
    room, seat = await room_to_look(asked)
    return await finishing.finish(room, seat, asked.body, asked.address)


async def play_on(asked: Asked) -> Seated:
    """Play on from a moment of a finished game, against bots."""
    room, _ = await room_to_look(asked)
    return told(asked, await what_if.play_on(room, asked.key, asked.body, asked.address))


async def take_in(asked: Asked) -> Found:
    """Keep a record as a finished table."""
    return await records.take_in(asked.house, asked.key, asked.body, asked.address)
