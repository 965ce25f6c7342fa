"""What can be asked about being told while away. Nobody is told anything who has not asked for it here."""

from __future__ import annotations

from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import msgspec

from regalia.server import mail, outside, people, telling, ways, web_push
from regalia.server.auth import hash_of, new_id
from regalia.server.endpoints import Asked, Endpoint, post
from regalia.server.errors import Fault, NotThere, TooMany
from regalia.server.house import House
from regalia.server.myself import check_newcomer
from regalia.server.people import device_name
from regalia.server.requests import Nothing
from regalia.server.somebody import Person, read
from regalia.server.tell import (
    Consent,
    Consented,
    HookWish,
    MailWish,
    MuteWish,
    PushWish,
    TellInfo,
    TellWish,
    WayLine,
    WhichWay,
)
from regalia.server.telling import MOST_MUTED, Channel, Telling, Word

MOST_WAYS = 12


async def told(asked: Asked) -> TellInfo:
    """How you are told, and what this house offers."""
    row = await people.found(asked.house, asked.given_key) if asked.given_key else None
    return info(asked, read(row) if row is not None else Person())


def info(asked: Asked, person: Person) -> TellInfo:
    """What a person may see of it: names of ways, not their addresses."""
    house, kept = asked.house, person.telling
    here = mark_of(person, asked.given_key or asked.key)
    lines = [
        WayLine(
            each.id, each.way, each.name, each.added_ms, each.form, each.confirmed, bool(here) and each.device == here
        )
        for each in kept.channels
    ]
    is_on = house.messenger.is_on
    return TellInfo(
        push_key=web_push.public_key(house.store.secret()) if is_on and web_push.is_there() else "",
        mail=is_on and bool(house.settings.mail_server),
        hooks=is_on,
        language=kept.language,
        zone=kept.zone,
        quiet_from=kept.quiet_from,
        quiet_to=kept.quiet_to,
        every_minutes=kept.every_minutes,
        muted=kept.muted,
        ways=tuple(lines),
    )


def mark_of(person: Person, key: str) -> str:
    """The mark of the device that shows this key; "" if it is not hers."""
    return next((people.mark(each) for each in person.keys if each.hash == hash_of(key)), "")


async def changed(asked: Asked, how: telling.Change) -> TellInfo:
    """Another wish; whoever is nobody yet becomes somebody."""
    await check_newcomer(asked)

    def renewed(person: Person) -> Person:
        return msgspec.structs.replace(person, telling=how(person.telling))

    person = await people.change(asked.house, asked.key, device_name(asked.request), renewed)
    row = await people.found(asked.house, asked.key)
    if row is not None:
        await asked.house.messenger.wake(row.id)
    return info(asked, person)


async def wish(asked: Asked) -> TellInfo:
    """When, and in which language."""
    body: TellWish = asked.body
    if body.zone is not None:
        check_zone(body.zone)
    named = {name: value for name, value in msgspec.structs.asdict(body).items() if value is not None}
    return await changed(asked, lambda kept: msgspec.structs.replace(kept, **named))


