"""Playing at a server's table from the terminal."""

from __future__ import annotations

import asyncio
import builtins
from collections.abc import Iterator

import pytest

from regalia.cli.remote import place_of, play_remotely, view_from
from regalia.client.player import set_table
from regalia.core.errors import RegaliaError
from regalia.core.registry import games
from regalia.core.table import new_table
from regalia.server.messages import encoded
from regalia.server.requests import NewTable
from regalia.testing.laws import SECRET
from tests.server.harness import GAME, SHORT, go, serving


def typed(lines: list[str]) -> Iterator[str]:
    """What somebody types: these lines, then always the first choice, and at last nothing."""
    yield from lines
    for _ in range(3000):
        yield "1"


def test_a_whole_game_from_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = typed(["help", "?", "dance", "say hello", "undo", "roll", "roll"])
    monkeypatch.setattr(builtins, "input", lambda prompt: next(lines))

    async def test() -> None:
        async with serving() as (server, house):
            wish = NewTable(GAME, 2, name="Ann", bots=("random",), options=SHORT, start=True)
            seated = await set_table(server, wish)
            await play_remotely(f"{server}/t/{seated.table}#seat={seated.key}", "", "de")
            room = await house.room(seated.table)
            assert any(line.text == "hello" for line in room.live.chat)

    go(test)
    shown = capsys.readouterr().out
    assert "1. " in shown and "commitment" in shown and "✗" in shown


def test_sitting_down_by_code(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(builtins, "input", lambda prompt: "quit")

    async def test() -> None:
        async with serving() as (server, house):
            seated = await set_table(server, NewTable(GAME, 2, name="Ann"))
            code = f"{seated.code[:4].upper()}-{seated.code[4:]}"
            task = asyncio.ensure_future(play_remotely(f"{server}/{code}", "Ben", "en"))
            room = await house.room(seated.table)
            while not room.live.sitters[1].name:
                await asyncio.sleep(0.01)
            from regalia.server import seating

            await seating.start(room)
            seat = room.live.waiting()[0]
            if seat == 0:
                await seating.leave(room, 0)
            await asyncio.wait_for(task, 20)

    go(test)
    assert "also on another device" in capsys.readouterr().out


@pytest.mark.parametrize("link", ["ftp://x/t/1", "http://", "here", "http://127.0.0.1:1/a/b/c"])
def test_links_that_lead_nowhere(link: str) -> None:
    with pytest.raises(RegaliaError):
        asyncio.run(place_of(link))


@pytest.mark.parametrize("name", sorted(games()))
def test_a_view_reads_back_from_the_wire(name: str) -> None:
    import msgspec

    game = games()[name]
    table = new_table(game, game.players[0], SECRET)
    for seat in range(-1, game.players[0]):
        view = table.view(seat)
        assert view_from(game, msgspec.json.decode(encoded(view))) == view
