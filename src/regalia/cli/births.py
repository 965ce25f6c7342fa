"""regalia-dev births: start thousands of bots' processes beside a busy store, and see that nothing ever hangs."""

from __future__ import annotations

import asyncio
import faulthandler
import pickle
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import IO

import click
import msgspec

from regalia.cli.common import progress_bar
from regalia.cli.load import quick_loop
from regalia.core.fairness import Seed
from regalia.core.registry import games
from regalia.core.table import new_table
from regalia.server.bot_pool import HELLO_SECONDS, WORKER
from regalia.server.bot_process import ProcessFailed, running
from regalia.server.worker import HELLO, Ask, Reply, packed
from regalia.store.sqlite import SqliteStore
from regalia.store.store import Entry

NEWBORN = (sys.executable, "-I", "-S", "-c", f"import os; os.write(1, {packed(HELLO)!r}); os.read(0, 1)")
REAL_EVERY = 50  # starts, one is a process in which bots think, and is asked something
AT_ONCE = 4
STORES = 2
ENTRIES = 20  # that a store keeps before it is closed and opened again
BEAT_SECONDS = 0.2
HUNG_SECONDS = 60.0  # without a birth, or without a word
LAST_SECONDS = 5.0  # for last words


class Births(msgspec.Struct):
    """What has happened so far."""

    born: int = 0
    answered: int = 0  # by real processes of bots
    stores_opened: int = 0
    deeds_saved: int = 0
    longest_ms: int = 0  # from the start of a process to its hello
    faults: list[str] = []
    hung: bool = False
    seconds: float = 0.0


# --- the trial, in a process that may hang


async def trial(starts: int, tell: Callable[[Births], None]) -> None:
    """Bear so many processes while stores come and go."""
    found = Births()
    numbers = iter(range(starts))
    with tempfile.TemporaryDirectory() as folder:
        busy = [asyncio.ensure_future(churn(Path(folder) / f"{n}.db", found)) for n in range(STORES)]
        busy.append(asyncio.ensure_future(beat(found, tell)))
        try:
            await asyncio.gather(*(bear(numbers, found) for _ in range(AT_ONCE)))
        finally:
            for task in busy:
                task.cancel()
            await asyncio.gather(*busy, return_exceptions=True)
    tell(found)


async def bear(numbers: Iterator[int], found: Births) -> None:
    """One process after the other, as long as there are numbers."""
    for number in numbers:
        is_real = number % REAL_EVERY == REAL_EVERY - 1
        start = time.monotonic()
        try:
            async with running((*WORKER, "768") if is_real else NEWBORN, HELLO_SECONDS) as process:
                found.longest_ms = max(found.longest_ms, int(1000 * (time.monotonic() - start)))
                found.born += 1
                if is_real:
                    ask = question(number)
                    content = await process.ask(pickle.dumps(ask), HELLO_SECONDS)
                    found.answered += msgspec.msgpack.decode(content, type=Reply).action in ask.actions
        except ProcessFailed as fault:
            found.faults.append(f"{number}: {fault}")


def question(number: int) -> Ask:
    """What a bot is asked at the beginning of some game."""
    game = list(games().values())[number // REAL_EVERY % len(games())]
    table = new_table(game, game.players[0], Seed(number))
    prompt = table.prompt(table.waiting()[0])
    options = game.options.settle({})
    return Ask("knight", game.id, options, None, str(number), prompt.view.seat, prompt.view, prompt.actions, (), 20)


async def churn(path: Path, found: Births) -> None:
    """Open a store, write and read, close it: each time with new threads and connections."""
    for opening in count():
        store = SqliteStore(path)
        await store.open()
        try:
            for number in range(ENTRIES):
                table = f"{opening}-{number}"
                await store.append(Entry(table, 0, (b"a deed",)))
                assert len(await store.deeds(table)) == 1
                found.deeds_saved += 1
        finally:
            await store.close()
        found.stores_opened += 1


async def beat(found: Births, tell: Callable[[Births], None]) -> None:
    """Give signs of life, as long as the loop runs."""
    while True:
        tell(found)
        await asyncio.sleep(BEAT_SECONDS)


def say(found: Births) -> None:
    """A line for whoever watches."""
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    sys.stdout.flush()


# --- the watch, from outside


def watched(command: list[str], tell: Callable[[Births], None]) -> Births:
    """The trial in a process of its own; one that hangs says where all its threads were, and is ended."""
    found, start = Births(), time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for found in words_of(process.stdout):
            tell(found)
        if found.hung:
            found.faults.append(f"nothing happened for {HUNG_SECONDS:.0f} s after {found.born} births")
            process.send_signal(signal.SIGABRT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(LAST_SECONDS)
            process.kill()
    if process.returncode:
        found.faults.append(f"the trial ended with {process.returncode}")
    found.seconds = round(time.monotonic() - start, 1)
    return found


def words_of(pipe: IO[bytes]) -> Iterator[Births]:
    """What the trial tells, until it ends; the last word is ours if it has hung."""
    found, last_birth = Births(), time.monotonic()
    while time.monotonic() - last_birth < HUNG_SECONDS and select.select([pipe], [], [], HUNG_SECONDS)[0]:
        line = pipe.readline()
        if not line:
            return
        heard = msgspec.json.decode(line, type=Births)
        last_birth = time.monotonic() if heard.born > found.born else last_birth
        found = heard
        yield found
    yield msgspec.structs.replace(found, hung=True)


@click.command("births")
@click.option("--starts", type=click.IntRange(1), default=5_000, show_default=True)
def command(starts: int) -> None:
    """Start many processes of bots while databases are opened, read and written, and see that nothing hangs.

    \b
    regalia-dev births                   5,000 starts, every 50th a real one; some minutes
    regalia-dev births --starts 200
    """
    with progress_bar() as progress:
        task = progress.add_task("births", total=starts)
        alone = [sys.executable, "-m", "regalia.cli.births", str(starts)]
        found = watched(alone, lambda births: progress.update(task, completed=births.born))
    if found.born < starts or found.answered < starts // REAL_EVERY:
        found.faults.append(f"{found.born} of {starts} were born, {found.answered} answered")
    click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    if found.faults:
        raise SystemExit(1)


if __name__ == "__main__":
    faulthandler.enable()
    with asyncio.Runner(loop_factory=quick_loop()) as runner, suppress(BrokenPipeError):
        runner.run(trial(int(sys.argv[1]), say))
