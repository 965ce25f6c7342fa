"""Chat: nobody floods a table, nobody's flood pushes others out, and the host may mute, silence and send away."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.core.game import WATCHER
from regalia.server import hosting, lobby, seating
from regalia.server.errors import Fault
from regalia.server.folding import folded
from regalia.server.house import House
from regalia.server.live import CHAT_KEPT
from regalia.server.manners import crowded_out, veiled
from regalia.server.messages import Chat, Play
from regalia.server.requests import Join, NewTable
from regalia.server.room import Room
from regalia.server.settings import UNLIMITED, Limits, Settings
from regalia.store.memory import MemoryStore
from tests.server.harness import GAME, go
from tests.server.lines import Clock, Line, new_key, people_at, quiet_house, settle

STILL = 1e-9  # so slow that no test sees a bucket fill


def house_with(**limits: Any) -> House:
    """A house without network, with other limits."""
    settings = Settings(bot_pause_ms=0, limits=msgspec.structs.replace(UNLIMITED, **limits))
    return House(MemoryStore(), settings, now_ms=Clock())


async def said(line: Line, *texts: str) -> list[str]:
    """Say something; the keys of what failed."""
    before = len(line.heard("failed"))
    for text in texts:
        line.say(Chat(text))
        await settle()
    return [each["key"] for each in line.heard("failed")[before:]]


# --- whose lines are kept


@given(st.lists(st.integers(-2, 5), min_size=2, max_size=60))
def test_the_eldest_line_of_whoever_has_most_makes_room(speakers: list[int]) -> None:
    place = crowded_out(speakers)
    most = max(map(speakers.count, speakers))
    assert speakers.count(speakers[place]) == most and speakers[place] not in speakers[:place]


def test_a_flood_does_not_push_out_what_others_said() -> None:
    async def test() -> None:
        house = quiet_house()
        room, keys = await people_at(house, GAME, 2)
        host = Line(room, 0, keys[0])
        watchers = [Line(room, WATCHER, address=f"192.0.2.{n}") for n in range(9)]
        await said(host, "well met", "good luck")
        for n in range(40):
            for watcher in watchers:
                watcher.say(Chat(f"flood {n}"))
            await settle()
        texts = [line.text for line in room.live.chat]
        assert len(texts) == CHAT_KEPT and "well met" in texts and "good luck" in texts
        assert list((await folded(room.live.id, await house.store.deeds(room.live.id))).chat) == room.live.chat
        for line in (host, *watchers):
            await line.hang_up()

    go(test)


# --- how much


def test_coming_back_does_not_fill_the_bucket_of_a_person() -> None:
    async def test() -> None:
        room, keys = await people_at(house_with(chat_a_second=STILL, chat_at_once=3), GAME, 2)
        refusals = []
        for seat, address in [(1, ""), (1, ""), (WATCHER, "192.0.2.1"), (WATCHER, "192.0.2.1"), (0, "")]:
            line = Line(room, seat, keys[1], address)
            refusals.append(len(await said(line, "a", "b")))
            await line.hang_up()
        assert refusals == [0, 1, 0, 1, 0]

    go(test)


def test_watchers_share_a_bucket_that_players_do_not_need() -> None:
    async def test() -> None:
        room, _ = await people_at(house_with(watchers_chat_a_second=STILL, watchers_chat_at_once=4), GAME, 2)
        player = Line(room, 0)
        crowd = [Line(room, WATCHER, address=f"192.0.2.{n}") for n in range(6)]
        refusals = [await said(line, "hello") for line in crowd]
        assert refusals == [[]] * 4 + [["too-fast"]] * 2 and await said(player, "hello") == []
        for line in (player, *crowd):
            await line.hang_up()

    go(test)


def test_of_each_person_so_many_lines_are_kept_at_all() -> None:
    async def test() -> None:
        room, _ = await people_at(house_with(chat_lines=2), GAME, 2)
        ann, watcher = Line(room, 0), Line(room, WATCHER)
        assert await said(watcher, "1", "2", "3") == ["chat-full"]
        assert await said(ann, "1", "2", "3") == ["chat-full"]
        assert Limits().chat_lines == 500
        for line in (ann, watcher):
            await line.hang_up()

    go(test)


# --- what the host may do


async def evening(clock: Clock | None = None) -> tuple[Room, list[str], list[Line]]:
    """A running game: the host, a guest, and two who look on from different places."""
    room, keys = await people_at(quiet_house(clock=clock), GAME, 2)
    places = [(0, keys[0], ""), (1, keys[1], ""), (WATCHER, new_key(), "192.0.2.1"), (WATCHER, new_key(), "192.0.2.2")]
    lines = [Line(room, seat, key, address) for seat, key, address in places]
    await settle()
    return room, keys, lines


def notices(line: Line) -> list[str]:
    """The notices that somebody heard."""
    return [each["line"]["say"]["key"] for each in line.heard("said") if each["line"]["say"]]


def test_the_host_mutes_a_seat_and_lets_it_speak_again() -> None:
    async def test() -> None:
        room, _, lines = await evening()
        host, guest, watcher, _ = lines
        assert await said(guest, "/mute Ann") == ["host-only"] and await said(watcher, "/mute Ann") == ["host-only"]
        assert await said(host, "/mute Nobody") == ["no-such-player"]
        assert await said(host, "/mute bEN") == [] and await said(guest, "but") == ["muted"]
        assert notices(watcher) == ["notice-muted"] and watcher.heard("table")[-1]["seats"][1]["muted"]
        again = await folded(room.live.id, await room.house.store.deeds(room.live.id))
        assert again.manners.muted == {1}, "it does not survive a restart"
        assert await said(host, "/unmute Ben") == [] and await said(guest, "thank you") == []
        for line in lines:
            await line.hang_up()

    go(test)


def test_the_host_silences_those_who_look_on() -> None:
    async def test() -> None:
        room, _, lines = await evening()
        host, guest, watcher, other = lines
        assert await said(host, "/watchers", "/watchers maybe") == ["on-or-off"] * 2
        assert await said(host, "/watchers off") == []
        assert await said(watcher, "a") + await said(other, "b") == ["hushed"] * 2 and await said(guest, "c") == []
        assert guest.heard("table")[-1]["hushed"] and notices(guest) == ["notice-hushed"]
        assert (await folded(room.live.id, await room.house.store.deeds(room.live.id))).manners.hushed
        assert await said(host, "/watchers on") == [] and await said(watcher, "a") == []
        for line in lines:
            await line.hang_up()

    go(test)


def test_those_who_look_on_have_numbers_and_the_host_sends_one_away() -> None:
    async def test() -> None:
        room, _, lines = await evening()
        host, _, first, second = lines
        assert await said(first, "boo") + await said(second, "hello") == []
        assert [line.name for line in room.live.chat[-2:]] == ["#1", "#2"]
        assert await said(second, "/remove #1") == ["host-only"]
        assert await said(host, "/remove #7") == ["no-such-player"]
        assert await said(host, "/remove Watcher 1") == []
        assert first.closed == 4403 and first.heard("failed")[-1]["key"] == "sent-away" and second.closed is None
        assert notices(second)[-1] == "notice-watcher-removed"
        with pytest.raises(Fault, match="removed"):
            lobby.check_may_look(room, None, "192.0.2.1")
        lobby.check_may_look(room, None, "192.0.2.2")
        lobby.check_may_look(room, 0, "192.0.2.1")
        log = b"".join(await room.house.store.deeds(room.live.id))
        assert b"192.0.2.1" not in log, "addresses are not written down"
        again = await House(room.house.store, room.house.settings).room(room.live.id)
        with pytest.raises(Fault, match="removed"):
            lobby.check_may_look(again, None, "192.0.2.1")
        for line in lines:
            await line.hang_up()

    go(test)


def test_numbers_of_watchers_go_on_after_a_restart() -> None:
    async def test() -> None:
        room, _, lines = await evening()
        await said(lines[2], "hello")
        again = await House(room.house.store, room.house.settings).room(room.live.id)
        late = Line(again, WATCHER, address="192.0.2.9")
        await said(late, "hello")
        assert again.live.chat[-1].name == "#2"
        for line in (late, *lines):
            await line.hang_up()

    go(test)


@pytest.mark.parametrize("how", ["kick", "chat"])
def test_a_guest_who_was_sent_away_does_not_sit_down_again(how: str) -> None:
    async def test() -> None:
        house, host, guest = quiet_house(), new_key(), new_key()
        room = await house.room((await lobby.set_table(house, host, NewTable(GAME, 3, name="Ann"), "")).table)
        await seating.sit_down(room, guest, Join("Ben"))
        token = await seating.new_link(room, 1)
        if how == "kick":
            await seating.empty(room, 1, kicked=True)
        else:
            await hosting.remove(room, "ben")
        for key in (guest, token):
            with pytest.raises(Fault, match="removed"):
                await seating.sit_down(room, key, Join("Ben"))
        again = await folded(room.live.id, await house.store.deeds(room.live.id))
        assert again.manners.barred == room.live.manners.barred
        await seating.sit_down(room, new_key(), Join("Cleo"))
        await seating.empty(room, 0, kicked=True)
        await seating.sit_down(room, host, Join("Ann"))

    go(test)


def test_whoever_leaves_by_himself_may_come_back() -> None:
    async def test() -> None:
        house, guest = quiet_house(), new_key()
        room = await house.room((await lobby.set_table(house, new_key(), NewTable(GAME, 3, name="Ann"), "")).table)
        await seating.sit_down(room, guest, Join("Ben"))
        await seating.leave(room, 1)
        assert (await seating.sit_down(room, guest, Join("Ben"))).seat == 1

    go(test)


def test_a_veil_tells_neither_address_nor_table() -> None:
    secret = b"s" * 32
    marks = {veiled(address, table, secret) for address in ("a", "b") for table in ("x", "y")}
    assert len(marks) == 4 and veiled("a", "x", b"t" * 32) not in marks


# --- presence is a small message


def test_the_chat_is_sent_on_arrival_and_not_with_every_coming_and_going() -> None:
    async def test() -> None:
        room, _, lines = await evening()
        host = lines[0]
        await said(host, *[f"line {n} {'x' * 400}" for n in range(60)])
        for line in lines:
            line.news()
        guest = Line(room, 1)
        await settle()
        sizes = [len(message) for line in lines for message in line.news()]
        assert sizes and max(sizes) < 3_000, "somebody who comes is told with all that was ever said"
        (arrived,) = guest.heard("table")
        assert len(arrived["chat"]) > 60 and arrived["chat"][-1]["text"].startswith("line 59")
        await guest.hang_up()
        await settle()
        assert [each["chat"] for line in lines for each in line.heard("table")] == [None] * len(lines)
        for line in lines:
            await line.hang_up()

    go(test)


def test_all_who_see_the_same_get_the_same_bytes() -> None:
    async def test() -> None:
        room, _ = await people_at(quiet_house(), GAME, 2)
        crowd = [Line(room, WATCHER) for _ in range(8)]
        await settle()
        for line in crowd:
            line.news()
        for line in crowd:
            line.connection.want_table()
        await settle()
        assert len({id(room.table_info(WATCHER, False, False)) for _ in crowd}) == 1
        assert len({message for line in crowd for message in line.sent}) == 1
        for line in crowd:
            await line.hang_up()

    go(test)


def test_notices_are_told_to_those_who_are_there() -> None:
    async def test() -> None:
        room, _, lines = await evening()
        seat = room.live.waiting()[0]
        lines[seat].say(Play(room.live.number(seat), (7,)))
        await settle()
        await seating.leave(room, seat)
        await settle()
        assert all(notices(line) == ["notice-left-playing"] for line in lines)
        for line in lines:
            await line.hang_up()
        await room.house.close()

    go(test)


def test_a_line_that_overflows_gets_the_whole_chat() -> None:
    async def test() -> None:
        _, _, lines = await evening()
        lines[0].news()
        for n in range(200):
            lines[0].connection.hear(b'{"type":"pong","n":%d,"now_ms":0}' % n)
        await settle()
        assert lines[0].heard("table")[-1]["chat"] is not None
        for line in lines:
            await line.hang_up()

    go(test)
