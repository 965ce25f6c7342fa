"""What a table shows: what everybody knows once for all, what a seat alone knows apart; of both only what has changed.

A picture is what everybody knows at one moment. As long as that stays the same the picture stays, so an answer that
nobody may hear of leaves no trace. Fifty who look on cost as much as one.
"""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.game import WATCHER, AnyGame, View
from regalia.core.prompt import Prompt
from regalia.core.table import Table
from regalia.server.describe import clocks, prompt_info, story_line
from regalia.server.live import LiveTable
from regalia.server.messages import PromptInfo, StoryLine, Update, encoded

Fields = dict[str, Any]
NOTHING: Fields = {}


class Picture:
    """What everybody knows at one moment."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields


class Seen:
    """What was shown to a connection. All who were shown the same hold the same object."""

    def __init__(self, picture: Picture, own: Fields) -> None:
        self.picture = picture
        self.own = own


class Pictures:
    """The present moment of a table, described once for all who ask."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.picture = Picture(NOTHING)
        self.is_old = True
        self.changed: dict[Picture | None, bytes] = {}  # since another picture; since None: everything
        self.seen: dict[int, Seen] = {}
        self.views: dict[int, View] = {}
        self.lines: dict[int, StoryLine | None] = {}  # as those hear them who do not know their secrets
        self.waiting: PromptInfo | None = None  # of all who are not asked

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
        """Something has happened: look again before the next is shown."""
        self.is_old = True

    def look(self) -> None:
        """See the table as it is now."""
        if not self.is_old:
            return
        fields = self.game.open(self.table.state)
        changed = changes(self.picture.fields, fields)
        if changed:
            self.changed = {self.picture: inside(changed)}
            self.picture = Picture(fields)
        self.seen, self.views, self.lines, self.waiting = {}, {}, {}, None
        self.is_old = False

    # --- views

    def seen_by(self, seat: int) -> Seen:
        """What a seat sees now."""
        self.look()
        if seat not in self.seen:
            self.seen[seat] = Seen(self.picture, self.game.own(self.table.state, seat))
        return self.seen[seat]

    def view(self, seat: int) -> View:
        """The same as a view."""
        if seat not in self.views:
            seen = self.seen_by(seat)
            self.views[seat] = self.game.kind_of_view()(**seen.picture.fields, **seen.own)
        return self.views[seat]

    def since(self, before: Seen | None, seat: int) -> msgspec.Raw:
        """The fields that have changed since what was shown; all of them to whoever has just arrived."""
        now = self.seen_by(seat)
        parts = [
            self.opened_since(before.picture if before else None),
            inside(changes(before.own if before else NOTHING, now.own)),
        ]
        return msgspec.Raw(b"{" + b",".join(part for part in parts if part) + b"}")

    def opened_since(self, before: Picture | None) -> bytes:
        """What everybody knows, as far as it has changed since."""
        if before is self.picture:
            return b""
        if before not in self.changed:
            self.changed[before] = inside(changes(before.fields if before else NOTHING, self.picture.fields))
        return self.changed[before]

    # --- words

    def prompt(self, seat: int) -> PromptInfo | None:
        """What is asked; all who are not asked are told the same, made from what everybody knows."""
        watching = self.view(WATCHER)
        if not watching.asks:
            return None
        if seat in watching.asked:
            return prompt_info(Prompt(self.game, self.table.state, self.view(seat)))
        self.waiting = self.waiting or PromptInfo(self.game.ask(watching))
        return self.waiting

    def story(self, seat: int, start: int) -> tuple[StoryLine, ...]:
        """What happened since a line, as a seat may hear it."""
        found = [self.line(seat, n) for n in range(start, len(self.table.story))]
        return tuple(line for line in found if line is not None)

    def line(self, seat: int, n: int) -> StoryLine | None:
        """One line: those who know its secret hear another than all the rest."""
        event = self.table.story[n]
        if seat >= 0 and event.knows >> seat & 1:
            return story_line(n, self.game.tell(self.view(seat), event))
        if n not in self.lines:
            self.lines[n] = story_line(n, self.game.tell(self.view(WATCHER), event.seen_by(WATCHER)))
        return self.lines[n]

    # --- all together

    def update(self, seat: int, before: Seen | None, heard: int) -> tuple[bytes, Seen]:
        """The game for one seat since what it was shown and has heard; and what it will have been shown."""
        live = self.live
        update = Update(
            decision=live.number(seat),
            whole=before is None,
            view=self.since(before, seat),
            prompt=self.prompt(seat),
            story_from=heard,
            story=self.story(seat, heard),
            undo=live.may_take_back(seat),
            clocks=clocks(live, self.view(WATCHER).asked),
            left_ms=tuple(live.clocks.left_ms) if live.created.pace.kind != "none" else (),
            result=self.game.result(self.table.state) if self.table.is_over else None,
        )
        return encoded(update), self.seen_by(seat)


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
