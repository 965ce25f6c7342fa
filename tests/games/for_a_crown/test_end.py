"""The end, the reserve, secrets and options: worked examples, one test each."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.drawing import plain
from regalia.testing import Scenario
from tests.games.for_a_crown.tables import THREE, chest, crown, event


def final(seats: str = THREE, **given: Any) -> Scenario:
    """A table at the very end of round 4, counted."""
    table = crown(seats, round=4, asks="turn", pile=[], **given)
    table.play(f"{table.who}: turn")
    assert table.is_over
    return table


def scores(table: Scenario) -> dict[str, int]:
    """The last line of the count."""
    return dict(zip(table.table.names, table.result.lines[-1].numbers, strict=True))


def test_the_final_count() -> None:
    """Influence, coins, raccoons; a tie goes to the more influential."""
    table = final(chests={"RAB": "7r 2c 0t H", "PEN": "8r 2c 1t H", "CRO": "17r 0c 3t h"})
    assert scores(table) == {"RAB": 19, "PEN": 19, "CRO": 16}
    assert table.places() == ["RAB", "PEN", "CRO"]


def test_fc_r40_in_a_tie_the_more_influential_wins_wherever_it_sits() -> None:
    chests = {"RAB": "8r 0c 1t H", "PEN": "7r 0c 0t H", "CRO": "6r 0c 0t H"}
    table = final(chests=chests, gallery={"RAB": 3, "PEN": 5, "CRO": 8})
    assert scores(table) == {"RAB": 17, "PEN": 17, "CRO": 17}
    assert table.places() == ["CRO", "PEN", "RAB"]


def test_a_gain_comes_before_the_loss() -> None:
    """The ruby for most coins pays for most raccoons."""
    table = final("RAB PEN FLA", chests={"FLA": "0r 3c 2t h", "RAB": "5r 1c", "PEN": "5r 1c"})
    assert scores(table)["FLA"] == 0 and "FLA" in table.gallery


def test_the_last_loss_may_sell() -> None:
    """No ruby and most raccoons: the heirloom is sold, nine are left."""
    table = final("RAB PEN MON", chests={"MON": "0r 0c 4t H"})
    assert scores(table)["MON"] == 9 and "MON" in table.sold


def test_majorities_of_none() -> None:
    """Only the most influential family gains."""
    table = final(chests=dict.fromkeys(THREE.split(), "6r 0c 0t H"))
    assert table.rubies == {"RAB": 7, "PEN": 6, "CRO": 6}


def test_an_almost_empty_reserve() -> None:
    """Three ruby icons and one ruby."""
    table = crown(reserve={"rubies": 1}, asks="turn", pile=["PEN L4-01"], luck=["PEN L4-01"])
    table.play("RAB: turn")
    assert table.rubies["PEN"] == 11 and table.reserve["rubies"] == 0


def test_no_raccoon_no_question() -> None:
    """The hit is applied, the raccoon is not even asked about."""
    table = crown("MON RAB PEN", reserve={"raccoons": 0}, asks="turn", pile=["MON L2-09"], luck=["MON L2-09"])
    table.play("MON: turn", "MON: hit RAB")
    assert table.rubies["RAB"] == 9 and table.round == 2 and sum(table.raccoons.values()) == 0


def test_a_sale_always_brings_ten() -> None:
    """The reserve goes below zero and must be filled up first."""
    given: dict[str, Any] = {"chests": {"PEN": "0r H"}, "reserve": {"rubies": 6}, "asks": "turn"}
    table = crown(luck=["RAB L3-05"], pile=["RAB L3-05"], **given)
    table.play("RAB: turn", "RAB: hit PEN")
    assert table.rubies["PEN"] == 9 and "PEN" in table.sold and table.reserve["rubies"] == -3
    assert table.rubies["RAB"] == 10


def test_a_blind_card_becomes_public() -> None:
    """Before its first reveal only its family knows it, afterwards everybody does."""
    luck: list[str | int] = ["RAB L3-09", "F2", "F2"]
    table = crown(cards={"RAB": ["L3-09"]}, blind={"RAB": ["L3-09"]}, asks="turn", pile=["RAB L3-09"], luck=luck)
    assert table.view("PEN").cards[0][0].card == "?" and table.view("RAB").mine[0].card == "L3-09"
    table.play("RAB: turn")
    assert table.round == 2
    for seat in ("RAB", "PEN", "CRO", ""):
        card = table.view(seat).cards[0][0]
        assert card.card == "L3-09" and card.face_down and not card.blind


def test_who_is_out_does_not_count() -> None:
    """The most raccoons among those in play."""
    given: dict[str, Any] = {"fallen": {"MON": {"time": 1, "space": 6}}, "raccoons": {"RAB": 2, "PEN": 1}}
    table = crown("RAB PEN MON", ["E1", "PEN L1A"], round=2, asks="turn", pile=["E1", "PEN L1A"], **given)
    table.play("RAB: turn")
    assert table.rubies["RAB"] == 8 and table.raccoons == {"RAB": 0, "PEN": 1, "MON": 0}


def test_majority_zero_all() -> None:
    """With the option a maximum of none is everybody's."""
    chests = dict.fromkeys(THREE.split(), "6r 0c 0t H")
    table = crown(options={"majority_zero": "all"}, round=4, chests=chests, asks="turn", pile=["E1"], luck=["E1"])
    table.play("RAB: turn")
    assert table.is_over and table.rubies == {"RAB": 5, "PEN": 4, "CRO": 4}
    assert scores(table) == {"RAB": 15, "PEN": 14, "CRO": 14} and table.places() == ["RAB", "PEN", "CRO"]


