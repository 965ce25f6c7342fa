"""Seats by the names of those who sit there."""

from __future__ import annotations

from regalia.core.errors import BadPosition

NOBODY = -1


def seat_called(name: str, names: list[str]) -> int:
    """The seat of a name, in small or capital letters; NOBODY if nobody is called so."""
    lower = [other.lower() for other in names]
    return lower.index(name.strip().lower()) if name.strip().lower() in lower else NOBODY


def nobody_called(name: str, names: list[str]) -> str:
    """What to say of a name nobody has."""
    return f"Nobody here is called “{name.strip()}”: the seats are {', '.join(names)}."


def seat_in_position(name: str | None, names: list[str], path: str, default: int) -> int:
    """The seat that a position names there; the default if it leaves that out."""
    if name is None:
        return default
    seat = seat_called(name, names)
    if seat == NOBODY:
        raise BadPosition(nobody_called(name, names), path)
    return seat
