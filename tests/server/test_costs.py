"""Work is limited by what it costs, and what is asked for often is made once."""

from __future__ import annotations

import msgspec
import pytest

from regalia.client.http import Http, Unfulfilled
from regalia.core.record import Record
from regalia.server import playing, records
from regalia.server.limits import Bucket
from regalia.server.live import LiveTable
from regalia.server.messages import Chat, Ping, Play, Undo
from regalia.server.recent import Recent
from regalia.server.requests import Draws, Health, Moment
from regalia.server.room import Room
from regalia.server.settings import UNLIMITED, Settings
from regalia.server.socket import weight
from regalia.store.memory import MemoryStore
from tests.server.harness import GAME, go, serving
from tests.server.lines import Line, people_at, quiet_house, settle

POOR = Settings(limits=msgspec.structs.replace(UNLIMITED, requests_a_second=1e-9, requests_at_once=100))


async def finished(store: MemoryStore) -> Room:
    """A finished game of two people."""
    room, _ = await people_at(quiet_house(store), GAME, 2)
    while room.live.status == "playing":
        seat = room.live.waiting()[0]
        assert room.live.table is not None
        await playing.answer(room, seat, room.live.number(seat), (room.live.table.state.legal(seat)[-1],))
    return room


async def how_often(server: str, path: str, kind: type[object]) -> int:
    """How often something is served before it is too much."""
    for times in range(200):
        try:
            await Http(server).get(path, kind)
        except Unfulfilled as fault:
            assert fault.status == 429
            return times
    raise AssertionError("it is never too much")


@pytest.mark.parametrize(
    ("what", "kind", "times"), [("/record", Record, 5), ("/luck", Draws, 5), ("", msgspec.Raw, 100)]
)
def test_a_record_costs_more_than_a_ping(what: str, kind: type[object], times: int) -> None:
    async def test() -> None:
        store = MemoryStore()
        room = await finished(store)
        async with serving(store, POOR) as (server, _):
            assert await how_often(server, f"/api/tables/{room.live.id}{what}", kind) == times
            with pytest.raises(Unfulfilled):
                await Http(server).get("/healthz", Health)

    go(test)


def test_a_moment_costs_by_the_moves_before_it() -> None:
    async def test() -> None:
        store = MemoryStore()
        room = await finished(store)
        assert room.live.table is not None
        moves = len(room.live.table.moves)
        assert moves > 2 * records.MOVES_A_COIN, "the game was too short to show it"
        path = f"/api/tables/{room.live.id}/moment?move="
        async with serving(store, POOR) as (server, _):
            assert await how_often(server, f"{path}0", Moment) == 100
        async with serving(store, POOR) as (server, _):
            assert await how_often(server, f"{path}{moves}", Moment) == 100 // (1 + moves // records.MOVES_A_COIN)

    go(test)


def test_the_record_of_a_finished_game_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    make = records.record_of

    async def noted(live: LiveTable) -> Record:
        made.append(live.id)
        return await make(live)

    monkeypatch.setattr(records, "record_of", noted)

    async def test() -> None:
        store = MemoryStore()
        room = await finished(store)
        async with serving(store) as (server, _):
            found = [await Http(server).get(f"/api/tables/{room.live.id}/record", Record) for _ in range(3)]
            assert found[0] == found[1] == found[2] and made == [room.live.id]

    go(test)


def test_what_was_not_asked_for_longest_makes_room() -> None:
    recent = Recent(2)
    recent.keep("a", b"1")
    recent.keep("b", b"22")
    assert recent.get("a") == b"1"
    recent.keep("c", b"333")
    assert recent.get("b") is None and recent.get("a") == b"1" and recent.bytes == 4
    assert recent.keep("large", b"x" * 2**25) and not recent.kept and recent.bytes == 0


def test_a_bucket_gives_what_it_costs() -> None:
    bucket = Bucket(1.0, 10.0, 0.0)
    assert bucket.take(0.0, 8) and not bucket.take(0.0, 8) and bucket.take(0.0, 2) and not bucket.take(0.0)
    assert Bucket(1.0, 10.0, 0.0).take(0.0, 50), "what costs more than ever fits is still done, once"


def test_long_answers_and_what_is_kept_weigh_more() -> None:
    assert [weight(each) for each in (Ping(), Play(0, (1,)), Play(0, (1,) * 64), Undo(0), Chat("x"))] == [1, 1, 9, 2, 2]

    async def test() -> None:
        house = quiet_house()
        room, _ = await people_at(house, GAME, 2)
        line = Line(room, 0)
        line.connection.bucket = Bucket(0.0, 20.0, 0.0)
        for _ in range(3):
            line.say(Play(99, (1,) * 64))
        await settle()
        assert line.closed == 4429
        await line.hang_up()

    go(test)
