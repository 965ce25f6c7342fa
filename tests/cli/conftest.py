"""What the tests of the command line share: the machine's own language and width do not matter."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, no colours asked for, no width."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    for name in ("COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
