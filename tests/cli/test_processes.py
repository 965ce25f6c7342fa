"""regalia serve --processes: killed and renewed one by one, under play; nothing confirmed is lost or doubled."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from regalia.cli.backstage import offspring
from regalia.cli.crash import Plan, Server, all_go_on, compare, playing, seated
from regalia.cli.crash import Report as CrashReport
from regalia.store.postgres import PgStore
from tests.servers import fresh_database, nats

READY_SECONDS = 90.0


def children(pid: int) -> set[int]:
    """The processes that a process has started itself."""
    return set(offspring(pid))


async def until(is_so: object) -> None:
    """Wait for something."""
    async with asyncio.timeout(READY_SECONDS):
        while not is_so():  # type: ignore[operator]
            await asyncio.sleep(0.05)


async def living(store: PgStore) -> int:
    """How many houses say that they live."""
    found = await store.fetch("SELECT count(*) FROM houses WHERE seen > clock_timestamp() - interval '3 seconds'")
    return int(found[0][0])


async def all_live(store: PgStore) -> None:
    """Until both houses say so."""
    async with asyncio.timeout(READY_SECONDS):
        while await living(store) < 2:
            await asyncio.sleep(0.1)


async def upset(pid: int, store: PgStore) -> None:
    """Kill one process, then renew all, then wait until all is as before."""
    await all_live(store)
    before = children(pid)
    os.kill(min(before), signal.SIGKILL)
    await until(lambda: len(children(pid)) == 2 and children(pid) != before)
    await all_live(store)
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
        assert await living(store) == 0, "who ends strikes out his row"
        await store.close()

    asyncio.run(test())
