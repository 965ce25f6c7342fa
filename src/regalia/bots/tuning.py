"""Tuning by self-play: policies whose weights differ a little play each other, and the weights follow the winners.

Two policies, w + d and w - d, share a table with others: some at w, some as all were at the start, some who play at
random, so that nobody learns to beat one kind of player only. The same luck is played with the two in each other's
places. Whoever wins more pulls the weights his way (SPSA). Afterwards the promise is fitted to who won from positions
of such games.

Where the winner is whom the others let win, policies that only meet each other learn little. There each of the two
plays the same luck alone, among others who err; or errs himself, among others who play at random.
"""

from __future__ import annotations

from collections.abc import Callable

from regalia.bots.fitting import likeliest, loss, shares
from regalia.bots.heuristics import heuristics_of
from regalia.bots.judge import MILLION, Judge
from regalia.bots.policy import Policy
from regalia.bots.self_play import Careless, judged, play_out
from regalia.bots.weights import Numbers, Weights
from regalia.core.dice import Dice
from regalia.core.game import AnyGame
from regalia.core.luck import seeded
from regalia.core.state import State

Progress = Callable[[int], None]
PAIR = 2  # games of one deal: the two who are compared change places
STEP = 0.18  # how far a weight is shaken, as a part of its size
PULL = 0.05  # how far a won game more pulls it, as a part of the shake
LEAST = 12  # the size of a weight near 0
TREMBLE = 10  # of the choices in games that weights are compared in
NOISE = 20  # of the choices in games that the promise is learned from


class Tables:
    """Deals tables of one game, a number of seats after the other."""

    def __init__(self, game: AnyGame, seats: list[int] | None = None) -> None:
        self.game = game
        self.seats = seats or list(game.players)
        self.terms = game.terms(game.options.settle(), game.data())
        self.make = heuristics_of(game.id).policy

    def policy(self, weights: Weights) -> Judge:
        """The game's policy with these weights."""
        judge = self.make(self.terms, weights)
        assert isinstance(judge, Judge), "there are no weights without a judge"
        return judge

    def dealt(self, number: int) -> State:
        """A fresh table; the same number, the same table."""
        return self.dealt_to(self.seats[number % len(self.seats)], number)

    def dealt_to(self, seats: int, number: int) -> State:
        """The same for so many."""
        s: State = self.game.table(seats, self.terms)
        s.luck = seeded(number)
        self.game.set_up(s)
        return s


def win_shares(s: State) -> list[float]:
    """1 for the winner of a finished game, shared by those who are level."""
    scores = s.scores()
    best = max(scores)
    return [(score == best) / scores.count(best) for score in scores]


