"""The crash test: tables under play, a server that is killed again and again, and a look at the logs afterwards."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec

from regalia.client.http import Http
from regalia.client.player import Player, set_table
from regalia.core.dice import Dice
from regalia.core.errors import RegaliaError
from regalia.core.registry import games
from regalia.server.chain import check_log
from regalia.server.deeds import Answered, read
from regalia.server.folding import folded
from regalia.server.messages import Failed, Update
from regalia.server.requests import Health, NewTable
from regalia.store.sqlite import SqliteStore
from regalia.store.store import Store

READY_SECONDS = 120.0
GOING_ON_SECONDS = 60.0
PAUSE_SECONDS = 0.2  # before somebody says again what could not be saved
GOES_ON = 3  # decisions that every table must make after the last restart


class Plan(msgspec.Struct, frozen=True):
    """How hard to try."""

    tables: int = 200
    kills: int = 50
    seed: int = 1
    shortest_ms: int = 200  # between a start and a kill
    longest_ms: int = 1500


class Report(msgspec.Struct):
    """What was found."""

    tables: int = 0
    kills: int = 0
    answers: int = 0  # in the logs, of people and bots
    acknowledged: int = 0  # answers of our clients that were confirmed
    resumed: int = 0  # lines that came back by themselves
    faults: list[str] = []


class Server:
    """A server in a process of its own, to be measured or killed."""

    def __init__(self, database: Path | str, options: Sequence[str] = ("--no-limits", "--pause", "0")) -> None:
        self.port, self.figures_port = free_ports()
        self.database, self.options = database, options
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "regalia.cli", "serve", "--port", str(self.port), "--json", *self.options]
        command += ["--database", str(self.database), "--metrics-port", str(self.figures_port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        async with asyncio.timeout(READY_SECONDS):
            while True:
                try:
                    await Http(self.address).get("/healthz", Health)
                except RegaliaError:
                    await asyncio.sleep(0.05)
                else:
                    return

    def end(self, how: signal.Signals) -> None:
        """Kill it at once, or let it close."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None


