"""What people report: a name or a line of chat with a reason, kept until the owner has answered and some time beyond.

Nothing secret stands in a report: who, where, what was said to all. Whoever reported may read the answer; else only the
owner reads any of it.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from regalia.core.game import WATCHER
from regalia.server.auth import hash_of
from regalia.server.chronicle import mark
from regalia.server.errors import Fault, NotThere, Taken, TooMany
from regalia.server.names import look
from regalia.server.requests import Nothing, Request

if TYPE_CHECKING:
    from regalia.server.house import House
    from regalia.server.live import LiveTable
    from regalia.server.room import Room

DAY_MS = 86_400_000
REPORT = "report/"
MOST_OPEN = 500
ANSWERED_DAYS = 90  # so long an answered report is kept
TEXT_LETTERS = 300
Reason = Literal["harassment", "name", "cheating", "other"]


class Reporting(Request, frozen=True):
    """Report somebody at a table; with a line of chat, if it is about what he said."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    reason: Reason
    said_ms: Annotated[int, Meta(ge=0)] = 0  # the time of that line; 0: it is about no line
    text: Annotated[str, Meta(max_length=TEXT_LETTERS)] = ""


class Report(msgspec.Struct, frozen=True):
    """A report as the owner reads it."""

    id: str
    at_ms: int
    table: str
    game: str
    name: str
    seat: int  # -1: somebody who looked on
    reason: Reason
    said: str  # the line of chat; empty, if it is about no line
    text: str  # what whoever reports adds
    by: str
    answered_ms: int = 0
    answer: str = ""


class Kept(msgspec.Struct, frozen=True):
    """A report as it is written down."""

    report: Report
    key: bytes = b""  # by its hash, of whoever reported
    seat: int = WATCHER  # and where he sat


class Reports(msgspec.Struct, frozen=True):
    """Some reports: those that wait for an answer first, the newest of each kind before the others."""

    reports: tuple[Report, ...]


class MyReport(msgspec.Struct, frozen=True):
    """Something you reported, and what the owner answered."""

    at_ms: int
    game: str
    name: str
    reason: Reason
    answered: bool
    answer: str


class MyReports(msgspec.Struct, frozen=True):
    """What you reported, the newest first."""

    reports: tuple[MyReport, ...]


# --- whoever reports


async def report(room: Room, seat: int | None, key: str | None, address: str, wish: Reporting) -> Nothing:
    """Write a report down; the same one twice is one."""
    house, hash_ = room.house, hash_of(key) if key else b""
    seat = WATCHER if seat is None else seat
    new = made(room, seat, wish)
    known = await kept(house)
    if any(each.key == hash_ and is_same(each.report, new) for each in known if each.report.answered_ms == 0):
        return Nothing()
    person = min(await house.store.mine(hash_), default=b"").hex() if seat != WATCHER else ""
    if not all(house.reporting.take(who) for who in {address, person} - {""}):
        raise TooMany("too-many-reports")
    if sum(each.report.answered_ms == 0 for each in known) >= MOST_OPEN:
        raise TooMany("too-many-reports")
    await house.store.note(REPORT + new.id, msgspec.json.encode(Kept(new, hash_, seat)))
    house.metrics.reports.labels(new.reason).inc()
    house.log.info("somebody was reported", table=mark(new.table), game=new.game, reason=new.reason, report=new.id)
    return Nothing()


def made(room: Room, seat: int, wish: Reporting) -> Report:
    """A report of somebody who is there, with the line as it was said."""
    live = room.live
    about, name, said = spoken(live, wish) if wish.said_ms else (*sitting(live, wish.name), "")
    text = " ".join(wish.text.split())
    if not text.isprintable():
        raise Fault("bad-request", why="text is one line of letters")
    if about == seat != WATCHER:
        raise Fault("report-yourself")
    at_ms = room.house.wall_ms()
    by = live.sitters[seat].name if seat != WATCHER else ""
    id_ = f"{at_ms:014}-{os.urandom(4).hex()}"
    return Report(id_, at_ms, live.id, live.game.id, name, about, wish.reason, said, text, by)


def spoken(live: LiveTable, wish: Reporting) -> tuple[int, str, str]:
    """Who said a line, and what: only what was said here can be reported."""
    for line in live.chat:
        if line.at_ms == wish.said_ms and line.name == wish.name and line.say is None:
            return line.seat, line.name, line.text
    raise NotThere("no-such-line")


def sitting(live: LiveTable, name: str) -> tuple[int, str]:
    """A person at the table, by the name."""
    for seat, sitter in enumerate(live.sitters):
        if sitter.is_person and look(sitter.name) == look(name):
            return seat, sitter.name
    raise NotThere("no-such-player", name=name)


def is_same(one: Report, other: Report) -> bool:
    """Do they say the same of the same?"""
    return (one.table, one.name, one.said, one.reason) == (other.table, other.name, other.said, other.reason)


async def mine(house: House, key: str) -> MyReports:
    """What one reported."""
    hers = {hash_of(key), *await house.store.mine(hash_of(key))}
    found = [each.report for each in await kept(house) if each.key in hers]
    newest = sorted(found, key=lambda each: -each.at_ms)
    return MyReports(
        tuple(MyReport(r.at_ms, r.game, r.name, r.reason, r.answered_ms > 0, r.answer) for r in newest),
    )


# --- the owner


async def kept(house: House) -> list[Kept]:
    """All of them."""
    return [msgspec.json.decode(value, type=Kept) for value in (await house.store.notes(REPORT)).values()]


async def every(house: House) -> Reports:
    """All of them for the owner."""
    found = [each.report for each in await kept(house)]
    return Reports(tuple(sorted(found, key=lambda each: (each.answered_ms > 0, -each.at_ms))))


async def answer(house: House, report_id: str, text: str) -> Report:
    """Close a report; what is said of it, whoever reported may read."""
    name = REPORT + report_id[:64]
    value = (await house.store.notes(name)).get(name)
    if value is None:
        raise NotThere("no-such-report")
    found = msgspec.json.decode(value, type=Kept)
    if found.report.answered_ms:
        raise Taken("report-answered")
    line = " ".join(text.split())[:TEXT_LETTERS]
    closed = msgspec.structs.replace(found.report, answered_ms=house.wall_ms(), answer=line)
    await house.store.note(name, msgspec.json.encode(msgspec.structs.replace(found, report=closed)))
    return closed


# --- what does not stay


async def sweep(house: House) -> None:
    """Forget what was answered long ago."""
    before_ms = house.wall_ms() - ANSWERED_DAYS * DAY_MS
    for each in await kept(house):
        if 0 < each.report.answered_ms < before_ms:
            await house.store.note(REPORT + each.report.id, None)


async def forget(house: House, keys: frozenset[bytes], seats: frozenset[tuple[str, int]]) -> None:
    """Forget what somebody with these keys reported, and what was reported of these seats."""
    for each in await kept(house):
        if each.key in keys or (each.report.table, each.report.seat) in seats:
            await house.store.note(REPORT + each.report.id, None)
