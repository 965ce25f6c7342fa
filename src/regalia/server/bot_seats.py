"""Bots at tables think in processes of their own. One that crashes or hangs is replaced, and harms no table."""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from typing import Protocol

import msgspec

from regalia.server.worker import LENGTH, Answer, Ask, packed

GRACE_SECONDS = 2.0  # beyond its time, before a bot counts as hanging
START_SECONDS = 20.0  # a process that has just been started loads the games first


class BotFailure(Exception):
    """A bot gave no answer."""


class Thinkers(Protocol):
    """What the house asks of its bots."""

    async def choose(self, ask: Ask) -> int:
        """A legal answer; BotFailure if there is none."""

    async def close(self) -> None:
        """Nobody thinks any more."""


class Worker:
    """One process; asked one question at a time."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: Process | None = None
        self.starting: asyncio.Task[Process] | None = None
        self.stopping = asyncio.Lock()  # whoever comes second waits until the process is gone, too
        self.is_fresh = True

    async def ask(self, ask: Ask) -> Answer:
        """A question and its answer; whoever asks limits the time."""
        process = self.process or await self.start()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(packed(pickle.dumps(ask)))
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH.size)
        content = await process.stdout.readexactly(LENGTH.unpack(head)[0])
        self.is_fresh = False
        return msgspec.msgpack.decode(content, type=Answer)

    async def start(self) -> Process:
        """A new process. Whoever stops waiting for it does not leave it behind: stop() still knows of it."""
        command = [sys.executable, "-m", self.module]
        self.starting = asyncio.create_task(asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE))
        self.is_fresh = True
        self.process = await asyncio.shield(self.starting)
        self.starting = None
        return self.process

    async def stop(self) -> None:
        """End the process, whatever it does; it is known until it has ended, even if this is cancelled."""
        async with self.stopping:
            if self.starting is not None:
                self.process = await asyncio.shield(self.starting)
                self.starting = None
            if self.process is not None:
                if self.process.returncode is None:
                    self.process.kill()
                await self.process.communicate()
                self.process = None


class BotSeats:
    """The processes in which the bots of all tables think."""

    def __init__(self, workers: int, module: str = "regalia.server.worker") -> None:
        self.workers = [Worker(module) for _ in range(workers)]
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.idle.put_nowait(worker)

    async def choose(self, ask: Ask) -> int:
        """A legal answer; BotFailure if the bot crashes, hangs or says something else."""
        worker = await self.idle.get()
        seconds = ask.think_ms / 1000 + GRACE_SECONDS + (START_SECONDS if worker.is_fresh else 0)
        try:
            async with asyncio.timeout(seconds):
                answer = await worker.ask(ask)
        except TimeoutError:
            await worker.stop()
            raise BotFailure(f"no answer within {seconds:.1f} s") from None
        except Exception as fault:  # a pipe that broke, an answer that cannot be read
            await worker.stop()
            raise BotFailure(f"its process failed: {type(fault).__name__}") from None
        except asyncio.CancelledError:
            await worker.stop()
            raise
        finally:
            self.idle.put_nowait(worker)
        if answer.fault or answer.action not in ask.actions:
            raise BotFailure(answer.fault or f"{answer.action} is no legal answer")
        return answer.action

    async def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            await worker.stop()
