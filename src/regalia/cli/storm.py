"""regalia-dev storm: the whole house under simulated faults, from one seed each."""

from __future__ import annotations

import time

import click
import msgspec

from regalia.cli.common import progress_bar
from regalia.storm.fleet import Outcomes, sail_all, seeds_until_found
from regalia.storm.plants import PLANTS
from regalia.storm.shrink import run_seed, shrunk, story_of

SHOWN = 3  # failing seeds that are shrunk and told
PLANTED_SEEDS = 400


@click.command("storm")
@click.option("--seeds", type=click.IntRange(1), default=300, show_default=True)
@click.option("--first", type=click.IntRange(0), default=0, show_default=True, help="The first seed.")
@click.option("--seed", type=click.IntRange(0), help="Only this one, shrunk and told if it fails.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--houses", type=click.IntRange(1, 4), help="That share one store; as the seeds have it unless told.")
@click.option("--plant", help="Plant a fault into the server and see how soon it is found: its name, or all.")
def command(seeds: int, first: int, seed: int | None, jobs: int, houses: int | None, plant: str | None) -> None:
    """Run the whole house in one thread under faults drawn from a seed, and check everything that is promised.

    \b
    regalia-dev storm --seeds 10000 --jobs 2
    regalia-dev storm --seed 4711            the same world again
    regalia-dev storm --houses 2             two houses on one store, killed and stopped
    regalia-dev storm --plant all            are planted faults found?
    """
    if plant is not None:
        found = plant_all([*PLANTS] if plant == "all" else [plant], first, max(seeds, PLANTED_SEEDS))
    elif seed is not None:
        found = replay(seed, houses or 0)
    else:
        found = sail_with_bar(first, seeds, jobs, houses or 0)
    if not found:
        raise SystemExit(1)


def replay(seed: int, houses: int) -> bool:
    """One world; True if all is well."""
    outcome = run_seed(seed, houses)(None)
    if outcome.failure:
        click.echo(story_of(shrunk(run_seed(seed, houses), outcome), len(outcome.struck)))
    else:
        click.echo(f"Seed {seed}: {outcome.deeds} deeds, {len(outcome.struck)} faults, all is well. {outcome.digest()}")
    return not outcome.failure


def sail_with_bar(first: int, seeds: int, jobs: int, houses: int) -> bool:
    """Many worlds, with a bar where somebody watches; True if all is well."""
    whole, start = Outcomes(), time.perf_counter()
    with progress_bar() as progress:
        task = progress.add_task("storm", total=seeds)
        for batch in sail_all(first, seeds, jobs, houses):
            whole.add(batch)
            progress.update(task, completed=whole.seeds, description=f"storm, {len(whole.failures)} failed")
    click.echo(msgspec.json.format(msgspec.json.encode(whole)).decode())
    click.echo(f"{whole.seeds} seeds in {time.perf_counter() - start:.1f} s")
    for seed in sorted(whole.failures)[:SHOWN]:
        replay(seed, houses)
    return not whole.failures


def plant_all(names: list[str], first: int, most: int) -> bool:
    """Planted faults, one after the other; True if all are found."""
    unknown = [name for name in names if name not in PLANTS]
    if unknown:
        raise click.BadParameter(f"“{unknown[0]}” is not planted here. There are: {', '.join(PLANTS)}.")
    numbers = []
    for name in names:
        number, failure = seeds_until_found(name, first, most)
        numbers.append(number)
        click.echo(f"{name}: " + (f"found after {number} seeds: {failure[:100]}" if number else "not found"))
    return all(numbers)
