"""Notes about moments of a finished game: who may write and read them, how many, and where they go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from regalia.client.http import Http, Unfulfilled
from regalia.client.player import Player, join
from regalia.core import record
from regalia.core.dice import Dice
from regalia.core.record import MOST_NOTES, NOTE_LETTERS, Note, Record
from regalia.server.chain import check_log
from regalia.server.folding import folded
from regalia.server.house import House
from regalia.server.messages import TableInfo
from regalia.server.noting import MOST_OF_ONE, MOST_WRITTEN, Notes, NoteWish
from regalia.server.person import Forgotten, MyData
from regalia.server.requests import Found, Join, NewTable, Nothing, SeatBot, Seated
from regalia.server.settings import Limits, Settings
from regalia.store.memory import MemoryStore
from regalia.store.sqlite import SqliteStore
from regalia.store.store import Store
from tests.server.harness import GAME, SHORT, go, play_on, serving, two_people
from tests.server.test_what_if import played, refusal, taken_in


@asynccontextmanager
async def finished(store: Store | None = None, **wish: Any) -> AsyncIterator[tuple[str, House, Seated, Seated]]:
    """A game that two people have played to its end."""
    async with serving(store or MemoryStore()) as (server, house):
        ann, ben = await two_people(server, **wish)
        await Http(server, ann.key).post(f"/api/tables/{ann.table}/start", Nothing(), TableInfo)
        async with Player(server, ann.table, ann.key) as one, Player(server, ben.table, ben.key) as two:
            over = lambda p: p.is_over  # noqa: E731
            await asyncio.gather(play_on(one, Dice(1), over), play_on(two, Dice(2), over))
        yield server, house, ann, ben


async def brought(server: str) -> tuple[Http, str]:
    """Somebody who has brought a game, and its table."""
    host = Http(server, (await two_people(server))[0].key)
    return host, await taken_in(host, played(GAME))


async def write(server: str, who: Seated, move: int, text: str = "") -> Notes:
    """Write about a moment."""
    return await Http(server, who.key).post(f"/api/tables/{who.table}/note", NoteWish(move, text), Notes)


async def read(server: str, table: str, key: str = "") -> list[tuple[int, str, str]]:
    """What stands there: moment, seat's name and text."""
    found = await Http(server, key).get(f"/api/tables/{table}/notes", Notes)
    return [(each.move, each.name, each.text) for each in found.notes]


def test_who_played_writes_and_everybody_reads() -> None:
    async def test() -> None:
        async with finished() as (server, _, ann, ben):
            await write(server, ben, 7, "Here it was lost.")
            await write(server, ann, 7, "  And   here won. ")
            found = await write(server, ann, 2, "A good start.")
            assert [(each.move, each.seat, each.name) for each in found.notes] == [
                (2, 0, "Ann"),
                (7, 0, "Ann"),
                (7, 1, "Ben"),
            ]
            await write(server, ann, 2, "A bad start.")
            await write(server, ben, 7)
            assert await read(server, ann.table) == [(2, "Ann", "A bad start."), (7, "Ann", "And here won.")]
            with pytest.raises(Unfulfilled) as refused:
                await Http(server).post(f"/api/tables/{ann.table}/note", NoteWish(1, "me too"), Notes)
            assert (refused.value.status, refused.value.key) == (403, "not-your-seat")

    go(test)


def test_those_who_look_hear_that_there_is_a_note() -> None:
    async def test() -> None:
        async with finished() as (server, house, ann, _), Player(server, ann.table) as watcher:
            await watcher.until(lambda p: p.info)
            assert watcher.info is not None and watcher.info.notes == 0
            await write(server, ann, 1, "Look.")
            await watcher.until(lambda p: p.info and p.info.notes == 1)
            await write(server, ann, 1, "Look.")
            await write(server, ann, 1)
            await watcher.until(lambda p: p.info and p.info.notes == 2)
            assert (await house.room(ann.table)).live.noted["Ann"] == 2, "the same once more is nothing"

    go(test)


