"""What chance decides in a game, in words: what each draw is for, what may come, and luck that is named in advance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from regalia.core.errors import Unlucky
from regalia.core.ints import set_of


class Named(NamedTuple):
    """One outcome named in advance by a word, and the chances it may be meant for; none: for any."""

    outcome: int
    word: str
    meant: tuple[int, ...] = ()


def number(outcome: int, names: Sequence[str]) -> str:
    """A die or a number, as it is."""
    return str(outcome)


def seat(outcome: int, names: Sequence[str]) -> str:
    """A seat by its name."""
    return names[outcome]


class Chance(NamedTuple):
    """One thing that chance decides: what it is (“the d12 of the dragon”), and how what comes is written."""

    what: str
    write: Callable[[int, Sequence[str]], str] = number


def sets_meant(named: Sequence[Named]) -> list[int]:
    """What each outcome is meant for, as sets."""
    return [set_of(list(each.meant)) for each in named]


def why_unlucky(fault: Unlucky, chances: Mapping[int, Chance], named: Sequence[Named], names: Sequence[str]) -> str:
    """The word, what is drawn there, and what could come."""
    chance = chances.get(fault.chance, Chance("what is drawn"))
    could = ", ".join(chance.write(outcome, names) for outcome in fault.could)
    if chance.write is number and len(fault.could) > 1:
        could = f"{fault.could[0]} to {fault.could[-1]}"
    if fault.index >= len(named):
        return f"No luck is named for {chance.what}: it can be {could}."
    place = f"“{named[fault.index].word}”, at place {fault.index + 1} of the luck,"
    return f"{place} cannot be {chance.what}: it can be {could}."
