"""Figures for those who run a server: on a port of their own on this machine, or for whoever shows a token."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from hmac import compare_digest

import uvicorn
from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.core.errors import RegaliaError
from regalia.server import endpoints
from regalia.server.hosts import KnownHosts
from regalia.server.house import House
from regalia.server.tidings import minutes_until

HERE = "127.0.0.1"
SHORTEST_TOKEN = 16
PROMETHEUS = "text/plain; version=0.0.4"


def checked_token(token: str) -> str:
    """A token that is not found by trying; none opens nothing."""
    if token and (len(token) < SHORTEST_TOKEN or not token.isascii() or not token.isprintable() or " " in token):
        raise RegaliaError(f"A token has {SHORTEST_TOKEN} letters or more, and no spaces.")
    return token


async def for_the_token(house: House, request: Request) -> Response:
    """The figures on the main port, for whoever shows the token."""
    is_known = house.requests.take(endpoints.address_of(request))
    if not is_known or not shows(request, house.settings.metrics_token):
        return endpoints.no_such_page(house)
    return all_figures(house)


async def status_line(house: House, request: Request) -> Response:
    """One public line: whether all is well, how many play, and what the owner says."""
    if not house.requests.take(endpoints.address_of(request)):
        return Response("Too fast.\n", 429, media_type="text/plain")
    is_well = await house.readiness.can_write()
    playing, here = sum(house.metrics.in_play.values()), sum(house.connected.values())
    words = f"Regalia {house.settings.version}: {'ok' if is_well else 'nothing can be saved'}"
    soon = f"The house restarts in {minutes_until(house, house.restart_ms)} min. " if house.restart_ms else ""
    line = f"{words}, {playing} games under way, {here} connections. {soon}{house.announcement}".strip()
    return Response(f"{line}\n", 200 if is_well else 503, media_type="text/plain; charset=utf-8")


def shows(request: Request, token: str) -> bool:
    """Does a request show this token? No token opens nothing."""
    kind, _, shown = request.headers.get("authorization", "").partition(" ")
    return bool(token) and kind.lower() == "bearer" and compare_digest(shown.encode(), token.encode())


def all_figures(house: House) -> Response:
    """Everything that is counted."""
    return Response(house.metrics.text() + generate_latest(house.metrics.process), media_type=PROMETHEUS)


class Beside(uvicorn.Server):
    """A server beside the main one, which leaves the signals to it."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """None."""
        yield


def door_at(port: int) -> socket.socket:
    """A door for this machine only."""
    try:
        return socket.create_server((HERE, port))
    except OSError as fault:
        raise RegaliaError(f"The metrics cannot be served at {HERE}:{port}: {fault.strerror}.") from None


@asynccontextmanager
async def served_at(house: House, door: socket.socket) -> AsyncIterator[None]:
    """The figures at this door, for this machine only."""

    async def metrics(request: Request) -> Response:
        return all_figures(house)

    app = KnownHosts(Starlette(routes=[Route("/metrics", metrics)]), ())
    server = Beside(uvicorn.Config(app, lifespan="off", log_level="warning", access_log=False, proxy_headers=False))
    task = asyncio.ensure_future(server.serve([door]))
    try:
        yield
    finally:
        server.should_exit = True
        await task
