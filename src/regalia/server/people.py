"""People without accounts: a name and a crest under the hashes of their keys, and several keys for one person.

Whoever shows any of her keys is the person, and what each of them has ever opened is hers. A further device comes by a
link that works once and not for long, or by a code on paper. A key that was taken away opens nothing any more; that it
was hers is kept, so that the seats it took stay hers.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request

from regalia.server.auth import hash_of, is_key, new_code, new_key, read_code
from regalia.server.ears import end_lines
from regalia.server.errors import Fault, NotSaved, NotThere, TooMany
from regalia.server.me import BlockedLine, Card, DeviceLine, Link, Me, Paper, PersonWish
from regalia.server.names import readable
from regalia.server.somebody import Blocked, Kind, OwnKey, Person, read, row_of
from regalia.server.telling import merged
from regalia.store.store import Conflict, PersonRow

if TYPE_CHECKING:
    from regalia.server.house import House

LINK_MS = 10 * 60_000
SEEN_MS = 3_600_000  # how exactly it is kept when a device was here last
PAPER_WORDS, WORD_SYLLABLES = 5, 3  # more than 90 bits
MOST_DEVICES, MOST_EVER = 20, 200
ATTEMPTS = 5
ID_DIGITS = 16
BROWSERS = {"Edg/": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "Linux": "Linux",
}


Change = Callable[[Person], Person]


# --- in the store


async def found(house: House, key: str) -> PersonRow | None:
    """Who shows this key; None if it is nobody's, or opens nothing any more."""
    row = await house.store.person_of(hash_of(key))
    return row if row is not None and dict(row.keys)[hash_of(key)] else None


async def change(house: House, key: str, device: str, how: Change) -> Person:
    """Change the person who shows this key; whoever has only a key becomes one."""
    for _ in range(ATTEMPTS):
        row = await found(house, key)
        before = read(row) if row else Person(keys=(new_device(house, key, device),))
        after = how(before)
        try:
            if row is None or after != before:
                await house.store.keep_person(row_of(row.id if row else hash_of(key), after), row)
            return after
        except Conflict:
            continue
    raise NotSaved("not-saved")


async def change_of(house: House, who: bytes, how: Callable[[Person], Person]) -> None:
    """Change what is kept of somebody; nothing happens if she is gone."""
    for _ in range(ATTEMPTS):
        row = await house.store.person_of(who)
        if row is None:
            return
        before = read(row)
        after = how(before)
        try:
            if after != before:
                await house.store.keep_person(row_of(row.id, after), row)
            return
        except Conflict:
            continue
    raise NotSaved("not-saved")


def new_device(house: House, key: str, device: str) -> OwnKey:
    """A key that is shown here."""
    return OwnKey(hash_of(key), "device", house.wall_ms(), device, house.wall_ms())


def with_keys(person: Person, keys: list[OwnKey]) -> Person:
    """The same person with other keys, within what one person may have."""
    if sum(each.kind == "device" for each in keys) > MOST_DEVICES or len(keys) > MOST_EVER:
        raise TooMany("too-many-devices", most=MOST_DEVICES)
    return msgspec.structs.replace(person, keys=tuple(keys))


# --- who one is


async def look(house: House, key: str | None) -> Me:
    """What a person is shown of herself; her device was here now."""
    row = await found(house, key) if key else None
    if row is None or key is None:
        return Me()
    person, here, now_ms = read(row), hash_of(key), house.wall_ms()
    if any(each.hash == here and each.seen_ms < now_ms - SEEN_MS for each in person.keys):
        person = await change(house, key, "", lambda who: seen(who, here, now_ms))
    return me(person, here)


def seen(person: Person, here: bytes, now_ms: int) -> Person:
    """A device was here."""
    keys = [msgspec.structs.replace(each, seen_ms=now_ms) if each.hash == here else each for each in person.keys]
    return with_keys(person, keys)


def me(person: Person, here: bytes) -> Me:
    """A person for her own eyes: of keys nothing but a mark that tells them apart."""
    shown = [each for each in person.keys if each.kind in ("device", "paper", "passkey")]
    lines = [
        DeviceLine(mark(each), each.kind, each.name, each.added_ms, each.seen_ms, here=each.hash == here)
        for each in shown
    ]
    blocked = tuple(BlockedLine(mark_of(each), each.name, each.at_ms) for each in person.blocked)
    return Me(person.name, person.crest, tuple(lines), blocked, person.rests_until_ms)


def mark(own: OwnKey) -> str:
    """Tells a key from the others of its person, and opens nothing."""
    return hash_of(own.hash.hex()).hex()[:ID_DIGITS]


def mark_of(blocked: Blocked) -> str:
    """Tells somebody who is blocked from others."""
    return hash_of(b"".join(blocked.keys).hex()).hex()[:ID_DIGITS]


def mark_of_key(key: str) -> str:
    """The mark of the device that shows a key."""
    return mark(OwnKey(hash_of(key), "device", 0))


async def keep(house: House, key: str, device: str, wish: PersonWish) -> Me:
    """Another name or crest."""
    name = readable(wish.name) if wish.name else wish.name

    def changed(person: Person) -> Person:
        crest = person.crest if wish.crest is None else wish.crest
        return msgspec.structs.replace(person, name=person.name if name is None else name, crest=crest)

    return me(await change(house, key, device, changed), hash_of(key))


