"""What only a store shared by processes can be asked: races, lost connections, moving in and out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from regalia.store.moving import copy
from regalia.store.opening import store_at
from regalia.store.postgres import PgStore, without_password
from regalia.store.sqlite import SqliteStore
from regalia.store.store import Conflict, Entry, SeatKey, StoreError, TableRow
from tests.servers import fresh_database

TABLES = 20


def row(table: str) -> TableRow:
    """The row of a table."""
    return TableRow(table, f"code{table}", "crownfall", "open", True, 10, None, b"{}")


async def opened(address: str) -> PgStore:
    """A store that is open, with some tables."""
    store = PgStore(address)
    await store.open()
    return store


async def with_tables(store: PgStore) -> None:
    """Set some tables."""
    entries = [Entry(f"t{n}", 0, (b"a",), row(f"t{n}")) for n in range(TABLES)]
    await asyncio.gather(*(store.append(entry) for entry in entries))


def test_of_two_processes_that_race_for_a_place_one_wins_and_no_log_has_a_gap() -> None:
    async def test() -> None:
        address = fresh_database()
        one, two = await opened(address), await opened(address)
        assert one.secret() == two.secret()
        await with_tables(one)
        for number in range(1, 6):
            tries = [store.append(Entry(f"t{n}", number, (b"x",))) for n in range(TABLES) for store in (one, two)]
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(each) for each in found].count(Conflict) == TABLES == found.count(None)
        assert all([len(await two.deeds(f"t{n}")) == 6 for n in range(TABLES)])
        await asyncio.gather(one.close(), two.close())

    asyncio.run(test())


def test_a_connection_that_is_ended_loses_nothing_acknowledged_and_the_store_heals() -> None:
    async def test() -> None:
        store = await opened(fresh_database())
        await with_tables(store)
        kept = dict.fromkeys(range(TABLES), 1)

        async def write(n: int) -> None:
            for _ in range(40):
                try:
                    await store.append(Entry(f"t{n}", kept[n], (b"%d" % kept[n],)))
                    kept[n] += 1
                except StoreError:
                    kept[n] = max(kept[n], len(await read_on(f"t{n}")))

        async def read_on(table: str) -> list[bytes]:
            while True:
                try:
                    return await store.deeds(table)
                except StoreError:
                    await asyncio.sleep(0.05)

        async def end_connections() -> None:
            sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
            for _ in range(3):
                await asyncio.sleep(0.05)
                await store.fetch(sql + "AND application_name = 'regalia' AND datname = current_database()")

        await asyncio.gather(end_connections(), *(write(n) for n in range(TABLES)))
        for n, sequence in kept.items():
            log = await store.deeds(f"t{n}")
            assert len(log) >= sequence and log[1:] == [b"%d" % number for number in range(1, len(log))]
        await store.probe()
        await store.close()

    asyncio.run(test())


def test_a_house_moves_in_and_out_again_with_its_secret(tmp_path: Path) -> None:
    async def test() -> None:
        first, shared = SqliteStore(tmp_path / "x.db"), await opened(fresh_database())
        last = SqliteStore(tmp_path / "y.db")
        await asyncio.gather(first.open(), last.open())
        for n in range(5):
            key = SeatKey(bytes([n]), f"t{n}", n)
            await first.append(Entry(f"t{n}", 0, (b"\x00a", b"b"), row(f"t{n}"), (key,)))
        await first.note("ban/x", b"\x00")
        assert (await copy(first, shared)).copied == 5 == (await copy(shared, last)).copied
        for store in (shared, last):
            assert store.secret() == first.secret() and await store.notes() == {"ban/x": b"\x00"}
            assert await store.tables() == await first.tables()
            assert [await store.deeds(f"t{n}") for n in range(5)] == [[b"\x00a", b"b"]] * 5
            assert await store.rows_of(bytes([3]), 9) == [(row("t3"), 3)]
        await asyncio.gather(first.close(), shared.close(), last.close())

    asyncio.run(test())


def test_what_cannot_be_used_is_told_in_a_sentence() -> None:
    for address in ("postgresql://nobody:hush@/nothing?host=nowhere", "postgresql://x:hush@127.0.0.1:1/x"):
        with pytest.raises(StoreError, match="cannot be used") as told:
            asyncio.run(PgStore(address).open())
        assert "hush" not in str(told.value)
    with pytest.raises(StoreError, match="is no database"):
        store_at("mysql://x")
    assert without_password("postgresql://ann:hush@here/x") == "postgresql://ann@here/x"


def test_a_newer_layout_is_refused() -> None:
    async def test() -> None:
        address = fresh_database()
        store = await opened(address)
        await store.execute("UPDATE layout SET seen = 99")
        await store.close()
        with pytest.raises(StoreError, match="use a newer one"):
            await opened(address)

    asyncio.run(test())
