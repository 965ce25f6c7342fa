"""Expansion, occupation and building."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.krone_und_schwert import GAME
from regalia.testing import Scenario
from tests.games.krone_und_schwert.tables import P1_BIG, given


def grower(card: str, **position: Any) -> Scenario:
    """P1 on A:2,2 with one card."""
    return given(spaces={"P1": ["A:2,2"]}, hands={"P1": [card]}, **position)


def test_a_chain_of_two_spaces() -> None:
    """Two shields, two spaces, the second beside the first: one territory of three, AP 1, the card discarded."""
    table = grower("build_town")
    table.play("P1: expand A:4,2, A:6,2 with build_town")
    assert table.ap == 1
    assert table.discard == ["build_town"]
    assert table.view().territories[0] == (3,)


def test_with_one_action_point_the_second_shield_lapses() -> None:
    """One space is legal and ends the turn; naming two is rejected."""
    table = grower("build_town", ap=1)
    table.refuses("P1: expand A:4,2, A:6,2 with build_town", because="not-enough-ap")
    table.play("P1: expand A:4,2 with build_town")
    assert table.ap == 3, "the next turn has begun"
    assert table.in_turn == "P2"
    assert table.spaces["P1"] == ["A:2,2", "A:4,2"]


def test_one_shield_one_space_and_no_corners() -> None:
    """Two spaces: too few shields; A:4,4 touches only at a corner; A:1,1 is legal."""
    table = grower("build_castle")
    table.refuses("P1: expand A:4,2 + A:6,2 with build_castle", because="too-few-shields")
    table.refuses("P1: expand A:4,4 with build_castle", because="KS-R11")
    table.play("P1: expand A:1,1 with build_castle")
    assert table.ap == 2


def test_occupation_takes_the_whole_turn() -> None:
    """Any free space, three AP, no card; after a draw it is rejected."""
    table = grower("build_castle")
    table.play("P1: occupy B:6,4")
    assert "B:6,4" in table.spaces["P1"]
    assert table.in_turn == "P2"
    assert table.hands["P1"] == ["build_castle"]
    table = grower("build_castle", luck=["leader_3"])
    table.play("P1: draw")
    assert table.ap == 2
    table.refuses("P1: occupy B:6,4", because="needs-all-ap")


def test_castles_stand_on_mountains() -> None:
    """A:3,3 is a mountain square: AP 1, 25 castles left; forest and meadow are rejected."""
    table = given(spaces={"P1": ["A:3,3", "A:4,0", "A:4,2"]}, hands={"P1": ["build_castle"]})
    table.refuses("P1: castle A:4,0", because="not-a-mountain")
    table.refuses("P1: castle A:4,2", because="not-a-mountain")
    table.play("P1: castle A:3,3")
    assert table.ap == 1
    assert table.view().supply["castle"] == 25
    assert table.castles == {"P1": ["A:3,3"]}


def test_a_town_touches_no_town_of_anybody() -> None:
    """Beside P2's town nothing; A:2,0 is free of it."""
    table = given(towns={"P2": ["A:4,2"]}, spaces={"P1": ["A:5,3", "A:6,2", "A:2,0"]}, hands={"P1": ["build_town"]})
    table.refuses("P1: town A:5,3", because="touches-a-town")
    table.refuses("P1: town A:6,2", because="touches-a-town")
    table.play("P1: town A:2,0")
    assert table.towns == {"P1": ["A:2,0"], "P2": ["A:4,2"]}


def test_a_big_town_is_an_octagon_and_a_square() -> None:
    """Octagon and square: 2 AP, one card, nine left; two octagons are rejected; a town beside either space too."""
    land = {"P1": ["A:2,2", "A:1,3", "A:0,2"]}
    table = given(spaces=land, hands={"P1": ["build_town"]})
    table.refuses("P1: big town A:2,2+A:0,2", because="not-octagon-and-square")
    table.play("P1: big town A:2,2+A:1,3")
    assert (table.ap, table.hands["P1"], table.view().supply["big_town"]) == (1, [], 9)
    assert table.big_towns == {"P1": ["A:2,2+A:1,3"]}
    table = given(spaces=land, towns={"P1": ["A:0,2"]}, hands={"P1": ["build_town"]})
    table.refuses("P1: big town A:2,2+A:1,3", because="touches-a-town")
    table = given(spaces=land, towns={"P1": ["A:-1,3"]}, hands={"P1": ["build_town"]})
    table.play("P1: big town A:2,2+A:1,3")


def test_one_cathedral_in_each_big_town() -> None:
    """The first is legal; the same town again and a small town are rejected."""
    table = given(
        big_towns={"P1": [P1_BIG]}, towns={"P1": ["A:6,2"]}, hands={"P1": ["build_cathedral", "build_cathedral"]}
    )
    table.play("P1: cathedral A:2,2", "P1: end turn", "P2: end turn", "P3: end turn")
    table.refuses("P1: cathedral A:2,2", because="has-a-cathedral")
    table.refuses("P1: cathedral A:6,2", because="no-big-town-there")
    assert table.cathedrals == {"P1": ["A:2,2"]}


