"""The laws of beats, the moments on the way from one question to the next (core/beat.py).

In random games, at every beat: it asks nobody and is not the end, it stands in its place in the story, nobody sees
what he may not know, nothing is open that is closed at the questions around it, and no later answer changes it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regalia.core.beat import ASKS_NOBODY, Beat
from regalia.core.dice import Dice
from regalia.core.game import WATCHER, AnyGame, View
from regalia.core.snapshot import snapshot
from regalia.core.state import MOST_BEATS, State
from regalia.core.table import Table

Place = tuple[str, int]  # a field of a view, and which number of it


def check_beats(table: Table, dice: Dice, one_in: int = 1, at_question: Callable[[], None] = lambda: None) -> int:
    """Random answers to the end; one in so many is looked at with all eyes. How many beats there were."""
    chance = Dice(len(table.names))
    kept: list[tuple[Beat, dict[str, Any]]] = []
    while not table.is_over:
        at_question()
        before, told = table.state, len(table.story)
        beats = after_an_answer(table, dice)
        check_order(table, beats, told)
        kept += [(beat, snapshot(beat.state)) for beat in beats]
        if beats and chance.below(one_in) == 0:
            check_eyes(table.game, before, beats, table.state, chance)
    for beat, then in kept:
        assert snapshot(beat.state) == then, f"a beat of answer {beat.move} changed while the game went on"
    return len(kept)


def after_an_answer(table: Table, dice: Dice) -> list[Beat]:
    """The beats on the way to the question after a random answer."""
    waiting = table.waiting()
    seat = waiting[dice.below(len(waiting))]
    legal = table.state.legal(seat)
    assert table.play(seat, [legal[dice.below(len(legal))]]) is None, "an offered answer is refused"
    return [beat for beat in table.beats if beat.move == len(table.moves)]


def moments(table: Table, seat: int = WATCHER) -> list[tuple[str, Any]]:
    """The beats a table keeps as a seat saw them: the last line that was told, and what lay there."""
    lines = [table.tell(table.story[: beat.story], seat) for beat in table.beats]
    return [(told[-1], table.game.view(beat.state, seat)) for told, beat in zip(lines, table.beats, strict=True)]


def check_order(table: Table, beats: Sequence[Beat], told: int) -> None:
    """Each stands in its place in the story, asks nobody, and belongs to the answer that was just given."""
    for beat in beats:
        assert told <= beat.story <= len(table.story), f"a beat stands at {beat.story}, outside of its answer's story"
        told = beat.story
        view = table.game.view(beat.state, WATCHER)
        assert (view.asks, view.asked) == (ASKS_NOBODY, ()), f"a beat asks {view.asked}: “{view.asks}”"
        assert view.decision == table.state.decisions, "a beat belongs to another decision than the question after it"
        assert beat.state.beats is None and beat.state.story is None, "somebody listens to a beat"
    assert len(beats) < MOST_BEATS, "an answer has more beats than are kept"


def check_eyes(game: AnyGame, before: State, beats: Sequence[Beat], after: State, dice: Dice) -> None:
    """No seat, and nobody who looks on, sees at a beat what he may not know."""
    eyes = (WATCHER, *range(before.seats))
    views = {seat: game.view(before, seat) for seat in eyes}
    for seat in eyes:
        closed = closed_to(views[seat], [views[other] for other in eyes])
        open_now = set() if after.now == 0 else opened(game.view(after, seat), closed)
        for beat in beats:
            view = game.view(beat.state, seat)
            early = opened(view, closed) - open_now
            assert not early, f"a beat opens to seat {seat} what is closed before and after: {early}"
            other = game.other_world(beat.state, seat, dice.below(1 << 30))
            assert game.view(other, seat) == view, f"at a beat seat {seat} sees what it may not know"


def closed_to(view: View, others: Sequence[View]) -> set[Place]:
    """What a view does not name and another view of the same table does."""
    return set().union(*(opened(other, closed_places(view)) for other in others))


def closed_places(view: View) -> set[Place]:
    """Where a view has nothing to say."""
    rows = {name: getattr(view, name) for name in view.__struct_fields__}
    return {(name, i) for name, row in rows.items() if isinstance(row, tuple) for i, x in enumerate(row) if x is None}


def opened(view: View, places: set[Place]) -> set[Place]:
    """The places at which a view does say something."""
    return {(name, i) for name, i in places if getattr(view, name)[i] is not None}
