"""The kernel with a toy: agenda, sealed answers in parts, a window, tickets, events."""

from __future__ import annotations

import pytest

from regalia.core.event import Event
from regalia.core.ints import bit, first_n, five_of
from regalia.core.luck import Stream
from regalia.core.offers import Offers
from regalia.core.state import NO_SUCH_ACTION, NOT_ASKED, OK, State
from regalia.core.step import first, kind_of, step

VOTE, NOTE, WINDOW, COUNT = 1, 2, 3, 4
YES, NO, MORE, CALL, DRAW = 1, 2, 3, 4, 5
TOO_MANY = 30


class Toy(State):
    """All seats vote in secret, in parts; a window closes with the first call."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.log: tuple[object, ...] = ()

    def copy(self) -> Toy:
        c = Toy(self.seats)
        c.take_after(self)
        c.log = self.log
        return c

    def offer(self, seat: int, out: Offers) -> None:
        for action in (YES, NO, MORE):
            out.add(action)
        out.add_once(YES, 0)
        if kind_of(self.now) == WINDOW:
            out.add(CALL)

    def hear(self, seat: int, action: int) -> bool:
        if action == MORE:
            self.laid = five_of([n + (i == seat) for i, n in enumerate(self.laid)])
            return False
        if action == CALL:
            self.waiting = bit(seat)
        return super().hear(seat, action)

    def why_not(self, seat: int, action: int) -> int:
        return TOO_MANY if action == 9 else OK

    def resolve(self, step_: int) -> None:
        if kind_of(step_) == COUNT:
            if first(step_):
                self.then(step(COUNT, 0, first(step_) - 1))
            self.log += (first(step_),)
        else:
            self.log += ((kind_of(step_), self.said[: self.seats], self.laid[: self.seats]),)
        self.tell(kind_of(step_), 1, 2)
        self.tell_some(bit(1), 42, kind_of(step_), 7)


def toy(kind: int = VOTE, seats: int = 3) -> Toy:
    s = Toy(seats)
    s.begin(step(kind, first_n(seats)))
    return s


def test_answers_are_sealed_until_all_are_in() -> None:
    s = toy()
    assert s.play(2, YES) == OK and not s.log and s.waiting == 0b011
    assert s.play(2, NO) == NOT_ASKED
    assert s.play(0, MORE) == OK and s.play(0, MORE) == OK and s.waiting == 0b011
    assert s.play(0, NO) == OK and s.decisions == 0
    assert s.play(1, YES) == OK
    assert s.log == ((VOTE, (NO, YES, YES), (2, 0, 0)),)
    assert s.waiting == 0 and s.decisions == 1 and s.legal() == [] and s.num_legal() == 0


def test_a_window_closes_with_the_first_call() -> None:
    s = toy(WINDOW)
    s.answer(0, NO)
    s.answer(1, CALL)
    assert s.log == ((WINDOW, (NO, CALL, 0), (0, 0, 0)),)


def test_steps_that_ask_nobody_just_happen() -> None:
    s = Toy(2)
    s.begin(step(COUNT, 0, 5))
    assert s.log == (5, 4, 3, 2, 1, 0)


def test_the_agenda_is_read_from_the_top() -> None:
    s = Toy(2)
    s.now = step(NOTE)
    s.then(step(COUNT, 0, 0), step(COUNT, 0, 1))
    s.settle()
    assert s.log == (0, 1, 0, (NOTE, (0, 0), (0, 0)))
    s.game_over()
    assert s.now == 0


def test_a_full_agenda_is_noticed() -> None:
    s = Toy(2)
    for _ in range(8):
        s.then(step(NOTE))
    with pytest.raises(AssertionError, match="agenda is full"):
        s.then(step(NOTE))


def test_offers_belong_to_the_table_that_made_them() -> None:
    one, two = toy(), toy(WINDOW)
    assert one.legal(0) == [YES, NO, MORE]
    assert two.legal(0) == [YES, NO, MORE, CALL]
    assert one.play(0, CALL) == NO_SUCH_ACTION
    assert one.refusal(0, 9) == TOO_MANY and one.refusal(0, YES) == OK
    one.apply_nth(1)
    assert one.said[0] == NO and one.num_legal() == 3 and one.seat_to_answer() == 1
    one.apply(YES)
    assert one.said[1] == YES


def test_events_show_a_secret_only_to_those_who_know() -> None:
    s = toy(NOTE)
    s.story = []
    for seat in range(3):
        s.answer(seat, YES)
    assert s.story == [Event(NOTE, (1, 2, 0, 0)), Event(NOTE, (7, 0, 0, 0), 42, 0b010)]
    assert s.story[1].seen_by(1).secret == 42
    assert s.story[1].seen_by(0) == s.story[1].seen_by(-1) == Event(NOTE, (7, 0, 0, 0))


def test_luck_from_the_stream_is_noted_where_somebody_listens() -> None:
    s = Toy(2)
    s.stream, s.outcomes = Stream(bytes(32)), []
    drawn = [s.below(10), s.rolled(6), s.drawn(0b11), s.drawn_member(0b110)]
    assert s.outcomes == drawn and s.luck == 4
    copy = s.copy()
    assert copy.below(1000) == s.below(1000) and copy.outcomes is None
    s.reseed(3)
    assert s.stream is None and 1 <= s.rolled(6) <= 6 and s.drawn(0b1) == 0 and s.drawn_member(0b100) == 2


def test_what_a_game_must_write() -> None:
    s = State(2)
    for missing in (lambda: s.offer(0, Offers()), lambda: s.resolve(1), s.copy, s.scores):
        with pytest.raises(NotImplementedError):
            missing()
    assert s.why_not(0, 1) == NO_SUCH_ACTION and s.broken() == OK
