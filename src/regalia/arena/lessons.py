"""Games of bots, kept to learn from: who sat there, all their answers, and who won.

What a judgement sees at some moment of a game is not kept, since it is found by playing the answers again: the games
stay good when the judgement looks at other things. A search asks a judgement about whole tables, which it has guessed,
so it is shown the whole table here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import msgspec
from msgspec.json import decode, encode

from regalia.arena.job_file import Header, JobFile
from regalia.arena.runner import Runner, in_batches
from regalia.bots.external import Place, Stable
from regalia.bots.spec import parse_spec, sit_down
from regalia.bots.tuning import Tables, win_shares
from regalia.bots.weights import Weights, written
from regalia.core.dice import Dice
from regalia.core.prompt import Hearing
from regalia.core.registry import game as find_game
from regalia.core.state import State

FORMAT = "regalia-lessons-2"
SPREAD = 1_000_003  # between the numbers of the first games of neighbouring seeds
MOMENTS = 16  # looked at in each game
LIMIT = 60.0  # seconds for an answer of a program


class School(msgspec.Struct, frozen=True, kw_only=True):
    """All that makes a lesson what it is; how many there are is another matter."""

    game: str
    version: int  # of the game's rules
    judge: str  # a fingerprint of the weights that bots go by if they name none themselves
    seed: int
    seats: tuple[int, ...]  # numbers of players, one game after the other
    bots: tuple[str, ...]  # who may sit there


class Lesson(msgspec.Struct, frozen=True, array_like=True):
    """One game: who sat there (by number), who won (1 in all), and every answer in order."""

    number: int
    bots: tuple[int, ...]
    won: tuple[float, ...]
    answers: tuple[int, ...]


Kept = tuple[School, list[Lesson]]  # games, and what they are games of


class Batch(msgspec.Struct, frozen=True):
    """Games to be played one after the other, somewhere."""

    school: School
    weights: Weights
    numbers: tuple[int, ...]


def school_of(game: str, weights: Weights, seed: int, seats: Sequence[int], bots: Sequence[str]) -> School:
    """A school of this game, in which bots judge by these weights."""
    found = find_game(game)
    return School(
        game=game,
        version=found.version,
        judge=sha256(written(weights)).hexdigest()[:16],
        seed=seed,
        seats=tuple(seats) or tuple(found.players),
        bots=tuple(bots),
    )


@cache
def tables_of(game: str) -> Tables:
    """Tables of a game with its usual terms, made once."""
    return Tables(find_game(game))


# --- one game


def play(school: School, weights: Weights, number: int) -> Lesson:
    """The game of this number, from the first question to its end."""
    dice = Dice(school.seed * SPREAD + number)
    s = dealt(school, number)
    sat = seated(school, s.seats, dice)
    answers = played(school, s, [(school.bots[bot], dice.seed()) for bot in sat], weights)
    return Lesson(number, sat, tuple(win_shares(s)), tuple(answers))


def dealt(school: School, number: int) -> State:
    """The table of a game before the first answer."""
    seats = school.seats[number % len(school.seats)]
    return tables_of(school.game).dealt_to(seats, school.seed * SPREAD + number)


def seated(school: School, seats: int, dice: Dice) -> tuple[int, ...]:
    """Who sits there: in half of the games all are equals, in the others each seat draws."""
    if dice.below(2):
        return (dice.below(len(school.bots)),) * seats
    return tuple(dice.below(len(school.bots)) for _ in range(seats))


def played(school: School, s: State, sat: Sequence[tuple[str, int]], weights: Weights) -> list[int]:
    """Let the bots play to the end; all their answers."""
    tables, stable, answers = tables_of(school.game), Stable(), []
    bots = [
        sit_down(parse_spec(bot), place(tables, s, seat, seed), stable, LIMIT, weights)
        for seat, (bot, seed) in enumerate(sat)
    ]
    hearing = Hearing(tables.game, s)
    while s.waiting:
        asked = s.seat_to_answer()
        prompt = hearing.prompt(asked)
        answers.append(bots[asked].choose(prompt.view, prompt))
        s.answer(asked, answers[-1])
    stable.close()
    return answers


def place(tables: Tables, s: State, seat: int, seed: int) -> Place:
    """Where a bot sits down."""
    options = tables.game.options.settle()
    return Place(game=tables.game, options=options, data=None, terms=tables.terms, seats=s.seats, seat=seat, seed=seed)


def moments(school: School, lesson: Lesson) -> Iterator[tuple[float, State]]:
    """Some moments of a game, one at random of each part of it: how much was over (0 to 1), and the table then."""
    s, dice, length = dealt(school, lesson.number), Dice(lesson.number), len(lesson.answers)
    parts = min(MOMENTS, length)
    ends = [length * part // parts for part in range(parts + 1)]
    chosen = {start + dice.below(end - start) for start, end in pairwise(ends)}
    for n, answer in enumerate(lesson.answers):
        if n in chosen:
            yield n / length, s
        s.answer(s.seat_to_answer(), answer)


# --- many games


class Lessons:
    """All lessons of a school, kept in a file if there is one."""

    def __init__(self, school: School, path: Path | None = None) -> None:
        self.school = school
        self.file = None if path is None else JobFile(path, FORMAT, school, Lesson)
        self.of = {} if self.file is None else {lesson.number: lesson for lesson in self.file.items}

    def missing(self, games: int) -> list[int]:
        """The numbers of those among the first so many that have not been played."""
        return [number for number in range(games) if number not in self.of]

    def add(self, lessons: Sequence[Lesson]) -> None:
        """Games that are over: first into the file."""
        if self.file is not None:
            self.file.write(lessons)
        self.of |= {lesson.number: lesson for lesson in lessons}

    def first(self, games: int) -> list[Lesson]:
        """The first so many, in order."""
        return [self.of[number] for number in range(games)]

    def close(self) -> None:
        """No more games."""
        if self.file is not None:
            self.file.close()


def in_lines(school: School, lessons: Sequence[Lesson]) -> bytes:
    """The content of a file of lessons."""
    head = Header(format=FORMAT, order=msgspec.to_builtins(school))
    return b"".join(encode(line) + b"\n" for line in (head, *lessons))


def read_lessons(path: Path) -> Kept:
    """All games of a file, whatever school they are of."""
    head, *lines = path.read_bytes().splitlines()
    school = msgspec.convert(decode(head, type=Header).order, School)
    return school, [decode(line, type=Lesson) for line in lines]


def play_all(
    school: School, weights: Weights, numbers: Sequence[int], runner: Runner, jobs: int
) -> Iterator[list[Lesson]]:
    """Games as they are done."""
    for content in in_batches(play_elsewhere, numbers, partial(pack, school, weights), runner, jobs):
        yield decode(content, type=list[Lesson])


def pack(school: School, weights: Weights, numbers: Iterable[int]) -> bytes:
    """A batch of games on its way to where they are played."""
    return encode(Batch(school, weights, tuple(numbers)))


def play_elsewhere(content: bytes) -> bytes:
    """The job: plain bytes go there and come back."""
    batch = decode(content, type=Batch)
    return encode([play(batch.school, batch.weights, number) for number in batch.numbers])
