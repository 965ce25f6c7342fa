"""Everything that can be asked over HTTP: lobby, tables, records, health."""

from __future__ import annotations

import asyncio

import msgspec

from regalia.core.record import Record
from regalia.server import (
    company,
    describe,
    evening_rest,
    friends_rest,
    hosting,
    lobby,
    looking,
    myself,
    presence,
    puzzling,
    seating,
    shows,
    tell_me,
)
from regalia.server.endpoints import Asked, Endpoint, post
from regalia.server.errands import Finished
from regalia.server.errors import NotSaved
from regalia.server.messages import TableInfo
from regalia.server.noting import Notes, NoteWish
from regalia.server.puzzling import PuzzleLine, PuzzleShown, Solution, Solve
from regalia.server.requests import (
    Agree,
    Course,
    Draws,
    Finishing,
    Found,
    GameList,
    Health,
    Join,
    Kick,
    Link,
    Moment,
    NewTable,
    Nothing,
    PlayOn,
    Resume,
    Review,
    ReviewInfo,
    SeatBot,
    Seated,
    Show,
    StandIn,
    TableList,
    Tidings,
)
from regalia.server.room import Room


async def health(asked: Asked) -> Health:
    """Does the server run?"""
    return Health("ok", asked.house.settings.version, asked.house.settings.engine)


async def ready(asked: Asked) -> Health:
    """Can the server keep what is done? 503 if it cannot."""
    if not await asked.house.readiness.can_write():
        raise NotSaved("not-ready")
    return await health(asked)


async def tidings(asked: Asked) -> Tidings:
    """What the owner of the house says to everybody."""
    house = asked.house
    return Tidings(house.announcement, house.restart_ms, house.wall_ms())


async def games(asked: Asked) -> GameList:
    """The games, their options and bots."""
    return lobby.all_games()


async def show(asked: Asked) -> msgspec.Raw:
    """A whole game between bots, moment by moment, for whoever wants to see how it is played."""
    return await asyncio.to_thread(shows.show_of, asked.path("game"))


async def puzzle_of_the_day(asked: Asked) -> PuzzleLine:
    """The puzzle of the day, the same for all."""
    return await asyncio.to_thread(puzzling.of_the_day, asked.house.now_ms())


async def puzzle(asked: Asked) -> msgspec.Raw:
    """A puzzle, to be solved."""
    return await asyncio.to_thread(puzzling.shown, asked.path("puzzle"))


async def solve(asked: Asked) -> Solution:
    """Whether an answer to a puzzle is the best, and how the answers stand."""
    return await asyncio.to_thread(puzzling.solution, asked.path("puzzle"), asked.body.action)


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
    return looking.told(asked, await lobby.set_table(asked.house, asked.key, asked.body, asked.address))


async def find_code(asked: Asked) -> Found:
    """The table of a code."""
    return await lobby.table_of_code(asked.house, asked.path("code"), asked.address)


async def look(asked: Asked) -> TableInfo:
    """A table as you may see it."""
    room, seat = await looking.room_to_look(asked)
    return await info(asked, room, -1 if seat is None else seat)


async def info(asked: Asked, room: Room, seat: int) -> TableInfo:
    """The table for one seat."""
    host = await lobby.is_host(room, asked.given_key)
    return describe.table_info(room.live, seat, host, presence.people(room), room.now_ms())


async def join(asked: Asked) -> Seated:
    """Sit down."""
    return looking.told(asked, await seating.sit_down(await looking.room_of(asked), asked.key, asked.body))


async def resume(asked: Asked) -> Seated:
    """Open your seat on another device."""
    return looking.told(asked, await seating.resume(await looking.room_of(asked), asked.key, asked.body.token))


async def link(asked: Asked) -> Link:
    """A fresh token that opens your seat on another device."""
    room = await looking.room_of(asked)
    return Link(await seating.new_link(room, await lobby.need_seat(room, asked.given_key)))


async def seat_bot(asked: Asked) -> TableInfo:
    """Put a bot on a seat (host)."""
    room = await looking.room_of(asked)
    await lobby.need_host(room, asked.given_key)
    await seating.seat_bot(room, asked.body)
    return await info(asked, room, await own_seat(asked, room))


async def own_seat(asked: Asked, room: Room) -> int:
    """Your seat; -1 if you have none."""
    seat = await lobby.seat_at(room, asked.given_key)
    return -1 if seat is None else seat


async def kick(asked: Asked) -> TableInfo:
    """Free a seat before the start (host)."""
    room = await looking.room_of(asked)
    await lobby.need_host(room, asked.given_key)
    await seating.empty(room, asked.body.seat, kicked=True)
    return await info(asked, room, await own_seat(asked, room))


