"""The learned judge reckons as its teacher does, sees what it is told to, and refuses what it does not know."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from regalia.arena.learning import Learner, Plan, chances
from regalia.arena.lessons import play, school_of, tables_of
from regalia.arena.samples import Samples, learned_judge, of_lessons
from regalia.bots.policy import SURE, Worths
from regalia.bots.self_play import play_out
from regalia.bots.weights import Learned, Weights, weights_of
from regalia.core.errors import BadData
from regalia.core.registry import games
from tests.bots.thoughts import promised

GAMES = list(games())


def plain(name: str) -> Weights:
    """The weights of a game before anything was learned."""
    return msgspec.structs.replace(weights_of(name), learned=None)


def samples(name: str, games: int) -> Samples:
    """Moments of a few quick games."""
    school = school_of(name, plain(name), 3, (), ("squire",))
    return of_lessons([(school, [play(school, plain(name), number) for number in range(games)])], plain(name))


def taught(name: str, hidden: int) -> tuple[Learner, Learned]:
    """A judgement learned in no time."""
    learner = Learner(samples(name, 8), Plan(rounds=20, step=0.05, hold=1.0, hidden=hidden), 1)
    learner.learn()
    return learner, learner.learned("a test")


@pytest.mark.parametrize("hidden", [0, 8])
@pytest.mark.parametrize("name", GAMES)
def test_the_judge_reckons_as_its_teacher_does(name: str, hidden: int) -> None:
    learner, learned = taught(name, hidden)
    judge = learned_judge(tables_of(name), msgspec.structs.replace(plain(name), learned=learned))
    again = Samples(judge)
    tables, shares = tables_of(name), Worths()
    for seats in tables.game.players:
        s = tables.dealt_to(seats, 4)
        again.rows, again.won = [judge.all_inputs(s)], [(1.0,) + (0.0,) * (seats - 1)]
        one = Learner(again, learner.plan, 1, learner.scale)
        one.model = learner.model
        expected = chances(one.heights(one.own, one.common)[0], one.seated)[0][:seats]
        judge.promises(s, shares)
        assert [shares.of[seat] / SURE for seat in range(seats)] == pytest.approx(list(expected), abs=0.01)


def test_learning_finds_what_wins() -> None:
    learner, _ = taught("krone_und_schwert", 0)
    assert learner.surprise() < -0.05, "it knows more of these games than equal chances do"


def test_it_sets_out_from_the_plain_promise() -> None:
    name = "krone_und_schwert"
    learner = Learner(samples(name, 2), Plan(), 1)
    learner.begin_with(plain(name).promise)
    judge = learned_judge(tables_of(name), msgspec.structs.replace(plain(name), learned=learner.learned("a test")))
    s = tables_of(name).dealt_to(3, 4)
    play_out(s, [judge] * 3, 1, 1, 50)
    assert promised(judge, s) == pytest.approx(promised(tables_of(name).policy(plain(name)), s), abs=SURE // 50)


def test_the_slope_is_where_surprise_rises() -> None:
    learner = Learner(samples("for_a_crown", 3), Plan(hidden=3), 1)
    learner.model["out"] += 0.3
    everything = np.arange(len(learner.won))
    slope = learner.slope(everything)
    for name, part in learner.model.items():
        at = tuple(np.unravel_index(np.argmax(np.abs(slope[name])), part.shape))
        before, small = learner.surprise(), 1e-3
        part[at] += small
        assert (learner.surprise() - before) / small == pytest.approx(slope[name][at], rel=0.1, abs=1e-4), name
        part[at] -= small


def test_what_was_learned_from_other_inputs_is_refused() -> None:
    _, learned = taught("for_a_crown", 2)
    for wrong, why in (
        (msgspec.structs.replace(learned, inputs=learned.inputs[1:]), "other inputs"),
        (msgspec.structs.replace(learned, straight={**learned.straight, "moon": "1"}), "no input “moon”"),
        (msgspec.structs.replace(learned, straight={**learned.straight, "soon": "1 2"}), "needs 42 numbers"),
        (msgspec.structs.replace(learned, straight={**learned.straight, "soon": "x"}), "no whole number"),
        (msgspec.structs.replace(learned, bent={"out": "1 2"}), "“own out” is missing"),
        (msgspec.structs.replace(learned, bent={"out": "1 " * 65}), "more than 64"),
    ):
        with pytest.raises(BadData, match=why):
            tables_of("for_a_crown").policy(msgspec.structs.replace(plain("for_a_crown"), learned=wrong))


@pytest.mark.parametrize("name", GAMES)
def test_without_anything_learned_the_promise_counts(name: str) -> None:
    tables = tables_of(name)
    judge, s = tables.policy(plain(name)), tables.dealt_to(3, 1)
    heights = [judge.standing(s, seat) for seat in range(3)]
    said = promised(judge, s)
    assert sorted(range(3), key=lambda seat: heights[seat]) == sorted(range(3), key=lambda seat: said[seat])
