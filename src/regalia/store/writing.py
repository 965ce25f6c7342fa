"""What the writer of the SQLite store does with what has gathered: one transaction, in which each entry stands alone.

An entry that does not follow is undone and does not disturb the others. The lease is renewed in the same transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import apsw

from regalia.store.lease import Lease
from regalia.store.store import Conflict, Entry, StoreError

ROW = "id, code, game, status, listed, updated_ms, due_ms, brief"
PROBE = Entry("", 0, ())  # asks only whether anything can be written
PUT_ROW = (
    f"INSERT INTO tables ({ROW}) VALUES (?,?,?,?,?,?,?,?) ON CONFLICT (id) DO UPDATE SET status=excluded.status, "  # noqa: S608
    "listed=excluded.listed, updated_ms=excluded.updated_ms, due_ms=excluded.due_ms, brief=excluded.brief"
)
PUT_ANSWERS = (
    "INSERT INTO deeds (table_id, sequence, body) SELECT column1, column2, column3 FROM (VALUES {}) AS new "
    "WHERE EXISTS (SELECT 1 FROM deeds WHERE table_id=new.column1 AND sequence=new.column2-1)"
)
PUT_DEED = "INSERT INTO deeds (table_id, sequence, body) VALUES (?,?,?)"
PUT_KEY = "INSERT OR REPLACE INTO keys (hash, table_id, seat) VALUES (?,?,?)"


def commit(connection: apsw.Connection, entries: Sequence[Entry], lease: Lease | None) -> list[StoreError | None]:
    """Keep all entries in one transaction; for each, what was wrong with it, if anything."""
    faults: list[StoreError | None] = [None] * len(entries)
    if lease is not None and lease.lost:
        return [StoreError(lease.lost)] * len(entries)
    try:
        start_afresh(connection)
        with connection:
            if lease is not None and (lease.is_due() or PROBE in entries):
                lease.renew(connection)
            put_all(connection, entries, faults)
    except StoreError as fault:
        return [fault] * len(entries)
    except Exception as fault:  # whatever happens here must not end the writer
        return [StoreError(f"Nothing could be kept: {fault}")] * len(entries)
    return faults


def start_afresh(connection: apsw.Connection) -> None:
    """Undo what an earlier fault left open: within it nothing would ever lie on the disk."""
    if connection.in_transaction:
        with suppress(apsw.Error):
            connection.execute("ROLLBACK")


def put_all(connection: apsw.Connection, entries: Sequence[Entry], faults: list[StoreError | None]) -> None:
    """Keep the plain answers at once and the others one by one; note what does not follow."""
    is_plain = put_at_once(connection, [entry for entry in entries if is_answer(entry)])
    for place, entry in enumerate(entries):
        if not (is_plain and is_answer(entry)):
            faults[place] = kept(connection, entry)


def is_answer(entry: Entry) -> bool:
    """Is it a single deed with nothing that follows from it, as nearly all are?"""
    return len(entry.deeds) == 1 and entry.first > 0 and not (entry.row or entry.keys or entry.freed)


def put_at_once(connection: apsw.Connection, answers: Sequence[Entry]) -> bool:
    """Keep answers of many tables with one statement, or none of them if one does not follow.

    Each statement hands the interpreter's lock back and forth between this thread and the busy loop: fewer are faster.
    """
    if not answers:
        return True
    values = [value for entry in answers for value in (entry.table, entry.first, entry.deeds[0])]
    try:
        with connection:
            connection.execute(PUT_ANSWERS.format(",".join(["(?,?,?)"] * len(answers))), values)
            if connection.changes() != len(answers):
                raise apsw.ConstraintError("a gap in a log")
    except (apsw.ConstraintError, TypeError, ValueError, OverflowError):
        return False
    return True


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
        values = (row.id, row.code, row.game, row.status, listed, row.updated_ms, row.due_ms, row.brief)
        connection.execute(PUT_ROW, values)
    for seat in entry.freed:
        connection.execute("DELETE FROM keys WHERE table_id=? AND seat=?", (entry.table, seat))
    for key in entry.keys:
        connection.execute(PUT_KEY, (key.hash, key.table, key.seat))
