"""What the owner of a house may see and do; whatever is done is written down.

He sees what anybody at a table may see, and no secret of a game: views are for players.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from regalia.server import describe, hosting, reports, tidings
from regalia.server.bans import EVERYWHERE, Ban
from regalia.server.deeds import Closed
from regalia.server.ears import Ear
from regalia.server.errors import Fault, NotThere
from regalia.server.house import House
from regalia.server.manners import veiled
from regalia.server.requests import Nothing, Request, TableLine
from regalia.server.sitters import ChatLine
from regalia.server.tidings import ANNOUNCEMENT, RESTART
from regalia.store.store import Entry, TableRow

LOG = "log/"
MOST_SHOWN = 200
DAY_MS = 86_400_000
LONGEST_DAYS = 3_650
LONGEST_MINUTES = 24 * 60
KEPT_LINES = 1_000  # of the log of what was done


class TableHere(msgspec.Struct, frozen=True):
    """A table as the house sees it."""

    id: str
    game: str
    status: str
    names: tuple[str, ...]
    updated_ms: int
    listed: bool
    in_memory: bool
    connections: int
    code: str = ""


class TablesHere(msgspec.Struct, frozen=True):
    """Some tables, and behind which one the next begin."""

    tables: tuple[TableHere, ...]
    next: str = ""


class SeatHere(msgspec.Struct, frozen=True):
    """A seat as the house sees it."""

    name: str
    bot: str
    here: int  # connections
    muted: bool
    keys: int


class TableWhole(msgspec.Struct, frozen=True):
    """One table with its seats and what was said."""

    table: TableHere
    seats: tuple[SeatHere, ...]
    chat: tuple[ChatLine, ...]
    deeds: int
    broken: int


class Doing(Request, frozen=True):
    """Something to be done to somebody."""

    name: str = ""
    text: str = ""
    days: int = 7
    muted: bool = True
    minutes: int = 0


class Done(msgspec.Struct, frozen=True):
    """What was done, as it is written down."""

    at_ms: int
    what: str
    table: str = ""
    about: str = ""


class Statistics(msgspec.Struct, frozen=True):
    """The house in figures."""

    version: str
    engine: str
    tables: dict[str, dict[str, int]]  # by game and status
    in_memory: int
    connections: int
    addresses: int
    bots_waiting: int
    bans: dict[str, Ban]
    announcement: str
    restart_ms: int = 0  # when the house restarts, if that was said


class DoneList(msgspec.Struct, frozen=True):
    """The log of what was done, the newest first."""

    done: tuple[Done, ...]


# --- seeing


async def tables(house: House, after: str, most: int = MOST_SHOWN) -> TablesHere:
    """All tables in the order of their ids."""
    found = await house.store.tables(after, most)
    lines = [(row, describe.line_of(row)) for row in found]
    shown = tuple(here(house, line, row) for row, line in lines if line is not None)
    return TablesHere(shown, found[-1].id if len(found) == most else "")


def here(house: House, line: TableLine, row: TableRow) -> TableHere:
    """A table with what memory knows of it."""
    room = house.rooms.get(line.id)
    return TableHere(
        id=line.id,
        game=line.game,
        status=line.status,
        names=line.names,
        updated_ms=line.updated_ms,
        listed=row.listed,
        in_memory=room is not None,
        connections=len(room.ears) if room else 0,
        code=row.code,
    )


async def table(house: House, table_id: str) -> TableWhole:
    """One table."""
    room, row = await house.room(table_id), await house.store.row(table_id)
    line = describe.line_of(row) if row else None
    if row is None or line is None:
        raise NotThere("no-such-table")
    live, keys = room.live, Counter(key.seat for key in await house.store.keys_of(table_id))
    present = Counter(ear.seat for ear in room.ears)
    seats = tuple(
        SeatHere(sitter.name, sitter.bot, present[seat], seat in live.manners.muted, keys[seat])
        for seat, sitter in enumerate(live.sitters)
    )
    return TableWhole(here(house, line, row), seats, tuple(live.chat), live.sequence, live.broken)


async def statistics(house: House) -> Statistics:
    """The house in figures."""
    counts: dict[str, dict[str, int]] = {}
    for (game, status), many in sorted((await house.store.tally()).items()):
        counts.setdefault(game, {})[status] = many
    return Statistics(
        version=house.settings.version,
        engine=house.settings.engine,
        tables=counts,
        in_memory=len(house.rooms),
        connections=sum(house.connected.values()),
        addresses=len(house.connected),
        bots_waiting=house.metrics.waiting_for_bots(),
        bans={ban.group: ban for ban in house.bans.known.values()},
        announcement=house.announcement,
        restart_ms=house.restart_ms,
    )


async def log(house: House) -> DoneList:
    """What the owner has done, the newest first."""
    found = await house.store.notes(LOG)
    newest = sorted(found, reverse=True)[:MOST_SHOWN]
    return DoneList(tuple(msgspec.json.decode(found[name], type=Done) for name in newest))


# --- doing


async def write_down(house: House, what: str, table: str = "", about: str = "") -> None:
    """The log of what the owner did, kept in the store; the eldest lines make room."""
    done = Done(house.wall_ms(), what, table, about[:200])
    names = sorted(await house.store.notes(LOG))
    last = int(names[-1].removeprefix(LOG)) if names else 0
    await house.store.note(f"{LOG}{last + 1:012}", msgspec.json.encode(done))
    for name in names[: max(0, len(names) + 1 - KEPT_LINES)]:
        await house.store.note(name, None)
    house.log.info("the owner has acted", what=what, table=table[:4])


async def close(house: House, table_id: str) -> Nothing:
    """Close a table: it can be looked at, and not be played on."""
    room = await house.room(table_id)
    async with room.turn():
        await hosting.do(room, Closed(at_ms=room.now_ms()))
    await write_down(house, "close", table_id)
    return Nothing()


async def forget(house: House, table_id: str) -> Nothing:
    """Forget a table for good: whoever is there is sent away."""
    room = await house.room(table_id)
    async with room.lock:
        await house.store.replace(Entry(table_id, 0, ()))
        house.drop(room)
    for ear in list(room.ears):
        ear.sent_away()
    await write_down(house, "forget", table_id)
    return Nothing()


async def mute(house: House, table_id: str, wish: Doing) -> Nothing:
    """Let a seat be silent, or speak again."""
    await hosting.let_speak(await house.room(table_id), wish.name, muted=wish.muted)
    await write_down(house, "mute" if wish.muted else "unmute", table_id, wish.name)
    return Nothing()


async def ban(house: House, table_id: str, wish: Doing) -> Done:
    """Send the one on a seat away from the whole house, by his keys and by where he is connected from."""
    room = await house.room(table_id)
    seat = hosting.seat_named(room.live, wish.name)
    hers = [await house.store.mine(key.hash) for key in await house.store.keys_of(table_id) if key.seat == seat]
    keys = list(dict.fromkeys(known for keys in hers for known in keys))
    return await send_away(house, keys, [ear for ear in room.ears if ear.seat == seat], wish, table_id)


async def send_away(house: House, keys: list[bytes], ears: list[Ear], wish: Doing, table_id: str = "") -> Done:
    """Send somebody with these keys away, and from where he is connected just now."""
    if not 0 < wish.days <= LONGEST_DAYS:
        raise Fault("bad-request", why=f"days is a number from 1 to {LONGEST_DAYS}")
    veils = {veiled(ear.address, EVERYWHERE, house.store.secret()) for ear in ears}
    until_ms = house.wall_ms() + wish.days * DAY_MS
    group = await house.bans.add(house, [*keys, *sorted(veils)], Ban(until_ms, wish.text[:200], wish.name[:40]))
    for ear in ears:
        ear.sent_away()
    await write_down(house, "ban", table_id, f"{wish.name}: {group}")
    return Done(house.wall_ms(), "ban", table_id, group)


async def answer(house: House, report: str, text: str) -> Nothing:
    """Close a report; what is said of it, whoever reported may read."""
    closed = await reports.answer(house, report, text)
    await write_down(house, "answer", closed.table, f"{closed.name}: {closed.answer}")
    return Nothing()


async def unban(house: House, group: str) -> Nothing:
    """Let somebody in again."""
    if not await house.bans.lift(house, group):
        raise NotThere("no-such-page")
    await write_down(house, "unban", about=group)
    return Nothing()


async def announce(house: House, text: str) -> Nothing:
    """Say something to everybody, now and at /status; nothing takes it back."""
    line = " ".join(text.split())[:300]
    if not line.isprintable():
        raise Fault("bad-request", why="text is one line of letters")
    await house.store.note(ANNOUNCEMENT, line.encode() if line else None)
    tidings.tell_all(house, line)
    await write_down(house, "announce", about=line)
    return Nothing()


async def restart(house: House, minutes: int) -> Nothing:
    """Say to everybody that the house restarts in some minutes; 0 takes it back. It restarts nothing."""
    if not 0 <= minutes <= LONGEST_MINUTES:
        raise Fault("bad-request", why=f"minutes is a number from 0 to {LONGEST_MINUTES}")
    at_ms = house.wall_ms() + minutes * 60_000 if minutes else 0
    await house.store.note(RESTART, str(at_ms).encode() if at_ms else None)
    tidings.tell_restart(house, at_ms)
    await write_down(house, "restart", about=f"{minutes} min")
    return Nothing()
