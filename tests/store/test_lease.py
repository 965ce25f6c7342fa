"""One server at a time keeps its tables in a file; who died does not hold up the next."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import apsw
import pytest

from regalia.store import lease, sqlite
from regalia.store.lease import Holder, lives, this_process, wall_ms
from regalia.store.sqlite import SqliteStore
from regalia.store.store import Entry, StoreError, TableRow

ROW = TableRow("t1", "tuka", "crownfall", "open", True, 10, None, b"{}")
FIRST = Entry("t1", 0, (b"a",), ROW)

SERVER = """
import asyncio, sys
from regalia.store.sqlite import SqliteStore
async def main():
    await SqliteStore(sys.argv[1]).open()
    print("open", flush=True)
    await asyncio.sleep(60)
asyncio.run(main())
"""


async def opened(path: Path, **how: Any) -> SqliteStore:
    """A store that is open."""
    store = SqliteStore(path, **how)
    await store.open()
    return store


def reaching_into(path: Path) -> apsw.Connection:
    """A hand that reaches into a file, and waits while the store writes."""
    hand = apsw.Connection(str(path))
    hand.set_busy_timeout(10_000)
    return hand


def with_lease(path: Path, test: Callable[[SqliteStore, apsw.Connection], Awaitable[None]]) -> None:
    """A store that has the lease, and a hand that reaches into its file."""

    async def run() -> None:
        store = await opened(path)
        try:
            await test(store, reaching_into(path))
        finally:
            await store.close()

    asyncio.run(run())


def held_by(path: Path, **changes: Any) -> None:
    """Somebody like us, but with these changes, has the lease of a file."""
    asyncio.run(made(path))
    holder = this_process()._replace(renewed_ms=wall_ms())._replace(**changes)
    hand = reaching_into(path)
    hand.execute(f"INSERT INTO lease (one, {lease.FIELDS}) VALUES (1,?,?,?,?,?,?)", holder)
    hand.close()


async def made(path: Path) -> None:
    """An empty database."""
    await (await opened(path)).close()


def is_refused(path: Path) -> bool:
    """Is a new server refused?"""
    try:
        asyncio.run(made(path))
    except StoreError as fault:
        assert "Another server" in str(fault)
        return True
    return False


def test_a_second_server_is_refused_and_hears_by_whom(tmp_path: Path) -> None:
    async def test(store: SqliteStore, hand: apsw.Connection) -> None:
        with pytest.raises(StoreError, match=f"Another server .* process {os.getpid()} on the machine"):
            await opened(tmp_path / "x.db")
        await store.append(FIRST)

    with_lease(tmp_path / "x.db", test)
    assert not is_refused(tmp_path / "x.db"), "the first has closed and given the lease back"


def test_those_who_only_look_need_no_lease(tmp_path: Path) -> None:
    async def test(store: SqliteStore, hand: apsw.Connection) -> None:
        await store.append(FIRST)
        other = await opened(tmp_path / "x.db", alone=False)
        assert await other.deeds("t1") == [b"a"]
        await other.close()
        await store.probe()

    with_lease(tmp_path / "x.db", test)


def test_after_a_kill_the_next_server_starts_at_once(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    child = subprocess.Popen([sys.executable, "-c", SERVER, str(path)], stdout=subprocess.PIPE)
    assert child.stdout is not None and child.stdout.readline() == b"open\n"
    assert is_refused(path)
    child.kill()
    os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOWAIT)  # dead, but not yet forgotten by the system
    child.stdout.close()
    assert not is_refused(path)
    child.wait()


@pytest.mark.parametrize(
    ("changes", "refused"),
    [
        ({}, True),
        ({"renewed_ms": 0}, True),
        ({"pid": 2**22 + 1}, False),
        ({"started": 1}, False),
        ({"boot": "yesterday"}, False),
        ({"machine": "elsewhere"}, True),
        ({"machine": "elsewhere", "later_ms": -16_000}, False),
        ({"machine": "elsewhere", "later_ms": 3_600_000}, False),
    ],
    ids=str,
)
def test_who_lives_is_left_the_lease(tmp_path: Path, changes: dict[str, Any], refused: bool) -> None:
    later_ms = changes.pop("later_ms", None)
    held_by(tmp_path / "x.db", **changes, **({} if later_ms is None else {"renewed_ms": wall_ms() + later_ms}))
    assert is_refused(tmp_path / "x.db") is refused


def test_where_the_system_tells_little_a_process_and_a_fresh_renewal_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "PROC", Path("nowhere"))
    me = this_process()
    assert (me.boot, me.started) == ("", 0)
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    cases: list[tuple[Holder, bool]] = [
        (me._replace(renewed_ms=1000), True),
        (me._replace(renewed_ms=1000, pid=ended.pid), False),
        (me._replace(renewed_ms=-60_000), False),
    ]
    assert [lives(other, me, 1000) for other, _ in cases] == [expected for _, expected in cases]


def test_a_lease_that_was_lost_ends_all_writing(tmp_path: Path) -> None:
    async def test(store: SqliteStore, hand: apsw.Connection) -> None:
        await store.append(FIRST)
        hand.execute("UPDATE lease SET holder='another', pid=77")
        with pytest.raises(StoreError, match="lost, to process 77"):
            await store.probe()
        with pytest.raises(StoreError, match="nothing is written any more"):
            await store.append(Entry("t1", 1, (b"b",)))
        assert await store.deeds("t1") == [b"a"], "what is there can still be read"

    with_lease(tmp_path / "x.db", test)
    hand = reaching_into(tmp_path / "x.db")
    assert hand.execute("SELECT holder FROM lease").fetchone() == ("another",), "it was not ours to give back"
    hand.close()


def test_the_lease_is_renewed_while_nothing_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "RENEW_SECONDS", 0.02)
    monkeypatch.setattr(sqlite, "RENEW_SECONDS", 0.02)

    async def test(store: SqliteStore, hand: apsw.Connection) -> None:
        hand.execute("UPDATE lease SET renewed_ms=0")
        while hand.execute("SELECT renewed_ms FROM lease").fetchone() == (0,):
            await asyncio.sleep(0.01)

    with_lease(tmp_path / "x.db", test)
