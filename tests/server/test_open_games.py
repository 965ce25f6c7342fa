"""Games that nobody could watch stay closed until a player opens them; games from a file say so everywhere."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from regalia.cli.main import main
from regalia.client.http import Http, Unfulfilled
from regalia.client.player import Player, set_table
from regalia.core import record
from regalia.core.dice import Dice
from regalia.core.record import Record
from regalia.server import lobby
from regalia.server.auth import hash_of
from regalia.server.folding import folded
from regalia.server.house import House
from regalia.server.messages import TableInfo
from regalia.server.requests import Draws, Found, Moment, NewTable, Nothing
from regalia.store.memory import MemoryStore
from regalia.store.store import Entry, StoreError
from tests.server.harness import GAME, QUICK, SHORT, go, play_on, serving
from tests.server.lines import Line, people_at, quiet_house, settle
from tests.server.test_costs import finished


async def played(server: str, **wish: object) -> tuple[str, str]:
    """A finished game against a bot: its table and the player's key."""
    new = NewTable(GAME, 2, name="Ann", bots=("random",), options=SHORT, start=True, **wish)  # type: ignore[arg-type]
    ann = await set_table(server, new)
    async with Player(server, ann.table, ann.key) as player:
        await play_on(player, Dice(3), lambda p: p.is_over)
    return ann.table, ann.key


async def refusals(http: Http, table: str) -> list[str]:
    """Why each way to look at a game is closed; "" if it is open."""
    asked: list[tuple[str, type[object]]] = [
        ("", TableInfo),
        ("/record", Record),
        ("/luck", Draws),
        ("/moment", Moment),
    ]
    found = []
    for path, kind in asked:
        try:
            await http.get(f"/api/tables/{table}{path}", kind)
            found.append("")
        except Unfulfilled as fault:
            found.append(fault.key)
    return found


def test_a_game_that_nobody_could_watch_is_opened_by_a_player() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as (server, _):
            table, key = await played(server, watching=False)
            stranger, ann = Http(server), Http(server, key)
            assert await refusals(stranger, table) == ["no-watching"] * 4 and await refusals(ann, table) == [""] * 4
            with pytest.raises(Unfulfilled, match="not have a seat"):
                await stranger.post(f"/api/tables/{table}/open", Nothing(), TableInfo)
            assert (await ann.post(f"/api/tables/{table}/open", Nothing(), TableInfo)).opened
            assert await refusals(stranger, table) == [""] * 4
            assert (await folded(table, await store.deeds(table))).opened
            async with Player(server, table) as watcher:
                await watcher.until(lambda p: p.is_over)

    go(test)


def test_a_game_under_way_is_not_opened() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            ann = await set_table(server, NewTable(GAME, 2, name="Ann", bots=("random",), start=True, watching=False))
            with pytest.raises(Unfulfilled, match="not over"):
                await Http(server, ann.key).post(f"/api/tables/{ann.table}/open", Nothing(), TableInfo)

    go(test)


# --- from a file


def test_a_game_from_a_file_says_so_everywhere() -> None:
    async def test() -> None:
        store = MemoryStore()
        room = await finished(store)
        async with serving(store) as (server, _):
            http = Http(server)
            kept = await http.get(f"/api/tables/{room.live.id}/record", Record)
            assert not kept.imported and b"imported" not in record.write(kept)
            assert not (await http.get(f"/api/tables/{room.live.id}", TableInfo)).imported
            there = (await http.post("/api/records", record.write(kept), Found)).table
            again = await http.get(f"/api/tables/{there}/record", Record)
            assert again == msgspec.structs.replace(kept, imported=True)
            assert (await http.get(f"/api/tables/{there}", TableInfo)).imported
            line = msgspec.json.decode(store.rows[there].brief)
            assert line["imported"] and not msgspec.json.decode(store.rows[room.live.id].brief)["imported"]

    go(test)


