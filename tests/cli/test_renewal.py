"""The short form of `regalia-dev renew`: two processes are renewed under play, nothing is lost, and all go on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from regalia.cli.crash import Plan
from regalia.cli.renewal import renew
from tests.servers import need

MOST_WORST_MS = 20_000  # on a machine that does much else; docs/server.md tells what was measured


@pytest.mark.timeout(300)
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="the system does not tell which processes there are")
def test_whoever_plays_while_the_house_is_renewed_loses_no_move_and_waits_little() -> None:
    for name in ("postgres", "nats-server"):
        need(name)
    report = asyncio.run(renew(Plan(tables=6, kills=1), 2))
    assert not report.faults
    assert report.acknowledged >= report.tables and report.resumed >= report.tables, report
    assert 0 < report.usual_ms <= report.worst_ms < MOST_WORST_MS
