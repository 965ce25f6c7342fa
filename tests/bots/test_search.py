"""The search: it finds wins, keeps sealed answers sealed, and thinks of every seat's own result."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regalia.bots.policy import SURE, Policy, Worths
from regalia.bots.rollout import Rollout
from regalia.bots.search import Manner, Search
from regalia.bots.tree import FIRST_SIZE, Tree, mixed
from regalia.core.ints import first_n
from regalia.core.offers import Offers
from regalia.core.state import State
from regalia.core.step import kind_of, step

SECRET, OPEN, LAST = 1, 2, 3


class Tiny(State):
    """A game small enough to be solved by hand; `world` is what the guesser does not know."""

    world = 0

    def copy(self) -> Any:
        other = type(self)(self.seats)
        other.take_after(self)
        other.world = self.world
        self.hand_on(other)
        return other

    def hand_on(self, other: Any) -> None:
        """Give a copy the fields of one's own."""

    def offer(self, seat: int, out: Offers) -> None:
        out.add(0)
        out.add(1)


class Known:
    """A guess that is right: the only thing dealt is the luck, and the world if there are several."""

    def __init__(self, state: Any, worlds: int = 1) -> None:
        self.state = state
        self.worlds = worlds

    def deal(self, seed: int) -> State:
        world: Any = self.state.copy()
        world.reseed(seed)
        world.world = world.below(self.worlds)
        return world  # type: ignore[no-any-return]


def search(state: Any, seat: int = 0, simulations: int = 400, worlds: int = 1, **manner: Any) -> Search:
    """A search that has done its work."""
    found, guess = Search(seat, Policy(), Manner(**manner), 7), Known(state, worlds)
    found.begin(guess)
    found.run(guess, simulations)
    return found


# --- sealed answers


class Pennies(Tiny):
    """Both lay a coin face down; the first wins if they are equal, the second if they differ."""

    won = -1

    def resolve(self, at: int) -> None:
        self.won = 0 if self.said[0] == self.said[1] else 1
        self.game_over()

    def hand_on(self, other: Any) -> None:
        other.won = self.won

    def scores(self) -> list[int]:
        return [int(seat == self.won) for seat in range(2)]


@pytest.mark.parametrize("exact", [True, False])
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_answers_what_is_still_sealed(seat: int, exact: bool) -> None:
    """The second to be heard would always win if it knew the first one's coin; as it is, the game is even."""
    table = Pennies(2)
    table.begin(step(SECRET, first_n(2)))
    found = search(table, seat, simulations=4000, exact=exact)
    won = sum(found.mean(coin) * float(found.tries(coin)) for coin in (0, 1))
    assert 0.35 < won / 4000 < 0.65


class Shown(Pennies):
    """The same with the first coin face up."""

    def resolve(self, at: int) -> None:
        if kind_of(at) == OPEN:
            self.first = self.said[0]
            self.then(step(LAST, 2))
        else:
            self.won = 0 if self.first == self.said[1] else 1
            self.game_over()

    first = 0

    def hand_on(self, other: Any) -> None:
        other.won, other.first = self.won, self.first


@pytest.mark.parametrize("exact", [True, False])
def test_an_open_answer_is_answered(exact: bool) -> None:
    table = Shown(2)
    table.begin(step(OPEN, 1))
    found = search(table, 0, exact=exact)
    assert all(found.mean(coin) < 0.2 for coin in (0, 1))


# --- hidden worlds


class Doors(Tiny):
    """A prize lies behind one of two doors, nobody knows which. The first may take a sure share or open a door."""

    won = -1

    def offer(self, seat: int, out: Offers) -> None:
        for choice in (0, 1) if kind_of(self.now) == LAST else (0, 9):
            out.add(choice)

    def resolve(self, at: int) -> None:
        if kind_of(at) == OPEN and self.said[0] == 9:
            self.won = 0 if self.below(3) < 2 else 1
            self.game_over()
        elif kind_of(at) == OPEN:
            self.then(step(LAST, 1))
        else:
            self.won = 0 if self.said[0] == self.world else 1
            self.game_over()

    def hand_on(self, other: Any) -> None:
        other.won = self.won

    def scores(self) -> list[int]:
        return [int(seat == self.won) for seat in range(2)]


def test_it_does_not_count_on_knowing_what_it_cannot_know() -> None:
    """Whoever looked into each world by itself would open the right door every time; the sure share is better."""
    table = Doors(2)
    table.begin(step(OPEN, 1))
    found = search(table, 0, simulations=2000, worlds=2)
    assert found.tries(9) > found.tries(0)
    assert found.mean(0) < 0.6 < found.mean(9)


