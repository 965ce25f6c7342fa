"""A connection to the database: patient, with the newest layout, and with the lease if one is wanted."""

from __future__ import annotations

import threading
import time

import apsw

from regalia.store.layout import house_secret, renew
from regalia.store.lease import Lease

SOUND_SQLITE = 3_051_003  # older ones can lose pages when two connections checkpoint at once
BUSY_SECONDS = 5.0
LOOK_SECONDS = 0.005
CACHE_KIB = 512  # of pages for each connection: what is looked at again and again; the system keeps the rest at hand


class Patience:
    """How long a connection waits while others lock the database; not at all once the store must close."""

    def __init__(self, hurry: threading.Event) -> None:
        self.hurry = hurry
        self.seconds = BUSY_SECONDS
        self.until = 0.0

    def __call__(self, tries: int) -> bool:
        """Wait a little; False to give up."""
        if tries == 0:
            self.until = time.monotonic() + self.seconds
        return time.monotonic() < self.until and not self.hurry.wait(LOOK_SECONDS)


def sqlite_number() -> int:
    """The version of SQLite as one number."""
    major, minor, patch = (int(part) for part in apsw.sqlite_lib_version().split(".")[:3])
    return major * 1_000_000 + minor * 1_000 + patch


def connected(path: str, patience: Patience, vfs: str | None = None) -> apsw.Connection:
    """A connection that waits for its turn and syncs in full."""
    connection = apsw.Connection(path, vfs=vfs)
    connection.set_busy_handler(patience)
    connection.pragma("synchronous", "full")
    connection.pragma("foreign_keys", "off")
    connection.pragma("cache_size", -CACHE_KIB)
    return connection


def prepare(connection: apsw.Connection, lease: Lease | None, path: str) -> bytes:
    """The newest layout, the secret of the house, and the lease; whoever is refused leaves nothing behind."""
    try:
        connection.transaction_mode = "IMMEDIATE"
        connection.pragma("journal_mode", "wal")
        renew(connection)
        secret = house_secret(connection)
        if lease is not None:
            lease.take(connection, path)
        return secret
    except Exception:
        connection.close()
        raise
