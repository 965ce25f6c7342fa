"""The short crash test; the long one is `regalia-dev crash`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from regalia.cli.crash import Plan, crash


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    plan = Plan(tables=12, kills=4, shortest_ms=100, longest_ms=500)
    report = asyncio.run(crash(plan, tmp_path / "tables.db"))
    assert not report.faults
    assert report.acknowledged >= plan.kills and report.resumed >= plan.kills, report
