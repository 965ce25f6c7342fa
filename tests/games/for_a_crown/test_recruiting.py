"""Setting up and recruiting: worked examples, one test each."""

from __future__ import annotations

import msgspec
import pytest

from regalia.core.state import OK
from regalia.games.for_a_crown.words import PASS
from regalia.testing import scenario
from tests.games.for_a_crown.tables import FIVE, THREE, chest, crown


def test_setup_for_five() -> None:
    """Five portraits from the mark leftwards, chests, coins by influence, reserve, market and events."""
    table = scenario("for_a_crown", FIVE, setup=["CRO", "RAB", "PEN", "FLA", "MON"], exact_luck=False)
    assert table.gallery == {"CRO": 8, "RAB": 7, "PEN": 6, "FLA": 5, "MON": 4}
    assert set(table.rubies.values()) == {10} and table.sold == []
    assert table.coins == {"CRO": 3, "RAB": 4, "PEN": 4, "FLA": 4, "MON": 5}
    assert table.reserve == {"rubies": 10, "coins": 10, "raccoons": 25}
    assert table.pile == ["E1", "E2"] and table.event_deck == 5
    assert table.piles == {"L1A": 5, "L1B": 5, "L1C": 5}
    assert all(len(table.market[level]) == 2 and len(table.decks[level]) == 8 for level in "2345")
    assert table.prices == [1, 3, 5, None, None]


def test_setup_for_three() -> None:
    """Three portraits, coins 3, 4, 5, and a fuller reserve."""
    table = scenario("for_a_crown", THREE, setup=["PEN", "CRO", "RAB"], exact_luck=False)
    assert table.gallery == {"PEN": 8, "CRO": 7, "RAB": 6}
    assert [table.coins[name] for name in ("PEN", "CRO", "RAB")] == [3, 4, 5]
    assert table.reserve == {"rubies": 30, "coins": 18, "raccoons": 25}


def test_an_open_card_paid_with_both() -> None:
    """A level-3 card for 3 coins and 2 rubies; its place stays empty until the pass ends."""
    table = crown(chests={"RAB": "10r 3c H"})
    before = table.reserve
    table.play("RAB: recruit L3-01 3c+2r")
    assert chest(table, "RAB") == "8r 0c 0t H"
    assert table.reserve["coins"] == before["coins"] + 3 and table.reserve["rubies"] == before["rubies"] + 2
    assert table.cards["RAB"] == ["L3-01"] and "RAB L3-01" in table.pile and not table.blind
    assert table.view("PEN").cards[0][0].card == "L3-01"
    assert table.market["3"] == ["L3-02"]


def test_level_four_is_closed() -> None:
    """Without a tile a column is closed."""
    table = crown()
    table.refuses("RAB: recruit L4-01", because="column-closed")
    table.refuses("RAB: recruit deck 4 3c+2r", because="column-closed")


def test_rubies_although_coins_are_there() -> None:
    """A ruby may be paid though coins are left."""
    table = crown(chests={"RAB": "10r 3c H"})
    table.play("RAB: recruit L1A 1r")
    assert chest(table, "RAB") == "9r 3c 0t H"


@pytest.mark.parametrize("split", ["3c+1r", "1c+1r"])
def test_a_split_must_be_the_price(split: str) -> None:
    """Too much and too little are both refused."""
    table = crown(chests={"RAB": "10r 3c H"})
    table.refuses(f"RAB: recruit L2-01 {split}", because="not-the-price")


def test_a_blind_recruit_is_known_to_its_recruiter_only() -> None:
    """The top of the level-4 deck: named in one view, unknown in all others."""
    table = crown(round=2, chests={"RAB": "9r 4c H"}, market={"4": ["L4-01", "L4-02"]}, luck=["L4-06"])
    table.play("RAB: recruit deck 4 4c+1r")
    assert chest(table, "RAB") == "8r 0c 0t H" and len(table.decks["4"]) == 7
    assert table.view("RAB").mine[0].card == "L4-06"
    for seat in ("PEN", "CRO", ""):
        view = table.view(seat)
        assert view.cards[0][0].card == "?" and view.cards[0][0].level == 4
        assert "L4-06" in view.unseen["4"] and not any("L4-06" in text for text in table.story(seat))
        hidden = msgspec.json.encode(msgspec.structs.replace(view, unseen={}, kinds=())).decode()
        assert "L4-06" not in hidden


def test_nothing_is_refilled_within_a_pass() -> None:
    """The third family finds only the deck of level 2; after it the market is refilled."""
    table = crown(luck=["L2-03", "L2-04"])
    table.play("RAB: recruit L2-01 3c", "PEN: recruit L2-02 3c")
    offers = table.offers("CRO")
    assert [text for text in offers if "L2" in text or text == "recruit deck 2"] == ["recruit deck 2"]
    assert {"recruit L3-01", "recruit L3-02", "recruit deck 3"} <= set(offers)
    assert {"recruit L1A", "recruit L1B", "recruit L1C"} <= set(offers) and len(offers) == 7
    table.play("CRO: recruit L1B 1c")
    assert len(table.market["2"]) == 2 and len(table.decks["2"]) == 6 and table.piles["L1B"] == 4
    assert table.recruiting == 2


