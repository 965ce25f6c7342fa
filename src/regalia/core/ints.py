"""Small values made of ints: sets of small numbers, one number per seat, and read-only rows of numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

Five = tuple[i64, i64, i64, i64, i64]  # one number per seat; a value: assigning it copies it


def nothing() -> Five:
    """0 for every seat. (A function: mypyc 2.4.1 mishandles a Final of this type.)"""
    return (0, 0, 0, 0, 0)


def row(numbers: list[int]) -> vec[i64]:
    """A read-only table of numbers."""
    table = vec[i64]()
    for number in numbers:
        table = append(table, number)
    return table


def _bit_by_rest() -> list[int]:
    """Which power of two leaves this rest when divided by 67. (No two of them leave the same.)"""
    bits = [0] * 67
    for n in range(62):
        bits[2**n % 67] = n
    return bits


BITS: Final = row([2**n for n in range(62)])
BIT_BY_REST: Final = row(_bit_by_rest())
SIZES: Final = row([bin(n).count("1") for n in range(256)])


# --- sets: one bit for each member 0..61


def bit(n: i64) -> i64:
    """The set that holds n alone. (Never write 1 << n: mypyc shifts literals in 32 bits.)"""
    return BITS[n]


def first_n(n: i64) -> i64:
    """The set of 0 .. n-1."""
    return BITS[n] - 1


def has(members: i64, n: i64) -> bool:
    """Is n in the set?"""
    return (members >> n) & 1 == 1


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return BIT_BY_REST[(members & -members) % 67]


def but_lowest(members: i64) -> i64:
    """The set without its smallest member: walk a set with lowest and but_lowest."""
    return members & (members - 1)


def how_many(members: i64) -> i64:
    """The size of a set."""
    n: i64 = 0
    while members:
        n += SIZES[members & 255]
        members >>= 8
    return n


def nth_member(members: i64, n: i64) -> i64:
    """The n-th member of a set, counted from 0."""
    while n > 0:
        members = but_lowest(members)
        n -= 1
    return lowest(members)


def set_of(numbers: list[int]) -> int:
    """The set of these numbers, from words and tests."""
    members: i64 = 0
    for n in numbers:
        members |= bit(n)
    return members


def members_of(members: i64) -> list[int]:
    """Every member, for words and tests."""
    out: list[int] = []
    while members:
        out.append(lowest(members))
        members = but_lowest(members)
    return out


# --- one number per seat


def of(five: Five, seat: i64) -> i64:
    """What the seat has."""
    if seat == 0:
        return five[0]
    if seat == 1:
        return five[1]
    if seat == 2:
        return five[2]
    if seat == 3:
        return five[3]
    return five[4]


def put(five: Five, seat: i64, value: i64) -> Five:
    """The same for all, but this for the seat."""
    a, b, c, d, e = five
    if seat == 0:
        return (value, b, c, d, e)
    if seat == 1:
        return (a, value, c, d, e)
    if seat == 2:
        return (a, b, value, d, e)
    if seat == 3:
        return (a, b, c, value, e)
    return (a, b, c, d, value)


def plus(five: Five, seat: i64, more: i64) -> Five:
    """The same for all, but so much more for the seat."""
    return put(five, seat, of(five, seat) + more)


def five_of(numbers: list[int]) -> Five:
    """One number per seat from a list; seats that are not there have 0."""
    five: Five = nothing()
    for seat in range(len(numbers)):
        five = put(five, seat, numbers[seat])
    return five
