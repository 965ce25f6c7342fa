"""The row of a table in the store: what is needed to find it without reading its log."""

from __future__ import annotations

from functools import reduce

import msgspec

from regalia.core.state import State
from regalia.server import deeds, describe
from regalia.server.deeds import Answered, AnyDeed, CameBack, Closed, HandedOver, Left, Sat, Started
from regalia.server.live import LiveTable
from regalia.server.messages import encoded
from regalia.store.store import TableRow


def played_by(live: LiveTable) -> dict[int, tuple[str, bool]]:
    """The name at each seat, and whether a bot plays for it at present."""
    return {seat: (sitter.name, bool(sitter.bot or sitter.away)) for seat, sitter in enumerate(live.sitters)}


def only_bots(sitters: dict[int, tuple[str, bool]]) -> bool:
    """Is there no person for whom the game would go on? Unless somebody looks on, such a table sleeps."""
    return all(is_bot for _, is_bot in sitters.values())


def row_after(live: LiveTable, done: tuple[AnyDeed, ...], after: State | None, now_ms: int) -> TableRow:
    """What the store must know to find the table after these deeds."""
    status = "playing" if any(isinstance(deed, Started) for deed in done) else live.status
    is_closed = any(isinstance(deed, Closed) for deed in done)
    if is_closed or live.created.imported or (after is not None and after.waiting == 0):
        status = "over"
    sitters = played_by(live)
    for deed in done:
        if isinstance(deed, Sat):
            sitters[deed.seat] = (deed.name, bool(deed.bot))
        elif isinstance(deed, Left):
            sitters[deed.seat] = ("", False)
        elif isinstance(deed, HandedOver | CameBack):
            sitters[deed.seat] = (sitters[deed.seat][0], isinstance(deed, HandedOver))
    created = reduce(deeds.after_agreement, done, live.created)
    names = tuple(name for name, _ in sitters.values() if name)
    line = describe.with_names(describe.table_line(live, now_ms), status, names, created)
    line = msgspec.structs.replace(
        line, places=places_after(live, after), **(bots_of(live) if status == "over" else {})
    )
    has_bots = any(is_bot for _, is_bot in sitters.values())
    sleeps = only_bots(sitters) and not created.evening  # other tables of an evening wait for this one
    due_ms = None if sleeps else due(live, status, has_bots, began_ms(live, done, after))
    return TableRow(live.id, created.code, created.game, status, created.listed, now_ms, due_ms, encoded(line))


def places_after(live: LiveTable, after: State | None) -> tuple[int, ...]:
    """Who came where, if the game is over then; as long as it is played, a row tells nothing of it."""
    if after is None and live.status == "over" and live.table is not None and live.table.is_over:
        after = live.table.state
    return live.game.result(after).places if after is not None and after.waiting == 0 else ()


def bots_of(live: LiveTable) -> dict[str, tuple[object, ...]]:
    """The seats of bots, and their levels."""
    seats = tuple(seat for seat, sitter in enumerate(live.sitters) if sitter.bot)
    return {"bots": seats, "levels": tuple(live.sitters[seat].bot for seat in seats)}


def began_ms(live: LiveTable, done: tuple[AnyDeed, ...], after: State | None) -> int:
    """When the decision that is asked after these deeds began: with one of them, or before."""
    is_resolved = after is not None and after.decisions != live.decisions
    begins = Answered if is_resolved else Started
    return max([deed.at_ms for deed in done if isinstance(deed, begins)], default=live.clocks.since_ms)


def due(live: LiveTable, status: str, has_bots: bool, since_ms: int) -> int | None:
    """When the server must look at this table although nobody asks: at its start, when days are over, or never."""
    if status != "playing":
        return None
    if has_bots or live.created.pace.kind in ("decision", "bank"):
        return 0
    return since_ms + live.created.pace.allowance_ms() if live.created.pace.kind == "days" else None


def essence(row: TableRow) -> tuple[object, ...]:
    """What makes it worth writing a row again; a deadline in days may move by an hour."""
    due_hours = row.due_ms // 3_600_000 if row.due_ms else row.due_ms
    line = describe.read_line(row.brief)
    return (row.status, due_hours, row.listed, line.names, line.free, line.pace, line.rated)
