"""Answers in words: natural spellings, what cannot be read, and that every answer reads back."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core.errors import BadNotation
from regalia.games.um_krone_und_kragen import GAME
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.testing import Scenario, scenario

KRAGEN = "um_krone_und_kragen"
EVERYBODY = [name for name in NAMES if name != "charlatan"]


def red(*characters: str, options: dict[str, object] | None = None, **position: Any) -> Scenario:
    """Red's turn with these characters."""
    return scenario(KRAGEN, options=options, position={"owned": {"red": list(characters)}, **position})


def spelled(table: Scenario, text: str) -> list[str]:
    """A text read, and its answers written as the game writes them."""
    view = table.view("red")
    return [GAME.spell(view, action) for action in GAME.read(view, text)]


# --- natural spellings


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("roll", ["roll"]),
        ("  ROLL ", ["roll"]),
        ("finish", ["finish"]),
        ("pass", ["pass"]),
        ("take nothing", ["pass"]),
        ("Take Knight", ["take knight"]),
        ("set aside 4", ["set aside 4"]),
        ("set aside 4-2", ["set aside 4", "set aside 2"]),
        ("set aside 4, 2", ["set aside 4", "set aside 2"]),
        ("set aside 4 2", ["set aside 4", "set aside 2"]),
        ("set aside 4,2-4", ["set aside 4", "set aside 2", "set aside 4"]),
        ("set aside all", ["set aside 2", "set aside 4", "set aside 4"]),
        ("set aside", ["set aside"]),
        ("set aside nothing", ["set aside"]),
        ("use laborer", ["use laborer"]),
        ("use maid 4 -> 6", ["use maid 4 -> 6"]),
        ("use maid 4->6", ["use maid 4 -> 6"]),
        ("use maid 4 → 6", ["use maid 4 -> 6"]),
        ("USE MAID 4 → 6", ["use maid 4 -> 6"]),
        ("use philosopher 2-4 -> 1-5", ["use philosopher 2-4 -> 1-5"]),
        ("use philosopher 4,2 -> 5,1", ["use philosopher 2-4 -> 1-5"]),
        ("use jester 2", ["use jester 2"]),
        ("use queen 6", ["use queen 6"]),
        ("use merchant 2", ["use merchant 2 ...", "that is all"]),
        ("use merchant 4-2", ["use merchant 2 ...", "and 4", "that is all"]),
        ("use merchant 2 ...", ["use merchant 2 ..."]),
        ("use lady 4-4 -> 5-5", ["use lady 4 ...", "and 4", "that is all"]),
        ("use lady 4-4", ["use lady 4 ...", "and 4", "that is all"]),
        ("use nobleman 2 -> 4", ["use nobleman 2 ...", "that is all"]),
        ("that is all", ["that is all"]),
        ("and 4", ["and 4"]),
        ("and 4-2", ["and 2", "and 4"]),
        ("take die", ["take die"]),
        ("decline die", ["decline die"]),
    ],
)
def test_natural_spellings(text: str, answers: list[str]) -> None:
    assert spelled(red(*EVERYBODY, active="2-4-4", aside="1"), text) == answers


@pytest.mark.parametrize("text", ["decline farmer", "decline charlatan", "take farmer die", "take charlatan"])
def test_a_start_die_is_taken_or_declined_whosever_it_is(text: str) -> None:
    table = red("farmer", "charlatan", options={"start_dice": "optional"}, asks="start die")
    with suppress(BadNotation):
        assert table.answer(f"red: {text}") is not None
    assert table.start_dice_asked == 0


def test_before_the_first_roll_a_use_names_no_dice() -> None:
    table = red("queen", "king")
    assert spelled(table, "use queen 4") == ["use queen"]
    assert spelled(table, "use maid 2 -> 3") == ["use maid"]
    with pytest.raises(BadNotation, match="has no face yet: use laborer"):
        spelled(table, "use laborer 4")


def test_a_whole_choice_may_be_written_in_parts() -> None:
    together, apart = (red("lady", active="1-2-2") for _ in range(2))
    together.play("red: use lady 1-2 -> 2-3")
    apart.play("red: use lady 1 ...", "red: and 2", "red: that is all")
    assert together.active == apart.active == "2-2-3"


