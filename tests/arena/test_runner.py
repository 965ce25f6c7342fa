"""Work in batches: everything is done once, batches grow with quick work, and a fault stops all."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from regalia.arena.runner import BATCH_SECONDS, MOST_IN_A_BATCH, Here, fitting, in_batches, runner


def pack(numbers: Sequence[int]) -> bytes:
    """Numbers on their way."""
    return json.dumps(list(numbers)).encode()


def doubled(content: bytes) -> bytes:
    """A job; thirteen is too much for it."""
    numbers = json.loads(content)
    if 13 in numbers:
        raise ValueError("thirteen")
    return pack([2 * number for number in numbers])


def test_everything_is_done_once() -> None:
    numbers = range(100, 350)
    found = [json.loads(content) for content in in_batches(doubled, numbers, pack, Here(), 1)]
    assert sorted(number for batch in found for number in batch) == [2 * number for number in numbers]
    assert len(found[0]) == 1 and 1 < max(map(len, found)) <= MOST_IN_A_BATCH


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_fault_stops_all(jobs: int) -> None:
    with runner(jobs) as workers, pytest.raises(ValueError, match="thirteen"):
        list(in_batches(doubled, range(40), pack, workers, jobs))


def test_a_batch_is_about_a_second_of_work() -> None:
    assert fitting(BATCH_SECONDS / 10, most=100) == 10
    assert fitting(BATCH_SECONDS / 10, most=4) == 4, "all processes get some"
    assert fitting(10 * BATCH_SECONDS, most=100) == fitting(1.0, most=0) == 1
    assert fitting(0.0, most=10**9) == MOST_IN_A_BATCH
