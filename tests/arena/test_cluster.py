"""A Dask cluster of real processes: some of them die in between, and the file is the same as that of one process."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("distributed")

WORKERS = 3
KILLER = """
import os, signal
from pathlib import Path
from regalia.bots.bot import RandomBot

HERE = Path(__file__).parent

class Killer(RandomBot):
    '''Kills its process, once for each mark.'''
    def __init__(self, game, terms, seed):
        super().__init__(game, terms, seed)
        for mark in HERE.glob("kill-*"):
            number = int(mark.name.removeprefix("kill-"))
            if seed % 5 == number:
                mark.rename(HERE / f"killed-{number}")
                os.kill(os.getpid(), signal.SIGKILL)
"""
JOB = ("for_a_crown", "py:killer:Killer", "random", "-n", "120", "--seed", "2")


def environment(folder: Path) -> dict[str, str]:
    """One in which the bot is found."""
    return {**os.environ, "PYTHONPATH": str(folder), "DASK_DISTRIBUTED__DIAGNOSTICS__NVML": "False"}


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[str]:
    """The address of a scheduler with workers, each a process that nobody starts again."""
    (tmp_path / "killer.py").write_text(KILLER)
    told = tmp_path / "scheduler.json"
    usual = {"cwd": tmp_path, "env": environment(tmp_path), "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    dask = [sys.executable, "-m", "dask"]
    there = ["--scheduler-file", str(told), "--no-dashboard"]
    started = [subprocess.Popen([*dask, "scheduler", "--host", "127.0.0.1", "--port", "0", *there], **usual)]  # type: ignore[call-overload]
    worker = [*dask, "worker", *there, "--nthreads", "2", "--no-nanny", "--host", "127.0.0.1"]
    started += [subprocess.Popen(worker, **usual) for _ in range(WORKERS)]  # type: ignore[call-overload]
    try:
        yield address_of(told, started[0])
    finally:
        for process in started:
            process.kill()
            process.wait()


def address_of(told: Path, process: subprocess.Popen[bytes]) -> str:
    """Where the scheduler listens, once all workers have come."""
    while not told.exists() or not told.read_text().strip().endswith("}"):
        assert process.poll() is None, "the scheduler did not start"
        time.sleep(0.05)
    code = "from distributed import Client\n"
    code += f"with Client(scheduler_file={str(told)!r}, timeout=120) as c: c.wait_for_workers({WORKERS}, timeout=200); "
    code += "print(c.scheduler.address)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return found.stdout.strip()


def arena(folder: Path, file: str, *more: str) -> bytes:
    """The file of the job."""
    command = [sys.executable, "-m", "regalia.cli", "arena", *JOB, "--results", file, *more]
    run = subprocess.run(command, cwd=folder, env=environment(folder), capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return (folder / file).read_bytes()


@pytest.mark.timeout(600)
def test_workers_that_die_change_nothing(scheduler: str, tmp_path: Path) -> None:
    alone = arena(tmp_path, "alone")
    for number in (1, 3):
        (tmp_path / f"kill-{number}").touch()
    together = arena(tmp_path, "together", "--scheduler", scheduler)
    assert sorted(path.name for path in tmp_path.glob("kill*-*")) == ["killed-1", "killed-3"], "two of three died"
    assert together == alone and len(alone.splitlines()) == 121


@pytest.mark.timeout(300)
def test_where_no_scheduler_answers_it_says_what_to_do(tmp_path: Path) -> None:
    words = ["arena", "for_a_crown", "random", "--scheduler", "127.0.0.1:1"]
    code = "import regalia.arena.cluster as c; c.CONNECT_SECONDS = 1; from regalia.cli.main import main; main()"
    run = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)
    assert run.returncode == 1 and "No scheduler answers at “127.0.0.1:1”" in run.stderr, run.stderr
    assert "Traceback" not in run.stderr
