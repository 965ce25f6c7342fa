"""The process in which bots think: python -m regalia.server.worker MEMORY, asked and answering through a socket.

It says hello when it is ready. It is given what a bot may know, a view and the legal answers, and nothing else. It is
started and, if need be, killed by bot_process.py.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

from regalia.bots.advice import Advice, advise
from regalia.bots.bot import Bot, Clock, Deadline
from regalia.bots.registry import make_bot
from regalia.core.errors import RegaliaError
from regalia.core.event import Event
from regalia.core.game import View
from regalia.core.options import Value
from regalia.core.prompt import Prompt
from regalia.core.registry import game as find_game
from regalia.core.registry import games
from regalia.core.table import terms_of
from regalia.server.errands import Errand, Errands

LENGTH = struct.Struct("<I")
HELLO = b"ready"
ROOM_MB = 256  # of addresses beyond the memory it may hold
MOST_BOTS = 512  # kept between two questions
NICE = 5  # the server itself comes first
STAND_IN = "squire"  # for a bot of others that fails


class Ask(msgspec.Struct, frozen=True):
    """A question to a bot."""

    bot: str
    game: str
    options: dict[str, Value]
    data: dict[str, Any] | None
    table: str
    seat: int
    view: Any
    actions: tuple[int, ...]
    events: tuple[Event, ...]  # since the seat's last answer, as it may know them
    think_ms: int
    watched: bool = False  # do people look on?
    address: str = ""  # that set the table, if it is known; the process is not told
    advises: bool = False  # is it asked for advice, not for an answer?


class Reply(msgspec.Struct, frozen=True):
    """Its answer, or what went wrong."""

    action: int = -1
    fault: str = ""
    advice: Advice | None = None
    found: bytes = b""  # what came of an errand


class KeptBots:
    """The bots of the tables it was asked about, the latest ones."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        self.errands = Errands()

    def bot(self, ask: Ask) -> Bot:
        """The bot of a seat, made when it is first asked."""
        name = (ask.table, ask.seat, ask.bot)
        if name not in self.bots:
            seed = int.from_bytes(os.urandom(5), "little")
            self.bots[name] = make_bot(ask.bot, find_game(ask.game), terms_for(ask), seed)
            if len(self.bots) > MOST_BOTS:
                self.bots.popitem(last=False)
        self.bots.move_to_end(name)
        return self.bots[name]

    def answer(self, ask: Ask | Errand) -> Reply:
        """What the bot says; a fault of its own is told, not raised."""
        try:
            if isinstance(ask, Errand):
                return Reply(found=self.errands.run(ask))
            view: View = ask.view
            prompt = Prompt(find_game(ask.game), None, view, ask.actions, ask.events)
            clock = Deadline(ask.think_ms / 1000)
            if ask.advises:
                return Reply(advice=advise(prompt, terms_for(ask), clock))
            return Reply(self.chosen(ask, prompt, clock))
        except Exception as fault:  # whatever a bot does wrong
            return Reply(fault=f"{type(fault).__name__}: {fault}")

    def chosen(self, ask: Ask, prompt: Prompt, clock: Clock) -> int:
        """What the bot answers; a squire answers for an installed one that fails, so that the game goes on."""
        try:
            return int(self.bot(ask).choose(prompt.view, prompt, clock))
        except RegaliaError as fault:
            print(fault, file=sys.stderr, flush=True)
            return make_bot(STAND_IN, prompt.game, terms_for(ask), ask.seat).choose(prompt.view, prompt, clock)


def terms_for(ask: Ask) -> Any:
    """What was agreed on at the table that is asked about."""
    game = find_game(ask.game)
    return terms_of(game, game.options.settle(ask.options), ask.data)


def packed(content: bytes) -> bytes:
    """With its length in front."""
    return LENGTH.pack(len(content)) + content


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Say hello, then answer until nobody asks any more."""
    bots = KeptBots()
    sink.write(packed(HELLO))
    sink.flush()
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        ask: Ask | Errand = pickle.loads(source.read(LENGTH.unpack(head)[0]))  # noqa: S301  # it comes from our own server
        sink.write(packed(msgspec.msgpack.encode(bots.answer(ask))))
        sink.flush()


def limit_memory(most_mb: int) -> None:
    """Where the system can, it refuses memory beyond this."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        most = (most_mb + ROOM_MB) << 20
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def answers() -> BinaryIO:
    """Where answers go; whatever a bot prints goes elsewhere."""
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return sink


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    limit_memory(int(sys.argv[1]))
    games()
    with suppress(BrokenPipeError, ConnectionResetError):
        serve(sys.stdin.buffer, answers())
