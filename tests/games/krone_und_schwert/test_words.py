"""Sentences: the same keys in three languages, every refusal and event in words, the drawn table."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from regalia.core.drawing import plain
from regalia.core.fairness import Seed
from regalia.core.speech import LANGUAGES, speech
from regalia.core.table import new_table
from regalia.core.wording import tag_of
from regalia.games.krone_und_schwert import GAME
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.texts import REFUSALS
from regalia.testing import scenario
from tests.games.krone_und_schwert.tables import SCHWERT, given

KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
PLACE = re.compile(r"\{ \$(\w+)")


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with what goes into it."""
    text = (files("regalia.games.krone_und_schwert") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"(?m)^(?=[a-z][\w-]* =)", text)
    return {KEY.match(part)[1]: set(PLACE.findall(part)) for part in parts if KEY.match(part)}  # type: ignore[index]


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_languages_say_the_same(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_refusal_has_its_words_and_its_rule() -> None:
    keys = messages("en")
    for key, rule in REFUSALS.values():
        assert f"refusal-{key}" in keys
        assert rule
    assert len({key for key, _ in REFUSALS.values()}) == len(REFUSALS)


def test_every_answer_and_event_has_its_words() -> None:
    told = {tag_of(happening.struct) for happening in GAME.happenings.values()}
    wanted = {f"label-{tag_of(act)}" for act in GAME.acts} | {f"told-{tag}" for tag in told}
    assert {key for key in messages("en") if key.startswith(("label-", "told-"))} == wanted


def test_every_option_has_its_words() -> None:
    keys = messages("en")
    for option in GAME.options.options:
        assert f"option-{option.key}" in keys
        for value in option.values:
            assert f"option-{option.key}-{str(value).lower()}" in keys
        if option.least <= option.most:
            assert f"option-{option.key}-number" in keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawn_table_shows_shapes_terrain_owners_and_buildings(language: str) -> None:
    table = given(
        castles={"P1": ["A:0,0"]},
        towns={"P3": ["C:2,0"]},
        big_towns={"P1": ["A:2,2+A:1,3"], "P2": ["B:2,0+B:1,1"]},
        cathedrals={"P1": ["A:2,2"]},
        spaces={"P2": ["B:4,2"]},
        king="P1",
        papal=["P2"],
        vp={"P3": 4},
        announced={"P3": 4},
        end_phase=True,
    )
    drawn = plain(GAME.draw(table.view("P1"), language, ["P1", "P2", "P3"]), 200)
    for mark in (
        "(A0,0▲1♜)",
        '(A2,2"1†)',
        '[A1,3"1†]',
        '(B2,0"2▣)',
        '[B1,1"2▣]',
        '(C2,0"3⌂)',
        "(B4,2♣2 )",
        "♛",
        "☩",
        "? (4)",
    ):
        assert mark in drawn
    assert speech(GAME.package, language).bundle.has_message("game-title")


def test_an_empty_board_is_drawn_too() -> None:
    table = given(asks="over")
    assert plain(GAME.draw(table.view(), "en", ["P1", "P2", "P3"]))
    bare = scenario(SCHWERT, seats=2, position={"board": [], "laying": "A"})
    assert "[A-1,3" in plain(GAME.draw(bare.view("red"), "en", ["red", "blue"]))


@pytest.mark.parametrize(
    ("action", "wanted"),
    [
        (W.LAY + W.TRUCE, "card:truce"),
        (W.EXPAND + W.INCITE, "card:incite"),
        (W.EXPAND_TWO + W.BUILD_TOWN, "card:build_town"),
        (W.PUT + 16384, "element:B"),
        (W.FOUND + 128 * 0 + 1, "space:A:1,-1"),
        (W.ATTACK, "space:A:1,-1"),
        (W.CROWN, "vote:crown"),
        (W.END_TURN, ""),
    ],
)
def test_the_piece_of_an_action(action: int, wanted: str) -> None:
    assert GAME.piece(given().view("P1"), action) == wanted


def test_the_story_of_a_game_is_told_to_all() -> None:
    """What a seat draws is told to it alone."""
    table = given(spaces={"P1": ["A:2,2"]}, hands={}, luck=["truce"])
    table.play("P1: draw")
    assert table.story("P1")[-1] == "You draw Truce."
    assert table.story("P2")[-1] == table.story()[-1] == "P1 draws a card."


def test_the_deal_is_told_to_its_owner() -> None:
    table = new_table(GAME, 2, Seed(1), {"assembly": "preset"})
    told = [sum("are dealt" in line for line in table.tell(table.story, seat)) for seat in (0, 1, -1)]
    assert told == [1, 1, 0]


def test_what_is_asked_at_each_moment() -> None:
    """Every question has its words, for who must answer and for the others."""
    attack = {"attacker": "P1", "target": "A:4,2", "cards": ["leader_3"]}
    land: dict[str, Any] = {"spaces": {"P1": ["A:2,2"], "P2": ["A:4,2"]}}
    revolt: dict[str, Any] = {"king": "P2", "castles": {"P2": ["C:0,0"]}, "leader": "P1"}
    hands = {"P1": ["build_town", "leader_3"]}
    asked = [
        (given(board=["A0(0,0)"], laying="B"), "P2", "ask-element"),
        (given(attack=attack, **land), "P2", "ask-defence"),
        (given(**revolt), "P1", "ask-leader-cards"),
        (given(**revolt), "P2", "ask-king-cards"),
        (given(**revolt), "P3", "ask-vote"),
        (given(given={"P3": ["vote sword"]}, **revolt), "P3", "ask-vote-cards"),
        (given(given={"P3": ["sword"]}, **revolt), "P3", "wait-revolt"),
        (given(given={"P1": ["occupy"]}, **land), "P1", "ask-occupy"),
        (given(given={"P1": ["expand with leader_3"]}, hands=hands, **land), "P1", "ask-space"),
        (given(given={"P1": ["expand two with build_town", "A:1,1"]}, hands=hands, **land), "P1", "ask-second-space"),
        (given(given={"P1": ["attack A:4,2"]}, hands=hands, **land), "P1", "ask-attack-cards"),
        (given(**land), "P2", "wait-action"),
        (given(asks="over", **land), "P1", "ask-over"),
    ]
    for table, seat, key in asked:
        assert GAME.ask(table.view(seat)).key == key


@pytest.mark.parametrize(
    ("owned", "fault"), [(["A:2,2"], "A:1,3"), (["A:1,3"], "A:2,2"), (["A:0,0"], "A:2,2")], ids=str
)
def test_a_refused_big_town_names_the_space_at_fault(owned: list[str], fault: str) -> None:
    table = given(spaces={"P1": owned}, hands={"P1": ["build_town"]})
    refusal = table.refuses("P1: big town A:2,2+A:1,3", because="not-yours")
    assert table.table.say(refusal.why) == f"{fault} is not yours."


def test_a_count_of_one_is_said_as_one() -> None:
    position: dict[str, Any] = {"king": "P2", "castles": {"P1": ["A:0,0"], "P2": ["B:0,4"]}, "towns": {"P1": ["A:2,2"]}}
    table = given(seats="P1 P2", **position, luck=["s", "c", "c", "c", "c"])
    table.play("P1: revolt", "P1: commit nothing", "P2: commit nothing")
    told = {language: " ".join(table.story(language=language)) for language in ("en", "de", "fr")}
    assert "Rebels: 1 open sword and 0 in cards. King: 1 crown vote at 2 and 0 in cards." in told["en"]
    assert "1 offenes Schwert und" in told["de"] and "1 Kronenstimme zu 2 und" in told["de"]
    assert "1 épée visible et" in told["fr"] and "1 vote couronne à 2 et" in told["fr"]
