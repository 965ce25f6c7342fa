"""What can be typed instead of an answer: help, advice, odds, reasons, rules and the like."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from regalia.core.drawing import FAINT, styled
from regalia.core.errors import BadNotation
from regalia.core.prompt import Choice
from regalia.terminal import rulebook
from regalia.terminal.advising import Adviser
from regalia.terminal.chances import write_odds
from regalia.terminal.keyboard import Left
from regalia.terminal.matching import beginning_with, closest

if TYPE_CHECKING:
    from regalia.terminal.session import Session

SHORT = {"?": "why", "q": "quit"}
AT_ANY_TIME = ("help", "story", "rules", "say", "quit")  # also while nothing is asked


class Asides:
    """The words that are no answers. Each is known by its English name, and by that of the language spoken."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.deeds: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "hint": self.hint,
            "odds": self.odds,
            "why": self.why,
            "undo": session.undo,
            "all": self.all,
            "look": self.look,
            "story": self.story,
            "rules": self.rules,
            **session.own_asides(),
            "quit": self.quit,
        }
        self.called = {self.word(name): name for name in self.deeds} | {name: name for name in self.deeds} | SHORT

    def word(self, name: str) -> str:
        """How an aside is called in the language spoken."""
        return self.session.voice(f"shell-word-{name}")

    def obey(self, line: str, among: Container[str] | None = None) -> bool:
        """Do what a line asks for; False if it begins with none of these words."""
        word, _, rest = line.partition(" ")
        name = self.called.get(word.lower())
        if name is None or (among is not None and name not in among):
            return False
        self.deeds[name](rest.strip())
        return True

    def completed(self, line: str) -> str:
        """A line with its first word written out, if only one of these words begins so."""
        word, _, rest = line.partition(" ")
        names = {self.called[each]: each for each in beginning_with(word, self.called)}
        return f"{next(iter(names))} {rest}" if len(names) == 1 else line

    def lines(self) -> Iterator[str]:
        """All that could be typed, for Tab."""
        why, rules = self.word("why"), self.word("rules")
        yield from (self.word(name) for name in self.deeds)
        yield from (f"{why} {choice.text}" for choice in self.session.greyed())
        yield from (f"{rules} {name}" for name in rulebook.sections(self.rulebook()))

    def rulebook(self) -> str:
        """The rules of the game that is played."""
        return rulebook.rulebook(self.session.game, self.session.manner.language)

    # --- one by one

    def help(self, _: str) -> None:
        """What can be typed."""
        voice, paper = self.session.voice, self.session.paper
        paper.write(voice("shell-how-to-answer"))
        widest = max(len(self.word(name)) for name in self.deeds)
        for name in self.deeds:
            paper.write(voice(f"shell-does-{name}"), mark=f"  {self.word(name):<{widest}}  ")

    def hint(self, _: str) -> None:
        """What a good bot would answer, with what this seat knows."""
        self.session.advise(Adviser(self.session.paper, self.session.voice, self.session.prompt))

    def odds(self, _: str) -> None:
        """What this seat may expect."""
        session, view = self.session, self.session.prompt.view
        if session.terms is None:
            session.note("shell-terms-unknown")
            return
        found = [each for each in session.game.odds(view, session.terms) if each.chance > 0]
        if found:
            write_odds(session.paper, found, session.voice.say, lambda action: session.game.spell(view, action))
        else:
            session.note("shell-no-odds")

    def why(self, wanted: str) -> None:
        """Why something is not possible; without words, all that one might think of."""
        greyed = self.session.greyed()
        if not wanted:
            self.explain(greyed)
            return
        words = {self.session.voice.say(choice.label): choice for choice in greyed}
        words |= {choice.text: choice for choice in greyed}
        found = {words[each].action: words[each] for each in beginning_with(wanted, words)}
        if found:
            self.explain(list(found.values()))
        else:
            self.explain_words(wanted)

    def explain(self, choices: Sequence[Choice]) -> None:
        """What is not possible, each with the reason and the rule."""
        session = self.session
        for choice in choices:
            if choice.why_not is not None:
                reason = f"{session.voice.say(choice.label)}: {session.voice.say(choice.why_not)}"
                session.paper.write(Text(reason) + styled(f" [{choice.rule}]", FAINT), mark="   –  ")
        if not choices:
            session.note("shell-nothing-greyed")

    def explain_words(self, wanted: str) -> None:
        """An answer that is not among those one might think of."""
        session = self.session
        try:
            actions = session.read(wanted)
        except BadNotation:
            offered = beginning_with(wanted, (choice.text for choice in session.prompt.choices))
            session.note("shell-possible" if offered else "shell-no-reason", typed=wanted)
            return
        reason = session.why_not(actions)
        if reason is not None:
            session.refuse(session.voice.say(reason[0]), reason[1])
        elif actions[0] in session.prompt.actions:
            session.note("shell-possible", typed=wanted)
        else:
            session.note("shell-no-reason", typed=wanted)

    def all(self, _: str) -> None:
        """Every answer."""
        self.session.list_choices(len(self.session.prompt.choices))

    def look(self, _: str) -> None:
        """The table once more."""
        self.session.look()

    def story(self, _: str) -> None:
        """All that has happened."""
        for line in self.session.story():
            self.session.paper.write(line, mark="· ")

    def rules(self, wanted: str) -> None:
        """A paragraph of the rules, or the list of them."""
        session, text = self.session, self.rulebook()
        names = rulebook.sections(text)
        if not wanted:
            widest = max(map(len, names))
            for name, title in names.items():
                session.paper.write(title, mark=f"  {name:<{widest}}  ")
            return
        found = rulebook.paragraphs(text, wanted)
        for paragraph in found:
            session.paper.draw(rulebook.as_page(paragraph))
        if not found:
            close = closest(wanted, names)
            session.refuse(session.voice("shell-no-section", typed=wanted, close=close or "–"))

    def quit(self, _: str) -> None:
        """Leave."""
        raise Left
