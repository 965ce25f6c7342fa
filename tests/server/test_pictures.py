"""Changes on the wire: put together they are the view, whoever looks on, however slow the line."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from regalia.client.player import seen_after, socket_of
from regalia.core.dice import Dice
from regalia.core.game import WATCHER
from regalia.core.registry import games
from regalia.server import playing
from regalia.server.messages import Failed, Undo, encoded
from regalia.server.room import Room
from tests.server.harness import go, serving, two_people
from tests.server.lines import Line, people_at, quiet_house, settle


class Screen:
    """A line, and the view that its updates have made."""

    def __init__(self, room: Room, seat: int) -> None:
        self.line = Line(room, seat)
        self.view: dict[str, Any] = {}
        self.shown = 0

    def look(self) -> None:
        """Take in what has come since."""
        for update in self.line.updates():
            self.view = seen_after({} if update.whole else self.view, update)
            self.shown += 1
        self.line.news()

    def truth(self) -> Any:
        """The view as the game makes it."""
        live = self.line.connection.room.live
        assert live.table is not None
        fields = msgspec.json.decode(encoded(live.game.view(live.table.state, self.line.connection.seat)))
        return {name: value for name, value in fields.items() if name not in live.game.remembered}


async def play_one(room: Room, dice: Dice) -> int:
    """A random answer; the seat that gave it."""
    assert room.live.table is not None
    waiting = room.live.waiting()
    seat = dice.one_of(waiting)
    legal = room.live.table.state.legal(seat)
    await playing.answer(room, seat, room.live.number(seat), (dice.one_of(legal),))
    await settle()
    return seat


@pytest.mark.parametrize("name", sorted(games()))
def test_changes_put_together_are_the_view(name: str) -> None:
    async def test() -> None:
        dice, seats = Dice(3), games()[name].players[-1]
        room, _ = await people_at(quiet_house(absent_after_ms=10**9), name, seats)
        screens = [Screen(room, seat) for seat in (*range(seats), WATCHER)]
        for number in range(60):
            seat = await play_one(room, dice)
            if number % 3 == 0:
                screens[seat].line.say(Undo(room.live.number(seat)))
                await settle()
            for screen in screens:
                screen.look()
                if not room.live.is_sealed() or screen.line.connection.seat == seat:
                    assert screen.view == screen.truth()
        await asyncio.gather(*(screen.line.hang_up() for screen in screens))

    go(test)


def test_only_what_has_changed_is_sent() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), "for_a_crown", 3)
        screen = Screen(room, 0)
        await settle()
        assert screen.line.update().whole
        screen.look()
        before = screen.view
        await play_one(room, Dice(1))
        changed = msgspec.json.decode(screen.line.update().view)
        assert not screen.line.update().whole and "decision" in changed and "kinds" not in changed
        assert all(before[name] != value for name, value in changed.items())
        await screen.line.hang_up()

    go(test)


def test_a_slow_line_gets_the_newest_and_nothing_else() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), "um_krone_und_kragen", 2)
        slow = Screen(room, WATCHER)
        await settle()
        slow.look()
        slow.line.is_free = False
        dice, arrived = Dice(2), slow.shown
        for _ in range(12):
            await play_one(room, dice)
        slow.look()
        assert slow.shown == arrived, "a line that is not free was written to"
        slow.line.read_on()
        await settle()
        slow.look()
        assert slow.shown == arrived + 1 and slow.view == slow.truth()
        await slow.line.hang_up()

    go(test)


def test_fifty_who_look_on_cost_one() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), "um_krone_und_kragen", 2)
        early = [Screen(room, WATCHER) for _ in range(25)]
        await settle()
        await play_one(room, Dice(1))
        late = [Screen(room, WATCHER) for _ in range(25)]
        await settle()
        await play_one(room, Dice(2))
        assert len(room.pictures.told) == 1
        for screen in (*early, *late):
            screen.look()
            assert screen.view == early[0].truth()
            await screen.line.hang_up()

    go(test)


@pytest.mark.parametrize("query", ["", "?protocol=1", "?protocol=x"])
def test_another_protocol_is_told_so(query: str) -> None:
    async def test() -> None:
        async with serving() as (server, _):
            ann, _ = await two_people(server)
            address = socket_of(server, ann.table).partition("?")[0] + query
            async with connect(address, proxy=None) as line:
                failed = msgspec.json.decode(await line.recv(), type=Failed)
                assert failed.key == "other-protocol" and "reload the page" in failed.sentence
                await line.wait_closed()
                assert line.close_code == 4426

    go(test)
