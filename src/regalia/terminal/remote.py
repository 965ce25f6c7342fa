"""A seat at a table of a server, in the terminal: what is new is told in order, and what is waited for is said."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from regalia.core.drawing import FAINT
from regalia.core.game import AnyGame, View
from regalia.core.prompt import Choice, Prompt
from regalia.core.registry import game as find_game
from regalia.core.say import Say
from regalia.core.table import terms_of
from regalia.server.messages import Failed, FromServer, Offered, Refused, Said, StoryLine, TableInfo, Update
from regalia.terminal.advising import Adviser
from regalia.terminal.asides import AT_ANY_TIME
from regalia.terminal.connection import Connection
from regalia.terminal.keyboard import Left
from regalia.terminal.local import in_groups
from regalia.terminal.paper import NO_END
from regalia.terminal.ranking import Ranking
from regalia.terminal.session import Manner, Session
from regalia.terminal.waiting import awaited

LISTENING_SECONDS = 0.2  # for the server, before the keyboard is looked at
PATIENCE_SECONDS = 1.0  # nothing is said about a wait that is shorter
SHOWN_ON_ARRIVAL = 12  # lines of the story
NOTHING = -1  # no action

T = TypeVar("T")


class RemoteSession(Session):
    """One seat at one keyboard, the table elsewhere."""

    def __init__(self, connection: Connection, info: TableInfo, manner: Manner) -> None:
        self.connection = connection
        self.info = info
        self.update: Update | None = None
        self.view: dict[str, Any] = {}  # as it was at the moment told last
        self.lines: dict[int, str] = {}  # the story, by the numbers of its lines
        self.rest: tuple[int, ...] = ()  # of a line that was typed: each part is sent when it is asked for
        self.said = ""  # what was said last about waiting
        super().__init__(find_game(info.game), [seat.name for seat in info.seats], manner)
        self.voice.you = info.you

    def run(self) -> None:
        """Until the game is over or somebody leaves."""
        self.announce()
        try:
            while self.update is None or self.update.result is None:
                self.wait()
                if self.is_asked and not self.go_on():
                    self.send(self.ask())
        except (Left, KeyboardInterrupt):
            self.note("shell-left-seat")
            return
        self.show_end()

    def announce(self) -> None:
        """Who is there, and the commitment to the luck."""
        self.note("shell-seats", seats=", ".join(seat.name or "–" for seat in self.info.seats))
        self.note("shell-commitment", commitment=in_groups(self.info.commitment))
        self.note("shell-hint")

    def show_end(self) -> None:
        """The table at its end, the places and the count."""
        assert self.update is not None and self.update.result is not None
        self.paper.gap()
        self.paper.draw(self.game.draw(self.seen(), self.manner.language, list(self.voice.names)))
        self.paper.gap()
        self.paper.draw(Ranking(self.update.result, self.voice))

    def seen(self) -> View:
        """What this seat sees at the moment that is told."""
        return view_from(self.game, self.view)

    # --- hearing

    def wait(self) -> None:
        """Take in what the server says until this seat is asked; meanwhile say what is waited for, and obey."""
        since = time.monotonic()
        while not self.is_asked and (self.update is None or self.update.result is None):
            message = self.connection.hear(LISTENING_SECONDS)
            if message is not None:
                self.take_in(message)
                since = time.monotonic()
            elif time.monotonic() - since > PATIENCE_SECONDS:
                self.say_what_is_awaited()
            line = self.keyboard.wait(0)
            if line and not self.asides.obey(self.asides.completed(line), AT_ANY_TIME):
                self.note("shell-not-asked")

    def say_what_is_awaited(self) -> None:
        """Who is to answer what, once for each question."""
        is_open = self.connection.is_open
        text = awaited(self.info, self.view, self.update, self.voice) if is_open else self.voice("shell-no-line")
        if text != self.said:
            self.said = text
            self.paper.write(text, FAINT, mark="… ")

    def take_in(self, message: FromServer) -> None:
        """Show what was said."""
        match message:
            case Update():
                self.take_update(message)
            case TableInfo():
                self.info = message
                self.voice.names = self.paper.names = [seat.name for seat in message.seats]
                self.voice.you = message.you
            case Refused():
                self.ask_again(self.voice.say(message.why), message.rule)
            case Failed():
                self.ask_again(self.voice.say(message.why))
            case Said():
                line = message.line
                self.paper.write(self.voice.say(line.say) if line.say else f"{line.name}: {line.text}", mark="» ")

    def ask_again(self, why: str, rule: str = "") -> None:
        """Nothing has happened: what was asked still is."""
        self.refuse(why, rule)
        self.rest = ()
        self.is_asked = self.update is not None and bool(self.prompt.actions)

    def take_update(self, update: Update) -> None:
        """Tell what is new, moment by moment; then see whether this seat is asked."""
        new = self.new_lines(update)
        self.view = {} if update.whole else self.view
        for beat in update.beats:
            self.view = self.view | msgspec.json.decode(beat.view)
            self.tell(self.in_words(new, beat.until), is_beat=True)
        self.view = self.view | msgspec.json.decode(update.view)
        self.tell(self.in_words(new))
        self.update, self.said = update, ""
        choices = update.prompt.choices if update.prompt is not None else ()
        self.prompt = Prompt(self.game, None, self.seen(), tuple(choice.action for choice in choices))
        self.is_asked = bool(choices)
        if choices and not set(self.rest[:1]) & set(self.prompt.actions):
            self.look()

    def new_lines(self, update: Update) -> list[StoryLine]:
        """The lines of the story that were not told yet; what was taken back is forgotten."""
        if not update.whole:
            self.lines = {n: line for n, line in self.lines.items() if n < update.story_from}
        new = [line for line in update.story if line.n not in self.lines]
        return new if self.lines else new[-SHOWN_ON_ARRIVAL:]

    def in_words(self, new: list[StoryLine], until: int = NO_END) -> list[str]:
        """Take the lines before a number out of those that are new, and say them."""
        view, told = self.seen(), []
        while new and new[0].n < until:
            line = new.pop(0)
            self.lines[line.n] = self.voice.say(self.game.said(view, self.game.told_from(line.told)))
            told.append(self.lines[line.n])
        return told

    # --- answering

    def go_on(self) -> bool:
        """Send the next part of what was typed, if it is open now; else the person is asked."""
        action, *rest = self.rest or (NOTHING,)
        self.rest = ()
        if action not in self.prompt.actions:
            return False
        self.send([action, *rest])
        return True

    def send(self, actions: list[int]) -> None:
        """Send an answer, part by part."""
        if not actions:
            return
        self.is_asked, self.rest = False, tuple(actions[1:])
        if not self.loop_run(self.connection.player.play(actions[0])):
            self.note("shell-no-line")

    def meant(self, line: str) -> list[int] | None:
        """As elsewhere, unless the question has changed while somebody typed."""
        question = self.update
        self.catch_up()
        if self.update is not question:
            self.note("shell-question-changed")
            return None
        return super().meant(line)

    def catch_up(self) -> None:
        """Take in what the server has said meanwhile."""
        while (message := self.connection.hear(0)) is not None:
            self.take_in(message)

    def loop_run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Do something on the line."""
        return self.connection.loop.run(coroutine)

    # --- what a session must answer

    @property
    def terms(self) -> Any:
        return None if self.info.data else terms_of(self.game, dict(self.info.options))

    def greyed(self) -> Sequence[Choice]:
        return [self.choice(each) for each in self.loop_run(self.connection.player.why_not())]

    def choice(self, each: Offered) -> Choice:
        """A greyed answer as it came over the line."""
        return Choice(self.prompt, each.action, self.game.act_from(each.act), each.why_not, each.rule)

    def why_not(self, actions: list[int]) -> tuple[Say, str] | None:
        found = [each for each in self.greyed() if each.action == actions[0] and each.why_not is not None]
        return (found[0].why_not, found[0].rule) if found and found[0].why_not else None

    def story(self) -> Iterable[str]:
        return self.lines.values()

    def read(self, line: str) -> list[int]:
        return self.game.read(self.prompt.view, self.game.seats_in(" ".join(line.split()), self.voice.names))

    def advise(self, adviser: Adviser) -> None:
        """The server says whether it gives advice at this table."""
        advice = self.loop_run(self.connection.player.advise())
        self.catch_up()
        if advice is not None:
            adviser.tell(advice, advice.bot)

    def undo(self, _: str) -> None:
        """Ask the server to take the last step back."""
        self.is_asked = False
        self.loop_run(self.connection.player.undo())

    def own_asides(self) -> dict[str, Callable[[str], None]]:
        return {"say": self.say}

    def say(self, text: str) -> None:
        """Chat, or a command to the table."""
        if text:
            self.loop_run(self.connection.player.say(text))


def view_from(game: AnyGame, content: Any) -> View:
    """A view as it came over the wire."""
    view: View = msgspec.convert(content, type=game.kind_of_view())
    return view
