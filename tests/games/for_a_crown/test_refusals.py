"""Every refusal: its key, a sentence in three languages, and the paragraph or ruling it rests on."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.speech import LANGUAGES
from regalia.games.for_a_crown.texts import REFUSALS
from regalia.testing import scenario

SEATS = "RAB PEN CRO"
MARKET: dict[str, Any] = {"market": {"2": []}, "decks": {"2": []}}
BRIBE = {"turned": "E5", "chests": {"RAB": "1r 1c 5t h"}}
MAGE = {"turned": "E7", "chests": {"RAB": "0r 0c H"}}
FREE = {"effect_order": "free"}

CASES: list[tuple[str, str, dict[str, Any], dict[str, str]]] = [
    ("family PEN", "family-taken", {"asks": "family", "families": {"PEN": "penguin"}}, {}),
    ("pass", "choose-a-family", {"asks": "family"}, {}),
    ("recruit L5-01", "column-closed", {}, {}),
    ("recruit L2-09", "not-in-the-market", {}, {}),
    ("recruit L1A", "pile-empty", {"piles": {"L1A": 0}}, {}),
    ("recruit deck 2", "deck-empty", MARKET, {}),
    ("recruit deck 1", "no-deck", {}, {}),
    ("recruit L3-01", "too-dear", {"chests": {"RAB": "1r 1c h"}}, {}),
    ("pass", "must-recruit", {}, {}),
    ("recruit L2-01", "pay-first", {"picked": "L3-01"}, {}),
    ("recruit L2-01 4c", "not-the-price", {}, {}),
    ("recruit L3-01 5c", "too-few-coins", {}, {}),
    ("recruit L2-01 1c+2r", "too-few-rubies", {"chests": {"RAB": "1r 3c h"}}, {}),
    ("recruit L2-01 2c+1r", "coins-before-sale", {"chests": {"RAB": "0r 3c H"}}, {}),
    ("pay 1r", "no-sale-here", MAGE, {}),
    ("hit PEN", "choose-a-half", {"turned": "RAB L1C"}, {}),
    ("hit RAB", "not-yourself", {"turned": "RAB L2-02", "asks": "hit"}, {}),
    ("hit PEN", "not-in-play", {"turned": "RAB L2-02", "asks": "hit", "fallen": {"PEN": {}}}, {}),
    ("move PEN left", "not-in-play", {"turned": "RAB L2-04", "asks": "move", "fallen": {"PEN": {}}}, {}),
    ("move RAB right", "no-free-space", {"turned": "RAB L2-04", "asks": "move", "gallery": "11:RAB 2:PEN 3:CRO"}, {}),
    ("move RAB left", "choose-a-target", {"turned": "RAB L2-02", "asks": "hit"}, {}),
    ("hit PEN", "choose-a-portrait", {"turned": "RAB L2-04", "asks": "move"}, {}),
    ("coin", "no-such-icon", {"turned": "RAB L2-02", "asks": "icon", "icons": ["hit", "ruby"]}, FREE),
    (
        "move",
        "face-first",
        {"turned": "RAB L2-06", "asks": "icon", "icons": ["hit", "ruby"], "effects": [["move"]]},
        FREE,
    ),
    ("half a", "choose-the-icon", {"turned": "RAB L2-02", "asks": "icon", "icons": ["hit", "ruby"]}, FREE),
    ("bribe 6", "too-few-raccoons", BRIBE, {}),
    ("bribe 3", "too-dear", BRIBE, {}),
    ("half a", "answer-the-bribe", BRIBE, {}),
    ("half a", "answer-the-mages", MAGE, {}),
    ("pay 2c", "one-token", MAGE, {}),
    ("pay 1c", "too-few-coins", MAGE, {}),
    ("hit PEN", "recruit-first", {}, {}),
    ("hit PEN", "turn-a-card", {"pile": []}, {}),
    ("raccoon PEN", "other-icon", {"turned": "RAB L2-02", "asks": "hit"}, {}),
    ("hit PEN", "other-icon", {"turned": "RAB L2-03", "asks": "raccoon"}, {}),
]


@pytest.mark.parametrize(("text", "key", "position", "options"), CASES)
def test_a_refusal(text: str, key: str, position: dict[str, Any], options: dict[str, str]) -> None:
    table = scenario("for_a_crown", SEATS, options, position)
    refusal = table.refuses(f"RAB: {text}", because=key)
    assert refusal.key == key and refusal.rule
    for language in LANGUAGES:
        assert table.table.say(refusal.why, language).strip()


def test_every_refusal_is_tested() -> None:
    assert {key for key, _ in REFUSALS.values()} == {key for _, key, _, _ in CASES}


def test_who_is_not_asked_is_told_who_is() -> None:
    table = scenario("for_a_crown", SEATS)
    assert "RAB" in table.table.say(table.refuses("PEN: pass", because="not-asked").why)


def test_greyed_answers_have_reasons() -> None:
    table = scenario("for_a_crown", SEATS, position={"chests": {"RAB": "1r 1c h"}})
    greyed = table.greyed("RAB")
    assert greyed["recruit L3-01"] == "too-dear" and greyed["recruit L4-01"] == "column-closed"
    assert greyed["recruit deck 5"] == "column-closed"
