"""The arena as a whole: real games, real processes, stopped and resumed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from regalia.arena.job_file import BadResults
from regalia.arena.order import Order, schedule
from regalia.arena.playing import Played, play_all
from regalia.arena.results import Results
from regalia.arena.runner import Here, Runner, runner
from regalia.bots.registry import bot_names
from regalia.cli.main import main
from regalia.core.registry import game
from tests.bots.lines import program

GAME = "for_a_crown"
SENSIBLE = next(name for name in ("squire", "heuristic") if name in bot_names(game(GAME)))  # and quick
SEARCHING = next(name for name in ("knight", "heuristic") if name in bot_names(game(GAME)))
MANY = 120  # games, too many to be played before the job is killed


def order(**changes: Any) -> Order:
    """A small job."""
    usual = {"version": game(GAME).version, "seats": 3, "seed": 3, "bots": (SENSIBLE, "random")}
    return Order(**{"game": GAME, "options": game(GAME).options.settle(), **usual, **changes})


def run(*arguments: str) -> Result:
    """The command and what it says."""
    return CliRunner().invoke(main, ["arena", *arguments])


def summary(*arguments: str) -> Any:
    """Its result for programs."""
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def without_times(games: list[Played]) -> list[Any]:
    """What must be the same each time."""
    return [msgspec.structs.astuple(msgspec.structs.replace(each, seconds=0.0, thoughts=())) for each in games]


def all_played(job: Order, number: int, workers: Runner, jobs: int = 1) -> list[Any]:
    """The games of a job, without the times they took."""
    found = [game for games in play_all(job, list(schedule(job, number)), workers, jobs) for game in games]
    assert len(found) == len(list(schedule(job, number))), "each game is played once"
    return sorted(without_times(found))


def test_the_same_seed_gives_the_same_games_wherever_they_are_played() -> None:
    here = all_played(order(), 30, Here())
    assert here == all_played(order(), 30, Here())
    with runner(2) as pool:
        assert here == all_played(order(), 30, pool, 2)
    assert here != all_played(order(seed=4), 30, Here())


def test_any_executor_can_be_the_runner() -> None:
    """The interface of concurrent.futures, which cluster engines offer too."""
    with ThreadPoolExecutor(1) as threads:
        assert all_played(order(), 6, threads) == all_played(order(), 6, Here())


def test_a_match_is_summed_up() -> None:
    found = summary(GAME, SENSIBLE, "random", "-n", "60", "--seed", "1")
    better, worse = found["standings"]
    assert found["games"] == 60 and found["luck"] == 10
    assert better["points"] + worse["points"] == pytest.approx(60)
    assert better["share"]["rate"] > 0.4 and better["share"]["kind"] == "paired" and better["faults"] == 0
    assert 0 < better["speed"]["mean_ms"] <= better["speed"]["p99_ms"] <= better["speed"]["longest_ms"]


def test_it_is_told_to_people(tmp_path: Path) -> None:
    result = run(GAME, SENSIBLE, "random", "-n", "6")
    assert result.exit_code == 0, result.output
    for part in ("6 games of for_a_crown with 3 players in 1 rounds", SENSIBLE, "ahead of", "p99 ms"):
        assert part in result.stdout, part


# --- bots that fail


def test_a_bot_that_fails_in_the_middle_loses_and_the_game_goes_on(tmp_path: Path) -> None:
    crash = "asked > 3 and os._exit(9); print(json.dumps({'action': message['actions'][0]['action']}), flush=True)"
    found = summary(GAME, f"cmd:{program(tmp_path, crash)}", "random", "-n", "6")
    bad, good = found["standings"]
    assert (bad["faults"], bad["points"], good["points"]) == (9, 0, 6)
    assert all("Its process ended with code 9." in fault for fault in found["faults"])


def test_a_bot_that_hangs_loses_in_time(tmp_path: Path) -> None:
    start = time.monotonic()
    found = summary(GAME, f"cmd:{program(tmp_path, 'time.sleep(60)')}", "random", "-n", "6", "--limit", "0.2")
    assert time.monotonic() - start < 30
    assert found["standings"][0]["faults"] == 9 and "No answer within 0.30 s." in found["faults"][0]


def test_a_bot_that_does_not_start_loses(tmp_path: Path) -> None:
    found = summary(GAME, "cmd:no-such-program", "random", "-n", "6")
    assert found["standings"][0]["faults"] == 9 and "cannot be started" in found["faults"][0]


def test_a_good_bot_of_ones_own_plays_on(tmp_path: Path) -> None:
    found = summary(GAME, f"cmd:{program(tmp_path)}", "random", "-n", "6", "-j", "2")
    assert found["faults"] == [] and found["standings"][0]["speed"]["answers"] > 20


# --- results that are kept


def test_a_job_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    words = ["arena", GAME, SENSIBLE, "random", "-n", str(MANY), "-j", "2", "--results", str(path), "--seed", "3"]
    process = subprocess.Popen(
        [sys.executable, "-m", "regalia.cli", *words], stdout=subprocess.PIPE, start_new_session=True
    )
    assert process.stdout is not None
    while not path.exists() or path.read_bytes().count(b"\n") < 20:
        assert process.poll() is None, "it ended before it could be killed"
        time.sleep(0.01)
    process.kill()
    process.stdout.read()  # until the last of its workers is gone
    process.stdout.close()
    process.wait()
    cut = path.read_bytes()
    path.write_bytes(cut[:-7])  # as if it had been stopped in the middle of a line
    kept = cut[:-7].count(b"\n") - 1
    assert 0 < kept < MANY
    times = path.with_name("r.jsonl.times")
    before = times.read_bytes().splitlines()[1 : kept + 1]
    found = summary(*words[1:])
    assert found["games"] == MANY
    assert set(before) <= set(times.read_bytes().splitlines()), "what was played is not played again"
    again = Results(order(), path)
    again.close()
    assert sorted(without_times(again.in_order())) == all_played(order(), MANY, Here())


def test_more_games_can_be_added(tmp_path: Path) -> None:
    path = str(tmp_path / "r.jsonl")
    assert summary(GAME, "random", "-n", "3", "--results", path)["games"] == 3
    assert summary(GAME, "random", "-n", "5", "--results", path)["games"] == 5
    assert len(Path(path).read_text().splitlines()) == 6


def test_a_file_of_another_job_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    Results(order(), path).close()
    with pytest.raises(BadResults, match="belongs to another job: it differs in seed, bots"):
        Results(order(seed=9, bots=("random",)), path)
    result = run(GAME, "random", "-n", "1", "--results", str(path))
    assert result.exit_code == 1 and "another job" in result.stderr


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("Dear diary\n", "is not a file of results"),
        ('{"format": "other"}\n', "is not a file of results"),
    ],
)
def test_other_files_are_left_alone(tmp_path: Path, content: str, why: str) -> None:
    path = tmp_path / "r.jsonl"
    path.write_text(content)
    with pytest.raises(BadResults, match=why):
        Results(order(), path)
    assert path.read_text() == content


def test_a_spoilt_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    Results(order(), path).close()
    path.write_text(path.read_text() + "{}\n")
    with pytest.raises(BadResults, match="Line 2 of"):
        Results(order(), path)
    with pytest.raises(BadResults, match="cannot be written"):
        Results(order(), tmp_path)


# --- reports and requests that make no sense


def test_a_report_is_a_page_with_plots(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    folder = tmp_path / "report"
    result = run(GAME, SENSIBLE, "random", "-n", "6", "--report", str(folder))
    assert result.exit_code == 0, result.output
    page = (folder / "report.md").read_text()
    for name in ("ratings", "seats", "lengths", "times"):
        assert f"({name}.svg)" in page
        assert (folder / f"{name}.svg").read_text().lstrip().startswith("<?xml")
    assert json.loads((folder / "summary.json").read_text())["games"] == 6


def test_a_sweep_has_a_plot_of_its_own(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    result = run(GAME, SEARCHING, "random", "--budgets", "0.01,0.02", "-n", "4", "--report", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert "![Budgets](budgets.svg)" in (tmp_path / "report.md").read_text()
    assert (tmp_path / "budgets.svg").exists()


def test_without_matplotlib_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = run(GAME, "random", "-n", "1", "--report", str(tmp_path))
    assert result.exit_code == 1 and "pip install 'regalia[arena]'" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["hal"], "No bot “hal” plays"),
        (["random", "random"], "Name each bot once"),
        (["random", "--budgets", "1,2"], "needs two bots"),
        (["random", "page", "squire", "--alone"], "needs two bots"),
        (["random", "-p", "9"], "is for 3 to 5 players"),
        (["random", "-o", "nonsense=1"], "There is no option “nonsense”"),
        ([], "Missing argument"),
    ],
)
def test_what_cannot_be_played(arguments: list[str], why: str) -> None:
    result = run(GAME, *arguments)
    assert result.exit_code != 0 and why in result.stderr


def test_starting_up_is_quick_because_plots_come_late() -> None:
    code = "import sys, regalia.cli.arena; print('matplotlib' in sys.modules or 'openskill' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ)
    assert found.stdout.strip() == "False"


def test_stopping_by_hand_leaves_no_process(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    words = [
        sys.executable,
        "-m",
        "regalia.cli",
        "arena",
        GAME,
        "random",
        "-n",
        "5000",
        "-j",
        "2",
        "--results",
        str(path),
    ]
    heeding = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may ignore it
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=heeding)
    while not path.exists() or path.read_bytes().count(b"\n") < 3:
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=30)  # ends only when all have let go of the pipes
    assert process.returncode == 1 and b"Traceback" not in said
