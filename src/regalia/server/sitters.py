"""Who sits at a table, and what is said there."""

from __future__ import annotations

import msgspec

from regalia.core.say import Say


class Sitter(msgspec.Struct):
    """Who sits on a seat; nobody, if there is no name."""

    name: str = ""
    bot: str = ""  # the bot's level, if it is one
    entropy: str = ""
    learner: bool = False  # it is the first game
    away: str = ""  # why a bot answers for a person: left, time, absent; "" if none does
    away_shown: str = ""  # the same, as far as the others may know it

    @property
    def is_person(self) -> bool:
        """Is it a person's seat?"""
        return bool(self.name) and not self.bot


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat, or a notice of the house (then it has a Say and no text)."""

    at_ms: int
    seat: int = -1
    name: str = ""
    text: str = ""
    say: Say | None = None
