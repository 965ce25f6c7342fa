"""Every table option flipped: what it changes, and that the other value does not."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.drawing import plain
from regalia.core.errors import BadOption
from regalia.games.for_a_crown.terms import OPTIONS
from regalia.testing import Scenario, scenario

SEATS = "RAB CRO PEN"


def crown(options: dict[str, Any], luck: list[str | int], **position: Any) -> Scenario:
    """A table with options."""
    return scenario("for_a_crown", SEATS, options, position, luck)


def test_the_options_and_their_defaults() -> None:
    assert OPTIONS.settle() == {
        "effect_order": "printed",
        "reserve_mode": "strict",
        "majority_zero": "none",
        "mages_order": "snapshot",
        "optional_sale": "off",
        "history": "round",
        "show_split": "on",
        "chat": "on",
    }
    with pytest.raises(BadOption):
        OPTIONS.settle({"history": "sometimes"})


@pytest.mark.parametrize(("order", "asked"), [("printed", "raccoon"), ("free", "icon")])
def test_effect_order(order: str, asked: str) -> None:
    table = crown({"effect_order": order}, ["RAB L2-08"], asks="turn", pile=["RAB L2-08"])
    table.play("RAB: turn")
    if order == "printed":
        table.refuses("RAB: raccoon CRO", because="choose-a-portrait")
        table.play("RAB: move RAB right", "RAB: move RAB right")
    else:
        table.refuses("RAB: hit CRO", because="no-such-icon")
        table.refuses("RAB: half a", because="choose-the-icon")
    assert table.asks("RAB", asked)
    table.play("RAB: raccoon CRO")
    assert table.raccoons["CRO"] == 1


def test_free_order_asks_only_while_icons_differ() -> None:
    table = crown({"effect_order": "free"}, ["RAB L2-02"], asks="turn", pile=["RAB L2-02"])
    table.play("RAB: turn", "RAB: hit CRO", "RAB: hit PEN")
    assert table.round == 2


def test_free_order_of_a_face_rolled_through_an_event() -> None:
    table = crown({"effect_order": "free"}, ["E6", "F6"], asks="turn", round=2, pile=["E6"])
    table.play("RAB: turn")
    assert table.offers("PEN") == ["ruby", "hit"]


@pytest.mark.parametrize(("mode", "coins"), [("strict", 3), ("substitute", 5)])
def test_reserve_mode(mode: str, coins: int) -> None:
    table = crown({"reserve_mode": mode}, ["RAB L2-01"], reserve={"coins": 0}, asks="turn", pile=["RAB L2-01"])
    table.play("RAB: turn")
    assert table.coins["RAB"] == coins


@pytest.mark.parametrize(("zero", "rubies"), [("none", 10), ("all", 8)])
def test_majority_zero(zero: str, rubies: int) -> None:
    table = crown({"majority_zero": zero}, ["E1"], asks="turn", pile=["E1"])
    table.play("RAB: turn")
    assert set(table.rubies.values()) == {rubies}


@pytest.mark.parametrize(("order", "following"), [("snapshot", "CRO"), ("live", "PEN")])
def test_mages_order(order: str, following: str) -> None:
    table = crown({"mages_order": order}, ["E7", "F5"], asks="turn", round=2, pile=["E7"])
    table.play("RAB: turn", "RAB: pay 1c", "RAB: move PEN right", "RAB: move CRO left")
    assert table.asks(following, "mage")


@pytest.mark.parametrize("sale", ["off", "on"])
def test_optional_sale(sale: str) -> None:
    luck: list[str | int] = ["E7"] if sale == "off" else ["E7", "F1"]
    table = crown({"optional_sale": sale}, luck, chests={"RAB": "0r 0c H"}, asks="turn", round=2, pile=["E7"])
    table.play("RAB: turn")
    if sale == "off":
        table.refuses("RAB: pay 1r", because="no-sale-here")
        assert table.offers("RAB") == ["decline"]
    else:
        table.play("RAB: pay 1r")
        assert "RAB" in table.sold and table.rubies["RAB"] == 10


def told_in(history: str) -> tuple[list[str], list[str], list[str]]:
    """The log right after a payment, a decision later, and a round later."""
    table = crown({"history": history}, ["L2-05", "RAB L1A", "PEN L2-01"], who="PEN", recruiting=2, pile=["RAB L1A"])
    table.play("PEN: recruit L2-01 3c")
    at_once = table.story("RAB")
    while table.round == 1:
        seat = table.table.names[table.table.waiting()[0]]
        table.play(f"{seat}: {table.offers(seat)[0]}")
    return at_once, table.story("RAB"), table.story("PEN")


@pytest.mark.parametrize(("history", "later"), [("round", False), ("full", True), ("none", False)])
def test_history(history: str, later: bool) -> None:
    at_once, afterwards, own = told_in(history)
    paid = "PEN pays 3 coins."
    assert paid in at_once
    assert (paid in afterwards) == later and ("You pay 3 coins." in own) == later
    assert "PEN recruits Coin Clipper (price 3)." in afterwards


def test_history_none_forgets_after_the_announcement() -> None:
    table = crown({"history": "none"}, [])
    table.play("RAB: recruit L1A 1c")
    assert "RAB pays one coin." in table.story("PEN")
    table.play("CRO: recruit L1A 1c")
    assert "RAB pays one coin." not in table.story("PEN") and "CRO pays one coin." in table.story("PEN")


def test_the_whole_log_is_open_after_the_game() -> None:
    table = crown({"history": "none"}, [], round=4, asks="turn", pile=[])
    table.play("RAB: turn")
    assert table.is_over and "RAB is the most influential family: one ruby." in table.story()


@pytest.mark.parametrize("split", ["on", "off"])
def test_show_split(split: str) -> None:
    table = crown({"show_split": split}, [], chests={"RAB": "10r 3c H"})
    table.play("RAB: recruit L3-01 3c+2r")
    others, own = table.story("PEN"), table.story("RAB")
    assert "You pay 3 coins and 2 rubies." in own
    reserve = table.view("PEN").reserve
    if split == "on":
        assert "RAB pays 3 coins and 2 rubies." in others and reserve.coins is not None
    else:
        assert "RAB pays 5." in others and "coins and" not in " ".join(others)
        assert reserve.rubies is None and reserve.coins is None and reserve.both == table.view("RAB").reserve.both
        assert "rubies and coins" in plain(table.table.game.draw(table.view("PEN"), "en", table.table.names))


def test_a_sale_is_announced_although_splits_are_hidden() -> None:
    table = crown({"show_split": "off"}, [], round=3, chests={"RAB": "1r 2c H"})
    table.play("RAB: recruit L5-01 2c+3r")
    assert "RAB sells the heirloom!" in table.story("PEN")


def test_the_reserve_is_shown_when_the_count_is_over() -> None:
    table = crown({"show_split": "off"}, [], round=4, asks="turn", pile=[])
    table.play("RAB: turn")
    assert table.view("").reserve.rubies == table.reserve["rubies"]


@pytest.mark.parametrize("chat", ["on", "off"])
def test_chat_changes_nothing_else(chat: str) -> None:
    table = crown({"chat": chat}, [])
    assert table.view("RAB").chat == (chat == "on")
    assert len(table.offers("RAB")) == 9
