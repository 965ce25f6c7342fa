"""Beats on the wire: what happens on the way is shown in its order, to each as he may see it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from regalia.core.dice import Dice
from regalia.core.game import WATCHER
from regalia.core.registry import games
from regalia.core.table import worth_seeing
from regalia.server import describe, moments, records
from regalia.server.messages import BeatInfo, StoryLine, Undo, WhyNot, encoded
from regalia.server.room import Room
from tests.server.harness import go
from tests.server.lines import people_at, quiet_house, settle
from tests.server.test_pictures import Screen, play_one


def fields(view: Any) -> dict[str, Any]:
    """A view as it comes through the wire, without what it asks."""
    found = msgspec.json.decode(encoded(view))
    return {name: value for name, value in found.items() if name not in moments.QUESTION}


def expected(room: Room, seat: int, moves: int) -> list[tuple[int, dict[str, Any]]]:
    """The beats since so many answers, as the engine shows them to a seat."""
    table = room.live.table
    assert table is not None
    beats = [beat for beat in table.beats if beat.move > moves]
    seen = worth_seeing(table.game, beats, len(table.story), table.state, seat)
    views = [(beat.story, fields(table.game.view(beat.state, seat))) for beat in seen]
    left_out = table.game.remembered
    return [(until, {name: view[name] for name in view if name not in left_out}) for until, view in views]


def shown(view: dict[str, Any], beats: tuple[BeatInfo, ...]) -> list[tuple[int, dict[str, Any]]]:
    """The beats of an update, each as the view it makes."""
    found = []
    for beat in beats:
        changed = msgspec.json.decode(beat.view)
        assert not changed.keys() & set(moments.QUESTION), "a beat asks something"
        view = view | changed
        found.append((beat.until, {name: value for name, value in view.items() if name not in moments.QUESTION}))
    return found


@pytest.mark.parametrize("name", sorted(games()))
def test_every_seat_is_shown_every_beat_as_it_may_see_it(name: str) -> None:
    async def test() -> None:
        dice, seats, found = Dice(8), games()[name].players[0], 0
        room, _ = await people_at(quiet_house(absent_after_ms=10**9), name, seats)
        screens = [Screen(room, seat) for seat in (*range(seats), WATCHER)]
        await settle()
        for screen in screens:
            screen.look()
        for _ in range(150):
            if room.live.status == "over":
                break
            assert room.live.table is not None
            moves, before = len(room.live.table.moves), [screen.view for screen in screens]
            await play_one(room, dice)
            for screen, view in zip(screens, before, strict=True):
                updates = screen.line.updates()
                beats = [beat for update in updates for beat in shown(view, update.beats)]
                wanted = expected(room, screen.line.connection.seat, moves) if updates else []
                assert beats == wanted
                found += len(beats)
                screen.look()
        assert found > 5, "no beat was ever shown"
        await asyncio.gather(*(screen.line.hang_up() for screen in screens))

    go(test)


@pytest.mark.parametrize("name", sorted(games()))
def test_a_game_is_looked_at_beat_by_beat(name: str) -> None:
    async def test() -> None:
        dice, found = Dice(3), 0
        room, _ = await people_at(quiet_house(absent_after_ms=10**9), name, games()[name].players[0])
        while found < 3:
            assert room.live.table is not None and room.live.status != "over", "no beat was ever found"
            moves = len(room.live.table.moves)
            await play_one(room, dice)
            here = await records.moment(room, 0, 0)
            if here.moves <= moves:
                continue  # a sealed answer
            wanted = expected(room, 0, moves)
            way = [await records.moment(room, 0, 0, records.Where(beat=number)) for number in range(1, len(wanted) + 1)]
            assert (here.beat, here.beats, len(here.story)) == (0, len(wanted), len(seen_lines(room, 0)))
            assert [fields(moment.view) for moment in way] == [view for _, view in wanted]
            assert [moment.story for moment in way] == [seen_lines(room, 0, until) for until, _ in wanted]
            assert all(moment.prompt is None for moment in way)
            assert await records.moment(room, 0, 0, records.Where(beat=len(wanted) + 1)) == here
            found += len(way)

    go(test)


def seen_lines(room: Room, seat: int, until: int | None = None) -> tuple[StoryLine, ...]:
    """The story as a seat hears it, up to an event."""
    table = room.live.table
    assert table is not None
    return describe.story(table, table.view(seat), 0, len(table.story) if until is None else until)


def test_what_people_keep_in_mind_is_in_no_moment() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(absent_after_ms=10**9), "for_a_crown", 3)
        assert not set((await records.moment(room, 0, 0)).view) & set(room.live.game.remembered)

    go(test)


def test_who_arrives_sees_the_present_and_no_beat() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), "royaume_des_5_couronnes", 2)
        dice = Dice(1)
        for _ in range(40):
            await play_one(room, dice)
        assert room.live.table is not None and room.live.table.beats
        late = Screen(room, WATCHER)
        await settle()
        assert late.line.update().whole and late.line.update().beats == ()
        await late.line.hang_up()

    go(test)


def test_what_was_taken_back_is_shown_no_more() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), "um_krone_und_kragen", 2)
        screen, dice = Screen(room, WATCHER), Dice(4)
        await settle()
        screen.look()
        for _ in range(60):
            seat = await play_one(room, dice)
            screen.look()
            if room.live.may_take_back(seat):
                screens = Screen(room, seat)
                await settle()
                screens.line.say(Undo(room.live.number(seat)))
                await settle()
                assert all(beat.number <= room.pictures.look().number for beat in room.pictures.beats)
                assert [update.beats for update in screen.line.updates()] in ([()], [])
                screen.look()
                await screens.line.hang_up()
        await screen.line.hang_up()

    go(test)


def test_a_seat_asks_what_else_it_might_think_of() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), "um_krone_und_kragen", 2)
        seat = room.live.waiting()[0]
        asked, other = Screen(room, seat), Screen(room, 1 - seat)
        await settle()
        for screen, number in ((asked, room.live.number(seat)), (asked, 999), (other, room.live.number(1 - seat))):
            screen.line.say(WhyNot(number))
        await settle()
        now, stale = asked.line.heard("greyed")
        assert now["choices"] and all(choice["why_not"] and choice["rule"] for choice in now["choices"])
        assert stale == {"type": "greyed", "question": 999, "choices": [], "piece": ""}
        assert [each["choices"] for each in other.line.heard("greyed")] == [[]]
        asked.line.say(WhyNot(room.live.number(seat), "die:3"))
        await settle()
        *_, at_a_die = asked.line.heard("greyed")
        assert at_a_die["piece"] == "die:3" and [choice["act"] for choice in at_a_die["choices"]] == [
            {"is": "set-aside", "face": 3, "left": 0}
        ]
        await asyncio.gather(asked.line.hang_up(), other.line.hang_up())

    go(test)
