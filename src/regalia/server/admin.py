"""Running a house over the network: for whoever shows the token, and not there for anybody else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from regalia.server import governing, overseeing, reports
from regalia.server.endpoints import Asked, Endpoint
from regalia.server.errors import NotThere
from regalia.server.figures import shows
from regalia.server.governing import Doing, Done, DoneList, Statistics, TablesHere, TableWhole
from regalia.server.overseeing import Load, PeopleHere
from regalia.server.reports import Reports
from regalia.server.requests import Nothing

ADMIN = "/api/admin"
TABLE = ADMIN + "/tables/{table}"


def guarded(handler: Callable[[Asked], Awaitable[Any]]) -> Callable[[Asked], Awaitable[Any]]:
    """Only for the owner."""

    async def for_the_owner(asked: Asked) -> Any:
        if not shows(asked.request, asked.house.settings.admin_token):
            raise NotThere("no-such-page")
        return await handler(asked)

    return for_the_owner


def get(path: str, handler: Callable[[Asked], Awaitable[Any]], answer: Any) -> Endpoint:
    """Something to be seen."""
    return Endpoint("GET", path, guarded(handler), answer)


def post(path: str, handler: Callable[[Asked], Awaitable[Any]], answer: Any, body: Any = Doing) -> Endpoint:
    """Something to be done."""
    return Endpoint("POST", path, guarded(handler), answer, body)


ENDPOINTS = (
    get(ADMIN, lambda asked: governing.statistics(asked.house), Statistics),
    get(
        ADMIN + "/tables",
        lambda asked: governing.tables(asked.house, asked.request.query_params.get("after", "")[:64]),
        TablesHere,
    ),
    get(TABLE, lambda asked: governing.table(asked.house, asked.path("table")), TableWhole),
    get(ADMIN + "/load", lambda asked: overseeing.load(asked.house), Load),
    get(
        ADMIN + "/people",
        lambda asked: overseeing.everybody(asked.house, asked.request.query_params.get("name", "")[:40]),
        PeopleHere,
    ),
    post(
        ADMIN + "/people/{person}/ban",
        lambda asked: overseeing.ban(asked.house, asked.path("person"), asked.body),
        Done,
    ),
    post(ADMIN + "/restart", lambda asked: governing.restart(asked.house, asked.body.minutes), Nothing),
    get(ADMIN + "/log", lambda asked: governing.log(asked.house), DoneList),
    post(TABLE + "/close", lambda asked: governing.close(asked.house, asked.path("table")), Nothing),
    post(TABLE + "/forget", lambda asked: governing.forget(asked.house, asked.path("table")), Nothing),
    post(TABLE + "/mute", lambda asked: governing.mute(asked.house, asked.path("table"), asked.body), Nothing),
    post(TABLE + "/ban", lambda asked: governing.ban(asked.house, asked.path("table"), asked.body), Done),
    get(ADMIN + "/reports", lambda asked: reports.every(asked.house), Reports),
    post(
        ADMIN + "/reports/{report}",
        lambda asked: governing.answer(asked.house, asked.path("report"), asked.body.text),
        Nothing,
    ),
    post(ADMIN + "/unban", lambda asked: governing.unban(asked.house, asked.body.name), Nothing),
    post(ADMIN + "/announce", lambda asked: governing.announce(asked.house, asked.body.text), Nothing),
)
