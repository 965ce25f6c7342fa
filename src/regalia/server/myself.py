"""What can be asked about oneself over HTTP: who one is, on which devices, what was played, all that is kept."""

from __future__ import annotations

from typing import Any

from regalia.server import holidays, passkeys, people, person, recovering
from regalia.server.endpoints import Asked, Endpoint, post
from regalia.server.errors import TooMany
from regalia.server.me import Card, Holiday, Link, MailTo, Me, Paper, PersonWish, PlayedList, Signed, Token, Which
from regalia.server.people import device_name
from regalia.server.person import Forgotten, MyData
from regalia.server.played import played_by
from regalia.server.requests import Nothing


async def me(asked: Asked) -> Me:
    """Who you are, and your devices."""
    return await people.look(asked.house, asked.given_key)


async def check_newcomer(asked: Asked) -> None:
    """Whoever is nobody yet will be kept: one address may not fill the house, with people as with tables."""
    is_new = asked.given_key is None or await people.found(asked.house, asked.given_key) is None
    if is_new and not asked.house.new_tables.take(asked.address):
        raise TooMany("too-fast")


async def keep(asked: Asked) -> Me:
    """Be called otherwise, or bear another crest."""
    await check_newcomer(asked)
    return await people.keep(asked.house, asked.key, device_name(asked.request), asked.body)


async def link(asked: Asked) -> Link:
    """A token that makes one other device yours within ten minutes."""
    await check_newcomer(asked)
    return await people.new_link(asked.house, asked.key, device_name(asked.request))


async def paper(asked: Asked) -> Paper:
    """A code to be kept on paper, in the place of an earlier one."""
    await check_newcomer(asked)
    return await people.new_paper(asked.house, asked.key, device_name(asked.request))


async def peek(asked: Asked) -> Card:
    """Whom a token or a code would make of you."""
    return await people.peek(asked.house, asked.body.token, asked.address)


async def take(asked: Asked) -> Me:
    """Be the person of a token or code on this device, too."""
    return await people.take(asked.house, asked.key, device_name(asked.request), asked.body.token, asked.address)


async def remove(asked: Asked) -> Me:
    """Take a device or a code away."""
    return await people.remove(asked.house, asked.key, asked.body.device)


async def new_passkey(asked: Asked) -> dict[str, Any]:
    """What a browser needs to make a passkey for you (`navigator.credentials.create`)."""
    await check_newcomer(asked)
    return await passkeys.invited(asked)


async def add_passkey(asked: Asked) -> Me:
    """A passkey that makes any device yours."""
    await check_newcomer(asked)
    return await passkeys.add(asked, asked.body.credential, device_name(asked.request))


async def ask_passkey(asked: Asked) -> dict[str, Any]:
    """What a browser needs to show a passkey (`navigator.credentials.get`)."""
    return await passkeys.asked_for(asked)


async def take_passkey(asked: Asked) -> Me:
    """Be the person of a passkey on this device, too."""
    return await passkeys.take(asked, asked.body.credential, device_name(asked.request))


async def recover(asked: Asked) -> Nothing:
    """A mail with a link that makes a device yours, if the address has agreed; nobody hears whether it has."""
    await recovering.write_to(asked.house, asked.body.address, asked.address)
    return Nothing()


async def holiday(asked: Asked) -> Me:
    """Be away for some days, or be back: at tables over days your clocks stand still."""
    await check_newcomer(asked)
    return await holidays.rest(asked.house, asked.key, device_name(asked.request), asked.body.days)


async def played(asked: Asked) -> PlayedList:
    """The games you finished, and what they come to."""
    return await played_by(asked.house, asked.given_key) if asked.given_key else PlayedList((), ())


async def my_data(asked: Asked) -> MyData:
    """Everything that is kept of you."""
    return await person.data_of(asked.house, asked.given_key) if asked.given_key else MyData(())


async def forget_me(asked: Asked) -> Forgotten:
    """Have it forgotten: your name, your words, your seats, your devices."""
    return await person.forget(asked.house, asked.given_key) if asked.given_key else Forgotten(0, 0)


ENDPOINTS = (
    Endpoint("GET", "/api/me", me, Me),
    Endpoint("GET", "/api/me/played", played, PlayedList, cost=5),
    Endpoint("GET", "/api/mine/data", my_data, MyData, cost=20),
    post("/api/me", keep, Me, PersonWish, gives_key=True, cost=2),
    post("/api/me/link", link, Link, Nothing, gives_key=True, cost=5),
    post("/api/me/paper", paper, Paper, Nothing, gives_key=True, cost=5),
    post("/api/me/passkey", new_passkey, dict[str, Any], Nothing, gives_key=True, cost=5),
    post("/api/me/passkey/add", add_passkey, Me, Signed, gives_key=True, cost=5),
    post("/api/me/passkey/ask", ask_passkey, dict[str, Any], Nothing, gives_key=True, cost=2),
    post("/api/me/passkey/take", take_passkey, Me, Signed, gives_key=True, cost=5),
    post("/api/me/recover", recover, Nothing, MailTo, cost=20),
    post("/api/me/holiday", holiday, Me, Holiday, gives_key=True, cost=10),
    post("/api/me/peek", peek, Card, Token, cost=2),
    post("/api/me/take", take, Me, Token, gives_key=True, cost=5),
    post("/api/me/remove", remove, Me, Which, cost=2),
    post("/api/mine/forget", forget_me, Forgotten, Nothing, cost=20),
)