def test_optional_sale() -> None:
    """With the option a bribe may sell the heirloom, once all coins are spent."""
    table = event("E5", "PEN RAB CRO", options={"optional_sale": "on"}, chests={"PEN": "0r 1c 3t H"})
    table.refuses("PEN: bribe 2 2r", because="coins-before-sale")
    table.play("PEN: bribe 2 1c+1r")
    assert chest(table, "PEN") == "9r 0c 1t h"


def test_substitutes() -> None:
    """With the option the reserve never runs out."""
    given: dict[str, Any] = {"reserve": {"coins": 0, "raccoons": 0}, "asks": "turn", "pile": ["MON L4-10"]}
    table = crown("MON PEN RAB", ["MON L4-10"], options={"reserve_mode": "substitute"}, **given)
    coins = table.coins["MON"]
    table.play("MON: turn", "MON: hit PEN", "MON: raccoon RAB")
    assert table.rubies["MON"] == 11 and table.coins["MON"] == coins + 1
    assert table.rubies["PEN"] == 9 and table.raccoons["RAB"] == 1
    assert table.reserve["coins"] == -1 and table.reserve["raccoons"] == -1
    assert "0 (+1 lent)" in plain(table.table.game.draw(table.view("MON"), "en", table.table.names))


@pytest.mark.parametrize("effects", [["ruby", "hit MON"], ["hit MON"]])
def test_free_order_finishes_the_face_first(effects: list[str]) -> None:
    """Once rolled, the face is done completely, in either order, before the card goes on."""
    given: dict[str, Any] = {"asks": "turn", "pile": ["FLA L2-06"], "options": {"effect_order": "free"}}
    table = crown("FLA RAB MON", ["FLA L2-06", "F6"], **given)
    table.play("FLA: turn")
    assert table.offers("FLA") == ["die", "move"]
    table.play("FLA: die")
    assert table.offers("FLA") == ["ruby", "hit"]
    table.refuses("FLA: move FLA right", because="face-first")
    table.play(*(f"FLA: {effect}" for effect in effects))
    assert table.rubies["FLA"] == 11 and table.rubies["MON"] == 9
    table.play("FLA: move RAB right")
    assert table.gallery["RAB"] == 9


def test_who_cannot_pay_is_asked_all_the_same() -> None:
    """A forced refusal looks like a free one."""
    table = event("E7", "RAB PEN CRO", chests={"PEN": "0r 0c H"})
    table.play("RAB: decline")
    assert table.asks("PEN", "mage") and table.offers("PEN") == ["decline"]
    for seat in ("RAB", "CRO"):
        prompt = table.table.prompt(table.table.seat(seat))
        assert not prompt.actions and not prompt.greyed
        assert table.view(seat).rubies[1] is None and table.view(seat).coins[1] is None
    table.play("PEN: decline")
    lines = [line for line in table.story("CRO") if "pays nothing" in line]
    assert lines == ["RAB pays nothing.", "PEN pays nothing."]
