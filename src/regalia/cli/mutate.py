"""regalia-dev mutate: plant small faults in the rules of a game, and see whether its own tests notice."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

import click
import msgspec

from regalia.cli.mutants import Mutant, faults_of, planted
from regalia.core.dice import Dice
from regalia.core.registry import game as find_game
from regalia.core.registry import games

ROOT = Path(__file__).parents[3]
NOT_RULES = ("words", "guess", "solver")  # compiled as well, but no rules
NOT_OF_RULES = (
    "test_solver",
    "test_odds",
    "test_outlook",
    "test_bot",
    "test_guesses",
)  # slow, and about something else
PATIENCE = 3.0  # times the usual duration, and the tests have failed
LEAST_SECONDS = 60.0
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "page", "golden", "*.jpg")


class Survivor(msgspec.Struct):
    """A mutant that no test noticed."""

    key: str
    line: int
    kind: str
    diff: str


class Report(msgspec.Struct):
    """What became of the mutants of a game."""

    game: str
    mutants: int = 0
    killed: int = 0
    killed_by_time: int = 0
    equivalent: int = 0  # named as such, with a reason
    share_killed: float = 0.0  # of those that are not equivalent
    seconds: float = 0.0
    survivors: list[Survivor] = []


# --- which faults


def rules_of(game: str) -> list[Path]:
    """The modules with the rules of a game: those that are compiled."""
    folder = ROOT / "src" / "regalia" / "games" / game
    found = [path for path in sorted(folder.glob("*.py")) if not path.stem.startswith(NOT_RULES)]
    return [path for path in found if "mypy_extensions" in path.read_text(encoding="utf-8")]


def chosen(game: str, number: int, seed: int) -> list[Mutant]:
    """Some of all mutants of a game, the same for the same seed."""
    sources = {path.name: path.read_text(encoding="utf-8") for path in rules_of(game)}
    everything = [(file, fault) for file, source in sources.items() for fault in faults_of(source)]
    return [planted(file, sources[file], fault) for file, fault in Dice(seed).some(everything, number)]


def equivalents(game: str) -> str:
    """The list of mutants that change nothing, each with its reason."""
    path = ROOT / "tests" / "games" / game / "equivalent_mutants.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


# --- one trial


def scratch(folder: Path, game: str) -> Path:
    """A copy of the sources and of the tests of a game."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "tests" / "games" / game, folder / "tests" / "games" / game, ignore=LEFT_OUT)
    for path in (*(ROOT / "tests").glob("*.py"), ROOT / "pyproject.toml"):
        shutil.copy(path, folder / path.relative_to(ROOT))
    return folder


def tests_pass(folder: Path, tests: list[str], seconds: float | None) -> bool:
    """Do the tests pass on the sources in a folder? Longer than so many seconds: TimeoutExpired."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    env = {**os.environ, "REGALIA_PURE": "1", "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=folder, env=env, timeout=seconds, capture_output=True, check=False)
    return done.returncode == 0


def quickest_first(folder: Path, game: str) -> tuple[list[str], float]:
    """The test files of a game by what they cost, and what they cost together."""
    files = sorted((folder / "tests" / "games" / game).glob("test_*.py"))
    cost: dict[str, float] = {}
    for path in files:
        if not path.stem.startswith(NOT_OF_RULES):
            name, start = str(path.relative_to(folder)), time.monotonic()
            if not tests_pass(folder, [name], None):
                raise click.ClickException(f"{name} fails without a mutant.")
            cost[name] = time.monotonic() - start
    return sorted(cost, key=lambda name: cost[name]), sum(cost.values())


class Trial:
    """The mutants of one game, tried in copies side by side."""

    def __init__(self, game: str, folders: list[Path]) -> None:
        self.game = game
        self.report = Report(game)
        self.known = equivalents(game)
        self.free: SimpleQueue[Path] = SimpleQueue()
        for folder in folders:
            self.free.put(scratch(folder, game))
        first = self.free.get()
        self.tests, usual = quickest_first(first, game)
        self.free.put(first)
        self.seconds = max(LEAST_SECONDS, PATIENCE * usual)

    def try_out(self, mutant: Mutant) -> None:
        """Run the tests on a mutant and note what happened."""
        folder = self.free.get()
        path = folder / "src" / "regalia" / "games" / self.game / mutant.file
        before = path.read_text(encoding="utf-8")
        path.write_text(mutant.source, encoding="utf-8")
        try:
            self.note(mutant, before, tests_pass(folder, self.tests, self.seconds))
        except subprocess.TimeoutExpired:
            self.report.killed += 1
            self.report.killed_by_time += 1
        finally:
            path.write_text(before, encoding="utf-8")
            self.free.put(folder)

    def note(self, mutant: Mutant, before: str, survived: bool) -> None:
        """Killed, equivalent, or a survivor."""
        if not survived:
            self.report.killed += 1
        elif mutant.key in self.known:
            self.report.equivalent += 1
        else:
            self.report.survivors.append(Survivor(mutant.key, mutant.line, mutant.kind, mutant.diff(before)))


def trial_of(game: str, mutants: list[Mutant], jobs: int) -> Report:
    """Try these mutants of a game, several at a time."""
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(game, [Path(folder) / str(number) for number in range(jobs)])
        with (
            ThreadPoolExecutor(jobs) as pool,
            click.progressbar(pool.map(trial.try_out, mutants), len(mutants), label=game, file=sys.stderr) as bar,
        ):
            for _ in bar:
                pass
    report = trial.report
    report.mutants = len(mutants)
    report.share_killed = round(report.killed / max(1, report.mutants - report.equivalent), 4)
    report.seconds = round(time.monotonic() - start, 1)
    return report


@click.command("mutate")
@click.argument("game", required=False)
@click.option("--mutants", type=click.IntRange(1), default=75, show_default=True, help="Of each game.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="Mutants tried at a time.")
def command(game: str | None, mutants: int, seed: int, jobs: int) -> None:
    """Plant small faults in the rules, one at a time, and run the game's own tests: each should be noticed.

    A mutant that changes nothing is named in tests/games/GAME/equivalent_mutants.md, with the reason.

    \b
    regalia-dev mutate                                    75 mutants of each game: hours
    regalia-dev mutate for_a_crown --mutants 20 --jobs 2
    """
    if not (ROOT / "tests" / "games").is_dir():
        raise click.ClickException("This needs the tests, which are in the repository only.")
    chosen_games = [find_game(game).id] if game else [each.id for each in games().values()]
    reports = [trial_of(name, chosen(name, mutants, seed), jobs) for name in chosen_games]
    click.echo(msgspec.json.format(msgspec.json.encode(reports)).decode())
    if any(report.survivors for report in reports):
        raise SystemExit(1)
