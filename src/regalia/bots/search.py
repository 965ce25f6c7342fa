"""Tree search over guessed worlds (information-set Monte-Carlo tree search).

Each simulation deals one world that fits what the deciding seat knows, walks down what was learnt so far, tries one
new thing, lets a rollout end it, and notes the result of every seat that chose on the way. A seat always chooses what
is best for itself, so with more than two players nobody is taken for an enemy or a friend.

The answer that is to be decided itself is not found by trying what looks best so far: see `Racing`.

There are no nodes linked to each other. A situation is known by a key: what the seat that is asked has seen since the
search began (`Seen`), and, if the search is exact, what it is offered now. So worlds a seat cannot tell apart share one
situation, and it learns one answer for all of them. An answer that is not offered in every world of a situation is
compared by how often it was available.

Sealed answers: a seat sees its own answers at once, those of the others when the decision is resolved. Seats that are
asked at the same time answer one after the other here, yet none has the others' answers in its key.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.policy import SURE, Policy, Worths
from regalia.bots.racing import NEVER, Racing
from regalia.bots.rollout import Rollout
from regalia.bots.seen import SEATS, Seen
from regalia.bots.tree import Tree, key_of_offers, mixed
from regalia.core.game import Guess
from regalia.core.ints import how_many, row
from regalia.core.luck import SEEDS, chosen, seeded, stirred
from regalia.core.offers import Offers
from regalia.core.state import State

DEEPEST: Final = 200  # choices in one walk down
GLANCES: Final = 4  # worlds in which the worths of the answers are looked up before the search
EARLIER: Final = 8  # results taken for granted before the first, lest the first ones seem to be all there is


class Manner:
    """How a search thinks about one game."""

    def __init__(
        self,
        temperature: i64 = 50,
        cutoff: i64 = 0,
        exact: bool = True,
        curiosity: float = 1.0,
        width: float = 1.0,
        trust: i64 = 0,
        stake: i64 = 500,
        clearly: float = 1.5,
        errors: i64 = 0,
    ) -> None:
        self.temperature: i64 = temperature  # of rollouts; about 100 makes a difference that matters a toss-up
        self.cutoff: i64 = cutoff  # decisions in a rollout before promises count; 0: play to the end
        self.exact: bool = exact  # situations are told apart by what is offered, too
        self.curiosity: float = curiosity  # how much rarely tried answers are favoured
        self.width: float = width  # how fast further answers are looked at
        self.trust: i64 = trust  # the worth of an answer counts like so many results of it
        self.stake: i64 = stake  # what one more in worth is expected to bring, in millionths of a won game
        self.clearly: float = clearly  # standard errors by which an answer is behind the best before it is given up
        self.errors: i64 = errors  # of a hundred answers of the others so many are taken to be given at random


class Search:
    """One decision of one seat, thought about as long as there is time."""

    def __init__(self, seat: i64, policy: Policy, manner: Manner, seed: i64) -> None:
        self.seat: i64 = seat
        self.manner: Manner = manner
        self.rollout: Rollout = Rollout(policy, manner.temperature, manner.cutoff, seed, manner.errors, seat)
        self.luck: i64 = stirred(seeded(seed))
        self.tree: Tree = Tree()
        self.before: Seen = Seen()  # when the first simulation starts
        self.seen: Seen = Seen()
        self.simulations: i64 = 0
        self.root: i64 = 0  # the key of the situation to be decided
        self.race: Racing | None = None  # its answers
        self.dealt: i64 = 0  # what the world of this round is made from
        # the walk of one simulation: who chose, in which situation, what
        self.depth: i64 = 0
        self.choosers: vec[i64] = row([0] * DEEPEST)
        self.situations: vec[i64] = row([0] * DEEPEST)
        self.choices: vec[i64] = row([0] * DEEPEST)
        # results of each seat so far, for their spread; as if some games had been won and as many lost before
        self.sums: vec[i64] = row([EARLIER // 2 * SURE] * SEATS)
        self.squares: vec[i64] = row([EARLIER // 2 * 1_000_000] * SEATS)
        self.spreads: vec[i64] = row([0] * SEATS)

    # --- simulations

    def run(self, guess: Guess, simulations: i64) -> None:
        """So many simulations more."""
        race: Racing | None = self.race
        assert race is not None, "a search begins before it runs"
        for _ in range(simulations):
            if race.is_new_round():
                self.luck = stirred(self.luck)
                self.dealt = (self.luck >> 20) & (SEEDS - 1)
            self.rollout.luck = seeded(self.dealt)
            self.simulate(guess.deal(self.dealt))
            race.note(self.rollout.results[self.seat])
            self.simulations += 1

    def simulate(self, s: State) -> None:
        """Walk down, play on, and note the results."""
        self.tree.make_room(2 * DEEPEST)
        self.measure_spreads(s.seats)
        self.seen.take_after(self.before)
        self.depth = 0
        while s.waiting and self.step_down(s):
            pass
        self.rollout.play(s)
        self.back_up(s.seats)

    def step_down(self, s: State) -> bool:
        """One answer; False if it was given in a new situation, where the walk ends."""
        seat: i64 = s.seat_to_answer()
        out: Offers = s.offers(seat)
        action: i64 = self.rollout.hasty(seat, out)
        known: bool = True
        if action < 0:
            key: i64 = self.key(seat, out)
            at: i64 = self.tree.find(key)
            known = at >= 0 and self.depth < DEEPEST - 1
            if at < 0:
                at = self.tree.add(key)
            action = self.choose(s, seat, out, key, at)
        self.answer(s, seat, action)
        return known

    def key(self, seat: i64, out: Offers) -> i64:
        """The situation of a seat."""
        seen: i64 = mixed(self.seen.keys[seat], seat)
        return mixed(seen, key_of_offers(out)) if self.manner.exact else seen

    def answer(self, s: State, seat: i64, action: i64) -> None:
        """Give an answer, and let those see it who may."""
        decisions: i64 = s.decisions
        s.answer(seat, action)
        self.seen.note(seat, action)
        if s.decisions != decisions:
            self.seen.unseal()

    def back_up(self, seats: i64) -> None:
        """Everybody who chose learns what became of it."""
        results: vec[i64] = self.rollout.results
        tree: Tree = self.tree
        for i in range(self.depth):
            result: i64 = results[self.choosers[i]]
            tree.visits[self.situations[i]] += 1
            tree.visits[self.choices[i]] += 1
            tree.sums[self.choices[i]] += result
        for seat in range(seats):
            self.sums[seat] += results[seat]
            self.squares[seat] += results[seat] // 1000 * (results[seat] // 1000)

    # --- choosing

    def choose(self, s: State, seat: i64, out: Offers, key: i64, at: i64) -> i64:
        """The answer that looks best or is too little known; now and then one that was never tried."""
        if key == self.root:
            return self.take_turn(key, at)
        tree: Tree = self.tree
        tried: i64 = 0
        best: i64 = 0
        best_row: i64 = -1
        most: float = 0.0
        for i in range(out.n):
            row_: i64 = tree.find(mixed(key, out.actions[i]))
            if row_ >= 0:
                tried += 1
                tree.available[row_] += 1
                hope: float = self.hope(row_, seat)
                if best_row < 0 or hope > most:
                    best, best_row, most = i, row_, hope
        if tried < out.n and tried < self.wanted(tree.visits[at]):
            best = self.untried(s, seat, out, key)
            best_row = tree.add(mixed(key, out.actions[best]))
            tree.available[best_row] = 1
            tree.priors[best_row] = self.prior(seat, self.rollout.worths.of[best], out.n)
        self.note_choice(seat, at, best_row)
        return out.actions[best]

    def take_turn(self, key: i64, at: i64) -> i64:
        """Where it is to be decided: the answer whose turn it is."""
        race: Racing | None = self.race
        assert race is not None
        action: i64 = race.action()
        row_: i64 = self.tree.find(mixed(key, action))
        if row_ < 0:
            row_ = self.tree.add(mixed(key, action))
        self.note_choice(self.seat, at, row_)
        return action

    def note_choice(self, seat: i64, at: i64, row_: i64) -> None:
        """Remember a choice until it is known what became of it."""
        self.choosers[self.depth] = seat
        self.situations[self.depth] = at
        self.choices[self.depth] = row_
        self.depth += 1

    def wanted(self, visits: i64) -> i64:
        """How many answers to look at in a situation: more, the more often it came up."""
        return 1 + int(self.manner.width * sqrt(float(visits)))

    def hope(self, row_: i64, seat: i64) -> float:
        """The mean result of an answer, and more if it was rarely chosen when it could have been."""
        tree: Tree = self.tree
        visits: i64 = tree.visits[row_] if tree.visits[row_] > 0 else 1
        trust: i64 = self.manner.trust
        mean: i64 = (tree.sums[row_] + trust * tree.priors[row_]) // (visits + trust)
        doubt: float = sqrt(log(float(tree.available[row_]) + 1.0) / float(visits)) * self.mood()
        return float(mean) + self.manner.curiosity * float(self.spreads[seat]) * doubt

    def mood(self) -> float:
        """From 0 to 2, about 1: how much doubt counts just now. Without it, seats that are asked at the same time fall
        into step and one of them seems to foresee the other."""
        self.luck = stirred(self.luck)
        return float(chosen(self.luck, 2048)) / 1024.0

    def untried(self, s: State, seat: i64, out: Offers, key: i64) -> i64:
        """Of the answers never tried here the one of the highest worth; luck decides between equals."""
        roll: Rollout = self.rollout
        roll.policy.weigh(s, seat, out, roll.worths)
        best: i64 = -1
        most: i64 = 0
        for i in range(out.n):
            worth: i64 = 1000 * roll.worths.of[i] + roll.whim()
            if (best < 0 or worth > most) and self.tree.find(mixed(key, out.actions[i])) < 0:
                best, most = i, worth
        return best

    def prior(self, seat: i64, worth: i64, n: i64) -> i64:
        """What is expected of an answer: what the seat has on average, less the more it is behind the best by worth."""
        worths: vec[i64] = self.rollout.worths.of
        best: i64 = worth
        for i in range(n):
            best = worths[i] if worths[i] > best else best
        expected: i64 = self.sums[seat] // (self.simulations + EARLIER) - self.manner.stake * (best - worth)
        return expected if expected > 0 else 0

    def measure_spreads(self, seats: i64) -> None:
        """How far the results of each seat lie apart: what curiosity is measured by."""
        n: i64 = self.simulations + EARLIER
        for seat in range(seats):
            mean: i64 = self.sums[seat] // n // 1000
            variance: i64 = self.squares[seat] // n - mean * mean
            self.spreads[seat] = int(1000.0 * sqrt(float(variance))) + 1000 if variance > 0 else 1000

    # --- the decision

    def begin(self, guess: Guess) -> None:
        """Learn from some worlds which situation is to be decided, and what its answers are worth at a glance."""
        self.seen.take_after(self.before)
        sums: Worths = Worths()
        for n in range(GLANCES):
            self.luck = stirred(self.luck)
            s: State = guess.deal((self.luck >> 20) & (SEEDS - 1))
            out: Offers = s.offers(self.seat)
            self.rollout.policy.weigh(s, self.seat, out, self.rollout.worths)
            for i in range(out.n):
                sums.of[i] += self.rollout.worths.of[i]
            if n == GLANCES - 1:
                self.root = self.key(self.seat, out)
                self.race = Racing(out, sums, self.manner.trust, self.manner.stake // GLANCES)
                # while others answer at the same time, whoever gives up an answer can be seen through
                self.race.clearly = self.manner.clearly if how_many(s.waiting) == 1 else NEVER

    def best(self) -> i64:
        """The answer to give."""
        race: Racing | None = self.race
        assert race is not None
        return race.best()

    def is_settled(self) -> bool:
        """Is there but one answer left?"""
        race: Racing | None = self.race
        return race is not None and race.is_settled()

    def follow(self, action: i64) -> None:
        """The seat has given this part of its answer and is asked for the next; what was learnt stays true."""
        self.before.note(self.seat, action)

    def tries(self, action: i64) -> i64:
        """How often an answer was chosen where it is to be decided."""
        at: i64 = self.tree.find(mixed(self.root, action))
        return self.tree.visits[at] if at >= 0 else 0

    def mean(self, action: i64) -> float:
        """The share of a won game that an answer brought on average; 0 if it was not tried."""
        at: i64 = self.tree.find(mixed(self.root, action))
        if at < 0 or self.tree.visits[at] == 0:
            return 0.0
        return float(self.tree.sums[at]) / float(self.tree.visits[at]) / float(SURE)
