"""Exact odds, equal to those counted by hand."""

from __future__ import annotations

import pytest

from regalia.core.drawing import plain
from regalia.games.royaume_des_5_couronnes import odds
from regalia.testing import scenario


@pytest.mark.parametrize(
    ("power", "trap", "monster", "dragon"),
    [
        (0, (6, 12), (66, 132), (15, 66)),
        (1, (7, 12), (78, 133), (21, 66)),
        (2, (8, 12), (89, 134), (27, 66)),
        (3, (9, 12), (99, 135), (33, 66)),
    ],
)
def test_attempts_and_the_dragon_by_power(power: int, trap: odds.Odds, monster: odds.Odds, dragon: odds.Odds) -> None:
    assert odds.trap(power) == trap and odds.monster(power) == monster and odds.dragon(power) == dragon


@pytest.mark.parametrize(
    ("power", "forward", "back", "widest"),
    [(0, 2.33, 4.92, (5, 11)), (1, 2.67, 4.44, (6, 10)), (2, 3.07, 3.97, (7, 9)), (3, 3.52, 3.52, (8, 8))],
)
def test_how_far_the_dragon_sends_a_knight(power: int, forward: float, back: float, widest: tuple[int, int]) -> None:
    assert round(odds.advance(power)[0] / odds.advance(power)[1], 2) == forward
    assert round(odds.throw_back(power)[0] / odds.throw_back(power)[1], 2) == back
    assert odds.widest(power) == widest


def test_duels_with_full_power() -> None:
    assert [odds.duel(3, other) for other in range(4)] == [(99, 135), (89, 134), (78, 133), (66, 132)]


def test_the_final_duel_by_difference() -> None:
    shown = [round(100 * odds.duel(3 + d, 3)[0] / odds.duel(3 + d, 3)[1], 2) for d in (3, 2, 1, 0, -1, -2, -3)]
    assert shown == [73.33, 66.42, 58.65, 50.0, 41.35, 33.58, 26.67]


def test_ties() -> None:
    assert [odds.tie(12, power) for power in range(4)] == [(12, 144), (11, 144), (10, 144), (9, 144)]
    assert [odds.tie(6, power) for power in range(4)] == [(6, 72)] * 4


def test_odds_are_shown_rounded() -> None:
    assert [odds.percent(odds.monster(power)) for power in range(4)] == [50, 59, 66, 73]
    assert odds.percent((1, 200)) == 1 and odds.percent((0, 3)) == 0


def test_a_view_and_the_terminal_show_the_odds_of_the_prince_in_turn() -> None:
    position = {"power": {"P1": 2, "P3": 1}, "knights": "R8>", "path": {8: "monster"}}
    table = scenario("royaume_des_5_couronnes", "P1 P2 P3", position=position)
    chances = table.view("P2").chances
    assert (chances.trap, chances.monster, chances.dragon) == ((8, 12), (89, 134), (27, 66))
    assert chances.duel == (None, (89, 134), (78, 133))
    assert "trap 67 %, monster 66 %, dragon 41 %" in plain(
        table.table.game.draw(table.view("P2"), "en", ["P1", "P2", "P3"])
    )
    label = table.table.prompt(0).choices[0].label
    assert table.table.say(label) == "Free the red knight from the monster (66 %)"