def free_ports() -> tuple[int, int]:
    """Two ports that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as one, socket.create_server(("127.0.0.1", 0)) as other:
        return int(one.getsockname()[1]), int(other.getsockname()[1])


class Guest:
    """Somebody who plays on as long as there is a table, and remembers what was confirmed."""

    think_seconds = 0.0

    def __init__(self, address: str, table: str, key: str, seed: int) -> None:
        self.player = Player(address, table, key, self.hear)
        self.dice = Dice(seed)
        self.sent: dict[int, set[tuple[int, ...]]] = {}
        self.alone: set[int] = set()  # questions that asked nobody else: if they are over, it was by our answer
        self.confirmed: set[int] = set()
        self.highest = -1
        self.answered: Update | None = None
        self.faults: list[str] = []

    def hear(self, message: object) -> None:
        """Whatever was told once must stay true; what could not be saved is said again."""
        if isinstance(message, Failed):
            self.answered = None
        if not isinstance(message, Update):
            return
        if message.question < self.highest:
            self.faults.append(f"{self.player.table}: went back from {self.highest} to {message.question}")
        self.highest = max(self.highest, message.question)
        self.confirmed |= {number for number in self.alone if number < message.question}

    def note_answer(self, question: int) -> None:
        """He answers a question that asks nobody else."""

    async def play(self) -> None:
        """Answer whenever asked."""
        while not self.player.is_over:
            await self.player.until(lambda p: p.update is not self.answered, 10**6)
            await asyncio.sleep(PAUSE_SECONDS if self.player.failed else self.think_seconds)
            self.player.failed.clear()
            self.answered = self.player.update
            if self.answered is not None and self.player.choices:
                action = self.dice.one_of(self.player.choices)
                self.sent.setdefault(self.answered.question, set()).add((action,))
                if len(self.player.view["asked"]) == 1:
                    self.alone.add(self.answered.question)
                    self.note_answer(self.answered.question)
                await self.player.play(action)


async def crash(plan: Plan, database: Path, tell: Callable[[str], None] = lambda line: None) -> Report:
    """Set tables, play, kill, restart; then compare the logs with what was confirmed."""
    server, report = Server(database), Report(tables=plan.tables, kills=plan.kills)
    await server.start()
    guests = await seated(server.address, plan)
    try:
        async with playing(guests):
            await kill_again_and_again(server, guests, plan, tell)
            await all_go_on(guests, report)
    finally:
        server.end(signal.SIGTERM)
    await compare(guests, SqliteStore(database, alone=False), report)
    return report


@asynccontextmanager
async def playing(guests: list[Guest]) -> AsyncIterator[None]:
    """All of them play."""
    tasks = []
    for guest in guests:
        await guest.player.__aenter__()
        tasks.append(asyncio.ensure_future(guest.play()))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for guest in guests:
            await guest.player.__aexit__(None, None, None)


async def seated(address: str, plan: Plan, kind: type[Guest] = Guest) -> list[Guest]:
    """A guest and a bot at each table, the games in turn."""
    found = []
    names = sorted(games())
    for number in range(plan.tables):
        game = games()[names[number % len(names)]]
        bots = ("random",) * (game.players[0] - 1)
        seat = await set_table(address, NewTable(game.id, game.players[0], name="Guest", bots=bots, start=True))
        found.append(kind(address, seat.table, seat.key, plan.seed + number))
    return found


async def kill_again_and_again(server: Server, guests: list[Guest], plan: Plan, tell: Callable[[str], None]) -> None:
    """At random instants, but not before something was confirmed since the last time."""
    dice = Dice(plan.seed)
    for number in range(plan.kills):
        await one_is_confirmed(guests)
        await asyncio.sleep((plan.shortest_ms + dice.below(plan.longest_ms - plan.shortest_ms)) / 1000)
        server.end(signal.SIGKILL)
        await server.start()
        tell(f"killed and restarted {number + 1} times")


async def one_is_confirmed(guests: list[Guest]) -> None:
    """Until one more answer has been confirmed, or nothing is left to play; else all_go_on will tell who is stuck."""
    before = confirmed(guests)
    with suppress(TimeoutError):
        async with asyncio.timeout(GOING_ON_SECONDS):
            while confirmed(guests) == before and not all(guest.player.is_over for guest in guests):
                await asyncio.sleep(0.01)


def confirmed(guests: list[Guest]) -> int:
    """How many answers have been confirmed."""
    return sum(len(guest.confirmed) for guest in guests)


async def all_go_on(guests: list[Guest], report: Report) -> None:
    """After the last restart every table must make some more decisions, or be over."""
    marks = {guest.player.table: guest.highest + GOES_ON for guest in guests}
    try:
        async with asyncio.timeout(GOING_ON_SECONDS):
            while not all(guest.player.is_over or guest.highest >= marks[guest.player.table] for guest in guests):
                await asyncio.sleep(0.05)
    except TimeoutError:
        stuck = [g.player.table for g in guests if not g.player.is_over and g.highest < marks[g.player.table]]
        report.faults.append(f"stuck: {', '.join(stuck)}")


async def compare(guests: list[Guest], store: Store, report: Report) -> None:
    """Every confirmed answer is in the log exactly once, as it was sent."""
    report.resumed = sum(guest.player.lines - 1 for guest in guests)
    await store.open()
    for guest in guests:
        report.faults += guest.faults
        report.acknowledged += len(guest.confirmed)
        log = await store.deeds(guest.player.table)
        report.answers += sum(isinstance(read(body), Answered) for body in log)
        report.faults += await faults_of(guest, log)
    await store.close()


async def faults_of(guest: Guest, log: list[bytes]) -> list[str]:
    """What a log says otherwise than the guest remembers."""
    table = guest.player.table
    live = await folded(table, log[:1])
    kept: dict[int, tuple[int, ...]] = {}
    broken = check_log(log)
    faults = [f"{table}: {broken}"] if broken else []
    for body in log[1:]:
        deed = read(body)
        if isinstance(deed, Answered) and deed.by == "person":
            number = live.number(deed.seat)
            if number in kept:
                faults.append(f"{table}: answer {number} was applied twice")
            kept[number] = deed.actions
        live.take(deed)
    faults += [f"{table}: it cannot be replayed: {live.old_rules}"] if live.old_rules else []
    faults += [f"{table}: answer {number} is lost" for number in guest.confirmed if number not in kept]
    faults += [f"{table}: answer {n} was never sent" for n, a in kept.items() if a not in guest.sent.get(n, set())]
    return faults
