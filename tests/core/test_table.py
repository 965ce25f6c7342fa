"""A table: names, prompts, refusals, words."""

from __future__ import annotations

import pytest

import regalia
from regalia.core.act import Unknown
from regalia.core.errors import BadData, BadNotation, BadPosition, BadSeats, UnknownGame
from regalia.core.game import WATCHER, Game
from regalia.core.prompt import Prompt
from regalia.core.registry import game
from regalia.core.say import Say, Who, say
from regalia.core.speech import LANGUAGES, speech
from regalia.core.table import Refusal, Table, owes_answer
from regalia.testing.scenario import scenario

PACKAGE = "regalia.games.um_krone_und_kragen"
ROLL = 7


def test_the_ten_lines_of_the_readme() -> None:
    table = regalia.table("um_krone_und_kragen", seats=3, seed=1)
    while not table.is_over:
        seat = table.waiting()[0]
        table.play(seat, [table.prompt(seat).actions[0]])
    assert sorted(regalia.game("um_krone_und_kragen").result(table.state).places) == [1, 2, 3]


def test_fair_luck_is_the_default() -> None:
    one, two = regalia.table("um_krone_und_kragen"), regalia.table("um_krone_und_kragen")
    assert regalia.record_of(one).commitment != regalia.record_of(two).commitment


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (1, "for 2 to 5 players, not 1"),
        (6, "not 6"),
        ("a b c d e f", "not 6"),
        (["a", "a"], "same name"),
        (["a", "A"], "same name"),
        (["a", "b:c"], "cannot be the name"),
        (["a", ""], "cannot be the name"),
        (["a", " b"], "cannot be the name"),
        (["a", "x" * 25], "cannot be the name"),
        (["a", "b\n"], "cannot be the name"),
    ],
)
def test_seats_that_cannot_be(seats: int | str | list[str], sentence: str) -> None:
    with pytest.raises(BadSeats, match=sentence):
        regalia.table("um_krone_und_kragen", seats)


def test_an_unknown_game_gets_a_suggestion() -> None:
    with pytest.raises(UnknownGame, match="Did you mean “um_krone_und_kragen”"):
        regalia.table("um_krone_und_kragn")


def test_who_is_not_asked_cannot_answer() -> None:
    table = regalia.table("um_krone_und_kragen", "ann ben", seed=2)
    seat = table.waiting()[0]
    other = 1 - seat
    refusal = table.play(other, [7])
    assert refusal is not None and refusal.key == "not-asked"
    assert table.names[seat] in table.say(refusal.why, "fr") and table.moves == []
    refusal = table.play(seat, [7, 7])
    assert refusal is not None and refusal.key == "set-one-aside-first" and table.moves == [(seat, 7)]


@pytest.mark.parametrize("action", [-1, 2**53, 2**80, 63])
def test_answers_nobody_offered_are_refused(action: int) -> None:
    table = regalia.table("um_krone_und_kragen", seed=2)
    refusal = table.play(table.waiting()[0], [action])
    assert refusal is not None and refusal.key == "no-such-action"


def test_a_finished_game_takes_no_answer() -> None:
    table = regalia.table("um_krone_und_kragen", seed=2, options={"max_rounds": 20})
    while not table.is_over:
        table.play(table.waiting()[0], [table.state.legal()[0]])
    refusal = table.play(0, [7])
    assert refusal is not None and refusal.key == "game-over" and not owes_answer(table.state, 0)


def test_lines_name_a_seat() -> None:
    table = regalia.table("um_krone_und_kragen", "ann ben", seed=2)
    assert table.read("BEN:  set   aside 3-3") == (1, [3, 3])
    with pytest.raises(BadNotation, match="does not say who"):
        table.read("roll")


def test_who_only_looks_on_is_asked_nothing() -> None:
    table = regalia.table("um_krone_und_kragen", seed=2)
    prompt = table.prompt(WATCHER)
    assert prompt.actions == () and prompt.greyed == () and table.say(prompt.sentence)


def test_an_attempt_changes_nothing_until_it_is_accepted() -> None:
    table = regalia.table("um_krone_und_kragen", seed=2)
    seat, before = table.waiting()[0], table.state
    tried = table.attempt(seat, [table.state.legal()[0]])
    assert not isinstance(tried, Refusal) and table.state is before and table.moves == []
    table.accept(seat, tried.actions, tried.state)
    assert table.state is tried.state and len(table.moves) == 1


