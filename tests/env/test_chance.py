"""Chance as nodes: all outcomes are found, and their chances are right."""

from __future__ import annotations

from fractions import Fraction

import pytest

from regalia.core.dice import Dice
from regalia.core.registry import games
from regalia.core.state import State
from regalia.env.chance import after, outcomes, start
from tests.env.every import EVERY, kit_of, played


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_walk_through_chance_comes_to_the_first_question(name: str, seats: int) -> None:
    kit, dice = kit_of(name, seats), Dice(seats)
    drawn: list[int] = []
    while not isinstance(came := start(kit, drawn), State):
        assert sum(chance for _, chance in came) == 1
        drawn.append(dice.one_of(came)[0])
    assert came.waiting and came.luck == 0 and came.broken() == 0


def test_a_roll_of_three_dice_has_fifty_six_outcomes() -> None:
    kit = kit_of("um_krone_und_kragen", 2)
    s = kit.state(1)
    found = outcomes(s, s.seat_to_answer(), 7)
    assert len(found) == 56 and sum(chance for chance, _ in found) == 1
    sixes = [chance for chance, world in found if getattr(world, "active") == 3 * 32**6]  # noqa: B009
    assert sixes == [Fraction(1, 216)]


@pytest.mark.parametrize("name", list(games()))
def test_what_happens_is_among_what_can(name: str) -> None:
    kit = kit_of(name, games()[name].players[0])
    walked = 0
    for answers in range(4, 40, 6):
        s = played(kit, answers)
        if not s.waiting:
            continue
        seat = s.seat_to_answer()
        action = s.legal()[0]
        came = after(s, seat, action)
        if isinstance(came, State):
            s.answer(seat, action)
            s.luck = 0
            assert came == s
        elif isinstance(after(s, seat, action, [came[0][0]]), State):
            found = outcomes(s, seat, action)
            assert sum(chance for chance, _ in found) == 1
            s.answer(seat, action)
            s.luck = 0
            assert any(world == s for _, world in found)
        walked += 1
    assert walked
