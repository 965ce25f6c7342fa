"""Every field of a table by name, compiled or not: to compare two tables, or to name what differs."""

from __future__ import annotations

from typing import Any

from regalia.core.state import State

NOT_THE_TABLE = {"ticket", "story", "outcomes", "stream", "terms"}  # who listens, and what copies share
LUCK = {"luck", "decisions"}


def snapshot(s: State, without: set[str] | frozenset[str] = frozenset()) -> dict[str, Any]:
    """What lies on the table, field by field."""
    fields = [name for name in dir(s) if not name.startswith("_") and name not in NOT_THE_TABLE and name not in without]
    return {name: value for name in fields if not callable(value := getattr(s, name))}


def differences(one: State, other: State, without: set[str] | frozenset[str] = frozenset()) -> list[str]:
    """The fields in which two tables differ, in words."""
    a, b = snapshot(one, without), snapshot(other, without)
    return [f"{name}: {a.get(name)} and {b.get(name)}" for name in sorted(a | b) if a.get(name) != b.get(name)]
