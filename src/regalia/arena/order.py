"""What is to be played: who sits where, with which luck.

A round has one luck, the seed of its tables. In it every line-up plays, each in all turns round the table: so each bot
meets the same luck on every seat, and what the luck gave is the same for all who are compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from itertools import combinations, permutations
from typing import Any, NamedTuple

import msgspec

from regalia.core.errors import RegaliaError
from regalia.core.options import Options

SEED_BYTES = 5  # all that the fast source takes of a seed

Seating = tuple[int, ...]  # for each seat, the number of its bot in the order


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """All that makes a game of the arena what it is; how many are played is another matter."""

    game: str
    version: int  # of the game's rules
    seats: int
    seed: int
    bots: tuple[str, ...]
    options: Options
    data: Any = None
    limit: float = 10.0  # seconds an external bot has for an answer
    sweep: bool = False  # the last bot is the measure of all others, which do not meet
    alone: bool = False  # of two bots that meet, the second has all seats but one


class Fixture(NamedTuple):
    """One game to be played: its round, its number in the round, who sits where."""

    round: int
    number: int
    seating: Seating


class Shard(NamedTuple):
    """The k-th of n parts of a job, for machines that know nothing of each other."""

    k: int = 1
    n: int = 1

    def has(self, number: int) -> bool:
        """Does a round belong to it, or a game where rounds have one?"""
        return number % self.n == self.k - 1


def shard_called(text: str) -> Shard:
    """The part that a text such as 2/8 names."""
    k, slash, n = text.partition("/")
    if not (slash and k.isdecimal() and n.isdecimal() and 1 <= int(k) <= int(n)):
        raise RegaliaError(f"“{text}” is no part of a job: write 1/8 for the first of eight.")
    return Shard(int(k), int(n))


def line_ups(order: Order) -> list[Seating]:
    """Who plays with whom: bots as even in number as the seats allow."""
    bots = range(len(order.bots))
    if order.sweep:
        *tried, measure = bots
        return [each for bot in tried for each in met(order, bot, measure)]
    if order.alone:
        return met(order, *bots)
    if len(bots) >= order.seats:
        return list(combinations(bots, order.seats))
    return filled(tuple(bots), order.seats)


def met(order: Order, bot: int, measure: int) -> list[Seating]:
    """The line-ups of two bots."""
    return [(bot, *(measure,) * (order.seats - 1))] if order.alone else filled((bot, measure), order.seats)


def filled(bots: Seating, seats: int) -> list[Seating]:
    """The line-ups of fewer bots than seats; each of them is once more among the more numerous."""
    rest = seats % len(bots)
    return [tuple(sorted(bots * (seats // len(bots)) + more)) for more in combinations(bots, rest)]


def turned(seating: Seating) -> list[Seating]:
    """All turns of a seating round the table, each once."""
    return list(dict.fromkeys(seating[seat:] + seating[:seat] for seat in range(len(seating))))


@cache
def orders_round_the_table(line_up: Seating) -> list[Seating]:
    """Who sits next to whom, in every way that is not a turn of another."""
    return sorted({min(turned(seating)) for seating in permutations(line_up)})


@cache
def patterns(seats: int, bots: int, sweep: bool, alone: bool) -> list[list[Seating]]:
    """For each line-up the orders round the table, which take turns from round to round."""
    plain = Order(game="", version=0, seats=seats, seed=0, bots=("",) * bots, options={}, sweep=sweep, alone=alone)
    return [orders_round_the_table(line_up) for line_up in line_ups(plain)]


def fixtures(order: Order, number: int) -> list[Fixture]:
    """The games of one round."""
    seatings = [
        seating
        for around in patterns(order.seats, len(order.bots), order.sweep, order.alone)
        for seating in turned(around[number % len(around)])
    ]
    return [Fixture(number, place, seating) for place, seating in enumerate(seatings)]


def schedule(order: Order, games: int) -> Iterator[Fixture]:
    """At least so many games, in whole rounds; asked for more, it begins with the same ones."""
    number = planned = 0
    while planned < games:
        found = fixtures(order, number)
        yield from found
        planned += len(found)
        number += 1


def luck_of(order: Order, number: int) -> int:
    """The seed of a round's tables. Hashed, since the luck of neighbouring seeds is not independent of each other."""
    return hashed(order.seed, number)


def seed_of_bot(order: Order, number: int, seat: int) -> int:
    """The seed of a bot, by its seat."""
    return hashed(order.seed, number, seat)


def hashed(*numbers: int) -> int:
    """A seed made from numbers."""
    content = " ".join(map(str, numbers)).encode()
    return int.from_bytes(blake2b(content, digest_size=SEED_BYTES, person=b"regalia-arena").digest(), "little")
