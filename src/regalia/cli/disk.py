"""regalia-dev disk: a short game on a disk whose n-th call fails, for every n, and files as kills leave them."""

from __future__ import annotations

import asyncio
import logging
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import apsw
import click
import msgspec
import structlog

from regalia.cli.short_game import Noted, NotingStore, ShortGame, faults_in
from regalia.core.dice import Dice
from regalia.testing.disk import HIT, Disk, Trouble

DISK = Disk("frail")
SMALL_CHECKPOINT_PAGES = 12  # so that a short game has several
WAL = "tables.db-wal"
Tell = Callable[[int, int], None]  # how far, of how much


class Plan(msgspec.Struct, frozen=True):
    """How hard to try."""

    answers: int = 24
    stride: int = 1  # only every so manieth call fails
    games: int = 20  # of which copies are taken while they are played
    cuts: int = 25  # copies of each game
    seed: int = 1


class Report(msgspec.Struct):
    """What was tried and found."""

    calls: dict[str, int] = {}  # of an undisturbed game
    failed: int = 0  # games with a failing call
    refused: int = 0  # steps that were not confirmed, and tried again
    killed: int = 0  # copies as a kill leaves them
    powerless: int = 0  # copies as a loss of power leaves them
    damaged: int = 0  # copies whose write-ahead log was cut or changed besides
    lost_by_damage: int = 0  # confirmed deeds that were missing in those: the tail
    faults: list[str] = []


class Copy(msgspec.Struct, frozen=True):
    """The files at some instant, and what had been said until then."""

    noted: Noted
    files: dict[str, bytes]
    how: str


async def try_disk(plan: Plan, tell: Tell = lambda done, of: None) -> Report:
    """Everything; the report says what was wrong."""
    report = Report()
    report.faults += await one_game(plan, None, report)
    report.calls = dict(DISK.calls)
    troubles = [
        Trouble(at, how, lasting)
        for how in HIT
        for lasting in (False, True)
        for at in range(1 + plan.seed % plan.stride, DISK.reach(how) + 1, plan.stride)
    ]
    for number, trouble in enumerate(troubles):
        report.faults += await one_game(plan, trouble, report)
        tell(number + 1, len(troubles) + plan.games)
    for number in range(plan.games):
        await one_cut_game(plan, plan.seed + number, report)
        tell(len(troubles) + number + 1, len(troubles) + plan.games)
    return report


# --- a call that fails


async def one_game(plan: Plan, trouble: Trouble | None, report: Report) -> list[str]:
    """A game under this trouble: what was wrong with it, or with what it left behind."""
    with tempfile.TemporaryDirectory() as folder, hushed():
        path = Path(folder) / "tables.db"
        DISK.begin(trouble)
        store = NotingStore(path, DISK.name)
        game = ShortGame(store, plan.seed, DISK.mend)
        try:
            await game.play(plan.answers)
            found = []
        except Exception as fault:  # whatever it is, it is what we are looking for
            found = [f"{type(fault).__name__}: {fault}"]
        copy = Copy(store.noted.copy(), DISK.left(), "as a kill leaves it")
        await store.close()
        DISK.mend()
        report.failed += DISK.failed > 0
        report.refused += game.troubles
        found += await faults_in(path, store.noted) + await faults_in_copy(copy)
    return [f"{trouble}: {line}" for line in found]


@contextmanager
def hushed() -> Iterator[None]:
    """SQLite tells nobody when it fails to close a connection that was let go; nor shall Python meanwhile."""
    told, sys.unraisablehook = sys.unraisablehook, lambda fault: None
    try:
        yield
    finally:
        sys.unraisablehook = told


# --- copies at some instants


