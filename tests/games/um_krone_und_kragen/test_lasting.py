"""What an answer ends or touches for good."""

from __future__ import annotations

from typing import Any

from regalia.games.um_krone_und_kragen import GAME
from regalia.games.um_krone_und_kragen.view import KragenView
from regalia.testing import scenario


def lasting(**position: Any) -> dict[str, str]:
    """What the answers of the first seat end or touch, by their notation."""
    table = scenario(GAME.id, "P1 P2", position={"round": 2, **position}, exact_luck=False).table
    prompt = table.prompt(0)
    assert isinstance(prompt.view, KragenView)
    return {choice.text: GAME.lasting(prompt.view, choice.act) for choice in prompt.choices}


def test_whoever_takes_somebody_or_nobody_is_done() -> None:
    assert set(lasting(asks="claim", aside="3 3 3").values()) == {"turn"}


def test_what_rolls_cannot_be_taken_back() -> None:
    found = lasting(
        asks="dice", active="2 5", aside="3", set_since_roll=True, owned={"P1": ["jester", "merchant", "lady", "guard"]}
    )
    touched = {
        name
        for text in found
        if found[text]
        for name in ("roll", "jester", "merchant", "lady", "guard")
        if name in text
    }
    assert touched == {"roll", "jester", "merchant"}, found
    assert set(found.values()) == {"luck", ""}


FINAL = {"first_king": "P2", "holder": "P2", "final": True, "asks": "dice"}


def test_the_last_dice_of_a_throw_for_the_king_end_the_turn() -> None:
    assert lasting(**FINAL, active="4", aside="4 4")["set aside 4"] == "turn"
    assert lasting(**FINAL, active="4 4", aside="4")["set aside 4"] == ""
    with_guard = {**FINAL, "owned": {"P1": ["guard"]}}
    assert lasting(**with_guard, active="4", aside="4 4")["set aside 4"] == "", "a die may still be added"
    assert lasting(**with_guard, aside="4 4 4")["finish"] == "turn"
