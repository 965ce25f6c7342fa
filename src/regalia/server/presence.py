"""Who is at a table, and how long bots wait for those who are asked but not here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from regalia.core.game import WATCHER

if TYPE_CHECKING:
    from regalia.server.room import Room


class Presence(msgspec.Struct, frozen=True):
    """The seats of all connections, and when bots will answer for those that have none."""

    here: Sequence[int] = ()
    awaited: dict[int, int] = {}


def people(room: Room) -> Presence:
    """Who is here now, and who is awaited."""
    return Presence(room.here(), awaited(room))


def awaited(room: Room) -> dict[int, int]:
    """When bots will answer for those who are asked but not here. It depends on nothing that is sealed."""
    live = room.live
    if live.status != "playing" or live.table is None or live.created.pace.kind == "days":
        return {}
    here = set(room.here())
    missing = [seat for seat, each in enumerate(live.sitters) if each.is_person and seat not in here]
    asked = live.game.view(live.table.state, WATCHER).asked if missing else ()
    return {seat: absent_at_ms(room, seat) for seat in missing if seat in asked}


def absent_at_ms(room: Room, seat: int) -> int:
    """When somebody who is asked and not here has been away for too long."""
    since_ms = max(room.gone_ms.get(seat, 0), room.live.clocks.since_ms, room.attended_ms)
    return since_ms + room.house.settings.absent_after_ms
