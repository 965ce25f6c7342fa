"""Which store an address stands for: a file is SQLite, postgresql:// is PostgreSQL."""

from __future__ import annotations

from regalia.store.postgres import PgStore
from regalia.store.sqlite import SqliteStore
from regalia.store.store import Store, StoreError

POSTGRES = ("postgresql://", "postgres://")


def store_at(database: str, *, alone: bool = True) -> Store:
    """The store of this address, not yet open; `alone` unless one only looks at it."""
    if is_shared(database):
        return PgStore(database)
    if "://" in database:
        raise StoreError(f"“{database}” is no database: write a file, or postgresql://USER@HOST/NAME.")
    return SqliteStore(database, alone=alone)


def is_shared(database: str) -> bool:
    """Can several processes keep their tables there?"""
    return database.startswith(POSTGRES)
