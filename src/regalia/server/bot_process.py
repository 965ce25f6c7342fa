"""One process in which bots think, as the house sees it: started, asked and ended without ever holding up the loop.

It is started by a thread with subprocess.Popen, which runs no Python code between fork and exec: a house has threads
and open databases, and what they have locked would stay locked in a copy of it (docs/adr/0015).
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
from collections.abc import AsyncIterator
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from regalia.server.worker import HELLO, LENGTH, packed

THREADS = ThreadPoolExecutor(4, "bot-processes")  # in which processes are started and ended
MOST_BYTES = 65_536  # of one answer
LAST_SECONDS = 10.0  # a process that was killed is gone by then
MB = 1 << 20


class ProcessFailed(Exception):
    """A process hangs, has ended, has grown or talks nonsense: another must take its place."""


class BotProcess:
    """A process from its first moment to its last; it can be asked once it has said hello."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.socket, theirs = socket.socketpair()
        self.starting = THREADS.submit(start, command, theirs.fileno())
        self.starting.add_done_callback(lambda _: theirs.close())
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.reading: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()  # the next thing it says

    async def open(self, seconds: float) -> None:
        """Wait until it runs, and says that it is ready."""
        try:
            await asyncio.wrap_future(self.starting)
        except OSError as fault:
            raise ProcessFailed(f"it could not be started: {fault}") from fault
        self.reader, self.writer = await asyncio.open_connection(sock=self.socket)
        self.reading = asyncio.ensure_future(self.message())
        if await self.said(seconds) != HELLO:
            raise ProcessFailed("it talks nonsense")

    async def message(self) -> bytes:
        """The next thing it says, once it is said."""
        assert self.reader is not None
        size: int = LENGTH.unpack(await self.reader.readexactly(LENGTH.size))[0]
        if size > MOST_BYTES:
            raise ProcessFailed("it talks nonsense")
        return await self.reader.readexactly(size)

    async def said(self, seconds: float) -> bytes:
        """The next thing it says; if there is none within this time, it has failed."""
        await asyncio.wait({self.reading}, timeout=seconds)
        if not self.reading.done():
            raise ProcessFailed(f"it said nothing within {seconds:.1f} s")
        try:
            content = self.reading.result()
        except (EOFError, OSError) as fault:
            raise ProcessFailed("it has ended") from fault
        self.reading = asyncio.ensure_future(self.message())
        return content

    async def ask(self, content: bytes, seconds: float) -> bytes:
        """A question and its answer."""
        assert self.writer is not None
        self.writer.write(packed(content))
        return await self.said(seconds)

    def check_memory(self, most_mb: int) -> None:
        """It must not grow for ever."""
        if memory_mb(self.starting.result().pid) > most_mb:
            raise ProcessFailed(f"it holds more than {most_mb} MiB")

    async def end(self) -> None:
        """End it, whatever it does; who is told to wait no longer waits until it is gone all the same."""
        reaping = asyncio.wrap_future(THREADS.submit(reap, self.starting))
        self.reading.cancel()
        (self.writer or self.socket).close()
        try:
            await asyncio.shield(reaping)
        finally:
            await asyncio.wait({reaping})


@asynccontextmanager
async def running(command: tuple[str, ...], hello_seconds: float) -> AsyncIterator[BotProcess]:
    """A process that is ready for questions; it is ended when it is not needed any more."""
    process = BotProcess(command)
    try:
        await process.open(hello_seconds)
        yield process
    finally:
        await process.end()


def start(command: tuple[str, ...], line: int) -> subprocess.Popen[bytes]:
    """On a thread: a process that hears and speaks through a line, in a session of its own (Ctrl-C is not for it)."""
    return subprocess.Popen(command, stdin=line, stdout=line, start_new_session=True)


def reap(starting: Future[subprocess.Popen[bytes]]) -> None:
    """On a thread: kill it as soon as it is there, and wait until it is gone."""
    with suppress(CancelledError, OSError, subprocess.TimeoutExpired):
        child = starting.result()
        child.kill()
        child.wait(LAST_SECONDS)


def memory_mb(pid: int) -> float:
    """The memory that a process holds, where the system tells it; else 0."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_bytes().split()[1])
    except (OSError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / MB
