"""Sets, bags, steps and lying cards against plain Python."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.core import lying
from regalia.core.bag import (
    bag_of,
    below,
    changed,
    common,
    count,
    higher,
    holds,
    next_part,
    nth,
    one,
    some,
    things,
    total,
)
from regalia.core.ints import (
    bit,
    but_lowest,
    first_n,
    five_of,
    has,
    how_many,
    lowest,
    members_of,
    nth_member,
    of,
    plus,
    put,
    set_of,
)
from regalia.core.step import asked, first, kind_of, second, step, third

KINDS = st.lists(st.integers(0, 11), max_size=15)
SETS = st.sets(st.integers(0, 61))


@given(SETS)
def test_a_set_of_numbers(numbers: set[int]) -> None:
    members = set_of(list(numbers))
    assert members_of(members) == sorted(numbers)
    assert how_many(members) == len(numbers)
    assert all(has(members, n) == (n in numbers) for n in range(62))
    if numbers:
        assert lowest(members) == min(numbers)
        assert members_of(but_lowest(members)) == sorted(numbers)[1:]
        assert [nth_member(members, n) for n in range(len(numbers))] == sorted(numbers)


def test_small_sets() -> None:
    assert bit(0) == 1 and bit(61) == 2**61
    assert members_of(first_n(3)) == [0, 1, 2]


@given(st.lists(st.integers(-(2**40), 2**40), min_size=5, max_size=5), st.integers(0, 4), st.integers(-9, 9))
def test_one_number_per_seat(numbers: list[int], seat: int, more: int) -> None:
    five = five_of(numbers)
    assert [of(five, i) for i in range(5)] == numbers
    assert put(five, seat, 7)[seat] == 7
    assert plus(five, seat, more)[seat] == numbers[seat] + more
    assert of(five, seat) == numbers[seat], "a Five is a value"


def test_seats_that_are_not_there_have_nothing() -> None:
    assert five_of([3, 4]) == (3, 4, 0, 0, 0)


@given(KINDS, KINDS)
def test_bags_are_multisets(these: list[int], those: list[int]) -> None:
    a, b = bag_of(these), bag_of(those)
    mine, theirs = Counter(these), Counter(those)
    assert things(a) == sorted(these) and total(a) == len(these)
    assert things(a + b) == sorted(these + those)
    assert holds(a, b) == (theirs <= mine)
    assert things(common(a, b)) == sorted((mine & theirs).elements())
    assert [nth(a, i) for i in range(len(these))] == sorted(these)
    assert all(count(a, kind) == mine[kind] for kind in range(12))
    assert things(below(a, 5)) == sorted(kind for kind in these if kind < 5)


@given(st.lists(st.integers(0, 8), min_size=1, max_size=15), st.integers(0, 11))
def test_things_change(these: list[int], into: int) -> None:
    bag = bag_of(these)
    assert things(changed(bag, these[0], into)) == sorted([*these[1:], into])
    assert things(higher(bag, 3)) == sorted(kind + 3 for kind in these)


@given(st.lists(st.integers(0, 11), max_size=6))
def test_all_parts_of_a_bag(these: list[int]) -> None:
    whole = bag_of(these)
    parts = []
    part = next_part(0, whole)
    while part:
        parts.append(part)
        part = next_part(part, whole)
    expected = 1
    for n in Counter(these).values():
        expected *= n + 1
    assert len(parts) == len(set(parts)) == expected - 1
    assert all(holds(whole, each) for each in parts)


def test_some_of_a_kind() -> None:
    assert some(3, 4) == one(3) * 4 == bag_of([3, 3, 3, 3])


@given(st.integers(1, 255), st.integers(0, 255), st.integers(0, 255), st.integers(0, 255), st.integers(0, 2**29))
def test_a_step_reads_back(kind: int, asks: int, a: int, b: int, c: int) -> None:
    made = step(kind, asks, a, b, c)
    assert (kind_of(made), asked(made), first(made), second(made), third(made)) == (kind, asks, a, b, c)


@given(st.integers(1, 65535), st.integers(0, 31), st.integers(0, 2**30), st.integers(0, 4))
def test_a_card_that_some_know(thing: int, knows: int, public: int, seat: int) -> None:
    card = lying.lying(thing, knows, public)
    assert (lying.thing(card), lying.knows(card), lying.public(card)) == (thing, knows, public)
    seen = lying.seen_by(card, seat)
    assert lying.thing(seen) == (thing if has(knows, seat) else lying.UNKNOWN)
    assert (lying.knows(seen), lying.public(seen)) == (knows, public)
    assert lying.thing(lying.seen_by(lying.shown_to(card, bit(seat)), seat)) == thing


@pytest.mark.parametrize("n", range(62))
def test_every_bit_is_found(n: int) -> None:
    assert lowest(bit(n)) == n
