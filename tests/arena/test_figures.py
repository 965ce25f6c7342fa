"""Intervals, ratings, times and standings against known values."""

from __future__ import annotations

from math import sqrt

import pytest

from regalia.arena.intervals import Sample, student
from regalia.arena.order import Order
from regalia.arena.playing import Played, failures_last
from regalia.arena.ratings import rated
from regalia.arena.standings import summed_up
from regalia.arena.sweep import steps, swept
from regalia.arena.thought import Thought
from regalia.core.errors import RegaliaError
from regalia.core.odds import wilson


def played(round_: int, number: int, seating: tuple[int, ...], places: tuple[int, ...], **faults: str) -> Played:
    """A finished game, made up."""
    return Played(
        round=round_,
        number=number,
        seed=0,
        seating=seating,
        places=places,
        adjudicated=False,
        decisions=10,
        seconds=0.1,
        faults={int(seat[1:]): why for seat, why in faults.items()},
        thoughts=tuple(Thought(1, 0.002, 0.002, {-127: 1}) for _ in seating),
    )


def order(*bots: str, seats: int = 2, sweep: bool = False) -> Order:
    """An order of these bots."""
    return Order(game="x", version=1, seats=seats, seed=0, bots=bots, options={}, sweep=sweep)


# --- intervals


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (10, 10, 0.7225, 1.0)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    """81 of 263 is the example of Newcombe (1998), who gives 0.2553 to 0.3662."""
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "t"),
    [(9, 2.2622), (10, 2.2281), (30, 2.0423), (100, 1.9840), (10**6, 1.9600)],
)
def test_students_t(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=6e-4)


def test_a_paired_interval_rests_on_rounds() -> None:
    """Twelve rounds of two games: the mean of twelve means, and Student's t with eleven degrees of freedom."""
    means = [1.0, 0.5, 0.5, 1.0, 0.5, 0.0, 0.5, 1.0, 1.0, 0.5, 0.5, 1.0]
    sample = Sample()
    for round_, mean in enumerate(means):
        sample.add(round_, min(1.0, 2 * mean))
        sample.add(round_, max(0.0, 2 * mean - 1))
    rate = sum(means) / 12
    error = sqrt(sum((mean - rate) ** 2 for mean in means) / 11 / 12)
    found = sample.interval()
    assert found.kind == "paired" and found.rate == pytest.approx(rate)
    assert found.high - found.rate == pytest.approx(2.20099 * error, abs=1e-3)


def test_pairs_that_cancel_the_luck_make_the_interval_narrow() -> None:
    sample = Sample()
    for round_ in range(40):
        sample.add(round_, 1.0)
        sample.add(round_, 1.0 if round_ == 7 else 0.0)
    found = sample.interval()
    low, high = wilson(41 / 80, 80)
    assert found.kind == "paired" and found.high - found.low < (high - low) / 3


