"""What a seat sees, is asked and is told, and the table drawn with letters."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regalia.core.drawing import plain
from regalia.core.game import WATCHER
from regalia.core.say import Say, Who, say
from regalia.core.speech import LANGUAGES
from regalia.games.um_krone_und_kragen import GAME
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.texts import ability, condition
from regalia.testing import Scenario, scenario

KRAGEN = "um_krone_und_kragen"
MOMENTS: dict[str, dict[str, Any]] = {
    "first roll": {"owned": {"red": ["laborer", "maid"]}},
    "dice": {"active": "2-4-4", "aside": "1", "owned": {"red": ["laborer", "maid"]}, "used": ["maid"]},
    "duty": {"active": "2-4-4", "owned": {"red": ["laborer", "jester"]}},
    "none active": {"aside": "2-4-4", "owned": {"red": ["laborer"]}},
    "mid-use": {"active": "2-4-4", "owned": {"red": ["lady"]}, "using": "lady", "chosen": "2"},
    "claim": {"asks": "claim", "aside": "2-4-4", "owned": {"red": ["jester"]}},
    "start die": {"asks": "start die", "owned": {"red": ["farmer", "charlatan"]}},
    "final": {"final": True, "first_king": "blue", "best": [8, 3], "owned": {"blue": ["king", "queen"]}},
    "over": {"asks": "over", "final": True, "first_king": "blue", "best": [8, 3]},
    "adjudicated": {"asks": "over", "adjudicated": True},
}


EVEN = {"take philosopher": "court:philosopher"}


def name(c: int) -> Say:
    """A character by its name."""
    return say(f"character-{NAMES[c]}")


def at(moment: str) -> Scenario:
    """A table at a moment."""
    options = {"start_dice": "optional"} if moment == "start die" else {}
    return scenario(KRAGEN, options=options, position=MOMENTS[moment])


# --- the view


def test_a_view_in_words() -> None:
    view = at("dice").view("red")
    assert (view.seat, view.asks, view.asked, view.answering, view.in_turn) == (0, "dice", (0,), True, 0)
    assert (view.round, view.start, view.turns_over, view.hand) == (1, 0, 0, 0)
    assert (view.active, view.aside, view.set_since_roll) == ((2, 4, 4), (1,), True)
    assert (view.unused, view.using, view.chosen) == (("laborer",), "", ())
    assert (view.owned, view.charlatans) == ((("maid", "laborer"), ()), (0, 0))
    assert view.court["maid"] == 1
    assert "charlatan" not in view.court
    assert (view.rows["jester"], view.rows["knight"], view.rows["king"]) == (0, 3, 5)
    assert view.conditions["knight"] == ("equal", 5)
    assert view.abilities["knight"] == ("add_die", 5)
    assert (view.final, view.first_king, view.holder, view.best) == (False, None, None, None)
    assert (view.thrown, view.adjudicated) == ((None, None), False)
    assert (view.order, view.coming) == ((0, 1), (1, 1, 0))


def test_a_view_tells_whose_turns_come() -> None:
    trigger = {"round": 3, "start": "red", "in_turn": "blue", "first_king": "blue", "best": [7, 2]}
    seats = ["red", "blue", "green", "white"]
    before = scenario(KRAGEN, seats=seats, position={**trigger, "owned": {"blue": ["king", "queen"]}}).view("red")
    assert (before.order, before.coming) == ((0, 1, 2, 3), (2, 3, 3, 0, 2, 1))
    final = scenario(KRAGEN, position=MOMENTS["final"]).view("red")
    assert (final.order, final.coming) == ((0, 1), (1,))
    assert at("over").view("red").coming == ()


def test_a_view_tells_whom_the_dice_would_win_over() -> None:
    assert at("duty").view("red").within_reach == ("charlatan", "farmer", "philosopher")
    assert at("first roll").view("red").within_reach == ()
    assert at("final").view("red").within_reach == ()


def test_a_view_of_the_final() -> None:
    view = at("final").view("red")
    assert (view.final, view.first_king, view.holder, view.best) == (True, 1, 1, (8, 3))
    assert view.thrown == (None, (8, 3))


def test_a_view_in_the_middle_of_a_use_and_of_a_question() -> None:
    assert (at("mid-use").view("red").using, at("mid-use").view("red").chosen) == ("lady", (2,))
    assert at("start die").view("red").using == "farmer"


@pytest.mark.parametrize("moment", MOMENTS)
def test_everybody_sees_the_same(moment: str) -> None:
    table = at(moment)
    red, blue, watcher = table.view("red"), table.view("blue"), table.view()
    assert watcher.seat == WATCHER
    assert not watcher.answering
    assert not blue.answering
    hidden = {"seat": WATCHER, "answering": False}
    for view in (red, blue):
        assert msgspec.structs.replace(view, **hidden) == watcher


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_view_can_be_sent(moment: str) -> None:
    view = at(moment).view("red")
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


# --- imagining


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_imagined_table_is_the_one_that_is_seen(moment: str) -> None:
    table = at(moment).table
    for seat in (0, 1):
        guess = GAME.imagine(table.view(seat), table.terms)
        dealt, other = guess.deal(1), guess.deal(2)
        assert isinstance(dealt, KragenState)
        assert GAME.view(dealt, seat) == table.view(seat)
        assert dealt.legal(seat) == table.state.legal(seat)
        assert dealt.stream is None
        assert dealt.luck != other.luck


def test_a_dealt_world_can_be_played_without_touching_the_table() -> None:
    table = at("first roll").table
    dealt = GAME.imagine(table.view(0), table.terms).deal(1)
    dealt.apply(W.ROLL)
    assert table.view(0).asks == "first roll"


# --- the prompt


def test_a_prompt_names_its_choices_and_their_pieces() -> None:
    prompt = at("duty").table.prompt(0)
    found = {choice.text: choice.piece for choice in prompt.choices}
    assert found == {
        "set aside 2": "die:2",
        "set aside 4": "die:4",
        "use jester 2": "character:jester",
        "use jester 4": "character:jester",
        "use laborer": "character:laborer",
    }
    claims = {choice.text: choice.piece for choice in at("claim").table.prompt(0).choices}
    assert claims == {"take charlatan": "court:charlatan", "take farmer": "court:farmer", **EVEN, "pass": ""}
    assert [choice.piece for choice in at("mid-use").table.prompt(0).choices] == ["", "die:4"]


def test_a_prompt_greys_what_is_not_possible_with_its_reason() -> None:
    greyed = at("duty").greyed("red")
    assert greyed["roll"] == "set-one-aside-first"
    assert greyed["finish"] == "dice-still-active"
    assert greyed["set aside 1"] == "no-such-die"
    assert "use laborer" not in greyed
    assert at("dice").greyed("red")["use maid"] == "used-this-turn"
    assert at("first roll").greyed("red")["use maid"] == "nothing-rolled-yet"
    assert at("start die").greyed("red") == {"roll": "die-question-first"}
    assert at("mid-use").greyed("red")["and 2"] == "no-such-die"
    claim = at("claim").greyed("red")
    assert (claim["take jester"], claim["take knight"]) == ("already-yours", "condition-not-met")
    assert (claim["take queen"], "take charlatan" in claim, "pass" in claim) == ("only-with-the-king", False, False)


def test_a_start_character_is_greyed_with_its_reason() -> None:
    table = scenario(KRAGEN, position={"owned": {"red": ["farmer", "charlatan", "general", "king", "queen"]}})
    greyed = table.greyed("red")
    assert {text for text, key in greyed.items() if key == "gives-start-dice"} == {
        "use farmer",
        "use charlatan",
        "use general",
    }
    assert "use king" not in greyed


def test_who_is_not_asked_is_offered_nothing() -> None:
    prompt = at("dice").table.prompt(1)
    assert (prompt.choices, prompt.greyed) == ((), ())
    watcher = at("dice").table.prompt(WATCHER)
    assert (watcher.choices, watcher.greyed) == ((), ())


@pytest.mark.parametrize(
    ("moment", "key"),
    [
        ("first roll", "first-roll"),
        ("dice", "dice"),
        ("duty", "dice-duty"),
        ("none active", "dice-none-active"),
        ("mid-use", "more-dice"),
        ("claim", "claim"),
        ("start die", "start-die"),
    ],
)
def test_what_is_asked(moment: str, key: str) -> None:
    table = at(moment).table
    assert table.prompt(0).sentence.key == f"ask-{key}"
    for seat in (1, WATCHER):
        waiting = table.prompt(seat).sentence
        assert waiting.key == f"wait-{key}"
        assert waiting.args["who"] == Who(0)


def test_what_is_said_at_the_end() -> None:
    assert at("adjudicated").table.prompt(0).sentence.key == "ask-over"
    sentence = at("over").table.prompt(0).sentence
    assert (sentence.key, sentence.args["who"]) == ("ask-won", Who(1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_can_be_said(moment: str, language: str) -> None:
    table = at(moment).table
    for seat in (0, 1, WATCHER):
        prompt = table.prompt(seat)
        assert table.say(prompt.sentence, language)
        labels = [table.say(choice.label, language) for choice in prompt.choices]
        assert len(set(labels)) == len(labels)
        for choice in prompt.greyed:
            assert table.say(choice.label, language)
            assert choice.why_not is not None
            assert table.say(choice.why_not, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_conditions_abilities_and_combinations_can_be_said(language: str) -> None:
    table = at("dice")
    view = table.view("red")
    for character in NAMES:
        assert table.table.say(condition(view, character), language)
        assert table.table.say(ability(view, character), language)


# --- the screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_court_the_players_and_the_dice_are_drawn(language: str) -> None:
    table = at("dice")
    drawn = plain(GAME.draw(table.view("red"), language, ["Ann", "Bob"]))
    for character in range(W.CHARACTERS):
        if character != W.CHARLATAN:
            assert table.table.say(name(character), language) in drawn
    for part in ("▶ Ann", "  Bob: –", "⚁ 2  ⚃ 4  ⚃ 4", "⚀ 1"):
        assert part in drawn
    for who, number in (("laborer", 15), ("king", 7)):
        condition = say(f"screen-condition-{table.view().conditions[who][0]}", number=number)
        assert table.table.say(condition, language) in drawn
    maid, laborer = (table.table.say(name(character), language) for character in (W.MAID, W.LABORER))
    assert f"Ann: [{maid}], {laborer}" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_king_and_what_is_to_be_beaten_are_drawn(language: str) -> None:
    table = at("final")
    drawn = plain(GAME.draw(table.view(), language, table.table.names))
    king = table.table.say(name(W.KING), language)
    assert "blue ♛" in drawn
    assert "8×3" in drawn
    assert f"({king} –)" in drawn, "a character of whom no copy is left"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_and_charlatans_are_drawn(language: str) -> None:
    table = scenario(KRAGEN, position={"owned": {"red": ["charlatan", "charlatan"]}})
    drawn = plain(GAME.draw(table.view("red"), language, table.table.names))
    charlatan = table.table.say(name(W.CHARLATAN), language)
    assert f"red: 2× {charlatan}" in drawn
    assert drawn.splitlines()[-1].endswith(": 5")


def test_no_line_is_too_wide_for_a_terminal() -> None:
    for language in LANGUAGES:
        for moment in MOMENTS:
            for width in (50, 80, 200):
                drawn = plain(GAME.draw(at(moment).view("red"), language, ["red", "blue"]), width)
                assert max(map(len, drawn.splitlines())) <= width
