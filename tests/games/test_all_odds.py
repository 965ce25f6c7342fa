"""What holds for the odds of every game, whoever looks."""

from __future__ import annotations

from typing import Any

import pytest

import regalia
from regalia.core.game import WATCHER
from regalia.core.ints import members_of
from regalia.core.luck import chosen, seeded, stirred
from regalia.core.odds import Odds, wilson
from regalia.core.registry import game, games
from regalia.core.speech import LANGUAGES, speech

ANSWERS = 120
EVERY = {"um_krone_und_kragen": 12, "krone_und_schwert": 7, "for_a_crown": 7}  # which answers are looked at


@pytest.mark.parametrize("name", list(games()))
def test_odds_are_chances_in_words_that_belong_to_legal_answers(name: str) -> None:
    played: Any = game(name)
    s: Any = regalia.table(name, seats=3, seed=3).state
    s.reseed(3)
    x = seeded(5)
    for n in range(ANSWERS):
        if not s.waiting:
            break
        if n % EVERY.get(name, 1) == 0:
            asked = s.seat_to_answer()
            for seat in (asked, (asked + 1) % 3, WATCHER):
                found = played.odds(played.view(s, seat), s.terms)
                check(played, found, [action for other in members_of(s.waiting) for action in s.legal(other)])
        x = stirred(x)
        s.apply_nth(chosen(x, s.num_legal()))


def check(played: Any, found: tuple[Odds, ...], legal: list[int]) -> None:
    """Every one of them."""
    for each in found:
        assert 0 <= each.low <= each.chance <= each.high <= 1, each
        assert each.action == -1 or each.action in legal, each
        assert not each.exact or each.low == each.high, each
        for language in LANGUAGES:
            assert speech(played.package, language).say(each.what, ["red", "blue", "green"])


@pytest.mark.parametrize(("rate", "n"), [(0.0, 10), (1.0, 10), (0.5, 400)])
def test_an_interval_holds_its_rate(rate: float, n: int) -> None:
    low, high = wilson(rate, n)
    assert 0 <= low <= rate <= high <= 1
    assert high - low < 0.3
