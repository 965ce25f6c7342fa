"""regalia bench: how fast the engine is, compiled and interpreted, next to OpenSpiel in the same run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import click

import regalia
from regalia.cli.peers import SPIEL_GAMES, ZOO_GAMES
from regalia.core.errors import RegaliaError
from regalia.core.registry import games

ROUNDS = 5
WHAT = ("loop", "from python", "nth", "keyed", "games", "copy", "view", "search", "search in mid-game")
WATCHED = ("batch", "batch from python", "observe")
WATCHED_PEERS = tuple([f"OpenSpiel {name}" for name in SPIEL_GAMES] + [f"PettingZoo {name}" for name in ZOO_GAMES])
PEER = "OpenSpiel pig"
PEER_WORKS = ("peer", "peer copy", "peer search", "peer search in Python")


@click.command("bench")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.option("--rounds", type=click.IntRange(1), default=ROUNDS, show_default=True, help="Best of so many rounds.")
@click.option("--seconds", type=float, default=0.3, show_default=True, help="CPU time of each measurement.")
@click.option("--game", "only", multiple=True, help="Only this game; may be given several times.")
def command(as_json: bool, rounds: int, seconds: float, only: tuple[str, ...]) -> None:
    """Random play with three seats on one core: decisions a second, cost of a copy and of a view.

    And the search of the bots: simulations a second at the start and in mid-game, each with its rollout, beside
    OpenSpiel's own tree search (in C++ and in Python) on pig with random rollouts.

    Games that random play would drag out are played with options that give them the length of a sensible game
    (um_krone_und_kragen: max_rounds=20).

    Everything is measured in turn, round after round, and the best round counts; CPU time, one core. The compiled
    and the interpreted engine and OpenSpiel's dice game “pig” each run in a process of their own. OpenSpiel comes
    with the extra “bench”: make bench installs it.

    \b
    make bench
    regalia bench --game um_krone_und_kragen --rounds 3 --json
    """
    names = list(only) or list(games())
    for name in names:
        regalia.game(name)
    workers = start_workers()
    try:
        found = measure(workers, names, rounds, seconds, quiet=as_json)
    finally:
        for worker in workers.values():
            worker.close()
    if as_json:
        click.echo(json.dumps(found))
    else:
        click.echo(in_words(found))


class Worker:
    """A process that measures on request, pinned to one core."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        command = [sys.executable, "-m", "regalia.cli.stopwatch", *arguments]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
        )

    def measure(self, what: str, name: str, seconds: float) -> float:
        """One measurement; 0.0 where it cannot be made."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps([what, name, seconds]) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RegaliaError(f"The measurement of {what} for {name} broke off.")
        return float(json.loads(answer))

    def close(self) -> None:
        """No more requests."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait()


def start_workers() -> dict[str, Worker]:
    """One for each engine there is, and one for the peer."""
    workers = {"interpreted": Worker(REGALIA_PURE="1"), "peer": Worker()}
    if regalia.compiled:
        workers["compiled"] = Worker(REGALIA_PURE="")
    return workers


def measure(workers: dict[str, Worker], names: list[str], rounds: int, seconds: float, quiet: bool) -> dict[str, Any]:
    """All rounds, with a progress bar where somebody watches."""
    from rich.console import Console
    from rich.progress import Progress

    plan = list(planned(workers, names))
    best: dict[tuple[str, str, str], float] = {}
    with Progress(console=Console(stderr=True), disable=quiet, transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * len(plan))
        for _ in range(rounds):
            for engine, what, name in plan:
                rate = workers[engine].measure(what, name, seconds)
                best[engine, what, name] = max(best.get((engine, what, name), 0.0), rate)
                progress.advance(task)
    return arranged(best, names, "compiled" if "compiled" in workers else "interpreted")


def planned(workers: dict[str, Worker], names: list[str]) -> list[tuple[str, str, str]]:
    """What is measured in one round."""
    plan = [
        ("peer", what, "") for what in ("peer", "peer copy", "peer search", "peer search in Python", *WATCHED_PEERS)
    ]
    fast = "compiled" if "compiled" in workers else "interpreted"
    for name in names:
        plan += [(fast, what, name) for what in (*WHAT, *WATCHED)]
        plan.append(("interpreted", "loop", name))
    return plan


