"""What a table shows: what everybody knows once for all, what a seat alone knows apart; of both only what has changed.

All who are told nothing apart, most seats and everybody who looks on, are told the same: it is described once.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr  # compiled, as the moments are

from regalia.core.game import WATCHER
from regalia.core.prompt import Prompt
from regalia.server.describe import clocks, greyed, offered, story_line
from regalia.server.live import LiveTable
from regalia.server.messages import BeatInfo, Greyed, PromptInfo, StoryLine, Update, encoded
from regalia.server.moments import NOTHING, Fields, Moments, Picture, Seen, changes

TITLE = b'{"type":"update","question":%d'  # with which an update begins


@mypyc_attr(allow_interpreted_subclasses=True)
class Pictures(Moments):
    """The present moment of a table, described once for all who ask."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__(live)

    def forget(self) -> None:
        """What was described belongs to an earlier moment."""
        super().forget()
        self.written: dict[tuple[Picture | None, Picture], bytes] = {}  # what has changed, as it is sent
        self.lines: dict[int, msgspec.Raw | None] = {}  # as those hear them who do not know their secrets
        self.knowing: dict[int, int] = {}  # who knows a secret of the story from a line on
        self.waiting: msgspec.Raw | None = None  # of all who are not asked
        self.told: dict[tuple[object, ...], bytes] = {}  # by what decides it, see `hearer`

    # --- views

    def since(self, before: Seen | None, now: Seen) -> msgspec.Raw:
        """The fields that have changed since what was shown; all of them to whoever has just arrived."""
        opened = self.opened(before.picture if before else None, now.picture)
        own = inside(changes(before.own if before else NOTHING, now.own))
        return msgspec.Raw(b"{" + opened + (b"," if opened and own else b"") + own + b"}")

    def opened(self, before: Picture | None, now: Picture) -> bytes:
        """What everybody knows, as far as it has changed from one picture to another."""
        if before is now:
            return b""
        found = self.written.get((before, now))
        if found is None:
            found = self.written[before, now] = inside(self.changes_between(before, now))
        return found

    def on_the_way(self, before: Seen | None, seat: int) -> tuple[list[BeatInfo], Seen | None]:
        """The beats since what was shown, as far as a seat saw or heard anything after them; and what it saw last."""
        missed = self.missed(before)
        if not missed:
            return [], before
        first, told = before, len(self.table.story)
        end = [self.resting()] if missed[-1].story == told else []  # else there is more to be heard after the last
        way = [(beat, self.shown(beat, seat, first)) for beat in (*missed, *end)]
        found: list[BeatInfo] = []
        for (beat, here), after in zip_longest(way[: len(missed)], way[1:]):
            if after is None or after[0].story > beat.story or self.differ(here, after[1]):
                found.append(BeatInfo(beat.story, self.since(before, here)))
                before = here
        return found, before

    # --- words

    def prompt(self, seat: int) -> Any:
        """What is asked; all who are not asked are told the same bytes, made from what everybody knows."""
        watching = self.view(WATCHER)
        if not watching.asks:
            return None
        if seat in watching.asked:
            view = self.view(seat)
            return PromptInfo(self.game.ask(view), offered(self.game, view, self.table.state.legal(seat)))
        self.waiting = self.waiting or msgspec.Raw(encoded(PromptInfo(self.game.ask(watching))))
        return self.waiting

    def greyed(self, seat: int, question: int, piece: str) -> Greyed:
        """What else a seat might think of at this question; nothing if it is not the question any more."""
        is_asked = question == self.live.number(seat) and seat in self.view(WATCHER).asked
        prompt = Prompt(self.game, self.table.state, self.view(seat)) if is_asked else None
        return Greyed(question, greyed(prompt, piece) if prompt is not None else (), piece)

    def story(self, seat: int, start: int) -> Any:
        """What happened since a line, as a seat may hear it; each line is encoded once for all who hear the same."""
        found = [self.line(seat, n) for n in range(start, len(self.table.story))]
        return tuple([line for line in found if line is not None])

    def line(self, seat: int, n: int) -> msgspec.Raw | None:
        """One line: those who know its secret hear another than all the rest."""
        event = self.table.story[n]
        if seat >= 0 and event.knows >> seat & 1:
            return written(story_line(n, self.game, self.view(seat), event))
        if n not in self.lines:
            self.lines[n] = written(story_line(n, self.game, self.view(WATCHER), event.seen_by(WATCHER)))
        return self.lines[n]

    # --- all together

    def update(self, seat: int, before: Seen | None, heard: int) -> tuple[bytes, Seen]:
        """The game for one seat since what it was shown and has heard; and what it will have been shown."""
        now = self.seen_by(seat)
        hearer = self.hearer(seat, before, heard)
        told = self.told.get(hearer)
        if told is None:
            told = self.told[hearer] = self.untitled(seat, before, heard)
        return TITLE % self.live.number(seat) + told, now

    def hearer(self, seat: int, before: Seen | None, heard: int) -> tuple[object, ...]:
        """What decides what a seat is told: who it is, only if it is told anything apart."""
        if before is None or self.is_told_apart(seat, before, heard):
            return seat, before, heard
        return before.number, before.picture, heard

    def is_told_apart(self, seat: int, before: Seen, heard: int) -> bool:
        """Is a seat told anything that others are not told who have seen and heard as much?"""
        if self.own(self.look(), seat) != before.own or seat in self.view(WATCHER).asked:
            return True
        if self.knowing_since(heard) >> (seat + 1) & 1 or self.live.may_take_back(seat):
            return True
        return any(self.own(beat, seat) != before.own for beat in self.missed(before))

    def knowing_since(self, heard: int) -> int:
        """The seats that know a secret of what happened since a line, each one bit higher: who looks on knows none."""
        found = self.knowing.get(heard)
        if found is None:
            found = 0
            for event in self.table.story[heard:]:
                found |= event.knows << 1
            self.knowing[heard] = found
        return found

    def untitled(self, seat: int, before: Seen | None, heard: int) -> bytes:
        """An update without its beginning, which names the question."""
        live = self.live
        beats, last = self.on_the_way(before, seat)
        has_clocks = live.created.pace.kind != "none"
        update = Update(
            question=0,
            whole=before is None,
            beats=tuple(beats),
            view=self.since(last, self.seen_by(seat)),
            prompt=self.prompt(seat),
            story_from=heard,
            story=self.story(seat, heard),
            undo=live.may_take_back(seat),
            begun=live.has_begun(seat),
            clocks=clocks(live, self.view(WATCHER).asked) if has_clocks else (),
            left_ms=tuple(live.clocks.left_ms) if has_clocks else (),
            result=self.game.result(self.table.state) if self.table.is_over else None,
        )
        return encoded(update)[len(TITLE % 0) :]


def written(line: StoryLine | None) -> msgspec.Raw | None:
    """A line as it is sent."""
    return None if line is None else msgspec.Raw(encoded(line))


def inside(fields: Fields) -> bytes:
    """Fields as they stand inside the braces of an object."""
    return encoded(fields)[1:-1] if fields else b""
