"""Answers and events as data: what an answer costs and where it leads, and what a seat is told of what happened."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regalia.core.act import Unknown
from regalia.games.for_a_crown import GAME
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.actions import ACTS, Blind, Hit, Move, Pass, Turn
from regalia.games.for_a_crown.story import HAPPENINGS
from regalia.testing import Scenario
from tests.games.for_a_crown.tables import crown, event

MOVE: dict[str, Any] = {"asks": "move", "turned": "RAB L2-04"}


def acts(table: Scenario, seat: int = 0) -> list[dict[str, Any]]:
    """The answers a seat has, as they go over the wire."""
    found: list[dict[str, Any]] = msgspec.to_builtins([choice.act for choice in table.table.prompt(seat).choices])
    return found


def told(table: Scenario, seat: int) -> list[dict[str, Any]]:
    """What a seat was told, as it goes over the wire."""
    view = table.table.view(seat)
    heard = [GAME.told(view, each.seen_by(seat)) for each in table.table.story]
    found: list[dict[str, Any]] = msgspec.to_builtins([each for each in heard if each is not None])
    return found


# --- answers


def test_a_recruit_has_its_price() -> None:
    offered = acts(crown())
    assert {"is": "recruit", "card": "L3-01", "level": 3, "price": 5, "rounds": 4} in offered
    assert {"is": "blind", "level": 2, "price": 3, "rounds": 4} in offered
    greyed = [msgspec.to_builtins(choice.act) for choice in crown().table.prompt(0).greyed]
    assert {"is": "blind", "level": 5, "price": None, "rounds": 4} in greyed


def test_what_is_done_at_once_is_known_to_last() -> None:
    table = crown(round=1).table
    prompt, view = table.prompt(0), table.view(0)
    lasting = {each.text: GAME.lasting(view, each.act) for each in prompt.choices}
    assert lasting["recruit L3-01"] == "", "it is still to be paid for"
    free = [each.act for each in prompt.choices if getattr(each.act, "price", None) == 0]
    assert all(GAME.lasting(view, act) == "turn" for act in free)
    assert GAME.lasting(view, Blind(2, 0, 4)) == "turn"
    assert GAME.lasting(view, Pass()) == "turn" and GAME.lasting(view, Turn()) == "luck"


def lasting(table: Scenario, seat: int = 0) -> dict[str, str]:
    """What the answers of a seat end or touch."""
    view = table.table.view(seat)
    return {each.text: GAME.lasting(view, each.act) for each in table.table.prompt(seat).choices}


def test_a_payment_ends_the_turn_and_a_mage_rolls_the_die() -> None:
    assert set(lasting(crown(chests={"RAB": "2r 3c H"}, picked="L3-01")).values()) == {"turn"}
    mages = lasting(crown(turned="E7", chests={"RAB": "2r 3c H"}, who="RAB"))
    assert mages.pop("decline") == "turn" and set(mages.values()) == {"luck"}
    bribe = lasting(crown(turned="E5", raccoons={"RAB": 2}, chests={"RAB": "2r 3c H"}))
    assert [bribe[f"bribe {number}"] for number in (0, 1)] == ["turn", ""]


def test_an_effect_that_can_be_taken_back_is_not_asked_about() -> None:
    assert set(lasting(crown(**MOVE)).values()) == {""}
    assert set(lasting(crown(turned="RAB L1A")).values()) == {""}


def test_what_is_done_to_a_rival_says_what_comes_of_it() -> None:
    view = crown(raccoons={"PEN": 2}, chests={"CRO": "1r 0c h"}).view("RAB")
    assert msgspec.to_builtins(GAME.act(view, W.SEND_RACCOON + 1)) == {"is": "raccoon", "target": 1, "raccoons": 3}
    assert [GAME.act(view, W.STRIKE + seat) for seat in (1, 2)] == [Hit(1, True), Hit(2, False)]


def test_a_payment_says_whether_the_heirloom_is_sold_for_it() -> None:
    table = crown(round=3, chests={"RAB": "1r 2c H"}, picked="L5-01")
    assert acts(table) == [{"is": "pay", "coins": 2, "rubies": 3, "sale": True, "rubies_left": 8}]
    enough = crown(chests={"RAB": "2r 3c H"}, picked="L3-01")
    assert acts(enough) == [{"is": "pay", "coins": 3, "rubies": 2, "sale": False, "rubies_left": 0}]


def test_a_move_says_where_it_leads_and_what_a_scandal_costs_there() -> None:
    """FC-R19: it jumps over others."""
    offered = acts(crown(gallery="11:RAB 4:PEN 3:CRO", **MOVE))
    assert offered == [
        {"is": "move", "portrait": 0, "side": "left", "space": 10, "scandal": 0},
        {"is": "move", "portrait": 1, "side": "left", "space": 2, "scandal": 2},
        {"is": "move", "portrait": 1, "side": "right", "space": 5, "scandal": 1},
        {"is": "move", "portrait": 2, "side": "left", "space": 2, "scandal": 2},
        {"is": "move", "portrait": 2, "side": "right", "space": 5, "scandal": 1},
    ]


@pytest.mark.parametrize("more", [{"gallery": "11:RAB 4:PEN 3:CRO"}, {"fallen": {"RAB": {}}, "who": "PEN"}])
def test_a_move_that_leads_nowhere_says_so(more: dict[str, Any]) -> None:
    table = crown(**(MOVE | more | {"turned": "PEN L2-04", "who": "PEN"}))
    right = next(each for each in table.table.prompt(1).greyed if each.text == "move RAB right")
    assert (
        isinstance(right.act, Move) and right.act.space is None and table.table.say(right.label) == "RAB to the right"
    )


def test_a_half_says_what_it_does() -> None:
    assert [(act["half"], act["card"], act["icons"]) for act in acts(crown(turned="RAB L1A"))] == [
        ("a", "L1A", ("coin",)),
        ("b", "L1A", ("move",)),
    ]


@pytest.mark.parametrize("number", [0, 6, W.CHOOSE_FAMILY + 5, W.STRIKE + 3, W.SHIFT + 6, W.TAKE_BLIND, W.PAY + 4096])
def test_a_number_that_means_nothing(number: int) -> None:
    assert GAME.act(crown().view("RAB"), number) == Unknown(number)


def test_only_free_choices_that_change_no_chest_are_taken_back() -> None:
    view = crown().view("RAB")
    asked = {text: GAME.number(view, GAME.acts_in(view, text)[0]) for text in ("half a", "hit PEN", "pass", "decline")}
    assert [GAME.may_take_back(action) for action in asked.values()] == [True, True, False, False]
    assert not GAME.may_take_back(GAME.read(view, "recruit deck 2")[0])


# --- events


def test_every_event_and_answer_has_a_name_of_its_own() -> None:
    assert set(HAPPENINGS) == set(range(W.CHOSE_FAMILY, W.REFILLED + 1)) and len(ACTS) == 13
    names = [each.struct.__struct_config__.tag for each in HAPPENINGS.values()]
    assert len(set(names)) == len(names) - 1  # both ways to pay are told as one


def test_what_a_blind_recruit_is_only_its_family_is_told() -> None:
    table = crown(luck=["L3-09"])
    table.play("RAB: recruit deck 3 3c+2r")
    assert {"is": "recruited-blind", "who": 0, "level": 3, "card": "L3-09"} in told(table, 0)
    assert {"is": "recruited-blind", "who": 0, "level": 3} in told(table, 1)


def test_of_a_hidden_split_the_others_are_told_the_price() -> None:
    """FC-R53."""
    table = crown(options={"show_split": "off"})
    table.play("RAB: recruit L3-01 3c+2r")
    assert {"is": "paid", "who": 0, "price": 5, "coins": 3, "rubies": 2} in told(table, 0)
    assert {"is": "paid", "who": 0, "price": 5} in told(table, 1)


def test_an_event_is_told_by_its_kind_and_its_card() -> None:
    table = event("E2", gallery="2:RAB 6:PEN 9:CRO", options={"history": "full"})
    assert {"is": "event-comes", "event": "scandal", "id": "E2"} in told(table, 0)
    assert {"is": "lost", "who": 0, "rubies": 2} in told(table, 2)


def test_a_roll_is_told_with_what_the_face_does() -> None:
    table = crown("RAB FLA MON", ["FLA L2-06", "F6"], asks="turn", pile=["FLA L2-06"])
    table.play("RAB: turn")
    assert {"is": "rolled", "who": 1, "face": 6, "icons": ("ruby", "hit")} in told(table, 0)


# --- who comes next


def test_the_less_influential_recruit_later() -> None:
    table = crown(gallery="8:PEN 7:CRO 6:RAB")
    assert table.view("RAB").coming == (2, 0)
    table.play("PEN: recruit L1A 1c")
    assert table.view("RAB").coming == (0,)


@pytest.mark.parametrize(("mages", "coming"), [("snapshot", (2, 0)), ("live", (0, 2))])
def test_mages_are_hired_in_the_order_agreed_on(mages: str, coming: tuple[int, ...]) -> None:
    """FC-R24."""
    hung: dict[str, Any] = {"gallery": "8:PEN 7:RAB 6:CRO", "order": ["PEN", "CRO", "RAB"]}
    table = crown(turned="E7", who="PEN", options={"mages_order": mages}, **hung)
    assert table.view("RAB").coming == coming


def test_only_families_with_raccoons_come_to_a_bribe() -> None:
    table = crown(turned="E5", raccoons={"RAB": 1, "CRO": 2})
    assert table.who == "RAB" and table.view("PEN").coming == (2,)


def test_an_effect_concerns_one_family() -> None:
    assert crown(**MOVE).view("RAB").coming == ()