def arranged(best: dict[tuple[str, str, str], float], names: list[str], fast: str) -> dict[str, Any]:
    """The figures in the form programs read."""
    peer = best["peer", "peer", ""]
    clone = best["peer", "peer copy", ""]
    return {
        "peer": {
            "name": PEER,
            "decisions_per_s": round(peer),
            "copy_ns": round(1e9 / clone, 1),
            "simulations_per_s": round(best["peer", "peer search", ""]),
            "simulations_per_s_in_python": round(best["peer", "peer search in Python", ""]),
        }
        if peer
        else None,
        "peers_with_observations": {
            name: round(best["peer", name, ""]) for name in WATCHED_PEERS if best["peer", name, ""]
        },
        "compiled": fast == "compiled",
        "games": {
            name: {
                "from_python": round(best[fast, "from python", name]),
                "loop": round(best[fast, "loop", name]),
                "interpreted": round(best["interpreted", "loop", name]),
                "copy_ns": round(1e9 / best[fast, "copy", name], 1),
                "view_us": round(1e6 / best[fast, "view", name], 2),
                "num_legal_apply_nth": round(best[fast, "nth", name]),
                "loop_keyed_luck": round(best[fast, "keyed", name]),
                "games_per_s": round(best[fast, "games", name], 1),
                "batch": round(best[fast, "batch", name]),
                "batch_from_python": round(best[fast, "batch from python", name]),
                "observe_us": round(1e6 / best[fast, "observe", name], 3),
                "simulations_per_s": round(best[fast, "search", name]),
                "simulations_per_s_in_mid_game": round(best[fast, "search in mid-game", name]),
            }
            for name in names
        },
    }


def in_words(found: dict[str, Any]) -> str:
    """The figures for people, each with its ratio to the peer."""
    peer = found["peer"]
    head = f"{'':<28}{'decisions/s':>14}{'× ' + PEER:>18}"
    lines = [head]
    if peer:
        lines.append(f"{PEER:<28}{peer['decisions_per_s']:>14,}{1:>18.2f}   copy {peer['copy_ns']} ns")
        lines.append(
            f"  its tree search: {peer['simulations_per_s']:,} simulations/s,"
            f" the one written in Python {peer['simulations_per_s_in_python']:,}"
        )
    else:
        lines.append("OpenSpiel is not installed: “make bench”, or pip install 'regalia[bench]', measures it too.")
    watched = found["peers_with_observations"]
    lines += [f"  with observation and mask: {name:<32}{rate:>10,}" for name, rate in watched.items()]
    for name, figures in found["games"].items():
        lines.append(f"{name} ({'compiled' if found['compiled'] else 'interpreted'})")
        for key in ("loop", "from_python", "num_legal_apply_nth", "loop_keyed_luck", "interpreted"):
            ratio = f"{figures[key] / peer['decisions_per_s']:>18.2f}" if peer else ""
            lines.append(f"  {key:<26}{figures[key]:>14,}{ratio}")
        lines += costs(figures, peer)
    return "\n".join(lines)


def costs(figures: dict[str, Any], peer: dict[str, Any] | None) -> list[str]:
    """What a copy, a view, an observation and a search cost in one game."""
    lines: list[str] = []
    copy = f", {figures['copy_ns'] / peer['copy_ns']:.2f} of the peer’s" if peer else ""
    lines.append(
        f"  copy {figures['copy_ns']} ns{copy}; view {figures['view_us']} µs; {figures['games_per_s']} games/s"
    )
    lines.append(
        f"  with observation and mask, 64 tables: {figures['batch']:,} decisions/s,"
        f" {figures['batch_from_python']:,} chosen in Python; an observation {figures['observe_us']} µs"
    )
    lines.append(
        f"  search: {figures['simulations_per_s']:,} simulations/s at the start,"
        f" {figures['simulations_per_s_in_mid_game']:,} in mid-game"
    )
    return lines
