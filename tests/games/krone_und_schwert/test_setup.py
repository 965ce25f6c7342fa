"""Data, board, placement and deal."""

from __future__ import annotations

import pytest

from regalia.core.fairness import Seed
from regalia.core.playout import Watch
from regalia.core.table import new_table
from regalia.games.krone_und_schwert import GAME
from regalia.games.krone_und_schwert.board import adjacencies, board_of
from regalia.games.krone_und_schwert.data import LETTERS, NAMES, shape
from regalia.games.krone_und_schwert.elements import where
from regalia.games.krone_und_schwert.interlock import placements
from regalia.games.krone_und_schwert.rules import SchwertState
from regalia.games.krone_und_schwert.wide import both, size
from regalia.games.krone_und_schwert.worlds import MOST_MET, board_laid
from regalia.testing import scenario
from tests.games.krone_und_schwert.tables import AGREED, SCHWERT, given

TERMS = GAME.terms(GAME.options.settle(), GAME.data())


def test_the_data_have_the_numbers_of_the_box() -> None:
    """65 + 1 cards, 58 of them not red, 22 people with 11 swords; each element has 23 spaces and 51 adjacencies."""
    data = GAME.data()
    assert sum(card.copies for card in data.cards.values()) == 66
    assert sum(card.copies for card in data.cards.values() if not card.red) == 58
    assert (data.people.total, data.people.swords) == (22, 11)
    for number, letter in enumerate(LETTERS):
        assert len(shape(data.elements[letter])) == 23
        assert adjacencies(board_of(TERMS.elements, [where(number, 0, 0, 0)])) == 51


@pytest.mark.parametrize(
    ("preset", "spaces", "pairs", "terrain", "further"),
    [
        (2, 46, 112, (10, 24, 12), 24),
        (3, 69, 170, (15, 36, 18), 26),
        (4, 92, 238, (20, 48, 24), 32),
        (5, 115, 299, (26, 60, 29), None),
    ],
)
def test_the_presets_have_their_control_numbers(
    preset: int, spaces: int, pairs: int, terrain: tuple[int, int, int], further: int | None
) -> None:
    """Spaces, adjacencies, terrain, and the legal placements of a further element."""
    board = TERMS.presets[preset]
    mountains = size(both(board.spaces, TERMS.elements.mountains))
    meadows = size(both(board.spaces, TERMS.elements.meadows))
    assert (size(board.spaces), adjacencies(board)) == (spaces, pairs)
    assert (mountains, meadows, spaces - mountains - meadows) == terrain
    if further is not None:
        assert len(placements(board, 4)) == further


def test_a_second_element_interlocks_in_sixteen_ways() -> None:
    """B beside A: exactly these placements; r0 (8,2) and r0 (0,4) are rejected."""
    table = scenario(SCHWERT, seats="P1 P2", setup=["P1", "A", "B"], exact_luck=False)
    wanted = {
        *("lay B0 (-8,0)", "lay B0 (0,-6)", "lay B0 (0,6)", "lay B0 (8,0)"),
        *("lay B1 (-2,0)", "lay B1 (4,-8)", "lay B1 (4,6)", "lay B1 (12,0)"),
        *("lay B2 (-2,4)", "lay B2 (4,-2)", "lay B2 (4,10)", "lay B2 (14,4)"),
        *("lay B3 (-6,4)", "lay B3 (0,-2)", "lay B3 (0,12)", "lay B3 (8,4)"),
    }
    offers = table.offers("P2")
    assert len(offers) == 16
    assert set(offers) == wanted
    table.refuses("P2: lay B0 (8,2)", because="setup")
    table.refuses("P2: lay B0 (0,4)", because="overlaps")
    table.play("P2: lay B0 (0,6)")
    assert table.board == ["A0(0,0)", "B0(0,6)"]


def test_the_element_to_be_laid_is_seen_before_it_lies() -> None:
    """Its spaces in its own coordinates with their terrain; once the board is laid there is none."""
    table = scenario(SCHWERT, seats="P1 P2", setup=["P1", "A", "B"], exact_luck=False)
    shape = table.view("P1").shape
    assert table.view("P2").laying == "B"
    assert len(shape) == 23
    assert shape["B:0,0"] == (0, 0, "forest")
    assert shape["B:1,-1"] == (1, -1, "mountain")
    table.play("P2: lay B0 (0,6)")
    assert table.view("P1").shape == {}
    assert table.view("P1").map["B:1,-1"] == (1, 5, "mountain")


def test_first_markers_touch_no_other_marker() -> None:
    """A:3,3 and A:5,5 are adjacent squares, A:4,4 touches A:2,2 only at a corner; the second round starts with P1."""
    table = given()
    table.play("P1: place A:2,2")
    table.refuses("P2: place A:3,3", because="neighbour-occupied")
    table.play("P2: place A:4,4")
    table.refuses("P3: place A:5,5", because="neighbour-occupied")
    table.play("P3: place C:0,0")
    assert table.asks("P1", "marker")


def test_red_cards_of_the_deal_go_back() -> None:
    """Each hand is completed in turn; deck 57 with all seven reds, discard empty."""
    pack = ["unrest", "leader_3", "town_scoring", "build_town", "build_castle", "incite"]
    pack += ["truce", "unrest", "ambush", "build_town", "leader_4"]
    table = scenario(SCHWERT, seats="P1 P2", options={"assembly": "preset"}, setup=["P1", *pack])
    assert sorted(table.hands["P1"]) == sorted(["leader_3", "build_town", "build_castle", "incite"])
    assert sorted(table.hands["P2"]) == sorted(["truce", "ambush", "build_town", "leader_4"])
    assert len(table.deck) == 57
    assert sum(card in ("unrest", "town_scoring") for card in table.deck) == 7
    assert table.discard == []
    assert table.asks("P1", "marker")


def test_the_seams_of_four_elements() -> None:
    """A:6,4 is adjacent to B:0,4 and C:6,0, not to D:0,0; (7,5) is no space."""
    table = given(seats="P1 P2 P3 P4", spaces={"P1": ["A:6,4"]}, hands={"P1": ["leader_3"]})
    table.play("P1: expand with leader_3")
    near = {text.removeprefix("place ") for text in table.offers("P1")}
    assert {"B:0,4", "C:6,0"} <= near
    assert "D:0,0" not in near
    places = {(x, y) for x, y, _ in table.view().map.values()}
    assert (7, 5) not in places
    assert {(6, 4), (8, 4), (6, 6), (8, 6)} <= places


def test_the_cards_are_those_of_the_table_of_cards() -> None:
    assert list(GAME.data().cards) == NAMES
    assert AGREED["assembly"] == "preset"


def test_only_the_latest_boards_are_remembered() -> None:
    for seed in range(MOST_MET + 8):
        table = new_table(GAME, 2, Seed(seed))
        Watch(table.state, seed).go(8)
        assert isinstance(table.state, SchwertState)
        view = GAME.view(table.state, 0)
        assert board_laid(table.terms, view.board).layout == table.state.board.layout
        assert GAME.view(table.state, 1).map is view.map  # made once for all
        assert len(table.terms.boards) <= MOST_MET
    assert len(table.terms.boards) == MOST_MET
