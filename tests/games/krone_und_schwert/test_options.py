"""Every table option, at its default and flipped."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.errors import BadOption
from regalia.core.fairness import Seed
from regalia.core.table import new_table
from regalia.games.krone_und_schwert import GAME
from regalia.testing import Scenario, scenario
from tests.games.krone_und_schwert.tables import SCHWERT, given

REBEL: dict[str, Any] = {
    "king": "P2",
    "castles": {"P1": ["A:0,0"], "P2": ["C:0,0"]},
    "towns": {"P1": ["A:2,2"]},
    "hands": {"P1": ["leader_3"], "P2": ["truce"], "P3": []},
}


def test_first_king_castle_and_town_in_either_order() -> None:
    """The town first, then the castle: king with castle_and_town; with first_castle the castle alone is enough."""
    position: dict[str, Any] = {"spaces": {"P1": ["A:0,0"]}, "hands": {"P1": ["build_castle"]}}
    table = given(towns={"P1": ["A:2,2"]}, luck=["c"], **position)
    table.play("P1: castle A:0,0")
    assert table.king == "P1"
    table = given(**position)
    table.play("P1: castle A:0,0")
    assert table.king is None
    table = given(options={"first_king": "first_castle"}, luck=["c"], **position)
    table.play("P1: castle A:0,0")
    assert table.king == "P1"


def test_leader_requirement_none_lets_a_seat_without_a_space_lead() -> None:
    """Even without a building or space; re-entry comes first, then the action."""
    position: dict[str, Any] = {"king": "P2", "castles": {"P2": ["C:0,0"]}}
    table = given(options={"leader_requirement": "none"}, **position)
    table.play("P1: revolt")
    given(**position).refuses("P1: revolt", because="needs-castle-and-town")


def test_elements_players_minus_one() -> None:
    """Four players on three elements; two or three players may not."""
    table = scenario(SCHWERT, seats=4, options={"elements": "players_minus_one"})
    assert len(table.board) == 3
    assert len(scenario(SCHWERT, seats=4).board) == 4
    for seats in (2, 3):
        with pytest.raises(BadOption, match="4 or 5 players"):
            scenario(SCHWERT, seats=seats, options={"elements": "players_minus_one"})
        with pytest.raises(BadOption, match="4 or 5 players"):
            new_table(GAME, seats, Seed(1), {"elements": "players_minus_one"})


def test_with_one_element_fewer_the_last_seat_lays_none() -> None:
    options, setup = {"elements": "players_minus_one"}, ["b", "element B"]
    table = scenario(SCHWERT, seats="a b c d", options=options, setup=setup, exact_luck=False)
    for _ in range(2):
        (seat,) = [name for name in ("a", "b", "c", "d") if table.asks(name, "element")]
        assert seat in ("c", "d")
        table.play(f"{seat}: {table.offers(seat)[0]}")
    assert table.asks("b", "marker")
    assert len(table.board) == 3


@pytest.mark.parametrize(("assembly", "asked"), [("by_players", "element"), ("random", "marker"), ("preset", "marker")])
def test_assembly(assembly: str, asked: str) -> None:
    """Players lay elements, or chance does, or the board of the rules is used."""
    table = scenario(SCHWERT, seats=3, options={"assembly": assembly}, setup=[], exact_luck=False)
    assert table.view().asks == asked
    if assembly == "preset":
        assert table.board == ["A0(0,0)", "B0(8,0)", "C0(0,6)"]


def test_assembly_random_uses_a_number_for_the_place() -> None:
    setup = ["P2", "A", "B", "3"]
    table = scenario(SCHWERT, seats="P1 P2", options={"assembly": "random"}, setup=setup, exact_luck=False)
    assert table.start == "P2"
    offers = scenario(SCHWERT, seats="P1 P2", setup=["P1", "A", "B"]).offers("P2")
    assert f"lay {table.board[1].replace('(', ' (')}" == offers[3]


def test_small_town_shape_octagon_only() -> None:
    """A square meadow bears a small town by default; not with octagon_only. Big towns are unchanged."""
    position: dict[str, Any] = {"spaces": {"P1": ["A:1,3", "A:2,2"]}, "hands": {"P1": ["build_town"]}}
    given(**position).play("P1: town A:1,3")
    table = given(options={"small_town_shape": "octagon_only"}, **position)
    table.refuses("P1: town A:1,3", because="KS-R46")
    assert set(table.offers("P1", "town")) == {"town A:2,2"}
    table.play("P1: big town A:2,2+A:1,3")


def void(table: Scenario) -> Scenario:
    """P1 revolts, P2 calls it off with a truce."""
    table.play("P1: revolt", "P1: commit nothing", "P2: commit truce", "P3: crown")
    return table


def test_revolts_per_turn() -> None:
    """As many as AP allow; with `one` also a void revolt uses it up, until the next turn."""
    void(given(**REBEL)).play("P1: revolt")
    table = void(given(options={"revolts_per_turn": "one"}, **REBEL))
    table.refuses("P1: revolt", because="KS-R32")
    table.play("P1: end turn", "P2: no tax", "P2: end turn", "P3: end turn", "P1: revolt")


@pytest.mark.parametrize(
    ("ties", "p3_space", "second"),
    [
        ("dense", "C:1,1", (0, 2, 2)),
        ("competition", "C:1,1", (0, 2, 2)),
    ],
)
def test_territory_ties_one_player_with_two_largest_is_no_tie(
    ties: str, p3_space: str, second: tuple[int, int, int]
) -> None:
    """KS-R68: P1 owns two territories of the largest size; the next size earns the 2 either way."""
    table = given(
        options={"territory_ties": ties},
        spaces={"P1": ["A:0,0", "A:1,1", "B:4,0", "B:5,1"], "P2": ["B:0,4"], "P3": [p3_space]},
        deck=["game_end"],
        luck=["game_end"],
    )
    table.play("P1: draw")
    count = {line.what.key: line.numbers for line in table.result.lines}
    assert count["line-largest"] == (5, 0, 0)
    assert count["line-second"] == second


@pytest.mark.parametrize(("ties", "second"), [("dense", (0, 0, 2)), ("competition", (0, 0, 0))])
def test_territory_ties_between_players(ties: str, second: tuple[int, int, int]) -> None:
    """Two players tie for first: by competition no second bonus."""
    table = given(
        options={"territory_ties": ties},
        spaces={"P1": ["A:0,0", "A:1,1"], "P2": ["B:4,0", "B:5,1"], "P3": ["C:1,1"]},
        deck=["game_end"],
        luck=["game_end"],
    )
    table.play("P1: draw")
    count = {line.what.key: line.numbers for line in table.result.lines}
    assert count["line-largest"] == (5, 5, 0)
    assert count["line-second"] == second


def test_hidden_vp() -> None:
    """Others' points are hidden; at an open table everybody and a watcher sees all."""
    position: dict[str, Any] = {"spaces": {"P1": ["A:2,2"]}, "vp": {"P1": 7, "P2": 3}}
    assert given(**position).view("P2").vp == (None, 3, None)
    assert given(**position).view().vp == (None, None, None)
    table = given(options={"hidden_vp": False}, **position)
    assert table.view("P2").vp == table.view().vp == (7, 3, 0)


def test_max_rounds() -> None:
    """With 50 the game ends after round 50, not with 100."""
    position: dict[str, Any] = {"spaces": {"P1": ["A:2,2"], "P2": ["B:2,2"], "P3": ["C:2,2"]}}
    table = given(options={"max_rounds": 50}, round=50, in_turn="P3", **position)
    table.play("P3: end turn")
    assert table.result.adjudicated
    table = given(round=50, in_turn="P3", **position)
    table.play("P3: end turn")
    assert table.round == 51


def test_people_swords() -> None:
    """11 as shipped; 6 to 16 replace the number of the data file."""
    assert given().people_pile == {"crowns": 11, "swords": 11}
    assert given(options={"people_swords": 16}).people_pile == {"crowns": 6, "swords": 16}
    with pytest.raises(BadOption):
        given(options={"people_swords": 17})


def test_the_preset_as_reviewed() -> None:
    assert GAME.options.settle({"preset": "as_reviewed"})["first_king"] == "castle_and_town"
    assert GAME.options.settle({"preset": "standard"}) == GAME.options.settle()
