"""One table: a game, its seats, what was agreed on, the luck, and every answer given so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from regalia.core.beat import Beat
from regalia.core.errors import BadNotation
from regalia.core.event import Event
from regalia.core.fairness import Luck, Secret
from regalia.core.game import WATCHER, AnyGame, View
from regalia.core.ints import has, members_of
from regalia.core.luck import Stream, mixed, seeded
from regalia.core.options import Options, Value
from regalia.core.prompt import Prompt
from regalia.core.say import Say, Who, say
from regalia.core.seats import NOBODY, nobody_called, seat_called
from regalia.core.speech import Speech, speech
from regalia.core.state import NO_SUCH_ACTION, NOT_ASKED, OK, State

MOST = 2**53  # actions stay within what every JSON reader keeps exact
KEPT_BEATS = 64  # of the latest answers, for those who are late to look


class Refusal(msgspec.Struct, frozen=True):
    """Why an answer was refused: a key for programs, words for people, the rule it rests on."""

    key: str
    why: Say
    rule: str = ""


class Tried(NamedTuple):
    """The parts of an answer that belong to the decision it was given to, and the state they lead to."""

    actions: tuple[int, ...]
    state: State


class Place(NamedTuple):
    """Where a table stood: its state, and how much had been answered, told and drawn."""

    state: State
    moves: int
    story: int
    outcomes: int
    heard: tuple[int, ...]


class Table:
    """Plays one game and remembers how. An answer is tried on a copy first: refused, it leaves no trace."""

    def __init__(self, game: AnyGame, names: list[str], options: Options, data: Any, state: Any) -> None:
        self.game = game
        self.names = names
        self.options = options
        self.data = data  # None: the shipped data
        self.terms = state.terms
        self.state: State = state
        self.luck: Luck | None = None
        self.moves: list[tuple[int, int]] = []
        self.story: list[Event] = list(state.story or [])
        self.outcomes: list[int] = list(state.outcomes or [])
        self.beats: list[Beat] = []  # the latest
        self.heard = [0] * len(names)  # how much of the story each seat had heard when it answered last

    # --- who and what

    @property
    def is_over(self) -> bool:
        """Is the game finished?"""
        return self.state.waiting == 0

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return members_of(self.state.waiting)

    def view(self, seat: int) -> Any:
        """What a seat may know."""
        return self.game.view(self.state, seat)

    def prompt(self, seat: int) -> Prompt:
        """What a seat is asked."""
        since = self.story[self.heard[seat] :] if seat >= 0 else ()
        return Prompt(self.game, self.state, self.view(seat), events=since)

    # --- answering

    def play(self, seat: int, actions: Sequence[int]) -> Refusal | None:
        """Give an answer, or several one after the other; what was answered before a refusal stands."""
        rest = tuple(actions)
        while rest:
            tried = self.attempt(seat, rest)
            if isinstance(tried, Refusal):
                return tried
            self.accept(seat, tried.actions, tried.state)
            rest = rest[len(tried.actions) :]
        return None

    def attempt(self, seat: int, actions: Sequence[int]) -> Tried | Refusal:
        """The state an answer would lead to, which `accept` takes over; the table is as it was.

        All its parts are taken or none. As soon as the answer is complete or luck was drawn, nothing more is tried: so
        whether an answer is refused cannot depend on what is still to come, or on what others have answered.
        """
        after = self.listening()
        for count, action in enumerate(actions, start=1):
            refusal = self.add(after, seat, action)
            if refusal is not None:
                return refusal
            if not has(after.waiting, seat) or after.decisions != self.state.decisions or after.luck != self.state.luck:
                return Tried(tuple(actions[:count]), after)
        return Tried(tuple(actions), after)

    def follow(self, seat: int, actions: Sequence[int]) -> State | Refusal:
        """The state that actions lead to which were once taken, however far they reach."""
        after = self.listening()
        for action in actions:
            refusal = self.add(after, seat, action)
            if refusal is not None:
                return refusal
        return after

    def listening(self) -> State:
        """A copy of the state that notes what happens."""
        after = self.state.copy()
        after.story, after.outcomes, after.beats = [], [], []
        return after

    def add(self, s: State, seat: int, action: int) -> Refusal | None:
        """Add one part to what a seat has answered; why not, if it is refused."""
        reason = s.play(seat, action) if 0 <= action < MOST else NO_SUCH_ACTION
        return None if reason == OK else self.refusal(s, seat, action, reason)

    def accept(self, seat: int, actions: Sequence[int], after: State) -> None:
        """Let an answer that was attempted have happened."""
        self.state = after
        self.moves += [(seat, action) for action in actions]
        self.heard[seat] = len(self.story)
        self.keep_beats(after)
        self.story += after.story or []
        self.outcomes += after.outcomes or []

    def keep_beats(self, after: State) -> None:
        """Keep the beats on the way to this state, and of those before them the latest."""
        moves, told = len(self.moves), len(self.story)
        self.beats += [Beat(moves, told + events, seen) for events, seen in after.beats or []]
        del self.beats[:-KEPT_BEATS]
        after.beats = None

    def place(self) -> Place:
        """Where the table stands now."""
        return Place(self.state, len(self.moves), len(self.story), len(self.outcomes), tuple(self.heard))

    def go_back(self, place: Place) -> None:
        """Stand where it stood, as if nothing had happened since."""
        self.state = place.state
        del self.moves[place.moves :], self.story[place.story :], self.outcomes[place.outcomes :]
        self.beats = [beat for beat in self.beats if beat.move <= place.moves]
        self.heard = list(place.heard)

    def refusal(self, s: State, seat: int, action: int, reason: int) -> Refusal:
        """The reason in words, for the one who was refused."""
        if s.waiting == 0:
            return Refusal("game-over", say("refusal-game-over"))
        if reason == NOT_ASKED:
            asked = tuple(Who(other) for other in self.game.view(s, WATCHER).asked)
            return Refusal("not-asked", say("refusal-not-asked", who=asked))
        if reason == NO_SUCH_ACTION:
            return Refusal("no-such-action", say("refusal-no-such-action"))
        why, rule = self.game.refusal(self.game.view(s, seat), action, reason)
        return Refusal(self.game.reason_key(reason), why, rule)

    def read(self, text: str) -> tuple[int, list[int]]:
        """A seat and its answer from a line like “red: roll”."""
        name, colon, words = text.partition(":")
        if not colon:
            raise BadNotation(f"“{text}” does not say who: write “{self.names[0]}: …”.")
        seat = self.seat(name)
        return seat, self.read_words(seat, words)

    def read_words(self, seat: int, words: str) -> list[int]:
        """A seat's answer in words; other seats may be called by their names."""
        text = self.game.seats_in(" ".join(words.split()), self.names)
        return self.game.read(self.view(seat), text)

    def seat(self, name: str) -> int:
        """The seat of a name."""
        seat = seat_called(name, self.names)
        if seat == NOBODY:
            raise BadNotation(nobody_called(name, self.names))
        return seat

    # --- words

    def speech(self, language: str) -> Speech:
        """The game's words in a language."""
        return speech(self.game.package, language)

    def say(self, message: Say, language: str = "en", you: int = NOBODY) -> str:
        """A message with this table's names, and to a seat as “you”."""
        return self.speech(language).say(message, self.names, you)

    def tell(self, events: Sequence[Event], seat: int, language: str = "en") -> list[str]:
        """What happened, as a seat may hear it."""
        view: View = self.view(seat)
        told = [self.game.tell(view, event.seen_by(seat)) for event in events]
        return [self.say(message, language, seat) for message in told if message is not None]


