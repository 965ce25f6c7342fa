"""A puzzle at a keyboard: the table as its seat sees it, an answer, and how it stands against the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from regalia.core.drawing import FAINT, STRONG, styled
from regalia.core.prompt import Choice
from regalia.core.say import Say, Who
from regalia.core.table import Refusal
from regalia.puzzles import Puzzle, pose
from regalia.puzzles.telling import told
from regalia.terminal.advising import Adviser
from regalia.terminal.session import Manner, Session


class PuzzleSession(Session):
    """One puzzle."""

    def __init__(self, puzzle: Puzzle, manner: Manner) -> None:
        self.posed = pose(puzzle)
        self.prompt = self.posed.prompt
        super().__init__(self.posed.game, self.posed.table.names, manner)

    def solve(self) -> bool:
        """Ask, explain, and tell whether the answer was right."""
        puzzle = self.posed.puzzle
        self.paper.gap()
        title = f"{self.voice('puzzle')} {puzzle.id} · {self.voice('game-title')}"
        about = (
            f"{self.voice('puzzle-rating', rating=str(puzzle.rating))}, {self.voice(f'puzzle-theme-{puzzle.theme}')}"
        )
        self.paper.write(styled(title, STRONG) + styled(f"  {about}", FAINT))
        self.look()
        self.paper.write(self.voice("puzzle-who", who=Who(puzzle.eyes)), STRONG)
        self.is_asked = True
        return self.explain(self.ask()[0])

    def explain(self, given: int) -> bool:
        """How the answers stand, and why."""
        self.is_asked = False
        for sentence in told(self.posed, given):
            self.paper.write(self.voice.say(sentence))
        adviser = Adviser(self.paper, self.voice, self.prompt)
        for way in self.posed.ways:
            adviser.compare(adviser.choices[way.action], way)
        return given == self.posed.best

    # --- what a session must answer

    @property
    def terms(self) -> Any:
        return self.posed.table.terms

    def greyed(self) -> Sequence[Choice]:
        return self.prompt.greyed

    def why_not(self, actions: list[int]) -> tuple[Say, str] | None:
        tried = self.posed.table.attempt(self.prompt.seat, actions)
        return (tried.why, tried.rule) if isinstance(tried, Refusal) else None

    def story(self) -> Iterable[str]:
        return ()

    def read(self, line: str) -> list[int]:
        return self.posed.table.read_words(self.prompt.seat, line)

    def advise(self, adviser: Adviser) -> None:
        self.note(f"puzzle-theme-{self.posed.puzzle.theme}")

    def undo(self, _: str) -> None:
        """There is nothing to take back."""
        self.note("fault-no-take-back")

    def own_asides(self) -> dict[str, Callable[[str], None]]:
        return {}
