"""regalia-dev laws: it counts what it looked at, and a game that breaks a law is told with its seed."""

from __future__ import annotations

from typing import Any

import pytest
from click.testing import CliRunner
from msgspec.json import decode

from regalia.cli import laws
from regalia.cli.laws import Report, command
from regalia.core.act import Act
from regalia.games.for_a_crown.game import ForACrown

FEW = ["for_a_crown", "-p", "3", "--games", "2", "--short", "--one-in", "8"]


class Confused(ForACrown):
    """Answers are one off when they are turned into numbers."""

    def number(self, view: Any, act: Act) -> int:
        return super().number(view, act) + 1


def test_games_are_played_to_their_end_and_all_is_counted() -> None:
    done = CliRunner().invoke(command, FEW)
    found = decode(done.stdout.splitlines()[-1], type=Report)
    assert (
        done.exit_code == 0 and found.broken == [] and (found.game, found.seats, found.games) == ("for_a_crown", 3, 2)
    )
    assert found.answers > found.questions > 0 and found.beats > 0 and found.events > found.answers / 2


def test_a_broken_law_is_told_with_the_game_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "find_game", lambda name: Confused())
    done = CliRunner().invoke(command, FEW)
    found = decode(done.stdout.splitlines()[-1], type=Report)
    assert done.exit_code == 1 and found.games == 2
    assert len(found.broken) == 2
    assert any("has another number" in fault and "for_a_crown, 3 seats, seed 1" in fault for fault in found.broken)