def test_the_first_king_by_castle_and_town() -> None:
    """P1 is king: new deck 50, discard 0, tax +1, one visible sword, AP 1."""
    table = given(
        castles={"P1": ["A:0,0"]},
        spaces={"P1": ["A:2,0"]},
        hands={"P1": ["build_town"]},
        deck=40,
        discard=9,
        luck=["s"],
    )
    table.play("P1: town A:2,0")
    assert table.king == "P1"
    assert (len(table.deck), len(table.discard)) == (50, 0)
    assert (table.vp["P1"], table.visible_swords, table.ap) == (1, 1, 1)


def test_the_first_castle_crowns_by_default() -> None:
    """first_castle: king at once, new deck 50, +1 VP, a crown discarded, AP 1; castle_and_town: nothing of it."""
    position: dict[str, Any] = {
        "spaces": {"P1": ["A:0,0", "A:2,2"]},
        "hands": {"P1": ["build_castle", "build_town"]},
        "deck": 40,
        "discard": 9,
    }
    table = given(options={"first_king": "first_castle"}, luck=["c"], **position)
    table.play("P1: castle A:0,0")
    assert table.king == "P1"
    assert (len(table.deck), len(table.discard)) == (50, 0)
    assert (table.vp["P1"], table.people_discard, table.ap) == (1, 1, 1)
    table.play("P1: end turn", "P2: end turn", "P3: end turn", "P1: no tax", "P1: town A:2,2")
    assert (table.king, table.vp["P1"], len(table.deck)) == ("P1", 1, 50)
    table = given(**position)
    table.play("P1: castle A:0,0")
    assert table.king is None
    assert (len(table.deck), len(table.discard)) == (40, 10)


def all_but(*spaces: str) -> dict[str, list[str]]:
    """A board that is full but for these spaces: P1 on A, P2 on B, P3 on C."""
    names = [name for name in GAME.terms(GAME.options.settle(), GAME.data()).names if name not in spaces]
    return {
        seat: [name for name in names if name[0] == letter]
        for seat, letter in zip(("P1", "P2", "P3"), "ABC", strict=True)
    }


def test_the_last_free_space_ends_the_game() -> None:
    """One free space: the game is over on that marker, and two spaces cannot be named."""
    table = given(spaces=all_but("A:0,0"), hands={"P1": ["build_town"]})
    table.refuses("P1: expand A:0,0, A:2,0 with build_town", because="no-room")
    assert "expand two with build_town" not in table.offers("P1")
    table.play("P1: expand A:0,0 with build_town")
    assert table.is_over
    assert not table.result.adjudicated


def test_all_markers_on_the_board() -> None:
    """No expansion, occupation or attack; building, drawing, people cards, revolt and the end of the turn remain."""
    spaces = all_but()["P1"] + ["C:0,0", "C:2,0", "C:4,0", "C:6,0", "C:1,1"]
    assert len(spaces) == 28
    table = given(
        spaces={"P1": spaces, "P2": ["C:0,2"]},
        castles={"P1": ["A:0,0"], "P2": ["C:3,5"]},
        towns={"P1": ["A:2,2"]},
        king="P2",
        hands={"P1": ["build_castle", "incite", "papal_visit", "leader_4"]},
    )
    offers = table.offers("P1")
    assert not [text for text in offers if text.startswith(("expand", "occupy", "attack"))]
    assert {"draw", "revolt", "incite", "papal visit", "end turn", "castle A:3,3"} <= set(offers)
    table.refuses("P1: expand C:0,4 with leader_4", because="no-marker-left")
    table.refuses("P1: occupy B:0,0", because="no-marker-left")
    table.refuses("P1: attack C:0,2 with leader_4", because="no-marker-left")


def test_no_castle_left_in_an_edited_box() -> None:
    """Two castles in the box, both built: the card still expands and fights."""
    from importlib.resources import files

    import msgspec

    data = msgspec.json.decode((files("regalia.games.krone_und_schwert") / "data.json").read_bytes())
    data["supply"]["castle"] = 2
    table = given(
        data=data,
        castles={"P2": ["C:0,0"], "P3": ["C:3,3"]},
        spaces={"P1": ["A:0,0"], "P2": ["A:2,0"]},
        hands={"P1": ["build_castle"]},
    )
    assert not table.offers("P1", "castle")
    table.refuses("P1: castle A:0,0", because="no-castle-left")
    assert "expand with build_castle" in table.offers("P1")
    assert "attack A:2,0" in table.offers("P1")


@pytest.mark.parametrize("text", ["P1: expand A:4,2 A:6,2 with build_town", "P1: expand build_town: A:4,2, A:6,2"])
def test_an_expansion_may_be_written_in_several_ways(text: str) -> None:
    table = grower("build_town")
    table.play(text)
    assert table.spaces["P1"] == ["A:2,2", "A:4,2", "A:6,2"]