async def stand_in(asked: Asked) -> TableInfo:
    """Let a bot answer for somebody who is not here, until he is back (host)."""
    room = await looking.room_of(asked)
    await lobby.need_host(room, asked.given_key)
    await hosting.stand_in(room, asked.body.seat)
    return await info(asked, room, await own_seat(asked, room))


async def agree(asked: Asked) -> TableInfo:
    """Agree on something else before the start (host)."""
    room = await looking.room_of(asked)
    await lobby.need_host(room, asked.given_key)
    await seating.agree(room, asked.body)
    return await info(asked, room, await own_seat(asked, room))


async def start(asked: Asked) -> TableInfo:
    """Begin the game (host)."""
    room = await looking.room_of(asked)
    await lobby.need_host(room, asked.given_key)
    await seating.start(room)
    return await info(asked, room, await own_seat(asked, room))


async def leave(asked: Asked) -> TableInfo:
    """Get up; in a game, a bot plays on for you until you are back."""
    room = await looking.room_of(asked)
    await seating.leave(room, await lobby.need_seat(room, asked.given_key))
    return await info(asked, room, await own_seat(asked, room))


async def open_game(asked: Asked) -> TableInfo:
    """Let everybody see a finished game that nobody could watch (any seat)."""
    room = await looking.room_of(asked)
    await seating.open_game(room, await lobby.need_seat(room, asked.given_key))
    return await info(asked, room, await own_seat(asked, room))


async def rematch(asked: Asked) -> Found:
    """The same people at a new table; everybody who asks gets the same one."""
    room = await looking.room_of(asked)
    await lobby.need_seat(room, asked.given_key)
    return Found(await seating.rematch(room, lambda old: lobby.set_rematch(asked.house, old)))


TABLE = "/api/tables/{table}"


ENDPOINTS = (
    Endpoint("GET", "/healthz", health, Health),
    Endpoint("GET", "/readyz", ready, Health),
    Endpoint("GET", "/api/tidings", tidings, Tidings),
    Endpoint("GET", "/api/games", games, GameList),
    Endpoint("GET", "/api/games/{game}/show", show, Show, cost=5),
    Endpoint("GET", "/api/puzzles/today", puzzle_of_the_day, PuzzleLine),
    Endpoint("GET", "/api/puzzles/{puzzle}", puzzle, PuzzleShown, cost=2),
    post("/api/puzzles/{puzzle}/answer", solve, Solution, Solve, cost=2),
    Endpoint("GET", "/api/tables", open_tables, TableList),
    Endpoint("GET", "/api/mine", my_tables, TableList, cost=3),
    Endpoint("GET", "/api/codes/{code}", find_code, Found),
    Endpoint("GET", TABLE, look, TableInfo),
    Endpoint("GET", TABLE + "/record", looking.record, Record, cost=20),
    Endpoint("GET", TABLE + "/notes", looking.notes, Notes),
    post(TABLE + "/note", looking.note, Notes, NoteWish, cost=2),
    Endpoint("GET", TABLE + "/luck", looking.luck, Draws, cost=20),
    Endpoint("GET", TABLE + "/moment", looking.moment, Moment, queries=looking.WHERE),
    Endpoint("GET", TABLE + "/course", looking.course, Course),
    post("/api/tables", set_table, Seated, NewTable, gives_key=True, status=201, cost=2),
    post("/api/records", looking.take_in, Found, bytes, gives_key=True, most_bytes=1_048_576, status=201, cost=20),
    post(TABLE + "/join", join, Seated, Join, gives_key=True),
    post(TABLE + "/resume", resume, Seated, Resume, gives_key=True),
    post(TABLE + "/link", link, Link, Nothing),
    post(TABLE + "/bot", seat_bot, TableInfo, SeatBot),
    post(TABLE + "/agree", agree, TableInfo, Agree),
    post(TABLE + "/kick", kick, TableInfo, Kick),
    post(TABLE + "/stand-in", stand_in, TableInfo, StandIn),
    post(TABLE + "/start", start, TableInfo, Nothing),
    post(TABLE + "/leave", leave, TableInfo, Nothing),
    post(TABLE + "/open", open_game, TableInfo, Nothing),
    post(TABLE + "/review", looking.review, ReviewInfo, Review, cost=2),
    post(TABLE + "/what-if", looking.play_on, Seated, PlayOn, gives_key=True, status=201, cost=20),
    post(TABLE + "/finish", looking.finish, Finished, Finishing, cost=5),
    post(TABLE + "/rematch", rematch, Found, Nothing),
    *myself.ENDPOINTS,
    *company.ENDPOINTS,
    *tell_me.ENDPOINTS,
    *friends_rest.ENDPOINTS,
    *evening_rest.ENDPOINTS,
)