async def one_cut_game(plan: Plan, seed: int, report: Report) -> None:
    """A game of which copies are taken at random calls; every second one also empties its log now and then."""
    is_emptied = bool(seed % 2)
    with tempfile.TemporaryDirectory() as folder, small_checkpoints(is_emptied):
        copies = await copies_of_game(plan, seed, Path(folder) / "tables.db")
    report.killed += len(copies) // 2
    report.powerless += len(copies) // 2
    for copy in copies:
        report.faults += await faults_in_copy(copy)
    if not is_emptied:
        dice = Dice(seed)
        for copy in copies[::2]:
            await damage(copy, dice, report)


async def copies_of_game(plan: Plan, seed: int, path: Path) -> list[Copy]:
    """For each of some random instants of a game, what a kill and what a loss of power leave."""
    dice, copies = Dice(seed), list[Copy]()
    store = NotingStore(path, DISK.name)
    likely = max(1, sum(DISK.calls.values()) // plan.cuts)

    def watch() -> None:
        if len(copies) < 2 * plan.cuts and dice.below(likely) == 0:
            noted = store.noted.copy()
            copies.append(Copy(noted, DISK.left(), f"killed, seed {seed}"))
            copies.append(Copy(noted, DISK.left(dice), f"without power, seed {seed}"))

    DISK.begin(watch=watch)
    await ShortGame(store, seed).play(plan.answers)
    DISK.watch = None
    await store.close()
    return copies


@contextmanager
def small_checkpoints(wanted: bool) -> Iterator[None]:
    """If wanted, connections opened meanwhile move their log into the database early."""

    def early(connection: apsw.Connection) -> None:
        connection.wal_autocheckpoint(SMALL_CHECKPOINT_PAGES)

    if wanted:
        apsw.connection_hooks.append(early)
    try:
        yield
    finally:
        if wanted:
            apsw.connection_hooks.remove(early)


async def faults_in_copy(copy: Copy, lost_allowed: bool = False) -> list[str]:
    """What is wrong with files that were left like this."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in copy.files.items():
            (Path(folder) / name).write_bytes(content)
        found = await faults_in(Path(folder) / "tables.db", copy.noted, lost_allowed)
    return [f"{copy.how}: {line}" for line in found]


async def damage(copy: Copy, dice: Dice, report: Report) -> None:
    """Cut the write-ahead log or change one of its bytes: only a tail may be missing."""
    log = bytearray(copy.files.get(WAL, b""))
    if not log:
        return
    at = dice.below(len(log))
    if dice.below(2):
        del log[at:]
    else:
        log[at] ^= 1 << dice.below(8)
    hurt = Copy(copy.noted, {**copy.files, WAL: bytes(log)}, f"damaged at {at}, {copy.how}")
    report.damaged += 1
    report.faults += await faults_in_copy(hurt, lost_allowed=True)
    missing = await faults_in_copy(hurt)
    report.lost_by_damage += sum(line.endswith("is lost") for line in missing)


# --- the command


@click.command("disk")
@click.option("--answers", type=click.IntRange(1, 200), default=24, show_default=True, help="Of the short game.")
@click.option(
    "--stride", type=click.IntRange(1, 1000), default=1, show_default=True, help="Only every n-th call fails."
)
@click.option("--games", type=click.IntRange(0, 10_000), default=20, show_default=True, help="Copied while played.")
@click.option("--cuts", type=click.IntRange(1, 1000), default=25, show_default=True, help="Copies of each of them.")
@click.option("--seed", type=int, default=1, show_default=True)
def command(answers: int, stride: int, games: int, cuts: int, seed: int) -> None:
    """Play a short game while every single call to the disk fails once, and reopen files as kills leave them.

    \b
    regalia-dev disk                        every call, 20 games copied 25 times each; a minute
    regalia-dev disk --stride 10 --games 2  a glance
    regalia-dev disk --games 500            many more kills, losses of power and damaged logs
    """
    from rich.console import Console
    from rich.progress import Progress

    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    plan = Plan(answers, stride, games, cuts, seed)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("disk", total=None)
        report = asyncio.run(try_disk(plan, lambda done, of: progress.update(task, completed=done, total=of)))
    click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    if report.faults:
        raise SystemExit(1)
