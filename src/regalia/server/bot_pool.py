"""Bots at tables think in processes of their own. One that crashes, hangs or grows is replaced, and harms no table."""

from __future__ import annotations

import asyncio
import pickle
import sys
from contextlib import suppress
from typing import Any, Protocol

import msgspec
import structlog

from regalia.bots.advice import Advice
from regalia.server.bot_process import BotProcess, ProcessFailed, running
from regalia.server.errands import Errand
from regalia.server.farm import Farm
from regalia.server.metrics import Metrics
from regalia.server.settings import Settings
from regalia.server.waiting_line import Ticket, WaitingLine
from regalia.server.worker import Ask, Reply

WORKER = (sys.executable, "-m", "regalia.server.worker")
GRACE_SECONDS = 1.5  # beyond its time, before a bot counts as hanging
HELLO_SECONDS = 20.0  # in which a new process loads the games
LEAST_THINK_MS = 50  # for a bot that got a process late
FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 0.5, 30.0  # between starts that fail


class BotFailure(Exception):
    """A bot gave no answer."""


class Thinkers(Protocol):
    """What the house asks of its bots."""

    async def choose(self, ask: Ask) -> int:
        """A legal answer; BotFailure if there is none. Whoever asks may stop waiting at any time."""

    async def advise(self, ask: Ask) -> Advice:
        """What a bot would answer, and why; BotFailure if there is none."""

    async def run(self, errand: Errand) -> bytes:
        """What came of a part of an errand, done when no table waited; BotFailure if nothing did."""

    async def close(self) -> None:
        """Nobody thinks any more."""


class Question(Ticket, eq=False, kw_only=True):
    """A question that waits for a process, and for its answer."""

    ask: Ask | Errand
    answer: asyncio.Future[Reply]
    since: float
    tries: int = 0  # of a farm, in vain

    def with_time_left(self, now: float) -> Ask | Errand:
        """As the process hears it: where people look on, the time it waited is part of the time it has."""
        waited_ms = int(1000 * (now - self.since)) if self.watched else 0
        return msgspec.structs.replace(
            self.ask, think_ms=max(LEAST_THINK_MS, self.ask.think_ms - waited_ms), address=""
        )

    def fail(self, why: str) -> None:
        """There will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(BotFailure(why))

    def why_not(self, answer: Reply) -> str:
        """Why something is no answer to this; nothing if it is one."""
        advised = [way.action for way in answer.advice.answers] if answer.advice is not None else [answer.action]
        is_legal = isinstance(self.ask, Errand) or set(advised) <= set(self.ask.actions)
        return answer.fault or ("" if is_legal else f"{advised} is no legal answer")

    def settle(self, answer: Reply) -> None:
        """Here is the answer, if it is one."""
        if why := self.why_not(answer):
            self.fail(why)
        elif not self.answer.done():
            self.answer.set_result(answer)


class BotPool:
    """The processes in which the bots of all tables think; started with the first question."""

    def __init__(self, settings: Settings, metrics: Metrics, command: tuple[str, ...] = WORKER) -> None:
        self.settings = settings
        self.metrics = metrics
        self.command = (*command, str(settings.bot_memory_mb))
        self.line: WaitingLine[Question] = WaitingLine()
        self.idle: list[asyncio.Future[Question]] = []  # processes that wait for a question
        self.tending: list[asyncio.Task[None]] = []
        self.farm = Farm(settings.bots_from, self.line, metrics, self.hand_out_here) if settings.bots_from else None
        self.log = structlog.get_logger("regalia")
        metrics.bot_queue.labels("watched").set_function(lambda: self.line.length(True))
        metrics.bot_queue.labels("unwatched").set_function(lambda: self.line.length(False))

    # --- those who ask

    async def choose(self, ask: Ask) -> int:
        """A legal answer; BotFailure if the bot crashes, hangs or says something else."""
        return (await self.reply(ask)).action

    async def advise(self, ask: Ask) -> Advice:
        """What a bot would answer, and why; BotFailure as above."""
        advice = (await self.reply(ask)).advice
        if advice is None:
            raise BotFailure("it gave no advice")
        return advice

    async def run(self, errand: Errand) -> bytes:
        """What came of an errand; BotFailure as above."""
        return (await self.reply(errand)).found

    async def reply(self, ask: Ask | Errand) -> Reply:
        """Wait in line for a process, and for what it says."""
        loop = asyncio.get_running_loop()
        address = ask.address or ask.table
        whence = (address, ask.table, ask.watched, isinstance(ask, Errand))
        question = Question(*whence, ask=ask, answer=loop.create_future(), since=loop.time())
        self.line.join(question)
        self.hand_out()
        try:
            return await question.answer
        finally:
            self.line.leave(question)

    def hand_out(self) -> None:
        """Let those who wait be answered: by the farm if there is one, else here; errands always here."""
        if self.farm is not None:
            self.farm.begin()
            self.farm.call()
        is_farmed = self.farm is not None and self.farm.is_here()
        if not is_farmed or self.line.errands:
            self.hand_out_here(for_tables=not is_farmed)

    def hand_out_here(self, *, for_tables: bool = True) -> None:
        """Give those who wait to the processes that are idle."""
        self.start_processes()
        while self.idle and (question := self.line.next(for_tables=for_tables)) is not None:
            self.idle.pop().set_result(question)

    def start_processes(self) -> None:
        """Let there be processes, if there are none."""
        if not self.tending:
            self.tending = [asyncio.ensure_future(self.tend()) for _ in range(self.settings.bot_workers)]

    async def close(self) -> None:
        """End all processes."""
        if self.farm is not None:
            await self.farm.close()
        for task in self.tending:
            task.cancel()
        await asyncio.gather(*self.tending, return_exceptions=True)
        self.tending = []

    # --- those who answer

    async def tend(self) -> None:
        """See to it that there is a process: one that fails is replaced at once, if need be again and again."""
        pause = 0.0
        while True:
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE_SECONDS, 2 * pause or FIRST_PAUSE_SECONDS)
            try:
                async with running(self.command, HELLO_SECONDS) as process:
                    pause = 0.0
                    await self.work(process)
            except Exception as fault:  # also what nobody thought of: there must be a process
                self.metrics.bot_processes_lost.inc()
                self.log.warning("a process of bots is replaced", why=str(fault) or type(fault).__name__, pause=pause)

    async def work(self, process: BotProcess) -> None:
        """One question after the other, until it fails."""
        while True:
            question = await self.question_for(process)
            try:
                await self.put(question, process)
            finally:
                question.fail("its process failed")
            process.check_memory(self.settings.bot_memory_mb)

    async def question_for(self, process: BotProcess) -> Question:
        """The next question; a process that ends while it is idle has failed."""
        called: asyncio.Future[Question] = asyncio.get_running_loop().create_future()
        self.idle.append(called)
        self.hand_out()
        try:
            either: set[asyncio.Future[Any]] = {called, process.reading}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            with suppress(ValueError):
                self.idle.remove(called)
        if process.reading.done():
            if called.done() and not called.result().answer.done():
                self.line.join(called.result())
            await process.said(0)
            raise ProcessFailed("it talks nonsense")
        return called.result()

    async def put(self, question: Question, process: BotProcess) -> None:
        """Ask, and hand the answer to whoever waits for it."""
        ask = question.with_time_left(asyncio.get_running_loop().time())
        content = await process.ask(pickle.dumps(ask), ask.think_ms / 1000 + GRACE_SECONDS)
        try:
            answer = msgspec.msgpack.decode(content, type=Reply)
        except msgspec.DecodeError:
            raise ProcessFailed("it talks nonsense") from None
        question.settle(answer)
