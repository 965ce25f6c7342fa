"""The doors of the house: what a connection may do before its request is complete.

A connection has so many bytes and so many seconds until the headers of a request are complete, and so many seconds for
its body; one that asks nothing is closed by the same clock. So many of them are let in from one address. When a
connection becomes a socket, its place is given back when the socket ends.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from regalia.server.errors import Fault, in_english
from regalia.server.limits import neighbourhood
from regalia.server.line import SocketLine
from regalia.server.messages import encoded
from regalia.server.proxies import Network, lies_in
from regalia.server.requests import Problem
from regalia.server.settings import Limits
from regalia.server.siblings import Siblings

ANSWER = "HTTP/1.1 {} {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n"


class Porter:
    """Counts who is inside, and knows what a connection may take."""

    def __init__(self, limits: Limits, trusted: tuple[Network, ...] = ()) -> None:
        self.limits = limits
        self.trusted = trusted
        self.inside: Counter[str] = Counter()

    def is_full(self, address: str) -> bool:
        """Has this address as many connections as it may have? A proxy of ours speaks for many."""
        return self.inside[neighbourhood(address)] > self.limits.lines_per_address and not lies_in(
            address, self.trusted
        )

    def let_in(self, address: str) -> None:
        """One more from there."""
        self.inside[neighbourhood(address)] += 1

    def let_out(self, address: str) -> None:
        """One less."""
        home = neighbourhood(address)
        self.inside[home] -= 1
        if not self.inside[home]:
            del self.inside[home]


class Door(HttpToolsProtocol):
    """A connection that must ask in time and in few words."""

    porter: ClassVar[Porter]
    siblings: ClassVar[Siblings | None]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.is_sorted = False  # is it clear by which process this line is served?
        self.head_bytes = 0
        self.is_in_head = True
        self.is_shut = False
        self.timer: asyncio.TimerHandle | None = None

    # --- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door."""
        super().connection_made(transport)
        self.porter.let_in(self.address)
        self.set_timer(self.porter.limits.head_seconds)
        if self.porter.is_full(self.address):
            self.turn_away(HTTPStatus.SERVICE_UNAVAILABLE, Fault("too-many-connections"))

    def connection_lost(self, exc: Exception | None) -> None:
        """He is gone."""
        self.stop_timer()
        self.porter.let_out(self.address)
        super().connection_lost(exc)

    @property
    def address(self) -> str:
        """Where it comes from: the other end of the line, whatever headers say."""
        return self.client[0] if self.client else ""

    # --- bytes

    def data_received(self, data: bytes) -> None:
        """Read on, but no more of the headers than anybody needs."""
        if self.is_shut or self.is_handed_on(data):
            return
        if not self.is_in_head:
            super().data_received(data)
            return
        if self.timer is None:
            self.set_timer(self.porter.limits.head_seconds)
        room = self.porter.limits.head_bytes - self.head_bytes
        self.head_bytes += len(data)
        super().data_received(data[:room])
        if len(data) > room and self.is_in_head:
            self.turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, Fault("head-too-large"))
        elif len(data) > room and self.transport.get_protocol() is self:
            super().data_received(data[room:])

    def is_handed_on(self, data: bytes) -> bool:
        """Does another process of ours serve this line from now on? That is settled by its first bytes."""
        if self.siblings is None or self.is_sorted:
            return False
        self.is_sorted = True
        self.is_shut = self.siblings.take(self.transport.get_extra_info("socket").fileno(), data)
        if self.is_shut:
            self.transport.abort()  # only our end: the line itself goes on
        return self.is_shut

    def on_headers_complete(self) -> None:
        """The headers are there; now the body has its time."""
        self.is_in_head, self.head_bytes = False, 0
        self.set_timer(self.porter.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is there; the next one begins with its headers."""
        self.is_in_head = True
        self.stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket; the parser would hold its door for good, and be held by it."""
        self.stop_timer()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    # --- seconds

    def set_timer(self, seconds: float) -> None:
        """So long from now on."""
        self.stop_timer()
        self.timer = self.loop.call_later(seconds, self.too_late)

    def stop_timer(self) -> None:
        """In time."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def too_late(self) -> None:
        """It took too long."""
        self.timer = None
        self.turn_away(HTTPStatus.REQUEST_TIMEOUT, Fault("too-slow"))

    def turn_away(self, status: HTTPStatus, fault: Fault) -> None:
        """Say why, unless an answer is on its way, and close."""
        self.is_shut = True
        self.stop_timer()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            content = encoded(Problem(fault.key, fault.say, in_english(fault.say)))
            head = ANSWER.format(status.value, status.phrase, len(content))
            self.transport.write(head.encode() + content)
        self.transport.close()


class CountedSocket(SocketLine):
    """A socket that gives back the place of the connection it grew from."""

    porter: ClassVar[Porter]

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        self.porter.let_out(self.client[0] if self.client else "")
        super().connection_lost(exc)


def doors(porter: Porter, siblings: Siblings | None = None) -> tuple[type[Door], type[CountedSocket]]:
    """The doors that one porter keeps, as uvicorn wants them."""
    own = {"porter": porter, "siblings": siblings}
    return type("Door", (Door,), own), type("CountedSocket", (CountedSocket,), own)
