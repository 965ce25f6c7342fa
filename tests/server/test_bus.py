"""The contract of a bus, kept by every bus there is, with real servers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from unittest.mock import patch

import pytest

from regalia.server.bus import Bus, LocalBus, heard, packed
from regalia.server.nats_bus import AGAIN_SECONDS, NatsBus, seldom
from regalia.server.pg_bus import MOST_BYTES, PgBus
from regalia.store.store import StoreError
from tests.servers import fresh_database, nats

Pair = Callable[[], tuple[Bus, Bus]]


@pytest.fixture(params=["local", "postgres", "nats"])
def pair(request: pytest.FixtureRequest) -> Pair:
    """Two houses' ends of one bus."""
    if request.param == "local":
        bus = LocalBus()
        return lambda: (bus, bus)
    address = fresh_database() if request.param == "postgres" else nats()
    return lambda: (
        (PgBus(address), PgBus(address)) if request.param == "postgres" else (NatsBus(address), NatsBus(address))
    )


class Ears:
    """What one house hears."""

    def __init__(self) -> None:
        self.hints: list[tuple[str, int]] = []
        self.words: list[str] = []

    async def open(self, bus: Bus) -> None:
        """Listen."""
        await bus.open(lambda table, sequence: self.hints.append((table, sequence)), self.words.append)

    async def hear(self, say: Callable[[], None], is_so: Callable[[Ears], object]) -> None:
        """Wait until something was heard; what is said may be lost, so it is said again now and then."""
        async with asyncio.timeout(60):
            while not is_so(self):
                say()
                for _ in range(200):
                    if not is_so(self):
                        await asyncio.sleep(0.005)


def with_bus(pair: Pair, test: Callable[[Bus, Ears, Ears], Awaitable[None]]) -> None:
    """Two houses listen."""

    async def run() -> None:
        (one, two), ears, others = pair(), Ears(), Ears()
        await ears.open(one)
        await others.open(two)
        try:
            await test(one, ears, others)
        finally:
            await one.close()
            await two.close()

    asyncio.run(run())


def test_hints_and_words_reach_all_one_s_own_too(pair: Pair) -> None:
    async def test(bus: Bus, ears: Ears, others: Ears) -> None:
        def say() -> None:
            bus.hint("t1", 5)
            bus.tell("here 1 t1 0,1")

        for each in (ears, others):
            await each.hear(say, lambda e: ("t1", 5) in e.hints and "here 1 t1 0,1" in e.words)

    with_bus(pair, test)


def test_a_burst_arrives_and_the_newest_of_each_table_is_in_it(pair: Pair) -> None:
    async def test(bus: Bus, ears: Ears, others: Ears) -> None:
        def say() -> None:
            for number in range(500):
                bus.hint(f"table-with-a-long-name-{number % 400}", number)

        await others.hear(say, lambda e: dict(e.hints) == newest())

    def newest() -> dict[str, int]:
        return {f"table-with-a-long-name-{number % 400}": number for number in range(500)}

    with_bus(pair, test)


def test_a_lost_connection_comes_back_and_hints_are_heard_again() -> None:
    async def test() -> None:
        bus, ears = PgBus(fresh_database()), Ears()
        await ears.open(bus)
        killer = await bus.connected()
        await killer.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE application_name = 'regalia-bus' AND pid <> pg_backend_pid() AND datname = current_database()"
        )
        async with asyncio.timeout(20):
            while ("t1", 1) not in ears.hints:
                bus.hint("t1", 1)
                await asyncio.sleep(0.05)
        await killer.close()
        await bus.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    "bus", [PgBus("postgresql://x@127.0.0.1:1/x"), NatsBus("nats://127.0.0.1:1")], ids=["postgres", "nats"]
)
def test_a_bus_that_is_not_there_is_told(bus: Bus) -> None:
    with pytest.raises(StoreError, match="cannot be used"):
        asyncio.run(Ears().open(bus))


def test_a_line_that_stays_down_is_told_of_now_and_then() -> None:
    faults: list[Exception] = []

    async def note(fault: Exception) -> None:
        faults.append(fault)

    async def test() -> None:
        told = seldom(note)
        for n in range(20):
            await told(OSError(n))
        later = asyncio.get_running_loop().time() + AGAIN_SECONDS
        with patch.object(asyncio.get_running_loop(), "time", lambda: later):
            await told(OSError("still"))

    asyncio.run(test())
    assert [str(fault) for fault in faults] == ["0", "still"]


def test_what_makes_no_sense_is_passed_over() -> None:
    ears = Ears()
    heard("t1 5\n\nt2\nt3 x\n!hello\nt4 -1", lambda table, n: ears.hints.append((table, n)), ears.words.append)
    assert ears.hints == [("t1", 5)] and ears.words == ["hello"]


def test_lines_are_packed_into_messages_of_a_size() -> None:
    lines = [f"table{n} {n}" for n in range(2_000)]
    found = packed(lines, MOST_BYTES)
    assert all(len(each) <= MOST_BYTES for each in found) and "\n".join(found).split("\n") == lines
