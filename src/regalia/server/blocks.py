"""Whom a person has blocked: she does not read what they write, and they do not sit down at tables that she hosts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from regalia.server import people, somebody
from regalia.server.auth import hash_of
from regalia.server.errors import Fault, NotAllowed, NotSaved, NotThere, TooMany
from regalia.server.me import BlockedHere, Blocking, Me
from regalia.server.somebody import Blocked, Person
from regalia.store.store import Conflict, PersonRow

if TYPE_CHECKING:
    from regalia.server.house import House
    from regalia.server.room import Room

MOST_BLOCKED = 100
MOST_KEYS = 32  # of one of them that are kept


async def block(room: Room, key: str, device: str, wish: Blocking) -> BlockedHere:
    """Block whoever sits on a seat, or let him be read again."""
    live = room.live
    if wish.seat >= live.created.seats or not live.sitters[wish.seat].is_person:
        raise NotThere("no-such-seat")
    keys, name = await keys_of(room, wish.seat), live.sitters[wish.seat].name
    if hash_of(key) in keys:
        raise Fault("report-yourself")
    new = Blocked(tuple(sorted(keys))[:MOST_KEYS], name, room.house.wall_ms())

    def changed(person: Person) -> Person:
        others = tuple(each for each in person.blocked if keys.isdisjoint(each.keys))
        return with_blocked(person, (*others, new) if wish.blocked else others)

    await people.change(room.house, key, device, changed)
    return await blocked_at(room, key)


def with_blocked(person: Person, blocked: tuple[Blocked, ...]) -> Person:
    """The same person with others whom she does not read."""
    if len(blocked) > MOST_BLOCKED:
        raise TooMany("too-many-blocked", most=MOST_BLOCKED)
    return msgspec.structs.replace(person, blocked=blocked)


async def keys_of(room: Room, seat: int) -> set[bytes]:
    """All keys of whoever sits on a seat."""
    store = room.house.store
    own = [each.hash for each in await store.keys_of(room.live.id) if each.seat == seat]
    return {*own, *[known for each in own for known in await store.mine(each)]}


async def blocked_at(room: Room, key: str | None) -> BlockedHere:
    """The seats of a table where somebody sits whom one has blocked."""
    found = await blocked_by(room.house, hash_of(key)) if key else frozenset()
    if not found:
        return BlockedHere(())
    seats = [seat for seat, sitter in enumerate(room.live.sitters) if sitter.is_person]
    return BlockedHere(tuple([seat for seat in seats if found & await keys_of(room, seat)]))


async def blocked_by(house: House, hash_: bytes) -> frozenset[bytes]:
    """The keys of all whom the person with this key has blocked."""
    row = await house.store.person_of(hash_)
    return frozenset(key for each in somebody.read(row).blocked for key in each.keys) if row else frozenset()


async def check_welcome(house: House, host: bytes, hers: list[bytes]) -> None:
    """Refuse whoever the host has blocked."""
    if not (await blocked_by(house, host)).isdisjoint(hers):
        raise NotAllowed("not-welcome")


async def unblock(house: House, key: str, which: str) -> Me:
    """Read somebody again, by the mark under which one is shown him."""
    row = await people.found(house, key)
    if row is None or all(people.mark_of(each) != which for each in somebody.read(row).blocked):
        raise NotThere("no-such-page")

    def changed(person: Person) -> Person:
        return with_blocked(person, tuple(each for each in person.blocked if people.mark_of(each) != which))

    return people.me(await people.change(house, key, "", changed), hash_of(key))


async def forget(house: House, gone: frozenset[bytes]) -> None:
    """Strike somebody with these keys out of what is kept of others: their blocks, friends and invitations."""
    after = b""
    while found := await house.store.people(after):
        for row in found:
            person = somebody.read(row)
            if somebody.without(person, gone) != person:
                await strike_out(house, row, gone)
        after = found[-1].id


async def strike_out(house: House, row: PersonRow, gone: frozenset[bytes]) -> None:
    """The same for one person, whatever she changes meanwhile."""
    for _ in range(people.ATTEMPTS):
        left = somebody.without(somebody.read(row), gone)
        try:
            await house.store.keep_person(somebody.row_of(row.id, left), row)
            return
        except Conflict:
            now = await house.store.person_of(row.id)
            if now is None:
                return
            row = now
    raise NotSaved("not-saved")
