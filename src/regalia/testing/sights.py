"""The laws of what programs that learn are given: indices of answers go both ways, and no row tells a secret."""

from __future__ import annotations

from typing import Any

from regalia.core.game import AnyGame
from regalia.core.ints import has
from regalia.core.layout import Field, explained, places, size_of
from regalia.core.sight import Sight
from regalia.core.state import State


def terms_of(s: Any) -> Any:
    """What its table agreed on."""
    return s.terms


def check_indices(game: AnyGame, s: State, seat: int) -> None:
    """Every legal answer has an index of its own, from which it is found again."""
    if not game.layout(s.seats, terms_of(s)) or not has(s.waiting, seat):
        return
    legal, room = s.legal(seat), game.indices(terms_of(s))
    indices = [s.index_of(seat, action) for action in legal]
    assert len(set(indices)) == len(indices), f"two answers have one index: {indices}"
    assert all(0 <= index < room for index in indices), f"an index is not below {room}: {indices}"
    assert [s.action_at(seat, index) for index in indices] == legal, "an index leads to another answer"


def row_of(game: AnyGame, s: State, seat: int) -> bytes:
    """What a seat is shown as numbers; nothing in a game without a layout."""
    fields = game.layout(s.seats, terms_of(s))
    if not fields or seat < 0:
        return b""
    sight = Sight(size_of(fields))
    sight.begin(0)
    s.look(seat, sight)
    assert sight.end() == sight.size, f"{sight.end()} numbers are written; the layout has {sight.size}"
    row = memoryview(sight.words).cast("B")[: sight.size].tobytes()
    wrong = [field.name for field, part in parts(game, s, row) if part and max(part) > field.most]
    assert not wrong, f"more than the layout says: {wrong}"
    return row


def parts(game: AnyGame, s: State, row: bytes) -> list[tuple[Field, bytes]]:
    """Each field of a row."""
    return [(field, row[place]) for field, place in places(game.layout(s.seats, terms_of(s)))]


def check_sight(game: AnyGame, s: State, other: State, seat: int) -> None:
    """In a world that differs only in what a seat may not know, its row is the same, byte by byte."""
    here, there = row_of(game, s, seat), row_of(game, other, seat)
    if here != there:
        fields = game.layout(s.seats, terms_of(s))
        mine, theirs = explained(fields, here), explained(fields, there)
        told = [f"{name}: {mine[name]} / {theirs[name]}" for name in mine if mine[name] != theirs[name]]
        raise AssertionError(f"a row tells seat {seat} what it may not know: {told}")
