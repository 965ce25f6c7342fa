"""Actions in words: every spelling, short and long, and what names nothing."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.errors import BadNotation
from regalia.games.for_a_crown import GAME
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.luck import named
from regalia.games.for_a_crown.naming import default_families
from regalia.games.for_a_crown.paying import pay
from regalia.testing import Scenario, scenario


def crown(**given: Any) -> Scenario:
    """A table laid out as the position says."""
    return scenario("for_a_crown", "RAB PEN CRO", given.pop("options", None), given)


def read(table: Scenario, text: str, seat: str = "RAB") -> list[int]:
    """What a text stands for."""
    return GAME.read(table.view(seat), text)


COIN_CLIPPER = W.TAKE + 3


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("recruit L2-01", [COIN_CLIPPER]),
        ("recruit coin clipper", [COIN_CLIPPER]),
        ("Recruit L2-01 for 2c + 1r", [COIN_CLIPPER, pay(2, 1)]),
        ("take L2-01 3 coins", [COIN_CLIPPER, pay(3, 0)]),
        ("buy the Coin Clipper with 1 coin and 2 rubies", [COIN_CLIPPER, pay(1, 2)]),
        ("recruit L2-01: 1c, 2r", [COIN_CLIPPER, pay(1, 2)]),
        ("recruit L1C 1c", [W.TAKE + 2, pay(1, 0)]),
        ("recruit deck 3", [W.TAKE_BLIND + 3]),
        ("recruit blind 3 3c+2r", [W.TAKE_BLIND + 3, pay(3, 2)]),
        ("recruit the top of the deck of level 3", [W.TAKE_BLIND + 3]),
        ("recruit L3 deck 1r", [W.TAKE_BLIND + 3, pay(0, 1)]),
        ("pass", [W.PASS]),
        ("half A", [W.HALF_A]),
        ("b", [W.HALF_B]),
        ("hit PEN", [W.STRIKE + 1]),
        ("hit penguin", [W.STRIKE + 1]),
        ("hit Viscount Penguin", [W.STRIKE + 1]),
        ("hit 3", [W.STRIKE + 2]),
        ("raccoon to CRO", [W.SEND_RACCOON + 2]),
        ("move CRO to the left", [W.SHIFT + 4]),
        ("move RAB right", [W.SHIFT + 1]),
        ("bribe 2", [W.RETURN_RACCOONS + 2]),
        ("bribe 2 raccoons 1c+1r", [W.RETURN_RACCOONS + 2, pay(1, 1)]),
        ("keep", [W.RETURN_RACCOONS]),
        ("bribe 0", [W.RETURN_RACCOONS]),
        ("decline", [W.DECLINE]),
        ("hire 1r", [pay(0, 1)]),
        ("die", [W.CHOOSE_ICON + W.DIE_ICON]),
        ("roll", [W.CHOOSE_ICON + W.DIE_ICON]),
        ("family croc", [W.CHOOSE_FAMILY + 4]),
        ("choose FLA", [W.CHOOSE_FAMILY + 3]),
        ("turn", [W.TURN_UP]),
        ("hit PEN; raccoon CRO; turn", [W.STRIKE + 1, W.SEND_RACCOON + 2, W.TURN_UP]),
    ],
)
def test_spellings(text: str, actions: list[int]) -> None:
    assert read(crown(), text) == actions


@pytest.mark.parametrize(
    "text",
    [
        *(
            "dance",
            "recruit",
            "recruit L9-01",
            "recruit L2-01 2x",
            "hit MON",
            "hit 7",
            "hit green",
            "recruit L2-01 free",
            "move RAB",
            "move RAB up",
            "pay up",
        ),
        *("family lion", "bribe much", "pay 2c+purple", ""),
    ],
)
def test_what_names_nothing(text: str) -> None:
    with pytest.raises(BadNotation):
        read(crown(), text)


def test_a_payment_at_a_bribe_names_the_raccoons() -> None:
    table = crown(turned="E5", chests={"RAB": "5r 2c 3t"}, pile=[])
    assert table.asks("RAB", "bribe")
    assert read(table, "pay 2c+1r") == read(table, "bribe 2c 1r") == [W.RETURN_RACCOONS + 3, pay(2, 1)]
    assert read(table, "pay nothing") == read(table, "decline") == [W.RETURN_RACCOONS]
    table.refuses("RAB: hire 1c", because="answer-the-bribe")
    table.refuses("RAB: hire nothing", because="answer-the-bribe")
    table.play("RAB: bribe 2")
    assert table.offers("RAB") == ["pay 2c", "pay 1c+1r", "pay 2r"]
    table.play("RAB: pay 1c+1r")
    assert table.raccoons["RAB"] == 1


def test_where_the_order_is_free_a_target_names_the_icon() -> None:
    table = crown(options={"effect_order": "free"}, turned="RAB L3-02", asks="icon", icons=["hit", "raccoon"])
    assert read(table, "hit PEN") == [W.CHOOSE_ICON + W.HIT_ICON, W.STRIKE + 1]
    assert read(table, "hit") == [W.CHOOSE_ICON + W.HIT_ICON]
    assert read(table, "move PEN left") == [W.CHOOSE_ICON + W.MOVE_ICON, W.SHIFT + 2]


def test_the_family_question() -> None:
    table = scenario("for_a_crown", "anna bert cleo", setup=[], exact_luck=False)
    assert table.asks("anna", "family") and len(table.offers("anna")) == 5
    table.play("anna: Marquise Croc")
    table.refuses("bert: family CRO", because="family-taken")
    table.refuses("bert: pass", because="choose-a-family")
    table.play("bert: monkey", "cleo: family RAB")
    assert table.families == {"anna": "croc", "bert": "monkey", "cleo": "rabbit"}
    assert "anna plays Marquise Croc." in table.story()
    with pytest.raises(BadNotation, match="MON"):
        read(table, "hit flamingo", "anna")


def test_before_families_are_chosen_nobody_can_be_named() -> None:
    table = scenario("for_a_crown", "anna bert cleo", setup=[], exact_luck=False)
    with pytest.raises(BadNotation, match="not chosen"):
        read(table, "hit flamingo", "anna")


def test_named_luck() -> None:
    names = ["anna", "PEN", "cleo"]

    def outcomes(word: str) -> list[int]:
        return [each.outcome for each in named(word, names)]

    assert outcomes("F4, 2") == [4, 2] and outcomes("cleo") == [2] and outcomes("penguin") == [1]
    assert outcomes("L2-01") == outcomes("coin clipper") == [W.NAMED_KIND + 3]
    assert outcomes("anna's L1A") == outcomes("anna L1A") == [W.NAMED_KIND + 64]
    assert outcomes("E3") == [W.NAMED_EVENT + 2]
    assert outcomes("Mage Hire") == [W.NAMED_EVENT_KIND + W.MAGE_HIRE]
    assert outcomes("#7") == [W.NAMED_KIND + 7]
    with pytest.raises(BadNotation):
        outcomes("rain")


def test_default_families() -> None:
    assert default_families(["red", "blue", "green"]) == [0, 1, 2]
    assert default_families(["CRO", "anna", "rabbit"]) == [4, 1, 0]
    assert default_families(["CRO", "croc", "bert"]) == [4, 0, 1]


@pytest.mark.parametrize(
    ("luck", "moves"),
    [
        (["L4-01"], ["RAB: recruit deck 3 3c+2r"]),
        ([3], ["RAB: recruit deck 3 3c+2r"]),
        (["E1"], ["RAB: recruit deck 3 3c+2r"]),
    ],
)
def test_luck_that_cannot_happen_in_a_deck(luck: list[str | int], moves: list[str]) -> None:
    table = scenario("for_a_crown", "RAB PEN CRO", luck=luck)
    with pytest.raises(
        AssertionError, match=f"“{luck[0]}”, at place 1 of the luck, cannot be a card of a deck: .* L3-10"
    ):
        table.play(*moves)


@pytest.mark.parametrize("word", ["E5", "bribe", "PEN L1A", "CRO L2-01", 2])
def test_luck_that_cannot_happen_in_the_pile(word: str | int) -> None:
    table = scenario("for_a_crown", "RAB PEN CRO", None, {"asks": "turn", "pile": ["E1", "RAB L1A"]}, [word])
    with pytest.raises(AssertionError, match=f"“{word}”.* cannot be a card of the common pile: it can be RAB L1A, E1"):
        table.play("RAB: turn")


def test_rivals_may_be_called_by_the_names_of_their_seats() -> None:
    assert GAME.seats_in("hit Anna", ["Ben", "anna", "Cleo"]) == "hit 2"
    assert GAME.seats_in("move cleo left; raccoon to BEN", ["Ben", "anna", "Cleo"]) == "move 3 left;raccoon to 1"
    assert GAME.seats_in("recruit L2-05 2c", ["L2-05", "b", "c"]) == "recruit L2-05 2c"
    assert GAME.seats_in("hit croc", ["croc", "b", "c"]) == "hit croc", "a family is meant"
