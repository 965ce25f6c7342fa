"""The compiled engine and its sources play the same games to the last number."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import regalia
from regalia.core.registry import games
from regalia.testing.traces import traces

SEEDS = 12


@pytest.mark.parametrize("name", list(games()))
def test_compiled_and_interpreted_play_alike(name: str) -> None:
    if not regalia.compiled:
        pytest.skip("compared where the compiled engine runs")
    for seats in games()[name].players:
        command = [sys.executable, "-m", "regalia.testing.traces", name, str(seats), str(SEEDS)]
        environment = {**os.environ, "REGALIA_PURE": "1"}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == traces(games()[name], seats, SEEDS), f"{name} with {seats} seats differs"
