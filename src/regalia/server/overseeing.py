"""What the owner of a house sees of people and load, beside the tables; of one process, where there are several."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import msgspec

from regalia.server import reports, somebody
from regalia.server.auth import hash_of
from regalia.server.errors import NotThere
from regalia.server.governing import MOST_SHOWN, Doing, Done, send_away
from regalia.server.hour import Sample, value
from regalia.server.house import House
from regalia.store.opening import is_shared
from regalia.store.store import PersonRow

MOST_READ = 2_000


class PersonHere(msgspec.Struct, frozen=True):
    """Somebody with a name, as the house sees her."""

    id: str  # opens nothing
    name: str
    crest: int
    devices: int
    seen_ms: int
    table: str = ""  # where she is just now
    ban: str = ""  # by which she was sent away
    reports: int = 0  # of her that wait for an answer, by the name she bears


class PeopleHere(msgspec.Struct, frozen=True):
    """Those who are here first, then those who were here last."""

    people: tuple[PersonHere, ...]
    many: int  # all who are kept, as far as they were counted


class Load(msgspec.Struct, frozen=True):
    """What the house has to do, and what it has for it."""

    since_ms: int  # it runs
    samples: tuple[Sample, ...]  # of the last hour, the eldest first
    bots_waiting: int
    farm: int  # processes of a farm of bots
    database_bytes: int  # 0: it lies elsewhere
    free_bytes: int


async def everybody(house: House, name: str) -> PeopleHere:
    """People by a part of their name."""
    rows: list[PersonRow] = []
    while len(rows) < MOST_READ and (found := await house.store.people(rows[-1].id if rows else b"")):
        rows += found
    where = {hash_of(ear.key): room.live.id for room in house.rooms.values() for ear in room.ears if ear.key}
    told = Counter(e.report.name for e in await reports.kept(house) if not e.report.answered_ms)
    shown = [shown_of(house, row, where, told) for row in rows]
    wanted = [each for each in shown if name.casefold() in each.name.casefold()]
    wanted.sort(key=lambda each: (not each.reports, not each.table, -each.seen_ms))
    return PeopleHere(tuple(wanted[:MOST_SHOWN]), len(rows))


def shown_of(house: House, row: PersonRow, where: dict[bytes, str], told: Counter[str]) -> PersonHere:
    """One of them."""
    person = somebody.read(row)
    keys = [key for key, _ in row.keys]
    return PersonHere(
        id=row.id.hex(),
        name=person.name,
        crest=person.crest,
        devices=sum(each.kind == "device" for each in person.keys),
        seen_ms=max((each.seen_ms for each in person.keys), default=0),
        table=next((where[key] for key in keys if key in where), ""),
        ban=next((house.bans.known[key].group for key in keys if key in house.bans.known), ""),
        reports=told[person.name] if person.name else 0,
    )


async def ban(house: House, person_id: str, wish: Doing) -> Done:
    """Send somebody away from the whole house, wherever she is."""
    row = await house.store.person_of(bytes.fromhex(person_id)) if is_hex(person_id) else None
    if row is None:
        raise NotThere("no-such-page")
    keys = [key for key, _ in row.keys]
    ears = [ear for room in house.rooms.values() for ear in room.ears if ear.key and hash_of(ear.key) in keys]
    named = msgspec.structs.replace(wish, name=somebody.read(row).name)
    return await send_away(house, keys, ears, named)


def is_hex(text: str) -> bool:
    """Is it the name of a key?"""
    return len(text) <= 128 and len(text) % 2 == 0 and all(digit in "0123456789abcdef" for digit in text)


async def load(house: House) -> Load:
    """What goes on."""
    metrics = house.metrics
    used, free = room_for(house.settings.database)
    return Load(
        since_ms=metrics.hour.since_ms,
        samples=tuple(metrics.hour.samples),
        bots_waiting=metrics.waiting_for_bots(),
        farm=int(value(metrics.farm_processes)),
        database_bytes=used,
        free_bytes=free,
    )


def room_for(database: str) -> tuple[int, int]:
    """How much a file of tables takes, and how much is left beside it."""
    path = Path(database)
    if is_shared(database) or not path.is_file():
        return 0, 0
    parts = [Path(database + end) for end in ("", "-wal")]
    return sum(part.stat().st_size for part in parts if part.is_file()), shutil.disk_usage(path.absolute().parent).free
