"""regalia simulate: many games played by bots, counted, and checked if wanted."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from regalia.arena.order import shard_called
from regalia.arena.runner import workers
from regalia.bots.spec import bot_called
from regalia.cli.common import WithMerge, agreed, bots_begun, data_from, elsewhere_options, game_argument, table_options
from regalia.cli.common import merge_command as merge_of
from regalia.cli.report import report
from regalia.cli.tally import Counts, Simulation, Tally, merged, play_many
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame


@merge_of
def merge_command(parts: tuple[Path, ...], out: Path) -> None:
    """Put the games of several parts of one simulation into one file, and count them.

    \b
    regalia simulate for_a_crown -n 600 --shard 1/2 --results 1.jsonl      on one machine
    regalia simulate for_a_crown -n 600 --shard 2/2 --results 2.jsonl      on another
    regalia simulate merge 1.jsonl 2.jsonl -o all.jsonl
    """
    found = merged(parts, out)
    click.echo(in_words(found.plan, found.tally()))


@click.command("simulate", cls=WithMerge, merge=merge_command)
@game_argument()
@click.option("-p", "--players", type=int, help="How many seats; as few as the game allows if not given.")
@click.option("-n", "--games", "number", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="The same seed, the same games.")
@click.option(
    "--bots",
    shell_complete=bots_begun,
    help="One bot for all seats, or one for each: a,b,c. Bots: random, page, squire, knight, monarch.",
)
@click.option("-j", "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes to use.")
@click.option("--check", is_flag=True, help="Assert the laws and invariants at every decision, and some in full.")
@click.option(
    "--moments", type=click.IntRange(0), default=4, show_default=True, help="With --check: moments seen in full."
)
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.option("--results", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Keep games; go on.")
@click.option("--records", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER", help="Keep records.")
@click.option(
    "--report",
    "report_to",
    metavar="[FILE.svg]",
    is_flag=False,
    flag_value="",
    help="Also a table of win rates and statistics, and a plot (GAME-report.svg unless a file is named).",
)
@elsewhere_options
@table_options
def command(
    game: AnyGame,
    players: int | None,
    number: int,
    seed: int,
    bots: str | None,
    jobs: int,
    check: bool,
    moments: int,
    as_json: bool,
    results: Path | None,
    records: Path | None,
    report_to: str | None,
    shard: str,
    scheduler: str,
    options: tuple[str, ...],
    preset: str | None,
    data: str | None,
) -> None:
    """Let bots play many games and count.

    With --check every decision of every game is watched (whoever is asked has a legal answer, none is offered twice,
    the game's invariants hold), and at some moments of each game all laws are checked in full: refusals, copies,
    positions, words in three languages, secrets, guesses; every 50th game is recorded and replayed. --check plays
    with random bots. BOTS may be py:MODULE:CLASS (docs/bots.md). With --results a simulation that was stopped goes on.

    \b
    regalia simulate um_krone_und_kragen --players 3 --games 1000 --jobs 2
    regalia simulate um_krone_und_kragen --games 100 --check
    regalia simulate for_a_crown --games 500 --report
    """
    seats = game.names(game.players[0] if players is None else players)
    plan = Simulation(
        game=game.id,
        seats=len(seats),
        seed=seed,
        bots=bots_for(bots or usual_bot(check, report_to), len(seats)),
        options=game.options.settle(agreed(options, preset)),
        data=data_from(data),
        check=check,
        moments=moments,
    )
    check_bots(game, plan)
    places = places_in(shard, number)
    counts = Counts(plan, results, records=folder_at(records, check))
    try:
        with workers(jobs, scheduler) as (who, many):
            tally = play_many(counts, places, who, many, quiet=as_json)
    finally:
        counts.close()
    click.echo(msgspec.json.encode(summary(plan, tally)) if as_json else in_words(plan, tally))
    if report_to is not None:
        click.echo(report(plan, tally, report_to or f"{game.id}-report.svg"))


def places_in(shard: str, number: int) -> list[int]:
    """The games of a part of so many."""
    found = [place for place in range(number) if shard_called(shard).has(place)]
    if not found:
        raise RegaliaError(f"The part {shard} of {number} games is empty: there are fewer games than parts.")
    return found


def folder_at(path: Path | None, check: bool) -> str:
    """The folder of records, which is there; processes elsewhere find it by its whole path."""
    if path is None:
        return ""
    if check:
        raise click.UsageError("Games that are checked are not recorded: leave out --check or --records.")
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise RegaliaError(f"The folder “{path}” cannot be made: {fault.strerror}.") from None
    return str(path.resolve())


def check_bots(game: AnyGame, plan: Simulation) -> None:
    """Do they all play this game, with this data?"""
    terms = game.terms(plan.options, game.data(plan.data))
    for bot in dict.fromkeys(plan.bots):
        bot_called(bot, game, terms, 0)


def usual_bot(check: bool, report_to: str | None) -> str:
    """Random bots, but a report is about sensible play."""
    return "random" if check or report_to is None else "squire"


def bots_for(bots: str, seats: int) -> tuple[str, ...]:
    """A bot for each seat."""
    named = tuple(bots.replace(",", " ").split())
    if len(named) not in (1, seats):
        raise click.UsageError(f"Name one bot, or one for each of the {seats} seats.")
    return named if len(named) == seats else named * seats


def summary(plan: Simulation, tally: Tally) -> dict[str, object]:
    """The result for programs."""
    return {
        "game": plan.game,
        "players": plan.seats,
        "games": tally.games,
        "finished": tally.games,
        "adjudicated": tally.adjudicated,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "games_per_s": round(tally.games / tally.seconds, 3),
        "decisions_per_s": round(tally.decisions / tally.seconds, 1),
        "lengths": tally.lengths(),
        "bots": plan.bots,
        "wins": tally.wins,
        "statistics": tally.means(),
        "checked": plan.check,
    }


def in_words(plan: Simulation, tally: Tally) -> str:
    """The result for people."""
    lengths = tally.lengths()
    lines = [
        f"{tally.games} games of {plan.game} with {plan.seats} players: {tally.games} finished"
        f" ({tally.adjudicated} adjudicated){', all laws held' if plan.check else ''}.",
        f"Decisions: {tally.decisions} ({lengths['min']} to {lengths['max']} a game, {lengths['mean']} on average).",
        *pace(tally),
        f"Wins by seat: {', '.join(f'{win:g}' for win in tally.wins)}.",
    ]
    lines += [f"{name}: {mean} on average" for name, mean in tally.means().items()]
    return "\n".join(lines)


def pace(tally: Tally) -> list[str]:
    """How fast it went, where it was played just now."""
    if not tally.seconds:
        return []
    games, decisions = tally.games / tally.seconds, tally.decisions / tally.seconds
    return [f"Time: {tally.seconds:.1f} s, {games:.1f} games/s, {decisions:,.0f} decisions/s."]
