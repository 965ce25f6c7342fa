"""The ways into a house: lines that stay, and requests that come back with an answer or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from starlette.datastructures import Headers

from regalia.core.errors import RegaliaError
from regalia.server.arrivals import connect
from regalia.server.house import House
from regalia.store.store import StoreError
from regalia.storm.guests import Guest
from regalia.storm.network import Line
from regalia.storm.standing import Standing

if TYPE_CHECKING:
    from regalia.storm.world import World

T = TypeVar("T")


class Roads:
    """From people to houses."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.scene = world.scene
        self.faults = world.scene.faults
        self.lines = 0

    def a_house(self, stream: str) -> Standing | None:
        """One that stands, if any."""
        houses = self.world.houses
        return houses[self.faults.dice(stream).below(len(houses))] if houses else None

    def connect(self, guest: Guest, table: str) -> Line | None:
        """A new line from a guest to a house."""
        standing = self.a_house(guest.name)
        if standing is None:
            return None
        self.lines += 1
        lanes = (self.scene.around, standing.lane)
        line = Line(self.lines, lanes, self.faults, self.world.listeners[standing.lane.name])
        line.person = guest
        line.path_params = {"table": table}
        line.headers = Headers({"authorization": f"Bearer {guest.key}"})
        standing.lines.append(line)
        self.scene.note("connects", guest.name, line.number, standing.lane.name)
        standing.lane.call_later(self.faults.seconds("connect", 100), self.let_in, standing, line)
        return line

    def let_in(self, standing: Standing, line: Line) -> None:
        """The line has reached the house."""
        standing.lane.run(self.serve(standing, line))

    async def serve(self, standing: Standing, line: Line) -> None:
        """As Starlette would: an error closes the line."""
        standing.comings += 1
        line.came = self.scene.clockwork.now
        try:
            await connect(standing.house, line)  # type: ignore[arg-type]
        except (RegaliaError, StoreError) as fault:
            self.scene.note("a line fails", line.number, repr(fault))
        except Exception as fault:
            self.scene.fail(f"a line died of {fault!r}")
        standing.comings += 1
        line.has_ended = True
        line.end(0.0)

    def request(self, question: Callable[[House], Awaitable[T]], answer: asyncio.Future[T], who: str) -> None:
        """A request over HTTP: late, and perhaps lost on its way or on its way back."""
        standing = self.a_house(who)
        if standing is not None and not self.faults.strikes("line", "a request is lost", who):
            lane, seconds = standing.lane, self.faults.seconds(who, 100)
            lane.call_later(seconds, lambda: lane.run(self.reply(standing.house, question, answer, who)))

    async def reply(
        self, house: House, question: Callable[[House], Awaitable[T]], answer: asyncio.Future[T], who: str
    ) -> None:
        """What the house says to a request."""
        try:
            found = await question(house)
        except (RegaliaError, StoreError) as fault:
            self.deliver(who, answer, None, fault)
        except Exception as fault:
            self.scene.fail(f"a request died of {fault!r}")
        else:
            self.deliver(who, answer, found, None)

    def deliver(self, who: str, answer: asyncio.Future[T], found: Any, fault: Exception | None) -> None:
        """Bring the answer back, if it is not lost."""
        if not self.faults.strikes("line", "an answer is lost", who):
            self.scene.around.call_later(self.faults.seconds(who, 100), bring, answer, found, fault)


def bring(answer: asyncio.Future[Any], found: Any, fault: Exception | None) -> None:
    """To whoever still waits for it."""
    if answer.done():
        return
    if fault is None:
        answer.set_result(found)
    else:
        answer.set_exception(fault)
