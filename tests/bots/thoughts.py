"""What policies think of positions: helpers for the tests, and a digest of many worths.

python -m tests.bots.thoughts GAME prints the digest of all worths and promises in some games.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from typing import Any

from regalia.bots.policy import Policy, Worths
from regalia.bots.self_play import best
from regalia.bots.tuning import Tables
from regalia.bots.weights import weights_of
from regalia.core.registry import game as find_game
from regalia.core.state import State
from regalia.testing import Scenario

GAMES = 2  # for each number of seats


def worths(table: Scenario, seat: str) -> dict[str, int]:
    """The worth of each answer of a seat, in words."""
    played, s, number = table.table.game, table.table.state, table.table.seat(seat)
    policy, out, found = policy_of(table), s.offers(number), Worths()
    policy.weigh(s, number, out, found)
    view = table.view(seat)
    return {played.spell(view, out.actions[i]): found.of[i] for i in range(out.n)}


def favourite(table: Scenario, seat: str) -> str:
    """The answer that a policy likes best."""
    found = worths(table, seat)
    return max(found, key=lambda text: found[text])


def promises(table: Scenario) -> list[int]:
    """The promise of each seat."""
    return promised(policy_of(table), table.table.state)


def promised(policy: Policy, s: State) -> list[int]:
    """What a policy promises each seat."""
    shares = Worths()
    policy.promises(s, shares)
    return [shares.of[seat] for seat in range(s.seats)]


def policy_of(table: Scenario) -> Any:
    """The policy of a table."""
    return Tables(table.table.game).make(table.table.terms, weights_of(table.table.game.id))


def digest(name: str) -> str:
    """All worths and promises of some games, as one number."""
    whole, found = blake2b(digest_size=16), Worths()
    for seats in find_game(name).players:
        tables = Tables(find_game(name), [seats])
        policy = tables.policy(weights_of(name))
        for number in range(GAMES):
            s = tables.dealt(number)
            while s.waiting and s.decisions < 400:
                seat = s.seat_to_answer()
                out = s.offers(seat)
                policy.weigh(s, seat, out, found)
                whole.update(repr((s.legal(seat), [found.of[i] for i in range(out.n)])).encode())
                whole.update(repr(promised(policy, s)).encode())
                s.answer(seat, best(policy, s, seat, found, s.decisions * 7919 + number, 100))
    return whole.hexdigest()


if __name__ == "__main__":
    print(digest(sys.argv[1]))
