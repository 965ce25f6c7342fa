"""The reveal, its icons and events: worked examples, one test each."""

from __future__ import annotations

from typing import Any

from tests.games.for_a_crown.tables import FIVE, chest, crown, event


def test_a_half_is_chosen_afresh_each_round() -> None:
    """Half B sends a raccoon in round 1, half A brings a ruby in round 2."""
    table = crown(asks="turn", pile=["RAB L1B"], luck=["RAB L1B"])
    table.play("RAB: turn", "RAB: half b", "RAB: raccoon CRO")
    assert table.raccoons["CRO"] == 1 and table.round == 2 and "RAB L1B" in table.pile
    again = crown(round=2, asks="turn", pile=["RAB L1B"], luck=["RAB L1B"])
    again.play("RAB: turn", "RAB: half a")
    assert again.rubies["RAB"] == 11


def test_each_icon_has_its_own_target() -> None:
    """Two hits and a raccoon."""
    table = crown("FLA RAB PEN", chests={"RAB": "5r", "PEN": "6r"}, asks="turn", pile=["FLA L3-02"], luck=["FLA L3-02"])
    before = table.reserve
    table.play("FLA: turn", "FLA: hit RAB", "FLA: hit PEN", "FLA: raccoon RAB")
    assert table.rubies["RAB"] == 4 and table.raccoons["RAB"] == 1 and table.rubies["PEN"] == 5
    assert table.reserve["rubies"] == before["rubies"] + 2 and table.reserve["raccoons"] == before["raccoons"] - 1


def test_portraits_jump() -> None:
    """Over any number of others to the nearest free space."""
    gallery = "4:MON 5:FLA 6:PEN 7:RAB 8:CRO"
    table = crown(FIVE, gallery=gallery, asks="turn", pile=["RAB L3-07"], luck=["RAB L3-07"])
    table.play("RAB: turn", "RAB: move PEN left", "RAB: move RAB right")
    assert table.rubies["RAB"] == 11 and table.gallery["PEN"] == 3 and table.gallery["RAB"] == 9
    assert table.influence == ["RAB", "CRO", "FLA", "MON", "PEN"]


def test_the_ends_of_the_gallery() -> None:
    """No free space beyond the last one: that direction is not offered."""
    table = crown(gallery={"10": "CRO", "11": "RAB", "6": "PEN"}, turned="RAB L2-04", asks="move")
    assert table.offers("RAB") == ["move RAB left", "move PEN left", "move PEN right", "move CRO left"]
    labels = [table.table.say(choice.label) for choice in table.table.prompt(0).choices]
    assert [label.split()[-1] for label in labels] == ["9", "5", "7", "9"]
    table.refuses("RAB: move CRO right", because="no-free-space")


def test_the_die_comes_first_as_printed() -> None:
    """Die F6: a ruby and a hit, then the move of the card."""
    given: dict[str, Any] = {"gallery": "8:RAB 7:FLA 6:MON", "asks": "turn", "pile": ["FLA L2-06"]}
    table = crown("RAB FLA MON", luck=["FLA L2-06", "F6"], **given)
    table.play("RAB: turn", "FLA: hit MON", "FLA: move FLA right")
    assert table.rubies["FLA"] == 11 and table.rubies["MON"] == 9 and table.gallery["FLA"] == 9


def test_burglary_hits_all_who_share_the_most() -> None:
    """Both leaders lose two rubies and send all their raccoons home."""
    table = event("E1", chests={"RAB": "5r 3t", "PEN": "8r 3t", "CRO": "9r 2t"}, reserve={"rubies": 30, "raccoons": 10})
    assert (table.rubies, table.raccoons) == ({"RAB": 3, "PEN": 6, "CRO": 9}, {"RAB": 0, "PEN": 0, "CRO": 2})
    assert table.reserve["rubies"] == 34 and table.reserve["raccoons"] == 16


def test_burglary_without_raccoons() -> None:
    """Nobody has any: nothing changes."""
    table = event("E1")
    assert set(table.rubies.values()) == {10} and set(table.raccoons.values()) == {0}


def test_burglary_may_force_a_sale() -> None:
    """Pays one, sells, pays one."""
    table = event("E1", chests={"RAB": "1r 4t H", "PEN": "3t"}, reserve={"rubies": 30})
    assert table.rubies["RAB"] == 9 and table.raccoons["RAB"] == 0 and "RAB" in table.sold
    assert table.reserve["rubies"] == 22 and table.raccoons["PEN"] == 3


def test_scandal_by_zones() -> None:
    """Left loses two, centre one, right nothing."""
    table = event("E2", FIVE, gallery="2:MON 3:FLA 6:PEN 9:CRO 10:RAB")
    assert table.rubies == {"MON": 8, "FLA": 8, "PEN": 9, "CRO": 10, "RAB": 10}


