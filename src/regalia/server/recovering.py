"""Who has lost all devices comes back by a mail, to an address that has agreed to be written to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from regalia.server import mail, people, ways, wording
from regalia.server.auth import hash_of, new_key
from regalia.server.errors import Fault, TooMany
from regalia.server.somebody import OwnKey, Person, read
from regalia.store.store import PersonRow

if TYPE_CHECKING:
    from regalia.server.house import House

LASTS_MS = 3_600_000
MOST_PEOPLE = 3  # of one address


async def write_to(house: House, address: str, asking: str) -> None:
    """Write to an address, in the background: how long it takes tells nobody whether it is known."""
    if not house.messenger.is_on or not house.settings.mail_server:
        raise Fault("no-telling")
    if not mail.is_address(address):
        raise Fault("bad-mail")
    if not house.messenger.tries.take(asking):
        raise TooMany("too-fast")
    house.run(write(house, address), "a mail that brings somebody back")


async def write(house: House, address: str) -> None:
    """A link for each whose address it is."""
    found: list[PersonRow] = []
    rows = await house.store.people()
    while rows:
        found += [row for row in rows if has(read(row), address)]
        rows = await house.store.people(rows[-1].id)
    for row in found[:MOST_PEOPLE]:
        if await mail.take_one(house, address, consent=True):
            await send(house, row, address)


def has(person: Person, address: str) -> bool:
    """Is it hers, and has somebody there agreed?"""
    return any(each.way == "mail" and each.address.lower() == address.lower() for each in person.telling.open)


async def send(house: House, row: PersonRow, address: str) -> None:
    """A letter with a link that works once, for an hour."""
    token, now_ms, language = new_key(house.store.secret()), house.wall_ms(), read(row).telling.language
    own = OwnKey(hash_of(token), "link", now_ms, until_ms=now_ms + LASTS_MS)

    def with_link(person: Person) -> Person:
        return people.with_keys(person, [*people.without_kind(person, "link"), own])

    await people.change_of(house, row.id, with_link)
    say = partial(wording.told, language)
    at, stop = ways.link(house, f"/me#device={token}"), mail.token(house, "stop", row.id, address)
    text = "\n\n".join((say("tell-recover-text", place=house.settings.public_url, link=at), say("tell-confirm-not")))
    stopping = ways.link(house, f"/api/telling/stop/{stop}")
    await mail.send(house, mail.letter(house, address, say("tell-recover"), text, stopping))
