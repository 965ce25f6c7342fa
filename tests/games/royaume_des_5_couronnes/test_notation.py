"""Actions in words: one spelling each way, and other ways to say the same."""

from __future__ import annotations

import pytest

from regalia.core.errors import BadNotation
from regalia.core.registry import game
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.luck import named
from regalia.games.royaume_des_5_couronnes.notation import seats_in
from regalia.testing import scenario

GAME = "royaume_des_5_couronnes"
ROLLED = scenario(GAME, "P1 P2 P3", position={"dice": "5-3"}).view("P1")
SECOND = scenario(GAME, "P1 P2 P3", position={"dice": "5-3", "moved": "red", "used": 5, "knights": "R5>"}).view("P1")


def test_every_action_reads_back() -> None:
    colours = range(W.COLOURS)
    actions = [W.ROLL, W.CALL, W.SILENT, W.PASS, W.LAY_THE_REST, *(W.LAY + space for space in range(1, 41))]
    actions += [base + c for base in (W.FREE, W.TAKE, W.GET, W.PAY, W.FORWARD, W.BACK) for c in colours]
    actions += [W.DUEL + seat for seat in range(5)] + [W.MOVE + 8 * c + die for c in colours for die in range(1, 7)]
    texts = [game(GAME).spell(ROLLED, action) for action in actions]
    assert len(set(texts)) == len(texts)
    assert [game(GAME).read(ROLLED, text) for text in texts] == [[action] for action in actions]


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Roll the dice", "roll"),
        ("fight red", "free red"),
        ("escape G", "free green"),
        ("free(W)", "free white"),
        ("challenge P2", "duel P2"),
        ("duel(2)", "duel P2"),
        ("duel prince 3", "duel P3"),
        ("take all green", "take green"),
        ("get the blue", "excuse blue"),
        ("pay(Y)", "pay yellow"),
        ("call_witch", "call witch"),
        ("Call the Witch!", "call witch"),
        ("Witch!", "call witch"),
        ("stay silent", "silent"),
        ("say nothing", "silent"),
        ("move(R,5)", "move red 5"),
        ("Move the red knight by 5", "move red 5"),
        ("move R5", "move red 5"),
        ("wizard(B, back)", "wizard blue back"),
        ("send blue backwards", "wizard blue back"),
        ("wizard forward R", "wizard red forward"),
        ("lay all", "lay the rest"),
        ("lay on space 7", "lay 7"),
    ],
)
def test_other_ways_to_say_it(text: str, same: str) -> None:
    assert game(GAME).read(ROLLED, text) == game(GAME).read(ROLLED, same)


@pytest.mark.parametrize(
    "text",
    ["move red 5 and blue 3", "move(R,5), move(B,3)", "move red 5, blue", "move R 5 then B 3", "move red 5; blue 3"],
)
def test_two_moves_in_one_line(text: str) -> None:
    assert game(GAME).read(ROLLED, text) == [W.MOVE + 5, W.MOVE + 8 + 3]


def test_the_last_die_need_not_be_named() -> None:
    assert game(GAME).read(SECOND, "move blue") == [W.MOVE + 8 + 3]


def test_both_moves_are_played_at_once_or_neither() -> None:
    table = scenario(GAME, "P1 P2", position={"dice": "5-3"}, luck=["weapon", "monster"])
    table.refuses("P1: move red 5, red 3", because="same-knight")
    table.play("P1: move red 5, blue 3")
    assert table.in_turn == "P2" and table.knights["blue"] == "3>"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "names no action"),
        ("sing", "names no action"),
        ("duel", "names no action"),
        ("free purple", "There is no knight “purple”"),
        ("duel P6", "is no prince"),
        ("duel blue", "write P1, P2 and so on"),
        ("move red", "does not say which die"),
        ("move", "names no knight"),
        ("move red 1 blue 2 green 3", "too many"),
        ("wizard red", "who goes where"),
        ("wizard back", "who goes where"),
        ("lay five", "names no space"),
    ],
)
def test_what_names_no_action(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation, match=sentence):
        game(GAME).read(ROLLED, text)


def test_names_of_seats_become_numbers() -> None:
    assert seats_in("duel Bob", ["ann", "bob"]) == "duel P2"
    assert seats_in("challenge ann", ["ann", "bob"]) == "duel P1"
    assert seats_in("duel P2", ["ann", "bob"]) == "duel P2"
    assert seats_in("move blue 3", ["red", "blue"]) == "move blue 3"
    assert game(GAME).seats_in("duel bob", ["ann", "bob"]) == "duel P2"


def test_a_prince_is_challenged_by_name() -> None:
    position = {"power": {"green": 3}, "treasures": {"red": "B1"}}
    table = scenario(GAME, ["green", "Jean Luc", "red"], position=position, luck=["U9/1"])
    table.refuses("green: duel jean luc", because="no-treasure-to-win")
    table.play("green: challenge red", "green: take blue")
    assert table.treasures["green"] == {"blue": 1}


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("T7", [7]),
        ("5-3", [5, 3]),
        ("M6/5", [6, 5]),
        ("d9/2", [9, 2]),
        ("U12/1", [12, 1]),
        ("F9", [9]),
        ("trap", [0]),
        ("Treasure", [3]),
        ("bob", [1]),
        ("BGYWR", [1]),
        ("order 20", [19]),
        ("card 7", [6]),
    ],
)
def test_luck_in_words(word: str, found: list[int]) -> None:
    assert [each.outcome for each in named(word, ["ann", "bob"])] == found


def test_what_is_no_luck() -> None:
    with pytest.raises(BadNotation, match="is no luck of this game"):
        named("sunshine", ["ann", "bob"])
