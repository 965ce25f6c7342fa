"""The weights of policies: the shipped files are whole, faulty ones are refused, and tuning writes valid ones."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from regalia.bots.tuning import Tables
from regalia.bots.weights import MOST, Weights, file_of, read_weights, weights_of, written
from regalia.cli.dev import main
from regalia.core.errors import BadData, RegaliaError
from regalia.core.registry import game, games

KRAGEN = "um_krone_und_kragen"


def changed(weigh: dict[str, int] | None = None, promise: dict[str, int] | None = None) -> Weights:
    """The weights of one game with some numbers of their own."""
    old = weights_of(KRAGEN)
    return Weights(old.about, {**old.weigh, **(weigh or {})}, {**old.promise, **(promise or {})})


@pytest.mark.parametrize("name", list(games()))
def test_the_shipped_weights_are_whole(name: str) -> None:
    weights = weights_of(name)
    Tables(game(name)).policy(weights)
    assert read_weights(written(weights)) == weights


def test_a_missing_weight_is_named() -> None:
    weights = changed()
    del weights.weigh["take_king"]
    with pytest.raises(BadData, match="weigh: The weight “take_king” is missing"):
        Tables(game(KRAGEN)).policy(weights)


def test_an_unknown_weight_is_named() -> None:
    with pytest.raises(BadData, match="promise: There is no weight “luck”"):
        Tables(game(KRAGEN)).policy(changed(promise={"luck": 3}))


def test_a_weight_has_a_bound() -> None:
    with pytest.raises(BadData, match="beyond"):
        Tables(game(KRAGEN)).policy(changed(weigh={"take_king": MOST + 1}))


def test_a_file_must_hold_numbers() -> None:
    with pytest.raises(BadData, match="weigh"):
        read_weights(b'{"about": "", "weigh": {"take_king": "much"}, "promise": {}}')
    with pytest.raises(BadData, match="not JSON"):
        read_weights(b"weights")


@pytest.mark.parametrize("errors", [0, 50])
def test_tuning_writes_the_same_valid_weights_for_the_same_seed(errors: int, tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "other.json"]
    wish = f"--games 16 --batch 2 --positions 12 --players 2 --seed 5 --errors {errors} --force"
    for file in files:
        done = CliRunner().invoke(main, f"tune {KRAGEN} {wish} --output {file}".split())
        assert done.exit_code == 0, done.output
        assert '"brier"' in done.output
    assert files[0].read_bytes() == files[1].read_bytes()
    weights = read_weights(files[0].read_bytes())
    Tables(game(KRAGEN)).policy(weights)
    assert weights.weigh != weights_of(KRAGEN).weigh
    assert msgspec.json.decode(files[0].read_bytes())["about"]


def test_a_game_that_nobody_judges_has_no_weights() -> None:
    with pytest.raises(RegaliaError, match="Nobody has written yet how to judge chess"):
        file_of("chess")
