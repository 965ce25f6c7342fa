"""Beats: moments on the way that people must see, kept by a table, dropped by a step back, found again in a record."""

from __future__ import annotations

from regalia.core import record
from regalia.core.beat import ASKS_NOBODY, Beat
from regalia.core.dice import Dice
from regalia.core.fairness import Seed
from regalia.core.game import WATCHER
from regalia.core.registry import game
from regalia.core.state import BETWEEN, MOST_BEATS, State
from regalia.core.step import kind_of, step
from regalia.core.table import KEPT_BEATS, Table, new_table, worth_seeing
from regalia.testing.beats import after_an_answer, closed_to, opened
from regalia.testing.scenario import Scenario, scenario

KRAGEN = "um_krone_und_kragen"


class Countdown(State):
    """Each step tells its number, is a moment to be seen, and puts the next one on the agenda."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.log: tuple[int, ...] = ()

    def copy(self) -> Countdown:
        c = Countdown(self.seats)
        c.take_after(self)
        c.log = self.log
        return c

    def resolve(self, step_: int) -> None:
        self.log += (kind_of(step_),)
        self.tell(kind_of(step_))
        if kind_of(step_) > 1:
            self.then(step(kind_of(step_) - 1))
        self.beat()


def counted(start: int, *, story: bool = True, beats: bool = True) -> Countdown:
    """A countdown to its end, listened to or not."""
    s = Countdown(2)
    s.story, s.beats = [] if story else None, [] if beats else None
    s.later = (step(9), 0, 0, 0, 0, 0, 0)
    s.said, s.laid, s.now = (7, 7, 7, 7, 7), (8, 8, 8, 8, 8), step(start)
    s.settle()
    return s


def test_a_beat_is_the_table_after_so_many_events() -> None:
    s = counted(3)
    assert s.beats is not None
    found = [(told, seen.log) for told, seen in s.beats if isinstance(seen, Countdown)]
    assert found[:3] == [(1, (3,)), (2, (3, 2)), (3, (3, 2, 1))]


def test_a_beat_asks_nobody_and_is_not_over() -> None:
    """Even the last one, when nothing is left to do; the answers it came from are not in it."""
    s = counted(1)
    assert s.now == 0 and s.beats is not None
    for _, seen in s.beats:
        assert kind_of(seen.now) == BETWEEN and seen.waiting == 0 and not any(seen.said) and not any(seen.laid)
        assert seen.story is None and seen.beats is None


def test_what_must_still_happen_stays_on_the_agenda_of_a_beat() -> None:
    s = counted(3)
    assert s.beats is not None
    assert s.beats[0][1].later[:2] == (step(2), step(9))


def test_where_nobody_listens_a_beat_passes() -> None:
    assert counted(3, beats=False).log == counted(3).log
    assert counted(3, beats=False).beats is None
    assert counted(3, story=False).beats == []


def test_an_answer_has_only_so_many_beats() -> None:
    s = counted(MOST_BEATS + 20)
    assert s.beats is not None and len(s.beats) == MOST_BEATS
    assert len(s.log) > MOST_BEATS


# --- a table keeps them


def claiming(seats: str = "red blue") -> Scenario:
    """Red has his dice aside and may take the farmer."""
    return scenario(KRAGEN, seats, position={"asks": "claim", "aside": "4-4-3", "in_turn": "red"})


def test_a_table_keeps_the_beats_of_its_answers() -> None:
    table = claiming().table
    table.play(*table.read("red: take farmer"))
    [beat] = table.beats
    assert (beat.move, beat.story) == (1, 1) and len(table.story) > 1
    assert table.game.view(beat.state, WATCHER).asks == ASKS_NOBODY
    assert table.state.beats is None


def test_a_refused_answer_has_no_beats() -> None:
    table = claiming().table
    assert table.play(*table.read("red: take king")) is not None
    assert table.beats == []


def test_a_step_back_drops_the_beats_after_it() -> None:
    table = claiming().table
    first = table.place()
    table.play(*table.read("red: take farmer"))
    later = table.place()
    table.go_back(later)
    assert len(table.beats) == 1
    table.go_back(first)
    assert table.beats == []


def test_what_was_once_taken_has_the_same_beats_when_it_is_followed() -> None:
    one, two = claiming().table, claiming().table
    seat, actions = one.read("red: take farmer")
    one.play(seat, actions)
    after = two.follow(seat, actions)
    assert isinstance(after, State)
    two.accept(seat, actions, after)
    assert [(beat.move, beat.story) for beat in one.beats] == [(beat.move, beat.story) for beat in two.beats]


def test_only_the_latest_beats_are_kept() -> None:
    table, dice = new_table(game("royaume_des_5_couronnes"), 2, Seed(2), {"path_length": 12}), Dice(2)
    found: list[Beat] = []
    while not table.is_over:
        found += after_an_answer(table, dice)
    assert len(found) > KEPT_BEATS and table.beats == found[-KEPT_BEATS:]


def played(moves: int = 150) -> Table:
    """A game of dice so far."""
    table, dice = new_table(game(KRAGEN), "ann ben", Seed(4), {"max_rounds": 20}), Dice(4)
    while len(table.moves) < moves and not table.is_over:
        after_an_answer(table, dice)
    return table


def test_a_record_has_the_beats_of_its_game() -> None:
    table = played()
    kept = record.record_of(table)
    again = list(record.beats_of(kept))
    assert table.beats and [(beat.move, beat.story) for beat in again] == [(b.move, b.story) for b in table.beats]
    views = [[table.game.view(beat.state, WATCHER) for beat in beats] for beats in (again, table.beats)]
    assert views[0] == views[1]
    half = again[0].move
    assert [beat.move for beat in record.beats_of(kept, half)] == [half]


# --- which are worth seeing


def test_a_beat_after_which_nothing_happened_is_shown_by_the_next_question() -> None:
    """Both dice lie there when the first move is asked; a seven that ends the turn would be gone."""
    rolled = scenario("royaume_des_5_couronnes", "P1 P2", luck=["6-2"]).table
    rolled.play(*rolled.read("P1: roll"))
    [beat] = rolled.beats
    assert worth_seeing(rolled.game, [beat], len(rolled.story), rolled.state, WATCHER) == []
    seven = scenario("royaume_des_5_couronnes", "P1 P2", {"witch": "auto"}, luck=["6-1"]).table
    seven.play(*seven.read("P1: roll"))
    assert worth_seeing(seven.game, seven.beats, len(seven.story), seven.state, WATCHER) == seven.beats != []


def test_a_beat_that_was_told_more_after_is_worth_seeing() -> None:
    """The table is the same after a fight that is rolled again, but the first roll was something of its own."""
    fight = scenario(
        "royaume_des_5_couronnes", "P1 P2", position={"knights": "R8>", "path": {8: "monster"}}, luck=["M5/5", "M9/2"]
    ).table
    fight.play(*fight.read("P1: fight red"))
    seen = worth_seeing(fight.game, fight.beats, len(fight.story), fight.state, WATCHER)
    assert [beat.story for beat in seen][:2] == [1, 2]


# --- the law can see


def test_what_another_view_names_is_closed_to_one_that_does_not() -> None:
    table = new_table(game("for_a_crown"), 3, Seed(1))
    mine, theirs = table.view(0), table.view(WATCHER)
    closed = closed_to(theirs, [mine, theirs])
    assert closed == {("rubies", 0), ("coins", 0)} == opened(mine, closed) and opened(theirs, closed) == set()
