"""The lease of a database: one server at a time keeps its tables in a file, and a second one hears who has it.

Whoever died has no lease any more, so that a server that was killed starts again at once. On the same machine the
system knows who lives; elsewhere only the time of the last renewal can tell.
"""

from __future__ import annotations

import os
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import apsw

from regalia.store.store import StoreError

RENEW_SECONDS = 3.0
LIVES_MS = 15_000  # after a renewal, on another machine
FIELDS = "holder, machine, boot, pid, started, renewed_ms"
AFTER_NAME = 19  # in /proc/PID/stat: when a process was started, counted from its state
PROC = Path("/proc")


class Holder(NamedTuple):
    """A process that has, or would have, the lease."""

    holder: str
    machine: str
    boot: str  # another one after every start of the machine
    pid: int
    started: int  # when, as the system counts; 0 if it does not tell, or nothing runs under this number
    renewed_ms: int


class Lost(StoreError):
    """Somebody else has the lease: nothing may be written any more."""


class Lease:
    """The lease of this process, as far as it has it."""

    def __init__(self) -> None:
        self.me = this_process()
        self.lost = ""
        self.renewed = 0.0

    def take(self, connection: apsw.Connection, path: str) -> None:
        """Take the lease, unless somebody else who lives has it."""
        with connection:
            found = connection.execute(f"SELECT {FIELDS} FROM lease").fetchone()  # noqa: S608  # our own words
            other = Holder(*found) if found is not None and found[0] != self.me.holder else None
            if other is not None and lives(other, self.me, wall_ms()):
                raise StoreError(
                    f"Another server keeps tables in “{path}”: {said(other)}. End it, or use another file."
                )
            mine = (*self.me[:-1], wall_ms())
            connection.execute(f"REPLACE INTO lease (one, {FIELDS}) VALUES (1,?,?,?,?,?,?)", mine)  # noqa: S608
        self.renewed = time.monotonic()

    def is_due(self) -> bool:
        """Is it time to renew it?"""
        return time.monotonic() >= self.renewed + RENEW_SECONDS

    def renew(self, connection: apsw.Connection) -> None:
        """Say that we live, as part of whatever is being written; Lost if the lease is not ours any more."""
        connection.execute("UPDATE lease SET renewed_ms=? WHERE holder=?", (wall_ms(), self.me.holder))
        if not connection.changes():
            found = connection.execute(f"SELECT {FIELDS} FROM lease").fetchone()  # noqa: S608
            who = "nobody" if found is None else said(Holder(*found))
            self.lost = f"The lease of the database is lost, to {who}: nothing is written any more."
            raise Lost(self.lost)
        self.renewed = time.monotonic()

    def give_back(self, connection: apsw.Connection) -> None:
        """Others may have it."""
        with suppress(apsw.Error):
            connection.execute("DELETE FROM lease WHERE holder=?", (self.me.holder,))


def wall_ms() -> int:
    """The time that machines agree on."""
    return time.time_ns() // 1_000_000


def this_process() -> Holder:
    """Who we are."""
    pid = os.getpid()
    return Holder(os.urandom(8).hex(), socket.gethostname(), boot_id(), pid, started(pid), 0)


def said(holder: Holder) -> str:
    """A holder in words."""
    return f"process {holder.pid} on the machine “{holder.machine}”"


def lives(other: Holder, me: Holder, now_ms: int) -> bool:
    """Does the holder of a lease still live, as far as we can tell?"""
    is_fresh = abs(now_ms - other.renewed_ms) < LIVES_MS
    if other.machine != me.machine:
        return is_fresh
    if other.boot != me.boot:
        return False
    if me.started:
        return started(other.pid) == other.started
    return is_fresh and may_run(other.pid)


def boot_id() -> str:
    """What the machine calls its present run, if it does."""
    with suppress(OSError):
        return (PROC / "sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    return ""


def started(pid: int) -> int:
    """When a process was started, as the system counts; 0 if it has ended or the system does not tell."""
    try:
        fields = (PROC / str(pid) / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    except OSError:
        return 0
    return 0 if fields[0] in "ZX" else int(fields[AFTER_NAME])


def may_run(pid: int) -> bool:
    """May a process of this number be running? Where nobody tells, it may."""
    if os.name == "nt":  # there, a signal of 0 would not ask but interrupt
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
