"""What fails for a while goes on by itself when it can: nobody has to come back, reload or restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import apsw
import pytest

from regalia.cli.crash import Server
from regalia.client.http import Http, Unfulfilled
from regalia.client.player import set_table
from regalia.core.game import WATCHER
from regalia.server import house as house_module
from regalia.server import lobby, playing
from regalia.server.bus import LocalBus
from regalia.server.deeds import Pace
from regalia.server.errors import NotSaved
from regalia.server.house import House
from regalia.server.requests import Health, NewTable
from regalia.server.room import Room
from regalia.server.settings import UNLIMITED, Settings
from regalia.store import connecting
from regalia.store.sqlite import SqliteStore
from regalia.store.store import Entry
from tests.server.faulty import FaultyStore, FirstLegal
from tests.server.harness import GAME, SHORT, go, serving
from tests.server.lines import Clock, Line, new_key, people_at, quiet_house, settle
from tests.server.test_tables import ROLL, sealed_table, state_of


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house does not wait long before it tries again."""
    monkeypatch.setattr(house_module, "FIRST_PAUSE_SECONDS", 0.01)
    monkeypatch.setattr(house_module, "LONGEST_PAUSE_SECONDS", 0.05)


async def until(enough: Callable[[], object]) -> None:
    """Wait for something that happens by itself."""
    while not enough():
        await asyncio.sleep(0.005)


async def bots_at(house: House) -> Room:
    """A table of two bots that has just begun, and somebody who looks on: else it would sleep."""
    wish = NewTable(GAME, 2, bots=("random", "random"), options=SHORT, start=True)
    room = await house.room((await lobby.set_table(house, new_key(), wish, "")).table)
    Line(room, WATCHER)
    return room


async def person_at(house: House) -> Room:
    """A table of a person and a bot that has just begun."""
    wish = NewTable(GAME, 2, name="Ann", bots=("random",), options=SHORT, start=True)
    return await house.room((await lobby.set_table(house, new_key(), wish, "")).table)


# --- what the house does by itself


def test_a_clock_that_runs_out_while_the_database_is_locked_counts_when_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "BUSY_SECONDS", 0.02)

    async def test() -> None:
        clock, store = Clock(), SqliteStore(tmp_path / "x.db")
        house = quiet_house(store, clock)
        house.bots = FirstLegal()
        await store.open()
        room, _ = await people_at(house, GAME, 2, pace=Pace("decision", 4))
        seat = room.live.waiting()[0]
        hand = apsw.Connection(str(tmp_path / "x.db"))
        hand.execute("BEGIN IMMEDIATE")
        clock.ms += 5000
        for _ in range(5):
            house.attend(room)  # as when somebody comes or goes
        await asyncio.sleep(0.2)
        assert not room.live.sitters[seat].away and len(house.tasks) <= 2, "the table is looked at more than once"
        hand.execute("ROLLBACK")
        await until(lambda: room.live.sitters[seat].away == "time" and state_of(room).decisions)
        await house.close()
        hand.close()

    go(test)


def test_one_failing_read_does_not_end_house_keeping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "TICK_SECONDS", 0.005)
    monkeypatch.setattr(house_module, "FIRST_PAUSE_SECONDS", 600)

    async def test() -> None:
        clock, store = Clock(), FaultyStore()
        room, _ = await people_at(quiet_house(store, clock), GAME, 2, pace=Pace("days", 2))
        house = quiet_house(store, clock)
        house.bots = FirstLegal()
        await house.open()
        await asyncio.sleep(0.02)
        store.lists = 3
        await until(lambda: not store.lists)
        assert not house.rooms
        clock.ms += 2 * 86_400_000 + 1000
        store.lists = store.reads = 3
        await until(lambda: room.live.id in house.rooms)
        await house.close()

    go(test)


def test_what_must_go_on_after_a_restart_is_tried_until_it_can_be_read() -> None:
    async def test() -> None:
        store = FaultyStore()
        tables = [(await person_at(quiet_house(store))).live.id for _ in range(3)]
        house = quiet_house(store)
        house.bots = FirstLegal()
        store.lists, store.reads = 1, 2
        await house.open()
        await until(lambda: all(table in house.rooms for table in tables))
        await house.close()

    go(test)


