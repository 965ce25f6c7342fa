"""Luck: two sources, one contract; the table's is fair, cannot be foretold and can be checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.core.bag import bag_of
from regalia.core.errors import Unlucky
from regalia.core.fairness import Secret, is_secret, new_secret
from regalia.core.ints import set_of
from regalia.core.luck import Script, Stream, chosen, seeded, stirred

KEY = bytes(range(32))


def test_the_fast_source_is_the_same_for_ever() -> None:
    x, seen = seeded(1), []
    for _ in range(6):
        x = stirred(x)
        seen.append(chosen(x, 1000))
    assert seen == [chosen_in_python(1, i) for i in range(6)]


def chosen_in_python(seed: int, index: int) -> int:
    """The same generator written out with plain ints."""
    mask = 2**63 - 1
    x = ((seed % 2**40) * 2654435761 * 4 + 88172645463325252) & mask
    for _ in range(index + 1):
        x = (x * 6364136223846793005 + 1442695040888963407) & mask
    return ((x >> 31) * 1000) >> 32


@given(st.integers(0, 2**39), st.integers(1, 1296))
def test_a_choice_is_within_bounds(seed: int, n: int) -> None:
    assert 0 <= chosen(stirred(seeded(seed)), n) < n


def test_the_stream_is_a_keyed_hash_of_a_counter() -> None:
    stream = Stream(KEY)
    for index in (0, 1, 15, 16, 17, 1000, 3):
        digest = blake2b((index // 16).to_bytes(8, "little"), key=KEY).digest()
        word = int.from_bytes(digest[4 * (index % 16) : 4 * (index % 16) + 4], "little")
        assert stream.word(index) == word


def test_a_key_has_256_bits() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Stream(b"too short")


@pytest.mark.parametrize("sides", [2, 3, 6, 12, 66])
def test_the_stream_is_even(sides: int) -> None:
    stream = Stream(KEY)
    counts = Counter(stream.number(index, sides, 0) for index in range(600 * sides))
    chi2 = sum((counts[n] - 600) ** 2 / 600 for n in range(sides))
    assert chi2 < sides + 5 * (2 * sides) ** 0.5


def test_a_word_that_would_favour_some_outcomes_is_replaced() -> None:
    """With n = 3 * 2**29 every fourth word is unfair; the replacement comes from the index and the attempt."""
    stream, n = Stream(KEY), 3 * 2**29
    unfair = [index for index in range(400) if (stream.word(index) * n) % 2**32 < 2**32 % n]
    assert 50 < len(unfair) < 150
    for index in unfair:
        attempt, word = 0, stream.word(index)
        while (word * n) % 2**32 < 2**32 % n:
            attempt += 1
            message = index.to_bytes(8, "little") + attempt.to_bytes(8, "little")
            word = int.from_bytes(blake2b(message, key=KEY, digest_size=4).digest(), "little")
        assert stream.number(index, n, 0) == word * n >> 32


def test_copies_share_a_stream_without_disturbing_each_other() -> None:
    stream, other = Stream(KEY), Stream(KEY)
    there = [stream.face(index, 6, 0) for index in range(40)]
    back = [other.face(index, 6, 0) for index in reversed(range(40))]
    assert there == back[::-1]


def test_a_script_forces_what_it_names_and_then_the_stream_takes_over() -> None:
    script = Script([4, 2, 7, 9], KEY)
    assert script.number(0, 5, 0) == 4
    assert script.face(1, 6, 0) == 2
    assert script.kind(2, bag_of([7, 7, 8]), 0) == 7
    assert script.member(3, set_of([9, 40]), 0) == 9
    assert script.number(4, 100, 0) == Stream(KEY).number(4, 100, 0)
    assert script.face(5, 6, 0) == Stream(KEY).face(5, 6, 0)
    assert script.kind(6, bag_of([1, 2]), 0) == Stream(KEY).kind(6, bag_of([1, 2]), 0)
    assert script.member(7, set_of([1, 2]), 0) == Stream(KEY).member(7, set_of([1, 2]), 0)


def test_what_cannot_happen_cannot_be_forced() -> None:
    script = Script([9], KEY)
    asks: list[Callable[[], int]] = [
        lambda: script.number(0, 9, 0),
        lambda: script.face(0, 6, 0),
        lambda: script.kind(0, bag_of([1]), 0),
        lambda: script.member(0, set_of([1]), 0),
    ]
    for ask in asks:
        with pytest.raises(Unlucky, match="place 1 cannot come"):
            ask()


def test_what_is_meant_for_one_chance_does_not_come_at_another() -> None:
    script = Script([4, 4, 4], KEY, [set_of([1, 3]), 0, set_of([1])])
    assert script.face(0, 6, 1) == script.face(0, 6, 3) == script.face(1, 6, 2) == 4
    with pytest.raises(Unlucky) as fault:
        script.face(2, 6, 2)
    assert (fault.value.index, fault.value.chance, fault.value.could) == (2, 2, [1, 2, 3, 4, 5, 6])


def test_where_all_luck_must_be_named_no_stream_takes_over() -> None:
    script = Script([4], KEY, all_named=True)
    assert script.face(0, 6, 1) == 4
    with pytest.raises(Unlucky):
        script.number(1, 5, 1)
    with pytest.raises(Unlucky):
        script.kind(1, bag_of([3]), 1)


def test_a_secret_commits_without_telling() -> None:
    secret = new_secret(("red says hello",))
    assert is_secret(secret.secret) and secret.secret not in secret.commitment()
    again = Secret(secret.secret, secret.entropy)
    assert again.commitment() == secret.commitment() and again.key() == secret.key()
    assert new_secret().secret != new_secret().secret


def test_what_the_seats_add_changes_the_luck_but_not_the_commitment() -> None:
    bare = Secret("ab" * 32)
    for entropy in (("x",), ("x", ""), ("", "x"), ("xx",)):
        with_words = Secret("ab" * 32, entropy)
        assert with_words.commitment() == bare.commitment()
        assert with_words.key() != bare.key()
    assert len({Secret("ab" * 32, words).key() for words in (("a", "b"), ("b", "a"), ("ab",))}) == 3


@pytest.mark.parametrize("text", ["", "ab", "zz" * 32, "ab" * 33])
def test_not_every_text_is_a_secret(text: str) -> None:
    assert not is_secret(text)
