"""The law of values: a state that was copied, pickled or written is equal, and goes on in the same way."""

from __future__ import annotations

import copy
import pickle

from regalia.core.dice import Dice
from regalia.core.playout import playout
from regalia.core.snapshot import differences
from regalia.core.state import State
from regalia.core.values import from_bytes


def check_value(s: State, dice: Dice) -> None:
    """Equal however it was made, of one hash, the same bytes; and unequal once something has happened."""
    seed = dice.below(1000)
    ends = []
    for other in (copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s)), from_bytes(s.to_bytes())):  # noqa: S301
        assert other is not s and other == s, f"a state that was made again differs: {differences(s, other)}"
        assert hash(other) == hash(s), "equal states have different hashes"
        assert other.to_bytes() == s.to_bytes(), "equal states are written differently"
        playout(other, seed)
        assert other != s, "a state that was played on is equal to what it was"
        ends.append(other)
    assert all(end == ends[0] for end in ends), "equal states went on differently"
