"""What a seat may know, written as small numbers into a row of bytes: for programs that learn.

Eight cells are put together in a word before they are written, so that a cell costs less than a nanosecond.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from regalia.core.ints import row

MOST: Final = 127  # the largest number of a cell; whatever is more counts as this
CELLS: Final = 8  # in a word
SPREAD: Final = row([sum([256**i for i in range(8) if n >> i & 1]) for n in range(256)])  # eight bits as eight cells
UP_TO: Final = row([256**n - 1 for n in range(8)] + [2**63 - 1])  # a word's first n cells
CELL: Final = row([256**n for n in range(8)])  # a 1 in the n-th cell
FIRST: Final = row([2**n - 1 for n in range(8)])  # the first n seats


def cells(n: i64) -> vec[u8]:
    """So many empty cells."""
    found = vec[u8]()
    empty: u8 = 0
    for _ in range(n):
        found = append(found, empty)
    return found


def in_words(size: i64) -> i64:
    """The words that a row of so many cells takes."""
    return (size + CELLS - 1) // CELLS


class Sight:
    """A row of cells that is written from left to right, filled up to whole words; the rows of many tables lie one
    after the other."""

    def __init__(self, size: i64, tables: i64 = 1) -> None:
        self.size: i64 = size
        self.length: i64 = in_words(size)  # of a row, in words
        self.words: vec[i64] = row([0] * (self.length * tables))
        self.at: i64 = 0
        self.word: i64 = 0  # cells that are not yet written
        self.cells: i64 = 0  # and how many

    def begin(self, table: i64) -> None:
        """Write the row of a table from its left end."""
        self.at = table * self.length
        self.word = 0
        self.cells = 0

    def end(self) -> i64:
        """Write what is left, and return how many cells were written since the first row began."""
        written: i64 = self.at * CELLS + self.cells
        if self.cells:
            self.words[self.at] = self.word
        return written

    def some(self, word: i64, n: i64) -> None:
        """The first n cells of a word, which has nothing beyond them."""
        fill: i64 = self.cells
        self.word |= (word & UP_TO[CELLS - fill]) << (8 * fill)
        if fill + n < CELLS:
            self.cells = fill + n
            return
        self.words[self.at] = self.word
        self.at += 1
        self.cells = fill + n - CELLS
        if fill:
            self.word = word >> (8 * (CELLS - fill))
        else:
            self.word = 0

    def add(self, number: i64) -> None:
        """One number, not below 0 and not above MOST."""
        if number < 0:
            number = 0
        if number > MOST:
            number = MOST
        self.some(number, 1)

    def one_of(self, number: i64, n: i64) -> None:
        """So many cells with a 1 in the place of a number, none if it is not among them."""
        while n > CELLS:
            self.cell(number, CELLS)
            number -= CELLS
            n -= CELLS
        self.cell(number, n)

    def cell(self, number: i64, n: i64) -> None:
        """The same for at most eight cells."""
        word: i64 = 0
        if number >= 0 and number < n:
            word = CELL[number]
        self.some(word, n)

    def flag(self, yes: bool) -> None:
        """A 1 if it is so."""
        word: i64 = 0
        if yes:
            word = 1
        self.some(word, 1)

    def when(self, yes: bool, number: i64) -> None:
        """A number where it means something, else 0. (An expression with “else 0” would make objects of both.)"""
        if not yes:
            number = 0
        self.add(number)

    def one_when(self, yes: bool, number: i64, n: i64) -> None:
        """As one_of, but no 1 at all if it is not so."""
        if not yes:
            number = -1
        self.one_of(number, n)

    def members(self, members: i64, n: i64) -> None:
        """So many cells, each a 1 if its place is in the set, which has nothing beyond them."""
        while n > CELLS:
            self.some(SPREAD[members & 255], CELLS)
            members >>= CELLS
            n -= CELLS
        self.some(SPREAD[members & 255], n)

    def bag(self, bag: i64, first: i64, n: i64) -> None:
        """How many of each kind are in a bag, for so many kinds."""
        bag >>= 5 * first
        while n > CELLS:
            self.some(spread_bag(bag), CELLS)
            bag >>= 5 * CELLS
            n -= CELLS
        self.some(spread_bag(bag) & UP_TO[n], n)

    def floats(self) -> bytes:
        """The first row as numbers of 32 bits with a point, in the order of bytes of most machines."""
        out = BytesWriter()
        for i in range(self.length):
            word: i64 = self.words[i]
            left: i64 = self.size - i * CELLS
            if left > CELLS:
                left = CELLS
            for _ in range(left):
                write_f32_le(out, float(word & 255))
                word >>= 8
        return out.getvalue()


def spread_bag(bag: i64) -> i64:
    """Eight counts of five bits as eight cells."""
    high: i64 = bag >> 20
    wide: i64 = (bag & 0xFFFFF) | (high & 0xFFFFF) << 32
    wide = (wide & 0x3FF000003FF) | (wide & 0xFFC00000FFC00) << 6
    return (wide & 0x1F001F001F001F) | (wide & 0x3E003E003E003E0) << 3


def next_to(seat: i64, i: i64, seats: i64) -> i64:
    """The seat so many places clockwise."""
    return seat + i if seat + i < seats else seat + i - seats


def around(other: i64, seat: i64, seats: i64) -> i64:
    """A seat as counted clockwise from one's own, which is 0; -1 for nobody."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + seats


def turned(members: i64, seat: i64, seats: i64) -> i64:
    """A set of seats as counted clockwise from one's own."""
    found: i64 = members >> seat | members << (seats - seat)
    return found & FIRST[seats]
