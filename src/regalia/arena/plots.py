"""The plots of a report, as SVG files. matplotlib comes with the extra “arena”."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from regalia.arena.calibration import Bin
from regalia.arena.intervals import Interval
from regalia.arena.playing import Played
from regalia.arena.standings import Standing, Summary
from regalia.arena.sweep import Step
from regalia.core.errors import RegaliaError

PURPLE, GOLD, INK = "#6b4fa0", "#b08d3c", "#2b2420"
STYLE: Any = {
    "svg.hashsalt": "regalia",
    "font.family": "sans-serif",
    "axes.spines.top": False,
    "axes.spines.right": False,
}
MOST_BARS = 30


def figure(title: str, height: float = 3.6) -> tuple[Any, Any]:
    """An empty plot with its title; drawn into a file, never on a screen."""
    try:
        from matplotlib import rcParams
        from matplotlib.figure import Figure
    except ImportError:
        raise RegaliaError(
            "Plots need matplotlib, which is not installed: pip install 'regalia[arena]', or make arena in a checkout."
        ) from None
    rcParams.update(STYLE)
    found = Figure(figsize=(7.2, height), layout="constrained")
    axes = found.subplots()
    axes.set_title(title, loc="left", color=INK)
    return found, axes


def save(found: Any, path: Path) -> str:
    """Write a plot; its file name."""
    found.savefig(path, metadata={"Date": None})
    return path.name


def height_for(bars: int) -> float:
    """Of a plot with so many bars."""
    return 1.4 + 0.4 * bars


def shortened(bot: str) -> str:
    """A name that fits beside a bar."""
    return bot if len(bot) <= 32 else f"{bot[:31]}…"


def bounds(intervals: list[Interval]) -> list[list[float]]:
    """How far intervals reach to both sides, as matplotlib wants it."""
    return [[each.rate - each.low for each in intervals], [each.high - each.rate for each in intervals]]


def plot_ratings(ranked: list[Standing], path: Path) -> str:
    """Strength, with two sigma to both sides."""
    found, axes = figure("Rating (Plackett–Luce), ± 2 σ", height_for(len(ranked)))
    ranked = ranked[::-1]
    axes.errorbar(
        [each.rating.mu for each in ranked],
        range(len(ranked)),
        xerr=[2 * each.rating.sigma for each in ranked],
        fmt="o",
        color=PURPLE,
        capsize=4,
    )
    axes.set_yticks(range(len(ranked)), [shortened(each.bot) for each in ranked])
    axes.set_ylim(-0.6, len(ranked) - 0.4)
    axes.set_xlabel("rating")
    return save(found, path)


def plot_seats(summary: Summary, path: Path) -> str:
    """The share of wins by seat."""
    found, axes = figure("Share of wins by seat, with 95 % intervals")
    seats = list(summary.seats)
    names = [f"seat {seat + 1}" for seat in range(len(seats))]
    axes.bar(names, [each.rate for each in seats], yerr=bounds(seats), color=GOLD, ecolor=INK, capsize=4)
    axes.axhline(1 / len(seats), color=INK, linestyle=":", linewidth=1)
    axes.set_ylabel("share of wins")
    return save(found, path)


def plot_lengths(games: list[Played], path: Path) -> str:
    """How long games are."""
    found, axes = figure("Length of games")
    lengths = [game.decisions for game in games]
    axes.hist(lengths, bins=min(MOST_BARS, max(1, len(Counter(lengths)))), color=PURPLE)
    axes.set_xlabel("answers")
    axes.set_ylabel("games")
    return save(found, path)


def plot_times(ranked: list[Standing], path: Path) -> str:
    """How long bots think: mean, p99 and longest."""
    found, axes = figure("Time for an answer", height_for(len(ranked)))
    ranked = ranked[::-1]
    for name, marker, colour in (("mean", "o", PURPLE), ("p99", "s", GOLD), ("longest", "x", INK)):
        times = [getattr(each.speed, f"{name}_ms") for each in ranked]
        axes.plot(times, range(len(ranked)), marker, color=colour, label=name)
    axes.set_xscale("log")
    axes.set_yticks(range(len(ranked)), [shortened(each.bot) for each in ranked])
    axes.set_ylim(-0.6, len(ranked) - 0.4)
    axes.set_xlabel("milliseconds")
    axes.legend()
    return save(found, path)


def plot_reliability(title: str, bins: Sequence[Bin], path: Path) -> str:
    """What was promised, and how many of those won; on the dotted line a promise is true."""
    found, axes = figure(f"Promised and won: {title}", height=5.0)
    axes.plot([0, 1], [0, 1], color=INK, linestyle=":", linewidth=1)
    sizes = [20 + 300 * each.number / max(one.number for one in bins) for each in bins]
    axes.scatter([each.promised for each in bins], [each.won for each in bins], s=sizes, color=PURPLE)
    axes.set_xlabel("promised")
    axes.set_ylabel("won")
    return save(found, path)


def plot_sweep(steps: list[Step], measure: str, path: Path) -> str:
    """How strength grows with the budget."""
    found, axes = figure(f"Ahead of {shortened(measure)}, with 95 % intervals")
    rates = [step.ahead for step in steps]
    budgets = [step.budget for step in steps]
    axes.errorbar(budgets, [each.rate for each in rates], yerr=bounds(rates), fmt="o-", color=PURPLE, capsize=4)
    axes.axhline(0.5, color=INK, linestyle=":", linewidth=1)
    axes.set_xscale("log")
    axes.set_xticks(budgets, [f"{budget:g}" for budget in budgets])
    axes.minorticks_off()
    axes.set_xlabel(f"budget ({steps[0].unit} for each answer)")
    axes.set_ylabel("share of games ahead")
    return save(found, path)
