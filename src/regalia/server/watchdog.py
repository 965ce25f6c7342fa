"""A watchdog over the event loop: a thread that notices when nothing has been served for a second, and says where."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from regalia.server.metrics import Metrics
from regalia.server.systemd import ALIVE, READY, STOPPING, alive_every, notify

STALL_SECONDS = 1.0
BEAT_SECONDS = 0.2


class Watchdog:
    """Listens to the heart of the loop; to be made and ended by the loop itself."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.log = structlog.get_logger("regalia")
        self.loop = asyncio.get_running_loop()
        self.loop_thread = threading.get_ident()
        self.alive_every = alive_every()
        self.last_beat = self.last_alive = time.monotonic()
        self.ended = threading.Event()
        self.timer = self.loop.call_later(BEAT_SECONDS, self.beat)
        self.thread = threading.Thread(target=self.listen, name="watchdog", daemon=True)
        self.thread.start()

    def beat(self) -> None:
        """On the loop: it runs. If it did not for a while, that is over now."""
        now = time.monotonic()
        seconds, self.last_beat = now - self.last_beat, now
        if seconds > STALL_SECONDS + BEAT_SECONDS:
            self.metrics.stalls.inc()
            self.log.warning("the loop runs again", stalled_seconds=round(seconds, 1))
        if self.alive_every is not None and now - self.last_alive >= self.alive_every - BEAT_SECONDS:
            self.last_alive = now
            notify(ALIVE)
        self.timer = self.loop.call_later(BEAT_SECONDS, self.beat)

    def listen(self) -> None:
        """On the thread: tell of every stall once."""
        told = 0.0
        while not self.ended.wait(BEAT_SECONDS):
            last = self.last_beat
            if last != told and time.monotonic() - last > STALL_SECONDS + BEAT_SECONDS:
                told = last
                self.log.error("the loop stands still", stack=self.stack())

    def stack(self) -> str:
        """What the loop is doing at this moment."""
        frame = sys._current_frames().get(self.loop_thread)
        return "".join(traceback.format_stack(frame)) if frame is not None else ""

    def end(self) -> None:
        """No more beats."""
        self.timer.cancel()
        self.ended.set()
        self.thread.join()


@contextmanager
def watched_over(metrics: Metrics) -> Iterator[None]:
    """As long as the house is open; systemd hears of it, too."""
    watchdog = Watchdog(metrics)
    notify(READY)
    try:
        yield
    finally:
        notify(STOPPING)
        watchdog.end()
