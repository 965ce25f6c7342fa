"""What a good bot would answer, in words: its answer, the chances of the best ones, and what may come of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from regalia.bots.levels import level_name
from regalia.core.drawing import FAINT, STRONG, styled
from regalia.core.odds import Odds
from regalia.core.prompt import Choice, Prompt
from regalia.terminal.paper import Paper
from regalia.terminal.voice import Voice

WAYS, OUTCOMES = 3, 3  # answers that are compared, and outcomes told of each
NEARLY = 0.01  # of a won game: a difference that is none


class Way(Protocol):
    """An answer that was weighed, by a bot here or by one of a server."""

    @property
    def action(self) -> int: ...
    @property
    def value(self) -> float: ...
    @property
    def outcomes(self) -> Sequence[Odds]: ...


class Advice(Protocol):
    """The answers, the best first."""

    @property
    def answers(self) -> Sequence[Way]: ...
    @property
    def margin(self) -> float: ...
    @property
    def exact(self) -> bool: ...


class Adviser:
    """Tells advice on one question."""

    def __init__(self, paper: Paper, voice: Voice, prompt: Prompt) -> None:
        self.paper = paper
        self.voice = voice
        self.choices = {choice.action: choice for choice in prompt.choices}

    def tell(self, advice: Advice, level: str) -> None:
        """The best answer and how sure it is, then the best few beside each other."""
        best = self.choices[advice.answers[0].action]
        said = self.voice("shell-advice", level=level_name(level), answer=self.voice.say(best.label))
        self.paper.write(styled(said, STRONG) + styled(f"  [{best.text}]", FAINT))
        if len(self.choices) == 1:
            self.paper.write(self.voice("shell-advice-only"))
            return
        for way in advice.answers[:WAYS]:
            self.compare(self.choices[way.action], way)
        if advice.exact:
            self.paper.write(self.voice("shell-advice-exact"))
        elif advice.margin < NEARLY:
            self.paper.write(self.voice("shell-advice-close"))

    def compare(self, choice: Choice, way: Way) -> None:
        """The chance to win after an answer, and what may come of it."""
        win = self.voice("shell-advice-win", percent=round(100 * way.value))
        self.paper.write(f"{self.voice.say(choice.label)}: {win}", mark="  – ")
        for odds in way.outcomes[:OUTCOMES]:
            self.paper.write(styled(f"{self.voice.say(odds.what)}: {odds.chance:.0%}", FAINT), mark="      ")
