"""Advice at a table: from what the seat knows, for its ears alone, where the table allows it, and never in the way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

from regalia.bots.advice import Advice as Thought
from regalia.bots.advice import Way
from regalia.core.game import WATCHER
from regalia.server import advising, lobby, seating
from regalia.server.bot_pool import BotFailure
from regalia.server.deeds import Advising
from regalia.server.errands import Errand
from regalia.server.house import House
from regalia.server.messages import Advice, Advise, Play
from regalia.server.requests import Agree, Join, NewTable, SeatBot
from regalia.server.room import Room
from regalia.server.settings import Settings
from regalia.server.socket import TOO_FAST
from regalia.server.worker import Ask
from regalia.store.memory import MemoryStore
from tests.server.harness import go
from tests.server.lines import Line, moves, new_key, quiet_house, table_of, until

GAME, KRAGEN = "for_a_crown", "um_krone_und_kragen"
ANN = NewTable(GAME, 3, name="Ann", bots=("random",) * 2, start=True)


class Advisers:
    """Advisers who do as a test wants them to, and remember what they were asked; bots who take the first answer."""

    def __init__(self, think: Callable[[Ask], Any]) -> None:
        self.think = think
        self.asked: list[Ask] = []

    async def choose(self, ask: Ask) -> int:
        return ask.actions[0]

    async def advise(self, ask: Ask) -> Thought:
        self.asked.append(ask)
        await self.think(ask)
        return Thought(tuple(Way(action, 0.5, 0.1) for action in ask.actions[:3]), 0.02)

    async def run(self, errand: Errand) -> bytes:
        raise BotFailure("it does no errands")

    async def close(self) -> None:
        """There is nothing to end."""


async def at_once(ask: Ask) -> None:
    """An adviser who need not think."""


async def for_ever(ask: Ask) -> None:
    """One who does not come to an end."""
    await asyncio.sleep(10**6)


def house_of(think: Callable[[Ask], Any] = at_once) -> tuple[House, Advisers]:
    """A house with such advisers."""
    house = quiet_house()
    house.bots = advisers = Advisers(think)
    return house, advisers


async def asked(house: House, wish: NewTable = ANN) -> tuple[Room, Line, int]:
    """A table where Ann is asked, her line, and the number of her question."""
    room = await table_of(house, wish)
    line = Line(room, 0)
    await until(lambda: line.updates() and line.choices())
    return room, line, line.update().question


def test_a_bot_advises_with_legal_answers_and_nobody_else_hears_of_it() -> None:
    async def test() -> None:
        house = quiet_house(bot_think_ms=200)
        room, line, question = await asked(house)
        watcher = Line(room, WATCHER)
        await until(lambda: watcher.updates())
        watcher.news()
        line.say(Advise(question))
        await until(lambda: line.heard("advice"))
        told = msgspec.convert(line.heard("advice")[0], Advice)
        prompt = line.update().prompt
        assert prompt is not None
        offered = {each.action: each.act for each in prompt.choices}
        assert told.question == question and told.bot == "monarch" and len(told.answers) > 1
        assert all(offered[way.action] == way.act for way in told.answers)
        assert not watcher.news() and not moves(room), "advice changes nothing, and is for one seat alone"
        for each in (line, watcher):
            await each.hang_up()
        await house.close()

    go(test)


def test_what_an_adviser_is_told_does_not_depend_on_what_the_seat_may_not_know() -> None:
    async def test() -> None:
        house, advisers = house_of()
        room, line, question = await asked(house)
        table = room.live.table
        assert table is not None
        state = table.state
        for seed in range(4):
            table.state = table.game.other_world(state, 0, seed)
            room.advice.clear()
            await advising.advise(room, 0, question)
        told = {msgspec.msgpack.encode((ask.view, ask.actions, ask.events)) for ask in advisers.asked}
        assert len(advisers.asked) == 4 and len(told) == 1
        assert not any(ask.watched for ask in advisers.asked), "the bots of people's tables come first"
        await line.hang_up()
        await house.close()

    go(test)


@pytest.mark.parametrize(
    ("rule", "learner", "company", "advised"),
    [
        ("alone", False, False, True),
        ("alone", True, True, False),
        ("learners", True, True, True),
        ("learners", False, False, False),
        ("always", False, True, True),
        ("never", True, False, False),
    ],
)
def test_the_table_decides_who_is_advised(rule: str, learner: bool, company: bool, advised: bool) -> None:
    async def test() -> None:
        house, _ = house_of()
        key = new_key()
        wish = NewTable(KRAGEN, 2, name="Ann", advice=cast(Advising, rule), learner=learner)
        room = await house.room((await lobby.set_table(house, key, wish, "")).table)
        if company:
            await seating.sit_down(room, new_key(), Join("Ben"))
        else:
            await seating.seat_bot(room, SeatBot(bot="random"))
        await seating.start(room)
        line = Line(room, 0)
        await until(lambda: line.updates())
        info = line.heard("table")[-1]
        assert info["advised"] is advised and info["advice"] == rule
        assert info["seats"][0].get("learner", False) is learner
        line.say(Advise(line.update().question))
        if not advised:
            await until(lambda: line.heard("failed"))
            assert line.heard("failed")[0]["sentence"] == "This table does not allow advice."
        await line.hang_up()
        await house.close()

    go(test)


def test_the_host_may_agree_on_advice_before_the_start() -> None:
    async def test() -> None:
        house, _ = house_of()
        room = await table_of(house, NewTable(KRAGEN, 2, name="Ann"))
        await seating.agree(room, Agree(advice="never"))
        assert room.live.created.advice == "never" and not room.live.may_be_advised(0)
        await seating.agree(room, Agree(listed=True))
        assert room.live.created.advice == "never", "what is not named stays as it was"
        await house.close()

    go(test)


def test_who_only_looks_on_gets_no_advice() -> None:
    async def test() -> None:
        house, advisers = house_of()
        room, line, question = await asked(house)
        watcher = Line(room, WATCHER)
        watcher.say(Advise(question))
        await until(lambda: watcher.heard("failed"))
        assert watcher.heard("failed")[0]["key"] == "not-your-seat" and not advisers.asked
        assert not watcher.heard("table")[-1]["advised"]
        for each in (line, watcher):
            await each.hang_up()
        await house.close()

    go(test)


def test_a_question_that_is_not_asked_any_more_gets_an_update() -> None:
    async def test() -> None:
        house, advisers = house_of()
        _, line, question = await asked(house)
        line.news()
        line.say(Advise(question + 7))
        await until(lambda: line.updates())
        assert not advisers.asked and not line.heard("advice")
        await line.hang_up()
        await house.close()

    go(test)


def test_a_question_is_thought_about_once_and_one_at_a_time() -> None:
    async def test() -> None:
        gate = asyncio.Event()
        house, advisers = house_of(lambda ask: gate.wait())
        _, line, question = await asked(house)
        for _ in range(3):
            line.say(Advise(question))
        await until(lambda: advisers.asked)
        await asyncio.sleep(0)
        assert len(advisers.asked) == 1, "one at a time"
        gate.set()
        await until(lambda: len(line.heard("advice")) == 3)
        assert len(advisers.asked) == 1
        await line.hang_up()
        await house.close()

    go(test)


def test_one_may_answer_while_the_adviser_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "PATIENCE_SECONDS", 10**6)

    async def test() -> None:
        house, advisers = house_of(for_ever)
        room, line, question = await asked(house)
        line.say(Advise(question))
        await until(lambda: advisers.asked)
        line.say(Play(question, (line.choices()[0],)))
        await until(lambda: moves(room))
        await line.hang_up()
        await house.close()

    go(test)


def test_an_adviser_who_fails_or_hangs_is_said_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "PATIENCE_SECONDS", 0.01)

    async def fail(ask: Ask) -> None:
        raise BotFailure("no idea")

    async def test() -> None:
        for think in (fail, for_ever):
            house, _ = house_of(think)
            _, line, question = await asked(house)
            line.say(Advise(question))
            await until(lambda line=line: line.heard("failed"))  # type: ignore[misc]
            assert line.heard("failed")[0]["key"] == "advice-failed"
            await line.hang_up()
            await house.close()

    go(test)


def test_asking_again_and_again_is_too_fast() -> None:
    async def test() -> None:
        house = House(MemoryStore(), Settings(bot_pause_ms=0))
        house.bots = Advisers(at_once)
        _, line, question = await asked(house)
        for _ in range(8):
            line.say(Advise(question))
        await until(lambda: line.closed)
        assert line.closed == TOO_FAST
        await line.hang_up()
        await house.close()

    go(test)


def test_who_sits_says_before_the_start_that_he_learns_and_a_new_name_changes_nothing_of_it() -> None:
    async def test() -> None:
        house, key = quiet_house(), new_key()
        room = await table_of(house, NewTable(KRAGEN, 3, name="Ann", advice="learners"))
        live = room.live
        for wish, learns in [
            (Join("Ben"), False),
            (Join("Ben", learner=True), True),
            (Join("Benno"), True),
            (Join("Benno", learner=False), False),
        ]:
            await seating.sit_down(room, key, wish)
            assert live.sitters[1].learner is learns and live.may_be_advised(1) is learns
        assert live.sitters[1].name == "Benno" and not live.sitters[0].learner

    go(test)
