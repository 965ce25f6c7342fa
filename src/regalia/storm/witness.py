"""Compares everything that is said on a line with the history of the table, at the moment it is said."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.server import describe, presence
from regalia.server.messages import encoded
from regalia.server.room import Room
from regalia.server.socket import Connection
from regalia.storm.history import History, difference, put_together, whole_update
from regalia.storm.network import Line
from regalia.storm.standing import Scene, Standing

OTHER_WORLDS = 12  # of so many updates one is compared with what the seat would see in another world


class Told(msgspec.Struct):
    """What must be known of a message to check it."""

    type: str
    story_from: int = 0
    line: dict[str, Any] = {}
    chat: Any = None


class Mark(msgspec.Struct, frozen=True):
    """How things stood when something was last said on a line."""

    live: object
    sequence: int
    moved: int
    around: tuple[object, ...]


_told = msgspec.json.Decoder(Told)


class Listener:
    """Hears what one house says."""

    def __init__(self, scene: Scene, standing: Standing) -> None:
        self.scene = scene
        self.standing = standing
        self.connections: dict[int, Connection] = {}
        self.marks: dict[tuple[int, str], Mark] = {}
        self.highest: dict[int, int] = {}
        self.views: dict[int, dict[str, Any]] = {}  # what was shown on each line, put together

    def sent(self, line: Line, content: bytes) -> None:
        """The house says something."""
        told = _told.decode(content)
        self.scene.note("tells", line.number, told.type, content)
        connection = self.connection_of(line)
        if connection is None:
            return
        room = connection.room
        history = self.scene.histories.get(room.live.id)
        if history is None or room.live.sequence > len(history.log()):
            self.scene.fail(f"{room.live.id}: {told.type} tells what is not saved")
        elif told.type in ("update", "table"):
            self.check_order(line, told.type, connection, history)
            check = self.check_update if told.type == "update" else self.check_table
            check(line, connection, told, content, history)
        elif told.type == "said" and told.line["text"]:
            self.check_said(room, told, history)

    def connection_of(self, line: Line) -> Connection | None:
        """Who speaks; None for somebody who was turned away."""
        found = self.connections.get(line.number)
        if found is None:
            rooms = self.standing.house.rooms.values()
            ears = [ear for room in rooms for ear in room.ears if getattr(ear, "line", None) is line]
            if ears:
                found = self.connections[line.number] = ears[0]  # type: ignore[assignment]
        return found

    # --- order and silence

    def check_order(self, line: Line, kind: str, connection: Connection, history: History) -> None:
        """Never back, and never only because somebody answered in secret."""
        room, at = connection.room, connection.room.live.sequence
        if at < self.highest.get(line.number, 0):
            self.scene.fail(f"{history.table}: line {line.number} was told {at} after {self.highest[line.number]}")
        self.highest[line.number] = at
        ears = sorted(ear.line.number for ear in room.ears)  # type: ignore[attr-defined]
        around = (self.standing.comings, *ears, *self.standing.elsewhere(history.table)) if kind == "table" else ()
        mark = Mark(room.live, at, line.moved, around)
        old = self.marks.get((line.number, kind))
        self.marks[line.number, kind] = mark
        if old is None or old.live is not mark.live or (old.moved, old.around) != (mark.moved, mark.around):
            return
        if at > old.sequence and not history.is_known_to(connection.seat, old.sequence, at):
            self.scene.fail(f"{history.table}: seat {connection.seat} hears a {kind} when others answer in secret")

    # --- what is said

    def check_update(self, line: Line, connection: Connection, told: Told, content: bytes, history: History) -> None:
        """It is what an undisturbed replay of the log shows this seat."""
        room, lane = connection.room, self.standing.lane.name
        seat, start = connection.seat, told.story_from
        expected = history.update(lane, room.live, seat, start)
        found = put_together(content, self.views.get(line.number, {}))
        self.views[line.number] = msgspec.json.decode(found)["view"]
        if expected != found:
            wrong = difference(expected, found)
            self.scene.fail(f"{history.table}: seat {seat} is shown another table than the log tells ({wrong})")
        if history.at(room.live.sequence, lane).clocks.left_ms != room.live.clocks.left_ms:
            self.scene.fail(f"{history.table}: other times are left than the log tells")
        dice = self.scene.faults.dice("worlds")
        if room.live.status == "playing" and dice.below(OTHER_WORLDS) == 0:
            self.check_secrets(room, seat, start, 1 + dice.below(1 << 20), history)

    def check_secrets(self, room: Room, seat: int, start: int, seed: int, history: History) -> None:
        """In a world that differs only in what the seat may not know, it would be sent the same bytes."""
        live = history.at(room.live.sequence, self.standing.lane.name)
        assert live.table is not None
        here, state = whole_update(live, seat, start), live.table.state
        live.table.state = live.game.other_world(state, seat, seed)
        there = whole_update(live, seat, start)
        live.table.state = state
        if here != there:
            self.scene.fail(f"{history.table}: seat {seat} is shown what it may not know ({difference(here, there)})")

    def check_table(self, line: Line, connection: Connection, told: Told, content: bytes, history: History) -> None:
        """The same for the table around the game; who is here only the house can know."""
        room = connection.room
        live = history.at(room.live.sequence, self.standing.lane.name)
        has_chat, seat, host = told.chat is not None, connection.seat, connection.is_host
        expected = encoded(describe.table_info(live, seat, host, presence.people(room), room.now_ms(), chat=has_chat))
        if expected != content:
            wrong = difference(expected, content)
            self.scene.fail(f"{history.table}: seat {connection.seat} is told otherwise than the log ({wrong})")

    def check_said(self, room: Room, told: Told, history: History) -> None:
        """A line of chat is in the log before anybody reads it."""
        chat = history.at(room.live.sequence, self.standing.lane.name).chat
        if not any(line.text == told.line["text"] for line in chat):
            self.scene.fail(f"{history.table}: a line of chat is told that is not saved")
