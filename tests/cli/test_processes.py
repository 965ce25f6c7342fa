"""regalia serve --processes: killed and renewed one by one, under play; nothing confirmed is lost or doubled."""

from __future__ import annotations

import asyncio
import os
import signal
import urllib.request
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest

from regalia.cli.backstage import offspring
from regalia.cli.crash import Plan, Server, all_go_on, compare, playing, seated
from regalia.cli.crash import Report as CrashReport
from regalia.client.player import Player, set_table
from regalia.server.requests import NewTable
from regalia.store.postgres import PgStore
from tests.servers import fresh_database, nats

READY_SECONDS = 90.0
PROCESSES, WATCHERS = 3, 9
GAME = "um_krone_und_kragen"


def children(pid: int) -> set[int]:
    """The processes that a process has started itself."""
    return set(offspring(pid))


async def until(is_so: object) -> None:
    """Wait for something."""
    async with asyncio.timeout(READY_SECONDS):
        while not is_so():  # type: ignore[operator]
            await asyncio.sleep(0.05)


async def living(store: PgStore) -> set[int]:
    """The houses that say that they live."""
    found = await store.fetch("SELECT number FROM houses WHERE seen > clock_timestamp() - interval '3 seconds'")
    return {int(row[0]) for row in found}


async def all_live(store: PgStore, processes: int = 2, gone: set[int] | None = None) -> set[int]:
    """Until all houses say so, of those before only what is left; and who they are."""
    async with asyncio.timeout(READY_SECONDS):
        while len(now := await living(store)) != processes or now == gone:
            await asyncio.sleep(0.1)
    return now


async def upset(pid: int, store: PgStore) -> None:
    """Kill one process, then renew all, then wait until all is as before."""
    houses = await all_live(store)
    before = children(pid)
    os.kill(min(before), signal.SIGKILL)
    await until(lambda: len(children(pid)) == 2 and children(pid) != before)
    await all_live(store, gone=houses)  # whoever was killed counts as living for some seconds
    before = children(pid)
    os.kill(pid, signal.SIGHUP)
    await until(lambda: len(children(pid)) == 2 and not children(pid) & before)
    await all_live(store)


@pytest.mark.timeout(300)
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="the system does not tell which processes there are")
def test_two_processes_are_killed_and_renewed_under_play_and_nothing_is_lost() -> None:
    async def test() -> None:
        address, report = fresh_database(), CrashReport()
        options = ("--no-limits", "--pause", "0", "--processes", "2", "--bus", nats())
        server, store = Server(address, options), PgStore(address)
        await store.open()
        await server.start()
        guests = await seated(server.address, Plan(tables=4))
        try:
            async with playing(guests):
                assert server.process is not None
                await upset(server.process.pid, store)
                await all_go_on(guests, report)
        finally:
            server.end(signal.SIGTERM)
        await compare(guests, PgStore(address), report)
        assert not report.faults and report.resumed
        assert not await living(store), "who ends strikes out his row"
        await store.close()

    asyncio.run(test())


def sockets(server: Server) -> list[int]:
    """How many sockets each process has open."""
    found = []
    for port in range(server.figures_port, server.figures_port + PROCESSES):
        with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
            found.append(int(float(next(line for line in lines if line.startswith("regalia_connections ")).split()[1])))
    return sorted(found)


@pytest.mark.timeout(300)
def test_all_who_come_to_a_table_are_served_by_one_process_and_after_a_renewal_again() -> None:
    async def test() -> None:
        address = fresh_database()
        server = Server(address, ("--no-limits", "--pause", "0", "--processes", str(PROCESSES)))
        store = PgStore(address)
        await store.open()
        await server.start()
        await all_live(store, PROCESSES)
        try:
            async with AsyncExitStack() as stack:
                seat = await set_table(server.address, NewTable(GAME, 2, name="Ann", bots=("random",), start=True))
                lines = [Player(server.address, seat.table) for _ in range(WATCHERS)]
                for line in (Player(server.address, seat.table, seat.key), *lines):
                    await stack.enter_async_context(line)
                whole = [*[0] * (PROCESSES - 1), WATCHERS + 1]
                await until(lambda: sum(sockets(server)) == WATCHERS + 1)
                assert sockets(server) == whole, "the table is spread over several processes"
                assert server.process is not None
                before = children(server.process.pid)
                os.kill(server.process.pid, signal.SIGHUP)
                await until(lambda: len(now := offspring(server.process.pid)) == PROCESSES and not before & {*now})
                await until(lambda: sockets(server) == whole)
                assert all(line.lines > 1 for line in lines)
        finally:
            server.end(signal.SIGTERM)
        await store.close()

    asyncio.run(test())
