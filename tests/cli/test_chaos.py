"""The short form of `regalia-dev chaos`: every part is killed once and stopped once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from regalia.cli.chaos import KILL, MEMBERS, PAUSE, ChaosPlan, chaos
from tests.servers import need


@pytest.mark.timeout(400)
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="the system does not tell which processes there are")
def test_whatever_is_killed_or_stopped_nothing_is_lost_and_all_comes_back() -> None:
    for name in ("postgres", "nats-server"):
        need(name)
    report = asyncio.run(chaos(ChaosPlan(tables=6, kills=2 * (3 + MEMBERS), pause_ms=3_000)))
    assert not report.faults
    assert report.blows == {
        f"{part} {how}": MEMBERS if part == "farm" else 1
        for part in ("server", "PostgreSQL", "NATS", "farm")
        for how in (KILL, PAUSE)
    }
    assert report.acknowledged >= report.tables, report
