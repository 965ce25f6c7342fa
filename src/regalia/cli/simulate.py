"""regalia simulate: many games played by bots, counted, and checked if wanted."""

from __future__ import annotations

import click
import msgspec

from regalia.cli.common import agreed, data_from, game_argument, table_options
from regalia.cli.report import report
from regalia.cli.tally import Simulation, Tally, play_many
from regalia.core.game import AnyGame


@click.command("simulate")
@game_argument()
@click.option("-p", "--players", type=int, help="How many seats; as few as the game allows if not given.")
@click.option("-n", "--games", "number", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="The same seed, the same games.")
@click.option(
    "--bots", help="One bot for all seats, or one for each: a,b,c. Bots: random, page, squire, knight, monarch."
)
@click.option("-j", "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes to use.")
@click.option("--check", is_flag=True, help="Assert the laws and invariants at every decision, and some in full.")
@click.option(
    "--moments", type=click.IntRange(0), default=4, show_default=True, help="With --check: moments seen in full."
)
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.option(
    "--report",
    "report_to",
    metavar="[FILE.svg]",
    is_flag=False,
    flag_value="",
    help="Also a table of win rates and statistics, and a plot (GAME-report.svg unless a file is named).",
)
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
    report_to: str | None,
    options: tuple[str, ...],
    preset: str | None,
    data: str | None,
) -> None:
    """Let bots play many games and count.

    With --check every decision of every game is watched (whoever is asked has a legal answer, none is offered twice,
    the game's invariants hold), and at some moments of each game all laws are checked in full: refusals, copies,
    positions, words in three languages, secrets, guesses; every 50th game is recorded and replayed. --check plays
    with random bots.

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
    game.data(plan.data)
    tally = play_many(plan, number, jobs, quiet=as_json)
    if as_json:
        click.echo(msgspec.json.encode(summary(plan, tally)))
    else:
        click.echo(in_words(plan, tally))
    if report_to is not None:
        click.echo(report(plan, tally, report_to or f"{game.id}-report.svg"))


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
        "finished": tally.finished,
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
        f"{tally.games} games of {plan.game} with {plan.seats} players: {tally.finished} finished"
        f" ({tally.adjudicated} adjudicated){', all laws held' if plan.check else ''}.",
        f"Decisions: {tally.decisions} ({lengths['min']} to {lengths['max']} a game, {lengths['mean']} on average).",
        f"Time: {tally.seconds:.1f} s, {tally.games / tally.seconds:.1f} games/s,"
        f" {tally.decisions / tally.seconds:,.0f} decisions/s.",
        f"Wins by seat: {', '.join(f'{win:g}' for win in tally.wins)}.",
    ]
    lines += [f"{name}: {mean} on average" for name, mean in tally.means().items()]
    return "\n".join(lines)
