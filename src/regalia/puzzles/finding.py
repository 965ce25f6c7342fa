"""Puzzles found in games between searching players: the same seed, the same puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from math import log10
from typing import Any, NamedTuple

import msgspec

from regalia.bots.heuristics import heuristics_of
from regalia.bots.registry import make_bot
from regalia.bots.thinking import NONE
from regalia.core.dice import Dice
from regalia.core.errors import RegaliaError
from regalia.core.fairness import Seed
from regalia.core.game import AnyGame
from regalia.core.ints import has
from regalia.core.luck import mixed
from regalia.core.prompt import Prompt
from regalia.core.state import State
from regalia.core.table import new_table, terms_of
from regalia.puzzles.kept import Collection, Puzzle, Ranked, Theme
from regalia.puzzles.posed import position_of
from regalia.puzzles.weighing import GLANCE, LEVELS, LONGER_LOOK, LOOK, TRIES, Scales, Standing

LEVEL, SIMULATIONS = "monarch", 100  # who plays the games
FEWEST, MOST = 3, 24  # answers of a puzzle: a search looks at no more
MOST_IN_A_GAME = 3
APART = 15  # questions between two of them, at least
TOO_EASY = 0.95  # of the tries find it
NEARLY_WON, NEARLY_LOST = 0.85, 0.25  # chances to win with the best answer
MIDDLE, STEP = 1_500, 400  # of ratings: found by every second, and ten times as seldom
ID_BYTES = 4


def gone_on(kept: Collection, game: AnyGame, count: int) -> Iterator[Collection]:
    """The collection after each further game, until it has so many puzzles or a few more."""
    finder = Finder(game, kept.seed)
    while len(kept.puzzles) < count:
        known = {each.id for each in kept.puzzles}
        fresh = [each for each in finder.found_in(kept.games) if each.id not in known]
        kept = msgspec.structs.replace(kept, games=kept.games + 1, puzzles=(*kept.puzzles, *fresh))
        yield kept


class Question(NamedTuple):
    """A question as a position that its seat knows."""

    position: dict[str, Any]
    seats: int
    eyes: int


class Finder:
    """Finds the puzzles of one game."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        if not heuristics_of(game.id).told.losses:
            raise RegaliaError(f"The bots do not judge {game.id} well enough yet to make puzzles of it.")
        self.game, self.seed = game, seed
        self.terms = terms_of(game, game.options.settle({}))
        self.scales = Scales(game, self.terms)
        self.obvious = heuristics_of(game.id).obvious

    def found_in(self, number: int) -> list[Puzzle]:
        """The puzzles of the game of this number."""
        dice = Dice(mixed((self.seed << 64) + number))
        questions = list(enumerate(self.asked_in(number, dice)))
        found: dict[int, Puzzle] = {}
        for place, question in dice.some(questions, len(questions)):
            if len(found) == MOST_IN_A_GAME:
                break
            if any(abs(place - other) < APART for other in found):
                continue
            puzzle = self.puzzle(question, dice, {sort(each.answers[0].answer) for each in found.values()})
            if puzzle is not None:
                found[place] = puzzle
        return list(found.values())

    def asked_in(self, number: int, dice: Dice) -> list[Question]:
        """The questions of a game that searching players play."""
        seats = self.game.players[number % len(self.game.players)]
        table = new_table(self.game, seats, Seed(dice.seed()))
        bots = [make_bot(LEVEL, self.game, table.terms, dice.seed(), simulations=SIMULATIONS) for _ in range(seats)]
        found = []
        while not table.is_over:
            seat = table.state.seat_to_answer()
            prompt = table.prompt(seat)
            if self.may_be_asked(table.state, prompt):
                found.append(Question(position_of(self.game, prompt.view, self.terms), seats, seat))
            table.play(seat, [bots[seat].choose(prompt.view, prompt)])
        return found

    def may_be_asked(self, s: State, prompt: Prompt) -> bool:
        """Is there a choice, one that is not obvious, and not a part of one?"""
        if not FEWEST <= len(prompt.actions) <= MOST or s.said[prompt.seat] or s.laid[prompt.seat]:
            return False
        return self.obvious is None or self.obvious(prompt.view, self.terms) == NONE

    def puzzle(self, question: Question, dice: Dice, known: set[str]) -> Puzzle | None:
        """The puzzle in a question, if there is one: with a whole answer, of a new sort, and not too easily found."""
        position, seats, eyes = question
        s = self.game.load(position, self.game.names(seats), self.terms)
        prompt = Prompt(self.game, s, self.game.view(s, eyes))
        glance = self.scales.weighed(prompt, GLANCE, dice.seed())
        if not glance.is_clear(GLANCE) or sort(spelled(prompt, glance.best)) in known:
            return None
        found = self.agreed(prompt, dice)
        if found is None or sort(spelled(prompt, found.best)) in known or not is_whole(s, eyes, found.best):
            return None
        hits = self.scales.hits(prompt, found.best, dice.seed())
        return None if sum(hits) > TOO_EASY * TRIES * len(LEVELS) else kept(question, prompt, found, hits)

    def agreed(self, prompt: Prompt, dice: Dice) -> Standing | None:
        """What two searches agree on, the second three times as long as the first."""
        first = self.scales.weighed(prompt, LOOK, dice.seed())
        if not first.is_clear(LOOK):
            return None
        again = self.scales.weighed(prompt, LONGER_LOOK, dice.seed())
        return again if again.is_clear(LONGER_LOOK) and again.best == first.best else None


def spelled(prompt: Prompt, action: int) -> str:
    """An answer in the notation of its game."""
    return prompt.game.spell(prompt.view, action)


def sort(answer: str) -> str:
    """What sort of answer it is: its first word."""
    return answer.partition(" ")[0]


def is_whole(s: State, seat: int, action: int) -> bool:
    """Is this all that the seat has to say to the question?"""
    after = s.copy()
    after.answer(seat, action)
    return after.decisions != s.decisions or not has(after.waiting, seat)


def kept(question: Question, prompt: Prompt, found: Standing, hits: list[int]) -> Puzzle:
    """The puzzle as it is kept."""
    return Puzzle(
        game=prompt.game.id,
        id=blake2b(msgspec.json.encode(question), digest_size=ID_BYTES).hexdigest(),
        seats=question.seats,
        eyes=question.eyes,
        rating=rating(sum(hits), TRIES * len(LEVELS)),
        theme=theme(prompt, found, hits),
        doubt=round(found.doubt, 4),
        answers=tuple(Ranked(spelled(prompt, action), round(chance, 3)) for action, chance in found.ways),
        position=question.position,
        exact=found.exact,
    )


def rating(hits: int, tries: int) -> int:
    """The higher, the more seldom it was found."""
    return round(MIDDLE + STEP * log10((tries - hits + 0.5) / (hits + 0.5)))


def theme(prompt: Prompt, found: Standing, hits: list[int]) -> Theme:
    """What is special about it."""
    if len(prompt.view.asked) > 1 and prompt.view.asks not in prompt.game.windows:
        return "sealed"
    if found.ways[0][1] >= NEARLY_WON:
        return "win"
    if found.ways[0][1] <= NEARLY_LOST:
        return "rescue"
    return "surprise" if hits[-1] <= TRIES // 4 else "plain"
