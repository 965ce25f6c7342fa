"""What a table shows: what everybody knows once for all, what a seat alone knows apart; of both only what has changed.

A picture is what everybody knows at one moment. As long as that stays the same the picture stays, so an answer that
nobody may hear of leaves no trace. Fifty who look on cost as much as one. On the way from one question to the next
there may be beats: each is a moment with a picture of its own, shown before the present one.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import msgspec

from regalia.core.beat import Beat
from regalia.core.game import WATCHER, AnyGame, View
from regalia.core.prompt import Prompt
from regalia.core.state import State
from regalia.core.table import Table
from regalia.server.describe import clocks, greyed, prompt_info, story_line
from regalia.server.live import LiveTable
from regalia.server.messages import BeatInfo, Greyed, PromptInfo, StoryLine, Update, encoded

Fields = dict[str, Any]
NOTHING: Fields = {}
QUESTION = ("decision", "asks", "asked", "answering")  # at a beat nobody is asked: they are not told of it
MOST_BEATS = 8  # before those of the latest answer, for lines that are late: they see the newest, never a backlog


class Picture:
    """What everybody knows at one moment."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields


class Moment:
    """The table at one moment, present or on the way: after so many lines of the story it was as in this state."""

    def __init__(self, number: int, picture: Picture, state: State, story: int) -> None:
        self.number = number
        self.picture = picture
        self.state = state
        self.story = story


class Seen:
    """What was shown to a connection. All who were shown the same hold the same object."""

    def __init__(self, number: int, picture: Picture, own: Fields) -> None:
        self.number = number  # of the moment
        self.picture = picture
        self.own = own


