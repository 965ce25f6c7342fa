"""How each way is gone: a push to a device, a letter to a mailbox, a message to a hook."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from regalia.server import mail, outside, web_push, wording
from regalia.server.errors import Fault
from regalia.server.telling import Channel, Outcome
from regalia.server.wording import Message

if TYPE_CHECKING:
    from regalia.server.house import House

GONE = (404, 410)
REFUSED = (400, 401, 403, 405, 413)  # asked in the same way again, the answer would be the same


class Pushed(msgspec.Struct, frozen=True):
    """What the worker beside the page is handed."""

    title: str
    text: str
    path: str  # of the page, also what it is about: a newer one takes its place


class Hooked(msgspec.Struct, frozen=True):
    """What a hook is handed that understands nothing else."""

    title: str
    text: str
    link: str


async def send(house: House, who: bytes, channel: Channel, message: Message, language: str) -> Outcome:
    """Send a message on one way; what became of it."""
    try:
        if channel.way == "mail":
            return await write(house, who, channel, message, language)
        ask = pushed if channel.way == "push" else hooked
        headers, body = ask(house, channel, message)
        found = await outside.post(channel.address, headers, body, house.settings.inner_networks)
    except Fault:
        return "gone"  # it leads inside, or nowhere
    except (OSError, TimeoutError) as fault:
        house.log.warning("a message was not sent", way=channel.way, why=type(fault).__name__)
        return "later"
    return outcome(channel, found)


def outcome(channel: Channel, status: int) -> Outcome:
    """What an answer means."""
    if 200 <= status < 300:
        return "sent"
    if status in GONE:
        return "gone"
    return "sent" if channel.way == "hook" and status in REFUSED else "later"


def link(house: House, path: str) -> str:
    """An address of the page for somebody outside; no key is in it."""
    return house.settings.public_url.rstrip("/") + path


def pushed(house: House, channel: Channel, message: Message) -> tuple[dict[str, str], bytes]:
    """A push: sealed and signed."""
    said = Pushed(message.title, message.text, house.settings.root_path + message.path)
    body = web_push.sealed(msgspec.json.encode(said), channel.p256dh, channel.auth)
    secret, now_s = house.store.secret(), house.wall_ms() // 1000
    return web_push.headers(secret, channel.address, house.settings.public_url, now_s, message.tag), body


def hooked(house: House, channel: Channel, message: Message) -> tuple[dict[str, str], bytes]:
    """A message as a hook understands it."""
    at = link(house, message.path)
    if channel.form == "ntfy":
        headers = {"Content-Type": "text/plain; charset=utf-8", "Click": at}
        return headers, f"{message.title}\n{message.text}".encode()
    content: object = Hooked(message.title, message.text, at)
    if channel.form == "slack":
        content = {"text": f"{message.title}\n{message.text}\n{at}"}
    if channel.form == "apprise":
        content = {"title": message.title, "body": f"{message.text}\n{at}", "type": "info", "format": "text"}
    if channel.form == "discord":
        content = {"content": f"**{message.title}**\n{message.text}\n{at}", "allowed_mentions": {"parse": []}}
    return {"Content-Type": "application/json"}, msgspec.json.encode(content)


async def write(house: House, who: bytes, channel: Channel, message: Message, language: str) -> Outcome:
    """A letter, unless the address had enough for a day."""
    if not await mail.take_one(house, channel.address):
        return "sent"
    stop = mail.token(house, "stop", who, channel.address)
    lines = (
        message.text,
        wording.told(language, "tell-open", link=link(house, message.path)),
        wording.told(language, "tell-stop", link=link(house, f"/me#stop={stop}")),
    )
    at = link(house, f"/api/telling/stop/{stop}")
    return await mail.send(house, mail.letter(house, channel.address, message.title, "\n\n".join(lines), at))


async def ask_consent(house: House, who: bytes, address: str, language: str) -> bool:
    """Ask an address whether it may be written to; not often."""
    if not await mail.take_one(house, address, consent=True):
        return False
    confirm, stop = (mail.token(house, purpose, who, address) for purpose in ("confirm", "stop"))
    at = link(house, f"/me#confirm={confirm}")
    lines = (
        wording.told(language, "tell-confirm-text", place=house.settings.public_url, link=at),
        wording.told(language, "tell-confirm-not"),
    )
    title, text = wording.told(language, "tell-confirm"), "\n\n".join(lines)
    stopping = link(house, f"/api/telling/stop/{stop}")
    return await mail.send(house, mail.letter(house, address, title, text, stopping)) == "sent"
