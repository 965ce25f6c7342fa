"""regalia-dev births: processes are born beside a busy store, and a trial that hangs is noticed."""

from __future__ import annotations

import json
import sys

import pytest
from click.testing import CliRunner

from regalia.cli import births
from regalia.cli.dev import main


def test_processes_are_born_beside_a_busy_store() -> None:
    result = CliRunner().invoke(main, ["births", "--starts", "50"])
    found = json.loads(result.stdout)
    assert result.exit_code == 0 and found["faults"] == [] and not found["hung"]
    assert found["born"] == 50 and found["answered"] == 1 and found["stores_opened"] and found["deeds_saved"]


@pytest.mark.parametrize("program", ["sleep(60)", "print('{\"born\": 7}', flush=True), sleep(60)"])
def test_a_trial_that_hangs_is_noticed_from_outside(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(births, "HUNG_SECONDS", 0.5)
    heard: list[births.Births] = []
    found = births.watched([sys.executable, "-S", "-c", f"from time import sleep; {program}"], heard.append)
    assert found.hung and "nothing happened" in found.faults[0] and "ended with -6" in found.faults[1]
    assert found.born == (7 if "print" in program else 0) and heard[-1].born == found.born
