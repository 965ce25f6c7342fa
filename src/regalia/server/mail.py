"""E-mail over the operator's own server. Whoever is written to has agreed by a link, and each letter can stop the next.

Nobody can have somebody else flooded: an address gets so many letters a day, whoever asks for them, and very few that
ask for its consent.
"""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from hashlib import blake2b
from hmac import compare_digest
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, unquote, urlsplit

import msgspec

from regalia.core.errors import RegaliaError
from regalia.server.errors import NotThere
from regalia.server.telling import Outcome
from regalia.server.web_push import to_bytes, to_text

if TYPE_CHECKING:
    from regalia.server.house import House

IS_ADDRESS = re.compile(r"[A-Za-z0-9._%+=~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{1,63}")
MOST_ADDRESS = 254
SECONDS = 20.0
PORTS = {"smtp": 587, "smtps": 465}
MOST_CONSENTS = 2  # letters a day that ask an address for its consent
COUNTED, MARK_BYTES, ID_BYTES = "mails ", 16, 32
DAY_MS = 86_400_000
UNFOLDED = SMTP.clone(max_line_length=900)  # a link that was folded is read by no program


class Counted(msgspec.Struct, frozen=True):
    """How many letters an address was sent on a day."""

    day: int
    letters: int = 0
    consents: int = 0


def checked_server(text: str) -> str:
    """A mail server as operators write it."""
    parts = urlsplit(text)
    if text and (parts.scheme not in PORTS or not parts.hostname):
        raise RegaliaError("Write smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST.")
    return text


def is_address(text: str) -> bool:
    """Can a letter be sent there?"""
    return len(text) <= MOST_ADDRESS and IS_ADDRESS.fullmatch(text) is not None


# --- marks in links


def token(house: House, purpose: str, person: bytes, address: str) -> str:
    """What a link holds: whom it is about, and that it is from this house. It opens nothing else."""
    return to_text(person + mark(house, purpose, person, address))


def mark(house: House, purpose: str, person: bytes, address: str) -> bytes:
    """Proves that this house wrote a link."""
    said = person + address.encode()
    return blake2b(said, key=house.store.secret(), digest_size=MARK_BYTES, person=f"mail-{purpose}".encode()).digest()


def person_in(text: str) -> bytes:
    """Whom a link is about."""
    try:
        content = to_bytes(text)
    except ValueError:
        content = b""
    if len(content) != ID_BYTES + MARK_BYTES:
        raise NotThere("no-such-link")
    return content[:ID_BYTES]


def proves(house: House, purpose: str, text: str, address: str) -> bool:
    """Is it a link of this purpose, for this address?"""
    person = person_in(text)
    return compare_digest(to_bytes(text)[ID_BYTES:], mark(house, purpose, person, address))


# --- how many


async def take_one(house: House, address: str, *, consent: bool = False) -> bool:
    """May one letter more be sent to an address today? Of the address only a veiled mark is kept, for the day."""
    veiled = blake2b(address.lower().encode(), key=house.store.secret(), digest_size=16).hexdigest()
    name, today = f"{COUNTED}{veiled}", house.wall_ms() // DAY_MS
    async with house.messenger.counting:
        kept = (await house.store.notes(name)).get(name)
        before = msgspec.json.decode(kept, type=Counted) if kept else Counted(today)
        now = before if before.day == today else Counted(today)
        if now.letters >= house.settings.limits.mails_a_day or (consent and now.consents >= MOST_CONSENTS):
            return False
        after = Counted(today, now.letters + 1, now.consents + consent)
        await house.store.note(name, msgspec.json.encode(after))
    return True


async def forget_days(house: House) -> None:
    """What was counted on other days is struck out."""
    for name, kept in (await house.store.notes(COUNTED)).items():
        if msgspec.json.decode(kept, type=Counted).day != house.wall_ms() // DAY_MS:
            await house.store.note(name, None)


# --- sending


def letter(house: House, address: str, title: str, text: str, stop: str) -> EmailMessage:
    """A letter; `stop` is where one says that there shall be no more."""
    found = EmailMessage(UNFOLDED)
    found["Subject"], found["To"], found["From"] = title, address, house.settings.mail_from
    found["Date"], found["Message-ID"] = (
        formatdate(),
        make_msgid(domain=house.settings.mail_from.rpartition("@")[2].rstrip(">")),
    )
    found["Auto-Submitted"] = "auto-generated"
    found["List-Unsubscribe"], found["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
    found.set_content(text)
    return found


async def send(house: House, what: EmailMessage) -> Outcome:
    """Hand a letter to the mail server, on a thread that may wait."""
    try:
        await asyncio.to_thread(handed_over, urlsplit(house.settings.mail_server), what)
    except smtplib.SMTPRecipientsRefused as fault:
        codes = [code for code, _ in fault.recipients.values()]
        return "gone" if all(500 <= code < 600 for code in codes) else "later"
    except (smtplib.SMTPException, OSError) as fault:
        house.log.warning("a letter was not sent", why=type(fault).__name__)
        return "later"
    return "sent"


def handed_over(server: SplitResult, what: EmailMessage) -> None:
    """Speak with the mail server; no password goes over a line that everybody can read."""
    host, port = str(server.hostname), server.port or PORTS[server.scheme]
    context = ssl.create_default_context()
    whole = server.scheme == "smtps"
    opened = (
        smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        if whole
        else smtplib.SMTP(host, port, timeout=SECONDS)
    )
    with opened as line:
        line.ehlo()
        if not whole and (server.username or line.has_extn("starttls")):
            line.starttls(context=context)
        if server.username:
            line.login(unquote(server.username), unquote(server.password or ""))
        line.send_message(what)
