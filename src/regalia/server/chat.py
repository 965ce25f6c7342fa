"""Chat, and the commands that players of online tables know: a line that begins with a stroke."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from regalia.core.game import WATCHER
from regalia.core.say import Say, say
from regalia.server import blocks, hosting, playing, reports, seating
from regalia.server.deeds import Spoke
from regalia.server.errors import Fault, NotKnown, TooMany
from regalia.server.hosting import do
from regalia.server.manners import on_or_off
from regalia.server.me import Blocking
from regalia.server.reports import Reporting
from regalia.server.requests import Join, SeatBot

if TYPE_CHECKING:
    from regalia.server.socket import Connection

Command = Callable[["Connection", str], Awaitable[Say | None]]
JOIN_NAME_LETTERS = 24


async def speak(who: Connection, text: str) -> Say | None:
    """Say it to all, or do what the command asks; what is returned is for the speaker alone."""
    check_pace(who)
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


def check_pace(who: Connection) -> None:
    """So many lines of one person at a table, however often he comes and goes."""
    person = f"from {who.address}" if who.seat == WATCHER else str(who.seat)
    if not who.room.house.chatting.take(f"{who.room.live.id} {person}"):
        raise TooMany("too-fast")


async def say_to_all(who: Connection, line: str) -> None:
    """A line of chat, kept for those who come later."""
    house = who.room.house
    async with who.room.turn() as live:
        live.manners.check_may_speak(who.seat, house.settings.limits)
        if who.seat == WATCHER and not house.watchers_chatting.take(live.id):
            raise TooMany("too-fast")
        name = live.sitters[who.seat].name if who.seat >= 0 else f"#{number_of(who)}"
        await do(who.room, Spoke(at_ms=who.room.now_ms(), seat=who.seat, name=name, text=line))


def number_of(who: Connection) -> int:
    """The number by which others know somebody who looks on: one for each address."""
    numbers = who.room.watchers
    if who.address not in numbers:
        numbers[who.address] = max([who.room.live.manners.watchers, *numbers.values()]) + 1
    return numbers[who.address]


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
    who.need_host()
    await seating.start(who.room)
    return None


async def leave(who: Connection, rest: str) -> Say | None:
    """/leave: get up."""
    await seating.leave(who.room, who.need_seat())
    return None


async def bot(who: Connection, rest: str) -> Say | None:
    """/bot LEVEL: a bot on the first free seat."""
    who.need_host()
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


async def report(who: Connection, rest: str) -> Say | None:
    """/report NAME: WHY: tell the owner of the house about a player. Names have no colon."""
    name, _, why = rest.partition(":")
    wish = Reporting(name.strip()[:40], "other", text=why.strip()[: reports.TEXT_LETTERS])
    await reports.report(who.room, who.seat, who.key, who.address, wish)
    return say("notice-reported")


async def block(who: Connection, rest: str) -> Say | None:
    """/block NAME: I do not want to read what this player writes."""
    await set_blocked(who, rest, blocked=True)
    return say("notice-blocked", name=rest)


async def unblock(who: Connection, rest: str) -> Say | None:
    """/unblock NAME: I want to read it again."""
    await set_blocked(who, rest, blocked=False)
    return say("notice-unblocked", name=rest)


async def set_blocked(who: Connection, name: str, *, blocked: bool) -> None:
    """Kept with whoever asks, so he needs a key."""
    if who.key is None:
        raise NotKnown("who-are-you")
    seat = hosting.seat_named(who.room.live, name)
    await blocks.block(who.room, who.key, "", Blocking(seat, blocked))


async def mute(who: Connection, rest: str) -> Say | None:
    """/mute NAME: this player is to be silent."""
    who.need_host()
    await hosting.let_speak(who.room, rest, muted=True)
    return None


async def unmute(who: Connection, rest: str) -> Say | None:
    """/unmute NAME: this player may speak again."""
    who.need_host()
    await hosting.let_speak(who.room, rest, muted=False)
    return None


async def watchers(who: Connection, rest: str) -> Say | None:
    """/watchers on, /watchers off: may those who look on speak?"""
    who.need_host()
    await hosting.hush(who.room, not on_or_off(rest))
    return None


async def remove(who: Connection, rest: str) -> Say | None:
    """/remove NAME: send a player away before the start, or a watcher by his number."""
    who.need_host()
    await hosting.remove(who.room, rest)
    return None


COMMANDS: dict[str, Command] = {
    "join": join,
    "start": start,
    "leave": leave,
    "bot": bot,
    "undo": undo,
    "rules": rules,
    "help": help_,
    "report": report,
    "block": block,
    "unblock": unblock,
    "mute": mute,
    "unmute": unmute,
    "watchers": watchers,
    "remove": remove,
}
