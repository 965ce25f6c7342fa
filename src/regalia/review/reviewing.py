"""A whole game reviewed: every decision weighed, what luck did, and how it adds up for each player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

import msgspec

from regalia.bots.heuristics import heuristics_of
from regalia.bots.tuning import win_shares
from regalia.core import record
from regalia.core.errors import BadRecord
from regalia.core.ints import has
from regalia.core.prompt import Choice
from regalia.core.record import Record
from regalia.core.say import Say
from regalia.core.table import Table
from regalia.review.duels import Judge, Judged
from regalia.review.luck import Lucky
from regalia.review.verdicts import Verdict, verdict_of


class Answer(msgspec.Struct, frozen=True):
    """An answer in the notation of the game, and as it stands on a button."""

    text: str
    label: Say


class Alternative(msgspec.Struct, frozen=True):
    """An answer that was open, and the chance to win after it, by what the seat knew."""

    answer: Answer
    chance: float


class Weighed(msgspec.Struct, frozen=True):
    """One decision of one seat, all parts of its answer together. Numbers are shares of a won game."""

    move: int  # the number of its first part in the record, from 0
    parts: int
    seat: int
    played: tuple[Answer, ...]
    better: Answer | None  # to the part that lost most, given those before it
    value: float  # the seat's chance to win with the best answers, by what it knew
    loss: float
    doubt: float  # the standard error of the loss
    verdict: Verdict
    exact: bool  # counted, not tried out
    at: int = 0  # the number of the part that lost most
    chances: tuple[Alternative, ...] = ()  # if that is worth telling: the better answer, the one given, and others


class Stroke(msgspec.Struct, frozen=True):
    """What luck gave each seat at one answer."""

    move: int
    gave: tuple[float, ...]


class Player(msgspec.Struct, frozen=True):
    """How it adds up for one seat: result = start + luck − lost + given + rest."""

    decisions: int  # with more than one answer
    doubtful: int
    errors: int
    blunders: int
    result: float
    lost: float  # by its own answers
    given: float  # by those of the others, shared evenly among their rivals
    start: float | None = None  # its chance before the first answer
    luck: float | None = None
    rest: float | None = None  # what is not told apart: hidden cards, sealed answers, errors of the judgement


class Review(msgspec.Struct, frozen=True):
    """A finished game, judged."""

    game: str
    names: tuple[str, ...]
    seed: int
    decisions: tuple[Weighed, ...]
    strokes: tuple[Stroke, ...]  # empty where luck cannot be told
    players: tuple[Player, ...]

    def turning_points(self, many: int = 3) -> list[Weighed]:
        """The decisions that cost most, the dearest first."""
        named = [each for each in self.decisions if each.verdict in ("error", "blunder")]
        return sorted(named, key=lambda each: -each.loss)[:many]


class Part(msgspec.Struct, frozen=True):
    """A part of an answer, judged on its own if there was any choice."""

    move: int
    played: Answer
    better: Answer | None = None  # if it lost anything
    judged: Judged | None = None
    chances: tuple[Alternative, ...] = ()

    @property
    def loss(self) -> float:
        """What it lost; nothing where there was no choice."""
        return self.judged.loss if self.judged else 0.0


def review_of(kept: Record, seed: int = 1) -> Review:
    """The review of a record; the same record and the same seed give the same review."""
    return counted_up(kept, seed, list(stages(kept, seed)))


def finished(kept: Record) -> Table:
    """The table of a record at its end, if it can be reviewed."""
    table = record.replay(kept)
    if not table.is_over:
        raise BadRecord("This game is not over. Only finished games are reviewed.")
    if not heuristics_of(table.game.id).told.losses:
        raise BadRecord(f"The bots do not judge {table.game.id} well enough yet to review a game of it.")
    return table


def stages(kept: Record, seed: int = 1) -> Iterator[Weighed | Stroke]:
    """Every decision as it is weighed, and what luck did after it; for progress bars, and for who is impatient."""
    weighing = Weighing(kept, seed)
    while not weighing.is_done:
        yield from weighing.step()


class Weighing:
    """A review in the making: it may stop after any decision and go on later, or in another process."""

    def __init__(self, kept: Record, seed: int = 1, reached: int = 0) -> None:
        self.moves, self.table = finished(kept).moves, record.begin(kept)
        self.judge = Judge(self.table.game, self.table.terms, seed)
        self.lucky = Lucky(self.judge.policy, seed) if self.judge.known.told.luck else None
        self.begun: dict[int, list[Part]] = {}  # by seat: the parts of its answer so far
        self.reached = 0  # answers that are weighed
        while self.reached < reached:
            self.play()

    @property
    def is_done(self) -> bool:
        """Is every answer weighed?"""
        return self.reached == len(self.moves)

    def play(self) -> None:
        """One answer more, as it was given."""
        seat, action = self.moves[self.reached]
        assert self.table.play(seat, [action]) is None, "what was played once can be played again"
        self.reached += 1

    def step(self) -> list[Weighed | Stroke]:
        """The next decision; of a sealed one, what all seats answered."""
        found = list(self.answer())
        while self.begun and not self.is_done:
            found += self.answer()
        return found

    def answer(self) -> Iterator[Weighed | Stroke]:
        """One answer, or a part of one: its seat is judged when it has said all."""
        number, before, (seat, action) = self.reached, self.table.state, self.moves[self.reached]
        self.begun.setdefault(seat, []).append(part_of(self.table, self.judge, seat, action))
        self.play()
        is_resolved = self.table.state.decisions != before.decisions
        if is_resolved or not has(self.table.state.waiting, seat):
            for each in list(self.begun) if is_resolved else [seat]:
                yield from summed(each, self.begun.pop(each))
        if self.lucky and (gave := self.lucky.of(before, seat, action, self.table.state)):
            yield Stroke(number, tuple(gave))


def part_of(table: Table, judge: Judge, seat: int, played: int) -> Part:
    """One part of an answer, as its seat saw the table."""
    prompt, move = table.prompt(seat), len(table.moves)
    answers = {choice.action: answer(choice) for choice in prompt.choices}
    if len(answers) == 1:
        return Part(move, answers[played])
    found = judge.judged(prompt.view, prompt.actions, played)
    chances = tuple(Alternative(answers[action], chance) for action, chance in found.chances)
    return Part(move, answers[played], answers[found.best] if found.loss > 0 else None, found, chances)


def answer(choice: Choice) -> Answer:
    """An answer in words."""
    return Answer(choice.text, choice.label)


def summed(seat: int, parts: list[Part]) -> Iterator[Weighed]:
    """A whole answer, so that one idea is blamed once; nothing where there was no choice at all."""
    judged = [part.judged for part in parts if part.judged is not None]
    if not judged:
        return
    loss, doubt = sum(each.loss for each in judged), sqrt(sum(each.doubt**2 for each in judged))
    dearest = max(parts, key=lambda part: part.loss)
    yield Weighed(
        move=parts[0].move,
        parts=len(parts),
        seat=seat,
        played=tuple(part.played for part in parts),
        better=dearest.better,
        value=judged[0].value,
        loss=loss,
        doubt=doubt,
        verdict=verdict_of(loss, doubt),
        exact=all(each.exact for each in judged),
        at=dearest.move,
        chances=dearest.chances,
    )


# --- what it comes to


def counted_up(kept: Record, seed: int, found: Sequence[Weighed | Stroke]) -> Review:
    """The review that all stages come to."""
    decisions = [each for each in found if isinstance(each, Weighed)]
    strokes = [each for each in found if isinstance(each, Stroke)]
    table = finished(kept)
    shares, told = win_shares(table.state), heuristics_of(kept.game).told
    start = Lucky(heuristics_of(kept.game).policy(table.terms), seed).promised(record.begin(kept).state)
    players = [tally(seat, shares[seat], decisions, len(kept.seats)) for seat in range(len(kept.seats))]
    if told.luck:
        lucks = [sum(stroke.gave[seat] for stroke in strokes) for seat in range(len(players))]
        players = [with_luck(*each) for each in zip(players, start, lucks, strict=True)]
    return Review(kept.game, tuple(kept.seats), seed, tuple(decisions), tuple(strokes), tuple(players))


def tally(seat: int, result: float, decisions: list[Weighed], seats: int) -> Player:
    """What one seat decided, and what the others gave away."""
    own = [each for each in decisions if each.seat == seat]
    said = [each.verdict for each in own]
    others = sum(each.loss for each in decisions if each.seat != seat)
    return Player(
        decisions=len(own),
        doubtful=said.count("doubtful"),
        errors=said.count("error"),
        blunders=said.count("blunder"),
        result=result,
        lost=sum(each.loss for each in own),
        given=others / (seats - 1),
    )


def with_luck(player: Player, start: float, luck: float) -> Player:
    """The whole sum, with what is not told apart."""
    rest = player.result - start - luck + player.lost - player.given
    return msgspec.structs.replace(player, start=start, luck=luck, rest=rest)
