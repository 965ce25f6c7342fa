"""One person at one keyboard, at a table here or elsewhere: what happened is told, and lines are read.

A table here (local.py) and a table of a server (remote.py) differ in where a question comes from and where an answer
goes; all that is typed and shown is the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from regalia.core.drawing import FAINT, STRONG, listed, styled
from regalia.core.errors import BadNotation
from regalia.core.game import AnyGame
from regalia.core.prompt import Choice, Prompt
from regalia.core.say import Say
from regalia.terminal.advising import Adviser
from regalia.terminal.asides import Asides
from regalia.terminal.keyboard import Keyboard
from regalia.terminal.matching import beginning_with, closest
from regalia.terminal.pace import reading_seconds
from regalia.terminal.paper import NO_END, Paper
from regalia.terminal.voice import Voice

MOST_SHOWN = 24  # choices listed before one has to ask for all of them
MOST_BELOW, GAP = 8, 2  # choices listed one below the other, and letters between two that are not
MOST_MEANT = 6  # choices named where a few letters may mean several


class Manner(NamedTuple):
    """How somebody likes to play."""

    language: str
    pace: str


class Session(ABC):
    """What is told and asked at one keyboard."""

    prompt: Prompt

    def __init__(self, game: AnyGame, names: Sequence[str], manner: Manner) -> None:
        self.game = game
        self.manner = manner
        self.voice = Voice(game, manner.language, names)
        self.paper = Paper(names)
        self.keyboard = Keyboard()
        self.asides = Asides(self)
        self.is_asked = False  # does the question on the screen still stand?

    # --- what a table must answer

    @property
    @abstractmethod
    def terms(self) -> Any:
        """What the table agreed on; None if it is not known here."""

    @abstractmethod
    def greyed(self) -> Sequence[Choice]:
        """What else one might think of now, each with the reason why not."""

    @abstractmethod
    def why_not(self, actions: list[int]) -> tuple[Say, str] | None:
        """Why an answer is not possible, and the rule; None if it is, or if that cannot be known."""

    @abstractmethod
    def story(self) -> Iterable[str]:
        """All that was told."""

    @abstractmethod
    def read(self, line: str) -> list[int]:
        """An answer in words."""

    @abstractmethod
    def advise(self, adviser: Adviser) -> None:
        """Let an adviser tell what a good bot would answer with what this seat knows."""

    @abstractmethod
    def undo(self, _: str) -> None:
        """Take the last step back."""

    @abstractmethod
    def own_asides(self) -> dict[str, Callable[[str], None]]:
        """What can be typed at this kind of table only."""

    # --- telling

    def tell(self, lines: list[str], is_beat: bool = False) -> None:
        """What has happened; a moment that people should see is given time."""
        for line in lines:
            self.paper.write(line, mark="· ")
        if is_beat and lines:
            self.keyboard.wait(reading_seconds(lines, self.manner.pace))

    def note(self, key: str, **args: Any) -> None:
        """Something of the terminal's own to say."""
        self.paper.write(self.voice(key, **args))

    def refuse(self, why: str, rule: str = "") -> None:
        """Why not."""
        self.paper.write(Text(why) + styled(f" [{rule}]" if rule else "", FAINT), mark="✗ ")

    # --- asking

    def look(self) -> None:
        """The table as it stands, and what is asked."""
        view, names = self.prompt.view, list(self.voice.names)
        self.paper.gap()
        self.paper.draw(self.game.draw(view, self.manner.language, names))
        self.paper.gap()
        who = f"{names[self.prompt.seat]}: "
        self.paper.write(self.paper.coloured(who) + styled(self.voice.say(self.prompt.sentence), STRONG))
        self.list_choices(MOST_SHOWN)

    def list_choices(self, most: int) -> None:
        """The answers, numbered, each with the words that stand for it; many short ones beside each other."""
        shown = self.prompt.choices[:most]
        cells = [self.cell(number, choice) for number, choice in enumerate(shown, start=1)]
        widest = max((cell.cell_len for cell in cells), default=0) + GAP
        beside = (self.paper.width + GAP) // widest if len(cells) > MOST_BELOW and self.paper.width < NO_END else 1
        for start in range(0, len(cells), max(1, beside)):
            row = cells[start : start + max(1, beside)]
            for cell in row[:-1]:
                cell.pad_right(widest - cell.cell_len)
            self.paper.write(listed(row, ""), hang=6)
        if len(self.prompt.choices) > most:
            self.note("shell-more", number=len(self.prompt.choices) - most)

    def cell(self, number: int, choice: Choice) -> Text:
        """An answer in the list."""
        label = self.paper.coloured(f"{self.voice.say(choice.label)}  ")
        return styled(f"  {number:>2}  ", FAINT) + label + styled(f"[{choice.text}]", FAINT)

    def ask(self) -> list[int]:
        """The answer that was typed; nothing if the question no longer stands."""
        while self.is_asked:
            line = self.keyboard.read(self.known)
            actions = self.meant(line) if line else None
            if actions is not None:
                return actions
        return []

    def known(self) -> Iterable[str]:
        """Every line that could be typed now."""
        yield from (choice.text for choice in self.prompt.choices)
        yield from self.asides.lines()

    def meant(self, line: str) -> list[int] | None:
        """The actions that a line stands for; None if it was something else."""
        choices = self.prompt.choices
        if line.isdecimal() and 1 <= int(line) <= len(choices):
            return [choices[int(line) - 1].action]
        if self.asides.obey(line):
            return None
        try:
            return self.read(line)
        except BadNotation as fault:
            return self.guessed(line, str(fault))

    def guessed(self, line: str, fault: str) -> list[int] | None:
        """A line that is the beginning of one answer, or of an aside; what is neither is not understood."""
        words = {self.voice.say(choice.label): choice.action for choice in self.prompt.choices}
        words |= {choice.text: choice.action for choice in self.prompt.choices}
        found = {words[each]: each for each in beginning_with(line, words)}
        if len(found) == 1:
            return list(found)
        if not found and self.asides.obey(self.asides.completed(line)):
            return None
        self.wonder(line, list(found.values()), fault)
        return None

    def wonder(self, line: str, several: list[str], fault: str) -> None:
        """Say that a line means nothing, or too much."""
        close = closest(line, self.known())
        if several:
            self.refuse(self.voice("shell-several", typed=line, answers=", ".join(several[:MOST_MEANT])))
        elif close:
            self.refuse(self.voice("shell-no-answer-but", typed=line, close=close))
        else:
            self.refuse(self.voice("shell-no-answer", typed=line))
            if self.manner.language == "en":
                self.paper.write(fault, FAINT)
