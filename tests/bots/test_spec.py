"""Bots as they are named on a command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.bots import spec as specs
from regalia.bots.bot import RandomBot
from regalia.bots.external import Stable, place_at
from regalia.bots.judge import Judge
from regalia.bots.spec import Spec, check_spec, parse_spec, sit_down
from regalia.bots.thinking import ThinkingBot
from regalia.bots.weights import weights_of, written
from regalia.core.errors import RegaliaError
from regalia.core.fairness import Seed
from regalia.core.registry import game
from regalia.core.table import new_table

GAME = game("um_krone_und_kragen")


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("random", Spec("random")),
        ("monarch:0.1s", Spec("monarch", seconds=0.1)),
        ("monarch:.5s", Spec("monarch", seconds=0.5)),
        ("monarch:250ms", Spec("monarch", seconds=0.25)),
        ("knight:200", Spec("knight", simulations=200)),
        ("cmd:python3 my bot.py", Spec(command="python3 my bot.py")),
    ],
)
def test_names_and_budgets(text: str, spec: Spec) -> None:
    assert parse_spec(text) == spec


@pytest.mark.parametrize("text", ["knight:", "knight:0", "knight:0s", "knight:-1", "knight:1.5", "knight:fast", "cmd:"])
def test_what_is_no_bot(text: str) -> None:
    with pytest.raises(RegaliaError, match=r"no budget|is empty"):
        parse_spec(text)


def test_an_unknown_bot_names_the_known_ones() -> None:
    with pytest.raises(RegaliaError, match=r"Did you mean “random”.*cmd:COMMAND"):
        check_spec("ramdom", GAME)


class Watched(RandomBot):
    """Notes the time it is given."""

    left = -1.0

    def choose(self, view: Any, prompt: Any, clock: Any = None) -> int:
        Watched.left = clock.left()
        return super().choose(view, prompt)


def test_seconds_reach_the_bot_as_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(specs, "make_bot", lambda name, game, terms, seed, seconds: Watched(game, terms, seed))
    table = new_table(GAME, 2, Seed(1))
    bot = sit_down(Spec("monarch", seconds=0.5), place_at(table, 0, 1), Stable(), 1.0)
    prompt = table.prompt(table.waiting()[0])
    bot.choose(prompt.view, prompt)
    assert 0.4 < Watched.left <= 0.5


def test_simulations_reach_a_bot_that_counts_them(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int | None] = []

    def make(name: str, game: Any, terms: Any, seed: int, simulations: int | None = None) -> RandomBot:
        counted.append(simulations)
        return RandomBot(game, terms, seed)

    monkeypatch.setattr(specs, "make_bot", make)
    table = new_table(GAME, 2, Seed(1))
    sit_down(Spec("knight", simulations=200), place_at(table, 0, 1), Stable(), 1.0)
    assert counted == [200]


def test_simulations_are_refused_where_nobody_counts_them() -> None:
    with pytest.raises(RegaliaError, match="random bot gives any answer"):
        check_spec("random:200", GAME)


def test_a_level_may_judge_by_other_weights(tmp_path: Path) -> None:
    assert parse_spec("monarch:200@new.json") == Spec("monarch", simulations=200, weights="new.json")
    assert parse_spec("squire@a:b.json") == Spec("squire", weights="a:b.json")
    shipped = weights_of(GAME.id)
    least = msgspec.structs.replace(shipped, promise=dict.fromkeys(shipped.promise, 0))
    (tmp_path / "new.json").write_bytes(written(least))
    table = new_table(GAME, 2, Seed(1))
    bot = sit_down(parse_spec(f"monarch:5@{tmp_path}/new.json"), place_at(table, 0, 1), Stable(), 1.0)
    assert isinstance(bot, ThinkingBot) and isinstance(bot.policy, Judge)
    assert not any(bot.policy.counts[i] for i in range(len(least.promise)))
    with pytest.raises(RegaliaError, match="missing"):
        check_spec("monarch@missing.json", GAME)
