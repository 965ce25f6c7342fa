"""What each refusal rests on, written a second time with the rulebook at hand."""

from __future__ import annotations

from regalia.games.um_krone_und_kragen.texts import REFUSALS

RESTS_ON = {
    "set-one-aside-first": "setting-aside/UK-R6",
    "no-active-dice": "rolling",
    "dice-still-active": "setting-aside",
    "no-such-die": "setting-aside",
    "not-in-your-court": "characters",
    "used-this-turn": "characters/UK-R11",
    "nothing-rolled-yet": "rolling/UK-R2",
    "no-effect": "characters/UK-R12",
    "condition-not-met": "claiming/UK-R19",
    "no-copy-left": "claiming",
    "already-yours": "claiming/UK-R22",
    "needs-a-jester": "claiming/UK-R24",
    "only-with-the-king": "taking-the-king/UK-R27",
    "choose-a-die": "setting-aside",
    "not-before-first-roll": "adders_before_first_roll/UK-R2",
    "no-more-dice": "dice_cap/UK-R43",
    "too-few-dice": "characters/UK-R14",
    "nothing-aside": "astronomer/UK-R9",
    "above-six": "characters/UK-R15",
    "not-like-that": "characters",
    "gives-start-dice": "start-dice/UK-R1",
    "king-has-no-ability": "king",
    "one-charlatan-only": "max_charlatans/UK-R23",
    "dice-first": "claiming",
    "roll-first": "rolling/UK-R4",
    "turn-is-claiming": "claiming",
    "low-to-high": "characters",
    "finish-the-use": "characters",
    "die-question-first": "start_dice/UK-R1",
    "no-die-question": "start_dice/UK-R1",
}


def test_each_reason_cites_its_paragraph_and_ruling() -> None:
    assert dict(REFUSALS.values()) == RESTS_ON
