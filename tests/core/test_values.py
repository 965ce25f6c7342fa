"""States as values, and seeds of any size."""

from __future__ import annotations

import pickle

import pytest

import regalia
from regalia.core import values
from regalia.core.dice import Dice
from regalia.core.fairness import Secret, Seed
from regalia.core.luck import Script, mixed, seeded
from regalia.core.playout import playout
from regalia.core.registry import games
from regalia.core.table import new_table
from regalia.testing.values import check_value

EVERY = [(name, seats) for name, game in games().items() for seats in game.players]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_state_is_a_value(name: str, seats: int) -> None:
    s = regalia.table(name, seats, seed=seats).state
    dice = Dice(seats)
    for _ in range(60):
        if s.waiting:
            s.apply_nth(dice.below(s.num_legal()))
    check_value(s, dice)
    assert len(s.to_bytes()) < 500


@pytest.mark.parametrize("name", list(games()))
def test_the_source_of_luck_and_the_options_belong_to_the_value(name: str) -> None:
    game, seats = games()[name], games()[name].players[0]
    lucks = (Seed(1), Seed(2), Secret("17" * 32), Secret("18" * 32))
    tables = [new_table(game, seats, luck).state for luck in lucks]
    again = [pickle.loads(pickle.dumps(s)) for s in tables]
    assert again == tables
    assert len({s.to_bytes() for s in tables}) == len(set(tables)) == 4
    option = next(each for each in game.options.options if len(each.values) > 1)
    value = next(each for each in option.values if each != option.default)
    other = new_table(game, seats, Seed(1), {option.key: value}).state
    assert other != tables[0]
    assert pickle.loads(pickle.dumps(other)) == other


def test_luck_named_in_advance_is_kept() -> None:
    s = new_table(games()["um_krone_und_kragen"], 2, Script([1, 6, 6, 6], bytes(32))).state
    again = values.from_bytes(s.to_bytes())
    for each in (s, again):
        each.apply(7)
    assert s == again and getattr(s, "active") == 3 * 32**6  # noqa: B009


def test_edited_data_is_kept() -> None:
    game = games()["um_krone_und_kragen"]
    table = new_table(game, 2, Seed(1), None, edited())
    again = values.from_bytes(table.state.to_bytes())
    assert again == table.state and again != new_table(game, 2, Seed(1)).state
    playout(again, 1)


def edited() -> object:
    """Data in which one number is another."""
    import msgspec

    data = msgspec.to_builtins(games()["um_krone_und_kragen"].data())
    data["characters"][3]["copies"] = (1, 1, 1, 1)
    return data


@pytest.mark.parametrize("content", [b"", b"RGS", b"RGS\x02", b"RGS\x01\x90", b"RGS\x01\xc1", b"nonsense"])
def test_other_bytes_are_refused_with_a_sentence(content: bytes) -> None:
    with pytest.raises(values.BadState, match="These bytes are no state"):
        values.from_bytes(content)


def test_a_state_of_other_rules_is_refused() -> None:
    s = regalia.table("um_krone_und_kragen", seed=1).state
    content = s.to_bytes().replace(b"um_krone_und_kragen\x01", b"um_krone_und_kragen\x07")
    with pytest.raises(values.BadState, match="version 7"):
        values.from_bytes(content)


# --- seeds


def test_seeds_of_forty_bits_are_what_they_were() -> None:
    assert [mixed(seed) for seed in (0, 7, 2**40 - 1)] == [0, 7, 2**40 - 1]
    assert seeded(7) == (7 * 2654435761 * 4 + 88172645463325252) & (2**63 - 1)


@pytest.mark.parametrize("seed", [-1, -(2**70), 2**40, 2**40 + 1, 2**63, 2**64 + 1, 2**70, 2**70 + 1, 10**100])
def test_seeds_of_any_size_are_mixed_and_not_cut(seed: int) -> None:
    found = {regalia.table("for_a_crown", 3, seed=each).state.luck for each in (seed, seed + 1, seed % 2**40)}
    assert len(found) == 3
    s, other = (regalia.table("for_a_crown", 3, seed=1).state for _ in range(2))
    s.reseed(seed)
    other.reseed(seed % 2**40)
    assert s != other
    assert playout(s.copy(), seed) == playout(s.copy(), seed)
    assert Dice(seed).below(10**6) == Dice(seed).below(10**6)
