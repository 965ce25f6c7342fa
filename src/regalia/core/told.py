"""What has happened as data: a table per game says what the numbers of each event mean.

An event is read once for each seat, after what the seat may not know was taken out of it; such a field is None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from regalia.core.event import Event
from regalia.core.wording import SeatNumber


class Told(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    """Something that has happened, as one seat may know it."""


class Slot(NamedTuple):
    """A field: its type, how it is read, and whether it takes the next number of the event."""

    kind: Any
    read: Callable[[Any, Event, int], Any]
    takes: bool = True


def slot(kind: Any, read: Callable[[Any, int], Any]) -> Slot:
    """A field made from the next number of the event, with the view at hand."""
    return Slot(kind, lambda view, event, number: read(view, number))


def secret(of: Slot) -> Slot:
    """A field made from what only some may know; None for the others."""
    return Slot(of.kind | None, lambda view, e, _: of.read(view, e, e.secret) if e.knows else None, takes=False)


def whole(kind: Any, read: Callable[[Any, Event], Any]) -> Slot:
    """A field made from the event as a whole."""
    return Slot(kind, lambda view, event, _: read(view, event), takes=False)


NUMBER = slot(int, lambda _, number: number)
SEAT = slot(SeatNumber, lambda _, number: number)
YES = slot(bool, lambda _, number: bool(number))


def always(view: Any, event: Event) -> bool:
    """An event that is always told."""
    return True


class Happening(NamedTuple):
    """A kind of event: the struct that tells it, and how its fields are read."""

    struct: type[Told]
    slots: tuple[Slot, ...]
    when: Callable[[Any, Event], bool]


def happening(tag: str, *, when: Callable[[Any, Event], bool] = always, **slots: Slot) -> Happening:
    """An event by its name, with its fields in the order of its numbers; told only when there is anything to tell."""
    name = "".join(part.capitalize() for part in tag.split("-"))
    fields: list[Any] = [
        (field, of.kind, None) if type(None) in getattr(of.kind, "__args__", ()) else (field, of.kind)
        for field, of in slots.items()
    ]
    struct: Any = msgspec.defstruct(name, fields, bases=(Told,), tag=tag, frozen=True, kw_only=True, omit_defaults=True)
    return Happening(struct, tuple(slots.values()), when)


def told(happenings: Mapping[int, Happening], view: Any, event: Event) -> Told | None:
    """What has happened, as the seat of a view may know it; None for what goes without saying."""
    known = happenings.get(event.kind)
    if known is None or not known.when(view, event):
        return None
    return known.struct(**dict(zip(known.struct.__struct_fields__, values(known.slots, view, event), strict=True)))


def values(slots: Iterable[Slot], view: Any, event: Event) -> Iterable[Any]:
    """The fields of an event, in their order."""
    place = 0
    for each in slots:
        yield each.read(view, event, event.shown[place] if each.takes else 0)
        place += each.takes
