"""Playing at a server's table from the terminal."""

from __future__ import annotations

import asyncio
import builtins
import re
from collections.abc import Iterator
from threading import Thread

import pytest

from regalia.cli.remote import place_of, play_at
from regalia.client.player import join, set_table
from regalia.core.errors import RegaliaError
from regalia.core.registry import games
from regalia.core.table import new_table
from regalia.server import seating
from regalia.server.messages import encoded
from regalia.server.requests import Join, NewTable
from regalia.terminal.keyboard import Keyboard
from regalia.terminal.remote import view_from
from regalia.terminal.session import Manner
from regalia.terminal.voice import Voice
from regalia.testing.laws import SECRET
from tests.server.harness import GAME, SHORT, go, serving

ENGLISH = Manner("en", "off")


def typed(lines: list[str]) -> Iterator[str]:
    """What somebody types: these lines, then always the first choice, and at last nothing."""
    yield from lines
    for _ in range(3000):
        yield "1"


def at_table(link: str, name: str = "", manner: Manner = ENGLISH) -> asyncio.Future[None]:
    """Somebody at a keyboard, in a thread of his own that does not outlive the test."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def sit() -> None:
        try:
            play_at(link, name, manner)
        except BaseException as fault:
            loop.call_soon_threadsafe(done.set_exception, fault)
        else:
            loop.call_soon_threadsafe(done.set_result, None)

    Thread(target=sit, daemon=True).start()
    return done


async def shown(capsys: pytest.CaptureFixture[str], wanted: str, so_far: list[str]) -> None:
    """Wait until something is shown."""
    while wanted not in "".join(so_far):
        await asyncio.sleep(0.05)
        so_far.append(capsys.readouterr().out)


def test_a_whole_game_from_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """After each moment there is a pause, before anything that comes later is told."""
    lines, pauses, text = typed(["help", "?", "dance", "say hello", "undo"]), [], []
    monkeypatch.setattr(builtins, "input", lambda prompt: next(lines))

    def wait(self: Keyboard, seconds: float) -> None:
        text.append(capsys.readouterr().out)
        if seconds:
            pauses.append(text[-1].splitlines()[-1])

    monkeypatch.setattr(Keyboard, "wait", wait)

    async def test() -> None:
        async with serving() as (server, house):
            wish = NewTable("for_a_crown", 3, name="Ann", bots=("random", "random"), start=True)
            seated = await set_table(server, wish)
            link = f"{server}/t/{seated.table}#seat={seated.key}"
            await at_table(link, manner=Manner("de", "slow"))
            room = await house.room(seated.table)
            assert any(line.text == "hello" for line in room.live.chat)

    go(test)
    shown = "".join(text) + capsys.readouterr().out
    assert "1. " in shown and "Zusage" in shown and "✗" in shown and "Rubine" in shown
    assert len(pauses) > 20 and all(line.startswith("· ") for line in pauses)
    assert sum("aufgedeckt" in line or "!" in line for line in pauses) > 10, pauses


def test_sitting_down_by_code(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(builtins, "input", lambda prompt: "quit")

    async def test() -> None:
        async with serving() as (server, house):
            seated = await set_table(server, NewTable(GAME, 2, name="Ann"))
            code = f"{seated.code[:4].upper()}-{seated.code[4:]}"
            task = at_table(f"{server}/{code}", "Ben")
            room = await house.room(seated.table)
            while not room.live.sitters[1].name:
                await asyncio.sleep(0.01)
            await seating.start(room)
            seat = room.live.waiting()[0]
            if seat == 0:
                await seating.leave(room, 0)
            await asyncio.wait_for(task, 20)

    go(test)
    assert "on another device too" in capsys.readouterr().out


def test_it_says_what_it_waits_for(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """First for players, then for the host, then for whoever is asked and is not there."""
    answers, text = ["1"], [""]
    monkeypatch.setattr(builtins, "input", lambda prompt: answers[0])

    async def test() -> None:
        async with serving() as (server, house):
            ann = await set_table(server, NewTable("for_a_crown", 3, name="Ann"))
            task = at_table(f"{server}/t/{ann.table}", "Ben")
            await shown(capsys, "One seat is still free. Waiting for a player.", text)
            await join(server, ann.table, Join("Cleo"))
            await shown(capsys, "All seats are taken. Waiting for the host to start.", text)
            room = await house.room(ann.table)
            await seating.start(room)
            await shown(capsys, " (not connected).", text)
            answers[0] = "quit"
            for seat in (0, 2):
                await seating.leave(room, seat)
            await asyncio.wait_for(task, 30)

    go(test)
    assert re.search(r"… (Ann|Cleo) .*Waiting for (Ann|Cleo) \(not connected\)\.", "".join(text))


def test_advice_comes_from_the_server(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """And where the table forbids it, that is said. A bot that could not answer in time is asked again."""
    text = [""]

    def typed_here() -> Iterator[str]:
        for wanted in ("Monarch would answer: ", forbidden):
            yield "roll"
            text.append(capsys.readouterr().out)
            while wanted not in "".join(text):
                yield "hint"
                text.append(capsys.readouterr().out)
            yield from ("odds", "why finish", "quit")

    forbidden = Voice(games()[GAME], "en", ())("fault-no-advice")
    lines = typed_here()
    monkeypatch.setattr(builtins, "input", lambda prompt: next(lines))

    async def test() -> None:
        async with serving() as (server, _):
            for advice in ("always", "never"):
                wish = NewTable(GAME, 2, name="Ann", bots=("random",), options=SHORT, start=True, advice=advice)
                seated = await set_table(server, wish)
                await at_table(f"{server}/t/{seated.table}#seat={seated.key}")

    go(test)
    shown = "".join(text) + capsys.readouterr().out
    assert shown.count("Monarch would answer: ") == 1
    assert shown.count(f"✗ {forbidden}") == 1, "it is said at once, before anything else is typed"
    assert len(re.findall(r"\d%  \S+  → ", shown)) >= 2 and shown.count("every die is aside. [setting-aside]") == 2


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
