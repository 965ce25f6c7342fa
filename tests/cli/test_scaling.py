"""`regalia-dev scaling` in short: four processes answer, each table in one of them, and it is told what that costs."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from regalia.cli.dev import main
from regalia.cli.scaling import SETUPS
from tests.servers import need


@pytest.mark.timeout(300)
def test_what_an_answer_costs_is_told_for_one_process_and_for_several() -> None:
    for name in ("postgres", "nats-server"):
        need(name)
    words = ["scaling", "um_krone_und_kragen", "--tables", "2", "--seconds", "1", "--rounds", "1"]
    done = CliRunner().invoke(main, words, catch_exceptions=False)
    rows = [json.loads(line) for line in done.output.splitlines()]
    assert [(row["store"], row["processes"], row["tables"]) for row in rows] == [
        (setup.store, setup.processes, 2 * setup.times) for setup in SETUPS
    ]
    assert all(row["answers"] > 0 and row["server_ms"] > 0 and row["times_one"] > 0 for row in rows)
    assert rows[0]["postgres_ms"] == 0 < rows[1]["postgres_ms"]
