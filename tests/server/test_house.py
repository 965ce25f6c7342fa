"""The house as a whole: restarts, records over HTTP, health, figures, idle tables."""

from __future__ import annotations

import asyncio
import gc
import signal
import time
import weakref
from pathlib import Path

import msgspec
import pytest
from websockets.server import ServerProtocol as Protocol

from regalia.cli.crash import Server
from regalia.client.http import Http, Unfulfilled
from regalia.client.player import Player, set_table
from regalia.core import record
from regalia.core.dice import Dice
from regalia.core.errors import RegaliaError
from regalia.core.fairness import Secret
from regalia.core.game import WATCHER
from regalia.core.record import Record
from regalia.core.registry import games
from regalia.server import collecting, limits, lobby, playing, seating
from regalia.server.deeds import Pace
from regalia.server.doors import Door
from regalia.server.errors import Fault
from regalia.server.folding import folded
from regalia.server.limits import FEW_KNOWN, Bucket, Buckets
from regalia.server.line import SocketLine
from regalia.server.requests import Agree, Found, GameList, Health, Join, NewTable, Nothing, TableList
from regalia.store.memory import MemoryStore
from tests.server.harness import GAME, SHORT, go, play_on, serving, two_people
from tests.server.lines import Clock, Line, new_key, people_at, quiet_house, settle


def test_bots_play_on_after_a_restart() -> None:
    async def test() -> None:
        store = MemoryStore()
        first = quiet_house(store)
        wish = NewTable(GAME, 2, bots=("random", "random"), options=SHORT, start=True)
        table = (await lobby.set_table(first, new_key(), wish, "")).table
        line = Line(await first.room(table), WATCHER)
        await asyncio.sleep(0.3)
        await line.hang_up()
        await first.close()
        before = len(await store.deeds(table))
        second = quiet_house(store)
        await second.open()
        line = Line(await second.room(table), WATCHER)
        while len(await store.deeds(table)) < before + 10:
            await asyncio.sleep(0.02)
        await line.hang_up()
        await second.close()

    go(test)


def test_a_table_of_days_is_opened_when_it_is_due() -> None:
    async def test() -> None:
        clock, store = Clock(), MemoryStore()
        room, _ = await people_at(quiet_house(store, clock), GAME, 2, pace=Pace("days", 2))
        seat = room.live.waiting()[0]
        house = quiet_house(store, clock)
        await house.open_due(1, clock(), 10)
        assert not house.rooms
        clock.ms += 2 * 86_400_000 + 1000
        await house.open_due(1, clock(), 10)
        again = house.rooms[room.live.id]
        while not again.live.table or not again.live.table.moves:
            await asyncio.sleep(0.02)
        assert again.live.sitters[seat].away == "time"
        await house.close()

    go(test)


def test_idle_tables_leave_the_memory_and_come_back() -> None:
    async def test() -> None:
        clock = Clock()
        house = quiet_house(clock=clock)
        room, _ = await people_at(house, GAME, 2)
        line = Line(room, 0)
        await settle()
        clock.ms += 10**7
        house.close_idle()
        assert house.rooms, "somebody is looking at it"
        await line.hang_up()
        clock.ms += 10**7
        house.close_idle()
        assert not house.rooms
        assert (await house.room(room.live.id)).live.number(0) == room.live.number(0)

    go(test)


def test_a_table_that_has_left_the_memory_is_gone_without_being_collected() -> None:
    """Rooms hold no circles: the collector hardly ever runs in a server, and each would stay for good."""

    async def test() -> None:
        gc.collect()
        gc.disable()
        try:
            async with serving() as (server, house):
                seat = await set_table(
                    server, NewTable(GAME, 2, name="Ann", bots=("random",), options=SHORT, start=True)
                )
                room = weakref.ref(house.rooms[seat.table])
                table = weakref.ref(house.rooms[seat.table].live)
                async with Player(server, seat.table, seat.key) as player:
                    await play_on(player, Dice(1), lambda p: p.update is not None and p.update.question > 12)
                while house.rooms[seat.table].ears or house.rooms[seat.table].thinking:
                    await asyncio.sleep(0.01)
                house.rooms[seat.table].used_ms = -(10**9)
                house.close_idle()
                await asyncio.sleep(0.05)
                assert seat.table not in house.rooms
                assert room() is None and table() is None
        finally:
            gc.enable()

    go(test)