# --- three seats, each for itself


class Crowns(Tiny):
    """The first may take a third by lot, or let the second choose who is crowned: the second, or the third."""

    won = -1

    def resolve(self, at: int) -> None:
        if kind_of(at) == OPEN and self.said[0] == 0:
            self.won = self.below(3)
            self.game_over()
        elif kind_of(at) == OPEN:
            self.then(step(LAST, 2))
        else:
            self.won = 1 + self.said[1]
            self.game_over()

    def hand_on(self, other: Any) -> None:
        other.won = self.won

    def scores(self) -> list[int]:
        return [int(seat == self.won) for seat in range(3)]


def test_each_seat_wants_its_own_crown() -> None:
    table = Crowns(3)
    table.begin(step(OPEN, 1))
    assert search(table, 0).tries(0) > 300
    table = Crowns(3)
    table.begin(step(LAST, 2))
    assert search(table, 1).tries(0) > 300


@pytest.mark.parametrize(
    ("scores", "shares"),
    [([3, 1, 2], [SURE, 0, 0]), ([2, 2, 1], [SURE // 2, SURE // 2, 0]), ([5, 5, 5], [SURE // 3] * 3)],
)
def test_results_are_shares_of_a_won_game(scores: list[int], shares: list[int]) -> None:
    rollout = Rollout(Policy(), 50, 0, 1)
    rollout.shares(scores)
    assert [rollout.results[seat] for seat in range(3)] == shares


class Partial(Policy):
    """Thinks twice as much of each seat as of the one before it."""

    def promises(self, s: State, shares: Worths) -> None:
        for seat in range(s.seats):
            shares.of[seat] = SURE * (1 << seat) // 7


def test_promises_are_the_results_of_a_game_that_is_still_on() -> None:
    table = Pennies(3)
    table.begin(step(SECRET, first_n(3)))
    rollout = Rollout(Partial(), 50, 1, 1)
    rollout.judge(table)
    assert [rollout.results[seat] for seat in range(3)] == [SURE * share // 7 for share in (1, 2, 4)]


# --- many answers


class Many(Tiny):
    """A hundred answers, one of which wins."""

    won = -1

    def offer(self, seat: int, out: Offers) -> None:
        for action in range(100):
            out.add(action)

    def resolve(self, at: int) -> None:
        self.won = 0 if self.said[0] == 63 else 1
        self.game_over()

    def hand_on(self, other: Any) -> None:
        other.won = self.won

    def scores(self) -> list[int]:
        return [int(seat == self.won) for seat in range(2)]


class Hunch(Policy):
    """Finds some answers better than others."""

    def weigh(self, s: State, seat: int, out: Offers, worths: Any) -> None:
        for i in range(out.n):
            worths.of[i] = 100 if out.actions[i] % 9 == 0 else 0


def test_answers_of_high_worth_are_tried_first() -> None:
    table = Many(2)
    table.begin(step(OPEN, 1))
    found, guess = Search(0, Hunch(), Manner(), 3), Known(table)
    found.begin(guess)
    found.run(guess, 200)
    tried = [action for action in range(100) if found.tries(action)]
    assert len(tried) < 12 and all(action % 9 == 0 for action in tried)
    assert found.best() == 63


# --- the table of what was learnt


def test_rows_are_found_again_when_the_table_has_grown() -> None:
    tree = Tree()
    keys = [mixed(n, 77) for n in range(3 * FIRST_SIZE)]
    for n, key in enumerate(keys):
        tree.make_room(1)
        tree.visits[tree.add(key)] = n
    assert tree.size >= 2 * len(keys)
    assert all(tree.visits[tree.find(key)] == n for n, key in enumerate(keys))
    assert tree.find(mixed(-1, 77)) == -1


def test_rollouts_follow_the_worths_more_or_less() -> None:
    table = Many(2)
    table.begin(step(OPEN, 1))
    cold, warm = Rollout(Hunch(), 10, 0, 1), Rollout(Hunch(), 100_000, 0, 1)
    assert all(cold.answer(table, 0) % 9 == 0 for _ in range(50))
    seen = Counter(warm.answer(table, 0) % 9 == 0 for _ in range(200))
    assert seen[False] > 150


def test_others_are_taken_to_err_but_not_oneself() -> None:
    table = Many(2)
    table.begin(step(OPEN, 1))
    manner = Manner(temperature=10, errors=100)
    own, others = (Search(seat, Hunch(), manner, 1).rollout for seat in range(2))
    assert all(own.answer(table, 0) % 9 == 0 for _ in range(50))
    seen = Counter(others.answer(table, 0) % 9 == 0 for _ in range(200))
    assert seen[False] > 150
