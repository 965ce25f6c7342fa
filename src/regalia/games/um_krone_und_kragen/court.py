"""The court: how many copies there are, and whom the dice win over (rulebook: the court, claiming)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.core.bag import count
from regalia.core.ints import bit, row
from regalia.games.um_krone_und_kragen.words import (
    ALL_EVEN,
    ALL_ODD,
    CHARACTERS,
    CHARLATAN,
    EQUAL,
    EVERY_FACE,
    FREE,
    FULL_HOUSE,
    PAIRS,
    SIX,
    STRAIGHT,
    SUM,
    TRIPLES,
)

COPY: Final = row([8**c for c in range(CHARACTERS)])  # a court packs three bits for each character
ODD_FACES: Final = 2 | 8 | 32
EVEN_FACES: Final = 4 | 16 | 64
ONE_TO_FIVE: Final = 2 | 4 | 8 | 16 | 32
TWO_TO_SIX: Final = 4 | 8 | 16 | 32 | 64
ALL_FACES: Final = 126


@mypyc_attr(acyclic=True)
class Court:
    """The data file in rows of numbers: copies, rows, numbers of abilities, and who is won over by what."""

    def __init__(self, rows: list[int], copies: list[int], conditions: list[tuple[int, int]], numbers: list[int]):
        self.rows: vec[i64] = row(rows)  # of each character, 0 to V
        self.copies: vec[i64] = row(copies)  # of each character for 2, 3, 4, 5 players
        self.numbers: vec[i64] = row(numbers)  # the number in each ability: a face, dice, pips
        self.free: i64 = who([kind == FREE for kind, _ in conditions])
        self.by_equal: vec[i64] = row([won_from(conditions, EQUAL, n) for n in range(32)])
        self.by_sum: vec[i64] = row([won_from(conditions, SUM, n) for n in range(32 * 6)])
        self.by_pairs: vec[i64] = row([won_from(conditions, PAIRS, n) for n in range(32)])
        self.by_triples: vec[i64] = row([won_from(conditions, TRIPLES, n) for n in range(32)])
        self.by_house: vec[i64] = row([won_from(conditions, FULL_HOUSE, n) for n in range(32)])
        self.full_house: i64 = who([kind == FULL_HOUSE for kind, _ in conditions])
        self.by_faces: vec[i64] = row([won_by_faces(conditions, faces) for faces in range(128)])


def who(yes: list[bool]) -> int:
    """The set of characters for which it is true."""
    return sum([2**c for c in range(len(yes)) if yes[c]])


def won_from(conditions: list[tuple[int, int]], kind: int, n: int) -> int:
    """The characters that ask for this kind of thing and are content with n of it."""
    return who([k == kind and n >= need for k, need in conditions])


def won_by_faces(conditions: list[tuple[int, int]], faces: int) -> int:
    """The characters that look only at which faces are there."""
    straight = faces & ONE_TO_FIVE == ONE_TO_FIVE or faces & TWO_TO_SIX == TWO_TO_SIX
    met = {
        ALL_ODD: faces & EVEN_FACES == 0,
        ALL_EVEN: faces & ODD_FACES == 0,
        STRAIGHT: straight,
        EVERY_FACE: faces & ALL_FACES == ALL_FACES,
    }
    return who([kind in met and met[kind] for kind, _ in conditions])


def whole_court(court: Court, seats: i64) -> i64:
    """All copies laid out; jester and charlatan are two faces of one stack (UK-R24)."""
    all_copies: i64 = 0
    for c in range(CHARACTERS):
        if c != CHARLATAN:
            all_copies += COPY[c] * court.copies[4 * c + seats - 2]
    return all_copies


def copies_left(copies: i64, c: i64) -> i64:
    """How many cards of a character still lie in the court."""
    return (copies >> (3 * c)) & 7


def won_over(court: Court, dice: i64) -> i64:
    """The characters whose condition these dice meet; extra dice spoil only parity (UK-R19, UK-R20)."""
    pips: i64 = 0
    most: i64 = 0
    pairs: i64 = 0
    triples: i64 = 0
    seconds: i64 = 0
    faces: i64 = 0
    for face in range(1, SIX + 1):
        n: i64 = count(dice, face)
        pips += n * face
        pairs += n >> 1
        triples += (n * 11) >> 5  # n // 3 for n up to 31
        if n:
            faces |= bit(face)
        if n >= 2:
            seconds += 1
        if n > most:
            most = n
    won: i64 = court.free | court.by_equal[most] | court.by_sum[pips] | court.by_pairs[pairs]
    won |= court.by_triples[triples] | court.by_house[most] | court.by_faces[faces]
    return won | court.full_house if most >= 3 and seconds >= 2 else won


def combination(dice: i64) -> i64:
    """(size of the biggest group, its face) as one number to compare; the higher face counts (UK-R34)."""
    best: i64 = 0
    for face in range(1, SIX + 1):
        n: i64 = count(dice, face)
        if n and n * 8 + face > best:
            best = n * 8 + face
    return best


def group_size(combination: i64) -> i64:
    """How many equal dice."""
    return combination >> 3


def group_face(combination: i64) -> i64:
    """Which face they show."""
    return combination & 7
