"""How a player of a game judges at a glance: the contract of the heuristics, which rollouts and search lean on."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.core.ints import row
from regalia.core.offers import MOST_OFFERS, Offers
from regalia.core.state import State

SURE = 1_000_000  # the promise of a game that is won


class Worths:
    """One number for each offer, or for each seat. One list, used again and again."""

    def __init__(self) -> None:
        self.of: vec[i64] = row([0] * MOST_OFFERS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """The judgement of one game, made for one table's terms. It is shown guessed worlds only, never the table."""

    def weigh(self, s: State, seat: i64, out: Offers, worths: Worths) -> None:
        """Put the worth of every offer into worths: the higher the better, about 100 for a difference that matters."""
        for i in range(out.n):
            worths.of[i] = 0

    def promises(self, s: State, shares: Worths) -> None:
        """Put into shares how likely each seat is to win a game still on, without looking ahead; SURE in all."""
        for seat in range(s.seats):
            shares.of[seat] = SURE // s.seats
