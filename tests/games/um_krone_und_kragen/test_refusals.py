"""Every reason why an answer is refused, each brought about at the table."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.say import say
from regalia.core.speech import LANGUAGES
from regalia.core.state import NO_SUCH_ACTION
from regalia.games.um_krone_und_kragen.texts import REFUSALS, ability, condition
from regalia.testing import Scenario, scenario

KRAGEN = "um_krone_und_kragen"
OPTIONAL: dict[str, object] = {"start_dice": "optional"}
ROLLED: dict[str, Any] = {"active": "2-4-4"}
CLAIM: dict[str, Any] = {"asks": "claim", "aside": "1-2-4"}


def owner(*characters: str, **position: Any) -> dict[str, Any]:
    """Red owns these."""
    return {"owned": {"red": list(characters)}, **position}


# the key, the answer, the position, the options
Case = tuple[str, str, dict[str, Any], dict[str, object]]
CASES: list[Case] = [
    ("set-one-aside-first", "roll", ROLLED, {}),
    ("no-active-dice", "roll", owner("laborer", aside="3-3"), {}),
    ("no-active-dice", "use maid 3 -> 4", owner("laborer", "maid", aside="3-3"), {}),
    ("dice-still-active", "finish", ROLLED, {}),
    ("no-such-die", "set aside 1", ROLLED, {}),
    ("no-such-die", "set aside 2-2", ROLLED, {}),
    ("no-such-die", "set aside 7", ROLLED | {"aside": "1"}, {}),
    ("no-such-die", "set aside 0", ROLLED | {"aside": "1"}, {}),
    ("no-such-die", "use maid 1 -> 2", owner("maid", **ROLLED), {}),
    ("no-such-die", "use jester 1", owner("jester", **ROLLED), {}),
    ("no-such-die", "use merchant 2-2", owner("merchant", **ROLLED), {}),
    ("no-such-die", "and 3", owner("merchant", using="merchant", chosen="2", **ROLLED), {}),
    ("no-such-die", "and 7", owner("merchant", using="merchant", chosen="2", **ROLLED), {}),
    ("not-in-your-court", "use maid 2 -> 3", ROLLED, {}),
    ("not-in-your-court", "use laborer", {}, {}),
    ("not-in-your-court", "use king", ROLLED, {}),
    ("not-in-your-court", "use charlatan", ROLLED, {}),
    ("used-this-turn", "use maid 2 -> 3", owner("maid", used=["maid"], **ROLLED), {}),
    ("used-this-turn", "use laborer", owner("laborer", used=["laborer"]), {}),
    ("nothing-rolled-yet", "use maid 2 -> 3", owner("maid"), {}),
    ("no-effect", "use maid 2 -> 2", owner("maid", **ROLLED), {}),
    ("condition-not-met", "take farmer", CLAIM, {}),
    ("no-copy-left", "take jester", CLAIM | {"owned": {"blue": ["charlatan", "charlatan"]}}, {}),
    ("already-yours", "take jester", owner("jester", **CLAIM), {}),
    ("needs-a-jester", "take charlatan", CLAIM, {}),
    ("only-with-the-king", "take queen", CLAIM | {"aside": "6-6-6-6-6-6-6"}, {}),
    ("choose-a-die", "set aside nothing", ROLLED, {}),
    ("choose-a-die", "use jester", owner("jester", **ROLLED), {}),
    ("choose-a-die", "use lady", owner("lady", **ROLLED), {}),
    ("not-before-first-roll", "use laborer", owner("laborer"), {"adders_before_first_roll": False}),
    ("no-more-dice", "use laborer", owner("laborer", hand=12), {"dice_cap": 12}),
    ("no-more-dice", "use laborer", owner("laborer", aside="1-1-1-1-1-1-1-1-1", active="2-2-2"), {"dice_cap": 12}),
    ("too-few-dice", "use alchemist 2-4 -> 3-3", owner("alchemist", active="2-4"), {}),
    ("too-few-dice", "use philosopher 2 -> 1", owner("philosopher", active="2"), {}),
    ("nothing-aside", "use astronomer 2 -> 4", owner("astronomer", **ROLLED), {}),
    ("above-six", "use maid 4 -> 7", owner("maid", **ROLLED), {}),
    ("above-six", "use maid 4 -> 8", owner("maid", **ROLLED), {}),
    ("above-six", "use magician 4 -> 12", owner("magician", **ROLLED), {}),
    ("above-six", "use nobleman 6", owner("nobleman", active="6-1"), {}),
    ("above-six", "and 6", owner("lady", active="1-6", using="lady", chosen="1"), {}),
    ("not-like-that", "use maid 4 -> 3", owner("maid", **ROLLED), {}),
    ("not-like-that", "use jester 4-4", owner("jester", **ROLLED), {}),
    ("not-like-that", "use laborer 3", owner("laborer", **ROLLED), {}),
    ("not-like-that", "use laborer 8", owner("laborer", "guard", **ROLLED), {}),
    ("not-like-that", "use queen 8", owner("queen", "king", **ROLLED), {}),
    ("not-like-that", "use queen", owner("queen", "king", **ROLLED), {}),
    ("not-like-that", "use lady 2 -> 4", owner("lady", **ROLLED), {}),
    ("no-such-die", "use merchant 9", owner("merchant", **ROLLED), {}),
    ("not-like-that", "use magician 2 -> 3-4", owner("magician", **ROLLED), {}),
    ("not-like-that", "use philosopher 2-4 -> 5-6", owner("philosopher", **ROLLED), {}),
    ("not-like-that", "use alchemist 2-4-4 -> 1-1-1", owner("alchemist", **ROLLED), {}),
    ("not-like-that", "use astronomer 2 -> 5", owner("astronomer", aside="3", **ROLLED), {}),
    ("not-like-that", "use nobleman 2-4 -> 4-5", owner("nobleman", **ROLLED), {}),
    ("gives-start-dice", "use farmer", owner("farmer", **ROLLED), {}),
    ("gives-start-dice", "use charlatan", owner("charlatan"), {}),
    ("king-has-no-ability", "use king", owner("king", "queen", **ROLLED), {}),
    ("king-has-no-ability", "use king", owner("king", "queen"), {}),
    ("one-charlatan-only", "take charlatan", owner("jester", "charlatan", **CLAIM), {"max_charlatans": 1}),
    ("dice-first", "take knight", ROLLED, {}),
    ("dice-first", "pass", ROLLED, {}),
    ("dice-first", "pass", {}, {}),
    ("roll-first", "set aside 3", {}, {}),
    ("roll-first", "set aside 7", {}, {}),
    ("roll-first", "finish", {}, {}),
    ("turn-is-claiming", "roll", CLAIM, {}),
    ("turn-is-claiming", "set aside 3", CLAIM, {}),
    ("turn-is-claiming", "set aside 37", CLAIM, {}),
    ("turn-is-claiming", "use laborer", owner("laborer", **CLAIM), {}),
    ("low-to-high", "and 2", owner("merchant", using="merchant", chosen="4", **ROLLED), {}),
    ("finish-the-use", "roll", owner("merchant", using="merchant", chosen="4", **ROLLED), {}),
    ("finish-the-use", "set aside 2", owner("lady", using="lady", chosen="4", **ROLLED), {}),
    ("die-question-first", "roll", owner("farmer", asks="start die"), OPTIONAL),
    ("die-question-first", "pass", owner("farmer", asks="start die"), OPTIONAL),
    ("no-die-question", "take die", ROLLED, {}),
    ("no-die-question", "decline die", {}, OPTIONAL),
]


def laid_out(case: Case) -> Scenario:
    """The table of a case."""
    _, _, position, options = case
    return scenario(KRAGEN, options=options, position=position)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}: {case[1]}")
def test_the_reason_against_an_answer(case: Case) -> None:
    key, line, _, _ = case
    table = laid_out(case)
    offered = table.offers("red")
    refusal = table.refuses(f"red: {line}", because=key)
    assert refusal.key == key
    assert refusal.rule == dict(REFUSALS.values())[key]
    assert table.offers("red") == offered


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}: {case[1]}")
def test_the_reason_can_be_said(case: Case, language: str) -> None:
    table = laid_out(case)
    refusal = table.answer(f"red: {case[1]}")
    assert refusal is not None
    said = table.table.say(refusal.why, language)
    assert said.endswith((".", "…"))
    assert "{" not in said
    assert "  " not in said


def test_every_reason_is_brought_about() -> None:
    keys = {key for key, _ in REFUSALS.values()}
    assert {key for key, _, _, _ in CASES} == keys
    assert len(keys) == len(REFUSALS), "two reasons share a key"


def test_the_numbers_of_the_reasons_are_not_those_of_the_kernel() -> None:
    assert min(REFUSALS) > NO_SUCH_ACTION


# --- sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_condition_not_met_is_named(language: str) -> None:
    table = scenario(KRAGEN, position=CLAIM)
    refusal = table.refuses("red: take laborer", because="condition-not-met")
    said = table.table.say(refusal.why, language)
    assert table.table.say(say("character-laborer"), language) in said
    assert table.table.say(condition(table.view("red"), "laborer"), language) in said
    assert "15" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_use_is_told_what_the_character_can_do(language: str) -> None:
    table = scenario(KRAGEN, position=owner("laborer", **ROLLED))
    refusal = table.refuses("red: use laborer 3", because="not-like-that")
    said = table.table.say(refusal.why, language)
    assert table.table.say(say("character-laborer"), language) in said
    assert table.table.say(ability(table.view("red"), "laborer"), language) in said


# --- reasons of the kernel


def test_a_seat_that_is_not_asked() -> None:
    table = scenario(KRAGEN)
    refusal = table.refuses("blue: roll", because="not-asked")
    assert "red" in table.table.say(refusal.why)


def test_a_game_that_is_over() -> None:
    table = scenario(KRAGEN, position={"asks": "over", "adjudicated": True})
    table.refuses("red: roll", because="game-over")


@pytest.mark.parametrize(
    ("line", "position"),
    [("that is all", {}), ("that is all", ROLLED), ("and 4", ROLLED)],
)
def test_an_answer_that_belongs_nowhere_here(line: str, position: dict[str, Any]) -> None:
    scenario(KRAGEN, position=position).refuses(f"red: {line}", because="no-such-action")


@pytest.mark.parametrize("position", [{}, ROLLED, CLAIM, owner("lady", using="lady", chosen="4", **ROLLED)])
@pytest.mark.parametrize("action", [-1, -(2**40), 2**53, 2**63, 21 * 2**40, 22 * 2**40 + 5])
def test_numbers_that_are_no_answers(position: dict[str, Any], action: int) -> None:
    table = scenario(KRAGEN, position=position).table
    refusal = table.play(0, [action])
    assert refusal is not None
    assert refusal.key in ("no-such-action", "finish-the-use", "turn-is-claiming")
