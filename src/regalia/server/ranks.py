"""The numbers of houses, and which of them comes first for a table, as all of them agree."""

from __future__ import annotations

import os
from hashlib import blake2b

SHORTEST_ID = 1


def new_number() -> int:
    """A number that no house ever had: who stood still, or was forgotten by the store, goes on under his own."""
    return int.from_bytes(os.urandom(4), "big") >> 1


def first_of(numbers: list[int], table: str) -> int:
    """The one that everybody agrees on: if one goes, only what was its moves."""
    return max(numbers, key=lambda number: rank(number, table))


def rank(number: int, table: str) -> bytes:
    """How much a house is in favour for a table, by the first letter of its id."""
    return blake2b(f"{table[:SHORTEST_ID]} {number}".encode(), digest_size=8).digest()
