"""What a house and a farm of bots say to each other over NATS. Only what a seat may know travels, and never a pickle.

A house calls (CALL); one process that is idle, of all machines, offers itself; it is given a task and answers. Each
member of the farm says every second that it is there (HERE).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from regalia.bots.stdio import read_view
from regalia.core.event import Event
from regalia.core.options import Value
from regalia.core.registry import game as find_game
from regalia.server.worker import Ask, Reply

CALL, HERE = "regalia.bots.call", "regalia.bots.here"
IDLE = "idle"  # the queue group: each call is heard by one of them
BEAT_SECONDS = 1.0
OFFER_SECONDS = 2.0  # an offer that nobody takes up is withdrawn
MOST_BYTES = 65_536  # of an answer


class Beat(msgspec.Struct, frozen=True):
    """A member of the farm is there, with so many processes; with none it goes."""

    member: str
    processes: int


class Task(msgspec.Struct, frozen=True):
    """A question to a bot, as it travels."""

    number: str  # that the answer must name
    bot: str
    game: str
    rules: int  # their version
    options: dict[str, Value]
    data: dict[str, Any] | None
    table: str  # a hash: the id itself would open the table to whoever reads it
    seat: int
    view: Any
    actions: tuple[int, ...]
    events: tuple[Event, ...]
    think_ms: int
    advises: bool


class Answer(msgspec.Struct, frozen=True):
    """What a bot says to a task."""

    number: str
    reply: Reply


def task_of(ask: Ask, number: str) -> bytes:
    """A question as it travels."""
    task = Task(
        number=number,
        bot=ask.bot,
        game=ask.game,
        rules=find_game(ask.game).version,
        options=ask.options,
        data=ask.data,
        table=blake2b(ask.table.encode(), digest_size=12).hexdigest(),
        seat=ask.seat,
        view=ask.view,
        actions=ask.actions,
        events=ask.events,
        think_ms=ask.think_ms,
        advises=ask.advises,
    )
    return msgspec.json.encode(task)


def ask_of(task: Task) -> Ask:
    """The question that a task asks; ValueError if it is about other rules than ours."""
    game = find_game(task.game)
    if game.version != task.rules:
        raise ValueError(f"These are the rules {game.version} of {game.id}, not {task.rules}.")
    return Ask(
        bot=task.bot,
        game=task.game,
        options=task.options,
        data=task.data,
        table=task.table,
        seat=task.seat,
        view=read_view(game, task.view),
        actions=task.actions,
        events=task.events,
        think_ms=task.think_ms,
        advises=task.advises,
    )


def read_answer(content: bytes, number: str) -> Reply:
    """The answer to the task of this number; ValueError if it is none."""
    if len(content) > MOST_BYTES:
        raise ValueError(f"an answer of {len(content)} bytes")
    answer = msgspec.json.decode(content, type=Answer)
    if answer.number != number:
        raise ValueError("an answer to another question")
    return answer.reply
