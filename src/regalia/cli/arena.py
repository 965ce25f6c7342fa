"""regalia arena: bots against bots, with figures one can trust."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from regalia.arena.order import Fixture, Order, Shard, schedule, shard_called
from regalia.arena.playing import play_all
from regalia.arena.report import on_screen, write_report
from regalia.arena.results import Results, merged
from regalia.arena.runner import Runner, workers
from regalia.arena.standings import summed_up
from regalia.arena.sweep import swept
from regalia.bots.spec import check_spec
from regalia.cli.common import (
    WithMerge,
    agreed,
    bots_begun,
    data_from,
    elsewhere_options,
    game_argument,
    progress_bar,
    table_options,
)
from regalia.cli.common import merge_command as merge_of
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame


@merge_of
def merge_command(parts: tuple[Path, ...], out: Path) -> None:
    """Put the results of several parts of one job into one file, and sum it up.

    The file is the same as if all games had been played in one place. A game that is in two of them must be the same in
    both.

    \b
    regalia arena for_a_crown squire page -n 600 --shard 1/2 --results 1.jsonl      on one machine
    regalia arena for_a_crown squire page -n 600 --shard 2/2 --results 2.jsonl      on another
    regalia arena merge 1.jsonl 2.jsonl -o all.jsonl
    """
    found = merged(parts, out)
    click.echo(on_screen(summed_up(found.order, found.in_order())))


@click.command("arena", cls=WithMerge, merge=merge_command)
@game_argument()
@click.argument("bots", nargs=-1, required=True, metavar="BOT...", shell_complete=bots_begun)
@click.option("-p", "--players", type=int, help="How many seats; as few as the game allows if not given.")
@click.option(
    "-n", "--games", "number", type=click.IntRange(1), default=100, show_default=True, help="At least so many."
)
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@click.option("-j", "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes to use.")
@click.option("--limit", type=click.FloatRange(0.001), default=10.0, show_default=True, help="Seconds; see below.")
@click.option("--budgets", metavar="LIST", help="Try the first bot with each of these against the second.")
@click.option("--alone", is_flag=True, help="One seat for the first bot, all others for the second.")
@click.option("--results", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Keep games; go on.")
@click.option("--report", "folder", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER", help="Plots.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@elsewhere_options
@table_options
def command(
    game: AnyGame,
    bots: tuple[str, ...],
    players: int | None,
    number: int,
    seed: int,
    jobs: int,
    limit: float,
    budgets: str | None,
    alone: bool,
    results: Path | None,
    folder: Path | None,
    as_json: bool,
    shard: str,
    scheduler: str,
    options: tuple[str, ...],
    preset: str | None,
    data: str | None,
) -> None:
    """Let bots play matches and leagues.

    A BOT is a name (see regalia games), with a budget if you like: NAME:0.1s for seconds, NAME:200 for simulations.
    py:MODULE:CLASS is a bot of your own in Python, cmd:COMMAND one in any language (see regalia bot), which has --limit
    seconds for an answer. Seats go round, and every luck is played again with the seats exchanged. The same seed gives
    the same games, unless a bot goes by the clock. With --results a job that was stopped goes on where it was, and
    more --games can be added.

    \b
    regalia arena um_krone_und_kragen squire random -n 400 -j 2
    regalia arena krone_und_schwert knight:200 squire "cmd:python3 mybot.py" -p 3 --results league.jsonl
    regalia arena for_a_crown monarch knight --alone -n 600
    regalia arena for_a_crown monarch knight --budgets 0.1,0.3,1 -n 600 --report strength
    regalia arena for_a_crown squire page -n 6000 --scheduler tcp://head:8786 --results all.jsonl
    regalia arena for_a_crown squire page -n 6000 --shard 3/8 --results 3.jsonl     then: regalia arena merge
    """
    named = (*swept(bots[0], budgets), *bots[1:]) if budgets else bots
    check_bots(game, named, len(bots), "--budgets" if budgets else "--alone" if alone else "")
    order = Order(
        game=game.id,
        version=game.version,
        seats=len(game.names(game.players[0] if players is None else players)),
        seed=seed,
        bots=named,
        options=game.options.settle(agreed(options, preset)),
        data=data_from(data),
        limit=limit,
        sweep=budgets is not None,
        alone=alone,
    )
    game.data(order.data)
    kept = Results(order, results)
    try:
        with workers(jobs, scheduler) as (who, many):
            play(kept, fixtures_left(kept, number, shard_called(shard)), who, many, quiet=as_json)
    finally:
        kept.close()
    played = kept.in_order()
    if not played:
        raise RegaliaError(f"The part {shard} of so few games is empty: there are fewer rounds than parts.")
    summary = summed_up(order, played)
    click.echo(msgspec.json.encode(summary) if as_json else on_screen(summary))
    if folder is not None:
        page = write_report(summary, played, folder)
        click.echo(f"\nReport: {page}", err=as_json)


def check_bots(game: AnyGame, bots: tuple[str, ...], given: int, for_two: str) -> None:
    """Do they all play this game, and can they be told apart?"""
    if for_two and given != 2:
        raise click.UsageError(f"{for_two} needs two bots: the one to try, and the one to measure it by.")
    if len(set(bots)) < len(bots):
        raise click.UsageError("Name each bot once: one with two seats gets both anyway.")
    for bot in bots:
        check_spec(bot, game)


def fixtures_left(kept: Results, number: int, shard: Shard) -> list[Fixture]:
    """The games of a part of the job that are still to be played."""
    planned = (fixture for fixture in schedule(kept.order, number) if shard.has(fixture.round))
    return [fixture for fixture in planned if (fixture.round, fixture.number) not in kept.games]


def play(kept: Results, left: list[Fixture], who: Runner, many: int, quiet: bool) -> None:
    """All these games; a progress bar where somebody watches."""
    with progress_bar(quiet) as progress:
        task = progress.add_task(kept.order.game, total=len(kept.games) + len(left), completed=len(kept.games))
        for games in play_all(kept.order, left, who, many):
            kept.add(games)
            progress.advance(task, len(games))
