"""The summary for people: lines for the screen, and a folder with a page of Markdown and its plots."""

from __future__ import annotations

from pathlib import Path

import msgspec

from regalia.arena.intervals import Interval
from regalia.arena.playing import Played
from regalia.arena.plots import plot_lengths, plot_ratings, plot_seats, plot_sweep, plot_times
from regalia.arena.standings import Standing, Summary
from regalia.arena.sweep import steps
from regalia.core.errors import RegaliaError

MOST_FAULTS = 20  # told; all are in the results
HOW = """Games of one round share their luck, and each bot plays it on every seat it can. A **paired** interval takes
rounds as the independent things (Student's t over rounds); **wilson** takes games, where there are no pairs, too few of
them, or all alike. Both are for 95 %. A shared win counts in parts. A bot that fails has lost: chance finishes the game
for it, and its seat comes last."""


def ranked(summary: Summary) -> list[Standing]:
    """The bots, the best rating first."""
    return sorted(summary.standings, key=lambda each: -each.rating.mu)


def headline(summary: Summary) -> str:
    """What was played."""
    order, lengths = summary.order, summary.decisions
    return (
        f"{summary.games} games of {order.game} with {order.seats} players in {summary.luck} rounds"
        f" (seed {order.seed}; {summary.adjudicated} adjudicated);"
        f" {lengths['min']:.0f} to {lengths['max']:.0f} answers a game, {lengths['mean']:.1f} on average."
    )


def percent(interval: Interval) -> str:
    """A rate with its bounds."""
    return f"{interval.rate:.1%} ({interval.low:.1%} – {interval.high:.1%}, {interval.kind})"


def standing_rows(summary: Summary) -> list[list[str]]:
    """The table of standings."""
    head = ["bot", "rating", "wins for each seat taken", "points", "seats", "mean place", "faults"]
    rows = [
        [
            each.bot,
            f"{each.rating.mu:.2f} ± {2 * each.rating.sigma:.2f}",
            percent(each.share),
            f"{each.points:g}" if each.points == int(each.points) else f"{each.points:.2f}",
            str(each.seats_taken),
            f"{each.mean_place:.2f}",
            str(each.faults),
        ]
        for each in ranked(summary)
    ]
    return [head, *rows]


def time_rows(summary: Summary) -> list[list[str]]:
    """The table of times."""
    head = ["bot", "answers", "mean ms", "p99 ms", "longest ms"]
    speeds = [(each.bot, each.speed) for each in ranked(summary)]
    return [head] + [
        [bot, str(speed.answers), f"{speed.mean_ms:.3f}", f"{speed.p99_ms:.3f}", f"{speed.longest_ms:.3f}"]
        for bot, speed in speeds
    ]


def duel_rows(summary: Summary) -> list[list[str]]:
    """The table of who came in ahead of whom; each pair once, the better one first."""
    head = ["bot", "ahead of", "share of games", "games"]
    place = {each.bot: number for number, each in enumerate(ranked(summary))}
    better = [duel for duel in summary.duels if place[duel.bot] < place[duel.other]]
    better.sort(key=lambda duel: (place[duel.bot], place[duel.other]))
    return [head] + [[duel.bot, duel.other, percent(duel.ahead), str(duel.games)] for duel in better]


def seat_rows(summary: Summary) -> list[list[str]]:
    """The table of seats."""
    return [["seat", "share of wins"]] + [[str(seat + 1), percent(each)] for seat, each in enumerate(summary.seats)]


def aligned(rows: list[list[str]]) -> list[str]:
    """A table for the screen."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def markdown(rows: list[list[str]]) -> list[str]:
    """A table for the page."""
    head, *rest = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rest)]


def on_screen(summary: Summary) -> str:
    """The result for people."""
    tables = [standing_rows(summary), duel_rows(summary), seat_rows(summary), time_rows(summary)]
    parts = [[headline(summary)], *(aligned(rows) for rows in tables if len(rows) > 1), fault_lines(summary)]
    return "\n\n".join("\n".join(part) for part in parts if part)


def fault_lines(summary: Summary) -> list[str]:
    """What bots did wrong, the first few."""
    told = list(summary.faults[:MOST_FAULTS])
    rest = len(summary.faults) - len(told)
    return [f"Failed: {each}" for each in told] + ([f"… and {rest} more."] if rest else [])


def write_report(summary: Summary, games: list[Played], folder: Path) -> str:
    """The page, its plots and the figures; where the page is."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        page = folder / "report.md"
        page.write_text(report(summary, games, folder), encoding="utf-8")
        (folder / "summary.json").write_bytes(msgspec.json.format(msgspec.json.encode(summary)) + b"\n")
    except OSError as fault:
        raise RegaliaError(f"The report cannot be written to “{folder}”: {fault.strerror}.") from None
    return str(page)


def report(summary: Summary, games: list[Played], folder: Path) -> str:
    """The text of the page; the plots are written beside it."""
    order, best = summary.order, ranked(summary)
    options = ", ".join(f"{key}={value}" for key, value in order.options.items())
    lines = [f"# Arena: {order.game}", "", headline(summary), "", f"Options: {options}", "", HOW, ""]
    if order.sweep:
        lines += section("Budgets", plot_sweep(steps(summary), order.bots[-1], folder / "budgets.svg"))
    lines += section("Standings", plot_ratings(best, folder / "ratings.svg"), standing_rows(summary))
    lines += section("Who came in ahead", "", duel_rows(summary))
    lines += section("Seats", plot_seats(summary, folder / "seats.svg"), seat_rows(summary))
    lines += section("Length of games", plot_lengths(games, folder / "lengths.svg"))
    lines += section("Time for an answer", plot_times(best, folder / "times.svg"), time_rows(summary))
    if summary.faults:
        lines += section("What went wrong") + [f"- {line}" for line in fault_lines(summary)]
    return "\n".join(lines) + "\n"


def section(title: str, picture: str = "", rows: list[list[str]] | None = None) -> list[str]:
    """A heading, a plot, a table."""
    lines = [f"## {title}", ""]
    if picture:
        lines += [f"![{title}]({picture})", ""]
    return lines + ([*markdown(rows), ""] if rows else [])