def test_notes_outlive_the_house(tmp_path: Path) -> None:
    async def test() -> None:
        async with finished(SqliteStore(tmp_path / "x.db")) as (server, _, ann, ben):
            await write(server, ann, 3, "Kept.")
            await write(server, ben, 3, "Not kept.")
            await write(server, ben, 3)
        async with serving(SqliteStore(tmp_path / "x.db")) as (server, _):
            assert await read(server, ann.table) == [(3, "Ann", "Kept.")]

    go(test)


def test_they_go_out_with_the_record_and_come_back_with_it() -> None:
    async def test() -> None:
        async with finished() as (server, _, ann, ben):
            at = f"/api/tables/{ann.table}/record"
            assert (await Http(server).get(at, Record)).notes == []
            await write(server, ben, 4, "Why not?")
            kept = await Http(server).get(at, Record)
            assert kept.notes == [Note(4, "Ben", "Why not?")] and record.faults(kept) == []
            host = Http(server)
            table = (await host.post("/api/records", record.write(kept), Found)).table
            assert await read(server, table) == [(4, "Ben", "Why not?")]
            again = await Http(server).get(f"/api/tables/{table}/record", Record)
            assert again.notes == kept.notes and again.imported

    go(test)


def test_who_brings_a_game_writes_without_a_name() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            host, table = await brought(server)
            assert await refusal(write(server, Seated(table, "", -1), 1, "hm")) == "not-your-seat"
            await host.post(f"/api/tables/{table}/note", NoteWish(1, "From my archive."), Notes)
            assert await read(server, table) == [(1, "", "From my archive.")]
            await host.post("/api/mine/forget", Nothing(), Forgotten)
            assert await read(server, table) == [], "with the person goes what she wrote"
            assert (await Http(server).get(f"/api/tables/{table}/record", Record)).notes == []
            assert check_log(await house.store.deeds(table)) == ""

    go(test)


def test_with_a_person_goes_what_she_wrote_and_nothing_else() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with finished(store) as (server, _, ann, ben):
            await write(server, ann, 1, "Mine was first.")
            await write(server, ann, 1, "Mine.")
            await write(server, ben, 1, "His.")
            data = await Http(server, ann.key).get("/api/mine/data", MyData)
            assert data.tables[0].noted == ("Mine was first.", "Mine.")
            old = await Http(server).get(f"/api/tables/{ann.table}/record", Record)
            assert len(old.notes) == 2
            await Http(server, ann.key).post("/api/mine/forget", Nothing(), Forgotten)
            assert await read(server, ann.table) == [(1, "Ben", "His.")]
            new = await Http(server).get(f"/api/tables/{ann.table}/record", Record)
            assert new.notes == [Note(1, "Ben", "His.")] and "Ann" not in str(new)
            log = b"".join(await store.deeds(ann.table))
            assert b"Mine" not in log and b"Ann" not in log and b"His." in log

    go(test)


def test_who_only_sat_there_takes_nothing_of_the_hosts_along() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            host = Http(server, (await two_people(server))[0].key)
            table = (await host.post("/api/tables", NewTable(GAME, 2, options=SHORT), Seated)).table
            at = f"/api/tables/{table}"
            ben = Http(server, (await join(server, table, Join("Ben"))).key)
            await ben.post(f"{at}/leave", Nothing(), TableInfo)
            cat = await join(server, table, Join("Cat"))
            await host.post(f"{at}/bot", SeatBot(bot="random"), TableInfo)
            await host.post(f"{at}/start", Nothing(), TableInfo)
            async with Player(server, table, cat.key) as player:
                await play_on(player, Dice(1), lambda p: p.is_over)
            await host.post(f"{at}/note", NoteWish(1, "Look at that."), Notes)
            await ben.post("/api/mine/forget", Nothing(), Forgotten)
            assert await read(server, table) == [(1, "", "Look at that.")]

    go(test)


