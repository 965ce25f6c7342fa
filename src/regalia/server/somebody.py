"""A person as the store keeps her: name, crest, keys by their hashes, and what she wants to be told."""

from __future__ import annotations

from typing import Literal

import msgspec

from regalia.server.telling import Telling
from regalia.store.store import PersonRow

Kind = Literal["device", "link", "paper", "gone"]


class OwnKey(msgspec.Struct, frozen=True):
    """A key of a person, by its hash; so is the token of a link, and a code on paper."""

    hash: bytes
    kind: Kind
    added_ms: int
    name: str = ""  # of the device
    seen_ms: int = 0
    until_ms: int = 0  # of a link


class Blocked(msgspec.Struct, frozen=True):
    """Somebody whom a person does not read, by the hashes of his keys; and the name he had."""

    keys: tuple[bytes, ...]
    name: str
    at_ms: int


class Person(msgspec.Struct, frozen=True):
    """What is kept of a person besides her tables."""

    name: str = ""
    crest: int = 0
    keys: tuple[OwnKey, ...] = ()
    blocked: tuple[Blocked, ...] = ()
    telling: Telling = Telling()


def read(row: PersonRow) -> Person:
    """A person as the store keeps her."""
    return msgspec.msgpack.decode(row.body, type=Person)


def row_of(who: bytes, person: Person) -> PersonRow:
    """A person for the store."""
    keys = tuple(sorted((each.hash, each.kind == "device") for each in person.keys))
    return PersonRow(who, msgspec.msgpack.encode(person), keys)