def test_a_bot_goes_on_after_a_failed_save_and_a_failed_read() -> None:
    async def test() -> None:
        store = FaultyStore()
        house = quiet_house(store)
        house.bots = FirstLegal()
        room = await bots_at(house)
        for faults in (1, 2, 5):
            store.writes, store.reads = faults, faults
            await until(lambda: not store.writes and not store.reads)
            before = room.live.sequence
            await until(lambda: room.live.sequence >= before + 3)  # noqa: B023
        await house.close()

    go(test)


def test_a_fault_of_our_own_is_written_down_and_tried_again() -> None:
    async def test() -> None:
        house = quiet_house()
        house.bots = FirstLegal(faults=3)
        room = await bots_at(house)
        await until(lambda: state_of(room).decisions)
        assert b"regalia_own_faults_total 3.0" in house.metrics.text()
        await house.close()

    go(test)


def test_deeds_of_another_process_are_read_when_they_can_be() -> None:
    async def test() -> None:
        store, bus = FaultyStore(), LocalBus()
        houses = [House(store, Settings(limits=UNLIMITED), bus, now_ms=Clock()) for _ in range(2)]
        room, _ = await people_at(houses[0], GAME, 2)
        await bus.open(houses[1].on_hint)
        other = await houses[1].room(room.live.id)
        seat = room.live.waiting()[0]
        store.reads = 3
        await playing.answer(room, seat, room.live.number(seat), (ROLL,))
        await until(lambda: other.live.sequence == room.live.sequence)
        assert not store.reads

    go(test)


# --- in doubt


def test_what_was_saved_after_all_is_told_although_nobody_asks() -> None:
    async def test() -> None:
        store = FaultyStore()
        room, _ = await people_at(quiet_house(store), GAME, 2)
        seat = room.live.waiting()[0]
        line = Line(room, 1 - seat)
        await settle()
        line.news()
        store.doubts, store.reads = 1, 4
        with pytest.raises(NotSaved):
            await playing.answer(room, seat, room.live.number(seat), (ROLL,))
        await until(lambda: line.heard("update"))
        assert room.live.table is not None and len(room.live.table.moves) == 1 and not store.reads
        await line.hang_up()

    go(test)


def test_what_was_saved_after_all_is_hinted_to_other_processes() -> None:
    async def test() -> None:
        store, bus = FaultyStore(), LocalBus()
        houses = [House(store, Settings(limits=UNLIMITED), bus, now_ms=Clock()) for _ in range(2)]
        for house in houses:
            await bus.open(house.on_hint)
        room, _ = await people_at(houses[0], GAME, 2)
        other = await houses[1].room(room.live.id)
        seat = room.live.waiting()[0]
        store.doubts = 1
        with pytest.raises(NotSaved):
            await playing.answer(room, seat, room.live.number(seat), (ROLL,))
        await until(lambda: other.live.table is not None and len(other.live.table.moves) == 1)

    go(test)


def test_as_long_as_it_cannot_be_read_nothing_is_done_in_doubt() -> None:
    async def test() -> None:
        store = FaultyStore()
        room, _ = await people_at(quiet_house(store), GAME, 2)
        seat = room.live.waiting()[0]
        number, before = room.live.number(seat), room.live.sequence
        store.doubts, store.reads = 1, 10**6
        for _ in range(3):
            with pytest.raises(NotSaved):
                await playing.answer(room, seat, number, (ROLL,))
        assert room.in_doubt and room.live.sequence == before
        store.reads = 0
        assert await playing.answer(room, seat, number, (ROLL,)) is playing.Outcome.STALE, "it was saved the first time"
        assert room.live.sequence == before + 1

    go(test)


def test_who_hangs_up_while_his_answer_is_saved_has_still_answered() -> None:
    async def test() -> None:
        store = FaultyStore()
        room, _ = await people_at(quiet_house(store), GAME, 2)
        seat, go_on = room.live.waiting()[0], asyncio.Event()
        append = store.append

        async def slow(entry: Entry) -> None:
            await append(entry)
            await go_on.wait()

        store.append = slow  # type: ignore[method-assign]
        answering = asyncio.ensure_future(playing.answer(room, seat, room.live.number(seat), (ROLL,)))
        await settle()
        answering.cancel()
        await until(lambda: not room.in_doubt)
        assert room.live.table is not None and len(room.live.table.moves) == 1

    go(test)