NOT_ONE_LINE = ["\u202eesrever", "bell\x07", "zero\u200bwidth", "a\ufeffb"]


def test_a_note_is_one_line_that_looks_as_it_is() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            host, table = await brought(server)
            at, moves = f"/api/tables/{table}/note", len(played(GAME).moves)
            for text in NOT_ONE_LINE:
                assert await refusal(host.post(at, NoteWish(1, text), Notes)) == "bad-note"
            assert await refusal(host.post(at, NoteWish(moves + 1, "late"), Notes)) == "bad-note"
            assert await refusal(host.post(at, NoteWish(1, "x" * (NOTE_LETTERS + 1)), Notes)) == "bad-request"
            assert await refusal(host.post(at, NoteWish(-1, "early"), Notes)) == "bad-request"
            await host.post(at, NoteWish(0, "two\nlines"), Notes)
            await host.post(at, NoteWish(moves, "x" * NOTE_LETTERS), Notes)
            assert await read(server, table) == [(0, "", "two lines"), (moves, "", "x" * NOTE_LETTERS)]

    go(test)


def test_so_many_and_no_more() -> None:
    async def test() -> None:
        async with finished() as (server, house, ann, ben):
            live = (await house.room(ann.table)).live
            for move in range(MOST_OF_ONE):
                live.notes[move, "Ann"] = "often"
            assert await refusal(write(server, ann, MOST_OF_ONE, "once more")) == "notes-full"
            await write(server, ann, 0, "what stands there may be changed")
            await write(server, ben, 0, "he has room")
            live.noted["Ben"] = MOST_WRITTEN
            assert await refusal(write(server, ben, 0)) == "notes-full", "nobody writes without end"
            live.notes |= {(move, f"#{n}"): "!" for n in range(MOST_NOTES // 10) for move in range(10)}
            live.noted["Ben"] = 0
            assert await refusal(write(server, ben, 1, "no room")) == "notes-full"

    go(test)


def test_nobody_writes_too_fast() -> None:
    async def test() -> None:
        slow = Settings(limits=Limits(chat_a_second=1e-6, chat_at_once=2), bot_pause_ms=0)
        async with serving(settings=slow) as (server, _):
            host, table = await brought(server)
            at = f"/api/tables/{table}/note"
            for number in range(2):
                await host.post(at, NoteWish(number, "quick"), Notes)
            assert await refusal(host.post(at, NoteWish(3, "quick"), Notes)) == "too-fast"

    go(test)


def test_whom_the_host_has_muted_writes_nothing() -> None:
    async def test() -> None:
        async with finished() as (server, _, ann, ben):
            async with Player(server, ann.table, ann.key) as host:
                await host.until(lambda p: p.info)
                await host.say("/mute Ben")
                await host.until(lambda p: p.info and p.info.seats[1].muted)
            with pytest.raises(Unfulfilled, match="The host has muted you at this table"):
                await write(server, ben, 1, "but")
            await write(server, ann, 1, "he is quiet")

    go(test)


def test_what_nobody_may_watch_is_not_read_by_strangers() -> None:
    async def test() -> None:
        async with finished(watching=False) as (server, _, ann, ben):
            await write(server, ann, 1, "between us")
            assert await refusal(read(server, ann.table)) == "no-watching"
            assert await read(server, ann.table, ben.key) == [(1, "Ann", "between us")]

    go(test)


def test_a_running_game_has_no_notes_nor_one_that_plays_on_from_another() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            ann, _ = await two_people(server)
            assert await refusal(read(server, ann.table)) == "not-over"
            assert await refusal(write(server, ann, 0, "soon")) == "not-playing"
            await Http(server, ann.key).post(f"/api/tables/{ann.table}/start", Nothing(), TableInfo)
            assert await refusal(write(server, ann, 0, "soon")) == "not-over"
            assert check_log(await house.store.deeds(ann.table)) == ""
            assert (await folded(ann.table, await house.store.deeds(ann.table))).notes == {}

    go(test)
