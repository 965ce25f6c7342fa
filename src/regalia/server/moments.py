"""The moments of a table: the present one, and the beats on the way to it, each with a picture of what all see.

A picture is what everybody knows at one moment. As long as that stays the same the picture stays, so an answer that
nobody may hear of leaves no trace. On the way from one question to the next there may be beats: each is a moment with a
picture of its own, shown before the present one.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr  # compiled: every answer is looked at here for every line

from regalia.core.beat import Beat
from regalia.core.game import AnyGame, View
from regalia.core.state import State
from regalia.core.table import Table
from regalia.server.live import LiveTable

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
        self.own: dict[int, Fields] = {}  # what seats alone know, as far as it was asked for


class Seen:
    """What was shown to a connection."""

    def __init__(self, number: int, picture: Picture, own: Fields) -> None:
        self.number = number  # of the moment
        self.picture = picture
        self.own = own


@mypyc_attr(allow_interpreted_subclasses=True)
class Moments:
    """The present moment of a table and those before it, looked at once for all who ask."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.game: AnyGame = live.game
        self.now: Moment | None = None
        self.beats: list[Moment] = []  # on the way to it
        self.moves = 0  # that were looked at
        self.is_old = True
        self.forget()

    def forget(self) -> None:
        """What was described belongs to an earlier moment."""
        self.at_rest: Moment | None = None
        self.changed: dict[tuple[Picture | None, Picture], Fields] = {}  # from one to another; from None: everything
        self.seen: dict[int, Seen] = {}
        self.views: dict[int, View] = {}

    @property
    def table(self) -> Table:
        """The table that is shown."""
        assert self.live.table is not None, "a table that has not begun has no view"
        return self.live.table

    def age(self) -> None:
        """Something has happened: look again before the next is shown; what was taken back is forgotten."""
        self.is_old = True
        if self.live.table is not None and len(self.live.table.moves) < self.moves:
            self.moves, self.beats = len(self.live.table.moves), []

    def look(self) -> Moment:
        """The table as it is now."""
        if self.now is None or self.is_old:
            self.forget()
            self.now = self.looked(self.now)
            self.moves = len(self.table.moves)
            self.is_old = False
        return self.now

    def looked(self, before: Moment | None) -> Moment:
        """The present moment, after those on the way to it; the same number if there is nothing new for everybody."""
        table, last = self.table, before
        if last is not None:
            fresh = self.fresh_beats()
            for beat in fresh:
                last = self.beat_after(last, beat)
            if fresh:
                latest = len([beat for beat in fresh if beat.move == len(table.moves)])
                del self.beats[: -max(MOST_BEATS, latest)]
        picture = self.picture_after(last, self.game.open(table.state))
        is_same = last is not None and last is before and picture is last.picture
        number = 0 if last is None else last.number + (not is_same)
        return Moment(number, picture, table.state, len(table.story))

    def fresh_beats(self) -> list[Beat]:
        """Those that were not looked at."""
        beats = self.table.beats
        first = len(beats)
        while first and beats[first - 1].move > self.moves:
            first -= 1
        return beats[first:]

    def beat_after(self, last: Moment, beat: Beat) -> Moment:
        """A moment on the way, in which the question is still the one before."""
        fields = self.game.open(beat.state) | asking(last.picture.fields)
        moment = Moment(last.number + 1, self.picture_after(last, fields), beat.state, beat.story)
        self.beats.append(moment)
        return moment

    def picture_after(self, last: Moment | None, fields: Fields) -> Picture:
        """The picture of these fields: the last one, if nothing in it has changed."""
        if last is None:
            return Picture(fields)
        changed = changes(last.picture.fields, fields)
        if not changed:
            return last.picture
        picture = Picture(fields)
        self.changed[last.picture, picture] = changed
        return picture

    def changes_between(self, before: Picture | None, now: Picture) -> Fields:
        """The fields that have changed from one picture to another."""
        found = self.changed.get((before, now))
        if found is None:
            found = self.changed[before, now] = changes(before.fields if before else NOTHING, now.fields)
        return found

    # --- with the eyes of a seat

    def own(self, moment: Moment, seat: int) -> Fields:
        """What a seat alone knows at a moment."""
        found = moment.own.get(seat)
        if found is None:
            found = moment.own[seat] = self.game.own(moment.state, seat)
        return found

    def seen_by(self, seat: int) -> Seen:
        """What a seat sees now."""
        now = self.look()
        found = self.seen.get(seat)
        if found is None:
            found = self.seen[seat] = Seen(now.number, now.picture, self.own(now, seat))
        return found

    def view(self, seat: int) -> View:
        """The same as a view."""
        seen = self.seen_by(seat)
        if seat not in self.views:
            self.views[seat] = self.game.kind_of_view()(**seen.picture.fields, **seen.own)
        return self.views[seat]

    def missed(self, before: Seen | None) -> list[Moment]:
        """The beats since what was shown."""
        return [beat for beat in self.beats if beat.number > before.number] if before is not None else []

    def resting(self) -> Moment:
        """The present moment as if nobody were asked, to see whether the last beat shows anything that it does not."""
        now = self.look()
        if self.at_rest is None:
            state = now.state if self.table.is_over else now.state.between()
            self.at_rest = Moment(now.number, Picture(self.game.open(state)), state, now.story)
        return self.at_rest

    def shown(self, beat: Moment, seat: int, before: Seen | None) -> Seen:
        """A beat as a seat sees it."""
        own = self.own(beat, seat) | asking(before.own if before else NOTHING)
        return Seen(beat.number, beat.picture, own)

    def differ(self, here: Seen, after: Seen) -> bool:
        """Is anything to be seen after a moment that was not seen in it?"""
        if here.picture is not after.picture and is_seen(self.changes_between(here.picture, after.picture)):
            return True
        return here.own is not after.own and is_seen(changes(here.own, after.own))


def asking(fields: Fields) -> Fields:
    """What is said of the question."""
    return {name: fields[name] for name in QUESTION if name in fields}


def is_seen(changed: Fields) -> bool:
    """Has anything changed but the question?"""
    return any(name not in QUESTION for name in changed)


def changes(before: Fields, now: Fields) -> Fields:
    """The fields that are not what they were; most are the same objects."""
    return {
        name: value
        for name, value in now.items()
        if name not in before or (before[name] is not value and before[name] != value)
    }