def test_a_socket_that_was_closed_is_gone_without_being_collected() -> None:
    """Who stays for more than a minute is too old for the collector's quick looks, and would stay for an hour."""

    def left() -> list[str]:
        kinds = [type(each) for each in gc.get_objects()]
        return [kind.__name__ for kind in kinds if issubclass(kind, Door | SocketLine | Protocol)]

    async def test() -> None:
        async with serving() as (server, _):
            seat = await set_table(server, NewTable(GAME, 2, name="Ann", bots=("random",), options=SHORT, start=True))
            for key in (seat.key, ""):
                async with Player(server, seat.table, key) as player:
                    await player.until(lambda p: p.update is not None)
                    assert {"CountedSocket", "ServerProtocol"} <= {*left()}

    gc.collect()
    gc.disable()
    try:
        go(test)
        assert left() == []
    finally:
        gc.enable()


class Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.mark.parametrize(("is_old", "looks"), [(False, 1), (True, 10)])
def test_circles_that_nobody_needs_are_collected_soon(
    monkeypatch: pytest.MonkeyPatch, is_old: bool, looks: int
) -> None:
    looked: list[int] = []
    collect = gc.collect

    def counted(generation: int) -> int:
        looked.append(generation)
        return collect(generation)

    async def test() -> None:
        async with serving():
            knot = Knot()
            seen = weakref.ref(knot)
            if is_old:
                collect()
            looked.clear()
            del knot
            while seen() is not None:
                await asyncio.sleep(0)
            assert len(looked) <= looks

    monkeypatch.setattr(collecting, "EVERY_SECONDS", 0.01)
    monkeypatch.setattr(gc, "collect", counted)
    gc.disable()
    try:
        go(test)
    finally:
        gc.enable()


def test_free_memory_goes_back_to_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    given_back: list[int] = []

    async def test() -> None:
        async with serving():
            while not given_back:
                await asyncio.sleep(0)

    assert collecting.trimmer()(0) in (None, 0, 1)  # the one of this machine
    monkeypatch.setattr(collecting, "trimmer", lambda: given_back.append)
    monkeypatch.setattr(collecting, "EVERY_SECONDS", 0.01)
    go(test)
    assert set(given_back) == {0}


def test_lobby_code_record_and_import_over_http() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            ann, ben = await two_people(server, listed=True)
            http = Http(server, ann.key)
            assert [line.id for line in (await http.get("/api/tables", TableList)).tables] == [ann.table]
            spoken = f"{ann.code[:4]}-{ann.code[4:].upper()}"
            assert (await http.get(f"/api/codes/{spoken}", Found)).table == ann.table
            with pytest.raises(Unfulfilled, match="in progress"):
                await http.get(f"/api/tables/{ann.table}/record", Record)
            await http.post(f"/api/tables/{ann.table}/start", Nothing(), msgspec.Raw)
            mine = (await http.get("/api/mine", TableList)).tables + (
                await Http(server, ben.key).get("/api/mine", TableList)
            ).tables
            assert (
                sorted(line.your_turn for line in mine) == [False, True]
                and not (await Http(server).get("/api/mine", TableList)).tables
            )
            room = await house.room(ann.table)
            while room.live.waiting() and room.live.table is not None:
                seat = room.live.waiting()[0]
                action = room.live.table.state.legal(seat)[-1]
                await playing.answer(room, seat, room.live.number(seat), (action,))
            kept = await http.get(f"/api/tables/{ann.table}/record", Record)
            assert not record.faults(kept)
            there = await http.post("/api/records", record.write(kept), Found)
            again = await Http(server).get(f"/api/tables/{there.table}/record", Record)
            assert again == msgspec.structs.replace(kept, imported=True)
            forged = msgspec.structs.replace(kept, outcomes=[*kept.outcomes[:-1], 9])
            with pytest.raises(Unfulfilled, match="secret"):
                await http.post("/api/records", record.write(forged), Found)
            half = msgspec.structs.replace(kept, moves=kept.moves[:9], places=[], outcomes=kept.outcomes[:4])
            with pytest.raises(Unfulfilled, match="not over"):
                await http.post("/api/records", record.write(half), Found)

    go(test)


