"""Is a promise true? Made-up games against known figures, and real ones that are kept, added to and learned from."""

from __future__ import annotations

import json
from math import log
from pathlib import Path

import pytest
from click.testing import CliRunner

from regalia.arena.calibration import Forecast, Mean, calibrated, forecasts
from regalia.arena.intervals import Interval
from regalia.arena.job_file import BadResults
from regalia.arena.lessons import MOMENTS, Lessons, moments, play, read_lessons, school_of, tables_of
from regalia.bots.policy import Policy
from regalia.bots.weights import read_weights, weights_of
from regalia.cli.dev import main
from regalia.core.dice import Dice

GAME = "for_a_crown"
WEIGHTS = weights_of(GAME)


def test_no_opinion_is_as_good_as_equal_chances() -> None:
    winners = [(1.0, 0.0) if n % 2 else (0.0, 1.0) for n in range(20)]
    found = calibrated(Forecast(n, at, [0.5, 0.5], won, "squire") for n, won in enumerate(winners) for at in (0.1, 0.9))
    assert set(found) == {"all", "2 seats", "quarter 1", "quarter 4", "squire"}
    assert (found["all"].games, found["all"].moments, found["quarter 1"].moments) == (20, 40, 20)
    assert found["all"].gain.mean == 0 and found["all"].error == 0
    assert found["all"].log_loss.mean == pytest.approx(log(2), abs=1e-4)


def test_a_true_promise_has_no_error_and_a_boast_has() -> None:
    dice = Dice(7)
    won = [(1.0, 0.0) if dice.below(10) < 8 else (0.0, 1.0) for _ in range(4000)]
    true = calibrated(Forecast(n, 0.5, [0.8, 0.2], each) for n, each in enumerate(won))["all"]
    boast = calibrated(Forecast(n, 0.5, [0.95, 0.05], each) for n, each in enumerate(won))["all"]
    assert true.error < 0.02 < 0.13 < boast.error < 0.17
    assert true.gain.mean < boast.gain.mean
    assert boast.favourite.mean == 0.95
    assert boast.favourite_won.mean == pytest.approx(0.8, abs=0.02)
    assert [(round(each.promised, 2), round(each.won, 1)) for each in true.bins] == [(0.2, 0.2), (0.8, 0.8)]


def test_a_shared_win_counts_in_parts() -> None:
    found = calibrated(Forecast(n, 0.5, [0.5, 0.25, 0.25], (0.5, 0.5, 0.0)) for n in range(2))["all"]
    assert found.log_loss.mean == pytest.approx(-(log(0.5) + log(0.25)) / 2, abs=1e-4)
    assert found.favourite_won.mean == 0.5


def test_moments_of_one_game_are_one_thing() -> None:
    apart, together = Mean(), Mean()
    for n in range(40):
        apart.add(n, n % 2)
        together.add(n // 10, n // 10 % 2)
    assert apart.figure().mean == together.figure().mean == 0.5
    assert together.figure().half > 3 * apart.figure().half


def test_the_same_number_is_the_same_game() -> None:
    school = school_of(GAME, WEIGHTS, 5, (3,), ("squire", "monarch:3"))
    lesson = play(school, WEIGHTS, 2)
    assert lesson == play(school, WEIGHTS, 2) != play(school, WEIGHTS, 3)
    assert sum(lesson.won) == pytest.approx(1)


def test_a_lesson_can_be_played_again() -> None:
    school = school_of(GAME, WEIGHTS, 5, (3,), ("squire",))
    lesson = play(school, WEIGHTS, 1)
    seen = [(at, tables_of(GAME).policy(WEIGHTS).features(s, 0)) for at, s in moments(school, lesson)]
    assert len(seen) == MOMENTS and [at for at, _ in seen] == sorted(at for at, _ in seen)
    assert len({tuple(features) for _, features in seen}) > MOMENTS // 2, "the table changes from moment to moment"
    assert {each.level for each in forecasts(school, [lesson], Policy())} == {"squire"}


def test_lessons_are_kept_and_added_to(tmp_path: Path) -> None:
    path, school = tmp_path / "x.jsonl", school_of(GAME, WEIGHTS, 5, (3,), ("squire",))
    kept = Lessons(school, path)
    kept.add([play(school, WEIGHTS, number) for number in kept.missing(2)])
    kept.close()
    assert read_lessons(path) == (school, kept.first(2))
    again = Lessons(school, path)
    assert again.missing(3) == [2] and again.first(2) == kept.first(2)
    again.close()
    with pytest.raises(BadResults, match="differs in seed"):
        Lessons(school_of(GAME, WEIGHTS, 6, (3,), ("squire",)), path)


def test_the_command_tells_people_and_programs(tmp_path: Path) -> None:
    words = ["calibrate", GAME, "--level", "squire", "-n", "6", "-p", "3"]
    said = CliRunner().invoke(main, words)
    assert said.exit_code == 0 and "quarter 4" in said.output and "3 seats" in said.output
    plot = tmp_path / "x.svg"
    found = json.loads(CliRunner().invoke(main, [*words, "--json", "--plot", str(plot)]).stdout)
    assert found["found"]["all"]["games"] == 6 and plot.read_text().startswith("<?xml")


def learn(target: Path, *more: str) -> str:
    """Learn from a few quick games."""
    words = ["learn", GAME, "--bots", "squire", "-n", "30", "-p", "3", "-g", "1", *more, "-o", str(target)]
    said = CliRunner().invoke(main, words)
    assert said.exit_code == 0, said.output
    return said.output


def test_learning_adds_a_judgement_and_leaves_the_rest(tmp_path: Path) -> None:
    target, again = tmp_path / "new.json", tmp_path / "again.json"
    held_out = tmp_path / "held"
    said = learn(target, "--match", "0", "--lessons", str(tmp_path / "kept"), "--held-out", str(held_out))
    assert "The new judgement" in said
    assert [lesson.number for lesson in read_lessons(held_out / f"{GAME}-1.jsonl")[1]] == [0, 10, 20]
    new, old = read_weights(target.read_bytes()), weights_of(GAME)
    assert new.weigh == old.weigh and new.promise == old.promise and new.learned not in (None, old.learned)
    learn(again, "--match", "0", "--lessons", str(tmp_path / "kept"))
    assert again.read_bytes() == target.read_bytes(), "the same seed, the same weights"


def test_what_does_not_win_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = Interval(0.4, 0.3, 0.5, "wilson")
    monkeypatch.setattr("regalia.cli.learn.met", lambda game, paths, match: lost)
    words = ["learn", GAME, "--bots", "squire", "-n", "10", "-p", "3", "-g", "1", "-o", str(tmp_path / "new.json")]
    said = CliRunner().invoke(main, words)
    assert said.exit_code == 1 and "nothing is written" in said.output
    assert not list(tmp_path.iterdir())


def test_new_weights_meet_the_last_ones(tmp_path: Path) -> None:
    words = ["learn", GAME, "--bots", "squire", "-n", "10", "-p", "3", "-g", "1", "--hidden", "4", "--match", "6"]
    said = CliRunner().invoke(main, [*words, "--match-bot", "monarch:2", "-o", str(tmp_path / "new.json")])
    assert "The new weights are ahead in" in said.output
    written = [path.name for path in tmp_path.iterdir()]
    assert written == ([] if said.exit_code else ["new.json"]), "no trial is left behind"
