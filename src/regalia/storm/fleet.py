"""Many seeds, in this process or in others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

import msgspec

from regalia.storm.plants import planted
from regalia.storm.world import World

BATCH = 20


class Batch(msgspec.Struct):
    """What some seeds came to."""

    seeds: int = 0
    steps: int = 0
    deeds: int = 0
    faults: int = 0
    hours: float = 0.0  # of simulated time
    failures: dict[int, str] = {}

    def add(self, other: Batch) -> None:
        """Join what another batch came to."""
        self.seeds += other.seeds
        self.steps += other.steps
        self.deeds += other.deeds
        self.faults += other.faults
        self.hours += other.hours
        self.failures.update(other.failures)


def sail(seeds: Sequence[int], plant: str = "") -> Batch:
    """Some worlds, one after the other."""
    batch = Batch()
    with planted(plant):
        for seed in seeds:
            outcome = World(seed).run()
            failures = {seed: outcome.failure} if outcome.failure else {}
            batch.add(
                Batch(1, outcome.steps, outcome.deeds, len(outcome.struck), outcome.seconds / 3600, failures),
            )
    return batch


def sail_all(first: int, number: int, jobs: int) -> Iterator[Batch]:
    """All worlds, in batches as they are done."""
    plan = [range(at, min(at + BATCH, first + number)) for at in range(first, first + number, BATCH)]
    if jobs == 1:
        yield from map(sail, plan)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running: set[Future[bytes]] = {pool.submit(sail_elsewhere, part.start, part.stop) for part in plan}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield msgspec.json.decode(future.result(), type=Batch)


def sail_elsewhere(first: int, end: int) -> bytes:
    """A batch in another process: plain bytes come back."""
    return msgspec.json.encode(sail(range(first, end)))


def seeds_until_found(plant: str, first: int, most: int) -> tuple[int, str]:
    """After how many seeds a planted fault is found, and as what; 0 if it is not."""
    for number in range(1, most + 1):
        found = sail([first + number - 1], plant).failures
        if found:
            return number, next(iter(found.values()))
    return 0, ""
