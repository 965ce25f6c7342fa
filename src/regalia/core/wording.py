"""How answers and events are said: one rule, the same in the terminal and in the page.

The message is `<prefix>-<tag>`, its arguments are the fields. A seat is said by the name of who sits there; a word of
the game (a card, a colour) by its message `<kind>-<word>`, with the bare word beside it as `<field>_id`; several
as a list; bare numbers in a row as 5-5-2. What a seat may not know is None and said as `none`; yes and no are 1 and 0.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from regalia.core.say import Arg, Say, Who

SEAT = "seat"
SeatNumber = Annotated[int, SEAT]
Naming = Callable[[str, Any], Arg]  # how a word of a kind is called at a table


def kebab(name: str) -> str:
    """TurnedUp as turned-up."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def tag_of(cls: type[msgspec.Struct]) -> str:
    """The name of a kind of answer or event."""
    return str(cls.__struct_config__.tag)


@cache
def kinds(cls: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a struct, each with the kind of word it holds; "" for a plain value."""
    hints = get_type_hints(cls, include_extras=True)
    return tuple((name, kind_in(hints[name])) for name in cls.__struct_fields__)


def kind_in(hint: Any) -> str:
    """The kind of word a type speaks of, itself or in what it holds."""
    if get_origin(hint) is Annotated:
        return str(hint.__metadata__[0])
    return next((found for found in map(kind_in, get_args(hint)) if found), "")


def sentence(prefix: str, data: msgspec.Struct, name: Naming) -> Say:
    """The message of an answer or an event."""
    args: dict[str, Arg] = {}
    for field, kind in kinds(type(data)):
        value = getattr(data, field)
        if kind and kind != SEAT and not isinstance(value, tuple):
            args[f"{field}_id"] = "none" if value is None else value
        args[field] = said(value, kind, name)
    return Say(f"{prefix}-{tag_of(type(data))}", args)


def said(value: Any, kind: str, name: Naming) -> Arg:
    """A field as a message takes it."""
    if value is None:
        return "none"
    if isinstance(value, tuple):
        return tuple(named(each, kind, name) for each in value) if kind else "-".join(map(str, value))
    found: Arg = named(value, kind, name) if kind else int(value) if isinstance(value, bool) else value
    return found


def named(word: Any, kind: str, name: Naming) -> Any:
    """A seat by its sitter, another word by its name."""
    return Who(word) if kind == SEAT else name(kind, word)


def fields(data: msgspec.Struct) -> dict[str, Any]:
    """The fields by name."""
    return {name: getattr(data, name) for name in data.__struct_fields__}
