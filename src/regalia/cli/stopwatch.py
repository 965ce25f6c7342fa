"""Measures on request: reads [what, game, seconds] line by line, answers with a rate. Used by regalia bench."""

from __future__ import annotations

import itertools
import json
import os
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from regalia.cli.peers import watched_peers
from regalia.cli.searches import peer_searches, search_works
from regalia.core.dice import Dice
from regalia.core.game import AnyGame
from regalia.core.luck import Stream, seeded
from regalia.core.playout import playout
from regalia.core.registry import game as find_game
from regalia.core.state import State
from regalia.env import Kit, Tables

SEATS = 3
TABLES = 64  # of a batch
MIDDLE = 100  # answers before a table counts as in mid-game
KEY = b"regalia bench".ljust(32, b".")
Work = Callable[[], int]


class Maker:
    """Fresh tables, one seed after the other."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.terms = game.terms(game.options.settle(game.short), game.data())
        self.seed = 0

    def table(self) -> State:
        """A table just set up, with fast luck."""
        self.seed += 1
        s: State = self.game.table(SEATS, self.terms)
        s.luck = seeded(self.seed)
        self.game.set_up(s)
        return s

    def middle(self) -> State:
        """A table in mid-game."""
        s = self.table()
        dice = Dice(5)
        for _ in range(MIDDLE):
            if s.waiting:
                s.apply_nth(dice.below(s.num_legal()))
        return s


def works(game: AnyGame) -> dict[str, Work]:
    """What can be measured of a game, each a piece of work that says how much it did."""
    make = Maker(game)
    middle = make.middle()
    return {
        "loop": lambda: playout(make.table(), make.seed),
        "games": lambda: playout(make.table(), make.seed) and 1,
        "keyed": lambda: keyed(make),
        "from python": lambda: from_python(make.table(), make.seed),
        "nth": lambda: by_number(make.table(), make.seed),
        "copy": lambda: many(middle.copy, 1000),
        "view": lambda: many(lambda: game.view(middle, 0), 100),
        **watched(game, middle),
        **search_works(game, make.terms, make.table(), middle.copy()),
    }


def watched(game: AnyGame, middle: State) -> dict[str, Work]:
    """Play with a row of numbers and a mask before every answer, at many tables; and one such row."""
    kit = Kit(game, SEATS, game.short)
    tables, row = Tables(kit, TABLES, seed=1), bytearray(kit.size)
    return {
        "batch": lambda: many(tables.step_at_random, 1) * TABLES,
        "batch from python": lambda: choose_in_python(tables),
        "observe": lambda: many(lambda: kit.observe(middle, 0, row), 1000),
    }


def choose_in_python(tables: Tables) -> int:
    """One answer at each table, chosen by the caller: the first that its mask allows."""
    masks, wide = tables.masks.tobytes(), tables.kit.actions
    tables.step([masks.index(1, i * wide) - i * wide for i in range(TABLES)])
    return TABLES


def keyed(make: Maker) -> int:
    """A whole game with the luck of a table."""
    s = make.table()
    s.stream, s.luck = Stream(KEY), 0
    return playout(s, make.seed)


def from_python(s: State, seed: int) -> int:
    """A whole game through legal() and apply()."""
    legal, apply = s.legal, s.apply
    x, n = seeded(seed), 0
    while actions := legal():
        x = (x * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
        apply(actions[(x >> 31) * len(actions) >> 32])
        n += 1
    return n


def by_number(s: State, seed: int) -> int:
    """A whole game through num_legal() and apply_nth()."""
    count, apply = s.num_legal, s.apply_nth
    x, n = seeded(seed), 0
    while k := count():
        x = (x * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
        apply((x >> 31) * k >> 32)
        n += 1
    return n


def many(call: Callable[[], object], times: int) -> int:
    """The same call again and again."""
    for _ in range(times):
        call()
    return times


def peer_works() -> dict[str, Work]:
    """OpenSpiel's pig, driven from Python as its users do, and those who look before every answer."""
    try:
        import pyspiel
    except ImportError:
        return watched_peers()
    game = pyspiel.load_game("pig")
    state = game.new_initial_state()
    seeds = itertools.count()
    return {
        "peer": lambda: play_pig(game.new_initial_state(), next(seeds)),
        "peer copy": lambda: many(state.clone, 1000),
        **peer_searches(),
        **watched_peers(),
    }


def play_pig(s: Any, seed: int) -> int:
    """A whole random game of pig; how many decisions its players made."""
    x, n = seeded(seed), 0
    while not s.is_terminal():
        x = (x * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
        if s.is_chance_node():
            outcomes = s.chance_outcomes()
            s.apply_action(outcomes[(x >> 31) * len(outcomes) >> 32][0])
        else:
            actions = s.legal_actions()
            s.apply_action(actions[(x >> 31) * len(actions) >> 32])
            n += 1
    return n


def rate(work: Work, seconds: float) -> float:
    """Work done in a second of CPU time."""
    done, start = 0, process_time()
    while process_time() - start < seconds:
        done += work()
    return done / (process_time() - start)


def pin() -> None:
    """Stay on one core, where the system can be asked for that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def serve() -> None:
    """Answer requests until there are no more."""
    pin()
    known: dict[str, dict[str, Work]] = {}
    for line in sys.stdin:
        what, name, seconds = json.loads(line)
        if name not in known:
            known[name] = works(find_game(name)) if name else peer_works()
        work = known[name].get(what)
        print(json.dumps(rate(work, seconds) if work else 0.0), flush=True)


if __name__ == "__main__":
    serve()
