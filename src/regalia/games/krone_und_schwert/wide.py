"""Sets of up to 120 spaces in two words: an inline value, copied by assigning it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.core.ints import bit, but_lowest, has, how_many, lowest, members_of

Wide = tuple[i64, i64]
HALF: Final = 60  # spaces in the first word


def nowhere() -> Wide:
    """The empty set."""
    return (0, 0)


def only(space: i64) -> Wide:
    """The set of one space."""
    if space < HALF:
        return (bit(space), 0)
    return (0, bit(space - HALF))


def within(spaces: Wide, space: i64) -> bool:
    """Is the space in the set?"""
    return has(spaces[0], space) if space < HALF else has(spaces[1], space - HALF)


def joined(some: Wide, more: Wide) -> Wide:
    """What is in either."""
    return (some[0] | more[0], some[1] | more[1])


def both(some: Wide, others: Wide) -> Wide:
    """What is in both."""
    return (some[0] & others[0], some[1] & others[1])


def without(some: Wide, others: Wide) -> Wide:
    """What is in the first and not in the second."""
    return (some[0] & ~others[0], some[1] & ~others[1])


def is_empty(spaces: Wide) -> bool:
    """Is nothing in it?"""
    return spaces[0] == 0 and spaces[1] == 0


def overlap(some: Wide, others: Wide) -> bool:
    """Have they a space in common?"""
    return some[0] & others[0] != 0 or some[1] & others[1] != 0


def size(spaces: Wide) -> i64:
    """How many spaces."""
    return how_many(spaces[0]) + how_many(spaces[1])


def first_of(spaces: Wide) -> i64:
    """The smallest member of a set that is not empty."""
    return lowest(spaces[0]) if spaces[0] else lowest(spaces[1]) + HALF


def but_first(spaces: Wide) -> Wide:
    """The set without its smallest member: walk a set with first_of and but_first."""
    if spaces[0]:
        return (but_lowest(spaces[0]), spaces[1])
    return (0, but_lowest(spaces[1]))


def wide_of(spaces: list[int]) -> Wide:
    """The set of these spaces, from words and tests."""
    members: Wide = nowhere()
    for space in spaces:
        members = joined(members, only(space))
    return members


def spaces_in(spaces: Wide) -> list[int]:
    """Every member, for words and tests."""
    high: list[int] = members_of(spaces[1])
    return members_of(spaces[0]) + [space + 60 for space in high]
