"""Traces: random games as one digest each, to compare the compiled engine with its sources, or today with yesterday.

python -m regalia.testing.traces GAME SEATS SEEDS prints the digest of so many games.
"""

from __future__ import annotations

import sys
from hashlib import blake2b

from regalia.core.dice import Dice
from regalia.core.game import AnyGame
from regalia.core.luck import Stream, seeded
from regalia.core.registry import game as find_game
from regalia.core.snapshot import snapshot

KEY = b"regalia traces".ljust(32, b".")


def trace(game: AnyGame, seats: int, seed: int) -> bytes:
    """Every list of offers, every answer, every event and the end of a random game; odd seeds with a table's luck."""
    s = game.table(seats, game.terms(game.options.settle(game.short), game.data()))
    s.story = []
    s.luck = seeded(seed)
    if seed % 2:
        s.stream, s.luck = Stream(KEY), 0
    game.set_up(s)
    dice, digest = Dice(seed), blake2b(digest_size=16)
    while legal := s.legal():
        action = legal[dice.below(len(legal))]
        digest.update(repr((s.waiting, legal, action)).encode())
        s.apply(action)
    digest.update(repr((s.story, snapshot(s), s.scores())).encode())
    return digest.digest()


def traces(game: AnyGame, seats: int, seeds: int) -> str:
    """Many games as one digest."""
    whole = blake2b(digest_size=16)
    for seed in range(seeds):
        whole.update(trace(game, seats, seed))
    return whole.hexdigest()


if __name__ == "__main__":
    name, seats, seeds = sys.argv[1:]
    print(traces(find_game(name), int(seats), int(seeds)))
