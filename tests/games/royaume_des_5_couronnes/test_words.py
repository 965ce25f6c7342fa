"""Sentences: the same keys and placeholders in every language, and a drawing of the table."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from regalia.core.drawing import plain
from regalia.core.registry import game
from regalia.core.say import say
from regalia.core.speech import LANGUAGES, speech
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.data import PALETTE, SHAPES
from regalia.games.royaume_des_5_couronnes.story import HAPPENINGS
from regalia.testing import scenario

GAME = "royaume_des_5_couronnes"
PACKAGE = f"regalia.games.{GAME}"


def messages(language: str) -> dict[str, set[str]]:
    """Every key with its placeholders."""
    text = (files(PACKAGE) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z0-9_-]+) = ", text, flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_keys_and_placeholders(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    assert {key for key in english if english[key] != other[key]} == set()


def test_every_colour_shape_event_and_option_has_words() -> None:
    keys = set(messages("en"))
    for colour in PALETTE:
        assert {f"colour-{colour}", f"knight-{colour}"} <= keys
    assert {f"shape-{shape}" for shape in SHAPES} <= keys
    events = {name: value for name, value in vars(W).items() if name.isupper()}
    assert set(HAPPENINGS) == set(range(events["TURN_BEGINS"], events["KING"] + 1))
    options = game(GAME).options
    for option in options.options:
        assert f"option-{option.key}" in keys
        for value in option.values:
            assert f"option-{option.key}-{str(value).lower()}" in keys
    assert {f"preset-{name}" for name in options.presets} <= keys


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "a red treasure", "3 red treasures"),
        ("de", "einen roten Schatz", "3 rote Schätze"),
        ("fr", "un trésor rouge", "3 trésors rouges"),
    ],
)
def test_pawns_are_counted(language: str, one: str, three: str) -> None:
    words = speech(PACKAGE, language)
    assert words.say(say("pawns", colour_id="red", many=1), []) == one
    assert words.say(say("pawns", colour_id="red", many=3), []) == three


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_is_spelled_out_where_it_is_counted_or_begins_a_sentence(language: str) -> None:
    words = speech(PACKAGE, language)
    assert len({words.say(say("pawns", colour_id=colour, many=2), []) for colour in PALETTE}) == len(PALETTE)
    assert len({words.say(say("the-knight", knight_id=colour), []) for colour in PALETTE}) == len(PALETTE)


ASKED: list[tuple[dict[str, Any], str, str]] = [
    ({}, "red", "ask-phase-a-free"),
    ({}, "blue", "wait-phase-a-free"),
    ({"knights": "R8>", "path": {8: "trap"}}, "red", "ask-phase-a"),
    ({"knights": "R8>", "path": {8: "trap"}, "duelled": True}, "red", "ask-phase-a-free"),
    ({"knights": "R8> B#1 G#2 Y#3 W8>", "path": {8: "trap"}}, "red", "ask-phase-a-all-blocked"),
    ({"dice": "3-4"}, "red", "ask-first-move"),
    ({"dice": "3-4"}, "blue", "ask-window"),
    ({"dice": "3-4"}, "", "wait-first-move"),
    ({"dice": "3-4", "answers": {"blue": "silent"}}, "blue", "wait-window"),
    ({"dice": "3-4", "window": False}, "blue", "wait-first-move"),
    ({"dice": "3-3"}, "red", "ask-wizard"),
    ({"dice": "3-4", "knights": "R8> B#1 G#2 Y#3"}, "red", "ask-first-move"),
    ({"dice": "3-4", "knights": "R8> B#1 G#2 Y#3 W5>", "path": {5: "trap"}}, "red", "ask-only-move"),
    ({"dice": "3-4", "moved": "red", "used": 3, "knights": "R3>"}, "red", "ask-second-move"),
    ({"asks": "take", "opponent": "blue", "treasures": {"blue": "R1"}}, "red", "ask-take"),
    ({"asks": "excuse", "opponent": "blue", "treasures": {"red": "R1"}}, "blue", "ask-excuse"),
    ({"asks": "excuse", "opponent": "blue", "treasures": {"red": "R1"}}, "red", "wait-excuse"),
    ({"asks": "pay", "dice": "3-4", "treasures": {"red": "R1"}}, "red", "ask-pay"),
    ({"asks": "lay cards"}, "red", "ask-lay-cards"),
]


@pytest.mark.parametrize(("position", "seat", "key"), ASKED)
def test_what_is_asked(position: dict[str, Any], seat: str, key: str) -> None:
    table = scenario(GAME, 3, position=position)
    message = table.table.game.ask(table.view(seat))
    assert message.key == key
    assert len({table.table.say(message, language) for language in LANGUAGES}) == 3


def test_labels_of_refused_answers() -> None:
    table = scenario(GAME, 2)
    label = table.table.game.label
    view = table.view("red")
    assert table.table.say(label(view, W.FREE)) == "Free the red knight"
    assert table.table.say(label(view, W.DUEL)) == table.table.say(label(view, W.DUEL + 4)) == "Challenge nobody"
    assert table.table.say(label(view, W.PASS)) == "Pass"


def test_pieces_an_action_sits_on() -> None:
    view = scenario(GAME, 2, position={"dice": "2-2"}).view("red")
    actions = {
        W.FREE + 1: "knight:blue",
        W.DUEL + 1: "seat:1",
        W.PAY + 2: "pawn:green",
        W.MOVE + 8 + 3: "knight:blue",
        W.FORWARD + 3: "knight:yellow",
        W.BACK: "knight:red",
        W.LAY + 7: "space:7",
        W.ROLL: "",
    }
    assert {action: game(GAME).piece(view, action) for action in actions} == actions


def test_the_table_is_drawn() -> None:
    position = {
        "knights": "R8> B8> G8> Y20< W#1",
        "path": {8: "monster", 3: "treasure"},
        "rejet": "trap",
        "dice": "5-3",
        "power": {"red": 2},
        "treasures": {"blue": "W2"},
        "orders": {"red": "WRBGY"},
    }
    table = scenario(GAME, "red blue", position=position)
    drawn = plain(game(GAME).draw(table.view("red"), "en", ["red", "blue"]))
    for part in (
        "RBG",
        "Y◆♛",
        "«M»",
        "◊$◊",
        "W⬢",
        "♛ R B G",
        "Discard: trap ×1",
        "▶ red (game master): ♦♦",
        "W2",
        "⚄ 5",
    ):
        assert part in drawn, part
    assert "order: W✓ R B G Y" in drawn and drawn.count("order:") == 1
    assert "order:" not in plain(game(GAME).draw(table.view(), "en", ["red", "blue"]))
    assert "Höhle:" in plain(game(GAME).draw(table.view("blue"), "de", ["red", "blue"]))
    assert "Antre" in plain(game(GAME).draw(table.view("blue"), "fr", ["red", "blue"]))
    assert max(len(line) for line in drawn.splitlines()) <= 100
