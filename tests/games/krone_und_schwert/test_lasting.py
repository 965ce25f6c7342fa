"""What an answer ends or touches for good, and what every space of the board says when it cannot be used."""

from __future__ import annotations

import pytest

from regalia.games.krone_und_schwert import GAME
from regalia.testing import Scenario
from tests.games.krone_und_schwert.tables import given
from tests.games.krone_und_schwert.test_data import REVOLT

LAND = {"P1": ["A:2,2"], "P2": ["A:4,2"]}
HAND = {"P1": ["build_castle", "build_town", "leader_3", "incite"]}


def lasting(table: Scenario, *texts: str, seat: str = "P1") -> list[str]:
    """What these answers end or touch."""
    prompt = table.table.prompt(table.table.seat(seat))
    by_text = {choice.text: GAME.lasting(table.view(seat), choice.act) for choice in prompt.choices}
    return [by_text[text] for text in texts]


def why_not(table: Scenario, piece: str) -> dict[str, str]:
    """What is not possible at a piece, and why."""
    prompt = table.table.prompt(table.table.seat("P1"))
    return {each.text.split()[0]: each.why_not.key for each in prompt.greyed_at(piece) if each.why_not}


def test_a_revolt_hands_the_table_to_the_others() -> None:
    assert lasting(given(**REVOLT), "revolt") == ["others"]


def test_luck_and_secrets_are_touched_while_points_are_left() -> None:
    table = given(spaces=LAND, hands=HAND, round=2)
    assert lasting(table, "draw", "incite") == ["luck", "luck"]
    assert lasting(table, "town A:2,2") == ["secret"]
    assert lasting(table, "end turn") == ["turn"]
    assert lasting(table, "attack A:4,2", "expand with leader_3", "occupy") == ["", "", ""]  # only begun


@pytest.mark.parametrize("text", ["draw", "town A:2,2", "incite"])
def test_what_takes_the_last_point_ends_the_turn(text: str) -> None:
    table = given(spaces=LAND, hands=HAND, round=2)
    price = next(each.act.ap for each in table.table.prompt(0).choices if each.text == text)  # type: ignore[attr-defined]
    assert lasting(given(spaces=LAND, hands=HAND, round=2, ap=price), text) == ["turn"]


def test_the_last_space_of_an_answer_ends_the_turn() -> None:
    table = given(spaces=LAND, hands=HAND, ap=2)
    table.play("P1: expand two with build_town")
    assert lasting(table, "place A:2,4") == [""]
    table.play("P1: place A:2,4")
    assert lasting(table, "place A:0,4") == ["turn"]
    one = given(spaces=LAND, hands=HAND)
    one.play("P1: expand with leader_3")
    assert lasting(one, "place A:2,4") == ["secret"]
    three = given(spaces=LAND, hands=HAND)
    three.play("P1: occupy")
    assert lasting(three, "place A:6,4") == ["turn"]


def test_every_space_says_why_not() -> None:
    table = given(spaces=LAND, hands=HAND, round=2, ap=2)
    assert why_not(table, "space:A:4,2") == {"castle": "refusal-not-yours", "town": "refusal-not-yours"}
    assert why_not(table, "space:A:0,0")["place"] == "refusal-not-adjacent"
    assert why_not(table, "space:A:2,4")["place"] == "refusal-grow-first"
    assert why_not(table, "space:A:2,2") == {"castle": "refusal-not-a-mountain", "attack": "refusal-your-own"}
    assert why_not(table, "space:nowhere") == {}
    table.play("P1: expand with leader_3")
    assert why_not(table, "space:A:4,2") == {"place": "refusal-not-free"}


def test_an_attack_is_not_forgotten_where_nobody_is_near() -> None:
    table = given(spaces={"P1": ["A:2,2"], "P2": ["C:0,0"]}, hands=HAND, round=2)
    assert table.greyed("P1")["attack C:0,0"] == "not-adjacent"
