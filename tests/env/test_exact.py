"""Small positions solved exactly, and what OpenSpiel makes of them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import regalia.env.openspiel
from regalia.core.errors import RegaliaError
from regalia.core.registry import games
from regalia.env.chance import outcomes
from regalia.env.exact import Solver, small

SMALL = [name for name, game in games().items() if game.small]
pytestmark = pytest.mark.filterwarnings("ignore")


def load(name: str) -> Any:
    """The small position as a game of OpenSpiel."""
    return pyspiel.load_game(f"{regalia.env.openspiel.PREFIX}{name}", {"small": True})


def mean_by_hand(solver: Solver, s: Any) -> Fraction:
    """The value of a table for the first seat, from the values of all that can follow it."""
    seat = s.seat_to_answer()
    each = [[(chance, solver.worth(world)) for chance, world in outcomes(s, seat, a)] for a in s.legal(seat)]
    best = max(each, key=lambda came: sum(chance * worth[seat] for chance, worth in came))
    return sum((chance * worth[0] for chance, worth in best), Fraction(0))


@pytest.mark.parametrize("name", SMALL)
def test_a_small_position_is_solved_and_its_value_is_that_of_its_best_answer(name: str) -> None:
    kit, s = small(name)
    solver = Solver(kit)
    worth = solver.worth(s)
    index, after = solver.best(s)
    assert index in kit.legal(s, s.seat_to_answer()) and after == worth
    assert sum(worth) == 0 and worth[0] == mean_by_hand(solver, s)
    assert len(solver.known) > 20 and all(sum(each) == 0 for each in solver.known.values())


def test_what_is_too_large_or_not_there_is_said() -> None:
    kit, s = small("um_krone_und_kragen")
    with pytest.raises(RegaliaError, match="more than 10 positions"):
        Solver(kit, 10).worth(s)
    with pytest.raises(RegaliaError, match="no small position"):
        small(next(name for name in games() if name not in SMALL))


def test_what_openspiel_walks_is_the_same_position() -> None:
    kit, s = small("krone_und_schwert")
    state = load("krone_und_schwert").new_initial_state()
    assert state.current_player() == s.seat_to_answer()
    assert state.legal_actions() == sorted(kit.legal(s, s.seat_to_answer()))
    pyspiel.random_sim_test(load("krone_und_schwert"), num_sims=2, serialize=True, verbose=False)


def test_regret_falls_and_nobody_can_exploit_what_was_learned_with_hidden_cards() -> None:
    game = load("for_a_crown")
    solver = cfr.CFRPlusSolver(game)
    gaps = []
    for _ in range(2):
        for _ in range(3):
            solver.evaluate_and_update_policy()
        gaps.append(exploitability.nash_conv(game, solver.average_policy()))
    assert 0 <= gaps[1] < gaps[0] / 2
    values = expected_game_score.policy_value(game.new_initial_state(), [solver.average_policy()] * 3)
    assert values[2] == -1 and abs(sum(values)) < 1e-9, "who has fallen is last"
