"""What can be asked about evenings over HTTP."""

from __future__ import annotations

import csv
import io

import msgspec

from regalia.server import auth, evening_view, evenings
from regalia.server.endpoints import Asked, Endpoint, Plain, post
from regalia.server.errors import NotThere
from regalia.server.evening import read
from regalia.server.evening_requests import (
    Arrive,
    DealInfo,
    EveningInfo,
    EveningList,
    Halt,
    NewEvening,
    Protocol,
    Replan,
    WhichGuest,
)
from regalia.server.requests import Nothing

COLUMNS = ("deal", "game", "table", "seat", "name", "place", "points", "mean place elsewhere")
FORMULA = ("=", "+", "-", "@")  # a cell that begins so would be computed


async def told(asked: Asked, evening: str | None = None) -> EveningInfo:
    """The evening as it is now, for whoever asks; what a crash left undone is done."""
    evening = evening or asked.path("evening")
    await evenings.set_tables(asked.house, evening)
    return await evening_view.info(asked.house, await evenings.row_of(asked.house, evening), asked.key)


async def told_with_key(asked: Asked, evening: str) -> EveningInfo:
    """The same; a program is told its key, a page never sees it."""
    found = await told(asked, evening)
    return found if auth.is_browser(asked.request) else msgspec.structs.replace(found, key=asked.key)


async def hosted(asked: Asked) -> str:
    """The evening that an address names, if its host asks."""
    await evenings.need_host(asked.house, asked.path("evening"), asked.given_key)
    return asked.path("evening")


async def open_evening(asked: Asked) -> EveningInfo:
    """Open an evening."""
    return await told_with_key(asked, await evenings.open_evening(asked.house, asked.key, asked.body, asked.address))


async def my_evenings(asked: Asked) -> EveningList:
    """The evenings that you opened or came to."""
    return await evening_view.mine(asked.house, asked.given_key) if asked.given_key else EveningList(())


async def evening(asked: Asked) -> EveningInfo:
    """An evening: guests, tables, standing."""
    return await told(asked)


async def arrive(asked: Asked) -> EveningInfo:
    """Take part, from the next deal on."""
    await evenings.arrive(asked.house, asked.path("evening"), asked.key, asked.body)
    return await told_with_key(asked, asked.path("evening"))


async def go(asked: Asked) -> EveningInfo:
    """Go home; where you play just now, a bot plays on."""
    row = await evenings.row_of(asked.house, asked.path("evening"))
    guest = read(row).guest_of(await evenings.keys_of(asked.house, asked.given_key))
    if guest is None:
        raise NotThere("no-such-guest")
    await evenings.go(asked.house, row.id, guest)
    return await told(asked)


async def send_home(asked: Asked) -> EveningInfo:
    """Let somebody take part no longer (host)."""
    await evenings.go(asked.house, await hosted(asked), asked.body.guest)
    return await told(asked)


async def replan(asked: Asked) -> EveningInfo:
    """Other numbers of tables or rounds, from the next deal on (host)."""
    await evenings.replan(asked.house, await hosted(asked), asked.body)
    return await told(asked)


async def deal(asked: Asked) -> EveningInfo:
    """Begin the next deal (host)."""
    await evenings.deal(asked.house, await hosted(asked))
    return await told(asked)


async def halt(asked: Asked) -> EveningInfo:
    """Stop all tables, or let them go on (host)."""
    await evenings.halt(asked.house, await hosted(asked), paused=asked.body.paused)
    return await told(asked)


async def end(asked: Asked) -> EveningInfo:
    """No further deal; what is played is played to its end (host)."""
    await evenings.end(asked.house, await hosted(asked))
    return await told(asked)


async def one_deal(asked: Asked) -> DealInfo:
    """A deal that is over: every seat compared with the same seat at the other tables, and the luck of all."""
    text = asked.path("deal")
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
    return await evening_view.deal(asked.house, await evenings.row_of(asked.house, asked.path("evening")), number)


async def protocol(asked: Asked) -> Protocol:
    """All deals that are over, and the standing."""
    return await evening_view.protocol(asked.house, await evenings.row_of(asked.house, asked.path("evening")))


async def table_of_protocol(asked: Asked) -> Plain:
    """The same as a table for a spreadsheet (CSV): a line for every seat of every table."""
    found, out = await protocol(asked), io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for dealt in found.deals:
        for table, places in enumerate(dealt.places, start=1):
            for seat, each in enumerate(places, start=1):
                name = f"'{each.name}" if each.name.startswith(FORMULA) else each.name
                writer.writerow((dealt.number, dealt.game, table, seat, name, each.place, each.points, each.mean))
    return Plain(out.getvalue(), "text/csv")


EVENING = "/api/evenings/{evening}"

ENDPOINTS = (
    Endpoint("GET", "/api/evenings", my_evenings, EveningList, cost=3),
    post("/api/evenings", open_evening, EveningInfo, NewEvening, gives_key=True, status=201, cost=5),
    Endpoint("GET", EVENING, evening, EveningInfo),
    Endpoint("GET", EVENING + "/deals/{deal}", one_deal, DealInfo, cost=2),
    Endpoint("GET", EVENING + "/protocol", protocol, Protocol, cost=20),
    Endpoint("GET", EVENING + "/protocol.csv", table_of_protocol, Plain, cost=20),
    post(EVENING + "/join", arrive, EveningInfo, Arrive, gives_key=True, cost=2),
    post(EVENING + "/leave", go, EveningInfo, Nothing),
    post(EVENING + "/send-home", send_home, EveningInfo, WhichGuest),
    post(EVENING + "/plan", replan, EveningInfo, Replan),
    post(EVENING + "/deal", deal, EveningInfo, Nothing, cost=5),
    post(EVENING + "/pause", halt, EveningInfo, Halt),
    post(EVENING + "/end", end, EveningInfo, Nothing),
)
