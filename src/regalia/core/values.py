"""States as values: what makes two equal, and how one is pickled, or written as bytes and read again.

A written state holds every secret of its table. It is for programs that hold the table anyway (search, learning,
other processes); what a player may know leaves the engine through a view or an observation only.
"""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.agreed import Agreed
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame
from regalia.core.luck import Script, Stream
from regalia.core.registry import game as find_game
from regalia.core.snapshot import fields
from regalia.core.state import State

MARK = b"RGS"
VERSION = 1
Numbers = tuple[int, ...]
Source = tuple[bytes, list[int], list[int], bool]  # the key, and what a script names


class BadState(RegaliaError):
    """Bytes that are no state, or of one that cannot be read here."""


class Written(msgspec.Struct, frozen=True, array_like=True):
    """A state as it is written: what its table agreed on, and every number on it."""

    game: str
    rules: int  # the version of the game's rules
    seats: int
    options: dict[str, bool | int | str]
    data: bytes  # empty: the shipped data
    source: Source | None
    numbers: list[Numbers]


# --- comparing


def same(one: Any, other: Any) -> bool:
    """Are two tables equal in all that lies there, in what was agreed on, and in the luck to come?"""
    if type(one) is not type(other) or one.seats != other.seats or everything(one) != everything(other):
        return False
    return one.terms is other.terms or origin(one.terms) == origin(other.terms)


def hashed(s: Any) -> int:
    """A hash of all that lies there."""
    return hash(everything(s))


def everything(s: Any) -> tuple[Any, ...]:
    """Every field, and the source of luck."""
    return (*(getattr(s, name) for name in fields(s)), source_key(s.stream))


def source_key(stream: Stream | None) -> Any:
    """What two sources of the same luck have in common."""
    if isinstance(stream, Script):
        return (stream.key, tuple(stream.outcomes), tuple(stream.meant), stream.all_named)
    return None if stream is None else stream.key


def origin(terms: Any) -> tuple[str, Any, Any]:
    """What terms were made from."""
    if not isinstance(terms, Agreed) or not terms.game:
        raise BadState("These terms do not say what they were made from: derive them from core.agreed, use came_from.")
    return terms.game, terms.options, terms.data


# --- copying and pickling


def copied(s: Any) -> State:
    """An equal table of its own."""
    found: State = s.copy()
    return found


def reduced(s: Any) -> tuple[Any, ...]:
    """How pickle makes it again."""
    return from_bytes, (to_bytes(s),)


# --- bytes


def to_bytes(s: Any) -> bytes:
    """A state, compact: small numbers take one byte."""
    name, options, data = origin(s.terms)
    game = find_game(name)
    shipped = data is None or data == game.data()
    written = Written(
        game=name,
        rules=game.version,
        seats=s.seats,
        options={key: value for key, value in options.items() if value != game.options.settle()[key]},
        data=b"" if shipped else msgspec.msgpack.encode(data),
        source=source_of(s.stream),
        numbers=[game.flat(getattr(s, field)) for field in fields(s)],
    )
    return MARK + bytes([VERSION]) + msgspec.msgpack.encode(written)


def source_of(stream: Stream | None) -> Source | None:
    """A source of luck as it is written."""
    if stream is None:
        return None
    if isinstance(stream, Script):
        return stream.key, list(stream.outcomes), list(stream.meant), stream.all_named
    return stream.key, [], [], False


def from_bytes(content: bytes) -> State:
    """The state that was written so; a fault is told in a sentence."""
    if content[:3] != MARK or content[3:4] != bytes([VERSION]):
        raise BadState("These bytes are no state of this version of Regalia.")
    try:
        written = msgspec.msgpack.decode(content[4:], type=Written)
    except msgspec.DecodeError as fault:
        raise BadState(f"These bytes are no state: {fault}.") from None
    game = find_game(written.game)
    if written.rules != game.version:
        raise BadState(f"This state is of version {written.rules} of the rules of {game.id}; here is {game.version}.")
    return restored(game, written)


def restored(game: AnyGame, written: Written) -> State:
    """The table with everything on it."""
    from regalia.core.table import terms_of

    data = msgspec.msgpack.decode(written.data, type=type(game.data())) if written.data else None
    options = game.options.settle(written.options)
    terms = terms_of(game, options) if data is None else game.terms(options, data)
    s: State = game.table(written.seats, terms)
    names = fields(s)
    if len(names) != len(written.numbers):
        raise BadState(f"This state has {len(written.numbers)} fields; a state of {game.id} has {len(names)}.")
    for name, numbers in zip(names, written.numbers, strict=True):
        setattr(s, name, game.solid(getattr(s, name), numbers, terms))
    s.stream = stream_of(written.source)
    return s


def stream_of(source: Source | None) -> Stream | None:
    """The source of luck that was written."""
    if source is None:
        return None
    key, outcomes, meant, all_named = source
    return Script(outcomes, key, meant, all_named) if outcomes or all_named else Stream(key)