def test_scandal_after_a_setup_for_five() -> None:
    """Everybody hangs in the centre."""
    table = event("E2", FIVE, round=1)
    assert set(table.rubies.values()) == {9} and table.reserve["rubies"] == 15


def test_bribe() -> None:
    """Who has no raccoon is not asked; who cannot pay is asked and can only pay nothing."""
    chests = {"RAB": "5r 2c 3t", "CRO": "0t", "PEN": "0r 0c 2t H"}
    table = event("E5", "RAB CRO PEN", chests=chests)
    assert table.asks("RAB", "bribe")
    table.play("RAB: bribe 3 2c+1r")
    assert chest(table, "RAB") == "4r 0c 0t H"
    assert table.asks("PEN", "bribe") and table.offers("PEN") == ["bribe 0"]
    table.refuses("PEN: bribe 1", because="FC-R11")
    table.play("PEN: bribe 0")
    assert table.raccoons["PEN"] == 2


def test_magic_boost() -> None:
    """The leftmost family rolls."""
    table = event("E6", "RAB FLA MON", gallery="4:MON 5:FLA 8:RAB", chests={"MON": "1c"}, luck=["F2"])
    assert table.coins["MON"] == 3


def test_mage_hire_keeps_its_order() -> None:
    """A portrait that moved meanwhile does not change who is next."""
    table = event("E7", "RAB CRO PEN", gallery="8:RAB 7:CRO 6:PEN", luck=["F5"])
    table.play("RAB: pay 1c", "RAB: move PEN right", "RAB: move CRO left")
    assert table.gallery["PEN"] == 9 and table.gallery["CRO"] == 6
    assert table.asks("CRO", "mage")
    table.play("CRO: decline")
    assert table.asks("PEN", "mage")


def test_an_elimination_ends_the_game_after_the_round() -> None:
    """The portrait is taken off, tokens go back, its cards do nothing, and the final count follows."""
    pile = ["RAB L2-02", "CRO L1A", "CRO L2-05", "PEN L1A", "PEN L1B", "RAB L1A"]
    table = crown(
        round=2,
        gallery={"RAB": 9, "PEN": 8, "CRO": 7},
        chests={"CRO": "0r 3c 2t h", "RAB": "10r 0c H", "PEN": "10r 0c H"},
        asks="turn",
        pile=pile,
        luck=[*pile],
    )
    before = table.reserve
    table.play("RAB: turn", "RAB: hit CRO")
    assert "CRO" not in table.gallery and table.fallen["CRO"] == {"time": 1, "space": 7}
    assert table.reserve["raccoons"] == before["raccoons"] + 2 and table.reserve["coins"] == before["coins"] + 3
    table.refuses("RAB: hit CRO", because="not-in-play")
    table.play("RAB: hit PEN")
    assert table.asks("PEN", "half")
    table.play("PEN: half b", "PEN: move RAB right", "PEN: half a", "RAB: half a")
    assert table.is_over and table.round == 2 and table.prices == [0, 1, 3, 5, None]
    assert table.event_deck == len(table.unseen_events)
    assert table.places()[-1] == "CRO"


def test_nothing_left_is_not_out() -> None:
    """Two rubies, two lost, heirloom sold: still in play."""
    table = event("E2", gallery="2:PEN 9:RAB 10:CRO", chests={"PEN": "2r h"})
    assert table.rubies["PEN"] == 0 and "PEN" in table.gallery


def test_together_out_together() -> None:
    """Two families fall in one scandal with one time stamp; the round is finished."""
    given: dict[str, Any] = {"gallery": "2:MON 5:FLA 9:RAB", "chests": {"MON": "1r h", "FLA": "0r h", "RAB": "5r"}}
    pile = ["E2", "RAB L1A"]
    table = crown("MON FLA RAB", [*pile], round=2, asks="turn", who="RAB", pile=pile, **given)
    table.play("RAB: turn")
    assert table.fallen["MON"]["time"] == table.fallen["FLA"]["time"] == 1 and table.rubies["MON"] == 0
    assert table.asks("RAB", "half")
    table.play("RAB: half a")
    assert table.is_over and table.places() == ["RAB", "FLA", "MON"]


def test_one_event_joins_each_round() -> None:
    """Twelve cards, one event more, five recruits more."""
    cards = {name: ["L1A", "L1B"] for name in FIVE.split()}
    table = crown(FIVE, ["RAB L1A"], cards=cards, asks="turn", pile=["RAB L1A"], exact_luck=False)
    table.play("RAB: turn", "RAB: half a")
    assert table.round == 2 and len(table.pile) == 13 and table.event_deck == 4
    for name in FIVE.split():
        assert len(table.pile) < 18
        table.play(f"{name}: recruit L1C")
    assert len(table.pile) + len(table.revealed) == 18
