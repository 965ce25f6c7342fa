"""A bot in a process of its own, in any language: it is told what its seat may know, and answers in time or fails."""

from __future__ import annotations

import shlex
from typing import Any, TypeVar

import msgspec

from regalia.bots.bot import Clock
from regalia.bots.pipe import BotFault, Pipe, shown
from regalia.bots.protocol import PROTOCOL, Answer, Choose, Error, Hello, Offer, Over, Quit, Ready, line
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame, Result, View
from regalia.core.options import Options
from regalia.core.prompt import Choice, Prompt
from regalia.core.speech import LANGUAGES, speech
from regalia.core.table import Table

START_SECONDS = 10.0  # until a process that was just started is ready
GRACE_SECONDS = 0.1  # for the way through the pipe
T = TypeVar("T", Ready, Answer)


class Declined(BotFault):
    """A bot does not play this game."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """Where a bot sits down: the game, what was agreed on, its seat."""

    game: AnyGame
    options: Options
    data: Any
    terms: Any
    seats: int
    seat: int
    seed: int


def place_at(table: Table, seat: int, seed: int) -> Place:
    """A seat of a table."""
    return Place(
        game=table.game,
        options=table.options,
        data=table.data,
        terms=table.terms,
        seats=len(table.names),
        seat=seat,
        seed=seed,
    )


class ExternalBot:
    """A process at one seat of one table. Whatever it does wrong is a BotFault, and it is not asked again."""

    def __init__(self, pipe: Pipe, place: Place, limit: float) -> None:
        self.pipe = pipe
        self.place = place
        self.limit = limit  # seconds for an answer, unless a clock says less
        self.names = place.game.names(place.seats)
        self.parts: list[int] = []  # of an answer given in words, still to be played
        self.ready = self.begin()

    def begin(self) -> Ready:
        """Tell it of the game, and hear that it is ready."""
        place = self.place
        hello = Hello(
            protocol=PROTOCOL,
            game=place.game.id,
            version=place.game.version,
            options=place.options,
            data=place.data,
            seats=place.seats,
            seat=place.seat,
            seed=place.seed,
        )
        ready = self.read(self.pipe.ask(line(hello), START_SECONDS), Ready)
        if ready.error:
            raise Declined(f"It does not play: {ready.error}")
        if ready.protocol != PROTOCOL:
            raise self.fault(f"It speaks protocol {ready.protocol}, not {PROTOCOL}.")
        if ready.labels not in ("", *LANGUAGES):
            raise self.fault(f"There are no labels in “{ready.labels}”, only in {', '.join(LANGUAGES)}.")
        return ready

    def choose(self, view: View, prompt: Prompt, clock: Clock | None = None) -> int:
        """Its answer, which is legal and came in time."""
        if not self.parts:
            self.parts = self.ask(view, prompt, min(self.limit, clock.left()) if clock else self.limit)
        action = self.parts.pop(0)
        if action not in prompt.actions:
            raise self.fault(f"{action} is not among the actions of decision {prompt.decision}.")
        return action

    def ask(self, view: View, prompt: Prompt, seconds: float) -> list[int]:
        """The parts of its answer, not yet known to be legal."""
        content = self.pipe.ask(line(self.question(view, prompt, seconds)), seconds + GRACE_SECONDS)
        answer = self.read(content, Answer)
        if answer.error:
            raise BotFault(f"It gave up: {answer.error}")
        if (answer.action is None) == (answer.text is None):
            raise self.fault(f"An answer has an action or a text: {shown(content)}.")
        return [answer.action] if answer.action is not None else self.meant(view, prompt, answer.text or "")

    def question(self, view: View, prompt: Prompt, seconds: float) -> Choose:
        """What it is asked."""
        offers = tuple(self.offer(choice) for choice in prompt.choices)
        return Choose(
            decision=prompt.decision, left_ms=int(seconds * 1000), view=view, actions=offers, told=prompt.told
        )

    def offer(self, choice: Choice) -> Offer:
        """A legal answer, with its label if that is wanted."""
        language = self.ready.labels
        label = speech(self.place.game.package, language).say(choice.label, self.names) if language else ""
        return Offer(choice.action, choice.act, choice.text, label)

    def meant(self, view: View, prompt: Prompt, text: str) -> list[int]:
        """The action, or the parts of one, that its words stand for."""
        for choice in prompt.choices:
            if choice.text == text:
                return [choice.action]
        try:
            return self.place.game.read(view, " ".join(text.split()))
        except RegaliaError as fault:
            raise self.fault(str(fault)) from None

    def over(self, view: View, result: Result) -> None:
        """Tell it how the game ended."""
        self.pipe.send(line(Over(places=result.places, adjudicated=result.adjudicated, view=view)))

    def read(self, content: bytes, kind: type[T]) -> T:
        """Its line as a message."""
        try:
            return msgspec.json.decode(content, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            raise self.fault(f"{shown(content)} is no answer: {fault}.") from None

    def fault(self, why: str) -> BotFault:
        """Tell it what it did wrong."""
        self.pipe.send(line(Error(why=why)))
        return BotFault(why)


class Stable:
    """Processes of external bots that wait for their next game."""

    def __init__(self) -> None:
        self.idle: dict[str, list[Pipe]] = {}
        self.all: list[Pipe] = []

    def take(self, command: str) -> Pipe:
        """A process that runs a command."""
        if waiting := self.idle.get(command):
            return waiting.pop()
        pipe = Pipe(words(command))
        self.all.append(pipe)
        return pipe

    def give_back(self, command: str, pipe: Pipe) -> None:
        """It is ready for another game."""
        self.idle.setdefault(command, []).append(pipe)

    def drop(self, pipe: Pipe) -> None:
        """It is of no use any more."""
        self.all.remove(pipe)
        pipe.close()

    def close(self) -> None:
        """End all processes."""
        for pipe in self.all:
            pipe.send(line(Quit()))
        for pipe in self.all:
            pipe.close(line(Quit()))
        self.all.clear()


def words(command: str) -> list[str]:
    """The words of a command line."""
    try:
        found = shlex.split(command)
    except ValueError as fault:
        raise RegaliaError(f"“{command}” is no command: {fault}.") from None
    if not found:
        raise RegaliaError("The command of a bot is empty.")
    return found
