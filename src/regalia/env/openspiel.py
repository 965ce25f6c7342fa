"""OpenSpiel: every game as a Python game with chance nodes. Importing this registers ``regalia_<game>``.

``pyspiel.load_game("regalia_<game>", {"players": 3, "options": "max_rounds:20 king_tie:match"})``.
With ``{"small": True}`` it begins at the game's small position (``regalia.env.exact``), which all algorithms can walk.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from regalia.env.extra import missing

try:
    import numpy as np
    import pyspiel
except ImportError as fault:
    raise missing("OpenSpiel") from fault

from regalia.core.registry import games
from regalia.core.state import State as Table
from regalia.env.chance import Odds, after, start
from regalia.env.exact import small
from regalia.env.kit import Kit

PREFIX = "regalia_"
MOST_OUTCOMES = 64
LONGEST = 100_000
NO_SECRETS = b""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and options."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        wishes = params or {}
        self.first: Table | None = None  # where it begins; None: chance lays everything out
        if wishes.get("small", False):
            self.kit, self.first = small(name)
        else:
            words = [each.partition(":") for each in str(wishes.get("options", "")).split()]
            options = {key: value for key, _, value in words}
            self.kit = Kit(name, int(wishes.get("players", games()[name].players[0])), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kit.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.kit.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, wishes)

    def new_initial_state(self) -> SpielState:
        """A table that is not yet laid out: that is chance's first work."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Who writes down what a player sees."""
        return SpielObserver(self.kit)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table, or an answer at one whose luck is still being drawn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.kit = game.kit
        self.table: Table | None = game.first.copy() if game.first else None  # None: it is still being laid out
        self.asked: tuple[int, int] = (-1, -1)  # the seat and the answer whose luck is being drawn
        self.drawn: tuple[int, ...] = ()
        self.odds: Odds = []  # what can be drawn now; nothing: a player is asked, or the game is over
        self.memory = [NO_SECRETS] * self.kit.seats  # of each seat: a hash of all it saw and answered
        if self.table is None:
            self.settle()

    def settle(self) -> None:
        """Let happen what needs no luck; else tell what can be drawn."""
        came = start(self.kit, self.drawn) if self.table is None else after(self.table, *self.asked, self.drawn)
        if isinstance(came, Table):
            self.table, self.drawn, self.odds = came, (), []
        else:
            self.odds = came

    # --- what OpenSpiel asks

    def current_player(self) -> Any:
        """Whose turn it is: a seat, chance, or nobody."""
        if self.odds:
            return pyspiel.PlayerId.CHANCE
        assert self.table is not None
        return self.table.seat_to_answer() if self.table.waiting else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.kit.legal(self.table, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, and how likely it is."""
        return [(outcome, float(chance)) for outcome, chance in self.odds]

    def _apply_action(self, action: int) -> None:
        if self.odds:
            self.drawn = (*self.drawn, action)
        else:
            assert self.table is not None
            seat = self.table.seat_to_answer()
            self.memory = [self.remembered(seat, action) if i == seat else each for i, each in enumerate(self.memory)]
            self.asked = (seat, self.table.action_at(seat, action))
        self.settle()

    def remembered(self, seat: int, action: int) -> bytes:
        """What a seat keeps in mind of all it saw and answered."""
        content = self.memory[seat] + self.row(seat) + action.to_bytes(4, "little")
        return blake2b(content, digest_size=16).digest()

    def row(self, player: int) -> bytes:
        """What a player sees."""
        row = bytearray(self.kit.size)
        if self.table is not None:
            self.kit.observe(self.table, player, row)
        return bytes(row)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"chance {action}"
        return self.kit.text(self.table, player, action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return not self.odds and self.table is not None and self.table.waiting == 0

    def returns(self) -> list[float]:
        """By place, from 1 to -1."""
        return self.kit.returns(self.table) if self.table is not None else [0.0] * self.kit.seats

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees, in hex."""
        return self.row(self.current_player() if player is None else player).hex()

    def information_state_string(self, player: int | None = None) -> str:
        """What a player sees, and what it keeps in mind."""
        seat = self.current_player() if player is None else player
        return self.memory[seat].hex() + self.row(seat).hex()

    def resample_from_infostate(self, player: int, rng: Any) -> SpielState:
        """A table that fits what a player sees."""
        other: SpielState = self.clone()
        if self.table is not None and not self.odds:
            guess = self.kit.game.imagine(self.kit.game.view(self.table, player), self.kit.terms)
            other.table = guess.deal(int(rng() * 2**30))
            other.table.luck = 0
        return other

    def __str__(self) -> str:
        odds = [str(outcome) for outcome, _ in self.odds]
        return f"{self.kit.game.id}: {self.history()} {'chance: ' + ' '.join(odds) if odds else ''}"


class SpielObserver:
    """What a player sees as a tensor."""

    def __init__(self, kit: Kit) -> None:
        self.tensor = np.zeros(kit.size, np.float32)
        self.dict = {field.name: self.tensor[kit.layout()[field.name]] for field in kit.fields}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees."""
        self.tensor[:] = np.frombuffer(state.row(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in hex."""
        return state.observation_string(player)


def kind_of_game(name: str) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    game = games()[name]
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Regalia: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "options": "", "small": False},
    )


def register_all() -> None:
    """Every game under its name."""
    for name in games():
        kind = kind_of_game(name)
        if kind.short_name in pyspiel.registered_names():
            continue
        made = type(f"Spiel_{name}", (SpielGame,), {"__init__": maker(name, kind)})
        pyspiel.register_game(kind, made)


def maker(name: str, kind: Any) -> Any:
    """How a registered game is made from its parameters."""

    def make(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, name, kind, params)

    return make


register_all()
