"""What the writer of the SQLite store does with what has gathered: one transaction, in which each entry stands alone.

An entry that does not follow is undone and does not disturb the others. The lease is renewed in the same transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import apsw

from regalia.store.lease import Lease
from regalia.store.store import ABOUT, Conflict, Entry, EveningRow, PersonRow, StoreError

ROW = "id, code, game, status, listed, updated_ms, due_ms, brief"
PROBE = Entry("", 0, ())  # asks only whether anything can be written
PUT_ROW = (
    f"INSERT INTO tables ({ROW}) VALUES (?,?,?,?,?,?,?,?) ON CONFLICT (id) DO UPDATE SET status=excluded.status, "  # noqa: S608
    "listed=excluded.listed, updated_ms=excluded.updated_ms, due_ms=excluded.due_ms, brief=excluded.brief"
)
PUT_ANSWERS = (
    "INSERT INTO deeds (table_id, sequence, body) SELECT column1, column2, CASE WHEN EXISTS (SELECT 1 FROM deeds "
    "WHERE table_id=new.column1 AND sequence=new.column2-1) THEN column3 END FROM (VALUES {}) AS new"
)  # after a gap the body is NULL, which no deed may be: then nothing is kept
PUT_DEED = "INSERT INTO deeds (table_id, sequence, body) VALUES (?,?,?)"
PUT_KEY = "INSERT OR REPLACE INTO keys (hash, table_id, seat) VALUES (?,?,?)"

FORGET = (
    "DELETE FROM deeds WHERE table_id=?",
    "DELETE FROM tables WHERE id=?",
    "DELETE FROM keys WHERE table_id=?",
    f"DELETE FROM notes WHERE name='{ABOUT}'||?",  # noqa: S608
)
ADOPT = "REPLACE INTO house (name, value) VALUES ('secret',?)"
PUT_PERSON = (
    "INSERT INTO people (id, body) VALUES (?1, CASE WHEN (SELECT body FROM people WHERE id=?1) IS ?3 "
    "AND (SELECT body FROM people WHERE id=?4) IS ?5 THEN ?2 END) ON CONFLICT (id) DO UPDATE SET body=excluded.body"
)  # if she is not what she was, the body is NULL, which nobody may be: then nothing is kept
PUT_OWN_KEY = "INSERT INTO own_keys (hash, person, opens) VALUES (?,?,?)"
FORGET_PERSON = ("DELETE FROM people WHERE id=?", "DELETE FROM own_keys WHERE person=?")
PUT_EVENING = (
    "INSERT INTO evenings (id, code, updated_ms, body) VALUES (?1, ?2, ?3, CASE WHEN (SELECT body FROM evenings "
    "WHERE id=?1) IS ?5 THEN ?4 END) ON CONFLICT (id) DO UPDATE SET code=excluded.code, "
    "updated_ms=excluded.updated_ms, body=excluded.body"
)
FORGET_EVENING = "DELETE FROM evenings WHERE id=?"
PUT_NOTE, STRIKE_NOTE = "REPLACE INTO notes (name, value) VALUES (?,?)", "DELETE FROM notes WHERE name=?"


Statement = tuple[str, tuple[str | bytes | int | None, ...]]


class Chore(Entry, frozen=True):
    """Something else to be written, before the deeds if there are any."""

    statements: tuple[Statement, ...] = ()


def commit(connection: apsw.Connection, entries: Sequence[Entry], lease: Lease | None) -> list[StoreError | None]:
    """Keep all entries in one transaction; for each, what was wrong with it, if anything."""
    if lease is not None and lease.lost:
        return [StoreError(lease.lost)] * len(entries)
    faults: list[StoreError | None] = []
    try:
        start_afresh(connection)
        is_due = lease is not None and (lease.is_due() or PROBE in entries)
        if not is_due and put_at_once(connection, entries):
            return [None] * len(entries)
        with connection:
            if lease is not None and is_due:
                lease.renew(connection)
            faults.extend(kept(connection, entry) for entry in entries)
        return faults
    except StoreError as fault:
        return [fault] * len(entries)
    except Exception as fault:  # whatever happens here must not end the writer
        return [StoreError(f"Nothing could be kept: {fault}")] * len(entries)


def start_afresh(connection: apsw.Connection) -> None:
    """Undo what an earlier fault left open: within it nothing would ever lie on the disk."""
    if connection.in_transaction:
        with suppress(apsw.Error):
            connection.execute("ROLLBACK")


def put_at_once(connection: apsw.Connection, entries: Sequence[Entry]) -> bool:
    """Keep plain answers, if nothing else is to be kept, with one statement, which is a transaction by itself.

    Each statement hands the interpreter's lock back and forth between this thread and the busy loop: fewer are faster.
    """
    if not all(map(is_answer, entries)):
        return False
    values = [value for entry in entries for value in (entry.table, entry.first, entry.deeds[0])]
    try:
        connection.execute(PUT_ANSWERS.format(",".join(["(?,?,?)"] * len(entries))), values)
    except (apsw.ConstraintError, TypeError, ValueError, OverflowError):
        return False
    return True


def is_answer(entry: Entry) -> bool:
    """Is it a single deed with nothing that follows from it, as nearly all are?"""
    return (
        type(entry) is Entry
        and len(entry.deeds) == 1
        and entry.first > 0
        and not (entry.row or entry.keys or entry.freed)
    )


def kept(connection: apsw.Connection, entry: Entry) -> StoreError | None:
    """Keep one entry, or undo it alone."""
    try:
        with connection:
            put(connection, entry)
    except apsw.ConstraintError as fault:
        return Conflict(f"{entry.table}: {entry.first} does not follow ({fault})")
    except (TypeError, ValueError, OverflowError) as fault:
        return StoreError(f"{entry.table}: {entry.first} cannot be kept ({fault})")
    return None


def put(connection: apsw.Connection, entry: Entry) -> None:
    """The statements of one entry."""
    row = entry.row
    for sql, values in entry.statements if isinstance(entry, Chore) else ():
        connection.execute(sql, values)
    if entry.first:
        before = connection.execute(
            "SELECT 1 FROM deeds WHERE table_id=? AND sequence=?", (entry.table, entry.first - 1)
        ).fetchone()
        if before is None:
            raise apsw.ConstraintError("a gap in the log")
    for number, body in enumerate(entry.deeds, start=entry.first):
        connection.execute(PUT_DEED, (entry.table, number, body))
    if row is not None:
        listed = int(row.listed)
        fields = (row.id, row.code, row.game, row.status, listed, row.updated_ms, row.due_ms, row.brief)
        connection.execute(PUT_ROW, fields)
    for seat in entry.freed:
        connection.execute("UPDATE keys SET seat=-1 WHERE table_id=? AND seat=?", (entry.table, seat))
    for key in entry.keys:
        connection.execute(PUT_KEY, (key.hash, key.table, key.seat))


def evening_kept(row: EveningRow, before: EveningRow | None) -> Statement:
    """The statement that keeps an evening in the place of what it was."""
    return PUT_EVENING, (row.id, row.code, row.updated_ms, row.body, before.body if before else None)


def person_kept(row: PersonRow, before: PersonRow | None, absorbed: PersonRow | None) -> tuple[Statement, ...]:
    """The statements that keep a person in the place of what she was."""
    gone = (absorbed.id, absorbed.body) if absorbed else (b"", None)
    return (
        (PUT_PERSON, (row.id, row.body, before.body if before else None, *gone)),
        *((sql, (gone[0],)) for sql in FORGET_PERSON),
        (FORGET_PERSON[1], (row.id,)),
        *((PUT_OWN_KEY, (known, row.id, int(opens))) for known, opens in row.keys),
    )
