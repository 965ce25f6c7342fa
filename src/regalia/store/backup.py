"""Copies of a SQLite database while a server uses it, and back again."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import apsw

from regalia.store.private import make_private
from regalia.store.store import StoreError

PAGES_AT_ONCE = 500
Tell = Callable[[int, int], None]


def back_up(database: str, target: str, tell: Tell = lambda done, of: None) -> None:
    """A whole copy of one moment; it takes its name only when it is complete and sound."""
    if not Path(database).is_file():
        raise StoreError(f"There is no database “{database}”.")
    unfinished = f"{target}.unfinished"
    Path(unfinished).unlink(missing_ok=True)
    make_private(unfinished)
    try:
        copy_pages(database, unfinished, tell)
        faults = faults_of(unfinished)
    except apsw.Error as fault:
        raise StoreError(f"“{database}” cannot be copied: {fault}.") from None
    if faults:
        raise StoreError(f"“{database}” is damaged: {faults}. The copy was left as “{unfinished}”.")
    sync(unfinished)
    Path(unfinished).replace(target)
    sync(str(Path(target).absolute().parent))


def copy_pages(database: str, target: str, tell: Tell) -> None:
    """Some pages at a time, so that nobody waits."""
    source, copy = apsw.Connection(database, flags=apsw.SQLITE_OPEN_READONLY), apsw.Connection(target)
    source.set_busy_timeout(5_000)
    with copy.backup("main", source, "main") as work:
        while not work.done:
            work.step(PAGES_AT_ONCE)
            tell(work.page_count - work.remaining, work.page_count)
    copy.execute("DELETE FROM lease")  # nobody keeps tables in the copy
    copy.pragma("journal_mode", "delete")
    source.close()
    copy.close()


def faults_of(database: str) -> str:
    """What SQLite finds wrong with a file; "" if nothing."""
    try:
        connection = apsw.Connection(database, flags=apsw.SQLITE_OPEN_READONLY)
        found = [str(line) for (line,) in connection.execute("PRAGMA integrity_check(3)")]
        connection.close()
    except apsw.Error as fault:
        return str(fault)
    return "" if found == ["ok"] else "; ".join(found)


def sync(path: str) -> None:
    """It lies on the disk."""
    if os.name == "posix":
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
