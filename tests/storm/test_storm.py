"""The whole house in the storm: promises hold, the same seed gives the same world, and planted faults are found."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from click.testing import CliRunner

from regalia.cli.dev import main
from regalia.storm.fleet import sail, sail_all, seeds_until_found
from regalia.storm.plants import PLANTS, planted
from regalia.storm.shrink import kind_of, run_seed, shrunk, story_of
from regalia.storm.world import World

SEEDS = 300
PARTS = 10
SHARED_SEEDS = 80
QUICK = (
    "nothing is saved",
    "stale numbers taken",
    "sealed answers heard",
    "clocks not resumed",
    "clocks never looked at",
    "older tables shown",
    "absent who is elsewhere",
    "dead houses attend on",
)
MOST_SEEDS = 20


@pytest.mark.parametrize("part", range(PARTS))
def test_the_house_keeps_its_promises(part: int) -> None:
    found = sail(range(part * SEEDS // PARTS, (part + 1) * SEEDS // PARTS))
    assert not found.failures, "\n".join(
        f"regalia-dev storm --seed {seed}: {why}" for seed, why in found.failures.items()
    )
    assert found.faults > SEEDS // PARTS, "there was no storm"


@pytest.mark.parametrize("part", range(PARTS // 2))
def test_two_houses_on_one_store_keep_them_too(part: int) -> None:
    size = 2 * SHARED_SEEDS // PARTS
    found = sail(range(part * size, (part + 1) * size), houses=2)
    assert not found.failures, "\n".join(
        f"regalia-dev storm --houses 2 --seed {seed}: {why}" for seed, why in found.failures.items()
    )
    assert found.faults > size, "there was no storm"


def test_houses_that_share_a_store_are_killed_and_stopped_and_their_hints_are_lost() -> None:
    whole = "\n".join(str(struck) for seed in range(24) for struck in World(seed, houses=2).run().struck)
    for what in ("the house falls", "stands still", "hint is lost", "word is lost", "hint comes twice"):
        assert what in whole, what


@pytest.mark.parametrize("seed", [3, 42])
def test_the_same_seed_gives_the_same_world_also_elsewhere(seed: int) -> None:
    here = World(seed).run()
    code = f"from regalia.storm.world import World; print(World({seed}).run().digest())"
    more = {"PYTHONHASHSEED": "4711", "PYTHONPATH": os.pathsep.join(sys.path)}
    there = subprocess.run([sys.executable, "-c", code], env={**os.environ, **more}, capture_output=True, check=True)
    assert World(seed).run().digest() == here.digest() == there.stdout.decode().strip()


def test_other_seeds_give_other_worlds() -> None:
    assert len({World(seed).run().digest() for seed in range(4)}) == 4


@pytest.mark.parametrize("name", QUICK)
def test_a_planted_fault_is_found(name: str) -> None:
    number, failure = seeds_until_found(name, 0, MOST_SEEDS)
    assert number, f"“{name}” was not found in {MOST_SEEDS} seeds"
    assert failure


def test_every_plant_can_be_planted_and_is_gone_afterwards() -> None:
    for name, plant in PLANTS.items():
        right = getattr(plant.owner, plant.name)
        with planted(name):
            assert getattr(plant.owner, plant.name) is not right
        assert getattr(plant.owner, plant.name) is right


def test_a_failing_world_is_shrunk_to_the_faults_it_needs() -> None:
    with planted("clocks never looked at"):
        first = next(outcome for seed in range(MOST_SEEDS) if (outcome := World(seed).run()).failure)
        small = shrunk(run_seed(first.seed), first, most=30)
        again = World(first.seed, frozenset(each.name for each in small.struck)).run()
    assert kind_of(small.failure) == kind_of(first.failure)
    assert len(small.struck) < len(first.struck)
    assert again.digest() == small.digest(), "the shrunk world cannot be seen again"
    told = story_of(small, len(first.struck))
    assert small.failure in told and f"--seed {first.seed}" in told and "The last events" in told


def test_several_processes_find_the_same() -> None:
    parts = list(sail_all(0, 24, 2))
    alone = sail(range(24))
    assert sum(part.steps for part in parts) == alone.steps and sum(part.seeds for part in parts) == 24


def test_the_command_tells_how_it_went() -> None:
    calm = CliRunner().invoke(main, ["storm", "--seeds", "3"])
    assert calm.exit_code == 0 and '"failures": {}' in calm.output
    with planted("nothing is saved"):
        wild = CliRunner().invoke(main, ["storm", "--seed", "1"])
    assert wild.exit_code == 1 and "faults are needed" in wild.output
    found = CliRunner().invoke(main, ["storm", "--plant", "keys lost"])
    assert found.exit_code == 0 and "found after" in found.output
    with planted("absent who is elsewhere"):
        shared = CliRunner().invoke(main, ["storm", "--seed", "1", "--houses", "2"])
    assert shared.exit_code == 1 and "--seed 1 --houses 2" in shared.output
    unknown = CliRunner().invoke(main, ["storm", "--plant", "weeds"])
    assert unknown.exit_code == 2 and "not planted here" in unknown.output