def test_health_games_and_figures() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            assert (await Http(server).get("/healthz", Health)).status == "ok"
            found = await Http(server).get("/api/games", GameList)
            assert [game.id for game in found.games] == sorted(games())
            seated = await set_table(server, NewTable(GAME, 2, name="Ann"))
            async with Player(server, seated.table) as player:
                await player.until(lambda p: p.info is not None)
                text = house.metrics.text()
            assert b"regalia_connections 1.0" in text and b"regalia_tables_in_memory 1.0" in text
            for path, expected in [("/nowhere", 404), ("/api/tables/none", 404), ("/api/codes/xyz", 404)]:
                assert (await Http(server).exchange("GET", path, b""))[0] == expected
            assert (await Http(server).exchange("GET", f"/api/tables/{seated.table}/join", b""))[0] == 405

    go(test)


@pytest.mark.parametrize(
    "wish",
    [
        NewTable("chess", 2),
        NewTable(GAME, 7),
        NewTable(GAME, 2, options={"mood": 1}),
        NewTable(GAME, 2, data={"characters": []}),
        NewTable(GAME, 2, bots=("deep thought",)),
        NewTable(GAME, 2, name="a:b"),
        NewTable(GAME, 2, name="Ann", start=True),
        NewTable(GAME, 2, bots=("random",) * 3),
        NewTable(GAME, 2, pace=Pace("bank", 0)),
        NewTable(GAME, 2, pace=Pace("decision", 10**9)),
    ],
)
def test_tables_that_cannot_be_set(wish: NewTable) -> None:
    async def test() -> None:
        async with serving() as (server, house):
            with pytest.raises(Unfulfilled) as fault:
                await set_table(server, wish)
            assert fault.value.status in (400, 404, 409) and len(str(fault.value)) > 10
            assert not house.rooms

    go(test)


def test_a_real_server_starts_quickly_and_ends_cleanly(tmp_path: Path) -> None:
    async def test() -> None:
        server = Server(tmp_path / "tables.db")
        start = time.monotonic()
        await server.start()
        ready = time.monotonic() - start
        seated = await set_table(server.address, NewTable(GAME, 2, name="Ann", bots=("random",), start=True))
        process = server.process
        assert process is not None
        async with Player(server.address, seated.table, seated.key) as player:
            await player.until(lambda p: p.choices)
            await player.play(player.choices[0])
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, 15) in (0, -signal.SIGTERM)
        assert ready < 15, "a busy machine may be slow, but not that slow"

    go(test)


def test_buckets_fill_again() -> None:
    bucket = Bucket(1.0, 2.0, 0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False] and bucket.take(1.0)
    now = [0.0]
    buckets = Buckets(1.0, 1.0, lambda: now[0])
    assert buckets.take("a") and not buckets.take("a") and buckets.take("b")
    now[0] = 1.0
    assert buckets.take("a")


def test_whoever_has_been_quiet_is_forgotten_soon() -> None:
    now = [0.0]
    buckets = Buckets(1.0, 10.0, lambda: now[0])
    for guest in range(10_000):
        now[0] += 0.5
        assert buckets.take(f"guest {guest}") and len(buckets.known) <= FEW_KNOWN
    while buckets.take("greedy"):
        pass
    assert all(buckets.take(f"one of many {guest}") for guest in range(1_000)) and not buckets.take("greedy")


