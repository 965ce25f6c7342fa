"""One answer judged: by what its seat knew, exactly where it can be counted, and the same each time."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.dice import Dice
from regalia.core.fairness import Seed
from regalia.core.registry import game as find_game
from regalia.core.registry import games
from regalia.core.table import Table, new_table
from regalia.review.duels import Judge
from regalia.review.verdicts import doubt_of, verdict_of
from regalia.testing import scenario

KRAGEN, SCHWERT, ROYAUME = "um_krone_und_kragen", "krone_und_schwert", "royaume_des_5_couronnes"
LAST = {"final": True, "first_king": "blue", "start": "red", "in_turn": "red"}


def judged(table: Table, seat: int, text: str, seed: int = 1) -> Any:
    """What is thought of an answer."""
    prompt = table.prompt(seat)
    played = next(choice.action for choice in prompt.choices if choice.text == text)
    return Judge(table.game, table.terms, seed).judged(prompt.view, prompt.actions, played)


def last_throw(**position: Any) -> Table:
    """Red throws last for the king."""
    return scenario(KRAGEN, "red blue", position={"asks": "dice", **LAST, **position}, exact_luck=False).table


def test_the_last_throw_is_counted_and_a_faultless_one_loses_nothing() -> None:
    table = last_throw(active="5-2", aside="5-5", best=[2, 6])
    found = judged(table, 0, "set aside 5")
    assert found.exact and found.loss == 0 and found.value == 1


def test_what_the_last_throw_loses_is_counted_too() -> None:
    table = last_throw(active="5-2", aside="5-5", best=[3, 6])  # a fourth five is needed
    better, worse = judged(table, 0, "set aside 5"), judged(table, 0, "set aside 2")
    assert (better.loss, better.value) == (0, 1 / 6) and worse.exact
    assert (worse.loss, worse.value, worse.best) == (1 / 6, 1 / 6, better.best)


@pytest.mark.parametrize("name", list(games()))
def test_the_judgement_is_the_same_in_worlds_a_seat_cannot_tell_apart(name: str) -> None:
    table, dice = new_table(find_game(name), min(find_game(name).players), Seed(3), find_game(name).short), Dice(4)
    while len(table.moves) < 30 or len(table.prompt(table.state.seat_to_answer()).actions) < 2:
        seat = table.state.seat_to_answer()
        table.play(seat, [dice.one_of(table.prompt(seat).actions)])
    seat = table.state.seat_to_answer()
    actions = tuple(table.state.legal(seat))
    judge = Judge(table.game, table.terms, 1)
    found = judge.judged(table.view(seat), actions, actions[-1])
    for seed in range(2):
        other = table.game.other_world(table.state, seat, seed)
        assert judge.judged(table.game.view(other, seat), actions, actions[-1]) == found


def test_an_answer_that_throws_a_turn_away_is_a_blunder_and_a_good_one_is_not() -> None:
    table = new_table(find_game(SCHWERT), 2, Seed(7))
    dice = Dice(1)
    while "end turn" not in [choice.text for choice in table.prompt(table.state.seat_to_answer()).choices]:
        seat = table.state.seat_to_answer()
        table.play(seat, [dice.one_of(table.prompt(seat).actions)])
    seat = table.state.seat_to_answer()
    idle = judged(table, seat, "end turn")
    assert verdict_of(idle.loss, idle.doubt) in ("error", "blunder")
    best = next(choice.text for choice in table.prompt(seat).choices if choice.action == idle.best)
    again = judged(table, seat, best)
    assert verdict_of(again.loss, again.doubt) == "fine"


def asked_at_once(dice: str) -> Table:
    """P1 is asked for a move while P2 may call the Witch."""
    found = scenario(ROYAUME, "P1 P2", luck=[dice], exact_luck=False)
    found.play("P1: roll")
    return found.table


def test_a_sealed_answer_is_judged_by_what_others_might_do_not_by_what_they_did() -> None:
    table = asked_at_once("3-4")
    first = table.prompt(0).choices[0].text
    before = judged(table, 0, first)
    assert table.play(1, [next(choice.action for choice in table.prompt(1).choices if choice.text == "silent")]) is None
    assert judged(table, 0, first) == before


def test_nothing_is_compared_with_an_answer_that_everybody_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Judge, "tried")
    found = judged(asked_at_once("1-1"), 1, "silent")
    assert found.loss == 0 and 0 < found.value < 1 and found.chances == ()


@pytest.mark.parametrize(
    ("loss", "error", "verdict"),
    [
        (0.30, 0.01, "blunder"),
        (0.11, 0.04, "error"),  # it may be less than half of a blunder
        (0.06, 0.01, "error"),
        (0.06, 0.03, "fine"),  # it may be nothing
        (0.03, 0.001, "doubtful"),
        (0.019, 0.0, "fine"),
    ],
)
def test_nothing_is_called_worse_than_it_is_for_sure(loss: float, error: float, verdict: str) -> None:
    assert verdict_of(loss, doubt_of(error)) == verdict
