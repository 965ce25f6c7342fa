"""The testing kit itself: it accepts what holds and objects to what does not."""

from __future__ import annotations

import doctest
from importlib import import_module
from typing import Any

import msgspec
import pytest

import regalia
from regalia.core.errors import BadPosition
from regalia.core.fairness import Seed
from regalia.core.registry import game
from regalia.testing import laws, scenario

GAME = "um_krone_und_kragen"


def test_the_examples_in_the_documentation_run() -> None:
    for each in (regalia, import_module("regalia.testing.scenario")):
        result = doctest.testmod(each)
        assert result.attempted and not result.failed


def test_named_luck_happens_and_then_the_same_luck_follows() -> None:
    one, two = (scenario(GAME, luck=["6-5-2"], exact_luck=False) for _ in range(2))
    for table in (one, two):
        table.play("red: roll", "red: set aside 2", "red: roll")
    assert one.aside == "2" and one.active == two.active and one.luck_left == 0


def test_setup_names_the_luck_of_the_set_up() -> None:
    table = scenario(GAME, "red blue green", setup=["green"], luck=[1, 1, 1])
    assert table.asks("green", "first roll") and table.luck_left == 3
    table.play("green: roll")
    assert table.active == "1-1-1"
    with pytest.raises(BadPosition, match="not with both"):
        scenario(GAME, setup=[], position={"round": 2})


def test_the_kit_objects() -> None:
    table = scenario(GAME, luck=[1, 1, 1])
    with pytest.raises(AssertionError, match="is refused"):
        table.play("red: finish")
    with pytest.raises(AssertionError, match="is allowed"):
        table.refuses("red: roll")
    table = scenario(GAME)
    with pytest.raises(AssertionError, match="for another reason"):
        table.refuses("red: finish", because="the weather")
    with pytest.raises(AttributeError, match="has no “crowns”"):
        _ = table.crowns
    with pytest.raises(AssertionError, match="not over"):
        _ = table.result


def test_reasons_by_key_ruling_paragraph_or_sentence() -> None:
    table = scenario(GAME, luck=[1, 2, 3])
    table.play("red: roll")
    for because in ("set-one-aside-first", "UK-R6", "setting-aside", "before you roll again", ""):
        assert table.refuses("red: roll", because=because).key == "set-one-aside-first"


class Planted:
    """A game with one fault, to see that the laws find it."""

    def __init__(self, fault: str) -> None:
        self.real = game(GAME)
        self.fault = fault

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def view(self, s: Any, seat: int) -> Any:
        view = self.real.view(s, seat)
        if self.fault == "the luck is seen":
            return msgspec.structs.replace(view, round=s.luck & 1023)
        return view

    def written(self, view: Any, act: Any) -> str:
        return "roll" if self.fault == "one spelling for all" else self.real.written(view, act)

    def load(self, position: Any, names: list[str], terms: Any) -> Any:
        s = self.real.load(position, names, terms)
        s.round += self.fault == "a position that forgets"
        return s

    def labelled(self, view: Any, act: Any) -> Any:
        return self.real.label(view, 7) if self.fault == "one label for all" else self.real.labelled(view, act)

    def when_time_is_out(self, view: Any, legal: list[int]) -> int:
        return 0 if self.fault == "an answer in time that is none" else self.real.when_time_is_out(view, legal)


@pytest.mark.parametrize(
    "fault",
    [
        "the luck is seen",
        "one spelling for all",
        "a position that forgets",
        "one label for all",
        "an answer in time that is none",
    ],
)
def test_the_laws_find_a_planted_fault(fault: str) -> None:
    planted: Any = Planted(fault)
    with pytest.raises(laws.LawBroken, match=f"{GAME}, 2 seats, seed 1"):
        laws.check_game(planted, 2, 1, {"max_rounds": 20}, moments=3)


@pytest.mark.long
def test_the_laws_hold_without_a_fault() -> None:
    s, decisions = laws.check_game(game(GAME), 2, 1, {"max_rounds": 20}, moments=3)
    assert decisions > 100 and s.now == 0
    laws.check_record(game(GAME), 2, Seed(1), {"max_rounds": 20})


def test_a_scenario_is_a_table() -> None:
    table = scenario(GAME)
    assert table.view().seat == -1 and table.view("red").seat == 0
    assert table.greyed("red")["finish"] == "roll-first"
