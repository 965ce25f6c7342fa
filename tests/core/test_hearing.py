"""What a seat has heard since its last answer, at a table and without one."""

from __future__ import annotations

from typing import Any

import msgspec

import regalia
from regalia.core.dice import Dice
from regalia.core.prompt import Hearing
from regalia.core.table import Table
from regalia.testing import scenario

LAND = {"spaces": {"P1": ["A:2,2"]}, "hands": {}}


def told(table: Table, seat: int) -> list[dict[str, Any]]:
    """What a seat is told, as it goes out."""
    found: list[dict[str, Any]] = msgspec.to_builtins(table.prompt(seat).told)
    return found


def test_a_prompt_tells_what_happened_since_the_last_answer_and_no_more() -> None:
    table = regalia.table("um_krone_und_kragen", seats=2, seed=7)
    first = table.waiting()[0]
    assert [each["is"] for each in told(table, first)] == ["round-begins", "turn-begins"]
    table.play(first, [table.state.legal(first)[0]])
    assert [each["is"] for each in told(table, first)] == ["rolled"]
    place = table.place()
    table.play(first, [table.state.legal(first)[0]])
    assert [each["is"] for each in told(table, first)] == ["set-aside"]
    table.go_back(place)
    assert [each["is"] for each in told(table, first)] == ["rolled"]


def test_a_seat_is_told_what_it_may_know() -> None:
    table = scenario("krone_und_schwert", "P1 P2 P3", position=LAND, luck=["truce"]).table
    seat, actions = table.read("P1: draw")
    table.play(seat, actions)
    drew = [[each for each in told(table, seat) if each["is"] == "drew"] for seat in (0, 1)]
    assert drew == [[{"is": "drew", "who": 0, "card": "truce"}], [{"is": "drew", "who": 0}]]


def test_who_plays_without_a_table_hears_the_same() -> None:
    table, other = (regalia.table("for_a_crown", seats=3, seed=5) for _ in range(2))
    hearing, dice = Hearing(other.game, other.state), Dice(3)
    table.heard = [len(table.story)] * 3  # a state that is listened to only now does not tell of the set-up
    for _ in range(60):
        seat = table.waiting()[0]
        prompt = hearing.prompt(seat)
        assert prompt.told == table.prompt(seat).told
        action = dice.one_of(prompt.actions)
        table.play(seat, [action])
        other.state.answer(seat, action)
