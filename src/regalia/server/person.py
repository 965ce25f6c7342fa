"""What the house keeps of one person, by any of her keys: she may have all of it, and may have it forgotten.

Other players keep their game: of the one who goes, her keys are gone, and her name and words are struck out of the log,
whose chain is made anew. Tables where nobody else sat are forgotten as a whole.
"""

from __future__ import annotations

import msgspec

from regalia.server import blocks, deeds, describe, evening_keeping, friends, people, reports, somebody
from regalia.server.auth import hash_of
from regalia.server.deeds import Answered, AnyDeed, Barred, Created, Left, Noted, Sat, Spoke
from regalia.server.errors import Taken
from regalia.server.evening_keeping import MyEvening
from regalia.server.folding import folded
from regalia.server.friend_requests import FriendKept
from regalia.server.house import House
from regalia.server.me import Me
from regalia.server.reports import MyReport
from regalia.server.room import Room
from regalia.server.rows import row_after
from regalia.server.tell import WayKept
from regalia.server.telling import Telling
from regalia.store.store import NO_SEAT, Entry, TableRow

MOST_TABLES = 10_000
NOBODY = "…"
NOT_SAID = -2


class MyTable(msgspec.Struct, frozen=True):
    """What is kept of a person at one table."""

    table: str
    game: str
    status: str
    seat: int
    name: str
    set_by_you: bool
    entropy: str
    said: tuple[str, ...]
    answers: int
    place: int = 0  # of a game that is over
    noted: tuple[str, ...] = ()  # about its moments, with what was taken back


class Told(msgspec.Struct, frozen=True):
    """How a person is told while she is away."""

    language: str
    zone: str
    quiet: tuple[int, int]  # minutes after midnight
    every_minutes: int
    muted: tuple[str, ...]
    ways: tuple[WayKept, ...]


class MyData(msgspec.Struct, frozen=True):
    """Everything that is kept of a person."""

    tables: tuple[MyTable, ...]
    me: Me = Me()
    reports: tuple[MyReport, ...] = ()
    telling: Told | None = None  # how you are told while you are away
    evenings: tuple[MyEvening, ...] = ()
    friends: tuple[FriendKept, ...] = ()
    shown: bool = True  # do your friends see whether you are here?


class Forgotten(msgspec.Struct, frozen=True):
    """What was done about it."""

    forgotten: int  # tables that are gone
    anonymous: int  # tables at which the name and the words are gone


async def data_of(house: House, key: str) -> MyData:
    """What is kept under a key."""
    found, hers = [], await house.store.mine(hash_of(key))
    for row, seat in await house.store.rows_of(hash_of(key), MOST_TABLES, NO_SEAT):
        log = [deeds.read(body) for body in await house.store.deeds(row.id)]
        found.append(mine(row, seat, log, hers))
    own = await people.found(house, key)
    person = somebody.read(own) if own is not None else somebody.Person()
    kept = told(person.telling) if own is not None else None
    theirs = (await reports.mine(house, key)).reports
    evenings = await evening_keeping.data_of(house, hers)
    me = await people.look(house, key)
    return MyData(tuple(found), me, theirs, kept, evenings, friends.kept(person), not person.hidden)


def told(kept: Telling) -> Told:
    """All that is kept of how she is told, but the keys with which pushes are sealed: those are of use to nobody."""
    ways = tuple(WayKept(each.way, each.address, each.name, each.added_ms, each.confirmed) for each in kept.channels)
    return Told(kept.language, kept.zone, (kept.quiet_from, kept.quiet_to), kept.every_minutes, kept.muted, ways)


def mine(row: TableRow, seat: int, log: list[AnyDeed], hers: list[bytes]) -> MyTable:
    """What one log tells of a seat; of somebody who left, only that she was there."""
    created, line = log[0], describe.line_of(row)
    assert isinstance(created, Created)
    is_host = created.host in hers
    sat = [deed for deed in log if isinstance(deed, Sat) and deed.seat == seat]
    return MyTable(
        table=row.id,
        game=created.game,
        status=row.status,
        seat=seat,
        name=sat[-1].name if sat else "",
        set_by_you=is_host,
        entropy=sat[-1].entropy if sat else "",
        said=tuple(deed.text for deed in log if isinstance(deed, Spoke) and deed.seat == seat != NO_SEAT),
        answers=sum(isinstance(deed, Answered) and deed.seat == seat and deed.by == "person" for deed in log),
        noted=tuple(deed.text for deed in log if isinstance(deed, Noted) and deed.seat == seat and deed.text)
        if seat != NO_SEAT or is_host
        else (),
        place=line.places[seat] if line and 0 <= seat < len(line.places) else 0,
    )


