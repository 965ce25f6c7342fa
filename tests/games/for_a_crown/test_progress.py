"""How far a turned card has come: its icons done, due now, to be chosen from, and still to come."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from regalia.core.state import OK
from regalia.games.for_a_crown import GAME
from regalia.games.for_a_crown.data import shipped_data
from regalia.games.for_a_crown.view import Step
from regalia.testing import Scenario, scenario
from regalia.testing.beats import moments
from tests.games.for_a_crown.tables import crown

FREE = {"effect_order": "free"}


def words(steps: tuple[Step, ...]) -> str:
    """Steps in a line."""
    return ", ".join(f"{step.icon} {step.state}" for step in steps)


def shown(table: Scenario) -> tuple[str, str]:
    """The steps of the card and of the die's face."""
    view = table.view()
    return words(view.card_steps), words(view.face_steps)


def turned(card: str, luck: list[str | int], seats: str = "RAB PEN CRO", **given: Any) -> Scenario:
    """A table at which a card was just turned up."""
    table = crown(seats, [card, *luck], asks="turn", pile=[card, "PEN L1A"], **given)
    table.play(f"{table.who}: turn")
    return table


def test_icons_are_done_as_printed() -> None:
    table = turned("RAB L2-08", [])
    assert shown(table) == ("move now, move next, raccoon next", "")
    table.play("RAB: move RAB right")
    assert shown(table) == ("move done, move now, raccoon next", "")
    table.play("RAB: move RAB right")
    assert shown(table) == ("move done, move done, raccoon now", "")


def test_what_is_done_stands_as_printed() -> None:
    table = turned("RAB L3-07", [])
    assert shown(table) == ("ruby done, move now, move next", "")
    table.play("RAB: move RAB right")
    assert shown(table) == ("ruby done, move done, move now", "")


def test_the_face_is_shown_while_the_die_is_due() -> None:
    table = turned("RAB L2-06", ["F6"])
    assert shown(table) == ("die now, move next", "ruby done, hit now")
    table.play("RAB: hit PEN")
    assert shown(table) == ("die done, move now", "")


def test_an_icon_of_the_face_is_not_taken_for_one_of_the_card() -> None:
    table = turned("RAB L2-06", ["F5"])
    assert shown(table) == ("die now, move next", "move now, move next")
    table.play("RAB: move RAB right")
    assert shown(table) == ("die now, move next", "move done, move now")
    table.play("RAB: move RAB right")
    assert shown(table) == ("die done, move now", "")


def test_where_the_order_is_free_the_icons_left_can_be_chosen() -> None:
    table = turned("RAB L2-06", ["F6"], options=FREE)
    assert shown(table) == ("die choice, move choice", "")
    assert all(table.table.state.refusal(0, action) == OK for action in table.table.state.legal(0))
    table.play("RAB: die")
    assert shown(table) == ("die now, move next", "ruby choice, hit choice")
    table.play("RAB: hit PEN")
    assert shown(table) == ("die done, move now", "")


def test_what_is_done_in_another_order_is_told_as_done() -> None:
    table = turned("RAB L2-06", [], options=FREE)
    table.play("RAB: move")
    assert shown(table) == ("move now, die next", "")


@pytest.mark.parametrize(("half", "steps"), [("a", "coin done, move now"), ("b", "ruby done, move now")])
def test_a_half_is_known_by_its_letter(half: str, steps: str) -> None:
    data = copy.deepcopy(msgspec.to_builtins(shipped_data()))
    data["mercenaries"][0]["halves"] = [["coin", "move"], ["ruby", "move"]]
    place = {"asks": "turn", "pile": ["RAB L1A", "PEN L1B"]}
    table = scenario("for_a_crown", "RAB PEN CRO", None, place, ["RAB L1A"], data=data)
    table.play("RAB: turn")
    assert shown(table) == ("", "")
    table.play(f"RAB: half {half}")
    assert shown(table) == (steps, "")
    again = GAME.load(table.position, table.table.names, table.table.terms)
    assert words(GAME.view(again, -1).card_steps) == steps


def test_an_event_has_a_face_and_no_icons_of_its_own() -> None:
    table = turned("E6", ["F3"], round=2)
    assert table.view().event_kinds["E6"] == "magic_boost" and shown(table) == ("", "hit now")


def test_at_the_beat_of_a_roll_the_whole_face_is_to_come() -> None:
    table = turned("RAB L2-06", ["F6"])
    _, (_, die) = moments(table.table)
    assert (words(die.card_steps), words(die.face_steps)) == ("die now, move next", "ruby next, hit next")


def test_while_mercenaries_are_recruited_there_are_none() -> None:
    assert shown(crown()) == ("", "")
