"""Plain data from outside: nested so deep and no deeper, with numbers that every program can keep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regalia.core.errors import RegaliaError

DEEPEST = 32
LARGEST = 2**53 - 1  # what JSON can carry without loss
TOO_DEEP = f"Nested too deep: {DEEPEST} levels at most."


def check_plain(value: Any, path: str, error: type[RegaliaError] = RegaliaError, level: int = 0) -> None:
    """Refuse what is nested too deep and numbers beyond 53 bits, with the path of the fault."""
    if isinstance(value, dict | list | tuple):
        if level >= DEEPEST:
            raise error(TOO_DEEP, path)
        for name, part in parts(value):
            check_plain(part, path + name, error, level + 1)
    elif isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        raise error("This number is too large: 53 bits at most.", path)


def parts(value: Any) -> Iterator[tuple[str, Any]]:
    """What lies in an object or a list, each with its place."""
    if isinstance(value, dict):
        yield from ((f".{str(name)[:40]}", part) for name, part in value.items())
    else:
        yield from ((f"[{place}]", part) for place, part in enumerate(value))
