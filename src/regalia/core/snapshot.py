"""Every field of a table by name, compiled or not: to compare two tables, or to name what differs."""

from __future__ import annotations

from typing import Any

from regalia.core.state import State

NOT_THE_TABLE = {"ticket", "story", "outcomes", "beats", "stream", "terms"}  # who listens, and what copies share
LUCK = {"luck", "decisions"}
KNOWN: dict[type[State], list[str]] = {}


def snapshot(s: State, without: set[str] | frozenset[str] = frozenset()) -> dict[str, Any]:
    """What lies on the table, field by field."""
    return {name: getattr(s, name) for name in fields(s) if name not in without}


def fields(s: State) -> list[str]:
    """The names of all fields of a table, looked up once for each kind of table."""
    kind = type(s)
    if kind not in KNOWN:
        names = [name for name in dir(s) if not name.startswith("_") and name not in NOT_THE_TABLE]
        KNOWN[kind] = [name for name in names if not callable(getattr(s, name))]
    return KNOWN[kind]


def differences(one: State, other: State, without: set[str] | frozenset[str] = frozenset()) -> list[str]:
    """The fields in which two tables differ, in words."""
    a, b = snapshot(one, without), snapshot(other, without)
    return [f"{name}: {a.get(name)} and {b.get(name)}" for name in sorted(a | b) if a.get(name) != b.get(name)]
