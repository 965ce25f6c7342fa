"""A farm of bots: real processes on a real NATS, which are killed, stopped and lie. No table minds."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import cycle
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from regalia.cli.main import main
from regalia.core.dice import Dice
from regalia.core.fairness import Seed
from regalia.core.game import WATCHER
from regalia.core.registry import games
from regalia.core.table import new_table
from regalia.server import bot_pool, farm, farm_words
from regalia.server.bot_pool import BotPool
from regalia.server.farm_words import CALL, HERE, IDLE, Answer, Beat, Task
from regalia.server.house import House
from regalia.server.nats_bus import connected
from regalia.server.requests import NewTable
from regalia.server.room import Room
from regalia.server.worker import Ask, Reply
from tests.server.harness import go
from tests.server.lines import Line, moves, quiet_house, table_of, until
from tests.servers import nats

GAME_IDS = sorted(games())
PLENTY = 60.0  # seconds: nobody is late on a busy machine
PATIENCE = 200.0  # of a test: its processes take long to start where all are busy
pytestmark = pytest.mark.timeout(240)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody counts as late or gone because the machine is busy; tests of that say so."""
    monkeypatch.setattr(farm, "GRACE_SECONDS", PLENTY)
    monkeypatch.setattr(farm, "LIVES_SECONDS", PLENTY)
    monkeypatch.setattr(bot_pool, "GRACE_SECONDS", PLENTY)


def house_on(**settings: Any) -> House:
    """A house whose bots think on the farm, and nowhere else unless told."""
    return quiet_house(**{"bot_workers": 0, "bot_think_ms": 10, "bots_from": nats(), **settings})


@asynccontextmanager
async def members(many: int = 1) -> AsyncIterator[list[subprocess.Popen[bytes]]]:
    """Real members of the farm, each with a process of bots."""
    command = [sys.executable, "-m", "regalia.cli", "bots", "--bus", nats(), "--bots", "1"]
    found = [subprocess.Popen(command, stderr=subprocess.DEVNULL) for _ in range(many)]
    try:
        await all_heard(many)
        yield found
    finally:
        for each in found:
            each.send_signal(signal.SIGCONT)
            each.terminate()
        await asyncio.gather(*(asyncio.to_thread(each.wait, 30) for each in found))


async def all_heard(many: int) -> None:
    """Until so many members say that they are ready."""
    line, names = await connected(nats(), "ears", unheard), set[str]()

    async def hear(message: Any) -> None:
        beat = msgspec.json.decode(message.data, type=Beat)
        if beat.processes and beat.member != "liar":
            names.add(beat.member)

    await line.subscribe(HERE, cb=hear)
    await until(lambda: len(names) >= many)
    await line.close()


async def unheard(fault: Exception) -> None:
    """What NATS complains about."""


def figure(house: House, name: str) -> float:
    """A figure of the house."""
    return house.metrics.registry.get_sample_value(f"regalia_{name}") or 0.0


async def goes_on(room: Room, answers: int = 3) -> None:
    """Until bots have answered some more, or the game is over."""
    before = moves(room)
    await until(lambda: moves(room) >= before + answers or (room.live.table and room.live.table.is_over))


async def watched_bots(house: House, game: str = "um_krone_und_kragen") -> Room:
    """A table of bots, and somebody who looks on."""
    least = games()[game].players[0]
    room = await table_of(house, NewTable(game, least, bots=("random",) * least, start=True))
    Line(room, WATCHER)
    return room


# --- what travels


def asks_of(game: str) -> list[Ask]:
    """What the seats of a random game are asked."""
    table, dice = new_table(games()[game], games()[game].players[1], Seed(7)), Dice(7)
    found: list[Ask] = []
    options = games()[game].options.settle({})
    while not table.is_over and len(found) < 150:
        seat = table.waiting()[0]
        prompt = table.prompt(seat)
        events = tuple(event.seen_by(seat) for event in prompt.events)
        found.append(Ask("page", game, options, None, "the-id", seat, prompt.view, prompt.actions, events, 10))
        table.play(seat, [dice.one_of(prompt.actions)])
    return found


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_question_arrives_as_it_was_asked_but_for_the_id_of_the_table(game: str) -> None:
    for ask in asks_of(game):
        content = farm_words.task_of(ask, "1")
        there = farm_words.ask_of(msgspec.json.decode(content, type=Task))
        assert there == msgspec.structs.replace(ask, table=there.table)
        assert b"the-id" not in content


