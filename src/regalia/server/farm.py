"""A farm of bots as a house sees it: processes on any machine that take questions from NATS (`regalia bots`).

The line stays in the house: somebody waits, so a call goes out; one idle process offers itself; only then the line says
whose turn it is. Each idle process hears one call, so one that hangs swallows no more than that. What a farm says is
worth what any bot says: it must come in time and be legal. Else another is asked, and who failed is passed over for a
while.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from regalia.server import farm_words
from regalia.server.farm_words import CALL, HERE, Beat
from regalia.server.metrics import Metrics
from regalia.server.nats_bus import connected
from regalia.server.waiting_line import WaitingLine
from regalia.server.worker import Ask, Reply

if TYPE_CHECKING:
    from regalia.server.bot_pool import Question

CALL_SECONDS = 0.1  # until those who still wait are called for again
MOST_CALLS = 16  # at once
LIVES_SECONDS = 4.0  # after a sign of life
GRACE_SECONDS = 0.5  # beyond the time of a bot, for the way there and back
TRIES = 3
LONGEST_SHUN_SECONDS = 60.0
CONNECT_SECONDS = 1.0  # between two attempts


class Member(msgspec.Struct):
    """One machine's part of the farm."""

    processes: int = 0
    seen: float = 0.0
    faults: int = 0  # in a row
    shunned_until: float = 0.0

    def is_sound(self, now: float) -> bool:
        """Is it there, and can it be asked?"""
        return now < self.seen + LIVES_SECONDS and now >= self.shunned_until

    def fail(self, now: float) -> None:
        """It is passed over for a while, each time for longer."""
        self.faults += 1
        self.shunned_until = now + min(LONGEST_SHUN_SECONDS, 2.0**self.faults)


class Farm:
    """Finds somebody on the bus for each question that waits."""

    def __init__(self, address: str, line: WaitingLine[Question], metrics: Metrics, spare: Callable[[], None]) -> None:
        self.address, self.line, self.metrics = address, line, metrics
        self.spare = spare  # called while somebody waits and no farm is there
        self.members: dict[str, Member] = {}
        self.began = 0.0
        self.more = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.nats: Any = None
        self.inbox = ""
        self.log = structlog.get_logger("regalia")
        metrics.farm_processes.set_function(self.processes)

    # --- coming and going

    def is_here(self) -> bool:
        """Does a farm live? At first it has some time to say so."""
        now = time.monotonic()
        return now < self.began + LIVES_SECONDS or any(each.is_sound(now) for each in self.members.values())

    def processes(self) -> int:
        """How many processes it has."""
        now = time.monotonic()
        return sum(each.processes for each in self.members.values() if each.is_sound(now))

    def begin(self) -> None:
        """Look for a farm, once."""
        if not self.began:
            self.began = time.monotonic()
            self.run(self.connect())
            self.run(self.call_on())

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def connect(self) -> None:
        """Until NATS is there; from then on the client comes back by itself."""
        while self.nats is None:
            try:
                line = await connected(self.address, "regalia-house", self.note)
                self.inbox = line.new_inbox()
                await line.subscribe(self.inbox, cb=self.offered)
                await line.subscribe(HERE, cb=self.heard)
                self.nats = line
            except Exception as fault:  # whatever it is: without a line there is no farm
                self.log.warning("no farm of bots", why=str(fault))
                await asyncio.sleep(CONNECT_SECONDS)
        self.more.set()

    async def note(self, fault: Exception) -> None:
        """The client comes back by itself."""
        self.log.warning("the line to the farm fails", why=repr(fault))

    async def close(self) -> None:
        """Nobody is asked any more."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.nats is not None:
            await self.nats.close()

    # --- calling

    def call(self) -> None:
        """Somebody waits."""
        self.more.set()

    async def call_on(self) -> None:
        """Call for somebody as long as somebody waits; where no farm is there, others may help."""
        while True:
            await self.more.wait()
            while waiting := self.line.length(True) + self.line.length(False):
                self.more.clear()
                for _ in range(min(MOST_CALLS, waiting)):
                    await self.publish(CALL, b"", self.inbox)
                await self.pause()
                if not self.is_here():
                    self.spare()
            self.more.clear()

    async def pause(self) -> None:
        """Until more is to be done, or it is time to call again. wait_for of Python 3.11 may swallow an end."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CALL_SECONDS):
                await self.more.wait()

    async def publish(self, subject: str, content: bytes, reply: str = "") -> None:
        """Say something, if there is a line; what cannot be said now is said again."""
        if self.nats is not None and self.nats.is_connected:
            try:
                await self.nats.publish(subject, content, reply)
            except Exception as fault:
                await self.note(fault)

    async def heard(self, message: Any) -> None:
        """A member is there, or goes."""
        with suppress(msgspec.DecodeError):
            beat = msgspec.json.decode(message.data, type=Beat)
            self.member(beat.member).processes = beat.processes
            if beat.processes <= 0:
                del self.members[beat.member]

    def member(self, name: str) -> Member:
        """A member that has just given a sign of life; who has been silent for long is forgotten."""
        now = time.monotonic()
        self.members = {each: known for each, known in self.members.items() if now < known.seen + LONGEST_SHUN_SECONDS}
        found = self.members.setdefault(name, Member())
        found.seen = now
        return found

    async def offered(self, message: Any) -> None:
        """Somebody is idle: whose turn is it?"""
        if not message.reply:
            return  # NATS says that nobody is
        name = message.data.decode(errors="replace")
        if not self.member(name).is_sound(time.monotonic()):
            return
        question = self.line.next(errands=False)  # those are about whole games, and stay in the house
        if question is None:
            await self.publish(message.reply, b"")
        else:
            self.run(self.ask(question, name, message.reply))

    # --- asking

    async def ask(self, question: Question, name: str, slot: str) -> None:
        """Ask one process; if it fails, another."""
        try:
            reply = await self.reply(question, slot)
        except Exception as fault:  # whatever comes over a network
            self.failed(question, name, repr(fault))
        else:
            self.member(name).faults = 0
            question.settle(reply)

    async def reply(self, question: Question, slot: str) -> Reply:
        """What it says, if that can be an answer."""
        ask = question.with_time_left(asyncio.get_running_loop().time())
        assert isinstance(ask, Ask), "an errand stays in the house"
        number = os.urandom(8).hex()
        content = farm_words.task_of(ask, number)
        message = await self.nats.request(slot, content, timeout=ask.think_ms / 1000 + GRACE_SECONDS)
        reply = farm_words.read_answer(message.data, number)
        if why := question.why_not(reply):
            raise ValueError(why)
        return reply

    def failed(self, question: Question, name: str, why: str) -> None:
        """Ask somebody else, as long as that makes sense."""
        self.metrics.farm_failures.inc()
        self.log.warning("the farm failed", member=name, why=why)
        self.members.setdefault(name, Member()).fail(time.monotonic())
        question.tries += 1
        if question.answer.done():
            return
        if question.tries < TRIES:
            self.line.join(question)
            self.call()
        else:
            question.fail(why)