async def forget(house: House, key: str) -> Forgotten:
    """Forget a person with all her keys; whoever is in the middle of a game must leave it first."""
    hers = frozenset(await house.store.mine(hash_of(key)))
    found = await house.store.rows_of(hash_of(key), MOST_TABLES, NO_SEAT)
    for row, seat in found:
        if row.status == "playing" and not await has_left(house, row.id, seat):
            raise Taken("still-playing")
    tables = {row.id: frozenset(seat for other, seat in found if other.id == row.id) for row, _ in found}
    stayed = [await forget_at(house, table, seats, hers) for table, seats in tables.items()]
    places = frozenset((row.id, seat) for row, seat in found if seat != NO_SEAT)
    await reports.forget(house, hers | {hash_of(key)}, places)
    await blocks.forget(house, hers | {hash_of(key)})
    await evening_keeping.forget(house, list(hers))
    person = await people.found(house, key)
    if person is not None:
        await house.store.forget_person(person.id)
        house.messenger.forget(person.id)
    house.log.info("a person was forgotten", tables=len(stayed))
    return Forgotten(stayed.count(False), stayed.count(True))


async def has_left(house: House, table: str, seat: int) -> bool:
    """Does a bot play for her, or has she no seat there any more?"""
    return seat == NO_SEAT or bool((await house.room(table)).live.sitters[seat].away)


async def forget_at(house: House, table: str, seats: frozenset[int], hers: frozenset[bytes]) -> bool:
    """Forget somebody at one table; whether the table stays, since others sit there."""
    room = await house.room(table)
    async with room.lock:
        stays = any(sitter.is_person for seat, sitter in enumerate(room.live.sitters) if seat not in seats)
        await house.store.replace(await without(house, room, seats, hers) if stays else Entry(table, 0, ()))
        house.drop(room)
    for ear in list(room.ears):
        if stays and ear.seat not in seats:
            ear.hang_up()
        else:
            ear.sent_away()
    house.neighbours.table_renewed(table)
    return stays


async def without(house: House, room: Room, seats: frozenset[int], hers: frozenset[bytes]) -> Entry:
    """The table without a person's name, words and keys."""
    log = [deeds.read(body) for body in await house.store.deeds(room.live.id)]
    keys = await house.store.keys_of(room.live.id)
    gone = hers | {each.hash for each in keys if each.seat in seats and each.seat != NO_SEAT}
    left = {deed.seat: place for place, deed in enumerate(log) if isinstance(deed, Left)}
    seats = seats - {NO_SEAT} | ({NO_SEAT} if room.live.created.host in gone else set())
    kept = [
        struck_out(deed, gone, is_hers=seat_in(deed) in seats or place < left.get(seat_in(deed), 0))
        for place, deed in enumerate(log)
    ]
    bodies = deeds.kept(kept)
    live = await folded(room.live.id, list(bodies))
    row = row_after(live, (), None, room.live.updated_ms)
    return Entry(room.live.id, 0, bodies, row, tuple(each for each in keys if each.hash not in gone))


def seat_in(deed: AnyDeed) -> int:
    """The seat that sat down, spoke or wrote, NO_SEAT for a note of the host; NOT_SAID if it is another deed.

    Watchers have no names of their own.
    """
    if isinstance(deed, Noted):
        return deed.seat
    return deed.seat if isinstance(deed, Sat | Spoke) and deed.seat >= 0 else NOT_SAID


def struck_out(deed: AnyDeed, gone: frozenset[bytes], *, is_hers: bool) -> AnyDeed:
    """A deed as it stays; what was stirred into the luck stays, else no die could be checked any more.

    Who got up before the start is struck out with her, whoever it was: nobody at the table bears that name.
    """
    if isinstance(deed, Sat) and is_hers:
        return msgspec.structs.replace(deed, name=f"{NOBODY}{deed.seat + 1}")
    if isinstance(deed, Spoke) and is_hers:
        return msgspec.structs.replace(deed, name=f"{NOBODY}{deed.seat + 1}", text=NOBODY)
    if isinstance(deed, Noted) and is_hers:
        return msgspec.structs.replace(deed, name=NOBODY, text="")
    if isinstance(deed, Created) and deed.host in gone:
        return msgspec.structs.replace(deed, host=b"")
    if isinstance(deed, Barred):
        return msgspec.structs.replace(deed, keys=tuple(each for each in deed.keys if each not in gone))
    return deed