def test_without_pairs_or_with_few_or_all_alike_it_is_wilsons() -> None:
    single, few, alike = Sample(), Sample(), Sample()
    for round_ in range(20):
        single.add(round_, round_ % 2)
        few.add(round_ % 3, round_ % 2)
        alike.add(round_ // 2, 1.0)
    assert {each.interval().kind for each in (single, few, alike)} == {"wilson"}
    assert alike.interval().low < 1.0
    assert (Sample().interval().low, Sample().interval().high) == (0.0, 1.0)


# --- standings


def test_a_shared_win_counts_in_parts() -> None:
    assert played(0, 0, (0, 1, 2), (1, 1, 3)).points() == [0.5, 0.5, 0.0]


def test_a_bot_that_fails_has_lost() -> None:
    assert failures_last((1, 2, 3), {0: "why"}) == (3, 1, 2)
    assert failures_last((1, 1, 3), {1: "why"}) == (1, 3, 2)
    assert failures_last((2, 1), {0: "why", 1: "why"}) == (1, 1)
    assert played(0, 0, (0, 1), (1, 1), s0="x", s1="y").points() == [0.0, 0.0], "nobody wins if all fail"


def test_standings_of_a_made_up_league() -> None:
    games = [
        played(r, n, s, (1, 2) if s[0] < s[1] else (2, 1)) for r in range(5) for n, s in enumerate([(0, 1), (1, 0)])
    ]
    found = summed_up(order("a", "b"), games)
    first, second = found.standings
    assert (first.points, first.seats_taken, first.mean_place, first.share.rate) == (10, 10, 1.0, 1.0)
    assert (second.points, second.mean_place) == (0, 2.0)
    assert first.rating.mu > 30 > 20 > second.rating.mu
    assert [(duel.bot, duel.other, duel.ahead.rate) for duel in found.duels] == [("a", "b", 1.0), ("b", "a", 0.0)]
    assert [seat.rate for seat in found.seats] == [0.5, 0.5]
    assert (found.games, found.luck, first.speed.mean_ms) == (10, 5, 2.0)


def test_ahead_counts_all_pairs_of_seats() -> None:
    found = summed_up(order("a", "b", seats=3), [played(0, 0, (0, 0, 1), (1, 3, 2))])
    assert found.duels[0].ahead.rate == 0.5


def test_faults_are_told_with_their_game() -> None:
    found = summed_up(order("a", "b"), [played(4, 1, (1, 0), (2, 1), s0="It hangs.")])
    assert found.faults == ("b, round 4, game 1, seat 1: It hangs.",)
    assert [each.faults for each in found.standings] == [0, 1]


def test_ratings_are_those_of_plackett_and_luce() -> None:
    """One game of two even players: each moves by sigma²/c · (1 − ½), c² = 2·(sigma² + beta²)."""
    sigma, beta = 25 / 3, 25 / 6
    c = sqrt(2 * (sigma**2 + beta**2))
    one, other = rated([played(0, 0, (0, 1), (1, 2))], 2)
    assert one.mu == pytest.approx(25 + sigma**2 / c / 2, abs=0.01)
    assert one.mu + other.mu == pytest.approx(50) and one.sigma < sigma


def test_uncertainty_shrinks_and_equals_stay_equal() -> None:
    games = [played(r, 0, (0, 1, 1), (1, 1, 1)) for r in range(50)]
    one, other = rated(games, 2)
    assert one.mu == pytest.approx(other.mu, abs=0.5) and one.sigma < 5


# --- times


def test_times_are_counted_within_five_per_cent() -> None:
    thought = Thought(buckets={})
    for ms in range(1, 1001):
        thought.add(ms / 1000)
    other = Thought(buckets={})
    other.add(0.0)
    thought.join(other)
    assert thought.answers == 1001 and thought.longest == 1.0
    assert thought.mean() == pytest.approx(0.5, rel=0.01)
    assert 0.99 <= thought.quantile(0.99) <= 0.99 * 1.051
    assert thought.quantile(1.0) == 1.0
    assert Thought(buckets={}).mean() == Thought(buckets={}).quantile(0.99) == 0.0


# --- sweeps


def test_budgets_are_seconds_or_simulations() -> None:
    assert swept("monarch", "0.1,0.3,1") == ["monarch:0.1s", "monarch:0.3s", "monarch:1s"]
    assert swept("monarch", "1s 3s") == ["monarch:1s", "monarch:3s"]
    assert swept("knight", "100,300") == ["knight:100", "knight:300"]


@pytest.mark.parametrize(
    ("bot", "budgets"), [("knight:3", "1"), ("cmd:x", "1"), ("knight", ""), ("knight", "a"), ("knight", "1,1")]
)
def test_budgets_that_make_no_sense(bot: str, budgets: str) -> None:
    with pytest.raises(RegaliaError):
        swept(bot, budgets)


def test_the_steps_of_a_sweep_come_by_budget() -> None:
    games = [played(0, 0, (0, 2), (1, 2)), played(0, 1, (1, 2), (2, 1))]
    found = steps(summed_up(order("m:1s", "m:0.1s", "random", sweep=True), games))
    assert [(step.budget, step.unit, step.ahead.rate) for step in found] == [(0.1, "seconds", 0.0), (1, "seconds", 1.0)]
