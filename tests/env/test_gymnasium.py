"""Gymnasium's own checks."""

from __future__ import annotations

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import regalia.env.gymnasium
from tests.env.every import BRIEF, EVERY

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_one_seat_against_bots(name: str, seats: int) -> None:
    table = gym.make(f"regalia/{name}-v1", seats=seats, options=BRIEF[name], render_mode="ansi")
    check_env(table.unwrapped, skip_render_check=False)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_many_tables(name: str, seats: int) -> None:
    tables = gym.make_vec(f"regalia/{name}-v1", num_envs=3, vectorization_mode="vector_entry_point", seats=seats)
    seen, info = tables.reset(seed=2)
    assert seen in tables.observation_space
    for _ in range(30):
        choices = info["action_mask"].argmax(axis=1)
        assert choices in tables.action_space
        seen, rewards, over, cut, info = tables.step(choices)
        assert seen in tables.observation_space and rewards.shape == over.shape == cut.shape == (3,)
    again, _ = tables.reset(seed=2)
    assert again.shape == seen.shape


def test_against_a_bot_that_thinks_a_game_comes_to_its_end() -> None:
    table = regalia.env.gymnasium.SeatEnv("um_krone_und_kragen", opponents="squire", options={"max_rounds": 20})
    _, info = table.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = table.step(np.int64(info["action_mask"].argmax()))
    assert reward in (-1.0, 0.0, 1.0)


def test_an_answer_that_is_not_legal_loses() -> None:
    table = regalia.env.gymnasium.SeatEnv("for_a_crown")
    _, info = table.reset(seed=1)
    _, reward, over, _, info = table.step(np.int64(info["action_mask"].argmin()))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
