"""Every refusal: its key, its sentence in three languages, and the paragraph and ruling it rests on."""

from __future__ import annotations

import re
from typing import Any

import pytest

from regalia.core.state import NO_SUCH_ACTION
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.texts import REFUSALS
from regalia.testing import Scenario, scenario

GAME = "royaume_des_5_couronnes"
SECTIONS = {
    *("goal", "components", "setup", "turn", "phase-a", "phase-b", "phase-c", "moving", "escapes", "fights", "duels"),
    *("the-witch", "wizard", "arrivals", "dragon", "refills", "crowns", "scoring", "options", "rulings"),
    *("gm_seat", "placement", "resolution", "duel_same_target", "path_length"),
}
STUCK: dict[str, Any] = {"knights": "R1> B2> G3> Y4> W5>", "path": dict.fromkeys(range(1, 6), "trap")}
DUEL: dict[str, Any] = {"power": {"red": 3}, "treasures": {"red": "R1", "blue": "B1"}}
TAKE: dict[str, Any] = {"asks": "take", "opponent": "blue", "treasures": {"blue": "B1"}}
EXCUSE: dict[str, Any] = {"asks": "excuse", "opponent": "blue", "treasures": {"red": "B1"}}
PAY: dict[str, Any] = {"asks": "pay", "dice": "3-4", "treasures": {"red": "B1"}}
SECOND: dict[str, Any] = {"dice": "3-4", "moved": "red", "used": 3, "knights": "R3>"}
LAYING: dict[str, Any] = {"asks": "lay cards", "path": {3: "down"}}

CASES: list[tuple[str, dict[str, Any], str]] = [
    ("not-blocked", {}, "free red"),
    ("knight-is-home", {"knights": "R#1"}, "free red"),
    ("knight-is-home", {"knights": "R#1", "dice": "3-4"}, "move red 3"),
    ("knight-is-home", {"knights": "R#1", "dice": "3-3"}, "wizard red back"),
    ("duels-close-attempts", {"duelled": True, "knights": "R8>", "path": {8: "trap"}}, "free red"),
    ("all-blocked", STUCK, "roll"),
    ("all-blocked", {**STUCK, **DUEL}, "duel P2"),
    ("all-blocked", STUCK, "pass"),
    ("too-little-power", {"treasures": {"blue": "B1"}}, "duel P2"),
    ("yourself", DUEL, "duel P1"),
    ("no-treasure-to-win", DUEL, "duel P3"),
    ("once-a-turn", {**DUEL, "challenged": ["blue"]}, "duel P2"),
    ("no-such-prince", DUEL, "duel P4"),
    ("roll-first", {}, "move red 3"),
    ("roll-first", {}, "wizard red back"),
    ("already-rolled", {"dice": "3-4"}, "roll"),
    ("already-rolled", {"dice": "3-4"}, "free red"),
    ("already-rolled", SECOND, "duel P2"),
    ("must-move", {}, "pass"),
    ("must-move", {"dice": "3-4"}, "pass"),
    ("must-move", SECOND, "pass"),
    ("knight-is-blocked", {"dice": "3-4", "knights": "R8>", "path": {8: "trap"}}, "move red 3"),
    ("no-such-die", {"dice": "3-4"}, "move red 5"),
    ("no-such-die", {"dice": "3-4"}, "move red 9"),
    ("no-such-die", SECOND, "move blue 3"),
    ("same-knight", SECOND, "move red 4"),
    ("double-is-the-wizards", {"dice": "3-3"}, "move red 3"),
    ("not-a-double", {"dice": "3-4"}, "wizard red back"),
    ("cannot-go-back", {"dice": "3-3"}, "wizard red back"),
    ("cannot-go-back", {"dice": "3-3", "knights": "R@L<"}, "wizard red back"),
    ("only-others-call", {}, "call witch"),
    ("only-others-call", {"dice": "3-4"}, "silent"),
    ("only-others-call", SECOND, "call witch"),
    ("none-of-that-colour", TAKE, "take red"),
    ("none-of-that-colour", PAY, "pay red"),
    ("take-first", TAKE, "roll"),
    ("pay-first", PAY, "move red 3"),
    ("lay-first", LAYING, "roll"),
    ("space-is-covered", LAYING, "lay 3"),
    ("no-such-space", LAYING, "lay 41"),
    ("no-such-space", LAYING, "lay 0"),
    ("not-due", {}, "take red"),
    ("not-due", {"dice": "3-4"}, "pay red"),
    ("not-due", SECOND, "excuse red"),
    ("cards-are-laid", {}, "lay 3"),
    ("cards-are-laid", SECOND, "lay the rest"),
    ("second-knight-first", SECOND, "wizard blue forward"),
]
OTHERS: list[tuple[str, dict[str, Any], str]] = [
    ("only-the-mover", {"dice": "3-4"}, "blue: move red 3"),
    ("only-the-mover", {"dice": "3-4"}, "blue: roll"),
    ("none-of-that-colour", EXCUSE, "blue: excuse red"),
    ("excuse-first", EXCUSE, "blue: roll"),
    ("not-asked", {}, "blue: roll"),
]


def refused(key: str, position: dict[str, Any], line: str) -> None:
    """The refusal has this key, and words in every language."""
    table = scenario(GAME, 3, position=position)
    refusal = table.refuses(line, because=key)
    assert refusal.key == key
    sentences = {table.table.say(refusal.why, language) for language in ("en", "de", "fr")}
    assert len(sentences) == 3 and all(sentence.endswith(".") for sentence in sentences)


@pytest.mark.parametrize(("key", "position", "line"), CASES)
def test_the_prince_in_turn_is_refused(key: str, position: dict[str, Any], line: str) -> None:
    refused(key, position, f"red: {line}")


@pytest.mark.parametrize(("key", "position", "line"), OTHERS)
def test_another_prince_is_refused(key: str, position: dict[str, Any], line: str) -> None:
    refused(key, position, line)


def test_every_reason_is_tested_and_rests_on_a_rule() -> None:
    keys = {key for key, _ in REFUSALS.values()}
    assert keys == {key for key, _, _ in (*CASES, *OTHERS)} - {"not-asked"}
    for _, rule in REFUSALS.values():
        section, _, ruling = rule.partition("/")
        assert section in SECTIONS and re.fullmatch(r"(RC-R\d+)?", ruling), rule


def everywhere() -> list[Scenario]:
    """A table at each kind of question."""
    positions: tuple[dict[str, Any], ...] = ({}, {"dice": "3-4"}, {"dice": "2-2"}, SECOND, TAKE, EXCUSE, PAY, LAYING)
    return [scenario(GAME, 3, position=position) for position in positions]


def test_nonsense_is_refused_everywhere() -> None:
    for table in everywhere():
        seat = table.table.waiting()[0]
        for action in (0, 5, 8, 15, 29, 60, 63, 104, 119, 199, 262, 2**40):
            assert table.table.state.play(seat, action) == NO_SUCH_ACTION


def test_greyed_answers_have_reasons() -> None:
    table = scenario(GAME, 3, position={"knights": "R#1 B8>", "path": {8: "trap"}, "dice": "3-4"})
    grey = table.greyed("red")
    assert grey["move red 3"] == "knight-is-home" and grey["move blue 4"] == "knight-is-blocked"
    menu = scenario(GAME, 3).greyed("red")
    assert menu["free red"] == "not-blocked" and menu["duel P2"] == "too-little-power"
    assert W.PASS not in scenario(GAME, 3).table.prompt(0).actions
