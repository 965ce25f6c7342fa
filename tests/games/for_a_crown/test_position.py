"""Positions: defaults, short forms, any moment of a game, and every fault with its path."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.errors import BadPosition
from regalia.core.fairness import Seed
from regalia.core.snapshot import LUCK, differences
from regalia.core.table import new_table
from regalia.games.for_a_crown import GAME
from regalia.games.for_a_crown.terms import OPTIONS
from regalia.testing import scenario

NAMES = ["RAB", "PEN", "CRO"]
TERMS = GAME.terms(OPTIONS.settle(), GAME.data())


def test_an_empty_position_is_the_start() -> None:
    table = scenario("for_a_crown", "RAB PEN CRO")
    assert table.gallery == {"RAB": 8, "PEN": 7, "CRO": 6} and table.coins == {"RAB": 3, "PEN": 4, "CRO": 5}
    assert table.asks("RAB", "recruit") and table.recruiting == 1
    assert table.market["2"] == ["L2-01", "L2-02"] and len(table.decks["5"]) == 8
    assert table.families == {"RAB": "rabbit", "PEN": "penguin", "CRO": "croc"}
    assert table.known["RAB"]["rubies"] == [10, 10]


def test_short_forms() -> None:
    long = {"gallery": {"RAB": 9, "PEN": 3, "CRO": 5}, "rubies": {"RAB": 4}, "coins": {"RAB": 2}, "sold": ["RAB"]}
    short = {"gallery": "9:RAB 3:PEN, 5:CRO", "chests": {"rabbit": "4r 2c h"}}
    by_space = {"gallery": {"9": "RAB", "3": "PEN", "5": "CRO"}, "chests": {"RAB": "4r, 2c, h"}}
    first, *others = [GAME.dump(GAME.load(given, NAMES, TERMS), NAMES) for given in (long, short, by_space)]
    assert all(other == first for other in others)


def test_a_turned_card_suggests_the_question() -> None:
    assert scenario("for_a_crown", NAMES, position={"turned": "PEN L1A"}).asks("PEN", "half")
    assert scenario("for_a_crown", NAMES, position={"turned": "mage hire"}).asks("RAB", "mage")
    assert scenario("for_a_crown", NAMES, position={"pile": ["E1"]}).asks("RAB", "turn")
    table = scenario("for_a_crown", NAMES, position={"turned": "PEN L3-02", "asks": "hit"})
    assert table.effects == [["hit", "raccoon"]] and table.asks("PEN", "hit")
    boost = scenario("for_a_crown", NAMES, position={"turned": "E6", "asks": "hit", "face": "F6"})
    assert boost.asks("CRO", "hit") and boost.face == "F6"
    mage = scenario("for_a_crown", NAMES, position={"turned": "E7", "asks": "hit", "who": "PEN"})
    assert mage.done == ["PEN"] and mage.order == NAMES
    mage.play("PEN: hit RAB")
    assert mage.asks("RAB", "mage")


def test_half_given_answers() -> None:
    table = scenario("for_a_crown", NAMES, position={"picked": "L3-01"})
    assert table.offers("RAB") == ["pay 3c+2r", "pay 2c+3r", "pay 1c+4r", "pay 5r"]
    table.refuses("RAB: pass", because="pay-first")
    blind = scenario("for_a_crown", NAMES, position={"picked": "deck 2"})
    assert blind.view("RAB").picked == "deck 2" and len(blind.offers("RAB")) == 4
    bribe = scenario("for_a_crown", NAMES, position={"turned": "E5", "chests": {"PEN": "3t"}, "picked": "bribe 2"})
    assert bribe.asks("PEN", "bribe") and bribe.view("PEN").owes == 2
    bribe.refuses("PEN: bribe 1", because="pay-first")


def test_the_family_question() -> None:
    table = scenario("for_a_crown", NAMES, position={"asks": "family", "families": {"RAB": "monkey"}})
    assert table.asks("PEN", "family") and table.families == {"RAB": "monkey"}
    swapped = scenario("for_a_crown", NAMES, position={"families": {"RAB": "penguin"}})
    assert swapped.families == {"RAB": "penguin", "PEN": "rabbit", "CRO": "croc"}


def test_revealed_cards_are_not_in_the_pile() -> None:
    cards = {"RAB": ["L1A", "L1A"], "PEN": ["L2-01"]}
    table = scenario("for_a_crown", NAMES, position={"cards": cards, "revealed": ["RAB L1A", "E1"]})
    assert table.pile == ["RAB L1A", "PEN L2-01", "E2"] and table.revealed == ["RAB L1A", "E1"]


def test_later_rounds_have_more_events() -> None:
    for number, seen, deck in ((1, 2, 5), (2, 2, 4), (3, 3, 3), (4, 4, 2)):
        table = scenario("for_a_crown", NAMES, position={"round": number})
        assert sum(word.startswith("E") for word in table.pile) == seen and table.event_deck == deck


@pytest.mark.parametrize("options", [{}, {"effect_order": "free", "show_split": "off"}])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_moment_reads_back(seed: int, options: dict[str, Any]) -> None:
    table = new_table(GAME, 4, Seed(seed), options)
    for number in range(300):
        again = GAME.load(GAME.dump(table.state, table.names), table.names, table.terms)  # type: ignore[arg-type]
        assert not differences(table.state, again, LUCK)
        if table.is_over:
            return
        seat = table.waiting()[0]
        legal = table.state.legal(seat)
        table.play(seat, [legal[number % len(legal)]])


def test_a_moment_between_the_parts_of_an_answer_reads_back() -> None:
    table = scenario("for_a_crown", NAMES)
    table.play("RAB: recruit L3-01")
    again = GAME.load(table.position, NAMES, TERMS)
    assert not differences(table.table.state, again, LUCK)


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"game": "chess"}, "$.game", "chess"),
    ({"colour": 1}, "", "colour"),
    ({"round": 5}, "$.round", "1 to 4"),
    ({"asks": "sing"}, "$.asks", "asks for one of"),
    ({"families": {"RAB": "lion"}}, "$.families.RAB", "no family"),
    ({"families": {"XXX": "croc"}}, "$.families.XXX", "Nobody"),
    ({"gallery": {"RAB": 8}}, "$.gallery", "families in play"),
    ({"gallery": "8:RAB 8:PEN 7:CRO"}, "$.gallery", "families in play"),
    ({"gallery": {"RAB": 8, "PEN": 8, "CRO": 7}}, "$.gallery", "of its own"),
    ({"gallery": {"RAB": 12, "PEN": 8, "CRO": 7}}, "$.gallery", "1 to 11"),
    ({"gallery": {"RAB": "x", "PEN": 8, "CRO": 7}}, "$.gallery.RAB", "seat and space"),
    ({"influence": ["RAB", "XXX"]}, "$.influence", "Nobody"),
    ({"fallen": {"RAB": {"time": 0, "space": 4}}}, "$.fallen.RAB", "time from 1"),
    ({"chests": {"RAB": "4 bags"}}, "$.chests.RAB", "4r 2c 1t H"),
    ({"chests": {"RAB": "4r"}, "rubies": {"RAB": 4}}, "$.chests.RAB", "twice"),
    ({"rubies": {"RAB": 999}}, "$.rubies.RAB", "0 to 200"),
    ({"coins": {"RAB": 40}}, "$.reserve", "only 30"),
    ({"reserve": {"gold": 1}}, "$.reserve.gold", "rubies, coins"),
    ({"known": {"RAB": {"rubies": [11, 12]}}}, "$.known.RAB", "true"),
    ({"prices": [0, 0, 0, 0, 0]}, "$.prices", "prices are"),
    ({"piles": {"L1A": 9}}, "$.piles.L1A", "0 to 5"),
    ({"piles": {"L2-01": 1}}, "$.piles.L2-01", "pile"),
    ({"market": {"1": []}}, "$.market.1", "Columns"),
    ({"market": {"2": ["L3-01"]}}, "$.market.2", "not left"),
    ({"market": {"2": ["L2-01", "L2-02", "L2-03"]}}, "$.market.2", "At most 2"),
    ({"decks": {"2": 11}}, "$.decks.2", "0 to 8"),
    ({"decks": {"2": ["L2-99"]}}, "$.decks.2", "no card"),
    ({"cards": {"RAB": ["L1A"] * 6}}, "$.cards.RAB", "5 sleeves"),
    ({"cards": {"RAB": ["L2-01"], "PEN": ["L2-01"]}}, "$.cards", "not so many"),
    ({"blind": {"RAB": ["L2-01"]}}, "$.blind.RAB", "not among"),
    ({"cards": {"RAB": ["L1A"]}, "blind": {"RAB": ["L1A"]}}, "$.blind.RAB", "level 1"),
    ({"pile": ["L1A"]}, "$.pile", "no card of the pile"),
    ({"pile": ["E1", "E1"]}, "$.pile", "too often"),
    ({"unseen_events": ["E1"]}, "$.unseen_events", "did not start"),
    ({"event_deck": 1}, "$.event_deck", "has 5"),
    ({"turned": "RAB L2-01"}, "$.asks", "Say what"),
    ({"turned": "E1"}, "$.asks", "Say what"),
    ({"asks": "half"}, "$.turned", "which card"),
    ({"asks": "half", "turned": "RAB L2-01"}, "$.turned", "level 1"),
    ({"asks": "recruit", "turned": "RAB L2-02"}, "$.turned", "face down"),
    ({"asks": "hit", "turned": "E6", "face": "F9"}, "$.face", "F1"),
    ({"asks": "icon", "turned": "RAB L2-02"}, "$.icons", "left"),
    ({"asks": "icon", "turned": "RAB L2-02", "icons": ["jump"]}, "$.icons", "ruby"),
    ({"asks": "hit", "turned": "RAB L2-02", "effects": [["hit"], ["hit"], ["hit"]]}, "$.effects", "Only"),
    ({"who": "XXX"}, "$.who", "Nobody"),
    ({"who": "PEN", "fallen": {"PEN": {}}}, "$.who", "out"),
    ({"asks": "bribe", "turned": "E5", "who": "PEN"}, "$.who", "raccoons"),
    ({"picked": "L4-01"}, "$.picked", "cannot be chosen"),
    ({"picked": "deck x"}, "$.picked", "number"),
    ({"asks": "half", "turned": "RAB L1A", "picked": "L1A"}, "$.picked", "in parts"),
    ({"bonuses": {"RAB": ["luck"]}}, "$.bonuses.RAB", "influence"),
    ({"cards": {"RAB": ["L1A"] * 5}}, "$.cards", "at most 2 cards"),
    ({"asks": "turn", "pile": ["RAB L1A", "RAB L1B", "RAB L1C"]}, "$.cards", "at most 2 cards"),
    ({"reserve": {"rubies": -1}}, "$.reserve.rubies", "only for heirlooms"),
    ({"reserve": {"rubies": 500}}, "$.reserve.rubies", "There are only"),
    ({"reserve": {"raccoons": 26}}, "$.reserve.raccoons", "There are only 25"),
    ({"rubies": {"RAB": -1}}, "$.rubies.RAB", "0 to 200"),
    ({"recruiting": 3}, "$.recruiting", "no such pass"),
    ({"recruiting": -1}, "$.recruiting", "no such pass"),
    ({"round": 2, "recruiting": 2}, "$.recruiting", "no such pass"),
    ({"fallen": {"CRO": {"time": 1, "space": 3}}, "rubies": {"CRO": 5}}, "$.rubies", "nothing left"),
    ({"fallen": {"CRO": {"time": 1, "space": 3}}, "coins": {"CRO": 5}}, "$.coins", "nothing left"),
    ({"fallen": {"CRO": {"space": 3}, "PEN": {"space": 3}}}, "$.fallen", "one space"),
    ({"chests": {"RAB": "3r H"}, "sold": ["RAB"]}, "$.chests.RAB", "sold and unsold"),
    ({"bonuses": {"RAB": ["coins"]}}, "$.bonuses", "final count"),
    ({"face": "F1"}, "$.face", "turned up"),
]


@pytest.mark.parametrize(("position", "path", "sentence"), FAULTS)
def test_a_fault_names_its_path(position: dict[str, Any], path: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as fault:
        GAME.load(position, NAMES, TERMS)
    assert sentence in fault.value.sentence and (fault.value.path == path or not path)


def test_decks_can_be_counted() -> None:
    table = scenario("for_a_crown", NAMES, position={"decks": {"2": 1}, "market": {"3": ["L3-09"]}})
    assert table.decks["2"] == ["L2-03"] and table.market["3"] == ["L3-09"] and len(table.decks["3"]) == 9