def new_table(
    game: AnyGame,
    seats: int | str | list[str],
    luck: Luck | Stream,
    options: Mapping[str, object] | None = None,
    data: object = None,
) -> Table:
    """A table set up and ready for its first answer."""
    names = game.names(seats)
    settled = game.options.settle(options)
    s = game.table(len(names), terms_of(game, settled, data))
    give_luck(s, luck)
    s.story, s.outcomes = [], []
    game.set_up(s)
    table = Table(game, names, settled, data, s)
    table.luck = None if isinstance(luck, Stream) else luck
    s.story = s.outcomes = None
    return table


def terms_of(game: AnyGame, options: Options, data: object = None) -> Any:
    """What a table agrees on; tables that agree on the same share it, and all that is remembered of it."""
    if data is not None:
        return game.terms(options, game.data(data))
    return shipped_terms(game, tuple(sorted(options.items())))


@lru_cache(64)
def shipped_terms(game: AnyGame, options: tuple[tuple[str, Value], ...]) -> Any:
    """With the data as shipped."""
    return game.terms(dict(options), game.data())


def give_luck(s: State, luck: Luck | Stream) -> None:
    """From now on the table's luck comes from this source."""
    if isinstance(luck, Stream):
        s.stream, s.luck = luck, 0
    elif isinstance(luck, Secret):
        s.stream, s.luck = luck.stream(), 0
    else:
        s.stream, s.luck = None, seeded(mixed(luck.seed))


def owes_answer(s: State, seat: int) -> bool:
    """Must this seat still answer?"""
    return seat >= 0 and has(s.waiting, seat)


def worth_seeing(game: AnyGame, beats: Sequence[Beat], told: int, after: State, seat: int) -> list[Beat]:
    """Those beats of an answer after which a seat still saw or heard something: the next view does not show them all.

    `told` is the number of events and `after` the table when the answer was complete.
    """
    found: list[Beat] = []
    following = (told, None if after.now == 0 else game.view(after.between(), seat))
    for beat in reversed(beats):
        here = (beat.story, game.view(beat.state, seat))
        if here != following:
            found.append(beat)
        following = here
    return found[::-1]
