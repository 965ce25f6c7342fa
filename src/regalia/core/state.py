"""The table: what lies there, what must still happen, who owes an answer, and the luck.

A game subclasses State, adds its pieces as ints, and writes offer, resolve, why_not, copy and scores, and hear where
an answer is given in parts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.core.bag import nth, one, total
from regalia.core.event import Event
from regalia.core.ints import Five, bit, has, how_many, lowest, nothing, nth_member, put
from regalia.core.luck import Stream, chosen, mixed, seeded, stirred
from regalia.core.offers import OFFERS, Offers
from regalia.core.sight import Sight
from regalia.core.step import asked, step
from regalia.core.value import Value

OK: Final = 0
NOT_ASKED: Final = 1  # somebody else is to answer
NO_SUCH_ACTION: Final = 2  # nothing of the kind can be answered here
BETWEEN: Final = 255  # a step of no game: the table between two questions, neither asking nor over
MOST_BEATS: Final = 64  # of one answer

Later = tuple[i64, i64, i64, i64, i64, i64, i64]


def no_more() -> Later:
    """An empty agenda."""
    return (0, 0, 0, 0, 0, 0, 0)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(Value):
    """The table as the kernel knows it."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.now: i64 = 0  # the step on top of the agenda; 0: the game is over
        self.later: Later = no_more()  # the steps below it, next first
        self.waiting: i64 = 0  # the seats that owe an answer to the step on top
        self.said: Five = nothing()  # each seat's answer so far; sealed until all are in
        self.laid: Five = nothing()  # the bag that goes with it, if the answer has one
        self.luck: i64 = 0  # the fast source's state, or how many outcomes the stream has given
        self.stream: Stream | None = None  # the source of a table
        self.decisions: i64 = 0  # resolved so far; tells a stale click from a fresh one
        self.adjudicated: i64 = 0  # 1: a guard of the platform ended the game, not its rules
        self.ticket: i64 = 0  # which list of offers is this state's own
        self.story: list[Event] | None = None  # None where nobody listens
        self.outcomes: list[int] | None = None  # what the stream gave, where somebody listens
        self.beats: list[tuple[int, State]] | None = None  # moments to be seen, each after so many events

    # --- the agenda

    def then(self, first: i64, second: i64 = 0) -> None:
        """Before anything already on the agenda, do this (and then that)."""
        if second:
            self.then(second)
        a, b, c, d, e, f, g = self.later
        assert g == 0, "the agenda is full"
        self.later = (self.now, a, b, c, d, e, f)
        self.now = first

    def settle(self) -> None:
        """Let happen all that awaits no answer."""
        while self.waiting == 0 and self.now != 0:
            due: i64 = self.now
            a, b, c, d, e, f, g = self.later
            self.now = a
            self.later = (b, c, d, e, f, g, 0)
            self.resolve(due)
            self.said = nothing()
            self.laid = nothing()
            self.waiting = asked(self.now)

    def begin(self, first: i64) -> None:
        """Put the first step on an empty agenda and let the game run to its first question."""
        self.now = first
        self.later = no_more()
        self.waiting = asked(first)
        self.settle()

    def game_over(self) -> None:
        """Nothing more is to happen."""
        self.now = 0
        self.later = no_more()

    # --- asking and answering

    def seat_to_answer(self) -> i64:
        """The seat to hear first of those that owe an answer, while the game is on; a game may have its own order."""
        return lowest(self.waiting)

    def offers(self, seat: i64) -> Offers:
        """The legal answers of a seat, none if it is not asked; kept until the state changes or another is asked."""
        out: Offers = OFFERS
        if self.ticket != out.ticket or self.ticket == 0 or self.ticket & 7 != seat:
            out.ticket = ((out.ticket >> 3) + 1) * 8 + seat
            self.ticket = out.ticket
            out.n = 0
            if has(self.waiting, seat):
                self.offer(seat, out)
        return out

    def legal(self, seat: i64 = -1) -> list[int]:
        """The legal answers of a seat, or of the first that owes one; empty if it owes none."""
        if self.waiting == 0:
            return []
        out: Offers = self.offers(self.seat_to_answer() if seat < 0 else seat)
        actions: vec[i64] = out.actions
        return [actions[i] for i in range(out.n)]

    def num_legal(self) -> i64:
        """How many legal answers the first seat that owes one has; 0 when the game is over."""
        if self.waiting == 0:
            return 0
        return self.offers(self.seat_to_answer()).n

    def apply_nth(self, n: i64) -> None:
        """The n-th legal answer of the first seat that owes one."""
        seat: i64 = self.seat_to_answer()
        self.answer(seat, self.offers(seat).actions[n])

    def play(self, seat: i64, action: i64) -> i64:
        """Answer, if it is allowed; else nothing changes and the reason is returned."""
        reason: i64 = self.refusal(seat, action)
        if reason == OK:
            self.answer(seat, action)
        return reason

    def refusal(self, seat: i64, action: i64) -> i64:
        """The reason why a seat may not answer this; OK if it may."""
        if not has(self.waiting, seat):
            return NOT_ASKED
        if self.offers(seat).has(action):
            return OK
        reason: i64 = self.why_not(seat, action)
        return reason if reason != OK else NO_SUCH_ACTION

    def apply(self, action: i64) -> None:
        """An answer known to be legal, of the first seat that owes one."""
        self.answer(self.seat_to_answer(), action)

    def answer(self, seat: i64, action: i64) -> None:
        """An answer known to be legal: search and replay use it unchecked."""
        self.ticket = 0
        if self.hear(seat, action):
            self.waiting &= ~bit(seat)
            if self.waiting == 0:
                self.decisions += 1
                self.settle()

    # --- luck

    # Each draw may say what it is for, a number of the game's words; only luck named in advance is held to it.

    def below(self, n: i64, chance: i64 = 0) -> i64:
        """A number 0 .. n-1, each as likely."""
        stream = self.stream
        if stream is not None:
            return self.noted(stream.number(self.luck, n, chance))
        self.luck = stirred(self.luck)
        return chosen(self.luck, n)

    def rolled(self, sides: i64, chance: i64 = 0) -> i64:
        """What a die shows, from 1."""
        stream = self.stream
        if stream is not None:
            return self.noted(stream.face(self.luck, sides, chance))
        return self.below(sides) + 1

    def drawn(self, bag: i64, chance: i64 = 0) -> i64:
        """The kind of one thing drawn blindly from a bag that is not empty."""
        stream = self.stream
        if stream is not None:
            return self.noted(stream.kind(self.luck, bag, chance))
        return nth(bag, self.below(total(bag)))

    def drawn_bag(self, bag: i64, n: i64) -> i64:
        """A bag of n things drawn blindly from a bag, one after the other."""
        out: i64 = 0
        for _ in range(n):
            card: i64 = one(self.drawn(bag - out))
            out += card
        return out

    def drawn_member(self, members: i64, chance: i64 = 0) -> i64:
        """One member drawn blindly from a set that is not empty."""
        stream = self.stream
        if stream is not None:
            return self.noted(stream.member(self.luck, members, chance))
        return nth_member(members, self.below(how_many(members)))

    def noted(self, outcome: i64) -> i64:
        """An outcome of the stream has been used; who listens may check it later."""
        self.luck += 1
        if self.outcomes is not None:
            self.outcomes.append(outcome)
        return outcome

    def reseed(self, seed: int) -> None:
        """From now on the fast source, with a seed of any size, so that no search foresees the luck of the table."""
        self.stream = None
        self.luck = seeded(mixed(seed))

    # --- the story

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Something has happened that everybody sees."""
        if self.story is not None:
            self.story.append(Event(kind, (a, b, c, d)))

    def tell_some(self, knows: i64, secret: i64, kind: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Something has happened that everybody sees, but for one number that only some may know."""
        if self.story is not None:
            self.story.append(Event(kind, (a, b, 0, 0), secret, knows))

    # --- moments on the way

    def beat(self) -> None:
        """A moment that people must see before the game runs on; where nobody listens it passes."""
        if self.beats is not None and self.story is not None and len(self.beats) < MOST_BEATS:
            self.beats.append((len(self.story), self.between()))

    def between(self) -> State:
        """The table as it is now, asking nobody; what must still happen stays on its agenda, and no answer is seen."""
        seen: State = self.copy()
        a, b, c, d, e, f, _ = self.later
        seen.now = step(BETWEEN)
        seen.later = (self.now, a, b, c, d, e, f)
        seen.waiting = 0
        seen.said = nothing()
        seen.laid = nothing()
        return seen

    # --- copies

    def take_after(self, s: State) -> None:
        """Be what s is, as far as the kernel knows. Nobody listens to a copy."""
        self.now = s.now
        self.later = s.later
        self.waiting = s.waiting
        self.said = s.said
        self.laid = s.laid
        self.luck = s.luck
        self.stream = s.stream
        self.decisions = s.decisions
        self.adjudicated = s.adjudicated

    # --- what a game writes

    def offer(self, seat: i64, out: Offers) -> None:
        """Add every legal answer of a seat that is asked: the only source of legality."""
        raise NotImplementedError

    def hear(self, seat: i64, action: i64) -> bool:
        """Note the answer, or this part of it; True if it is complete."""
        self.said = put(self.said, seat, action)
        return True

    def resolve(self, step: i64) -> None:
        """Let a step happen; whoever it asked has answered in said and laid."""
        raise NotImplementedError

    def why_not(self, seat: i64, action: i64) -> i64:
        """The reason against an answer that is not offered; asked only of a seat that owes one."""
        return NO_SUCH_ACTION

    def broken(self) -> i64:
        """The number of an invariant that does not hold; OK if all hold."""
        return OK

    def copy(self) -> State:
        """A table that is equal and independent."""
        raise NotImplementedError

    def index_of(self, seat: i64, action: i64) -> i64:
        """The fixed index of a legal answer, for programs that learn."""
        raise NotImplementedError

    def action_at(self, seat: i64, index: i64) -> i64:
        """The answer of an index; some number that is not legal, if the index stands for nothing here."""
        raise NotImplementedError

    def look(self, seat: i64, out: Sight) -> None:
        """Write what a seat may know, and nothing else, as the game's layout says."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """One number per seat when the game is over: the higher, the better the place; equal: a shared place."""
        raise NotImplementedError
