"""Time that passes only when nobody has anything to do, and loops that can be switched off at any await.

Each house runs on a lane of its own. A lane that is switched off runs nothing any more, as if its process had been
killed between two steps; one that stands still does so later, as if it had been stopped. The others do not notice.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context
from heapq import heappop, heappush
from typing import Any, TypeVarTuple

Ts = TypeVarTuple("Ts")
Pick = Callable[[int], int]


class Clockwork:
    """The order of everything that happens in one world: what is ready, then the next timer."""

    def __init__(self, pick: Pick | None = None) -> None:
        self.now = 0.0  # seconds since the world began
        self.steps = 0
        self.pick = pick  # whose turn it is among those who are ready; None: the first
        self.ready: deque[tuple[Lane, asyncio.Handle]] = deque()
        self.timers: list[tuple[float, int, Lane, asyncio.TimerHandle]] = []
        self.timed = 0

    def step(self) -> bool:
        """One step of somebody; False if nobody has anything to do any more."""
        if not self.ready and not self.let_time_pass():
            return False
        lane, handle = self.next_one()
        if lane.alive and lane.held is not None:
            lane.held.append(handle)
        elif lane.alive and not handle.cancelled():
            self.steps += 1
            asyncio._set_running_loop(lane)
            handle._run()
        return True

    def next_one(self) -> tuple[Lane, asyncio.Handle]:
        """Whose turn it is."""
        if self.pick is None or len(self.ready) == 1:
            return self.ready.popleft()
        place = self.pick(len(self.ready))
        found = self.ready[place]
        del self.ready[place]
        return found

    def let_time_pass(self) -> bool:
        """Until the next timer; all that ring at the same time are ready together."""
        while self.timers and not self.is_wanted(self.timers[0]):
            heappop(self.timers)
        if not self.timers:
            return False
        self.now = max(self.now, self.timers[0][0])
        while self.timers and self.timers[0][0] <= self.now:
            _, _, lane, handle = heappop(self.timers)
            self.ready.append((lane, handle))
        return True

    @staticmethod
    def is_wanted(timer: tuple[float, int, Lane, asyncio.TimerHandle]) -> bool:
        """Does anybody still wait for it?"""
        return timer[2].alive and not timer[3].cancelled()


class Lane(asyncio.AbstractEventLoop):
    """The event loop of one process of the world."""

    def __init__(self, clockwork: Clockwork, name: str, on_fault: Callable[[str], None]) -> None:
        self.clockwork = clockwork
        self.name = name
        self.on_fault = on_fault
        self.alive = True
        self.held: list[asyncio.Handle] | None = None  # what waits while it stands still
        self.tasks: list[asyncio.Task[Any]] = []

    # --- what asyncio asks of a loop

    def time(self) -> float:
        """Seconds since the world began."""
        return self.clockwork.now

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """In one of the next steps."""
        handle = asyncio.Handle(callback, args, self, context)
        if self.alive:
            self.clockwork.ready.append((self, handle))
        return handle

    def call_later(
        self, delay: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """After so many seconds."""
        return self.call_at(self.clockwork.now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """At a time."""
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if self.alive:
            self.clockwork.timed += 1
            heappush(self.clockwork.timers, (when, self.clockwork.timed, self, handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time comes."""

    def create_future(self) -> asyncio.Future[Any]:
        """Something to wait for on this lane."""
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> asyncio.Task[Any]:
        """Work on this lane."""
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, name=name or self.name, context=context)
        self.tasks.append(task)
        return task

    def get_debug(self) -> bool:
        """No."""
        return False

    def is_running(self) -> bool:
        """As long as it is not switched off."""
        return self.alive

    def is_closed(self) -> bool:
        """Never: what is left of it may still be put away."""
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Nobody caught this."""
        if self.alive:
            self.on_fault(f"{context.get('message')}: {context.get('exception')!r}")

    # --- what the world asks of it

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin some work; it starts in one of the next steps."""
        self.create_task(work)

    def switch_off(self) -> None:
        """Nothing on this lane happens any more; what was under way is kept, so that no finally runs by accident."""
        self.alive = False

    def stand_still(self) -> None:
        """Nothing on this lane happens for a while, as if its process had been stopped."""
        if self.held is None:
            self.held = []

    def go_on(self) -> None:
        """All that waited happens now."""
        held, self.held = self.held or [], None
        self.clockwork.ready.extend((self, handle) for handle in held)

    def put_away(self) -> None:
        """At the end of the world: close what never came to its end, without letting it do anything."""
        self.alive = False
        asyncio._set_running_loop(self)
        for task in self.tasks:
            if not task.done():
                try:
                    task.get_coro().close()
                except RuntimeError:
                    continue  # it waited for something on its way out
        self.tasks.clear()
