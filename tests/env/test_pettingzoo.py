"""PettingZoo's own checks."""

from __future__ import annotations

import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from regalia.env.pettingzoo import env, parallel_env
from tests.env.every import BRIEF, EVERY

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_one_after_the_other(name: str, seats: int) -> None:
    api_test(env(name, seats, BRIEF[name]), num_cycles=60)
    seed_test(lambda: env(name, seats, BRIEF[name]), num_cycles=20)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_all_at_once(name: str, seats: int) -> None:
    parallel_api_test(parallel_env(name, seats, BRIEF[name]), num_cycles=60)
    assert moments(name, seats, 7) == moments(name, seats, 7) != moments(name, seats, 8)


def moments(name: str, seats: int, seed: int) -> list[bytes]:
    """What the first seat sees in some steps. (PettingZoo's own check of seeds knows no masks.)"""
    table = parallel_env(name, seats, BRIEF[name])
    looks, _ = table.reset(seed=seed)
    found = []
    for _ in range(10):
        looks, *_ = table.step({agent: look["action_mask"].argmax() for agent, look in looks.items()})
        found.append(looks["seat_0"]["observation"].tobytes())
    return found


def test_a_whole_game_is_rewarded_by_place(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("for_a_crown", 3, render_mode="human")
    table.reset(seed=4)
    gained = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        gained[agent] += reward
        table.step(None if over else int(seen["action_mask"].argmax()))
    assert sorted(gained.values()) == [-1.0, 0.0, 1.0]
    assert table.render() is None and capsys.readouterr().out
    assert "seat" not in str(env("for_a_crown", 3, render_mode="ansi").render())
