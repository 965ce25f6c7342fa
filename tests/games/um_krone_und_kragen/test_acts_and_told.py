"""Answers and events as data: what each is called, what it holds, and that bad ones keep their meaning as numbers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regalia.core.act import Act, Unknown
from regalia.games.um_krone_und_kragen import GAME
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.actions import (
    Add,
    Begin,
    Change,
    Choose,
    DeclineDie,
    Reroll,
    SetAside,
    Take,
    TakeDie,
    ThatIsAll,
    Use,
    begin,
)
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.testing import Scenario, scenario

KRAGEN = "um_krone_und_kragen"
EVERYBODY = [name for name in NAMES if name != "charlatan"]


def red(*characters: str, options: dict[str, object] | None = None, **position: Any) -> Scenario:
    """Red's turn with these characters."""
    return scenario(KRAGEN, options=options, position={"owned": {"red": list(characters)}, **position})


def acts(table: Scenario) -> list[Act]:
    """The answers red is offered."""
    return [choice.act for choice in table.table.prompt(0).choices]


# --- answers


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("set aside 4-2", [SetAside(4, 2), SetAside(2, 2)]),
        ("use laborer", [Use("laborer")]),
        ("use jester 4", [Reroll("jester", (4,))]),
        ("use queen 6", [Add("queen", (6,))]),
        ("use maid 4 -> 6", [Change("maid", (4,), (6,))]),
        ("use alchemist 4-2-4 -> 3-3-4", [Change("alchemist", (2, 4, 4), (3, 3, 4))]),
        ("use lady 4-4", [begin("lady", (4,)), Choose(4), ThatIsAll()]),
        ("take knight", [Take("knight")]),
    ],
)
def test_a_text_is_read_as_data(text: str, parts: list[Act]) -> None:
    assert GAME.acts_in(red(*EVERYBODY, active="2-4-4", aside="1").view("red"), text) == parts


def test_every_way_to_use_a_character_is_offered_as_data() -> None:
    offered = acts(red("jester", "maid", "laborer", "king", "queen", "merchant", active="2-2", aside="1"))
    assert {Use("laborer"), Reroll("jester", (2,)), Add("queen", (1,)), begin("merchant", (2,))} <= set(offered)
    assert [act for act in offered if isinstance(act, Change)] == [Change("maid", (2,), (face,)) for face in (3, 4, 5)]


def test_the_first_part_of_a_use_tells_how_it_goes_on() -> None:
    table = red("merchant", active="2-4-4", aside="1")
    first = next(choice for choice in table.table.prompt(0).choices if choice.act == begin("merchant", (2,)))
    assert isinstance(first.act, Begin)
    assert table.table.play(0, [first.action, first.act.more[4 - 1]]) is None
    assert acts(table) == [ThatIsAll(), Choose(4)] and table.view("red").chosen == (2, 4)
    assert table.table.prompt(0).choices[0].action == first.act.end


def test_a_start_die_names_its_character() -> None:
    table = red("farmer", options={"start_dice": "optional"}, asks="start die")
    assert acts(table) == [TakeDie("farmer"), DeclineDie("farmer")]
    assert GAME.act(red().view("red"), W.TAKE_DIE) == TakeDie(None)


def test_the_pieces_of_answers() -> None:
    table = red("jester", "maid", active="2", aside="1")
    pieces = [choice.piece for choice in table.table.prompt(0).choices]
    assert pieces == ["", "die:2", "character:jester", *["character:maid"] * 3]
    claims = red(asks="claim", aside="1-2-2").table.prompt(0).choices
    assert [choice.piece for choice in claims] == ["court:jester", "court:farmer", ""]


@pytest.mark.parametrize("action", [-1, 14, 31, 52, 64, 71, W.USE - 1, 21 * W.USE, 2**63])
def test_a_number_that_means_nothing_is_unknown(action: int) -> None:
    view = red(*EVERYBODY, active="2-4-4").view("red")
    assert GAME.act(view, action) == Unknown(action)
    assert GAME.number(view, Unknown(action)) == action


@pytest.mark.parametrize(
    "act",
    [
        Change("maid", (2, 4), (4, 6)),
        Change("magician", (2,), (3, 4)),
        Change("jester", (2,), (5,)),
        Reroll("merchant", (2,)),
        Add("maid", (2,)),
        Begin("jester", (2,), (), 0),
        Reroll("jester", (1,) * 32),
    ],
)
def test_a_use_that_cannot_be_meant_is_refused_as_such(act: Act) -> None:
    table = red(*EVERYBODY, active="2-4-4", aside="1")
    refusal = table.table.play(0, [GAME.number(table.view("red"), act)])
    assert refusal is not None and refusal.key == "not-like-that"


# --- events


def told(table: Scenario) -> list[Any]:
    """What red is told, as it arrives."""
    lines = [GAME.told(table.view("red"), event.seen_by(0)) for event in table.table.story]
    return [msgspec.json.decode(msgspec.json.encode(line)) for line in lines if line is not None]


def test_a_use_tells_only_the_dice_it_changed() -> None:
    table = red("maid", "laborer", active="2-4-4", aside="1")
    table.play("red: use maid 4 -> 6", "red: use laborer")
    assert told(table) == [
        {"is": "used", "who": 0, "character": "maid", "before": [4], "after": [6], "added": False},
        {"is": "used", "who": 0, "character": "laborer", "before": [], "after": [1], "added": True},
    ]


def test_a_re_roll_tells_what_the_dice_showed_and_show() -> None:
    table = scenario(KRAGEN, position={"owned": {"red": ["jester"]}, "active": "2-4"}, luck=[5])
    table.play("red: use jester 2")
    assert told(table) == [{"is": "rerolled", "who": 0, "character": "jester", "before": [2], "after": [5]}]


def test_the_king_is_told_of_once_with_the_throw_to_beat() -> None:
    table = red(asks="claim", aside="6-6-6-6-6-6-6")
    table.play("red: take king")
    assert told(table)[0] == {"is": "first-king", "who": 0, "many": 7, "face": 6}


def test_a_throw_in_the_final_round_tells_what_it_had_to_beat() -> None:
    position = {"final": True, "first_king": "blue", "best": [2, 1], "active": "4", "aside": "4-4"}
    table = scenario(KRAGEN, position=position)
    table.play("red: set aside 4")
    assert told(table)[1:3] == [
        {"is": "threw", "who": 0, "many": 3, "face": 4, "to_beat": [2, 1]},
        {"is": "king-moves", "who": 0, "old": 1, "best": [3, 4]},
    ]


def test_a_game_without_a_king_has_no_winner() -> None:
    position = {"round": 20, "in_turn": "blue", "asks": "claim", "aside": "1-2-4"}
    table = scenario(KRAGEN, options={"max_rounds": 20}, position=position)
    table.play("blue: pass")
    assert told(table)[-1] == {"is": "game-ends", "adjudicated": True}
