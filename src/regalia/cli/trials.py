"""Tests on planted faults: in a copy of the sources, the likely ones first, up to the first that notices."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections import Counter
from compileall import compile_dir
from pathlib import Path
from py_compile import PycInvalidationMode
from typing import NamedTuple

import click

from regalia.cli.mutants import Mutant
from regalia.cli.verdicts import GameReport, Kind, Verdict

# slow, and about something else
NOT_OF_RULES = ("test_solver", "test_odds", "test_outlook", "test_bot", "test_guesses")
LATE = ("test_laws", "test_every_use")  # whole games, and everything that can be: they notice much and take long
GOLDEN = "tests/testing/test_golden.py::test_a_playthrough_is_as_it_was"
PATIENCE = 5.0  # times what the slowest file takes, and a test has not come to an end
LEAST_SECONDS = 20.0
# a mutant may well ask for memory without end
BOUNDED = """
import resource, sys, pytest
resource.setrlimit(resource.RLIMIT_AS, (2**32, 2**32))
sys.exit(pytest.main(sys.argv[1:]))
"""
QUIETLY = ("-q", "-x", "-rfE", "--tb=no", "-p", "no:cacheprovider", "-p", "pytest_timeout")
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "page", "*.jpg")
DURATION = re.compile(r"^\s*([\d.]+)s (?:call|setup|teardown)\s+([^:\s]+)::", re.MULTILINE)
FAILED = re.compile(r"^FAILED (.+?)(?: - (.*))?$", re.MULTILINE)
ERROR = re.compile(r"^(?:ERROR|E  ) (.+)$", re.MULTILINE)


class Run(NamedTuple):
    """How a run of tests ended: what it says of a mutant, and by which test."""

    kind: Kind
    by: str
    said: str


def copy_of(root: Path, folder: Path, game: str) -> Path:
    """The sources, the tests of a game and its golden playthroughs, in a folder of their own."""
    shutil.copytree(root / "src", folder / "src", ignore=LEFT_OUT)
    for part in (f"games/{game}", f"golden/{game}"):
        if (root / "tests" / part).is_dir():
            shutil.copytree(root / "tests" / part, folder / "tests" / part, ignore=LEFT_OUT)
    golden = [root / "tests" / "testing" / "test_golden.py"] if (root / "tests" / "golden" / game).is_dir() else []
    for path in (*(root / "tests").glob("*.py"), root / "pyproject.toml", *golden):
        (folder / path.relative_to(root)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, folder / path.relative_to(root))
    # compiled once; a hash of the source tells the one file that is changed, whenever that was
    compile_dir(folder / "src", quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
    return folder


def own_tests(folder: Path, game: str) -> list[str]:
    """The test files of a game, the late ones last, and its golden playthroughs after them."""
    files = sorted((folder / "tests" / "games" / game).glob("test_*.py"))
    names = [path.relative_to(folder).as_posix() for path in files if not path.stem.startswith(NOT_OF_RULES)]
    golden = [GOLDEN] if (folder / "tests" / "golden").is_dir() else []
    return sorted(names, key=is_late) + golden


def is_late(test: str) -> bool:
    """Should the others be asked before?"""
    return Path(test.partition("::")[0]).stem.startswith((*LATE, "test_golden"))


def run(folder: Path, tests: list[str], seconds: float, *more: str) -> Run:
    """Run tests on the sources in a folder, up to the first that fails or takes longer than so many seconds."""
    command = [sys.executable, "-c", BOUNDED, *QUIETLY, "-o", f"timeout={seconds}"]
    env = {**os.environ, "REGALIA_PURE": "1", "PYTHONPATH": str(folder / "src"), "COLUMNS": "2000"}
    done = subprocess.run(
        [*command, *more, *tests],
        cwd=folder,
        env={**env, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},  # a start in a quarter of the time
        capture_output=True,
        text=True,
        check=False,
    )
    return what_happened(done.returncode, done.stdout)


def what_happened(code: int, said: str) -> Run:
    """A test of the game failed, all passed, or something else went wrong: then it tells nothing of the mutant."""
    failed = FAILED.search(said)
    if code == 0:
        return Run("survived", "", said)
    if code == 1 and failed and "from pytest-timeout" in (failed[2] or ""):
        return Run("timed out", failed[1], said)
    if code == 1 and failed:
        return Run("killed", failed[1], said)
    error = ERROR.search(said)
    return Run("broken", error[1] if error else f"pytest ended with {code}", said)


class Trial:
    """The mutants of one game in one copy. All copies of a game share its report, and so what they have learned."""

    def __init__(self, folder: Path, report: GameReport, equivalent: str) -> None:
        self.folder = folder
        self.report = report
        self.equivalent = equivalent  # the text that names those
        self.tests = own_tests(folder, report.game)
        self.seconds = LEAST_SECONDS

    def without(self) -> None:
        """All tests must pass without a mutant; then the quick ones come first, and it is known what is slow."""
        found = run(self.folder, self.tests, 0, "--durations=0")
        if found.kind != "survived":
            raise click.ClickException(f"{self.report.game}: without a mutant the tests do not pass: {found.by}")
        cost = dict.fromkeys(self.tests, 0.0)
        for seconds, file in DURATION.findall(found.said):
            cost[file] = cost.get(file, 0.0) + float(seconds)
        self.tests.sort(key=lambda test: (is_late(test), test == GOLDEN, cost[test]))
        self.seconds = max(LEAST_SECONDS, PATIENCE * max(cost.values()))

    def like(self, other: Trial) -> None:
        """Know what another copy has found out."""
        self.tests, self.seconds = list(other.tests), other.seconds

    def order_for(self, file: str) -> list[str]:
        """The tests, first those that noticed most of the mutants of this file."""
        noticed = Counter(each.by.partition("::")[0] for each in self.report.of("killed") if each.file == file)
        return sorted(self.tests, key=lambda test: -noticed[test.partition("::")[0]])

    def judge(self, mutant: Mutant) -> Verdict:
        """Plant a mutant, run the tests, take it out again; a test that failed must pass then."""
        path = self.folder / "src" / "regalia" / "games" / self.report.game / mutant.file
        before, start = path.read_text(encoding="utf-8"), time.monotonic()
        path.write_text(mutant.source, encoding="utf-8")
        try:
            found = run(self.folder, self.order_for(mutant.file), self.seconds)
        finally:
            path.write_text(before, encoding="utf-8")
        kind, by = found.kind, found.by
        if kind == "killed" and run(self.folder, [by.partition("[")[0]], 0).kind != "survived":
            kind, by = "broken", f"{by} fails without the mutant too"
        if kind == "survived" and mutant.key in self.equivalent:
            kind = "equivalent"
        where = (mutant.number, mutant.file, mutant.line, mutant.kind, mutant.key)
        return Verdict(*where, kind, by, mutant.diff(before), round(time.monotonic() - start, 1))
