"""Advice: from what a seat knows alone, the best answer first, with exact outcomes where they can be counted."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import regalia
from regalia.bots.advice import Advice, advise, outcomes
from regalia.core.dice import Dice
from regalia.core.fairness import Seed
from regalia.core.prompt import Prompt
from regalia.core.registry import game as find_game
from regalia.core.registry import games
from regalia.core.table import Table, new_table
from regalia.testing import scenario

KRAGEN = "um_krone_und_kragen"
FEW = 60  # simulations


def moments(name: str, many: int) -> list[tuple[Table, int]]:
    """Some moments of a game played at random, at which a seat has a choice, and whose it is."""
    found: list[tuple[Table, int]] = []
    dice = Dice(11)
    for number in range(many):
        table = new_table(find_game(name), 3, Seed(number), find_game(name).short)
        for _ in range(5 + 13 * number):
            seat = table.state.seat_to_answer()
            table.play(seat, [dice.one_of(table.prompt(seat).actions)])
        while len(table.prompt(table.state.seat_to_answer()).actions) < 2:
            seat = table.state.seat_to_answer()
            table.play(seat, table.prompt(seat).actions)
        found.append((table, table.state.seat_to_answer()))
    return found


def advised(table: Table, state: Any, seat: int) -> bytes:
    """What a seat is told, as it is sent."""
    prompt = Prompt(table.game, state, table.game.view(state, seat))
    return msgspec.json.encode(advise(prompt, table.terms, simulations=FEW))


@pytest.mark.parametrize("name", list(games()))
def test_advice_is_the_same_in_worlds_a_seat_cannot_tell_apart(name: str) -> None:
    for table, seat in moments(name, 3):
        told = advised(table, table.state, seat)
        for seed in range(3):
            other = table.game.other_world(table.state, seat, seed)
            assert advised(table, other, seat) == told, "advice tells what the seat may not know"


@pytest.mark.parametrize("name", list(games()))
def test_advice_weighs_legal_answers_and_tells_the_best_first(name: str) -> None:
    for table, seat in moments(name, 2):
        prompt = table.prompt(seat)
        found = advise(prompt, table.terms, simulations=FEW)
        values = [way.value for way in found.answers]
        assert {way.action for way in found.answers} <= set(prompt.actions)
        assert values == sorted(values, reverse=True) and 0 <= values[-1] <= values[0] <= 1
        assert found.margin == pytest.approx(values[0] - values[1], abs=1e-4)
        assert sum(way.share for way in found.answers) == pytest.approx(1, abs=0.01)
        assert not any(way.outcomes for way in found.answers[3:]), "of three answers it is told what may come"


def turn_of_red(**position: Any) -> tuple[Advice, list[str]]:
    """Advice in a turn of red's, and its answers in words."""
    table = scenario(KRAGEN, "red blue", position={"owned": {"red": ["farmer"], "blue": []}, **position}).table
    prompt = table.prompt(0)
    found = advise(prompt, table.terms, simulations=FEW)
    return found, [table.game.spell(prompt.view, way.action) for way in found.answers]


def test_what_may_come_of_an_answer_is_counted() -> None:
    found, words = turn_of_red(active="5-2", aside="5-5")
    keep = found.answers[words.index("set aside 5")]
    chances = {each.what.key.removeprefix("character-"): each.exact for each in keep.outcomes}
    assert chances == {"guard": "1", "maid": "1/2", "hunter": "1/6", "astronomer": "1/6"}
    assert [each.chance for each in keep.outcomes] == sorted((each.chance for each in keep.outcomes), reverse=True)


def test_the_last_throw_for_the_king_is_counted_not_tried() -> None:
    final = {"final": True, "first_king": "blue", "start": "red", "in_turn": "red"}
    found, words = turn_of_red(active="5-2", aside="5-5", best=[3, 5], **final)
    assert found.exact and words[0] == "set aside 5"
    assert not turn_of_red(active="5-2", aside="5-5")[0].exact


def test_where_there_is_no_choice_nothing_is_weighed() -> None:
    table = regalia.table(KRAGEN, seats=2, seed=1)
    seat = table.waiting()[0]
    found = advise(table.prompt(seat), table.terms)
    assert (
        [way.action for way in found.answers] == list(table.prompt(seat).actions)
        and found.margin == 0
        and not found.exact
    )


def test_nothing_is_answered_by_asking() -> None:
    table = regalia.table("for_a_crown", seats=3, seed=1)
    seat = table.waiting()[0]
    before = table.game.dump(table.state, table.names)
    advised(table, table.state, seat)
    assert table.game.dump(table.state, table.names) == before


def outcomes_of(table: Any, seat: int, action: str) -> dict[str, str]:
    """What may come of one answer, by its key, as it is counted."""
    prompt = table.table.prompt(seat)
    number = next(each for each in prompt.actions if table.table.game.spell(prompt.view, each) == action)
    found = outcomes(table.table.game, table.table.terms, prompt.view, (number,))[number]
    return {each.what.key: each.exact for each in found}


def schwert(**position: Any) -> Any:
    """A table of Krone & Schwert in its second round, at P1's turn."""
    land = {"P1": ["A:2,2", "A:0,0"], "P2": ["C:0,0"]}
    return scenario(
        "krone_und_schwert", "P1 P2 P3", position={"round": 2, "spaces": land, **position}, exact_luck=False
    )


def test_why_tells_what_cards_and_people_bring() -> None:
    taxed = {"king": "P1", "castles": ["A:0,0"], "asks": "tax"}
    assert outcomes_of(schwert(**taxed), 0, "tax") == {"odds-tax": "1", "odds-swords": "1/2"}
    assert outcomes_of(schwert(), 0, "draw") == {"odds-card": "1"}, "without a king red cards are skipped"
    crowning = outcomes_of(schwert(hands={"P1": ["build_castle"]}), 0, "castle A:0,0")
    assert crowning == {"odds-crown": "1", "odds-walls": "1"}


def test_why_tells_what_dice_bring_and_what_lies_open() -> None:
    table = scenario("royaume_des_5_couronnes", "P1 P2", exact_luck=False)
    assert outcomes_of(table, 0, "roll") == {"odds-seven": "1/6", "odds-double": "1/6"}
