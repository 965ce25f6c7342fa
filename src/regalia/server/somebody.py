"""A person as the store keeps her: name, crest, keys by their hashes, and what she wants to be told."""

from __future__ import annotations

from typing import Literal

import msgspec

from regalia.server.telling import Telling
from regalia.store.store import PersonRow

Kind = Literal["device", "link", "paper", "passkey", "friend", "gone"]


class OwnKey(msgspec.Struct, frozen=True):
    """A key of a person, by its hash; so is the token of a link, and a code on paper."""

    hash: bytes
    kind: Kind
    added_ms: int
    name: str = ""  # of the device
    seen_ms: int = 0
    until_ms: int = 0  # of a link
    credential: bytes = b""  # of a passkey, as its device calls it
    public: bytes = b""  # with which its signatures are checked
    signed: int = 0  # how often it has signed, as far as it counts


class Blocked(msgspec.Struct, frozen=True):
    """Somebody whom a person does not read, by the hashes of his keys; and the name he had."""

    keys: tuple[bytes, ...]
    name: str
    at_ms: int


class Friend(msgspec.Struct, frozen=True):
    """A friend, by a key; friends are only those who both say so."""

    key: bytes
    name: str  # at that time
    since_ms: int


class Invitation(msgspec.Struct, frozen=True):
    """A friend asks somebody to a table."""

    table: str
    key: bytes  # of the friend
    name: str
    at_ms: int
    call: bool = False  # it went to whoever was here


class Person(msgspec.Struct, frozen=True):
    """What is kept of a person besides her tables."""

    name: str = ""
    crest: int = 0
    keys: tuple[OwnKey, ...] = ()
    blocked: tuple[Blocked, ...] = ()
    telling: Telling = Telling()
    friends: tuple[Friend, ...] = ()
    invitations: tuple[Invitation, ...] = ()
    rests_until_ms: int = 0  # a holiday: clocks of days stand still
    hidden: bool = False  # friends are not told whether she is here


def without(person: Person, gone: frozenset[bytes]) -> Person:
    """The same without all that is kept there of somebody with these keys."""
    return msgspec.structs.replace(
        person,
        blocked=tuple(each for each in person.blocked if gone.isdisjoint(each.keys)),
        friends=tuple(each for each in person.friends if each.key not in gone),
        invitations=tuple(each for each in person.invitations if each.key not in gone),
    )


def read(row: PersonRow) -> Person:
    """A person as the store keeps her."""
    return msgspec.msgpack.decode(row.body, type=Person)


def row_of(who: bytes, person: Person) -> PersonRow:
    """A person for the store."""
    keys = tuple(sorted((each.hash, each.kind == "device") for each in person.keys))
    return PersonRow(who, msgspec.msgpack.encode(person), keys)
