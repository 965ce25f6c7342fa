"""What an operator wants to know: tables set, begun, ended, closed; in the log and in figures, without names or links.

The first letters of a table's id tell it from others in a log, and open nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.server.deeds import Answered, AnyDeed, Barred, Closed, Sat, Started

if TYPE_CHECKING:
    from regalia.server.house import House
    from regalia.server.live import LiveTable
    from regalia.server.room import Room

MARK_LETTERS = 4


def mark(table: str) -> str:
    """A table in a log."""
    return f"{table[:MARK_LETTERS]}…"


def tell(room: Room, done: tuple[AnyDeed, ...]) -> None:
    """What these deeds mean to an operator; nothing of it is sealed."""
    live = room.live
    for deed in done:
        if isinstance(deed, Answered):
            if live.status == "over":
                note(room.house, live, "ended", moves=live.decisions)
        elif isinstance(deed, Sat):
            if not deed.bot:
                note(room.house, live, "joined", seat=deed.seat)
        elif isinstance(deed, Started):
            note(room.house, live, "begun")
        elif isinstance(deed, Closed):
            note(room.house, live, "closed")
        elif isinstance(deed, Barred):
            note(room.house, live, "somebody was sent away from")


def table_set(house: House, live: LiveTable) -> None:
    """A new table."""
    note(house, live, "set", seats=live.created.seats)
    if live.status == "playing":
        note(house, live, "begun")


def note(house: House, live: LiveTable, what: str, **more: int) -> None:
    """Into the log and the figures."""
    house.metrics.tables_done.labels(live.created.game, what.partition(" ")[0]).inc()
    house.log.info(f"a table was {what}" if " " not in what else what, table=mark(live.id), game=live.game.id, **more)