def test_nothing_is_tried_beyond_the_answer_to_one_decision() -> None:
    table = scenario("um_krone_und_kragen", exact_luck=False).table
    for beyond in ([ROLL, 4], [ROLL, 1], [ROLL, 2**53 - 1], [ROLL, 4, 4, 2**53 - 1]):
        tried = table.attempt(0, beyond)
        assert not isinstance(tried, Refusal) and tried.actions == (ROLL,)


def test_several_answers_are_given_one_after_the_other_and_stand() -> None:
    table = scenario("um_krone_und_kragen", luck=[4, 4, 2]).table
    assert table.play(0, [ROLL, 4, 4]) is None and table.moves == [(0, ROLL), (0, 4), (0, 4)]
    refusal = table.play(0, [2, 5])
    assert refusal is not None and table.moves[-1] == (0, 2), "what was answered before a refusal stands"


def test_the_parts_of_one_answer_are_taken_whole_or_not_at_all() -> None:
    played = scenario("krone_und_schwert", seats=2, exact_luck=False)
    table, seat = played.table, played.table.waiting()[0]
    while has_one_part(table, seat := table.waiting()[0]):
        table.play(seat, [table.state.legal(seat)[0]])
    part = next(action for action in table.state.legal(seat) if is_a_part(table, seat, action))
    before = table.state
    assert isinstance(table.attempt(seat, [part, 2**53 - 1]), Refusal)
    assert isinstance(table.play(seat, [part, 2**53 - 1]), Refusal) and table.state is before


def has_one_part(table: Table, seat: int) -> bool:
    """Is every answer to this question complete at once?"""
    return not any(is_a_part(table, seat, action) for action in table.state.legal(seat))


def is_a_part(table: Table, seat: int, action: int) -> bool:
    """Does this answer want more parts?"""
    tried = table.attempt(seat, [action])
    return not isinstance(tried, Refusal) and tried.state.decisions == table.state.decisions


def test_a_prompt_can_be_made_from_a_view_and_the_legal_answers() -> None:
    table = regalia.table("um_krone_und_kragen", seed=2)
    full = table.prompt(table.waiting()[0])
    bare = Prompt(table.game, None, full.view, full.actions)
    assert (
        [each.text for each in bare.choices] == [each.text for each in full.choices]
        and bare.sentence == full.sentence
        and bare.greyed == ()
    )


def test_lists_are_said_in_each_language() -> None:
    names = ["Ann", "Ben", "Cleo"]
    told = {
        language: [speech(PACKAGE, language).listed(names[:n], names) for n in range(4)]
        for language in ("en", "de", "fr")
    }
    assert told["en"] == ["none", "Ann", "Ann and Ben", "Ann, Ben and Cleo"]
    assert told["de"][3] == "Ann, Ben und Cleo" and told["fr"][3] == "Ann, Ben et Cleo"


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        speech(PACKAGE, "en").say(Say("no-such-key"), [])


def test_a_sentence_speaks_to_whoever_reads_it() -> None:
    moved = say("told-king-moves", who=Who(0), old=Who(1))
    english, german, french = (speech(PACKAGE, language) for language in LANGUAGES)
    assert english.say(moved, ["Ann", "Ben"]) == "Ann takes the King from Ben."
    assert english.say(moved, ["Ann", "Ben"], 0) == "You take the King from Ben."
    assert english.say(moved, ["Ann", "Ben"], 1) == "Ann takes the King from you."
    assert german.say(moved, ["Ann", "Ben"], 1) == "Ann nimmt dir den König ab."
    assert french.say(moved, ["Ann", "Ben"], 1) == "Ann vous prend le Roi."
    asked = say("refusal-not-asked", who=(Who(0), Who(1)))
    assert french.say(asked, ["Ann", "Ben"], 1) == "Ce n’est pas à vous de répondre, mais à Ann et vous."


def test_defaults_of_the_contract() -> None:
    played = game("um_krone_und_kragen")
    with pytest.raises(BadData, match="no data to edit"):
        Game.data(played, {})
    assert Game.data(played) is None
    with pytest.raises(BadPosition, match="names nothing"):
        Game.luck_named(played, "rain", [])
    assert Game.invariant(played, 3) == "invariant 3"
    assert Game.thinkable(played, None) == [] and Game.act(played, None, 0) == Unknown(0)
    assert Game.when_time_is_out(played, None, [5, 6]) == 5 and Game.statistics(played, None) == {}