# --- what cannot be read


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "names no action"),
        ("dance", "names no action"),
        ("rolling", "names no action"),
        ("use", "names no action"),
        ("take", "names no action"),
        ("set asides 3", "names no action"),
        ("use emperor", "There is no character “emperor”: they are jester,"),
        ("take emperor", "There is no character “emperor”"),
        ("set aside x", "“x” are no dice: write them like 1-3-3-6."),
        ("set aside 3-x", "“3-x” are no dice"),
        ("set aside 123", "“123” are no dice"),
        ("set aside -", "are no dice"),
        ("set aside ³", "“³” are no dice"),
        ("use maid four -> six", "“four” are no dice"),
        ("use maid 4 ->", "are no dice"),
        ("use merchant x ...", "are no dice"),
        ("and", "names no action"),
        ("and x", "“x” are no dice"),
    ],
)
def test_what_cannot_be_read(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as fault:
        spelled(red(*EVERYBODY, active="2-4-4"), text)
    assert sentence in str(fault.value)


def test_the_sentence_shows_how_to_write() -> None:
    with pytest.raises(BadNotation, match="Write for instance: roll, set aside 3-3"):
        spelled(red(), "hm")


@pytest.mark.parametrize("face", [0, 7, 8, 9, 10, 11, 12, 32, 37, 64, 67, 99])
@pytest.mark.parametrize("asks", ["first roll", "dice", "claim"])
def test_a_face_that_no_die_has_is_never_set_aside_nor_read_as_something_else(face: int, asks: str) -> None:
    dice = {"first roll": "", "dice": "2-4-4", "claim": ""}
    table = red(asks=asks, active=dice[asks], aside="" if asks == "first roll" else "1-1-3")
    for line in (f"red: set aside {face}", f"red: and {face}"):
        table.refuses(line, because="")


@pytest.mark.parametrize("character", [name for name in EVERYBODY if name not in ("farmer", "general", "king")])
def test_a_face_that_no_die_has_is_never_read_as_another_character(character: str) -> None:
    for face in (0, 7, 8, 9, 10, 11, 12, 99):
        for use in (f"{face}", f"2 -> {face}", f"{face} -> 2", f"{face}-{face}"):
            table = red(*EVERYBODY, active="2-4-4", aside="1")
            try:
                refusal = table.answer(f"red: use {character} {use}")
            except BadNotation:
                continue
            assert refusal is not None, f"“use {character} {use}” is allowed, and used the {table.used}"
            assert refusal.key in ("no-such-die", "above-six", "not-like-that"), f"“use {character} {use}”: {refusal}"


@pytest.mark.parametrize("character", ["jester", "merchant", "laborer", "queen"])
def test_nobody_can_say_what_a_rolled_or_added_die_shall_become(character: str) -> None:
    table = red(*EVERYBODY, active="2-4-4", aside="1")
    try:
        refusal = table.answer(f"red: use {character} 2 -> 5")
    except BadNotation:
        return
    assert refusal is not None, f"“use {character} 2 -> 5” is allowed, and the 5 is ignored"


@pytest.mark.parametrize(
    "use",
    [
        "maid 5-3 -> 3-6",
        "maid 3-3 -> 3-4",
        "maid 3-6 ...",
        "magician 5-3 -> 3-1",
        "magician 1-3-3 ...",
        "astronomer 5-3 -> 3-2",
        "philosopher 5-3-3 -> 4-4-3",
        "alchemist 5-3-3-1 -> 4-4-3-1",
        "merchant 3 -> 3",
    ],
)
def test_a_use_is_checked_as_it_is_written(use: str) -> None:
    """The dice that would result could be had, but not by what is written."""
    table = red(*EVERYBODY, active="5-3" if "..." in use else "5-3-3-1", aside="2")
    table.refuses(f"red: use {use}", because="not-like-that")


# --- every answer reads back


@cache
def views() -> list[Any]:
    """What red sees at different moments."""
    optional: dict[str, object] = {"start_dice": "optional"}
    return [
        table.view("red")
        for table in (
            red(*EVERYBODY),
            red(*EVERYBODY, active="1-2-3-5", aside="4-6"),
            red(*EVERYBODY, aside="4-6"),
            red(*EVERYBODY, active="1-2-3-5", using="merchant", chosen="2"),
            red("jester", asks="claim", aside="6-6-6-6-6-6-6"),
            red("farmer", options=optional, asks="start die"),
        )
    ]


@pytest.mark.parametrize(
    "table",
    [
        red(*EVERYBODY),
        red(*EVERYBODY, active="1-2-3-5", aside="4-6"),
        red(*EVERYBODY, active="6-6", aside="6"),
        red(*EVERYBODY, aside="4-6"),
        red(*EVERYBODY, active="1-2-2-5", using="merchant", chosen="2"),
        red("jester", asks="claim", aside="6-6-6-6-6-6-6"),
    ],
    ids=["first roll", "dice", "sixes", "none active", "mid-use", "claim"],
)
def test_every_offer_and_every_greyed_answer_reads_back(table: Scenario) -> None:
    prompt, view = table.table.prompt(0), table.view("red")
    for choice in prompt.choices:
        assert GAME.read(view, choice.text) == [choice.action]
    for choice in prompt.greyed:
        refusal = table.table.play(0, GAME.read(view, choice.text))
        assert refusal is not None
        assert refusal.why == choice.why_not, f"“{choice.text}” reads back as something else"


WORDS = st.sampled_from(
    ["use", "set", "aside", "take", "and", "die", "all", "->", "→", "...", "-", ",", "decline", "nothing", *NAMES]
)
DICE = st.lists(st.integers(0, 120), max_size=5).map(lambda dice: "-".join(map(str, dice)))
SENTENCES = st.lists(WORDS | DICE | st.text(max_size=4), max_size=6).map(" ".join)


@settings(max_examples=300, deadline=None)
@given(text=st.text(max_size=30) | SENTENCES, which=st.integers(0, 5))
def test_any_text_is_read_or_refused_with_a_sentence(text: str, which: int) -> None:
    try:
        actions = GAME.read(views()[which], text)
    except BadNotation as fault:
        assert str(fault).endswith(".")
    else:
        assert actions
        assert all(action >= 0 for action in actions)


@settings(max_examples=100, deadline=None)
@given(text=SENTENCES)
def test_any_sentence_is_played_or_refused(text: str) -> None:
    table = red(*EVERYBODY, active="1-2-3-5", aside="4-6")
    try:
        refusal = table.answer(f"red: {text}")
    except BadNotation:
        return
    if refusal is not None:
        assert table.table.say(refusal.why)