class Pictures:
    """The present moment of a table, described once for all who ask."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.now: Moment | None = None
        self.beats: list[Moment] = []  # on the way to it
        self.at_rest: Moment | None = None
        self.moves = 0  # that were looked at
        self.is_old = True
        self.changed: dict[tuple[Picture | None, Picture], bytes] = {}  # from one to another; from None: everything
        self.seen: dict[int, Seen] = {}
        self.views: dict[int, View] = {}
        self.lines: dict[int, msgspec.Raw | None] = {}  # as those hear them who do not know their secrets
        self.waiting: msgspec.Raw | None = None  # of all who are not asked

    @property
    def table(self) -> Table:
        """The table that is shown."""
        assert self.live.table is not None, "a table that has not begun has no view"
        return self.live.table

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return self.live.game

    def age(self) -> None:
        """Something has happened: look again before the next is shown; what was taken back is forgotten."""
        self.is_old = True
        if self.live.table is not None and len(self.live.table.moves) < self.moves:
            self.moves, self.beats = len(self.live.table.moves), []

    def look(self) -> Moment:
        """The table as it is now."""
        if self.now is None or self.is_old:
            self.now = self.looked(self.now)
            self.moves = len(self.table.moves)
            self.changed, self.seen, self.views, self.lines, self.waiting = {}, {}, {}, {}, None
            self.is_old, self.at_rest = False, None
        return self.now

    def looked(self, before: Moment | None) -> Moment:
        """The present moment, after those on the way to it; the same number if there is nothing new for everybody."""
        table, last = self.table, before
        if last is not None:
            for beat in table.beats:
                if beat.move > self.moves:
                    last = self.beat_after(last, beat)
            latest = sum(beat.move == len(table.moves) for beat in table.beats)
            del self.beats[: -max(MOST_BEATS, latest)]
        picture = picture_after(last, self.game.open(table.state))
        is_same = last is not None and last is before and picture is last.picture
        number = 0 if last is None else last.number + (not is_same)
        return Moment(number, picture, table.state, len(table.story))

    def beat_after(self, last: Moment, beat: Beat) -> Moment:
        """A moment on the way, in which the question is still the one before."""
        fields = self.game.open(beat.state) | asking(last.picture.fields)
        moment = Moment(last.number + 1, picture_after(last, fields), beat.state, beat.story)
        self.beats.append(moment)
        return moment

    # --- views

    def seen_by(self, seat: int) -> Seen:
        """What a seat sees now."""
        now = self.look()
        if seat not in self.seen:
            self.seen[seat] = Seen(now.number, now.picture, self.game.own(now.state, seat))
        return self.seen[seat]

    def view(self, seat: int) -> View:
        """The same as a view."""
        if seat not in self.views:
            seen = self.seen_by(seat)
            self.views[seat] = self.game.kind_of_view()(**seen.picture.fields, **seen.own)
        return self.views[seat]

    def since(self, before: Seen | None, now: Seen) -> msgspec.Raw:
        """The fields that have changed since what was shown; all of them to whoever has just arrived."""
        parts = [
            self.opened(before.picture if before else None, now.picture),
            inside(changes(before.own if before else NOTHING, now.own)),
        ]
        return msgspec.Raw(b"{" + b",".join(part for part in parts if part) + b"}")

    def opened(self, before: Picture | None, now: Picture) -> bytes:
        """What everybody knows, as far as it has changed from one picture to another."""
        if before is now:
            return b""
        if (before, now) not in self.changed:
            self.changed[before, now] = inside(changes(before.fields if before else NOTHING, now.fields))
        return self.changed[before, now]

    def on_the_way(self, before: Seen | None, seat: int) -> tuple[list[BeatInfo], Seen | None]:
        """The beats since what was shown, as far as a seat saw or heard anything after them; and what it saw last."""
        missed = [beat for beat in self.beats if before is not None and beat.number > before.number]
        if not missed:
            return [], before
        first, told = before, len(self.table.story)
        end = [self.resting()] if missed[-1].story == told else []  # else there is more to be heard after the last
        way = [(beat, self.shown(beat, seat, first)) for beat in (*missed, *end)]
        found: list[BeatInfo] = []
        for (beat, here), after in zip_longest(way[: len(missed)], way[1:]):
            if after is None or after[0].story > beat.story or differ(here, after[1]):
                found.append(BeatInfo(beat.story, self.since(before, here)))
                before = here
        return found, before

    def resting(self) -> Moment:
        """The present moment as if nobody were asked, to see whether the last beat shows anything that it does not."""
        now = self.look()
        if self.at_rest is None:
            state = now.state if self.table.is_over else now.state.between()
            self.at_rest = Moment(now.number, Picture(self.game.open(state)), state, now.story)
        return self.at_rest

    def shown(self, beat: Moment, seat: int, before: Seen | None) -> Seen:
        """A beat as a seat sees it."""
        own = self.game.own(beat.state, seat) | asking(before.own if before else NOTHING)
        return Seen(beat.number, beat.picture, own)

    # --- words

    def prompt(self, seat: int) -> Any:
        """What is asked; all who are not asked are told the same bytes, made from what everybody knows."""
        watching = self.view(WATCHER)
        if not watching.asks:
            return None
        if seat in watching.asked:
            return prompt_info(Prompt(self.game, self.table.state, self.view(seat)))
        self.waiting = self.waiting or msgspec.Raw(encoded(PromptInfo(self.game.ask(watching))))
        return self.waiting

    def greyed(self, seat: int, question: int) -> Greyed:
        """What else a seat might think of at this question; nothing if it is not the question any more."""
        is_asked = question == self.live.number(seat) and seat in self.view(WATCHER).asked
        prompt = Prompt(self.game, self.table.state, self.view(seat)) if is_asked else None
        return Greyed(question, greyed(prompt) if prompt is not None else ())

    def story(self, seat: int, start: int) -> Any:
        """What happened since a line, as a seat may hear it; each line is encoded once for all who hear the same."""
        found = [self.line(seat, n) for n in range(start, len(self.table.story))]
        return tuple(line for line in found if line is not None)

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
        live, now = self.live, self.seen_by(seat)
        beats, last = self.on_the_way(before, seat)
        update = Update(
            question=live.number(seat),
            whole=before is None,
            beats=tuple(beats),
            view=self.since(last, now),
            prompt=self.prompt(seat),
            story_from=heard,
            story=self.story(seat, heard),
            undo=live.may_take_back(seat),
            clocks=clocks(live, self.view(WATCHER).asked),
            left_ms=tuple(live.clocks.left_ms) if live.created.pace.kind != "none" else (),
            result=self.game.result(self.table.state) if self.table.is_over else None,
        )
        return encoded(update), now


def written(line: StoryLine | None) -> msgspec.Raw | None:
    """A line as it is sent."""
    return None if line is None else msgspec.Raw(encoded(line))


def picture_after(last: Moment | None, fields: Fields) -> Picture:
    """The picture of these fields: the last one, if nothing in it has changed."""
    return last.picture if last is not None and not changes(last.picture.fields, fields) else Picture(fields)


def asking(fields: Fields) -> Fields:
    """What is said of the question."""
    return {name: fields[name] for name in QUESTION if name in fields}


def differ(here: Seen, after: Seen) -> bool:
    """Is anything to be seen after a moment that was not seen in it?"""
    now = {} if here.picture is after.picture else changes(here.picture.fields, after.picture.fields)
    return bool((now | changes(here.own, after.own)).keys() - QUESTION)


def changes(before: Fields, now: Fields) -> Fields:
    """The fields that are not what they were; most are the same objects."""
    return {
        name: value
        for name, value in now.items()
        if name not in before or (before[name] is not value and before[name] != value)
    }


def inside(fields: Fields) -> bytes:
    """Fields as they stand inside the braces of an object."""
    return encoded(fields)[1:-1] if fields else b""