# --- other devices


async def new_link(house: House, key: str, device: str, kind: Kind = "link", lasts_ms: int = LINK_MS) -> Link:
    """A token for others: to become her on one device soon, or her friend; an earlier one is worth nothing any more."""
    token, now_ms = new_key(house.store.secret()), house.wall_ms()
    own = OwnKey(hash_of(token), kind, now_ms, until_ms=now_ms + lasts_ms)
    await change(house, key, device, lambda person: with_keys(person, [*without_kind(person, kind), own]))
    return Link(token)


async def new_paper(house: House, key: str, device: str) -> Paper:
    """A code to be kept on paper, until another is made; only this once can it be read."""
    words = [new_code(WORD_SYLLABLES) for _ in range(PAPER_WORDS)]
    own = OwnKey(hash_of("".join(words)), "paper", house.wall_ms())
    await change(house, key, device, lambda person: with_keys(person, [*without_kind(person, "paper"), own]))
    return Paper(" ".join(words))


def without_kind(person: Person, kind: Kind) -> list[OwnKey]:
    """The keys of other kinds."""
    return [each for each in person.keys if each.kind != kind]


async def peek(house: House, token: str, address: str) -> Card:
    """Whom one would be on this device, before one says yes."""
    row, _ = await promised(house, token, address)
    person = read(row)
    return Card(person.name, person.crest, sum(each.kind == "device" for each in person.keys))


async def promised(
    house: House, token: str, address: str, kinds: tuple[Kind, ...] = ("link", "paper")
) -> tuple[PersonRow, OwnKey]:
    """Whom a token or a code is of; who guesses is soon stopped."""
    if not house.wrong_codes.take(address):
        raise too_many_codes()
    known = hash_of(token if is_key(token) else read_code(token))
    row = await house.store.person_of(known)
    own = next((each for each in read(row).keys if each.hash == known), None) if row else None
    if row is None or own is None or own.kind not in kinds or not is_valid(own, house.wall_ms()):
        raise NotThere("no-such-link")
    house.wrong_codes.give_back(address)
    house.bans.check_marks(house, *(each for each, _ in row.keys))
    return row, own


def too_many_codes() -> Fault:
    """Who guesses is stopped."""
    return TooMany("too-many-codes")


def is_valid(own: OwnKey, now_ms: int) -> bool:
    """Can somebody come by it now?"""
    return own.kind == "paper" or own.until_ms > now_ms


async def take(house: House, key: str, device: str, token: str, address: str) -> Me:
    """Be the person of a token or code on this device, too."""
    return await become(house, key, device, lambda: promised(house, token, address))


Proof = Callable[[], Awaitable[tuple[PersonRow, OwnKey]]]


async def become(house: House, key: str, device: str, proof: Proof) -> Me:
    """Be somebody on this device, too, who has been proven to be oneself; whoever one was here becomes part of her."""
    for _ in range(ATTEMPTS):
        row, own = await proof()
        here = await found(house, key)
        if here is not None and here.id == row.id:
            return me(read(row), hash_of(key))
        before = read(here) if here else Person(keys=(new_device(house, key, device),))
        kept = [each for each in read(row).keys if each != own or own.kind != "link"]
        brought = [each for each in before.keys if each.kind in ("device", "passkey", "gone")]
        after = with_keys(together(read(row), before), [*kept, *brought])
        try:
            await house.store.keep_person(row_of(row.id, after), row, here)
            return me(after, hash_of(key))
        except Conflict:
            continue
    raise NotSaved("not-saved")


def together(one: Person, other: Person) -> Person:
    """Two who become one: as the first, and all that both have."""
    return msgspec.structs.replace(
        one,
        blocked=(*one.blocked, *other.blocked),
        telling=merged(one.telling, other.telling),
        friends=(*one.friends, *other.friends),
        invitations=(*one.invitations, *other.invitations),
        hidden=one.hidden or other.hidden,
        rests_until_ms=max(one.rests_until_ms, other.rests_until_ms),
    )


async def remove(house: House, key: str, which: str) -> Me:
    """Take a key away: its lines end, and it opens nothing from now on."""
    row = await found(house, key)
    own = next((each for each in read(row).keys if mark(each) == which and each.kind != "gone"), None) if row else None
    if own is None:
        raise NotThere("no-such-device")
    after = await change(
        house, key, "", lambda person: with_keys(without_pushes(person, which), without_key(person, own))
    )
    end_lines(house.rooms.values(), own.hash)
    house.neighbours.key_removed(own.hash)
    return me(after, hash_of(key))


def without_pushes(person: Person, device: str) -> Person:
    """A device that is gone is told nothing any more."""
    channels = tuple(each for each in person.telling.channels if each.device != device)
    return msgspec.structs.replace(person, telling=msgspec.structs.replace(person.telling, channels=channels))


def without_key(person: Person, own: OwnKey) -> list[OwnKey]:
    """A device that is gone is remembered by its hash alone; a code is forgotten."""
    gone = [OwnKey(own.hash, "gone", own.added_ms)] if own.kind == "device" else []
    return [*(each for each in person.keys if each.hash != own.hash), *gone]


def device_name(request: Request) -> str:
    """What a browser says it is, in short; nothing for a program."""
    text = request.headers.get("user-agent", "")
    told = [next((name for sign, name in signs.items() if sign in text), "") for signs in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, told))
