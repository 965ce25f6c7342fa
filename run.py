#!/usr/bin/env python3
"""Everything one does with this checkout, from setting up to playing: ``python3 run.py help``.

Needs nothing but Python. What it installs goes into ``.venv``; see ``tools/setting_up.py``.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tools import browser, engine_build, first_game, servers
from tools.lock import lock_all
from tools.package import package
from tools.setting_up import ROOT, fail, prepare, program, restart_with_newer_python, setup

COVERAGE_PERCENT = 95
PYTEST = (program("python"), "-m", "pytest", "-n", "2", "--durations=8")
PAGE = (program("python"), "tools/page_build.py")
RULES_TESTS = (
    *("tests/core", "tests/games", "tests/testing"),
    *("--ignore-glob=*/test_bot.py", "--ignore=tests/games/test_all_odds.py"),
    *("-m", "not long"),
)
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
MOST_AGAIN = 4  # failures may have come of a busy machine
LEFTOVERS = ("build", "dist", ".venv", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".coverage")


class Stages:
    """Checks that run one after the other until one fails, each with its time."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def run(self, headline: str, command: list[str], **environment: str) -> None:
        """Run one check; if it fails, sum up and stop."""
        print(f"\n=== {headline}", flush=True)
        start = time.monotonic()
        code = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode
        verdict = "failed" if code else "ok"
        self.done.append(f"{verdict:8}{time.monotonic() - start:6.1f} s  {headline}")
        if code:
            self.sum_up()
            sys.exit(code)

    def run_tests(self, headline: str, command: list[str], **environment: str) -> None:
        """Run tests. Up to four that fail are named and run once more, alone: a fault fails both times."""
        print(f"\n=== {headline}", flush=True)
        start, surroundings = time.monotonic(), {**os.environ, **environment}
        FAILED.unlink(missing_ok=True)
        code = subprocess.run(command, cwd=ROOT, env=surroundings, check=False).returncode
        failed = list(json.loads(FAILED.read_text(encoding="utf-8"))) if code and FAILED.exists() else []
        for again in second_try(command) if 0 < len(failed) <= MOST_AGAIN else ():
            print(f"\n=== {headline}: {len(failed)} failed; once more: {' '.join(again[2:])}", flush=True)
            if code := subprocess.run(again, cwd=ROOT, env=surroundings, check=False).returncode:
                break
        self.done.append(f"{'failed' if code else 'ok':8}{time.monotonic() - start:6.1f} s  {headline}")
        self.done += [f"{'':18}only when tried again: {name}" for name in failed if not code]
        if code:
            self.sum_up()
            sys.exit(code)

    def run_together(self, checks: dict[str, list[str]]) -> None:
        """Run short checks side by side, each told when all are done; if one fails, sum up and stop."""
        start = time.monotonic()
        with ThreadPoolExecutor() as cores:
            runs = {headline: cores.submit(self.apart, command) for headline, command in checks.items()}
        for headline, run in runs.items():
            code, said, seconds = run.result()
            print(f"\n=== {headline}\n{said}", end="", flush=True)
            self.done.append(f"{'failed' if code else 'ok':8}{seconds:6.1f} s  {headline}")
        self.done.append(f"{'':8}{time.monotonic() - start:6.1f} s  these {len(checks)}, side by side")
        if any(run.result()[0] for run in runs.values()):
            self.sum_up()
            sys.exit(1)

    @staticmethod
    def apart(command: list[str]) -> tuple[int, str, float]:
        """The code a command ends with, what it says, and how long it takes."""
        start = time.monotonic()
        run = subprocess.run(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        return run.returncode, run.stdout, time.monotonic() - start

    def leave_out(self, headline: str, why: str) -> None:
        """Say that a check is not made, and why."""
        print(f"\n=== {headline}: left out, for {why}")
        self.done.append(f"{'left out':16}  {headline}")

    def sum_up(self) -> None:
        """Print the list of checks with their times."""
        print("\n=== Summary", *self.done, sep="\n", flush=True)


def lint_stages(stages: Stages) -> None:
    """Format, lint and types, of the engine and of the page."""
    stages.run_together(
        {
            "types": [program("mypy"), "--strict"],
            "format": [program("ruff"), "format", "--check", "."],
            "lint": [program("ruff"), "check", "."],
            **{f"{word} of the page": [*PAGE, word] for word in ("types", "lint", "form")},
        }
    )


def second_try(command: list[str]) -> list[list[str]]:
    """Commands that run what failed of some tests, alone; and judge the coverage of the first run, where it counts."""
    tests = [word for word in command[len(PYTEST) :] if not word.startswith(("--cov", "--dist"))]
    failed = [*PYTEST[:3], "--last-failed", "--last-failed-no-failures=none", *tests]
    covered = [[PYTEST[0], "-m", "coverage", "report", f"--fail-under={COVERAGE_PERCENT}"]]
    return [failed, *(covered if "--cov-branch" in command else [])]


def page_stages(stages: Stages) -> None:
    """The logic of the page, and the page in a browser, apart from other tests: its driver keeps a loop running."""
    stages.run("logic of the page", [*PAGE, "logic"])
    stages.run_tests("tests of the page", [*PYTEST, "--dist=worksteal", "tests/page"])


def test_stages(stages: Stages) -> None:
    """All tests on the compiled engine; those of the rules on its sources too, where coverage can be measured."""
    pytest = [*PYTEST, "--ignore=tests/page"]
    note = engine_build.read_note()
    headline = "tests, compiled engine"
    if note.get("compiled") and not engine_build.is_set("REGALIA_PURE"):
        stages.run_tests(headline, pytest, REGALIA_PURE="", REGALIA_REQUIRE_COMPILED="1")
        pytest = [*PYTEST, *RULES_TESTS]
    else:
        stages.leave_out(headline, str(note.get("why_not") or "REGALIA_PURE is set"))
    cover = ["--cov=regalia.core", "--cov=regalia.games", "--cov-branch", f"--cov-fail-under={COVERAGE_PERCENT}"]
    headline = "tests, interpreted engine, coverage"
    stages.run_tests(headline, pytest + cover, REGALIA_PURE="1", REGALIA_REQUIRE_COMPILED="")


def regalia(*arguments: str) -> None:
    """Hand over to the command line of Regalia."""
    command = [program("regalia"), *arguments]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    sys.stdout.flush()
    os.execv(command[0], command)  # noqa: S606


def do_setup(arguments: list[str]) -> None:
    """Install all that playing needs."""
    setup()
    engine = "compiled" if engine_build.read_note().get("compiled") else "plain Python"
    print(f"Ready (engine: {engine}). Play with: python3 run.py play")


def do_play(arguments: list[str]) -> None:
    """Set up if need be, serve the games, and open the page; the engine is compiled meanwhile."""
    if prepare() or engine_build.is_set("REGALIA_REQUIRE_COMPILED"):
        setup()
        regalia("serve", "--open", *arguments)
    regalia("serve", *first_game.play(arguments))


def do_terminal(arguments: list[str]) -> None:
    """Set up if need be, and play in the terminal."""
    setup()
    regalia("play", *arguments)


def do_serve(arguments: list[str]) -> None:
    """Set up if need be, and serve tables for friends."""
    setup()
    regalia("serve", *arguments)


def do_test(arguments: list[str]) -> None:
    """Run every check: format, lint, types, the page, tests compiled and interpreted."""
    setup("dev")
    for why_not in filter(None, (browser.get(), servers.get())):
        print(f"Note: {why_not}.")
    stages = Stages()
    lint_stages(stages)
    test_stages(stages)
    page_stages(stages)
    stages.sum_up()


def do_bench(arguments: list[str]) -> None:
    """Measure the speed of the engine against OpenSpiel."""
    setup("bench")
    regalia("bench", *arguments)


def do_arena(arguments: list[str]) -> None:
    """Let bots play matches and leagues, with plots."""
    setup("arena")
    regalia("arena", *arguments)


def do_screens(arguments: list[str]) -> None:
    """Take pictures of every screen of the page into docs/screens."""
    setup("dev")
    if why_not := browser.get():
        fail(f"{why_not.capitalize()}.")
    subprocess.run([program("python"), "-m", "tools.screens", *arguments], cwd=ROOT, check=True)


def do_site(arguments: list[str]) -> None:
    """Write the documentation as a site of plain files into build/site."""
    setup()
    subprocess.run([program("python"), "-m", "tools.doc_site", *arguments], cwd=ROOT, check=True)


def do_package(arguments: list[str]) -> None:
    """Pack the sources, and install and try them in empty environments, compiled and plain."""
    setup()
    package(arguments)


def do_lint(arguments: list[str]) -> None:
    """Run the checks that need no game: format, lint, types."""
    setup("dev")
    stages = Stages()
    lint_stages(stages)
    stages.sum_up()


def do_format(arguments: list[str]) -> None:
    """Bring all files into the common form."""
    setup("dev")
    for command in (["check", "--fix", "."], ["format", "."]):
        subprocess.run([program("ruff"), *command], cwd=ROOT, check=False)
    subprocess.run([*PAGE, "tidy"], cwd=ROOT, check=False)
    subprocess.run([program("python"), "tools/french.py"], cwd=ROOT, check=False)


def do_clean(arguments: list[str]) -> None:
    """Remove all that was made here, .venv included."""
    engine_build.clear(engine_build.SOURCES)
    for name in LEFTOVERS:
        path = ROOT / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


def do_lock(arguments: list[str]) -> None:
    """Make the lock files anew from requirements/*.in."""
    lock_all()


def do_help(arguments: list[str]) -> None:
    """Show this list."""
    print("python3 run.py TARGET [ARGUMENTS]\n")
    for name, task in TASKS.items():
        print(f"  {name:10}{task.__doc__}")


TASKS: dict[str, Callable[[list[str]], None]] = {
    "setup": do_setup,
    "play": do_play,
    "terminal": do_terminal,
    "serve": do_serve,
    "test": do_test,
    "bench": do_bench,
    "arena": do_arena,
    "screens": do_screens,
    "site": do_site,
    "package": do_package,
    "lint": do_lint,
    "format": do_format,
    "clean": do_clean,
    "lock": do_lock,
    "help": do_help,
}


def main(words: list[str]) -> None:
    """Do what the first word asks for, with the others as arguments."""
    restart_with_newer_python()
    name, *arguments = words or ["help"]
    if name not in TASKS:
        fail(f"There is no target '{name}'. There are: {', '.join(TASKS)}.")
    os.chdir(ROOT)
    TASKS[name](arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