def test_an_answer_that_nobody_waits_for_is_told_when_the_database_is_free_again(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "x.db")
        await store.open()
        room, _ = await people_at(quiet_house(store), GAME, 2)
        seat = room.live.waiting()[0]
        hand = apsw.Connection(str(tmp_path / "x.db"))
        hand.execute("BEGIN IMMEDIATE")
        answering = asyncio.ensure_future(playing.answer(room, seat, room.live.number(seat), (ROLL,)))
        await settle()
        answering.cancel()
        await asyncio.sleep(0.1)
        hand.execute("ROLLBACK")
        hand.close()
        await until(lambda: room.live.table is not None and room.live.table.moves)
        await room.house.close()

    go(test)


def test_a_sealed_answer_that_could_not_be_saved_is_not_heard_of(crownfall: str) -> None:
    async def test() -> None:
        store = FaultyStore()
        room, _ = await sealed_table(store=store)
        lines = [Line(room, seat) for seat in range(3)]
        await settle()
        for line in lines:
            line.news()
        store.writes, store.reads = 1, 2
        with pytest.raises(NotSaved):
            await playing.answer(room, 0, room.live.number(0), (state_of(room).legal(0)[0],))
        await until(lambda: not room.in_doubt)
        await settle()
        assert not any(line.news() for line in lines)

    go(test)


# --- health


def test_ready_tells_whether_anything_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.readiness.ASK_SECONDS", 0.0)
    monkeypatch.setattr(connecting, "BUSY_SECONDS", 0.02)

    async def test() -> None:
        async with serving(SqliteStore(tmp_path / "x.db")) as (server, _):
            http = Http(server)
            assert (await http.get("/readyz", Health)).status == "ok"
            hand = apsw.Connection(str(tmp_path / "x.db"))
            hand.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unfulfilled, match="cannot save anything") as fault:
                await http.get("/readyz", Health)
            assert fault.value.status == 503 and (await http.get("/healthz", Health)).status == "ok"
            hand.execute("ROLLBACK")
            hand.close()
            assert (await http.get("/readyz", Health)).status == "ok"

    go(test)


def test_the_store_is_not_asked_more_than_once_a_second() -> None:
    async def test() -> None:
        store = FaultyStore()
        house = quiet_house(store)
        found = await asyncio.gather(*(house.readiness.can_write() for _ in range(50)))
        store.writes = 1
        assert all(found) and await house.readiness.can_write() and store.probes == 1

    go(test)


def test_a_store_that_does_not_answer_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.readiness.PROBE_SECONDS", 0.02)

    async def test() -> None:
        house = quiet_house()
        house.store.probe = lambda: asyncio.sleep(60)  # type: ignore[method-assign]
        assert not await house.readiness.can_write()

    go(test)


# --- closing


def test_closing_ends_although_something_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "CLOSE_SECONDS", 0.02)

    async def test() -> None:
        async def stubborn() -> None:
            with pytest.raises(asyncio.CancelledError):
                await asyncio.sleep(60)
            await asyncio.sleep(60)

        house, closed = quiet_house(), []
        house.bots.close = lambda: asyncio.sleep(60)  # type: ignore[method-assign]
        house.store.close = lambda: asyncio.sleep(0, closed.append(True))  # type: ignore[method-assign, func-returns-value]
        await house.open()
        house.run(stubborn(), "stubborn")
        await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await house.close()
        assert closed
        house.keep_trying("too late", stubborn)
        assert len(house.tasks) == 1, "nothing new begins"

    go(test)


def test_a_server_ends_in_time_while_its_database_is_locked(tmp_path: Path) -> None:
    async def test() -> None:
        server = Server(tmp_path / "x.db")
        await server.start()
        wish = NewTable(GAME, 2, bots=("random", "random"), start=True)
        await set_table(server.address, wish)
        hand = apsw.Connection(str(tmp_path / "x.db"))
        hand.set_busy_timeout(5000)
        hand.execute("BEGIN IMMEDIATE")
        process = server.process
        assert process is not None
        start = time.monotonic()
        process.terminate()
        await asyncio.to_thread(process.wait, 30)
        assert time.monotonic() - start < 15, "it waited for the database"
        hand.close()

    go(test)
