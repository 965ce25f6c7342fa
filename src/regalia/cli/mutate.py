"""regalia-dev mutate: plant small faults in the rules of a game, and see whether its own tests notice."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

import click
import msgspec

from regalia.cli.mutants import Mutant, different
from regalia.cli.trials import Trial, copy_of
from regalia.cli.verdicts import GameReport, Report, Verdict, digest, keep, kept_in
from regalia.core.dice import Dice
from regalia.core.registry import game as find_game
from regalia.core.registry import games as all_games

ROOT = Path(__file__).parents[3]
NOT_RULES = ("words", "guess", "solver", "viewing")  # compiled as well, but no rules


def rules_of(game: str) -> dict[str, str]:
    """The modules with the rules of a game, by file: those that are compiled."""
    folder = ROOT / "src" / "regalia" / "games" / game
    found = [path for path in sorted(folder.glob("*.py")) if not path.stem.startswith(NOT_RULES)]
    sources = {path.name: path.read_text(encoding="utf-8") for path in found}
    return {file: source for file, source in sources.items() if "mypy_extensions" in source}


def equivalents(game: str) -> str:
    """The list of mutants that change nothing, each with its reason."""
    path = ROOT / "tests" / "games" / game / "equivalent_mutants.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def verdicts_on(mutants: list[Mutant], report: GameReport, jobs: int) -> Iterator[Verdict]:
    """Try mutants of a game, several at a time, each copy of the sources one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        copies = [copy_of(ROOT, Path(folder) / str(number), report.game) for number in range(jobs)]
        trials = [Trial(copy, report, equivalents(report.game)) for copy in copies]
        trials[0].without()
        free: SimpleQueue[Trial] = SimpleQueue()
        for trial in trials:
            trial.like(trials[0])
            free.put(trial)

        def judged(mutant: Mutant) -> Verdict:
            trial = free.get()
            try:
                return trial.judge(mutant)
            finally:
                free.put(trial)

        with ThreadPoolExecutor(jobs) as pool:
            yield from pool.map(judged, mutants)


def try_game(game: str, count: int, report: Report, path: Path, jobs: int) -> None:
    """Bring the report of a game to so many mutants, and keep it after each."""
    sources = rules_of(game)
    mutants = different(sources, count, Dice(report.seed))
    own = report.game(game, digest(sources))
    rest = [mutant for mutant in mutants if not own.tried(mutant)]
    with click.progressbar(length=len(mutants), label=game, file=sys.stderr, show_pos=True) as bar:
        bar.update(len(mutants) - len(rest))
        for verdict in verdicts_on(rest, own, jobs) if rest else ():
            own.verdicts.append(verdict)
            keep(path, report)
            bar.update(1)


def tell(report: GameReport) -> None:
    """The numbers of a game, and what is to be looked at."""
    told = report.summary()
    numbers = ", ".join(f"{told[each]} {each.replace('_', ' ')}" for each in ("killed", "survived", "equivalent"))
    apart = f"{told['timed_out']} timed out, {told['broken']} broken"
    click.echo(f"{report.game}: {numbers}; apart from that {apart}. {told['share_killed']:.1%} killed.")
    for kind in ("survived", "timed out", "broken"):
        for verdict in report.of(kind):
            click.echo(f"  {kind}: {verdict.key} (line {verdict.line}) {verdict.by}".rstrip())


@click.command("mutate")
@click.option("--games", "names", metavar="A,B", help="Which games; all unless told.")
@click.option("--count", type=click.IntRange(1), default=75, show_default=True, help="Mutants of each game.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="Mutants tried at a time.")
@click.option(
    "--report", "path", type=click.Path(path_type=Path), help="Where it is kept; mutants-SEED.json unless told."
)
@click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON.")
def command(names: str | None, count: int, seed: int, jobs: int, path: Path | None, as_json: bool) -> None:
    """Plant small faults in the rules, one at a time, and run the game's own tests: each should be noticed.

    A mutant is killed by a test that fails with it and passes without it. Those at which the tests take too long or
    cannot be run are listed apart. One that changes nothing is named in tests/games/GAME/equivalent_mutants.md, with
    the reason. The report is kept after each mutant: the same seed and file, and a run that was stopped goes on.

    \b
    regalia-dev mutate                                    75 mutants of each game: hours
    regalia-dev mutate --games for_a_crown --count 20 --jobs 2
    """
    if not (ROOT / "tests" / "games").is_dir():
        raise click.ClickException("This needs the tests, which are in the repository only.")
    path = path or Path(f"mutants-{seed}.json")
    report = kept_in(path, seed)
    chosen = [find_game(name.strip()).id for name in names.split(",")] if names else list(all_games())
    for name in chosen:
        try_game(name, count, report, path, jobs)
    found = [each for each in report.games if each.game in chosen]
    if as_json:
        summary = {"seed": seed, "games": [each.summary() for each in found]}
        click.echo(msgspec.json.format(msgspec.json.encode(summary)).decode())
    else:
        for each in found:
            tell(each)
    if any(each.of("survived") for each in found):
        raise SystemExit(1)
