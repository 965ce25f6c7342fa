"""Codes that can be read aloud, and cannot be guessed: long, short-lived, and not to be tried at will."""

from __future__ import annotations

import pytest

from regalia.client.http import Http, Unfulfilled
from regalia.client.player import set_table
from regalia.server import lobby, seating
from regalia.server.auth import new_code, new_id, read_code
from regalia.server.errors import Fault
from regalia.server.house import House
from regalia.server.requests import Found, NewTable
from regalia.server.settings import Limits, Settings
from tests.server.harness import GAME, go, serving
from tests.server.lines import Clock, new_key, quiet_house

DAY_MS = 86_400_000


def test_codes_can_be_read_aloud() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(len(code) == 12 and read_code(f" {code[:4]}-{code[4:].upper()}") == code for code in codes)


def test_ids_can_be_written_in_a_link_and_on_a_command_line() -> None:
    ids = {new_id() for _ in range(200)}
    assert len(ids) == 200
    assert all(len(table) == 24 and table.isalnum() and table.isascii() for table in ids)


async def found(code: str, room_is: object, house: House) -> bool:
    """Does this code open its table?"""
    try:
        return (await lobby.table_of_code(house, code, "")).table == room_is
    except Fault as fault:
        assert fault.key == "no-such-code"
        return False


def test_a_code_opens_a_table_until_the_game_begins() -> None:
    async def test() -> None:
        house, key = quiet_house(), new_key()
        seated = await lobby.set_table(house, key, NewTable(GAME, 2, name="Ann", bots=("random",)), "")
        assert await found(seated.code, seated.table, house)
        await seating.start(await house.room(seated.table))
        assert not await found(seated.code, seated.table, house)
        await house.close()

    go(test)


def test_a_code_opens_a_table_for_a_week() -> None:
    async def test() -> None:
        clock = Clock()
        house = quiet_house(clock=clock)
        seated = await lobby.set_table(house, new_key(), NewTable(GAME, 2, name="Ann"), "")
        clock.ms += 7 * DAY_MS - 1
        assert await found(seated.code, seated.table, house)
        clock.ms += 2
        assert not await found(seated.code, seated.table, house)

    go(test)


def test_wrong_codes_are_counted_and_right_ones_are_not() -> None:
    async def test() -> None:
        async with serving(settings=Settings(limits=Limits(requests_at_once=1000, wrong_codes_a_minute=0.001))) as (
            server,
            _,
        ):
            seated = await set_table(server, NewTable(GAME, 2, name="Ann"))
            http = Http(server)
            for _ in range(15):
                assert (await http.get(f"/api/codes/{seated.code}", Found)).table == seated.table
            refusals = []
            for _ in range(12):
                with pytest.raises(Unfulfilled) as fault:
                    await http.get(f"/api/codes/{new_code()}", Found)
                refusals.append((fault.value.status, fault.value.key))
            assert refusals == [(404, "no-such-code")] * 10 + [(429, "too-many-codes")] * 2
            with pytest.raises(Unfulfilled, match="wrong codes"):
                await http.get(f"/api/codes/{seated.code}", Found)

    go(test)