def test_a_short_deck_leaves_a_place_empty() -> None:
    """One card left: it is turned up, and there is no blind card any more."""
    table = crown(luck=["L2-10"], who="CRO", market={"2": []}, decks={"2": ["L2-10"]})
    table.play("CRO: recruit L1A 1c")
    assert table.market["2"] == ["L2-10"] and table.decks["2"] == []
    assert "recruit deck 2" not in table.offers("RAB")
    table.refuses("RAB: recruit deck 2", because="deck-empty")


def test_who_can_pay_for_nothing_passes() -> None:
    """Recruiting is a duty only as long as anything can be paid for."""
    table = crown(chests={"RAB": "0r 0c h"})
    assert table.offers("RAB") == ["pass"]
    assert table.table.state.refusal(0, PASS) == OK
    table.play("RAB: pass")
    assert table.asks("PEN", "recruit")


def test_who_can_pay_for_everything_may_not_pass() -> None:
    """No column is closed and every card can be paid for."""
    table = crown(round=4, market={"5": ["L5-01"]}, decks={}, chests={"RAB": "20r 9c h"}, reserve={"rubies": 20})
    table.refuses("RAB: pass", because="must-recruit")


def test_two_full_passes_in_round_one() -> None:
    """All four families in influence order, a refill, all four again; ten cards are shuffled."""
    table = crown("FLA RAB MON PEN", influence="FLA RAB MON PEN", luck=["L2-05", "FLA L1A"])
    first = ["FLA: recruit L2-01 3c", "RAB: recruit L1A 1r", "MON: recruit L1A 1r", "PEN: recruit L1A 1r"]
    table.play(*first[:3])
    assert table.market["2"] == ["L2-02"]
    table.play(first[3])
    assert table.market["2"] == ["L2-02", "L2-05"] and table.asks("FLA", "recruit") and table.recruiting == 2
    table.play("FLA: recruit L1A 1r", "RAB: recruit L1C 1r", "MON: recruit L1C 1r")
    assert len(table.pile) == 9 and table.asks("PEN", "recruit")
    table.play("PEN: recruit L1B 1r")
    assert table.recruiting == 0 and len(table.pile) + len(table.revealed) == 10 and table.turned == "FLA L1A"


def test_the_prices_slide() -> None:
    """One column to the right at the end of each round; the 5 leaves at last."""
    wanted = {1: [1, 3, 5, None, None], 2: [0, 1, 3, 5, None], 3: [0, 0, 1, 3, 5], 4: [0, 0, 0, 1, 3]}
    for number in (1, 2, 3):
        table = crown(round=number, asks="turn", pile=[])
        assert table.prices == wanted[number]
        table.play("RAB: turn")
        assert table.round == number + 1 and table.prices == wanted[number + 1]


def test_a_sale_in_the_middle_of_a_payment() -> None:
    """Two coins and a ruby, the sale, two more rubies."""
    table = crown(round=3, influence="PEN RAB CRO", chests={"PEN": "1r 2c H"}, reserve={"rubies": 20})
    table.play("PEN: recruit L5-01 2c+3r")
    assert chest(table, "PEN") == "8r 0c 0t h" and table.reserve["rubies"] == 13
    assert "PEN sells the heirloom!" in table.story()


def test_no_sale_while_coins_are_left() -> None:
    """Two splits would force a sale with coins left; paying with coins alone is fine."""
    table = crown(round=2, influence="PEN RAB CRO", chests={"PEN": "0r 3c H"})
    table.refuses("PEN: recruit L3-01 3r", because="coins-before-sale")
    table.refuses("PEN: recruit L3-01 2c+1r", because="FC-R10")
    table.play("PEN: recruit L3-01 3c")
    assert chest(table, "PEN") == "0r 0c 0t H"


def test_what_cannot_be_paid_is_not_offered() -> None:
    """With one ruby and nothing to sell: level 1 for free, level 2 for the ruby."""
    table = crown("MON RAB PEN", round=2, chests={"MON": "1r 0c h"})
    assert {text.split()[1][:2] for text in table.offers("MON") if "deck" not in text} == {"L1", "L2"}
    assert table.offers("MON", "recruit deck") == ["recruit deck 2"]
    table.refuses("MON: recruit L3-01 3r", because="too-dear")
    table.play("MON: recruit L2-01 1r")
    assert chest(table, "MON") == "0r 0c 0t h" and "MON" in table.gallery