def test_only_what_the_seat_may_know_travels() -> None:
    ask = msgspec.structs.replace(asks_of(GAME_IDS[0])[0], address="192.0.2.1", watched=True)
    told = msgspec.json.decode(farm_words.task_of(ask, "1"))
    assert set(told) == {field.name for field in msgspec.structs.fields(Task)}
    assert told["view"] == msgspec.json.decode(msgspec.json.encode(ask.view)) and told["view"]["seat"] == ask.seat
    assert "192.0.2.1" not in str(told)


def test_an_answer_to_another_question_is_none() -> None:
    content = msgspec.json.encode(Answer("1", Reply(3)))
    assert farm_words.read_answer(content, "1") == Reply(3)
    for wrong in (content.replace(b"3", b'"3"'), b"", b"null", content + b" " * farm_words.MOST_BYTES):
        with pytest.raises(ValueError, match=r"."):
            farm_words.read_answer(wrong, "1")
    with pytest.raises(ValueError, match="another question"):
        farm_words.read_answer(content, "2")


def test_other_rules_are_not_thought_about() -> None:
    task = msgspec.json.decode(farm_words.task_of(asks_of(GAME_IDS[0])[0], "1"), type=Task)
    with pytest.raises(ValueError, match="rules"):
        farm_words.ask_of(msgspec.structs.replace(task, rules=-1))


# --- real members


def test_bots_of_every_game_think_elsewhere_and_the_house_needs_no_process() -> None:
    async def test() -> None:
        house = house_on()
        async with members():
            for game in GAME_IDS:
                await goes_on(await watched_bots(house, game))
            await until(lambda: figure(house, "farm_processes") == 1)  # with the next sign of life
            assert figure(house, "bot_failures_total") == 0 == figure(house, "farm_failures_total")
            assert isinstance(house.bots, BotPool) and not house.bots.tending
        await until(lambda: figure(house, "farm_processes") == 0)
        await house.bots.close()

    go(test, PATIENCE)


def test_a_member_that_is_killed_is_replaced_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = house_on()
        async with members(2) as both:
            room = await watched_bots(house)
            await until(lambda: figure(house, "farm_processes") == 2)
            await goes_on(room)
            both[0].kill()
            await goes_on(room, 10)
            both[1].kill()
            await asyncio.to_thread(both[1].wait)
        async with members():
            await goes_on(room)
        await house.bots.close()

    monkeypatch.setattr(farm, "GRACE_SECONDS", 2.0)  # a question that died with its process is asked again
    go(test, PATIENCE)


def test_a_member_that_stands_still_is_passed_over_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = house_on()
        async with members(2) as both:
            room = await watched_bots(house)
            await until(lambda: figure(house, "farm_processes") == 2)
            both[0].send_signal(signal.SIGSTOP)
            await goes_on(room, 10)
            both[0].send_signal(signal.SIGCONT)
            both[1].send_signal(signal.SIGSTOP)
            await goes_on(room, 10)
        await house.bots.close()

    monkeypatch.setattr(farm, "GRACE_SECONDS", 2.0)
    go(test, PATIENCE)


# --- members that lie

Lie = Callable[[Task], bytes | None]


def answered(task: Task, **reply: Any) -> bytes:
    """An answer to a task."""
    return msgspec.json.encode(Answer(task.number, Reply(**reply)))


LIES: dict[str, Lie] = {
    "illegal": lambda task: answered(task, action=max(task.actions) + 1),
    "nonsense": lambda task: b"\xff{",
    "nothing": lambda task: b"",
    "another question": lambda task: msgspec.json.encode(Answer("x", Reply(task.actions[0]))),
    "too much": lambda task: answered(task, action=task.actions[0]) + b" " * farm_words.MOST_BYTES,
    "a fault": lambda task: answered(task, fault="I would rather not"),
    "no advice, but an answer": lambda task: answered(task, action=-1),
}


class Member:
    """Somebody on the bus who is always idle, and answers as he likes."""

    def __init__(self, answer: Lie) -> None:
        self.answer = answer
        self.tasks: list[Task] = []

    async def __aenter__(self) -> Member:
        self.nats = await connected(nats(), "liar", unheard)
        await self.nats.subscribe(CALL, queue=IDLE, cb=self.called)
        await self.nats.publish(HERE, msgspec.json.encode(Beat("liar", 1)))
        await self.nats.flush()
        return self

    async def __aexit__(self, *fault: object) -> None:
        await self.nats.close()

    async def called(self, message: Any) -> None:
        """Offer, at once and always."""
        slot = await self.nats.subscribe(self.nats.new_inbox(), cb=self.asked)
        await self.nats.publish(message.reply, b"liar", slot.subject)

    async def asked(self, message: Any) -> None:
        """Answer."""
        if message.data:
            self.tasks.append(msgspec.json.decode(message.data, type=Task))
            content = self.answer(self.tasks[-1])
            if content is not None:
                await message.respond(content)


