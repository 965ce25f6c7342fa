"""The tables of the database, as numbered steps from an empty file to today's layout.

A step that has been released is never changed: add another. The database itself counts which steps it has seen.
"""

from __future__ import annotations

import os

import apsw

from regalia.store.store import SECRET_BYTES

STEPS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, status TEXT NOT NULL,
        listed INTEGER NOT NULL, updated_ms INTEGER NOT NULL, due_ms INTEGER, brief BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_status ON tables (status, listed, updated_ms DESC);
    CREATE INDEX tables_by_due ON tables (due_ms) WHERE due_ms IS NOT NULL;
    CREATE TABLE deeds (
        table_id TEXT NOT NULL, sequence INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, sequence)
    ) WITHOUT ROWID;
    CREATE TABLE keys (
        hash BLOB NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (hash, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX keys_by_table ON keys (table_id, seat);
    """,
    "CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;",
    """
    CREATE TABLE lease (
        one INTEGER PRIMARY KEY CHECK (one = 1), holder TEXT NOT NULL, machine TEXT NOT NULL, boot TEXT NOT NULL,
        pid INTEGER NOT NULL, started INTEGER NOT NULL, renewed_ms INTEGER NOT NULL
    );
    """,
    "CREATE TABLE notes (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;",
    """
    CREATE TABLE people (id BLOB PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE own_keys (hash BLOB PRIMARY KEY, person BLOB NOT NULL, opens INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX own_keys_by_person ON own_keys (person, hash);
    """,
    """
    CREATE TABLE evenings (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, updated_ms INTEGER NOT NULL, body BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX evenings_by_time ON evenings (updated_ms DESC, id);
    """,
)


def renew(connection: apsw.Connection, steps: tuple[str, ...] = STEPS) -> int:
    """Take the steps this database has not seen, each whole or not at all; how many there were."""
    seen = int(connection.pragma("user_version"))
    if seen > len(steps):
        raise ValueError(f"This database has layout {seen}; this Regalia knows only {len(steps)}. Use a newer one.")
    for number, step in enumerate(steps[seen:], start=seen + 1):
        with connection:
            connection.execute(step)
            connection.pragma("user_version", number)
    return len(steps) - seen


def house_secret(connection: apsw.Connection) -> bytes:
    """The secret of this database, made when it is first asked for."""
    connection.execute("INSERT OR IGNORE INTO house (name, value) VALUES ('secret', ?)", (os.urandom(SECRET_BYTES),))
    return bytes(next(value for (value,) in connection.execute("SELECT value FROM house WHERE name='secret'")))
