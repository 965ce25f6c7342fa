"""What has happened, told in every language: one game that meets every kind of event."""

from __future__ import annotations

import pytest

from regalia.core.speech import LANGUAGES
from regalia.games.um_krone_und_kragen.story import HAPPENINGS
from regalia.testing import Scenario, scenario
from tests.games.um_krone_und_kragen.test_data import edited

KRAGEN = "um_krone_und_kragen"
TWO_GENERALS = edited(general={"copies": [2, 2, 2, 3]})


def a_game() -> Scenario:
    """Blue takes the king, and red cannot beat him."""
    position = {
        "start": "blue",
        "owned": {
            "red": ["farmer", "general"],
            "blue": ["farmer", "charlatan", "general", "laborer", "jester", "maid"],
        },
        "in_turn": "red",
        "asks": "claim",
        "aside": "1-2-4",
    }
    luck: list[int | str] = ["6-6-6-6-6", "1-1-1-1-1-1-1-2", 1, "5-5-5-5-5"]
    table = scenario(KRAGEN, options={"start_dice": "optional"}, position=position, luck=luck, data=TWO_GENERALS)
    table.play("red: pass", "red: decline die", "red: roll", "red: set aside all", "red: take knight")
    table.play("blue: take die", "blue: take die", "blue: use laborer", "blue: roll", "blue: use jester 2")
    table.play("blue: use maid 1 -> 2", "blue: set aside all", "blue: take king")
    assert table.final
    table.play("red: decline die", "red: roll", "red: use knight", "red: set aside all")
    return table


def test_every_kind_of_event_happens() -> None:
    kinds = {event.kind for event in a_game().table.story} | {event.kind for event in an_overthrow().table.story}
    assert kinds == set(HAPPENINGS)


def an_overthrow() -> Scenario:
    """Red beats blue in the final, and blue does not get the king back."""
    position = {"final": True, "first_king": "blue", "best": [2, 1], "owned": {"red": ["laborer"]}}
    table = scenario(KRAGEN, position=position, luck=["4-4-4", "1-2-3"])
    table.play("red: roll", "red: use laborer", "red: set aside all", "blue: roll", "blue: set aside all")
    assert table.is_over
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_can_be_told(language: str) -> None:
    for table in (a_game(), an_overthrow()):
        for seat in ("red", "blue", ""):
            told = table.story(seat, language)
            assert told
            assert all(line and "{" not in line for line in told)
            assert told[-1].endswith(".")


def test_the_story_in_english() -> None:
    told = "\n".join(an_overthrow().story())
    parts = [
        "red rolls 4-4-4",
        "adds 1",
        "red makes 3×4",
        "takes the King from blue",
        "blue has 3 dice",
        "blue makes 1×3",
    ]
    places = [told.index(part) for part in parts]
    assert places == sorted(places)


def test_taking_the_king_is_told_once() -> None:
    told = [line for line in a_game().story() if "King" in line and "Queen" in line]
    assert len(told) == 1
    assert "7×1" in told[0]


def test_without_a_king_the_courts_decide() -> None:
    position = {"round": 20, "in_turn": "blue", "asks": "claim", "aside": "1-2-4"}
    table = scenario(KRAGEN, options={"max_rounds": 20}, position=position)
    table.play("blue: pass")
    assert len(table.story()) == 2
    assert "red" not in table.story()[-1]
