"""An answer that is only begun can be called off, whatever luck came before it."""

from __future__ import annotations

from regalia.server import playing
from regalia.server.messages import Undo
from regalia.server.playing import Outcome
from regalia.server.room import Room
from tests.server.harness import go
from tests.server.lines import Line, people_at, quiet_house, settle

SCHWERT = "krone_und_schwert"
BEGIN = ("expand", "occupy", "attack")


async def give(room: Room, seat: int, *kinds: str) -> bool:
    """Gives the first answer of these kinds; False if none is offered."""
    assert room.live.table is not None
    prompt = room.live.table.prompt(seat)
    found = [each.action for each in prompt.choices if each.act.__struct_config__.tag in kinds]
    done = bool(found) and await playing.answer(room, seat, room.live.number(seat), (found[0],))
    return done is Outcome.DONE


async def after_a_draw() -> tuple[Room, int]:
    """A table at which a seat has just drawn a card and has a point left."""
    room, _ = await people_at(quiet_house(), SCHWERT, 2)
    while True:
        seat = room.live.waiting()[0]
        if not await give(room, seat, "draw"):
            assert room.live.table is not None
            await playing.answer(room, seat, room.live.number(seat), (room.live.table.prompt(seat).actions[0],))
        elif room.live.waiting() == [seat]:
            return room, seat


def test_what_was_begun_after_a_draw_is_called_off_and_the_draw_stands() -> None:
    async def test() -> None:
        room, seat = await after_a_draw()
        assert room.live.table is not None
        line, drawn = Line(room, seat), room.live.table.state
        await settle()
        assert (line.update().undo, line.update().begun) == (False, False)
        assert await give(room, seat, *BEGIN)
        await settle()
        assert (line.update().undo, line.update().begun) == (True, True)
        line.say(Undo(room.live.number(seat)))
        await settle()
        assert room.live.table.state is drawn and not line.heard("failed")
        assert (line.update().undo, line.update().begun) == (False, False)
        await line.hang_up()

    go(test)


def test_a_whole_answer_is_not_only_begun() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), SCHWERT, 2)
        while not await give(room, room.live.waiting()[0], "occupy"):
            assert await give(room, room.live.waiting()[0], "place", "lay", "no-tax", "end-turn")
        seat = room.live.waiting()[0]
        line = Line(room, seat)
        assert await give(room, seat, "place")
        await settle()
        assert (line.update().undo, line.update().begun) == (True, False)
        await line.hang_up()

    go(test)
