"""Policies at one table in one loop: to compare them, and to see what a position is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.bots.judge import Judge
from regalia.bots.policy import Policy, Worths
from regalia.core.luck import chosen, seeded, stirred
from regalia.core.offers import Offers
from regalia.core.state import State

FINE: Final = 64  # parts of a unit of worth that luck decides between equal answers


class Careless(Policy):
    """Somebody who follows a policy, but gives so many of a hundred answers without thinking."""

    def __init__(self, policy: Policy, errors: i64, seed: i64) -> None:
        self.policy: Policy = policy
        self.errors: i64 = errors
        self.luck: i64 = seeded(seed)

    def weigh(self, s: State, seat: i64, out: Offers, worths: Worths) -> None:
        self.luck = stirred(self.luck)
        if chosen(self.luck, 100) < self.errors:
            for i in range(out.n):
                worths.of[i] = 0
        else:
            self.policy.weigh(s, seat, out, worths)


def best(policy: Policy, s: State, seat: i64, worths: Worths, luck: i64, noise: i64) -> i64:
    """The answer with the highest worth, each a little higher by luck: below 1 for a noise of 1."""
    out: Offers = s.offers(seat)
    if out.n == 1:
        return out.actions[0]
    policy.weigh(s, seat, out, worths)
    choice: i64 = out.actions[0]
    most: i64 = -1_000_000_000_000
    for i in range(out.n):
        luck = stirred(luck)
        worth: i64 = worths.of[i] * FINE + chosen(luck, FINE * noise)
        if worth > most:
            most = worth
            choice = out.actions[i]
    return choice


def play_out(s: State, policies: list[Policy], seed: i64, noise: i64 = 1, most: i64 = 1_000_000) -> i64:
    """Each seat follows its policy to the end, or for so many answers; how many there were."""
    n: i64 = 0
    x: i64 = seeded(seed)
    worths = Worths()
    while s.waiting and n < most:
        seat: i64 = s.seat_to_answer()
        x = stirred(x)
        s.answer(seat, best(policies[seat], s, seat, worths, x, noise))
        n += 1
    return n


def judged(judge: Judge, s: State) -> list[list[int]]:
    """The features of every seat."""
    return [judge.features(s, seat) for seat in range(s.seats)]
