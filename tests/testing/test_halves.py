"""A view has two halves: what everybody knows, and what is one seat's own. A field in the wrong half is found."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.dice import Dice
from regalia.core.fairness import Seed
from regalia.core.game import WATCHER, View
from regalia.core.registry import games
from regalia.core.table import new_table
from regalia.games.for_a_crown.game import ForACrown
from regalia.games.for_a_crown.rules import CrownState
from regalia.testing.laws import LawBroken, check_game, check_halves

EVERYBODYS = {"decision", "asks", "asked"}


class Careless(ForACrown):
    """The rubies of all chests are among the open fields."""

    def open(self, s: CrownState) -> dict[str, Any]:
        return super().open(s) | {"rubies": s.rubies[: s.seats]}

    def own(self, s: CrownState, seat: int) -> dict[str, Any]:
        return {name: value for name, value in super().own(s, seat).items() if name != "rubies"}


def test_a_field_in_the_wrong_half_breaks_the_law() -> None:
    s = new_table(Careless(), 4, Seed(1)).state
    assert isinstance(s, CrownState)
    other = s
    dice = Dice(1)
    while other.rubies == s.rubies:
        legal = s.legal()
        s.apply(legal[dice.below(len(legal))])
        other = Careless().other_world(s, 0, 1)
    check_halves(ForACrown(), s, other, 0)
    with pytest.raises(AssertionError, match=r"seat 0 may not know is open to all: \['rubies'\]"):
        check_halves(Careless(), s, other, 0)


def test_every_game_is_held_to_it() -> None:
    with pytest.raises(LawBroken, match="open and own fields are not the view"):
        check_game(Careless(), 3, 0)


@pytest.mark.parametrize("name", sorted(games()))
def test_the_class_of_a_view_says_what_everybody_knows(name: str) -> None:
    game = games()[name]
    s = new_table(game, game.players[0], Seed(1)).state
    kind = type(game.view(s, WATCHER))
    said = kind if kind.__base__ is View else kind.__base__
    assert said is not None and issubclass(said, View)
    assert set(game.open(s)) == {*said.__struct_fields__} - {*View.__struct_fields__} | EVERYBODYS


@pytest.mark.parametrize("name", sorted(games()))
def test_what_has_not_changed_is_the_same_object(name: str) -> None:
    game = games()[name]
    s = new_table(game, game.players[0], Seed(1)).state
    one, other = game.open(s), game.open(s.copy())
    made = [key for key in one if one[key] is not other[key] and isinstance(one[key], dict) and len(one[key]) > 4]
    assert not made
