"""A report on many games: a table for the screen, and a plot as an SVG file that needs nothing to be looked at."""

from __future__ import annotations

from pathlib import Path

from regalia.cli.tally import Simulation, Tally
from regalia.core.errors import RegaliaError
from regalia.core.odds import wilson

WIDTH, BAR, LEFT = 640, 22, 200


def report(plan: Simulation, tally: Tally, path: str) -> str:
    """Write the plot and return the table."""
    rates = win_rates(plan, tally)
    try:
        Path(path).write_text(plot(plan, tally, rates), encoding="utf-8")
    except OSError as fault:
        raise RegaliaError(f"The file “{path}” cannot be written: {fault.strerror}.") from None
    lines = [f"{'seat':<28}{'wins':>8}{'rate':>9}   95 % interval"]
    lines += [f"{name:<28}{wins:>8g}{rate:>9.1%}   {low:.1%} – {high:.1%}" for name, wins, rate, low, high in rates]
    lines += [f"{'':<28}{'mean':>8}{'min':>9}{'max':>9}"]
    for name, (total, least, most) in tally.statistics.items():
        lines.append(f"{name:<28}{total / tally.games:>8.2f}{least:>9g}{most:>9g}")
    return "\n".join([*lines, f"Plot: {path}"])


def win_rates(plan: Simulation, tally: Tally) -> list[tuple[str, float, float, float, float]]:
    """For each seat: its bot, wins, rate, and the bounds of the rate (Wilson)."""
    rows = []
    for seat, wins in enumerate(tally.wins):
        low, high = wilson(wins / tally.games, tally.games)
        rows.append((f"seat {seat + 1} ({plan.bots[seat]})", wins, wins / tally.games, low, high))
    return rows


def plot(plan: Simulation, tally: Tally, rates: list[tuple[str, float, float, float, float]]) -> str:
    """Bars for the win rates with their intervals, then one line for each statistic from least to most."""
    parts = [f"{plan.game}, {plan.seats} players, {tally.games} games", ""]
    body = [text(10, 24, parts[0], 16)]
    y = 44
    for name, _, rate, low, high in rates:
        body += [text(10, y + 15, name), bar(y, rate, "#6b4fa0"), whisker(y, low, high)]
        body.append(text(LEFT + WIDTH * 0.6 + 20, y + 15, f"{rate:.1%}"))
        y += BAR + 6
    y += 14
    for name, (total, least, most) in tally.statistics.items():
        mean = total / tally.games
        share = mean / most if most else 0.0
        body += [text(10, y + 15, name), bar(y, share, "#b08d3c")]
        body.append(text(LEFT + WIDTH * 0.6 + 20, y + 15, f"{mean:.2f} ({least:g}–{most:g})"))
        y += BAR + 6
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH}" height="{y + 10}" font-family="sans-serif">'
    return "\n".join([head, '<rect width="100%" height="100%" fill="#fbf7ec"/>', *body, "</svg>"]) + "\n"


def text(x: float, y: float, words: str, size: int = 13) -> str:
    """Some words."""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="#2b2420">{words}</text>'


def bar(y: float, share: float, colour: str) -> str:
    """A bar of a share of the width."""
    return f'<rect x="{LEFT}" y="{y:g}" width="{WIDTH * 0.6 * share:.1f}" height="{BAR}" fill="{colour}"/>'


def whisker(y: float, low: float, high: float) -> str:
    """An interval."""
    x1, x2, middle = LEFT + WIDTH * 0.6 * low, LEFT + WIDTH * 0.6 * high, y + BAR / 2
    return f'<path d="M{x1:.1f} {middle:g}H{x2:.1f}" stroke="#2b2420" stroke-width="2"/>'