class Meeting:
    """Two policies meet at one table and change places; the other seats follow a third, or a stranger."""

    def __init__(self, tables: Tables, start: Weights) -> None:
        self.tables = tables
        self.strangers = [tables.policy(start), Policy()]

    def ahead(self, one: Policy, other: Policy, third: Policy, number: int) -> float:
        """How much more the first has won in the two games of a deal, -2 to 2."""
        ahead = 0.0
        others = [third, *self.strangers]
        for turned in range(PAIR):
            s = self.tables.dealt(number)
            a, b = two_seats(s.seats, number)
            if turned:
                a, b = b, a
            rest = others[number // 11 % len(others)]
            seated = [one if seat == a else other if seat == b else rest for seat in range(s.seats)]
            play_out(s, seated, number, TREMBLE)
            won = win_shares(s)
            ahead += won[a] - won[b]
        return ahead


class Apart:
    """Two policies play the same deal without meeting: among others who mostly err; or erring where all is random."""

    def __init__(self, tables: Tables, errors: int) -> None:
        self.tables = tables
        self.errors = errors  # of a hundred answers

    def ahead(self, one: Policy, other: Policy, third: Policy, number: int) -> float:
        """How much more the first has won, counted twice, so that it weighs as much as two games of a meeting."""
        return PAIR * (self.won(one, third, number) - self.won(other, third, number))

    def won(self, policy: Policy, third: Policy, number: int) -> float:
        """What a policy wins of a deal by itself, the other seats following a third: 0 to 1."""
        s = self.tables.dealt(number)
        me: Policy = policy
        rest: Policy = Careless(third, self.errors, number) if number // 11 % 4 else third
        if number // 5 % 2:
            me, rest = Careless(policy, self.errors, number), Policy()
        seat = number // 7 % s.seats
        play_out(s, [me if i == seat else rest for i in range(s.seats)], number)
        return win_shares(s)[seat]


Contest = Meeting | Apart


def two_seats(seats: int, number: int) -> tuple[int, int]:
    """Two different seats, every pair as often."""
    a = number // 7 % seats
    return a, (a + 1 + number // 3 % (seats - 1)) % seats


# --- the weights of choices


def shaken(weights: Weights, by: dict[str, float]) -> Weights:
    """The weights a little off."""
    weigh = {name: round(number + by.get(name, 0.0)) for name, number in weights.weigh.items()}
    return Weights(weights.about, weigh, weights.promise)


def tuned(contest: Contest, weights: Weights, steps: int, deals: int, seed: int, progress: Progress) -> Weights:
    """The weights after so many steps, each of so many deals."""
    policy = contest.tables.policy
    dice = Dice(seed)
    now = {name: float(number) for name, number in weights.weigh.items()}
    sizes = {name: STEP * max(abs(number), LEAST * 5) for name, number in now.items()}
    for step in range(steps):
        centre = rounded(weights, now)
        signs = {name: dice.below(2) * 2 - 1 for name in now}
        calmer = (1 + step / 40) ** -0.15
        shake = {name: signs[name] * sizes[name] * calmer for name in now}
        up = policy(shaken(centre, shake))
        down = policy(shaken(centre, {name: -by for name, by in shake.items()}))
        third = policy(centre)
        ahead = 0.0
        for number in (dice.below(1_000_000_000) for _ in range(deals)):
            ahead += contest.ahead(up, down, third, number)
        for name in now:
            now[name] += PULL * ahead / deals**0.5 * shake[name] * calmer
        progress(PAIR * deals)
    return rounded(weights, now)


def rounded(weights: Weights, numbers: dict[str, float]) -> Weights:
    """The weights with these numbers for choices."""
    return Weights(weights.about, {name: round(number) for name, number in numbers.items()}, weights.promise)


def lead(contest: Contest, new: Weights, old: Weights, deals: int, seed: int, progress: Progress) -> float:
    """How often the new weights win more than the old ones, as a share of decided games: 0.5 is level."""
    a, b = contest.tables.policy(new), contest.tables.policy(old)
    ahead = 0.0
    for number in range(seed * 1_000_003, seed * 1_000_003 + deals):
        ahead += contest.ahead(a, b, a, number)
        progress(PAIR)
    return 0.5 + ahead / (2 * PAIR * deals)


# --- the promise


class Positions:
    """Positions of self-play, and who won from there."""

    def __init__(self) -> None:
        self.features: list[list[list[float]]] = []
        self.winners: list[int] = []


def positions(tables: Tables, weights: Weights, games: int, seed: int, progress: Progress) -> Positions:
    """A few random moments of each game; a shared win goes to one of the winners."""
    judge, dice, found = tables.policy(weights), Dice(seed), Positions()
    for number in range(games):
        s = tables.dealt(seed * 1_000_003 + number)
        length = play_out(s.copy(), [judge] * s.seats, number, NOISE)
        moments = []
        at = 0
        for stop in sorted(dice.below(length) for _ in range(3)):
            play_out(s, [judge] * s.seats, dice.below(1_000_000_000), NOISE, stop - at)
            at = stop
            if s.waiting:
                moments.append([[float(x) for x in seat] for seat in judged(judge, s)])
        play_out(s, [judge] * s.seats, dice.below(1_000_000_000), NOISE)
        won = win_shares(s)
        best = [seat for seat in range(s.seats) if won[seat] == max(won)]
        for moment in moments:
            found.features.append(moment)
            found.winners.append(dice.one_of(best))
        progress(1)
    return found


def fitted(names: tuple[str, ...], found: Positions) -> dict[str, int]:
    """The weights of the promise that foretell the winners best, in millionths."""
    sizes = [max(1.0, spread(found, i)) for i in range(len(names))]
    samples = [[[x / size for x, size in zip(seat, sizes, strict=True)] for seat in one] for one in found.features]
    weights = likeliest(samples, found.winners)
    return {name: round(MILLION * weight / size) for name, weight, size in zip(names, weights, sizes, strict=True)}


def spread(found: Positions, i: int) -> float:
    """The size of a feature: the mean of its square, and the root of it."""
    squares = [seat[i] ** 2 for one in found.features for seat in one]
    return float((sum(squares) / len(squares)) ** 0.5)


class Quality(dict[str, float]):
    """How well a promise foretells: the loss and the Brier score, beside those of equal chances."""


def quality(names: tuple[str, ...], promise: Numbers, found: Positions) -> Quality:
    """Measured on positions, best on others than those learned from."""
    weights = [promise[name] / MILLION for name in names]
    brier = even_brier = 0.0
    for features, winner in zip(found.features, found.winners, strict=True):
        chances = shares(weights, features)
        brier += score(chances, winner)
        even_brier += score([1 / len(chances)] * len(chances), winner)
    n = len(found.winners)
    even_loss = loss([0.0] * len(names), found.features, found.winners)
    return Quality(
        loss=loss(weights, found.features, found.winners),
        even_loss=even_loss,
        brier=brier / n,
        even_brier=even_brier / n,
    )


def score(chances: list[float], winner: int) -> float:
    """The Brier score of one forecast: the sum over seats of the squared errors."""
    return sum((chance - (seat == winner)) ** 2 for seat, chance in enumerate(chances))
