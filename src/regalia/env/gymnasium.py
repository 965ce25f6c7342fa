"""Gymnasium: one seat against bots, alone or at many tables. Importing this registers ``regalia/<game>-v1``."""

from __future__ import annotations

from typing import Any

from regalia.env.extra import missing

try:
    import gymnasium as gym
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as fault:
    raise missing("Gymnasium") from fault

from regalia.bots.bot import Bot
from regalia.bots.registry import RANDOM
from regalia.bots.spec import bot_called
from regalia.core.prompt import Prompt
from regalia.core.registry import games
from regalia.env.batch import Tables
from regalia.env.kit import Kit, Reward
from regalia.env.seat import FRAMES, Row, allowed, drawn, observation_space, seen

Told = dict[str, Any]
NEW_SEEDS = 2**31


class SeatEnv(gym.Env[Row, np.int64]):
    """One seat against bots. The mask of the legal answers is in ``info["action_mask"]``.

    An answer that is not legal loses the game at once; ``info["illegal"]`` says so.
    """

    metadata = {"render_modes": list(FRAMES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, game: str, seats: int = 0, opponents: str = RANDOM, reward: Reward = "place", **wishes: Any
    ) -> None:
        self.render_mode = wishes.pop("render_mode", None)
        self.seat: int = wishes.pop("seat", 0)
        self.kit = Kit(game, seats, wishes.pop("options", None))
        self.reward: Reward = reward
        self.opponents = opponents
        self.state_of_play = self.kit.state(0)
        self.bots: dict[int, Bot] = {}
        self.observation_space: Any = observation_space(self.kit)
        self.action_space = gym.spaces.Discrete(self.kit.actions)

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Row, Told]:
        """A new game, up to the first question to this seat."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(NEW_SEEDS))
        self.state_of_play = self.kit.state(number)
        others = [seat for seat in range(self.kit.seats) if seat != self.seat]
        game, terms = self.kit.game, self.kit.terms
        self.bots = {seat: bot_called(self.opponents, game, terms, number + seat) for seat in others}
        self.let_others()
        return self.shown()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, Told]:
        """An answer, and all that follows until this seat is asked again."""
        s = self.state_of_play
        if int(action) not in self.kit.legal(s, self.seat):
            row, info = self.shown()
            return row, -1.0, True, False, {**info, "illegal": True}
        s.answer(self.seat, s.action_at(self.seat, int(action)))
        self.let_others()
        row, info = self.shown()
        over = s.waiting == 0
        return row, self.kit.returns(s, self.reward)[self.seat] if over else 0.0, over, False, info

    def let_others(self) -> None:
        """The bots answer from what they may know, until this seat is asked or the game is over."""
        s, game = self.state_of_play, self.kit.game
        while s.waiting and (seat := s.seat_to_answer()) != self.seat:
            view = game.view(s, seat)
            s.answer(seat, self.bots[seat].choose(view, Prompt(game, s, view)))

    def shown(self) -> tuple[Row, Told]:
        """What this seat sees, and what it may answer."""
        s = self.state_of_play
        return seen(self.kit, s, self.seat), {"action_mask": allowed(self.kit, s, self.seat)}

    def render(self) -> Any:
        """The table as this seat sees it."""
        return drawn(self.kit, self.state_of_play, self.seat, self.render_mode)


class TablesEnv(VectorEnv[Any, Any, Any]):
    """One seat of each of many tables against bots, all in one call; a game that ends begins anew in the same step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, game: str, num_envs: int = 1, seats: int = 0, opponents: str = RANDOM, **wishes: Any) -> None:
        self.kit = Kit(game, seats, wishes.pop("options", None))
        self.num_envs, self.opponents = num_envs, opponents
        self.single_observation_space = observation_space(self.kit)
        self.single_action_space = gym.spaces.Discrete(self.kit.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.tables = Tables(self.kit, num_envs, 0, opponents)

    def reset(self, *, seed: Any = None, options: Told | None = None) -> tuple[Any, Told]:
        """New games at all tables."""
        super().reset(seed=seed)
        self.tables = Tables(self.kit, self.num_envs, int(self.np_random.integers(NEW_SEEDS)), self.opponents)
        return self.rows(), {"action_mask": self.masks()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Told]:
        """One answer at each table."""
        seats = np.arange(self.num_envs) % self.kit.seats
        self.tables.step(np.asarray(actions))
        gained = np.frombuffer(self.tables.rewards).reshape(self.num_envs, self.kit.seats)
        over = np.frombuffer(self.tables.done, np.bool_).copy()
        rewards = gained[np.arange(self.num_envs), seats]
        return self.rows(), rewards, over, np.zeros_like(over), {"action_mask": self.masks()}

    def rows(self) -> Any:
        """What the seats see, as an array of its own."""
        rows = np.frombuffer(self.tables.observations, np.int8).reshape(self.num_envs, self.kit.row)
        return rows[:, : self.kit.size].copy()

    def masks(self) -> Any:
        """What they may answer."""
        return np.frombuffer(self.tables.masks, np.int8).reshape(self.num_envs, self.kit.actions).copy()


def register_all() -> None:
    """Every game by its id, with its fewest seats unless told."""
    for name in games():
        key = f"regalia/{name}-v1"
        if key not in gym.registry:
            gym.register(
                id=key,
                entry_point="regalia.env.gymnasium:SeatEnv",
                vector_entry_point="regalia.env.gymnasium:TablesEnv",
                kwargs={"game": name},
            )


register_all()
