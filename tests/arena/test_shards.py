"""A job in parts: whichever way its games are played, its file is the same, byte by byte."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from regalia.arena.order import Shard, shard_called
from regalia.cli.main import main
from regalia.core.errors import RegaliaError

ARENA = ("arena", "for_a_crown", "page", "random", "-n", "24", "--seed", "5")
SIMULATE = ("simulate", "for_a_crown", "-n", "24", "--seed", "5")
JOBS = pytest.mark.parametrize("job", [ARENA, SIMULATE], ids=["arena", "simulate"])


def run(*words: str) -> Any:
    """A command and what it says."""
    return CliRunner().invoke(main, list(words))


def played(job: tuple[str, ...], path: Path, *more: str) -> bytes:
    """The file of a job, or of a part of it."""
    result = run(*job, "--results", str(path), *more)
    assert result.exit_code == 0, result.output
    return path.read_bytes()


@JOBS
def test_parts_put_together_are_the_file_of_the_whole_job(job: tuple[str, ...], tmp_path: Path) -> None:
    whole = played(job, tmp_path / "whole")
    parts = [tmp_path / f"{k}" for k in (3, 1, 2)]
    lines = [played(job, part, "--shard", f"{part.name}/3").splitlines()[1:] for part in parts]
    assert all(lines) and sum(map(len, lines)) == 24 and len({line for part in lines for line in part}) == 24
    result = run(job[0], "merge", *map(str, parts), "-o", str(tmp_path / "all"))
    assert result.exit_code == 0, result.output
    assert "24 games of for_a_crown" in result.output
    assert (tmp_path / "all").read_bytes() == whole
    assert played(job, tmp_path / "all") == whole, "nothing is left to be played"


@JOBS
def test_so_are_the_games_of_several_processes_and_of_a_job_in_two_goes(job: tuple[str, ...], tmp_path: Path) -> None:
    whole = played(job, tmp_path / "whole")
    assert played(job, tmp_path / "two processes", "-j", "2") == whole
    first = ("--shard", "2/3")
    played(job, tmp_path / "goes", *first)
    assert played(job, tmp_path / "goes") == whole


@JOBS
def test_parts_that_do_not_fit_are_refused(job: tuple[str, ...], tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    played(job, one, "--shard", "1/2")
    played((*job[:-1], "6"), other, "--shard", "2/2")
    result = run(job[0], "merge", str(one), str(other), "-o", str(tmp_path / "all"))
    assert result.exit_code == 1 and "belongs to another job: it differs in seed" in result.stderr
    lines = one.read_text().splitlines()
    changed = json.loads(lines[1]) | {"decisions": 1}
    third = tmp_path / "third"
    third.write_text("\n".join([lines[0], json.dumps(changed)]) + "\n")
    result = run(job[0], "merge", str(one), str(third), "-o", str(tmp_path / "all again"))
    assert result.exit_code == 1 and "ended otherwise than in another file" in result.stderr
    result = run(job[0], "merge", str(tmp_path / "nowhere"), "-o", str(tmp_path / "all"))
    assert result.exit_code == 1 and "cannot be read" in result.stderr


def test_merging_leaves_its_parts_alone(tmp_path: Path) -> None:
    """One of them may be written just now."""
    part = tmp_path / "part"
    played(ARENA, part)
    cut = part.read_bytes()[:-9]
    part.write_bytes(cut)
    assert run("arena", "merge", str(part), "-o", str(tmp_path / "all")).exit_code == 0
    assert part.read_bytes() == cut
    assert len((tmp_path / "all").read_bytes().splitlines()) == 24, "a line that was cut off is not taken"


def test_times_are_kept_beside_the_games(tmp_path: Path) -> None:
    played(ARENA, tmp_path / "r")
    assert b"seconds" not in (tmp_path / "r").read_bytes()
    found = json.loads(run(*ARENA, "--results", str(tmp_path / "r"), "--json").stdout)
    assert found["seconds"] > 0 and found["standings"][0]["speed"]["answers"] > 0
    (tmp_path / "r.times").unlink()
    found = json.loads(run(*ARENA, "--results", str(tmp_path / "r"), "--json").stdout)
    assert found["games"] == 24 and found["standings"][0]["speed"]["answers"] == 0


@pytest.mark.parametrize("text", ["", "1", "0/2", "3/2", "1/x", "-1/2", "1/2/3"])
def test_what_is_no_part(text: str) -> None:
    with pytest.raises(RegaliaError, match="write 1/8 for the first of eight"):
        shard_called(text)


def test_every_round_is_in_one_part() -> None:
    for number in range(20):
        assert sum(Shard(k, 7).has(number) for k in range(1, 8)) == 1


def test_a_part_without_games_says_so(tmp_path: Path) -> None:
    result = run("simulate", "for_a_crown", "-n", "1", "--shard", "2/2")
    assert result.exit_code == 1 and "fewer games than parts" in result.stderr
