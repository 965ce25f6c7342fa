"""Many tables in one call."""

from __future__ import annotations

import pytest

from regalia.core.dice import Dice
from regalia.core.errors import RegaliaError
from regalia.core.registry import games
from regalia.env.batch import Tables
from tests.env.every import EVERY, kit_of


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_the_rows_are_those_of_each_table(name: str, seats: int) -> None:
    kit, dice, over = kit_of(name, seats), Dice(1), 0
    tables = Tables(kit, 3, seed=seats)
    row, mask = bytearray(kit.size), bytearray(kit.actions)
    for n in range(300):
        for i, s in enumerate(tables.batch.states if n % 20 == 0 else []):
            kit.observe(s, tables.seats[i], row)
            kit.mask(s, tables.seats[i], mask)
            assert tables.observations[i * kit.row : i * kit.row + kit.size] == row
            assert tables.masks[i * kit.actions : (i + 1) * kit.actions] == mask
        legal = [kit.legal(s, s.seat_to_answer()) for s in tables.batch.states]
        tables.step([dice.one_of(each) for each in legal])
        for i in range(3):
            gained = tables.rewards[i * seats : (i + 1) * seats].tolist()
            assert abs(sum(gained)) < 1e-9 and (tables.done[i] or not any(gained))
            over += tables.done[i]
    assert sum(tables.games) == 3 + over


@pytest.mark.parametrize("opponents", ["random", "page"])
def test_with_opponents_the_caller_is_asked_for_one_seat(opponents: str) -> None:
    kit = kit_of("um_krone_und_kragen", 3)
    tables = Tables(kit, 4, seed=1, opponents=opponents)
    for _ in range(150 if opponents == "random" else 30):
        assert tables.seats.tolist() == [0, 1, 2, 0]
        tables.step_at_random()


def test_the_same_seed_gives_the_same_games() -> None:
    for name in games():
        kit = kit_of(name, games()[name].players[0])
        ends = []
        for seed in (2**70, 2**70, 5):
            tables = Tables(kit, 2, seed)
            for _ in range(50):
                tables.step_at_random()
            ends.append([s.to_bytes() for s in tables.batch.states])
        assert ends[0] == ends[1] != ends[2]


def test_what_is_not_legal_is_refused_and_nothing_happens() -> None:
    tables = Tables(kit_of("for_a_crown", 3), 2)
    before = [s.to_bytes() for s in tables.batch.states]
    first = tables.kit.legal(tables.batch.states[0], tables.seats[0])[0]
    for wrong in ([first, 10**6], [first, -1], [0, first]):
        with pytest.raises(ValueError, match="is not legal at table"):
            tables.step(wrong)
    assert [s.to_bytes() for s in tables.batch.states] == before
    with pytest.raises(RegaliaError, match="No bot"):
        Tables(tables.kit, 2, opponents="nobody")
