"""Friends: two who both said so, by a link. They see each other here, and ask each other to tables.

It is kept with both of them. Whoever takes it back, or blocks the other, ends it for both at once; nobody is told.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from regalia.server import describe, people, telling
from regalia.server.around import LASTS_SECONDS
from regalia.server.auth import hash_of
from regalia.server.errors import Fault, NotThere, TooMany
from regalia.server.friend_requests import Circle, FriendCard, FriendKept, FriendLine, InvitationLine
from regalia.server.me import Link
from regalia.server.somebody import Friend, Invitation, Person, read
from regalia.server.telling import Word
from regalia.store.store import PersonRow

if TYPE_CHECKING:
    from regalia.server.house import House

LINK_MS = 7 * 86_400_000
LASTS_MS = round(1_000 * LASTS_SECONDS)
MOST_FRIENDS, MOST_INVITATIONS = 100, 20
ID_DIGITS = 16


# --- who is whose friend


def has_key(row: PersonRow, key: bytes) -> bool:
    """Is it one of hers, or was it?"""
    return any(key == each for each, _ in row.keys)


def are_friends(one: PersonRow, other: PersonRow) -> bool:
    """Do both say so, and has neither blocked the other?"""
    return one.id != other.id and all(
        any(has_key(second, each.key) for each in read(first).friends) and not has_blocked(first, second)
        for first, second in ((one, other), (other, one))
    )


def has_blocked(one: PersonRow, other: PersonRow) -> bool:
    """Does she not want to read the other?"""
    return any(has_key(other, key) for each in read(one).blocked for key in each.keys)


def mark(row: PersonRow) -> str:
    """Tells a friend from others, and opens nothing."""
    return hash_of(f"friend {row.id.hex()}").hex()[:ID_DIGITS]


async def friends_of(house: House, row: PersonRow) -> list[tuple[Friend, PersonRow]]:
    """Her friends as they are now, each once."""
    found: dict[bytes, tuple[Friend, PersonRow]] = {}
    for each in read(row).friends:
        other = await house.store.person_of(each.key)
        if other is not None and are_friends(row, other):
            found.setdefault(other.id, (each, other))
    return list(found.values())


async def own_row(house: House, key: str | None) -> PersonRow:
    """Who asks; somebody with a name, else friends would not know who it is."""
    row = await people.found(house, key) if key else None
    if row is None or not read(row).name:
        raise Fault("name-first")
    return row


# --- becoming friends


async def new_link(house: House, key: str, device: str) -> Link:
    """A token by which others become her friends, for a week; an earlier one is worth nothing any more."""
    await own_row(house, key)
    return await people.new_link(house, key, device, "friend", LINK_MS)


async def peek(house: House, token: str, address: str) -> FriendCard:
    """Whose friend one would be, before one says yes."""
    row, _ = await people.promised(house, token, address, ("friend",))
    return FriendCard(read(row).name, read(row).crest)


async def befriend(house: House, key: str, token: str, address: str) -> Circle:
    """Become friends with whoever made this token."""
    other, _ = await people.promised(house, token, address, ("friend",))
    mine = await own_row(house, key)
    if mine.id == other.id:
        raise Fault("report-yourself")
    if has_blocked(other, mine):
        raise NotThere("no-such-link")
    await people.change_of(house, mine.id, lambda person: with_friend(person, other, house.wall_ms()))
    await people.change_of(house, other.id, lambda person: with_friend(person, mine, house.wall_ms()))
    return await circle(house, key)


def with_friend(person: Person, other: PersonRow, now_ms: int) -> Person:
    """The same with a friend more."""
    if any(has_key(other, each.key) for each in person.friends):
        return person
    if len(person.friends) >= MOST_FRIENDS:
        raise TooMany("too-many-friends", most=MOST_FRIENDS)
    return msgspec.structs.replace(person, friends=(*person.friends, Friend(other.id, read(other).name, now_ms)))


async def part(house: House, key: str, which: str) -> Circle:
    """Be friends no longer, on both sides."""
    mine = await own_row(house, key)
    other = await friend(house, mine, which)
    for one, gone in ((mine, other), (other, mine)):
        await people.change_of(house, one.id, lambda person, gone=gone: without_friend(person, gone))  # type: ignore[misc]
    return await circle(house, key)


def without_friend(person: Person, other: PersonRow) -> Person:
    """The same without a friend, and where that one asked her to."""
    return msgspec.structs.replace(
        person,
        friends=tuple(each for each in person.friends if not has_key(other, each.key)),
        invitations=tuple(each for each in person.invitations if not has_key(other, each.key)),
    )


async def friend(house: House, row: PersonRow, which: str) -> PersonRow:
    """A friend of hers by the mark."""
    found = [other for _, other in await friends_of(house, row) if mark(other) == which]
    if not found:
        raise NotThere("no-such-friend")
    return found[0]


# --- as it is shown


async def circle(house: House, key: str | None, *, looks: bool = False) -> Circle:
    """Her friends, and who of them is here; whose page looks for them is here herself."""
    row = await people.found(house, key) if key else None
    if row is None:
        return Circle()
    person, known = read(row), await friends_of(house, row)
    if looks and known and house.messenger.around.note(row.id):
        house.neighbours.came(row.id)
    lines = sorted((line(house, *each) for each in known), key=lambda each: (not each.here, each.name.casefold()))
    asked = [await asking(house, row, each, [other for _, other in known]) for each in person.invitations]
    return Circle(tuple(lines), tuple(each for each in asked if each is not None), not person.hidden)


def line(house: House, kept: Friend, row: PersonRow) -> FriendLine:
    """A friend, as much as she shows."""
    other = read(row)
    here = not other.hidden and house.messenger.around.has(row.id)
    seen_ms = 0 if other.hidden else max((each.seen_ms for each in other.keys), default=0)
    return FriendLine(mark(row), other.name, other.crest, kept.since_ms, here, seen_ms)


async def asking(house: House, row: PersonRow, kept: Invitation, known: list[PersonRow]) -> InvitationLine | None:
    """Where a friend asks her to come, if she still can and the friend is one."""
    by = next((each for each in known if has_key(each, kept.key)), None)
    table = await house.store.row(kept.table) if by is not None else None
    found = describe.line_of(table) if table is not None and table.status == "open" else None
    if by is None or found is None or found.free == 0 or await sits_at(house, row, kept.table):
        return None
    return InvitationLine(read(by).name, kept.at_ms, kept.call, found)


async def sits_at(house: House, row: PersonRow, table: str) -> bool:
    """Has she a seat at a table, with any of her keys?"""
    hers = {each for each, _ in row.keys}
    return any(each.seat >= 0 and each.hash in hers for each in await house.store.keys_of(table))


async def show(house: House, key: str, *, shown: bool) -> Circle:
    """Let friends see whether one is here, or not."""
    mine = await own_row(house, key)
    await people.change_of(house, mine.id, lambda person: msgspec.structs.replace(person, hidden=not shown))
    return await circle(house, key)


# --- asking each other


async def invite(house: House, mine: PersonRow, others: list[PersonRow], table: str, *, call: bool = False) -> None:
    """Ask friends to a table; who is away hears of it if she wished to be told, and not of a call."""
    if not house.messenger.inviting.take(mine.id.hex(), len(others)):
        raise TooMany("too-fast")
    asked = Invitation(table, mine.id, read(mine).name, house.wall_ms(), call)
    for other in others:
        lasts_ms = LASTS_MS if house.messenger.around.has(other.id) else 0  # so long she may look and see it
        word = Word("wanted", table, due_ms=house.wall_ms() + house.settings.tell_after_ms + lasts_ms)
        await people.change_of(house, other.id, partial(with_invitation, asked=asked, word=None if call else word))
        await house.messenger.wake(other.id)


def with_invitation(person: Person, asked: Invitation, word: Word | None) -> Person:
    """The same with an invitation more; of one table she hears once."""
    if any(each.table == asked.table for each in person.invitations):
        return person
    told = telling.with_word(person.telling, word) if word is not None else person.telling
    kept = (*person.invitations, asked)[-MOST_INVITATIONS:]
    return msgspec.structs.replace(person, invitations=kept, telling=told)


async def decline(house: House, key: str, table: str) -> Circle:
    """Do not go there; whoever asked is not told."""
    mine = await own_row(house, key)

    def without(person: Person) -> Person:
        kept = tuple(each for each in person.invitations if each.table != table)
        return msgspec.structs.replace(person, invitations=kept)

    await people.change_of(house, mine.id, without)
    return await circle(house, key)


def kept(person: Person) -> tuple[FriendKept, ...]:
    """What is kept of her friends."""
    return tuple(FriendKept(each.name, each.since_ms) for each in person.friends)
