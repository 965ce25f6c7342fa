"""The law of the sealed future holds in every game, and sees what it is there to see."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from regalia.cli.oracle import Plan, looked
from regalia.core.dice import Dice
from regalia.core.fairness import Seed
from regalia.core.game import AnyGame
from regalia.core.registry import game, games
from regalia.core.table import Refusal, Table, Tried, new_table
from regalia.testing.futures import check_taking_back
from tests.random_games import at_most


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(games()))
def test_nothing_a_seat_can_try_tells_what_is_to_come(name: str) -> None:
    found = looked(game(name), Plan(moments=at_most(30) + 9, futures=2, seed=1))
    assert not found.differences and found.chains > 50


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(games()))
def test_an_answer_tried_beyond_the_luck_is_an_oracle_and_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trying all parts on the true table, dice and all, foretells them: so it was once done."""

    def to_the_end(self: Table, seat: int, actions: Sequence[int]) -> Tried | Refusal:
        after = self.follow(seat, actions)
        return after if isinstance(after, Refusal) else Tried(tuple(actions), after)

    monkeypatch.setattr(Table, "attempt", to_the_end)
    found = looked(game(name), Plan(moments=at_most(40) + 25, futures=4, seed=1))
    assert any("can learn by trying" in each for each in found.differences)


def test_a_card_that_could_be_taken_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who builds pays with a card; whoever took it back would have shown what he holds."""
    schwert = game("krone_und_schwert")
    monkeypatch.setattr(type(schwert), "may_take_back", lambda self, action: True)
    with pytest.raises(AssertionError, match="learns"):
        look_at_every_answer(schwert)


def look_at_every_answer(played: AnyGame) -> None:
    """What can be taken back in one game."""
    table, dice = new_table(played, 3, Seed(3), played.short), Dice(3)
    while not table.is_over:
        seat = table.waiting()[0]
        check_taking_back(table, seat, dice)
        legal = table.state.legal(seat)
        table.play(seat, [legal[dice.below(len(legal))]])
