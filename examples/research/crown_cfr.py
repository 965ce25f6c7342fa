"""The small position of For a Crown solved with hidden cards: regret falls, and nobody can exploit what is left.

``python examples/research/crown_cfr.py [ITERATIONS] [PLOT.svg]``, with ``pip install 'regalia[env,arena]'``.
Nothing is drawn at random, so there is no seed: every run gives the same curve.
"""

from __future__ import annotations

import sys

import matplotlib

matplotlib.use("svg")
import pyspiel
from matplotlib import pyplot
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import regalia.env.openspiel
from regalia.env.exact import Solver, small

GAME = f"{regalia.env.openspiel.PREFIX}for_a_crown"


def learned(iterations: int) -> tuple[list[tuple[int, float]], list[float]]:
    """How far each policy on the way is from one that nobody can exploit, and what the last one gives each seat."""
    game = pyspiel.load_game(GAME, {"small": True})
    solver = cfr.CFRPlusSolver(game)
    curve = []
    look = 1
    for n in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if n in (look, iterations):
            curve.append((n, float(exploitability.nash_conv(game, solver.average_policy()))))
            print(f"{n:6} iterations: {curve[-1][1]:.6f} could be gained by leaving the policy", flush=True)
            look *= 2
    policies = [solver.average_policy()] * game.num_players()
    return curve, list(expected_game_score.policy_value(game.new_initial_state(), policies))


def plot(curve: list[tuple[int, float]], path: str) -> None:
    """The curve, both axes by powers."""
    figure, axes = pyplot.subplots(figsize=(6, 3.5))
    axes.loglog(*zip(*curve, strict=True), marker="o", color="#6b4fa0")
    axes.set_xlabel("iterations of CFR+")
    axes.set_ylabel("NashConv")
    axes.set_title("For a Crown, small position")
    figure.tight_layout()
    figure.savefig(path)


def main(iterations: str = "64", path: str = "crown-cfr.svg") -> None:
    """Solve it, tell what it is worth, and draw the curve."""
    kit, s = small("for_a_crown")
    print("with open cards, exactly:", ", ".join(map(str, Solver(kit).worth(s))))
    curve, values = learned(int(iterations))
    print("with hidden cards:", ", ".join(f"{value:.4f}" for value in values))
    plot(curve, path)
    print(f"plot: {path}")


if __name__ == "__main__":
    main(*sys.argv[1:])
