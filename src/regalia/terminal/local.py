"""A table in this terminal: people around one keyboard, and bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from regalia.bots.advice import advise
from regalia.bots.bot import Bot, Deadline
from regalia.bots.levels import level_name
from regalia.bots.spec import bot_called
from regalia.core import record
from regalia.core.errors import RegaliaError
from regalia.core.fairness import Secret
from regalia.core.game import WATCHER
from regalia.core.prompt import Choice
from regalia.core.say import Say, Who, say
from regalia.core.table import Refusal, Table
from regalia.server.steps_back import Mark, StepsBack, is_sealed
from regalia.terminal.advising import Adviser
from regalia.terminal.keyboard import Left
from regalia.terminal.ranking import Ranking
from regalia.terminal.session import Manner, Session

BOT_SECONDS = 1.0  # a bot may think so long
GROUP = 8  # digits of a commitment without a space between them


class LocalSession(Session):
    """One game at one keyboard."""

    def __init__(self, table: Table, people: int, bot: str, manner: Manner, save: str | None) -> None:
        self.table = table
        self.people = people
        self.save = save
        self.level = bot
        self.told = 0  # how much of the story has been shown
        self.steps_back = StepsBack()
        seats = range(people, len(table.names))
        self.bots: dict[int, Bot] = {seat: bot_called(bot, table.game, table.terms, seat + 1) for seat in seats}
        super().__init__(table.game, table.names, manner)
        self.voice.you = 0 if people == 1 else WATCHER

    def run(self) -> None:
        """Until the game is over or somebody leaves."""
        self.announce()
        try:
            while not self.table.is_over:
                self.next_answer()
        except (Left, KeyboardInterrupt):
            self.note("shell-left")
            return
        self.show_end()

    def announce(self) -> None:
        """Who plays, and the commitment to the luck."""
        self.note("shell-seats", seats=tuple(self.sitter(seat) for seat in range(len(self.table.names))))
        if isinstance(self.table.luck, Secret):
            self.note("shell-commitment", commitment=in_groups(self.table.luck.commitment()))
        self.note("shell-hint")
        self.tell_since(self.table.place().moves)

    def sitter(self, seat: int) -> Say:
        """Who sits there."""
        if seat in self.bots:
            return say("shell-bot", who=Who(seat), level=level_name(self.level))
        return say("shell-person", who=Who(seat))

    def show_end(self) -> None:
        """The table at its end, the places and the count."""
        table = self.table
        self.paper.gap()
        self.paper.draw(table.game.draw(table.view(WATCHER), self.manner.language, table.names))
        self.paper.gap()
        self.paper.draw(Ranking(record.result_of(table), self.voice))

    # --- answers

    def next_answer(self) -> None:
        """Of a bot or of a person."""
        seat = self.table.state.seat_to_answer()
        if seat in self.bots:
            prompt = self.table.prompt(seat)
            self.answer(seat, [self.bots[seat].choose(prompt.view, prompt, Deadline(BOT_SECONDS))])
            return
        self.sit_down(seat)
        self.prompt = self.table.prompt(seat)
        self.is_asked = True
        self.look()
        while self.is_asked:
            self.answer(seat, self.ask())

    def answer(self, seat: int, actions: Sequence[int]) -> None:
        """Give an answer and tell what it led to; a refusal is shown, with the rule."""
        place = self.table.place()
        refusal = self.table.play(seat, actions)
        taken = tuple(action for _, action in self.table.moves[place.moves :])
        if taken:
            self.is_asked = False
            self.steps_back.note(Mark(seat, taken, place), self.table, is_sealed(place.state.now))
        if refusal is not None:
            self.refuse(self.voice.say(refusal.why), refusal.rule)
        self.tell_since(place.moves)
        if self.save:
            keep(self.table, self.save)

    def tell_since(self, moves: int) -> None:
        """What has happened since so many answers, moment by moment."""
        table = self.table
        for beat in [beat for beat in table.beats if beat.move > moves]:
            self.tell(self.lines(beat.story), is_beat=True)
        self.tell(self.lines(len(table.story)))

    def lines(self, end: int) -> list[str]:
        """The story that was not told yet, up to here."""
        start, self.told = self.told, max(self.told, end)
        return self.in_words(start, end)

    def in_words(self, start: int, end: int | None = None) -> list[str]:
        """A part of the story, as whoever sits at the keyboard may hear it."""
        return self.table.tell(self.table.story[start:end], self.voice.you, self.manner.language)

    # --- people

    def sit_down(self, seat: int) -> None:
        """Let another person sit down before anything of his is shown, and tell him what he missed."""
        if self.people == 1 or self.voice.you == seat:
            return
        self.voice.you = WATCHER
        self.keyboard.read(lambda: (), mark=f"\n{self.voice('shell-pass', who=Who(seat))} ")
        self.paper.clear()
        self.voice.you = seat
        self.tell(self.in_words(self.table.heard[seat]))

    # --- what a session must answer

    @property
    def terms(self) -> Any:
        return self.table.terms

    def greyed(self) -> Sequence[Choice]:
        return self.prompt.greyed

    def why_not(self, actions: list[int]) -> tuple[Say, str] | None:
        tried = self.table.attempt(self.prompt.seat, actions)
        return (tried.why, tried.rule) if isinstance(tried, Refusal) else None

    def story(self) -> Iterable[str]:
        return self.in_words(0)

    def read(self, line: str) -> list[int]:
        return self.table.read_words(self.prompt.seat, line)

    def advise(self, adviser: Adviser) -> None:
        advice = advise(self.prompt, self.terms, Deadline(BOT_SECONDS))
        adviser.tell(advice, advice.level)

    def undo(self, _: str) -> None:
        """Take the last step back, as long as nobody has learnt anything by it."""
        seat = self.prompt.seat
        if not self.steps_back.may(seat, self.table.state.now):
            self.note("fault-no-take-back")
            return
        self.steps_back.undo(seat, self.table)
        self.told = min(self.told, len(self.table.story))
        self.is_asked = False
        self.note("shell-taken-back")

    def own_asides(self) -> dict[str, Callable[[str], None]]:
        return {"save": self.keep_as}

    def keep_as(self, path: str) -> None:
        """Keep a record."""
        if not path:
            self.note("shell-does-save")
            return
        keep(self.table, path)
        self.note("shell-kept", file=path)


def keep(table: Table, path: str) -> None:
    """Write the record of a game."""
    try:
        Path(path).write_bytes(record.write(record.record_of(table)))
    except OSError as fault:
        raise RegaliaError(f"The file “{path}” cannot be written: {fault.strerror}.") from None


def in_groups(digits: str) -> str:
    """A long number in groups, so that a line may end between two of them."""
    return " ".join(digits[start : start + GROUP] for start in range(0, len(digits), GROUP))
