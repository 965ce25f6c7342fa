"""The load generator, with very little load."""

from __future__ import annotations

import json
import subprocess
import sys


def test_a_little_load_is_measured() -> None:
    command = [sys.executable, "-m", "regalia.cli", "load", "um_krone_und_kragen", "--tables", "3", "--seconds", "1"]
    done = subprocess.run([*command, "--rate", "5", "--rounds", "2"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    rounds = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(rounds) == 2 and all(each["answers"] > 3 and each["p99_ms"] > 0 for each in rounds)
