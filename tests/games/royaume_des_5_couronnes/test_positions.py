"""Positions: defaults, round trips at every moment, and faults with path and sentence."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.dice import Dice
from regalia.core.errors import BadPosition
from regalia.core.fairness import Seed
from regalia.core.registry import game
from regalia.core.snapshot import LUCK, differences
from regalia.core.table import new_table
from regalia.testing import scenario

GAME = "royaume_des_5_couronnes"


def test_an_empty_position_is_the_start_of_the_game() -> None:
    start = scenario(GAME, "P1 P2 P3", position={})
    assert start.gm == start.in_turn == "P1" and start.turn == 1 and start.asks("P1", "phase a")
    assert start.orders == {"P1": "RBGYW", "P2": "BGYWR", "P3": "GYWRB"}
    assert start.talon == 20 and start.rejet == {} and set(start.path.values()) == {"down"}


@pytest.mark.parametrize("options", [{}, {"resolution": "sequential", "placement": "game_master", "path_length": 13}])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_moment_of_a_game_reads_back(seats: int, options: dict[str, object]) -> None:
    played = game(GAME)
    table = new_table(played, seats, Seed(seats), options)
    dice = Dice(seats)
    while True:
        again = played.load(played.dump(table.state, table.names), table.names, table.terms)
        assert not differences(table.state, again, LUCK)
        if table.is_over:
            break
        seat = table.waiting()[dice.below(len(table.waiting()))]
        legal = table.state.legal(seat)
        table.play(seat, [legal[dice.below(len(legal))]])


@pytest.mark.parametrize(
    "knights",
    [
        "R12> B20< G#1 Y@L<",
        ["R12>", "B20<", "G#1", "Y@L<"],
        {"red": 12, "blue": "20<", "green": "#1", "yellow": "lair"},
        {"R": "12 outbound", "B": "20 crowned", "G": "home 1", "Y": "L<"},
        {"red": "12>", "blue": "20 homebound", "green": "#1", "yellow": "41<", "white": "castle"},
    ],
)
def test_knights_are_written_in_several_ways(knights: Any) -> None:
    table = scenario(GAME, 2, position={"knights": knights})
    assert table.knights == {"red": "12>", "blue": "20<", "green": "#1", "yellow": "lair<", "white": "0>"}
    assert table.path["12"] == table.path["20"] == "bare"


@pytest.mark.parametrize("some", ["trap weapon weapon", ["trap", "weapon", "weapon"], {"trap": 1, "weapon": 2}])
def test_cards_are_written_in_several_ways(some: Any) -> None:
    assert scenario(GAME, 2, position={"rejet": some}).rejet == {"trap": 1, "weapon": 2}
    talon = scenario(GAME, 2, position={"talon": some})
    assert talon.talon == 3 and talon.reshuffled == {"trap": 1, "weapon": 2}


@pytest.mark.parametrize("some", ["R1 G2", "red green green", {"red": 1, "green": 2}, ["R", "green", "G"]])
def test_pawns_are_written_in_several_ways(some: Any) -> None:
    assert scenario(GAME, 2, position={"treasures": {"red": some}}).treasures["red"] == {"red": 1, "green": 2}


@pytest.mark.parametrize(
    "path", [{8: "trap"}, {"8": "trap↑"}, {"8": "Trap up", "9": "down", "10": "↓"}, {8: "trap", 5: "down"}]
)
def test_spaces_are_written_in_several_ways(path: Any) -> None:
    table = scenario(GAME, 2, position={"path": path, "knights": "R8>"})
    assert table.path["8"] == "trap" and table.blocked == ["red"]


def test_moments_in_the_middle_of_a_turn() -> None:
    take = scenario(GAME, 3, position={"asks": "take", "opponent": "blue", "treasures": {"blue": "G2"}})
    assert take.offers("red") == ["take green"] and take.duelled and take.challenged == ["blue"]
    excuse = scenario(GAME, 3, position={"asks": "excuse", "opponent": "blue", "treasures": {"red": "G2"}})
    assert excuse.offers("blue") == ["excuse green"]
    pay = scenario(GAME, 3, position={"asks": "pay", "dice": "3-4", "treasures": {"red": "G2"}})
    assert pay.offers("red") == ["pay green"]
    paid = scenario(GAME, 3, position={"dice": "3-4", "window": False})
    assert paid.view().asked == (0,)
    second = scenario(
        GAME, 3, position={"dice": [3, 4], "moved": "R", "used": 3, "knights": "R3>", "path": {3: "down"}}
    )
    assert len(second.offers("red")) == 4 and second.path["3"] == "down"
    laying = scenario(GAME, 3, position={"asks": "lay cards", "gm": "green", "path": {4: "down"}})
    assert laying.asks("green", "lay cards") and laying.talon == 59


def test_a_finished_game_can_be_laid_out() -> None:
    over = scenario(GAME, 2, position={"asks": "over", "knights": "R#1 B#2 G#3 Y#4 W#5", "king": "blue"})
    assert over.is_over and over.king == "blue"


def test_what_follows_from_the_rest_may_be_told_if_it_is_true() -> None:
    told = {"knights": "R8> B#1", "path": {8: "trap"}, "blocked": ["red"], "circles": ["blue"]}
    assert scenario(GAME, 2, position={**told, "bank": "R7 B7 G7 Y7 W7"}).blocked == ["red"]


SECOND = {"dice": "3-4", "moved": "red", "used": 3, "knights": "R3>"}


@pytest.mark.parametrize(
    ("position", "path", "sentence"),
    [
        ({"game": "chess"}, "$.game", "position of chess"),
        ({"colour": "red"}, "", "unknown field"),
        ({"turn": -1}, "$.turn", ">= 0"),
        ({"gm": "nobody"}, "$.gm", "Nobody here is called"),
        ({"asks": "lunch"}, "$.asks", "A position asks for one of"),
        ({"knights": {"pink": 3}}, "$.knights.pink", "There is no knight"),
        ({"knights": "Q3>"}, "$.knights", "There is no knight"),
        ({"knights": "R?"}, "$.knights.red", "is no place"),
        ({"knights": "R42>"}, "$.knights.red", "40 spaces"),
        ({"knights": "R41>"}, "$.knights", "uncrowned knight is in the lair"),
        ({"knights": "R0<"}, "$.knights", "crowned one in the castle"),
        ({"knights": "R#1 B#1"}, "$.knights", "circle 1"),
        ({"knights": "R#2"}, "$.knights", "one by one"),
        ({"path": {"41": "trap"}}, "$.path.41", "spaces 1 to 40"),
        ({"path": {"x": "trap"}}, "$.path.x", "spaces 1 to 40"),
        ({"path": {"8": "river"}}, "$.path.8", "is none of"),
        ({"path": {"8": "weapon↓"}}, "$.path.8", "name it in the luck"),
        ({"path": {"8": "bare"}}, "$.path", "neither card nor knight"),
        ({"rejet": "river"}, "$.rejet", "is none of"),
        ({"rejet": {"trap": 10}}, "$.rejet", "only 9 cards"),
        ({"rejet": {"trap": 40}}, "$.rejet", "0 to 31"),
        ({"rejet": {"monster": 21}}, "$.talon", "0 to 0 cards"),
        ({"talon": 21}, "$.talon", "0 to 20 cards"),
        ({"talon": -1}, "$.talon", "0 to 20 cards"),
        ({"talon": 3, "reshuffled": "trap"}, "$.talon", "as many cards"),
        ({"talon": 0, "knights": "R3>"}, "$.talon", "cover every bare space"),
        ({"power": {"red": 4}}, "$.power", "power pawns"),
        ({"power": {"red": -1}}, "$.power", "power pawns"),
        ({"treasures": {"red": "R8"}}, "$.treasures", "more treasure pawns"),
        ({"treasures": {"red": "5R"}}, "$.treasures.red", "written as R1 G2"),
        ({"orders": {"red": 21}}, "$.orders.red", "none of the twenty"),
        ({"orders": {"red": "RRRRR"}}, "$.orders.red", "none of the twenty"),
        ({"orders": {"red": 1, "blue": 1}}, "$.orders", "same secret order"),
        ({"dice": "7-1"}, "$.dice", "Two dice"),
        ({"dice": "1-2", "asks": "phase a"}, "$.dice", "After the roll"),
        ({"asks": "first move"}, "$.dice", "After the roll"),
        ({"asks": "take"}, "$.opponent", "needs another prince"),
        ({"asks": "take", "opponent": "red"}, "$.opponent", "needs another prince"),
        ({"asks": "take", "opponent": "blue"}, "$.treasures", "must have one"),
        ({"asks": "pay", "dice": "3-4"}, "$.treasures", "must have one"),
        ({**SECOND, "used": 5}, "$.used", "one of two different dice"),
        ({**SECOND, "dice": "3-3"}, "$.used", "one of two different dice"),
        ({**SECOND, "moved": "pink"}, "$.moved", "There is no knight"),
        ({**SECOND, "knights": "R#1"}, "$.moved", "another knight must be free"),
        ({"dice": "3-4", "answers": {"red": "silent"}}, "$.answers.red", "each opponent"),
        ({"dice": "3-4", "answers": {"blue": "hum"}}, "$.answers.blue", "each opponent"),
        ({"dice": "3-4", "answers": {"blue": "call"}}, "$.answers.blue", "ended the window"),
        ({"answers": {"blue": "silent"}}, "$.answers.blue", "each opponent"),
        ({"bank": "R6 B7 G7 Y7 W7"}, "$.bank", "35 treasure pawns"),
        ({"blocked": ["red"]}, "$.blocked", "none"),
        ({"circles": ["red"]}, "$.circles", "no crowns"),
        ({"asks": "over"}, "$.knights", "one by one"),
        (
            {"dice": "3-4", "knights": "R1> B2> G3> Y4> W5>", "path": dict.fromkeys(range(1, 6), "trap")},
            "$.knights",
            "every knight is blocked",
        ),
        ({"knights": "R12> R5>"}, "$.knights", "one red knight"),
        ({"knights": {"red": "12>", "R": "5>"}}, "$.knights", "one red knight"),
        ({"knights": "R5>", "path": {"5": "down"}}, "$.knights.red", "face down"),
        ({"knights": "R5>", "path": {"5": "down"}, "dice": "3-4"}, "$.knights.red", "face down"),
        ({"path": {str(space): "trap" for space in range(1, 12)}}, "$.path", "only 9 cards"),
        ({"dice": "5x3"}, "$.dice", "write them as 5-3"),
        ({"challenged": ["red"]}, "$.challenged", "himself"),
        ({"challenged": ["blue", "blue"]}, "$.challenged", "named twice"),
        ({"challenged": ["blue"], "duelled": False}, "$.duelled", "fought a duel"),
        ({"turn": 0}, "$.turn", "counted from 1"),
        ({"king": "red"}, "$.king", "when the game is over"),
        ({"window": True}, "$.window", "first move only"),
        ({"dice": "3-4", "used": 3}, "$.used", "second move is due"),
        ({"opponent": "blue"}, "$.opponent", "after a duel"),
    ],
)
def test_faults_are_named_with_path_and_sentence(position: dict[str, Any], path: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as fault:
        scenario(GAME, 2, position=position)
    assert fault.value.path == path and sentence in fault.value.sentence
