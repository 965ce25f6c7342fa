"""Many seeds, in this process or in others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import msgspec
from msgspec.json import decode, encode

from regalia.arena.runner import in_batches, runner
from regalia.storm.plants import PLANTS, planted
from regalia.storm.world import World


class Outcomes(msgspec.Struct):
    """What some seeds came to."""

    seeds: int = 0
    steps: int = 0
    deeds: int = 0
    faults: int = 0
    hours: float = 0.0  # of simulated time
    failures: dict[int, str] = {}

    def add(self, other: Outcomes) -> None:
        """Join what others came to."""
        self.seeds += other.seeds
        self.steps += other.steps
        self.deeds += other.deeds
        self.faults += other.faults
        self.hours += other.hours
        self.failures.update(other.failures)


def sail(seeds: Sequence[int], plant: str = "", houses: int = 0) -> Outcomes:
    """Some worlds, one after the other."""
    batch = Outcomes()
    with planted(plant):
        for seed in seeds:
            outcome = World(seed, houses=houses).run()
            failures = {seed: outcome.failure} if outcome.failure else {}
            batch.add(
                Outcomes(1, outcome.steps, outcome.deeds, len(outcome.struck), outcome.seconds / 3600, failures),
            )
    return batch


def sail_all(first: int, number: int, jobs: int, houses: int = 0) -> Iterator[Outcomes]:
    """All worlds, in batches as they are done."""
    with runner(jobs) as workers:
        seeds = range(first, first + number)
        for content in in_batches(sail_elsewhere, seeds, partial(pack, houses), workers, jobs):
            yield decode(content, type=Outcomes)


def pack(houses: int, seeds: Sequence[int]) -> bytes:
    """A batch of seeds on its way to where they are run."""
    return encode((houses, list(seeds)))


def sail_elsewhere(content: bytes) -> bytes:
    """The job: plain bytes go there and come back."""
    houses, seeds = decode(content, type=tuple[int, list[int]])
    return encode(sail(seeds, houses=houses))


def seeds_until_found(plant: str, first: int, most: int) -> tuple[int, str]:
    """After how many seeds a planted fault is found, and as what; 0 if it is not."""
    for number in range(1, most + 1):
        found = sail([first + number - 1], plant, PLANTS[plant].houses).failures
        if found:
            return number, next(iter(found.values()))
    return 0, ""
