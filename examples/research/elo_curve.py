"""How strength grows with thinking: each budget of a knight against the one before, as a curve of Elo.

``python examples/research/elo_curve.py [GAME] [GAMES] [SEED] [PLOT.svg]``, with ``pip install 'regalia[arena]'``.
Budgets are simulations, not seconds, so the same seed gives the same games and the same curve.
"""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import pairwise
from math import log10

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot

BUDGETS = (4, 16, 64, 256)
Share = tuple[float, float, float]  # with its 95 % interval


def share(game: str, stronger: int, weaker: int, games: str, seed: str) -> Share:
    """How often one budget came in before another, as the arena counts it."""
    bots = [f"knight:{stronger}", f"knight:{weaker}"]
    command = [sys.executable, "-m", "regalia.cli", "arena", game, *bots, "-n", games, "--seed", seed, "--json"]
    found = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    ahead = found["duels"][0]["ahead"]
    return ahead["rate"], ahead["low"], ahead["high"]


def elo(rate: float) -> float:
    """The difference of strength for which such a share is expected."""
    rate = min(max(rate, 0.01), 0.99)
    return 400 * log10(rate / (1 - rate))


def main(game: str = "um_krone_und_kragen", games: str = "100", seed: str = "1", path: str = "elo-curve.svg") -> None:
    """Play every step of the ladder, add the steps up, and draw them with their intervals."""
    height, heights, spread = 0.0, [0.0], [(0.0, 0.0)]
    for weaker, stronger in pairwise(BUDGETS):
        rate, low, high = share(game, stronger, weaker, games, seed)
        height += elo(rate)
        heights.append(height)
        spread.append((elo(rate) - elo(low), elo(high) - elo(rate)))  # of this step alone
        print(
            f"{stronger:4} against {weaker:4} simulations: {rate:.1%} ({low:.1%}–{high:.1%}), Elo {height:+.0f}",
            flush=True,
        )
    figure, axes = pyplot.subplots(figsize=(6, 3.5))
    axes.errorbar(BUDGETS, heights, yerr=list(zip(*spread, strict=True)), marker="o", capsize=4, color="#6b4fa0")
    axes.set_xscale("log", base=2)
    axes.set_xlabel("simulations for each answer")
    axes.set_ylabel(f"Elo above {BUDGETS[0]} simulations")
    axes.set_title(game)
    figure.tight_layout()
    figure.savefig(path)
    print(f"plot: {path}")


if __name__ == "__main__":
    main(*sys.argv[1:])
