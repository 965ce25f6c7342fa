"""Watching a finished game together: one leads, the others see what he shows, in every house; nothing of it is kept."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.client.http import Http
from regalia.client.player import Player
from regalia.core.dice import Dice
from regalia.core.game import WATCHER
from regalia.server import guiding, playing
from regalia.server.messages import FromServer, Lead, Led
from regalia.server.room import Room
from tests.server.harness import GAME, go, two_people
from tests.server.lines import Line, people_at, quiet_house, settle
from tests.server.test_neighbours import two_houses
from tests.server.test_what_if import played, taken_in


async def finished(**wish: Any) -> tuple[Room, list[str]]:
    """A game of two people, played to its end."""
    room, keys = await people_at(quiet_house(), GAME, 2, **wish)
    dice = Dice(7)
    while room.live.status != "over":
        assert room.live.table is not None
        seat = room.live.waiting()[0]
        action = dice.one_of(room.live.table.state.legal(seat))
        await playing.answer(room, seat, room.live.number(seat), (action,))
    return room, keys


def led(line: Line) -> list[tuple[bool, str, int]]:
    """What somebody was shown: is somebody leading, who, and which moment."""
    return [(each["leads"], each["name"], each["move"]) for each in line.heard("led")]


async def said(*messages: tuple[Line, Lead]) -> None:
    """One after the other."""
    for line, message in messages:
        line.say(message)
        await settle()


def test_one_leads_and_the_others_see_the_moment() -> None:
    async def test() -> None:
        room, _ = await finished()
        ann, ben, watcher = Line(room, 0), Line(room, 1), Line(room, WATCHER)
        await said((ann, Lead(3, step="begin")), (ann, Lead(4, 2, 1)), (ann, Lead(4, step="end")))
        assert led(ben) == led(watcher) == [(True, "Ann", 3), (True, "Ann", 4), (False, "Ann", 4)]
        assert ben.heard("led")[1] == {
            "type": "led",
            "leads": True,
            "seat": 0,
            "name": "Ann",
            "move": 4,
            "beat": 2,
            "eyes": 1,
        }
        assert led(ann) == [] and room.guide is None
        assert not any(b"move" in body for body in await room.house.store.deeds(room.live.id)), "nothing of it is kept"
        for line in (ann, ben, watcher):
            await line.hang_up()

    go(test)


def test_who_takes_the_lead_last_has_it_and_who_had_it_is_told() -> None:
    async def test() -> None:
        room, _ = await finished()
        ann, ben, watcher = Line(room, 0), Line(room, 1), Line(room, WATCHER)
        await said((ann, Lead(3, step="begin")), (ben, Lead(9)), (ben, Lead(5, step="begin")))
        await said((ann, Lead(4)), (ann, Lead(4, step="end")), (ben, Lead(6)))
        assert led(ann) == [(True, "Ben", 5), (True, "Ben", 6)]
        assert led(watcher) == [(True, "Ann", 3), (True, "Ben", 5), (True, "Ben", 6)]
        for line in (ann, ben, watcher):
            await line.hang_up()

    go(test)


def test_who_comes_later_sees_it_and_with_the_line_goes_the_lead() -> None:
    async def test() -> None:
        room, _ = await finished()
        ann, early = Line(room, 0), Line(room, WATCHER)
        await said((ann, Lead(3, step="begin")))
        late = Line(room, WATCHER)
        await settle()
        assert led(late) == [(True, "Ann", 3)]
        await early.hang_up()
        assert led(late) == [(True, "Ann", 3)], "who only follows ends nothing"
        await ann.hang_up()
        await settle()
        assert led(late) == [(True, "Ann", 3), (False, "Ann", 3)]
        latest = Line(room, WATCHER)
        await settle()
        assert led(latest) == []
        for line in (late, latest):
            await line.hang_up()

    go(test)


def test_only_who_played_or_brought_a_finished_game_leads_through_it() -> None:
    async def test() -> None:
        room, keys = await people_at(quiet_house(), GAME, 2)
        ann = Line(room, 0, keys[0])
        await said((ann, Lead(0, step="begin")))
        assert [each["key"] for each in ann.heard("failed")] == ["not-over"]
        room, keys = await finished()
        watcher, host = Line(room, WATCHER), Line(room, WATCHER, keys[0])
        await said((watcher, Lead(1, step="begin")), (host, Lead(1, eyes=2, step="begin")))
        assert [each["key"] for each in watcher.heard("failed")] == ["not-leading"]
        assert [each["key"] for each in host.heard("failed")] == ["no-such-seat"]
        await said((host, Lead(2, step="begin")))
        assert led(watcher) == [(True, "", 2)]
        for line in (ann, watcher, host):
            await line.hang_up()

    go(test)


class Follower:
    """Somebody who looks at a table of a server, and what he was shown."""

    def __init__(self, server: str, table: str, key: str = "") -> None:
        self.shown: list[tuple[bool, int]] = []
        self.player = Player(server, table, key, self.hear)

    def hear(self, message: FromServer) -> None:
        """What the server sends."""
        if isinstance(message, Led):
            self.shown.append((message.leads, message.move))

    async def until(self, *shown: tuple[bool, int]) -> None:
        """Until this was shown, and nothing else."""
        await self.player.until(lambda _: len(self.shown) >= len(shown))
        assert self.shown == list(shown)


@pytest.mark.parametrize("kind", ["postgres", "nats"])
def test_others_follow_in_another_house_and_the_lead_goes_over(kind: str) -> None:
    async def test() -> None:
        async with two_houses(kind) as [(one, first), (two, second)]:
            host = Http(one, (await two_people(one))[0].key)
            table = await taken_in(host, played(GAME))
            ann, ben, cat = (Follower(server, table, host.key) for server in (one, two, two))
            async with ann.player, ben.player, cat.player:
                for each in (ann, ben, cat):
                    await each.player.until(lambda p: p.info)
                await ann.player.send(Lead(3, step="begin"))
                await ben.until((True, 3))
                await ben.player.send(Lead(5, step="begin"))
                await ann.until((True, 5))
                await cat.until((True, 3), (True, 5))
                await ann.player.send(Lead(4))
                await ben.player.send(Lead(6))
                await ann.until((True, 5), (True, 6))
                late = Follower(one, table)
                async with late.player:
                    await late.until((True, 6))
                await ben.player.send(Lead(6, step="end"))
                await ann.until((True, 5), (True, 6), (False, 6))
                await cat.until((True, 3), (True, 5), (True, 6), (False, 6))
                assert first.rooms[table].guide is None and second.rooms[table].guide is None

    go(test)


def test_of_two_who_begin_at_once_the_later_leads_and_a_silent_house_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        room, _ = await finished()
        ann, watcher = Line(room, 0), Line(room, WATCHER)
        await said((ann, Lead(3, step="begin")))
        since = room.house.wall_ms()
        guiding.hear(room, since - 1, Led(True, 1, "Ben", 7, 0, -1))
        await settle()
        assert led(ann) == [] and led(watcher) == [(True, "Ann", 3)], "Ben has lost the lead, and hears of it"
        guiding.hear(room, since + 1, Led(True, 1, "Ben", 8, 0, -1))
        await settle()
        assert led(ann) == [(True, "Ben", 8)]
        later = guiding.now() + guiding.HEARD_SECONDS + 1
        monkeypatch.setattr(guiding, "now", lambda: later)
        late = Line(room, WATCHER)
        await settle()
        assert led(late) == [] and room.guide is None
        await said((ann, Lead(9, step="begin")))
        monkeypatch.setattr(guiding, "now", lambda: 2 * later)
        latest = Line(room, WATCHER)
        await settle()
        assert led(latest) == [(True, "Ann", 9)], "whose line stands leads on, though he shows nothing new"
        for line in (ann, watcher, late, latest):
            await line.hang_up()

    go(test)
