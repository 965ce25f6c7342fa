"""A member of the farm: takes questions from NATS whenever one of its processes is idle, lets it think, and answers.

Its processes are those of any house: one that hangs, dies or grows is replaced. It keeps nothing.
"""

from __future__ import annotations

import asyncio
import os
import platform
from typing import Any

import msgspec
import structlog

from regalia.core.errors import RegaliaError
from regalia.server import farm_words
from regalia.server.bot_pool import BotFailure, BotPool
from regalia.server.farm_words import BEAT_SECONDS, CALL, HERE, IDLE, OFFER_SECONDS, Answer, Beat, Task
from regalia.server.metrics import Metrics
from regalia.server.nats_bus import connected
from regalia.server.settings import Settings
from regalia.server.worker import Reply

READY_SECONDS = 0.05  # between two looks whether a process is ready
GOODBYE_SECONDS = 5.0


class Hand:
    """Some processes at one machine."""

    def __init__(self, address: str, settings: Settings) -> None:
        self.address = address
        self.processes = settings.bot_workers
        self.pool = BotPool(settings, Metrics())
        self.name = f"{platform.node()}-{os.getpid()}-{os.urandom(4).hex()}"
        self.is_ending = asyncio.Event()
        self.nats: Any = None
        self.busy: set[asyncio.Task[Any]] = set()  # whose processes think
        self.log = structlog.get_logger("regalia")

    async def run(self) -> None:
        """Until it is told to end; then what is being thought about is answered first."""
        self.nats = await connected(self.address, "regalia-bots", self.note)
        self.pool.start_processes()
        await self.one_is_idle()
        tasks = {
            asyncio.ensure_future(work) for work in (self.beat_on(), *(self.work() for _ in range(self.processes)))
        }
        await self.is_ending.wait()
        await self.say_here(0)
        busy = set(self.busy)
        for task in tasks - busy:
            task.cancel()
        await asyncio.wait(tasks, timeout=GOODBYE_SECONDS)
        for task in busy:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.nats.close()
        await self.pool.close()

    async def note(self, fault: Exception) -> None:
        """The client comes back by itself."""
        self.log.warning("the line to NATS fails", why=repr(fault))

    async def beat_on(self) -> None:
        """Say again and again that it is there."""
        while not self.is_ending.is_set():
            await self.say_here(self.processes)
            await asyncio.sleep(BEAT_SECONDS)

    async def say_here(self, processes: int) -> None:
        """Tell the houses."""
        await self.publish(HERE, msgspec.json.encode(Beat(self.name, processes)))

    async def publish(self, subject: str, content: bytes, reply: str = "") -> None:
        """Say something; a line that is down loses it."""
        try:
            await self.nats.publish(subject, content, reply)
        except Exception as fault:
            await self.note(fault)

    # --- one process

    async def work(self) -> None:
        """One task after the other, whatever fails."""
        while not self.is_ending.is_set():
            try:
                await self.one_task()
            except Exception as fault:
                await self.note(fault)
                await asyncio.sleep(READY_SECONDS)

    async def one_task(self) -> None:
        """Wait for a call, offer a process, and let it think if the offer is taken up."""
        await self.one_is_idle()
        message = await self.taken_up(await self.heard())
        if message is None or not message.data:
            return
        lane = asyncio.current_task()
        assert lane is not None, "this runs in a task"
        self.busy.add(lane)
        try:
            await self.publish(message.reply, await self.answer(message.data))
        finally:
            self.busy.discard(lane)

    async def one_is_idle(self) -> None:
        """Until one of its processes waits for a question, or it is told to end."""
        while not self.pool.idle and not self.is_ending.is_set():
            await asyncio.sleep(READY_SECONDS)

    async def heard(self) -> Any:
        """One call, and no more: others are for those who are idle."""
        calls = await self.nats.subscribe(CALL, queue=IDLE)
        await calls.unsubscribe(limit=1)
        return await calls.next_msg(timeout=None)

    async def taken_up(self, call: Any) -> Any:
        """The task with which an offer is taken up; None if it is not."""
        slot = await self.nats.subscribe(self.nats.new_inbox())
        try:
            await self.publish(call.reply, self.name.encode(), slot.subject)
            return await slot.next_msg(timeout=OFFER_SECONDS)
        except TimeoutError:
            return None
        finally:
            await slot.unsubscribe()

    async def answer(self, content: bytes) -> bytes:
        """What a bot says; whatever is wrong with a task is told."""
        number = ""
        try:
            task = msgspec.json.decode(content, type=Task)
            number = task.number
            reply = await self.pool.reply(farm_words.ask_of(task))
        except (BotFailure, RegaliaError, ValueError) as fault:
            reply = Reply(fault=f"{type(fault).__name__}: {fault}")
        return msgspec.json.encode(Answer(number, reply))