def test_places_that_are_not_those_of_the_game_are_refused() -> None:
    async def test() -> None:
        store = MemoryStore()
        room = await finished(store)
        async with serving(store) as (server, _):
            kept = await Http(server).get(f"/api/tables/{room.live.id}/record", Record)
            forged = msgspec.structs.replace(kept, places=[3 - place for place in kept.places])
            with pytest.raises(Unfulfilled, match=r"\$\.places: The places are not those"):
                await Http(server).post("/api/records", record.write(forged), Found)

    go(test)


def test_verify_says_that_a_record_came_from_a_file(tmp_path: Path) -> None:
    async def test() -> None:
        room = await finished(MemoryStore())
        assert room.live.table is not None
        kept = record.record_of(room.live.table)
        for imported in (False, True):
            path = tmp_path / f"{imported}.json"
            path.write_bytes(record.write(msgspec.structs.replace(kept, imported=imported)))
            found = CliRunner().invoke(main, ["verify", str(path)])
            assert found.exit_code == 0 and ("no server has seen" in found.output) is imported
            as_json = CliRunner().invoke(main, ["verify", str(path), "--json"])
            assert msgspec.json.decode(as_json.output)["imported"] is imported

    go(test)


# --- a store that fails


class Broken(MemoryStore):
    """A disk that fails whenever it is told to."""

    fails = False

    async def append(self, entry: Entry) -> None:
        self.check()
        await super().append(entry)

    async def deeds(self, table: str, since: int = 0) -> list[bytes]:
        self.check()
        return await super().deeds(table, since)

    async def seat_of(self, hash_: bytes, table: str) -> int | None:
        self.check()
        return await super().seat_of(hash_, table)

    async def count(self, statuses: object, since_ms: int = 0) -> int:
        self.check()
        return await super().count(statuses, since_ms)  # type: ignore[arg-type]

    def check(self) -> None:
        if self.fails:
            raise StoreError("the disk is gone")


def test_a_store_that_fails_is_told_as_not_saved() -> None:
    async def test() -> None:
        store = Broken()
        async with serving(store, QUICK) as (server, house):
            ann = await set_table(server, NewTable(GAME, 2, name="Ann"))
            store.fails = True
            asked = [
                Http(server).post("/api/tables", NewTable(GAME, 2, name="Eve"), msgspec.Raw),
                Http(server, ann.key).get(f"/api/tables/{ann.table}", msgspec.Raw),
                Http(server).get("/api/tables/nowhere", msgspec.Raw),
            ]
            for each in asked:
                with pytest.raises(Unfulfilled) as fault:
                    await each
                assert (fault.value.status, fault.value.key) == (503, "not-saved")
            assert house.metrics.registry.get_sample_value("regalia_own_faults_total") == 0

    go(test)


def test_a_message_is_answered_though_the_store_fails() -> None:
    async def test() -> None:
        store = Broken()
        house: House = quiet_house(store)
        room, keys = await people_at(house, GAME, 2)
        line = Line(room, 0, keys[0])
        await settle()
        store.fails, room.in_doubt = True, True
        line.say(b'{"type":"chat","text":"hello"}')
        await settle()
        assert line.heard("failed")[-1]["key"] == "not-saved" and line.closed is None
        assert house.metrics.registry.get_sample_value("regalia_own_faults_total") == 0
        await line.hang_up()

    go(test)


def test_a_table_that_cannot_be_opened_spoils_no_list() -> None:
    async def test() -> None:
        store = MemoryStore()
        room, keys = await people_at(quiet_house(store), GAME, 2)
        other, _ = await people_at(quiet_house(store), GAME, 2)
        for seat, key in enumerate(keys):
            store.keys[hash_of(key), other.live.id] = seat
        store.logs[other.live.id][1] = b"no deed at all"
        lines = (await lobby.my_tables(quiet_house(store), keys[0])).tables
        turns = {line.id: line.your_turn for line in lines}
        assert turns == {room.live.id: 0 in room.live.waiting(), other.live.id: False}

    go(test)
