"""Our own bots behind the same pipe as any other: regalia bot serve LEVEL."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, BinaryIO

import msgspec

from regalia.bots.bot import Bot, Deadline
from regalia.bots.external import Place, Stable
from regalia.bots.protocol import PROTOCOL, Answer, Choose, Error, Hello, Quit, Ready, line, read_to_bot
from regalia.bots.spec import Spec, check_spec, sit_down
from regalia.core.errors import RegaliaError
from regalia.core.game import AnyGame, View
from regalia.core.prompt import Prompt
from regalia.core.registry import game as find_game
from regalia.core.table import terms_of


def serve(text: str, source: Iterable[bytes], sink: BinaryIO) -> None:
    """Answer line by line until there is nothing more to answer."""
    seat = Seat(text)
    for content in source:
        message = read_to_bot(content)
        if isinstance(message, Quit | Error):
            return
        if isinstance(message, Hello):
            sink.write(line(seat.begin(message)))
        elif isinstance(message, Choose):
            sink.write(line(seat.answer(message)))
        sink.flush()


class Seat:
    """One of our bots, told of a table by messages only."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.game: AnyGame | None = None
        self.bot: Bot | None = None

    def begin(self, hello: Hello) -> Ready:
        """Sit down at a new table."""
        try:
            self.game, self.bot = seated(self.text, hello)
        except RegaliaError as fault:
            return Ready(error=str(fault))
        return Ready(protocol=PROTOCOL, name=self.text)

    def answer(self, question: Choose) -> Answer:
        """What the bot says."""
        if self.game is None or self.bot is None:
            return Answer(error="There was no hello.")
        view = read_view(self.game, question.view)
        prompt = Prompt(self.game, None, view, tuple(offer.action for offer in question.actions))
        prompt.told = tuple(self.game.told_from(each) for each in question.told)
        return Answer(action=int(self.bot.choose(view, prompt, Deadline(question.left_ms / 1000))))


def seated(text: str, hello: Hello) -> tuple[AnyGame, Bot]:
    """The game of a greeting, and our bot for it."""
    game = find_game(hello.game)
    if hello.protocol != PROTOCOL or hello.version != game.version:
        raise RegaliaError(f"This is protocol {PROTOCOL} and version {game.version} of the rules of {game.id}.")
    spec: Spec = check_spec(text, game)
    options = game.options.settle(hello.options)
    place = Place(
        game=game,
        options=options,
        data=hello.data,
        terms=terms_of(game, options, hello.data),
        seats=hello.seats,
        seat=hello.seat,
        seed=hello.seed,
    )
    return game, sit_down(spec, place, Stable(), limit=0)


def read_view(game: AnyGame, content: Any) -> View:
    """A view as its game has it, from JSON."""
    view: View = msgspec.convert(content, game.kind_of_view(), strict=False)
    return view
