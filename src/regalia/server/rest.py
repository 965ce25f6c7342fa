"""Everything that can be asked over HTTP: lobby, tables, records, health."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.record import Record
from regalia.server import auth, describe, lobby, records, seating
from regalia.server.endpoints import Asked, Endpoint, Query
from regalia.server.errors import NotSaved
from regalia.server.messages import TableInfo, encoded
from regalia.server.requests import (
    Agree,
    Draws,
    Found,
    GameList,
    Health,
    Join,
    Kick,
    Link,
    Moment,
    NewTable,
    Nothing,
    Resume,
    SeatBot,
    Seated,
    TableList,
)
from regalia.server.room import Room

EYES, MOVE, LINE = Query("eyes", -1), Query("move", 0), Query("line", 0)


async def room_of(asked: Asked) -> Room:
    """The room that an address names."""
    return await asked.house.room(asked.path("table"))


async def health(asked: Asked) -> Health:
    """Does the server run?"""
    return Health("ok", asked.house.settings.version, asked.house.settings.engine)


async def ready(asked: Asked) -> Health:
    """Can the server keep what is done? 503 if it cannot."""
    if not await asked.house.readiness.can_write():
        raise NotSaved("not-ready")
    return await health(asked)


async def games(asked: Asked) -> GameList:
    """The games, their options and bots."""
    return lobby.all_games()


async def open_tables(asked: Asked) -> TableList:
    """Listed tables that wait for players."""
    return await lobby.open_tables(asked.house)


async def my_tables(asked: Asked) -> TableList:
    """The tables at which you have a seat."""
    if asked.given_key is None:
        return TableList(())
    return await lobby.my_tables(asked.house, asked.given_key)


async def set_table(asked: Asked) -> Seated:
    """Set a table."""
    return told(asked, await lobby.set_table(asked.house, asked.key, asked.body, asked.address))


def told(asked: Asked, seated: Seated) -> Seated:
    """A program is told its key; a page never sees it."""
    return seated if auth.is_browser(asked.request) else msgspec.structs.replace(seated, key=asked.key)


async def find_code(asked: Asked) -> Found:
    """The table of a code."""
    return await lobby.table_of_code(asked.house, asked.path("code"), asked.address)


async def look(asked: Asked) -> TableInfo:
    """A table as you may see it."""
    room, seat = await room_to_look(asked)
    return info(asked, room, -1 if seat is None else seat)


def info(asked: Asked, room: Room, seat: int) -> TableInfo:
    """The table for one seat."""
    here = [ear.seat for ear in room.ears]
    return describe.table_info(room.live, seat, lobby.is_host(room, asked.given_key), here, room.now_ms())


async def join(asked: Asked) -> Seated:
    """Sit down."""
    return told(asked, await seating.sit_down(await room_of(asked), asked.key, asked.body))


async def resume(asked: Asked) -> Seated:
    """Open your seat on another device."""
    return told(asked, await seating.resume(await room_of(asked), asked.key, asked.body.token))


async def link(asked: Asked) -> Link:
    """A fresh token that opens your seat on another device."""
    room = await room_of(asked)
    return Link(await seating.new_link(room, await lobby.need_seat(room, asked.given_key)))


async def seat_bot(asked: Asked) -> TableInfo:
    """Put a bot on a seat (host)."""
    room = await room_of(asked)
    lobby.need_host(room, asked.given_key)
    await seating.seat_bot(room, asked.body)
    return info(asked, room, await own_seat(asked, room))


async def own_seat(asked: Asked, room: Room) -> int:
    """Your seat; -1 if you have none."""
    seat = await lobby.seat_at(room, asked.given_key)
    return -1 if seat is None else seat


async def kick(asked: Asked) -> TableInfo:
    """Free a seat before the start (host)."""
    room = await room_of(asked)
    lobby.need_host(room, asked.given_key)
    await seating.empty(room, asked.body.seat, kicked=True)
    return info(asked, room, await own_seat(asked, room))


async def agree(asked: Asked) -> TableInfo:
    """Agree on something else before the start (host)."""
    room = await room_of(asked)
    lobby.need_host(room, asked.given_key)
    await seating.agree(room, asked.body)
    return info(asked, room, await own_seat(asked, room))


async def start(asked: Asked) -> TableInfo:
    """Begin the game (host)."""
    room = await room_of(asked)
    lobby.need_host(room, asked.given_key)
    await seating.start(room)
    return info(asked, room, await own_seat(asked, room))


async def leave(asked: Asked) -> TableInfo:
    """Get up; in a game, a bot plays on for you until you are back."""
    room = await room_of(asked)
    await seating.leave(room, await lobby.need_seat(room, asked.given_key))
    return info(asked, room, await own_seat(asked, room))


async def open_game(asked: Asked) -> TableInfo:
    """Let everybody see a finished game that nobody could watch (any seat)."""
    room = await room_of(asked)
    await seating.open_game(room, await lobby.need_seat(room, asked.given_key))
    return info(asked, room, await own_seat(asked, room))


async def rematch(asked: Asked) -> Found:
    """The same people at a new table; everybody who asks gets the same one."""
    room = await room_of(asked)
    await lobby.need_seat(room, asked.given_key)
    return Found(await seating.rematch(room, lambda old: lobby.set_rematch(asked.house, old)))


async def room_to_look(asked: Asked) -> tuple[Room, int | None]:
    """The room of somebody who may look, and his seat."""
    room = await room_of(asked)
    seat = await lobby.seat_at(room, asked.given_key)
    lobby.check_may_look(room, seat, asked.address)
    return room, seat


async def record(asked: Asked) -> msgspec.Raw:
    """The record of a finished game."""
    room, _ = await room_to_look(asked)
    recent, table = asked.house.recent, room.live.id
    return msgspec.Raw(recent.get(table) or recent.keep(table, encoded(await records.record_of(room.live))))


async def luck(asked: Asked) -> Draws:
    """Every die and draw of a finished game."""
    room, _ = await room_to_look(asked)
    return await records.draws(room)


async def moment(asked: Asked) -> Moment:
    """A game at some moment, by its moves or by a line of the story: with any eyes when it is over, else your own."""
    room, seat = await room_to_look(asked)
    move = asked.number(MOVE)
    asked.charge(records.replaying_cost(room.live, move))
    return await records.moment(room, seat, asked.number(EYES), move, asked.number(LINE))


async def take_in(asked: Asked) -> Found:
    """Keep a record as a finished table."""
    return await records.take_in(asked.house, asked.key, asked.body, asked.address)


TABLE = "/api/tables/{table}"


def post(path: str, handler: Any, answer: Any, body: Any, **more: Any) -> Endpoint:
    """Something that changes something."""
    return Endpoint("POST", path, handler, answer, body, **more)


ENDPOINTS = (
    Endpoint("GET", "/healthz", health, Health),
    Endpoint("GET", "/readyz", ready, Health),
    Endpoint("GET", "/api/games", games, GameList),
    Endpoint("GET", "/api/tables", open_tables, TableList),
    Endpoint("GET", "/api/mine", my_tables, TableList, cost=3),
    Endpoint("GET", "/api/codes/{code}", find_code, Found),
    Endpoint("GET", TABLE, look, TableInfo),
    Endpoint("GET", TABLE + "/record", record, Record, cost=20),
    Endpoint("GET", TABLE + "/luck", luck, Draws, cost=20),
    Endpoint("GET", TABLE + "/moment", moment, Moment, queries=(EYES, MOVE, LINE)),
    post("/api/tables", set_table, Seated, NewTable, gives_key=True, status=201, cost=2),
    post("/api/records", take_in, Found, bytes, gives_key=True, most_bytes=1_048_576, status=201, cost=20),
    post(TABLE + "/join", join, Seated, Join, gives_key=True),
    post(TABLE + "/resume", resume, Seated, Resume, gives_key=True),
    post(TABLE + "/link", link, Link, Nothing),
    post(TABLE + "/bot", seat_bot, TableInfo, SeatBot),
    post(TABLE + "/agree", agree, TableInfo, Agree),
    post(TABLE + "/kick", kick, TableInfo, Kick),
    post(TABLE + "/start", start, TableInfo, Nothing),
    post(TABLE + "/leave", leave, TableInfo, Nothing),
    post(TABLE + "/open", open_game, TableInfo, Nothing),
    post(TABLE + "/rematch", rematch, Found, Nothing),
)