def test_who_lies_is_passed_over_and_another_asked() -> None:
    async def test() -> None:
        house = house_on()
        async with members(), Member(LIES["illegal"]):
            room = await watched_bots(house)
            await until(lambda: figure(house, "farm_failures_total"))
            await goes_on(room)
        assert figure(house, "bot_failures_total") == 0, "no simple answer was needed"
        await house.bots.close()

    go(test, PATIENCE)


def test_no_lie_is_taken_for_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house, lies = house_on(), cycle(LIES.values())
        async with members(), Member(lambda task: next(lies)(task)) as liar:
            room = await watched_bots(house)
            await until(lambda: len(liar.tasks) > len(LIES))
            await goes_on(room)
            assert figure(house, "farm_failures_total") >= len(LIES)
        await house.bots.close()

    monkeypatch.setattr(farm, "LONGEST_SHUN_SECONDS", 0.01)
    go(test, PATIENCE)


def test_who_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = house_on()
        async with members(), Member(lambda task: None) as silent:
            room = await watched_bots(house)
            await until(lambda: silent.tasks)
            await goes_on(room)
        await house.bots.close()

    monkeypatch.setattr(farm, "GRACE_SECONDS", 0.3)
    go(test, PATIENCE)


# --- where there is no farm


def test_without_a_farm_the_house_thinks_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = house_on(bot_workers=1)
        await goes_on(await watched_bots(house))
        assert figure(house, "farm_processes") == 0
        await house.bots.close()

    monkeypatch.setattr(farm, "LIVES_SECONDS", 0.2)
    go(test, PATIENCE)


def test_without_bus_and_farm_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = house_on(bot_workers=1, bots_from="nats://127.0.0.1:1")
        await goes_on(await watched_bots(house))
        await house.bots.close()

    monkeypatch.setattr(farm, "LIVES_SECONDS", 0.2)
    go(test, PATIENCE)


def test_without_anybody_questions_wait_and_people_get_a_simple_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = house_on()
        await goes_on(await watched_bots(house), 1)
        assert figure(house, "bot_failures_total") > 0
        await house.bots.close()

    monkeypatch.setattr(bot_pool, "GRACE_SECONDS", 0.2)
    go(test, PATIENCE)


# --- the line


def test_the_line_stays_in_the_house_and_people_s_tables_come_first() -> None:
    async def test() -> None:
        house = house_on()
        assert isinstance(house.bots, BotPool)
        ask = asks_of("um_krone_und_kragen")[0]
        replace = msgspec.structs.replace
        asks = [replace(ask, table=f"greedy{n}", address="greedy") for n in range(4)]
        asks += [replace(ask, table="modest", address="modest"), replace(ask, table="watched", watched=True)]
        waiting = [asyncio.ensure_future(house.bots.choose(each)) for each in asks]
        await until(lambda: house.bots.line.length(False) == 5)  # type: ignore[attr-defined]
        assert house.bots.line.length(True) == 1
        async with Member(lambda task: answered(task, action=task.actions[0])) as honest:
            await asyncio.gather(*waiting)
        names = {hashed(each): each.table for each in asks}
        order = [names[task.table] for task in honest.tasks]
        assert order[0] == "watched" and "modest" in order[1:3], order
        await house.bots.close()

    go(test, PATIENCE)


def hashed(ask: Ask) -> str:
    """A table as the farm knows it."""
    return msgspec.json.decode(farm_words.task_of(ask, ""), type=Task).table


# --- the command


@pytest.mark.parametrize(
    ("bus", "sentence"), [("bus", "write nats://HOST:PORT"), ("nats://127.0.0.1:1", "cannot be used")]
)
def test_a_bus_that_is_none_is_told(bus: str, sentence: str) -> None:
    found = CliRunner().invoke(main, ["bots", "--bus", bus])
    assert found.exit_code == 1 and sentence in found.output


def test_a_house_is_told_the_same() -> None:
    found = CliRunner().invoke(main, ["serve", "--show-settings", "--bots-from", "bus"])
    assert "write nats://HOST:PORT" in found.output
