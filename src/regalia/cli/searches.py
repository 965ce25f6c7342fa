"""How many simulations a search makes in a second: ours on a game, OpenSpiel's on its dice game pig. Used by bench."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.bots.heuristics import heuristics_of
from regalia.bots.search import Search
from regalia.core.game import AnyGame
from regalia.core.state import State

Work = Callable[[], int]
SIMULATIONS = 500  # of one search
FEW = 20  # of the search that is written in Python
EXPLORATION = 1.4
MEGABYTES = 100


def search_works(game: AnyGame, terms: Any, start: State, middle: State) -> dict[str, Work]:
    """A search from the start of a game and from its middle, as a monarch thinks."""
    return {
        "search": search_from(game, terms, start),
        "search in mid-game": search_from(game, terms, middle),
    }


def search_from(game: AnyGame, terms: Any, s: State) -> Work:
    """One search after the other for the same decision; what the seat knows is imagined anew for each."""
    while s.waiting and s.num_legal() == 1:
        s.apply_nth(0)
    seat = s.seat_to_answer()
    view, known = game.view(s, seat), heuristics_of(game.id)
    policy, manner = known.policy(terms), known.manner

    def work() -> int:
        guess = game.imagine(view, terms)
        search = Search(seat, policy, manner, 1)
        search.begin(guess)
        search.run(guess, SIMULATIONS)
        return SIMULATIONS

    return work


def peer_searches() -> dict[str, Work]:
    """OpenSpiel's tree search on pig, each simulation with one random rollout; none where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    game = pyspiel.load_game("pig")
    state = game.new_initial_state()
    rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
    fast = pyspiel.MCTSBot(game, rollouts, EXPLORATION, SIMULATIONS, MEGABYTES, False, 1, False)
    works: dict[str, Work] = {"peer search": lambda: searched(fast, state, SIMULATIONS)}
    return works | python_search(game, state)


def python_search(game: Any, state: Any) -> dict[str, Work]:
    """The one that OpenSpiel has in Python, if its Python part is there."""
    try:
        from open_spiel.python.algorithms import mcts
    except ImportError:
        return {}
    slow = mcts.MCTSBot(game, EXPLORATION, FEW, mcts.RandomRolloutEvaluator(1))
    return {"peer search in Python": lambda: searched(slow, state, FEW)}


def searched(bot: Any, state: Any, simulations: int) -> int:
    """One search of a peer."""
    bot.step(state)
    return simulations
