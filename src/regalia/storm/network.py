"""One line between a person and a house: late but in order, until it breaks; then whatever was on its way is lost.

To the server it is the WebSocket that Starlette would hand over, and its line. A person who does not read fills it, and
the server must wait; a line that has broken may take long to be noticed, on either side.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf
from typing import Any, Protocol

from starlette.datastructures import URL, Address, Headers

from regalia.server.line import LINE, nothing_waits
from regalia.server.messages import PROTOCOL
from regalia.storm.faults import Faults
from regalia.storm.loop import Lane

WINDOW = 4  # messages that fit into a line whose reader sleeps
USUAL_MS = 60
UNNOTICED_MS = 40_000
TICK = 1e-6  # between two messages that arrive together


class Person(Protocol):
    """Whoever is at the other end."""

    name: str

    def hear(self, line: Line, content: bytes) -> None:
        """A message has arrived."""

    def lose(self, line: Line) -> None:
        """The line is gone."""


class Witness(Protocol):
    """Whoever compares what is said with what is known."""

    def sent(self, line: Line, content: bytes) -> None:
        """The server says something at this moment."""


class Line:
    """A WebSocket and all that can happen to it."""

    def __init__(self, number: int, lanes: tuple[Lane, Lane], faults: Faults, witness: Witness) -> None:
        self.number = number
        self.near, self.far = lanes  # of the person, of the house
        self.faults = faults
        self.witness = witness
        self.person: Person | None = None
        self.is_cut = False
        self.is_known = False  # does the server know that it is cut?
        self.is_deaf = False
        self.has_ended = False  # is the server done with it?
        self.came = inf  # when it reached the server
        self.on_way = 0
        self.held: list[bytes] = []
        self.when_free: Callable[[], None] = nothing_waits
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.last = {"in": 0.0, "out": 0.0}
        self.moved = 0  # counts what the person did on this line, and each time the server had dealt with it
        self.scope: dict[str, Any] = {LINE: self}
        self.cookies: dict[str, str] = {}
        self.client = Address("10.0.0.1", 1)
        self.url = URL("ws://house/")
        self.path_params: dict[str, str] = {}
        self.query_params = {"protocol": str(PROTOCOL)}
        self.headers = Headers({})

    # --- the server's end

    async def accept(self) -> None:
        """The server lets him in."""

    async def message(self) -> bytes | None:
        """The next message of the person."""
        self.moved += 1
        message = await self.inbox.get()
        self.moved += 1
        return message

    @property
    def is_free(self) -> bool:
        """Is there space for a message? There always is in a line that has broken and is not known to."""
        return not self.is_known and (self.is_cut or self.on_way + len(self.held) < WINDOW)

    def put(self, content: bytes) -> None:
        """To the person."""
        self.witness.sent(self, content)
        if not self.is_cut:
            self.on_way += 1
            self.near.call_at(self.arrival("out"), self.arrive, content)

    def stop(self) -> None:
        """Nothing more is sent, and nothing more comes."""
        self.is_known = True
        self.inbox.put_nowait(None)

    async def close(self, code: int = 1000) -> None:
        """The server hangs up."""
        self.near.call_at(self.arrival("out"), self.end, 0.0)

    # --- the person's end

    def say(self, content: bytes) -> None:
        """To the server, if the line holds until it arrives."""
        if not self.is_cut:
            self.far.call_at(self.arrival("in"), self.reach, content)

    def listen(self) -> None:
        """Read on."""
        self.is_deaf = False
        held, self.held = self.held, []
        self.far.call_soon(self.when_free)
        for content in held:
            self.pass_on(content)

    # --- in between

    def arrival(self, way: str) -> float:
        """When a message that leaves now arrives: never before those that left earlier."""
        at = self.near.time() + self.faults.seconds(f"{way} {self.number}", USUAL_MS)
        self.last[way] = max(at, self.last[way] + TICK)
        return self.last[way]

    def arrive(self, content: bytes) -> None:
        """A message has come as far as the person's machine."""
        self.on_way -= 1
        if self.is_cut:
            return
        if self.is_deaf:
            self.held.append(content)
        else:
            self.far.call_soon(self.when_free)
            self.pass_on(content)

    def pass_on(self, content: bytes) -> None:
        """The person reads it."""
        if self.person is not None and not self.is_cut:
            self.person.hear(self, content)

    def reach(self, content: bytes) -> None:
        """A message has come as far as the server."""
        if not self.is_cut:
            self.inbox.put_nowait(content)

    def cut(self) -> None:
        """The line breaks; both ends notice in their own time."""
        if not self.is_cut:
            dice = self.faults.dice(f"cut {self.number}")
            unnoticed = UNNOTICED_MS if dice.below(4) == 0 else USUAL_MS
            self.end(dice.below(unnoticed) / 1000)

    def end(self, unnoticed: float) -> None:
        """Nothing goes through any more; the server will know after so many seconds."""
        if self.is_cut:
            return
        self.is_cut = True
        self.far.call_later(unnoticed, self.hang_up)
        self.near.call_later(self.faults.seconds("noticed", 2_000), self.tell_person)

    def hang_up(self) -> None:
        """The server notices."""
        self.is_known = True
        self.inbox.put_nowait(None)

    def tell_person(self) -> None:
        """The person notices."""
        if self.person is not None:
            self.person.lose(self)
