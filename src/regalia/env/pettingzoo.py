"""PettingZoo: every seat is an agent. ``env`` for one after the other (AEC), ``parallel_env`` for all at once."""

from __future__ import annotations

from typing import Any

from regalia.env.extra import missing

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as fault:
    raise missing("PettingZoo") from fault

from regalia.core.ints import has, members_of
from regalia.core.state import State
from regalia.env.kit import Kit, Reward
from regalia.env.seat import FRAMES, allowed, drawn, mask_space, observation_space, seen

Told = dict[str, Any]
SEEDS = 2**40


class Seats:
    """What both kinds of environment have in common: a table, its agents, its seeds."""

    def sit_down(self, kit: Kit, reward: Reward, render_mode: str | None, more: int) -> None:
        """A table of this kit; so many actions more than the game has."""
        self.kit, self.reward, self.render_mode, self.more = kit, reward, render_mode, more
        self.possible_agents = [f"seat_{seat}" for seat in range(kit.seats)]
        self.agents: list[str] = []
        self.state_of_play: State = kit.state(0)
        self.seed, self.games = 0, 0
        look: dict[str, Any] = {"observation": observation_space(kit), "action_mask": mask_space(kit, more)}
        self.looks = {agent: spaces.Dict(look) for agent in self.possible_agents}
        self.moves = {agent: spaces.Discrete(kit.actions + more) for agent in self.possible_agents}

    def begin(self, seed: int | None) -> None:
        """The first game of a seed, or the next one."""
        self.games = self.games + 1 if seed is None else 0
        self.seed = self.seed if seed is None else seed
        self.state_of_play = self.kit.state(self.seed + SEEDS * self.games)
        self.agents = list(self.possible_agents)

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: a row, and a mask of its answers."""
        return self.looks[agent]

    def action_space(self, agent: str) -> Any:
        """The index of an answer."""
        return self.moves[agent]

    def observe(self, agent: str) -> Told:
        """What an agent sees now."""
        seat = self.possible_agents.index(agent)
        mask = allowed(self.kit, self.state_of_play, seat, self.more)
        if self.more:
            mask[-1] = not mask.any()
        return {"observation": seen(self.kit, self.state_of_play, seat), "action_mask": mask}

    def gained(self) -> dict[str, float]:
        """What each agent gets at the end, else nothing."""
        return dict(zip(self.possible_agents, self.kit.returns(self.state_of_play, self.reward), strict=True))

    def render(self) -> Any:
        """The table as those see it who look on."""
        return drawn(self.kit, self.state_of_play, -1, self.render_mode)

    def close(self) -> None:
        """Nothing is to be closed."""


class SeatsInTurn(Seats, AECEnv):  # type: ignore[misc]
    """One agent after the other, in the order in which the game asks."""

    def __init__(self, kit: Kit, reward: Reward = "place", render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        self.metadata = {"render_modes": list(FRAMES), "name": f"{kit.game.id}_v1", "is_parallelizable": False}
        self.sit_down(kit, reward, render_mode, 0)

    def reset(self, seed: int | None = None, options: Told | None = None) -> None:
        """A new game."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Told] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_of_play.seat_to_answer()]

    def step(self, action: Any) -> None:
        """The answer of the agent that is asked."""
        agent, s = self.agent_selection, self.state_of_play
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        seat = self.possible_agents.index(agent)
        s.answer(seat, self.kit.action(s, seat, int(action)))
        self._clear_rewards()
        if s.waiting:
            self.agent_selection = self.possible_agents[s.seat_to_answer()]
        else:
            self.rewards = self.gained()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()


class SeatsAtOnce(Seats, ParallelEnv):  # type: ignore[misc]
    """All agents at once: who is not asked has one action, the last one, which is to wait."""

    def __init__(self, kit: Kit, reward: Reward = "place", render_mode: str | None = None) -> None:
        self.metadata = {"render_modes": list(FRAMES), "name": f"{kit.game.id}_v1"}
        self.sit_down(kit, reward, render_mode, 1)

    def reset(self, seed: int | None = None, options: Told | None = None) -> tuple[Told, Told]:
        """A new game."""
        self.begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Told, dict[str, float], Told, Told, Told]:
        """An answer of everybody who is asked, in the order of the seats; one may end the question for all."""
        s, decisions, told = self.state_of_play, self.state_of_play.decisions, list(self.agents)
        for seat in members_of(s.waiting):
            if has(s.waiting, seat) and s.decisions == decisions:
                s.answer(seat, self.kit.action(s, seat, int(actions[self.possible_agents[seat]])))
        over = s.waiting == 0
        if over:
            self.agents = []
        ends = dict.fromkeys(told, over)
        looks = {agent: self.observe(agent) for agent in told}
        return looks, self.gained(), ends, dict.fromkeys(told, False), {agent: {} for agent in told}


def env(game: str, seats: int = 0, options: Told | None = None, **wishes: Any) -> SeatsInTurn:
    """A game for agents that act one after the other; wishes: reward, render_mode."""
    return SeatsInTurn(Kit(game, seats, options), **wishes)


def parallel_env(game: str, seats: int = 0, options: Told | None = None, **wishes: Any) -> SeatsAtOnce:
    """A game for agents that act all at once."""
    return SeatsAtOnce(Kit(game, seats, options), **wishes)
