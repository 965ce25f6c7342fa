"""Setting tables and finding them again."""

from __future__ import annotations

import msgspec

from regalia.bots.registry import bot_names
from regalia.core.errors import BadSeats
from regalia.core.fairness import new_secret
from regalia.core.game import WATCHER
from regalia.core.registry import game as find_game
from regalia.core.registry import games
from regalia.core.table import terms_of
from regalia.server import chronicle, describe, seating
from regalia.server.auth import hash_of, new_code, new_id, read_code
from regalia.server.chain import chain_of
from regalia.server.deeds import AnyDeed, Created, Sat, Started, kept
from regalia.server.errors import Fault, NotAllowed, NotThere, TooMany
from regalia.server.evening import read as read_evening
from regalia.server.house import House
from regalia.server.live import LiveTable
from regalia.server.manners import veiled
from regalia.server.messages import PROTOCOL
from regalia.server.requests import Found, GameInfo, GameList, NewTable, Seated, TableLine, TableList
from regalia.server.room import Room
from regalia.server.rows import essence, row_after
from regalia.store.store import NO_SEAT, Conflict, Entry, SeatKey

MOST_LISTED = 100
MOST_MINE = 50
ATTEMPTS = 5
IDS_TRIED = 64
DAY_MS = 86_400_000
CODE_DAYS = 7


async def set_table(house: House, key: str, wish: NewTable, address: str) -> Seated:
    """A new table; whoever set it is its host."""
    await check_room_for_one_more(house, address)
    created = new_created(house, key, wish)
    live = LiveTable(id_here(house), created)
    keys = (SeatKey(hash_of(key), live.id, 0 if wish.name else NO_SEAT),)
    done: list[AnyDeed] = []
    if wish.name:
        name = seating.checked_name(live, wish.name)
        done.append(Sat(at_ms=created.at_ms, seat=0, name=name, entropy=wish.entropy, learner=wish.learner))
    done += bots_sat(live, wish, created.at_ms)
    if wish.start:
        if len(done) < wish.seats:
            raise Fault("seats-empty")
        done.append(Started(at_ms=created.at_ms))
    room = await open_with(house, live, done, keys, address)
    return Seated(live.id, room.live.created.code, 0 if wish.name else -1)


def id_here(house: House) -> str:
    """An id of a table that this house would attend, if one is found soon."""
    return next((table for _ in range(IDS_TRIED) if house.neighbours.attends(table := new_id())), new_id())


async def check_room_for_one_more(house: House, address: str) -> None:
    """One address may not fill the house, and all together not overfill it."""
    if not house.new_tables.take(address):
        raise TooMany("too-fast")
    most = house.settings.limits.tables
    if await house.store.count(("open", "playing"), house.now_ms() - 7 * DAY_MS) >= most:
        raise TooMany("too-many-tables", most=most)


def new_created(house: House, key: str, wish: NewTable) -> Created:
    """What was agreed on, checked; the luck is fixed here."""
    game = find_game(wish.game)
    seating.check_rated(wish.rated, wish.data)
    if wish.seats not in game.players:
        raise BadSeats(game.how_many_play(wish.seats))
    options = game.options.settle(wish.options)
    terms_of(game, options, wish.data)
    seating.check_pace(wish.pace)
    return Created(
        at_ms=house.now_for(wish.pace),
        code=new_code(),
        game=game.id,
        version=game.version,
        seats=wish.seats,
        luck=new_secret(),
        host=hash_of(key),
        options=options,
        data=wish.data,
        pace=wish.pace,
        listed=wish.listed,
        watching=wish.watching,
        advice=wish.advice,
        rated=wish.rated,
    )


def bots_sat(live: LiveTable, wish: NewTable, now_ms: int) -> list[Sat]:
    """The bots that were asked for, on the seats after the host's."""
    first = 1 if wish.name else 0
    if first + len(wish.bots) > wish.seats:
        raise Fault("table-full")
    names = {wish.name}
    sat: list[Sat] = []
    for seat, bot in enumerate(wish.bots, start=first):
        sat.append(seating.bot_sat(live, seat, bot, now_ms, frozenset(names)))
        names.add(sat[-1].name)
    return sat


async def open_with(
    house: House, live: LiveTable, done: list[AnyDeed], keys: tuple[SeatKey, ...], address: str = ""
) -> Room:
    """Save the first deeds of a table and open its room; a code that is taken is replaced."""
    for _ in range(ATTEMPTS):
        created = live.created
        row = row_after(live, tuple(done), None, created.at_ms)
        try:
            bodies = kept((created, *done))
            await house.store.append(Entry(live.id, 0, bodies, row, keys))
        except Conflict:
            live = LiveTable(live.id, msgspec.structs.replace(created, code=new_code()))
            continue
        for deed in done:
            live.take(deed)
        live.chain = chain_of(bodies, b"")
        room = Room(house, live, address)
        room.row = essence(row)
        chronicle.table_set(house, live)
        return house.welcome(room)
    raise TooMany("too-many-tables", most=house.settings.limits.tables)