def test_a_crowd_that_comes_at_once_is_not_remembered_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KNOWN", 200)
    buckets = Buckets(1.0, 10.0, lambda: 0.0)
    for guest in range(1_000):
        assert buckets.take(f"guest {guest}") and len(buckets.known) <= 200
    assert len(buckets.known) > FEW_KNOWN


def test_eyes_of_others_are_closed_until_the_end() -> None:
    async def test() -> None:
        from regalia.server import records

        room, _ = await people_at(quiet_house(), GAME, 2, watching=False)
        with pytest.raises(Fault, match="spectators"):
            await records.moment(room, None, None)
        with pytest.raises(Fault, match="own seat"):
            await records.moment(room, 0, 1)
        with pytest.raises(Fault, match="seat does not exist"):
            await records.moment(room, 0, 5)
        assert (await records.moment(room, 0, None, records.Where(99))).eyes == 0

    go(test)


def test_what_the_seats_add_is_mixed_into_the_luck_and_the_commitment_stays() -> None:
    async def test() -> None:
        house = quiet_house()
        seated = await lobby.set_table(house, new_key(), NewTable(GAME, 2, name="Ann", entropy="rain"), "")
        room = await house.room(seated.table)
        line = Line(room, -1)
        await settle()
        await seating.sit_down(room, new_key(), Join("Ben", entropy="on the roof"))
        await seating.start(room)
        await settle()
        shown = {info["commitment"] for info in line.heard("table")}
        luck = room.live.luck
        assert isinstance(luck, Secret) and luck.entropy == ("rain", "on the roof") and shown == {luck.commitment()}
        assert all(info["luck"] is None for info in line.heard("table")), "the secret was told before the end"
        assert room.live.table is not None and room.live.table.luck == luck
        await line.hang_up()

    go(test)


def test_the_host_may_agree_on_something_else_before_the_start() -> None:
    async def test() -> None:
        house = quiet_house()
        key = new_key()
        seated = await lobby.set_table(house, key, NewTable(GAME, 2, name="Ann"), "")
        room = await house.room(seated.table)
        await seating.agree(room, Agree(seats=4, options={"max_rounds": 50}, pace=Pace("days", 2), listed=True))
        created = (await folded(room.live.id, await house.store.deeds(room.live.id))).created
        assert (created.seats, created.options["max_rounds"], created.pace.amount, created.watching) == (4, 50, 2, True)
        (line,) = (await lobby.open_tables(house)).tables
        assert (line.free, line.pace.kind) == (3, "days")
        await seating.sit_down(room, new_key(), Join("Bob", seat=3))
        with pytest.raises(Fault, match="taken"):
            await seating.agree(room, Agree(seats=3))
        with pytest.raises(RegaliaError, match="amount"):
            await seating.agree(room, Agree(pace=Pace("days", 99)))
        with pytest.raises(RegaliaError, match="players"):
            await seating.agree(room, Agree(seats=7))

    go(test)


def test_every_die_of_a_finished_game_can_be_checked() -> None:
    async def test() -> None:
        from regalia.server import records

        room, _ = await people_at(quiet_house(), GAME, 2)
        while room.live.status == "playing":
            seat = room.live.waiting()[0]
            assert room.live.table is not None
            action = room.live.table.state.legal(seat)[0]
            await playing.answer(room, seat, room.live.number(seat), (action,))
        found = await records.draws(room)
        assert isinstance(found.luck, Secret) and found.luck.commitment() == found.commitment
        stream = found.luck.stream()
        assert [stream.number(i, draw.among, 0) for i, draw in enumerate(found.draws)] == [
            d.number for d in found.draws
        ]
        assert len(found.draws) == len(room.live.table.outcomes if room.live.table else [])
        assert [draw.move for draw in found.draws] == sorted(draw.move for draw in found.draws)
        last = await records.moment(room, 0, None, records.Where(line=10**6))
        first = await records.moment(room, 0, None, records.Where(line=0))
        assert (first.move, last.move) == (0, last.moves) and len(first.story) < len(last.story)

    go(test)
