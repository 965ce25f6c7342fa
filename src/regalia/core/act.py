"""An answer as data, made once from its number: its words, its notation and the piece it sits on follow from it."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from regalia.core.wording import fields, kebab

Lasting = Literal["", "turn", "others", "luck", "secret"]  # why an answer cannot be taken back


class Act(msgspec.Struct, frozen=True, tag_field="is", tag=kebab):
    """An answer by its name, with named fields. What people must see of it (a price, where it leads) is a field too."""

    on: ClassVar[str] = ""  # the piece it sits on, such as “card:{card}”
    spelled: ClassVar[str] = ""  # the notation, such as “recruit {card}”, where a pattern is enough

    def piece(self) -> str:
        """The piece it sits on; "" for none."""
        return self.on.format_map(fields(self)) if "{" in self.on else self.on

    def pattern(self) -> str:
        """Its notation by the pattern."""
        return self.spelled.format_map(fields(self)) if "{" in self.spelled else self.spelled


class Unknown(Act, frozen=True):
    """A number that means nothing in this game."""

    number: int