def check_zone(name: str) -> None:
    """A time zone that there is."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # one that is not known is a KeyError
        raise Fault("no-such-zone", zone=name) from None


# --- ways


async def add(asked: Asked, channel: Channel) -> TellInfo:
    """One way more, or the same anew."""
    take_a_try(asked)
    own = people.mark_of_key(asked.key) if channel.way == "push" else ""
    channel = msgspec.structs.replace(channel, device=own)

    def with_it(kept: Telling) -> Telling:
        others = tuple(
            each for each in kept.channels if each.address != channel.address and (not own or each.device != own)
        )
        if len(others) >= MOST_WAYS:
            raise TooMany("too-many-ways", most=MOST_WAYS)
        return msgspec.structs.replace(kept, channels=(*others, channel))

    return await changed(asked, with_it)


def take_a_try(asked: Asked) -> None:
    """So that nobody makes the house knock at a thousand doors."""
    if not asked.house.messenger.is_on:
        raise Fault("no-telling")
    if not asked.house.messenger.tries.take(asked.address):
        raise TooMany("too-fast")


async def check_outer(house: House, address: str) -> None:
    """An address that may be asked: what cannot be found, or leads inside, is told at once."""
    try:
        await outside.place_of(address, house.settings.inner_networks)
    except OSError:
        raise Fault("bad-hook") from None


async def push(asked: Asked) -> TellInfo:
    """Tell this device."""
    body: PushWish = asked.body
    try:
        p256dh, auth = web_push.to_bytes(body.p256dh), web_push.to_bytes(body.auth)
    except ValueError:
        p256dh, auth = b"", b""
    if not web_push.is_there() or not web_push.is_point(p256dh) or len(auth) != web_push.AUTH_BYTES:
        raise Fault("bad-push")
    await check_outer(asked.house, body.endpoint)
    name, now_ms = device_name(asked.request), asked.house.wall_ms()
    return await add(asked, Channel(new_id(), "push", body.endpoint, name, now_ms, p256dh=p256dh, auth=auth))


async def write(asked: Asked) -> TellInfo:
    """Write to an address, once somebody there has agreed."""
    house, address = asked.house, asked.body.address
    if not house.settings.mail_server:
        raise Fault("no-telling")
    if not mail.is_address(address):
        raise Fault("bad-mail")
    name = f"{address[:1]}…@{address.rpartition('@')[2]}"
    channel = Channel(new_id(), "mail", address, name, house.wall_ms(), confirmed=False)
    found = await add(asked, channel)
    row = await people.found(house, asked.key)
    assert row is not None, "she was kept just now"
    if not await ways.ask_consent(house, row.id, address, read(row).telling.language):
        await changed(asked, lambda kept: without_way(kept, channel.id))
        raise TooMany("mail-not-sent")
    return found


async def hook(asked: Asked) -> TellInfo:
    """Send messages to an address."""
    body: HookWish = asked.body
    await check_outer(asked.house, body.address)
    host = str(urlsplit(body.address).hostname)
    return await add(asked, Channel(new_id(), "hook", body.address, host, asked.house.wall_ms(), form=body.form))


async def remove(asked: Asked) -> TellInfo:
    """Be told on one way less."""
    which = asked.body.channel
    return await changed(asked, lambda kept: without_way(kept, which))


def without_way(kept: Telling, which: str) -> Telling:
    """The same without one way and what was to go on it."""
    channels = tuple(each for each in kept.channels if each.id != which)
    letters = tuple(each for each in kept.letters if each.channel != which)
    return msgspec.structs.replace(kept, channels=channels, letters=letters)


async def try_out(asked: Asked) -> TellInfo:
    """A message on all ways, now."""
    take_a_try(asked)
    return await changed(asked, lambda kept: telling.with_word(kept, Word("test", due_ms=asked.house.wall_ms())))


async def mute(asked: Asked) -> TellInfo:
    """Be told of a table, or not."""
    body: MuteWish = asked.body

    def muted(kept: Telling) -> Telling:
        others = [each for each in kept.muted if each != body.table]
        now = (*others, body.table)[-MOST_MUTED:] if body.muted else tuple(others)
        waiting = tuple(word for word in kept.waiting if word.table not in now)
        return msgspec.structs.replace(kept, muted=now, waiting=waiting)

    return await changed(asked, muted)


# --- links in mails: whoever reads the mail may follow them, on whatever device


async def agree(asked: Asked) -> Consented:
    """The link in a mail that asked for consent."""
    return await followed(asked.house, "confirm", asked.body.token, asked.address)


async def stop(asked: Asked) -> Consented:
    """No more mails to this address; programs that read mail ask for it by themselves."""
    return await followed(asked.house, "stop", asked.path("token"), asked.address)


async def followed(house: House, purpose: str, token: str, address: str) -> Consented:
    """Do what a link is for; who guesses is soon stopped."""
    if not house.wrong_codes.take(address):
        raise TooMany("too-many-codes")
    who = mail.person_in(token)
    found = [
        each for each in (await house.messenger.of(who)).channels if mail.proves(house, purpose, token, each.address)
    ]
    mails = [each for each in found if each.way == "mail"]
    if not mails:
        raise NotThere("no-such-way")
    house.wrong_codes.give_back(address)
    await house.messenger.change(who, lambda kept: consented(kept, purpose, mails[0].id))
    return Consented(mails[0].name)


def consented(kept: Telling, purpose: str, which: str) -> Telling:
    """The same when the address has agreed, or wants no more."""
    if purpose == "stop":
        return without_way(kept, which)
    channels = [msgspec.structs.replace(each, confirmed=True) if each.id == which else each for each in kept.channels]
    return msgspec.structs.replace(kept, channels=tuple(channels))


ENDPOINTS = (
    Endpoint("GET", "/api/me/telling", told, TellInfo),
    post("/api/me/telling", wish, TellInfo, TellWish, gives_key=True, cost=2),
    post("/api/me/telling/push", push, TellInfo, PushWish, gives_key=True, cost=5),
    post("/api/me/telling/mail", write, TellInfo, MailWish, gives_key=True, cost=20),
    post("/api/me/telling/hook", hook, TellInfo, HookWish, gives_key=True, cost=10),
    post("/api/me/telling/remove", remove, TellInfo, WhichWay, gives_key=True, cost=2),
    post("/api/me/telling/test", try_out, TellInfo, Nothing, gives_key=True, cost=10),
    post("/api/me/telling/mute", mute, TellInfo, MuteWish, gives_key=True, cost=2),
    post("/api/telling/confirm", agree, Consented, Consent, cost=2),
    Endpoint("POST", "/api/telling/stop/{token}", stop, Consented, cost=2),
)
