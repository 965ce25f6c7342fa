"""The part of regalia admin that works on a database: backup, restore, check, copy."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from regalia.cli.common import progress_bar
from regalia.core.errors import RegaliaError
from regalia.server.chain import check_log
from regalia.server.errors import Fault
from regalia.server.folding import folded
from regalia.store.backup import back_up, faults_of
from regalia.store.moving import Moved, copy, rows_of
from regalia.store.opening import store_at
from regalia.store.store import Store, StoreError

T = TypeVar("T")
MOST_TOLD = 50


def with_progress(doing: str, work: Callable[[Callable[[int, int], None]], T]) -> T:
    """Work that tells how far it is; a fault of the store is told in a sentence."""
    with progress_bar() as bar:
        task = bar.add_task(doing, total=None)
        try:
            return work(lambda done, of: bar.update(task, completed=done, total=of))
        except StoreError as fault:
            raise RegaliaError(str(fault)) from None


@click.command("backup")
@click.argument("database")
@click.argument("target", metavar="FILE")
def backup_command(database: str, target: str) -> None:
    """Copy a database into a file, while a server uses it. FILE holds one moment, and is sound when it is there.

    \b
    regalia admin backup regalia.db monday.db
    regalia admin backup postgresql:///regalia monday.db
    """
    if "://" in database:
        moved = with_progress("Copying", lambda tell: asyncio.run(moved_to(database, target, tell)))
        click.echo(f"{target} has {moved.tables} tables.")
        return
    with_progress("Copying", lambda tell: back_up(database, target, tell))
    click.echo(f"{target} is a sound copy of {database} ({Path(target).stat().st_size:,} bytes).")


@click.command("restore")
@click.argument("source", metavar="FILE")
@click.argument("database")
@click.option("--replace", is_flag=True, help="What DATABASE holds is lost.")
def restore_command(source: str, database: str, replace: bool) -> None:
    """Put a backup in the place of a database, while no server uses it.

    \b
    regalia admin restore monday.db regalia.db
    """
    if "://" in database:
        with_progress("Restoring", lambda tell: asyncio.run(moved_to(source, database, tell)))
    else:
        restore_file(source, database, replace)
    click.echo(f"{database} is as {source} was.")


def restore_file(source: str, database: str, replace: bool) -> None:
    """A file in the place of another."""
    if Path(database).exists():
        with_progress("Asking for the database", lambda tell: asyncio.run(is_free(database)))
        if not replace:
            raise RegaliaError(f"“{database}” exists: name another, or add --replace to lose what it holds.")
        for part in ("-wal", "-shm"):
            Path(database + part).unlink(missing_ok=True)
    with_progress("Restoring", lambda tell: back_up(source, database, tell))


async def is_free(database: str) -> None:
    """No server uses it, or a StoreError says which."""
    store = store_at(database)
    await store.open()
    await store.close()


@click.command("copy")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def copy_command(source: str, target: str) -> None:
    """Move house: copy everything from one store to another, and compare. Stopped, it goes on where it was.

    \b
    regalia admin copy regalia.db postgresql:///regalia
    regalia admin copy postgresql://user@host/regalia regalia.db
    """
    moved = with_progress("Moving", lambda tell: asyncio.run(moved_to(source, target, tell)))
    click.echo(msgspec.json.encode(moved).decode())


async def moved_to(source: str, target: str, tell: Callable[[int, int], None]) -> Moved:
    """Copy between the stores of two addresses."""

    async def both(old: Store) -> Moved:
        return await opened(store_at(target), lambda new: copy(old, new, tell))

    if "://" not in source and not Path(source).is_file():
        raise StoreError(f"There is no database “{source}”.")
    return await opened(store_at(source, alone=False), both)


async def opened(store: Store, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    """Open a store for some work."""
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()


@click.command("check")
@click.argument("database")
def check_command(database: str) -> None:
    """Look through a database: the file itself, the chain of every log, and whether every table can be opened.

    \b
    regalia admin check regalia.db
    """
    faults = [] if "://" in database else [each for each in (faults_of(database),) if each]
    if not faults:
        faults = with_progress("Checking", lambda tell: asyncio.run(faults_in(database, tell)))
    for fault in faults[:MOST_TOLD]:
        click.echo(fault)
    click.echo(f"{database}: {len(faults)} faults." if faults else f"{database} is sound.")
    if faults:
        raise SystemExit(1)


async def faults_in(database: str, tell: Callable[[int, int], None]) -> list[str]:
    """What is wrong with the tables of a store."""

    async def look(store: Store) -> list[str]:
        found, done, many = [], 0, sum((await store.tally()).values())
        async for row in rows_of(store):
            found += await faults_of_table(row.id, await store.deeds(row.id))
            done += 1
            tell(done, many)
        return found

    return await opened(store_at(database, alone=False), look)


async def faults_of_table(table: str, log: list[bytes]) -> list[str]:
    """What is wrong with one table."""
    broken = check_log(log)
    if broken:
        return [f"{table}: {broken}"]
    try:
        live = await folded(table, log)
    except Fault as fault:
        return [f"{table}: {fault}"]
    return [f"{table}: {live.old_rules}"] if live.old_rules else []


COMMANDS = (backup_command, restore_command, check_command, copy_command)
