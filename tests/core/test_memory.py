"""What a table agrees on gives its memory back, however many are made."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from regalia.core.registry import game, games

MANY = 2_000
KIB = 600  # of growth; a row of numbers that is not given back costs three times as much at least


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads what Linux tells of this process")
@pytest.mark.parametrize("name", sorted(games()))
def test_terms_give_their_memory_back(name: str) -> None:
    played = game(name)
    options, data = played.options.settle(), played.data()
    for _ in range(MANY // 4):
        played.terms(options, data)
    before = kib()
    for _ in range(MANY):
        played.terms(options, data)
    assert kib() - before < KIB


def kib() -> int:
    """The memory of this process."""
    lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
