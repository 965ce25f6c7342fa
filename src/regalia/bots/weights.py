"""The weights of a policy: named numbers in a file of their own, so that tuning is data."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

import msgspec

from regalia.core.errors import BadData, RegaliaError
from regalia.core.files import checked, parsed

Numbers = Mapping[str, int]
MOST = 100_000_000  # no weight is larger, so that no sum of worths runs over


class Weights(msgspec.Struct, frozen=True):
    """What a file holds: how much things count in a choice (weigh) and in the chance to win (promise)."""

    about: str
    weigh: dict[str, int]
    promise: dict[str, int]


class Taken:
    """Hands weights out by name, and sees that none is missing and none is left over."""

    def __init__(self, numbers: Numbers, where: str) -> None:
        self.numbers = numbers
        self.where = where
        self.asked: set[str] = set()

    def take(self, name: str) -> int:
        """The weight of a name."""
        self.asked.add(name)
        if name not in self.numbers:
            raise BadData(f"The weight “{name}” is missing.", self.where)
        if abs(self.numbers[name]) > MOST:
            raise BadData(f"The weight “{name}” is beyond {MOST}.", self.where)
        return self.numbers[name]

    def all_taken(self) -> None:
        """Nobody asked for something twice, and nothing unknown is in the file."""
        strangers = sorted(set(self.numbers) - self.asked)
        if strangers:
            raise BadData(f"There is no weight “{strangers[0]}”.", self.where)


def file_of(game: str) -> Path:
    """Where the weights of a game lie."""
    package = f"regalia.bots.heuristics.{game}"
    if find_spec(package) is None:
        raise RegaliaError(f"Nobody has written yet how to judge {game}, so there are no weights.")
    return Path(str(files(package))) / "weights.json"


def weights_of(game: str) -> Weights:
    """The shipped weights of a game."""
    return read_weights(file_of(game).read_bytes())


def read_weights(content: bytes) -> Weights:
    """Weights from a file's content, or a clear sentence."""
    return checked(parsed(content, BadData), Weights, BadData)


def written(weights: Weights) -> bytes:
    """The content of a file."""
    return msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n"