async def set_rematch(house: House, old: LiveTable) -> str:
    """A table for the same people, who move up one seat; it begins at once."""
    now_ms, luck = house.now_for(old.created.pace), new_secret()
    fresh = {"at_ms": now_ms, "code": new_code(), "luck": luck, "version": old.game.version, "what_if": None}
    fresh["rated"] = False  # nobody sat down there by himself
    created = msgspec.structs.replace(old.created, **fresh)
    live = LiveTable(id_here(house), created)
    hers = [key for key in await house.store.keys_of(old.id) if key.seat != NO_SEAT]
    keys = [seating.moved_key(key, live.id, created.seats) for key in hers]
    done: list[AnyDeed] = [*seating.rematch_deeds(old, now_ms), Started(at_ms=now_ms)]
    await open_with(house, live, done, tuple(keys))
    return live.id


# --- finding


async def open_tables(house: House) -> TableList:
    """The tables one may join."""
    rows = await house.store.listed("open", MOST_LISTED)
    return TableList(tuple(line for row in rows if (line := describe.line_of(row)) is not None))


async def my_tables(house: House, key: str) -> TableList:
    """The tables where a key opens a seat."""
    lines = []
    for row, seat in await house.store.rows_of(hash_of(key), MOST_MINE):
        line = describe.line_of(row)
        if line is not None:
            line = msgspec.structs.replace(line, code=row.code, seat=seat)
            lines.append(await in_play(house, line) if row.status == "playing" else line)
    return TableList(tuple(lines))


async def in_play(house: House, line: TableLine) -> TableLine:
    """For whom a table waits. One that cannot be opened waits for nobody, and spoils no list."""
    try:
        room = await house.room(line.id)
    except Fault:
        return line
    live, away = room.live, bool(room.live.sitters[line.seat].away)
    return msgspec.structs.replace(
        line,
        your_turn=line.seat in live.waiting() and not away,
        asked=live.game.view(live.table.state, WATCHER).asked if live.table is not None else (),
        idle_ms=max(0, room.now_ms() - live.updated_ms),
        away=away,
    )


async def table_of_code(house: House, code: str, address: str) -> Found:
    """The table of a code, as people may type it, if it waits for players and not for long; or the evening."""
    if not house.wrong_codes.take(address):
        raise TooMany("too-many-codes")
    row = await house.store.row_of_code(read_code(code))
    evening = await house.store.evening_of_code(read_code(code)) if row is None else None
    if evening is not None and not read_evening(evening).ended:
        house.wrong_codes.give_back(address)
        return Found("", evening.id)
    if row is None or row.status != "open" or await is_stale(house, row.id):
        raise NotThere("no-such-code")
    house.wrong_codes.give_back(address)
    return Found(row.id)


async def is_stale(house: House, table: str) -> bool:
    """Was this table set so long ago that its code opens nothing any more?"""
    return (await house.room(table)).live.created.at_ms < house.now_ms() - CODE_DAYS * DAY_MS


def all_games() -> GameList:
    """The games there are."""
    found = [
        GameInfo(
            id=game.id,
            version=game.version,
            players=(game.players[0], game.players[-1]),
            options=game.options.options,
            presets=dict(game.options.presets),
            bots=tuple(bot_names(game)),
        )
        for game in games().values()
    ]
    return GameList(PROTOCOL, tuple(found))


# --- who may do what


async def seat_at(room: Room, key: str | None) -> int | None:
    """The seat that a key opens at a table."""
    return None if key is None else await room.house.store.seat_of(hash_of(key), room.live.id)


async def need_seat(room: Room, key: str | None) -> int:
    """The seat of whoever asks; he must have one."""
    seat = await seat_at(room, key)
    if seat is None:
        raise NotAllowed("not-your-seat")
    return seat


def check_may_look(room: Room, seat: int | None, address: str) -> None:
    """Refuse whoever has no seat where nobody may watch, and whoever was sent away."""
    live = room.live
    if seat is not None:
        return
    if not live.created.watching and live.status != "open" and not live.opened:
        raise NotAllowed("no-watching")
    if live.status != "over":
        live.manners.check_may_come(veiled(address, live.id, room.house.store.secret()))


async def is_host(room: Room, key: str | None) -> bool:
    """Did he set this table, with this key or another of his?"""
    return key is not None and room.live.created.host in await room.house.store.mine(hash_of(key))


async def need_host(room: Room, key: str | None) -> None:
    """Only the host may do this."""
    if not await is_host(room, key):
        raise NotAllowed("host-only")
