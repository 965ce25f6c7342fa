"""The one history of a table: what its log says, and what every seat may be told at each point of it.

It is made from the log alone, by the server's own fold, without any of the troubles of the house.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from regalia.core.game import WATCHER
from regalia.server import deeds
from regalia.server.deeds import Answered, AnyDeed, BotFailed, CameBack, Created, HandedOver, TookBack
from regalia.server.fold import EVERYONE
from regalia.server.live import LiveTable
from regalia.server.pictures import Pictures

LAST_LINES = 3
SHOWN = 120  # letters of a field that differs


class History:
    """A table as its log tells it."""

    def __init__(self, table: str, log: Callable[[], list[bytes]]) -> None:
        self.table = table
        self.log = log
        self.head = self.beginning()
        self.knows: list[int] = [EVERYONE]  # for each deed: whom it concerns as long as it is sealed
        self.readers: dict[str, LiveTable] = {}
        self.told: dict[tuple[object, ...], bytes] = {}

    def beginning(self) -> LiveTable:
        """The table as it was set."""
        created = deeds.read(self.log()[0])
        assert isinstance(created, Created), f"the log of {self.table} does not begin with its creation"
        return LiveTable(self.table, created)

    # --- the newest

    def grow(self) -> str:
        """Take the next deed of the log; what is wrong with it, or nothing."""
        deed = deeds.read(self.log()[self.head.sequence])
        secret_of = sealed_for(self.head, deed)
        before = self.seen_by_others(secret_of) if secret_of != EVERYONE else {}
        decisions = decisions_of(self.head)
        self.head.take(deed)
        if self.head.old_rules:
            return f"the log cannot be replayed: {self.head.old_rules}"
        if decisions != decisions_of(self.head) or is_open(self.head, deed):
            secret_of = EVERYONE
        self.knows.append(secret_of)
        after = self.seen_by_others(secret_of, before) if secret_of != EVERYONE else {}
        for seat in before if after != before else ():
            if after and before[seat] != after[seat]:
                wrong = difference(before[seat][1], after[seat][1])
                return f"seat {seat} is shown a sealed {type(deed).__name__} of seat {secret_of} ({wrong})"
        return ""

    def skip(self) -> None:
        """Take what was laid into the log by hand."""
        while self.head.sequence < len(self.log()):
            self.head.take(deeds.read(self.log()[self.head.sequence]))
            self.knows.append(EVERYONE)

    def seen_by_others(self, seat: int, like: dict[int, tuple[int, bytes]] | None = None) -> dict[int, Any]:
        """What all but one seat are shown now, with the same lines of the story as before."""
        assert self.head.table is not None
        usual = max(0, len(self.head.table.story) - LAST_LINES)
        found = {}
        for other in range(WATCHER, self.head.created.seats):
            if other != seat:
                start = like[other][0] if like else usual
                found[other] = (start, whole_update(self.head, other, start))
        return found

    # --- as it was

    def at(self, sequence: int, reader: str) -> LiveTable:
        """The table after so many deeds; each reader has a bookmark of his own."""
        live = self.readers.get(reader)
        if live is None or live.sequence > sequence:
            live = self.readers[reader] = self.beginning()
        log = self.log()
        while live.sequence < sequence:
            live.take(deeds.read(log[live.sequence]))
        return live

    def update(self, reader: str, shown: LiveTable, seat: int, start: int) -> bytes:
        """What a seat must be sent by a house that shows the table as `shown`, whose clocks are its own."""
        at = (reader, shown.sequence, seat, start, shown.clocks.since_ms)
        if at not in self.told:
            live = self.at(shown.sequence, reader)
            own, live.clocks = live.clocks, shown.clocks
            self.told[at] = whole_update(live, seat, start)
            live.clocks = own
        return self.told[at]

    def is_known_to(self, seat: int, since: int, until: int) -> bool:
        """Was there anything between two points of the log that a seat may notice?"""
        return any(knows in (EVERYONE, seat) for knows in self.knows[since:until])


def whole_update(live: LiveTable, seat: int, start: int) -> bytes:
    """What somebody who arrives is told of a game, with the story from a line on."""
    return put_together(Pictures(live).update(seat, None, start)[0], {})


def put_together(content: bytes, view: dict[str, Any]) -> bytes:
    """An update with the whole view, as a client has it who had this view before."""
    found: dict[str, Any] = msgspec.json.decode(content)
    view = {} if found.pop("whole", False) else view
    for moment in (*found.pop("beats", ()), found):
        view = view | moment["view"]
    found["view"] = view
    return msgspec.json.encode(found, order="deterministic")


def sealed_for(live: LiveTable, deed: AnyDeed) -> int:
    """The seat that alone may notice a deed if it does not end the decision, or EVERYONE."""
    if not live.is_sealed() or live.status != "playing":
        return EVERYONE
    if isinstance(deed, TookBack):
        return deed.seat if live.steps_back.sealed else EVERYONE
    if isinstance(deed, HandedOver):
        return EVERYONE if deed.why == "left" else deed.seat
    if isinstance(deed, CameBack):
        return EVERYONE if live.sitters[deed.seat].away_shown else deed.seat
    return deed.seat if isinstance(deed, Answered | BotFailed) else EVERYONE


def is_open(live: LiveTable, deed: AnyDeed) -> bool:
    """In a window an answer may be heard by all although it does not end it: then it has a line of the story."""
    if live.table is None or not isinstance(deed, Answered):
        return False
    return live.game.view(live.table.state, WATCHER).asks in live.game.windows and bool(live.table.state.story)


def decisions_of(live: LiveTable) -> int:
    """How many decisions the game has seen."""
    return int(live.table.state.decisions) if live.table is not None else 0


def difference(expected: bytes, found: bytes) -> str:
    """The fields in which two messages differ."""
    one, other = msgspec.json.decode(expected), msgspec.json.decode(found)
    return ", ".join(
        f"{name}: {str(one.get(name))[-SHOWN:]} / {str(other.get(name))[-SHOWN:]}"
        for name in sorted({*one, *other})
        if one.get(name) != other.get(name)
    )
