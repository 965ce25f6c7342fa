"""What a table waits for, in words: who has to answer what, and whether anybody is there to do it."""

from __future__ import annotations

from typing import Any

from regalia.bots.levels import level_name
from regalia.core.say import Say, Who, say
from regalia.server.messages import Seat, TableInfo, Update
from regalia.terminal.voice import Voice


def awaited(info: TableInfo, view: dict[str, Any], update: Update | None, voice: Voice) -> str:
    """A sentence for whoever waits."""
    if info.status == "open":
        free = sum(not seat.name for seat in info.seats)
        key = "shell-awaits-players" if free else "shell-awaits-you" if info.host else "shell-awaits-host"
        return voice(key, free=free)
    if update is None or update.prompt is None:
        return voice("shell-awaits-server")
    asked = tuple(sitter(seat, info.seats[seat]) for seat in view["asked"])
    return voice("shell-awaits", what=update.prompt.sentence, who=asked)


def sitter(number: int, seat: Seat) -> Say:
    """Who thinks there: a bot, a person, or nobody just now."""
    if seat.bot:
        return say("shell-bot", who=Who(number), level=level_name(seat.bot))
    key = "shell-away" if seat.away else "shell-person" if seat.here else "shell-not-here"
    return say(key, who=Who(number))
