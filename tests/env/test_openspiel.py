"""OpenSpiel's own checks, and two of its players."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import regalia.env.openspiel
from regalia.core.registry import games
from tests.env.every import BRIEF, EVERY

pytestmark = pytest.mark.filterwarnings("ignore")


def load(name: str, seats: int) -> Any:
    """A game, made short."""
    options = " ".join(f"{key}:{value}" for key, value in BRIEF[name].items())
    return pyspiel.load_game(f"{regalia.env.openspiel.PREFIX}{name}", {"players": seats, "options": options})


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_random_simulation(name: str, seats: int) -> None:
    game = load(name, seats)
    pyspiel.random_sim_test(game, num_sims=1, serialize=seats == games()[name].players[0], verbose=False)


def first_decision(game: Any) -> Any:
    """A state in which a player is asked, after some luck."""
    s = game.new_initial_state()
    while s.is_chance_node():
        s.apply_action(s.chance_outcomes()[-1][0])
    return s


def test_its_tree_search_plays() -> None:
    game = load("um_krone_und_kragen", 2)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 5, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    s = first_decision(game)
    assert bot.step(s) in s.legal_actions()


def test_its_search_for_hidden_information_plays_for_a_crown() -> None:
    game = load("for_a_crown", 3)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 5, random_state=rng)
    s = first_decision(game)
    assert bot.step(s) in s.legal_actions()


def test_what_a_player_sees_is_a_tensor() -> None:
    game = load("royaume_des_5_couronnes", 2)
    s, observer = first_decision(game), game.make_py_observer()
    observer.set_from(s, 1)
    assert observer.dict["path"].shape == (30,) and observer.tensor.any()
    assert observer.string_from(s, 1) == s.observation_string(1) != s.observation_string(0)
