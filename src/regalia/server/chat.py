"""Chat, and the commands that players of online tables know: a line that begins with a stroke."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from regalia.core.say import Say, say
from regalia.server import lobby, playing, seating
from regalia.server.deeds import Spoke
from regalia.server.errors import Fault, NotKnown
from regalia.server.requests import Join, SeatBot
from regalia.server.room import MovedOn

if TYPE_CHECKING:
    from regalia.server.socket import Connection

Command = Callable[["Connection", str], Awaitable[Say | None]]
WATCHER_NAME = "…"
JOIN_NAME_LETTERS = 24


async def speak(who: Connection, text: str) -> Say | None:
    """Say it to all, or do what the command asks; what is returned is for the speaker alone."""
    line = " ".join(text.split())
    if line.startswith("/"):
        word, _, rest = line[1:].partition(" ")
        command = COMMANDS.get(word.lower())
        if command is None:
            raise Fault("no-such-command", command=f"/{word[:20]}")
        return await command(who, rest.strip())
    if line and line.isprintable():
        await say_to_all(who, line)
    return None


async def say_to_all(who: Connection, line: str) -> None:
    """A line of chat, kept for those who come later."""
    async with who.room.turn() as live:
        name = live.sitters[who.seat].name if who.seat >= 0 else WATCHER_NAME
        try:
            await who.room.do(Spoke(at_ms=who.room.now_ms(), seat=who.seat, name=name, text=line))
        except MovedOn:
            raise Fault("not-saved") from None


async def join(who: Connection, rest: str) -> Say | None:
    """/join NAME: sit down."""
    if who.key is None:
        raise NotKnown("who-are-you")
    if not rest or len(rest) > JOIN_NAME_LETTERS:
        raise Fault("bad-name")
    seated = await seating.sit_down(who.room, who.key, Join(rest))
    who.take_seat(seated.seat)
    return None


async def start(who: Connection, rest: str) -> Say | None:
    """/start: begin the game."""
    lobby.need_host(who.room, who.key)
    await seating.start(who.room)
    return None


async def leave(who: Connection, rest: str) -> Say | None:
    """/leave: get up."""
    await seating.leave(who.room, who.need_seat())
    return None


async def bot(who: Connection, rest: str) -> Say | None:
    """/bot LEVEL: a bot on the first free seat."""
    lobby.need_host(who.room, who.key)
    await seating.seat_bot(who.room, SeatBot(bot=rest[:32]))
    return None


async def undo(who: Connection, rest: str) -> Say | None:
    """/undo: take my last step back."""
    await playing.take_back(who.room, who.need_seat(), None)
    return None


async def rules(who: Connection, rest: str) -> Say | None:
    """/rules: where they are."""
    return say("notice-rules", game=who.room.live.created.game)


async def help_(who: Connection, rest: str) -> Say | None:
    """/help: the commands."""
    return say("notice-help")


COMMANDS: dict[str, Command] = {
    "join": join,
    "start": start,
    "leave": leave,
    "bot": bot,
    "undo": undo,
    "rules": rules,
    "help": help_,
}
