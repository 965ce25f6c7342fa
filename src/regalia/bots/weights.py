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
FARTHEST = 100_000_000_000  # the same for what was learned


class Learned(msgspec.Struct, frozen=True):
    """A judgement learned from games of searching players; a row of numbers is written as words with blanks between.

    The straight part has a row for each common input: what each input of a seat counts for, times that common one. The
    bent part, if there is one, has a row for each input: what it counts for in each hidden number; and one for out.
    """

    about: str
    inputs: tuple[str, ...]  # of a seat
    straight: dict[str, str]
    bent: dict[str, str] = {}


class Weights(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a file holds: how much things count in a choice (weigh) and in the chance to win (promise).

    The promise is that of games of the policy; where a better one was learned from stronger games, that one counts.
    """

    about: str
    weigh: dict[str, int]
    promise: dict[str, int]
    learned: Learned | None = None


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


def numbers_of(rows: Mapping[str, str], name: str, length: int) -> list[int]:
    """A row of whole numbers, of this length."""
    if name not in rows:
        raise BadData(f"The row “{name}” is missing.", "learned")
    try:
        numbers = [int(word) for word in rows[name].split()]
    except ValueError:
        raise BadData(f"The row “{name}” holds something that is no whole number.", "learned") from None
    if len(numbers) != length or max(map(abs, numbers), default=0) > FARTHEST:
        raise BadData(f"The row “{name}” needs {length} numbers, none beyond {FARTHEST}.", "learned")
    return numbers


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
