"""regalia-dev clock: a bot under a deadline."""

from __future__ import annotations

import json

from click.testing import CliRunner

import regalia
from regalia.cli.dev import main


def test_a_knight_is_timed_at_every_choice() -> None:
    milliseconds = "50" if regalia.compiled else "500"
    result = CliRunner().invoke(
        main, ["clock", "for_a_crown", "--bot", "knight", "--decisions", "12", "--ms", milliseconds]
    )
    found = json.loads(result.stdout)
    assert found["decisions"] == 12 and found["games"] == 1 and found["longest"] > 0
    assert result.exit_code == (1 if found["late_in_cpu"] else 0)
