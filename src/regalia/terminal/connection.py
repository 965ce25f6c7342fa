"""A seat's line to a server, kept by a loop of its own, so that the keyboard can be read meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from queue import Empty, SimpleQueue
from threading import Thread
from types import TracebackType
from typing import Any, TypeVar

from regalia.client.player import Player
from regalia.core.errors import RegaliaError
from regalia.server.messages import FromServer

T = TypeVar("T")


class Loop:
    """A loop in a thread of its own."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.loop.run_forever, name="line", daemon=True)
        self.thread.start()

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Wait for something that is done on the loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result()

    def close(self) -> None:
        """No more."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


class Connection:
    """What the server says, in order; and what is said to it."""

    def __init__(self, loop: Loop, server: str, table: str, key: str) -> None:
        self.loop = loop
        self.news: SimpleQueue[FromServer] = SimpleQueue()
        self.player = Player(server, table, key, listener=self.news.put)

    def __enter__(self) -> Connection:
        self.loop.run(self.player.__aenter__())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.loop.run(self.player.__aexit__(None, None, None))

    def hear(self, seconds: float) -> FromServer | None:
        """The next message, if one comes within this time."""
        try:
            return self.news.get(timeout=seconds)
        except Empty:
            if self.player.is_lost:
                failed = self.player.failed
                raise RegaliaError(failed[-1].sentence if failed else "The table has closed the line.") from None
            return None

    @property
    def is_open(self) -> bool:
        """Is there a line just now?"""
        return self.player.line is not None
