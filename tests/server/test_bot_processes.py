"""Processes of bots: whatever becomes of one, it is replaced, the table goes on, and none is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from regalia.core.game import WATCHER
from regalia.server import bot_pool, bot_process
from regalia.server.bot_process import BotProcess, ProcessFailed, memory_mb, running
from regalia.server.house import House
from regalia.server.room import Room
from regalia.server.settings import Settings
from tests.server.harness import go
from tests.server.lines import Line, moves, quiet_house, table_of, until

CRASHING = (sys.executable, "-m", "tests.server.crashing_worker")


@pytest.fixture
def children(monkeypatch: pytest.MonkeyPatch) -> list[subprocess.Popen[bytes]]:
    """Every process that was started."""
    found: list[subprocess.Popen[bytes]] = []
    start = bot_process.start

    def noted(*given: object) -> subprocess.Popen[bytes]:
        found.append(start(*given))  # type: ignore[arg-type]
        return found[-1]

    monkeypatch.setattr(bot_process, "start", noted)
    return found


def open_files() -> int:
    """How many files and lines this process holds."""
    return len(list(Path("/dev/fd").iterdir()))


def figure(house: House, name: str) -> float:
    """A figure of the house."""
    return house.metrics.registry.get_sample_value(f"regalia_{name}_total") or 0.0


async def watched_bots(house: House) -> tuple[Room, Line]:
    """A table of bots, and somebody who looks on."""
    room = await table_of(house)
    return room, Line(room, WATCHER)


@pytest.mark.parametrize("how", ["crash", "kill", "hang", "stop", "eat", "nonsense", "babble", "rude"])
def test_a_process_that_fails_harms_no_table(
    how: str, monkeypatch: pytest.MonkeyPatch, children: list[subprocess.Popen[bytes]]
) -> None:
    monkeypatch.setattr(bot_pool, "GRACE_SECONDS", 0.3)
    monkeypatch.setenv("REGALIA_TEST_BOT", how)

    async def test() -> None:
        house = quiet_house(bot_think_ms=10, bot_memory_mb=64)
        house.bots = bot_pool.BotPool(house.settings, house.metrics, CRASHING)
        room, line = await watched_bots(house)
        await until(lambda: figure(house, "bot_processes_lost"))
        before, start = moves(room), time.monotonic()
        await until(lambda: moves(room) > before + 1)
        assert time.monotonic() - start < 3
        await until(lambda: len(children) > 1)
        assert figure(house, "bot_failures")
        assert any(said.say is not None and said.say.key == "notice-bot-failed" for said in room.live.chat)
        await line.hang_up()
        await house.close()
        assert all(child.returncode is not None for child in children)

    go(test)


def test_a_question_is_answered_within_three_seconds_whatever_happens() -> None:
    settings = Settings()
    assert settings.bot_think_ms / 1000 + bot_pool.GRACE_SECONDS <= 2.5
    assert settings.bot_pause_ms <= 1000


def test_a_table_need_not_wait_for_a_process_that_has_crashed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGALIA_TEST_BOT", "crash")
    monkeypatch.setattr(bot_pool, "GRACE_SECONDS", 10**6)

    async def test() -> None:
        house = quiet_house()
        house.bots = bot_pool.BotPool(house.settings, house.metrics, CRASHING)
        room, line = await watched_bots(house)
        await until(lambda: moves(room))
        await line.hang_up()
        await house.close()

    go(test)


def test_a_process_that_grows_is_replaced_between_two_answers(
    monkeypatch: pytest.MonkeyPatch, children: list[subprocess.Popen[bytes]]
) -> None:
    monkeypatch.setenv("REGALIA_TEST_BOT", "grow")
    monkeypatch.setattr(bot_pool, "GRACE_SECONDS", 60)

    async def test() -> None:
        house = quiet_house(bot_memory_mb=90)
        house.bots = bot_pool.BotPool(house.settings, house.metrics, CRASHING)
        _, line = await watched_bots(house)
        await until(lambda: figure(house, "bot_processes_lost") > 1)
        assert len(children) > 1 and not figure(house, "bot_failures")
        await line.hang_up()
        await house.close()

    go(test)


def test_an_idle_process_that_dies_is_replaced(
    monkeypatch: pytest.MonkeyPatch, children: list[subprocess.Popen[bytes]]
) -> None:
    monkeypatch.setattr(bot_pool, "GRACE_SECONDS", 60)

    async def test() -> None:
        house = quiet_house()
        room, line = await watched_bots(house)
        await until(lambda: moves(room) > 2)
        await line.hang_up()
        await until(lambda: not room.thinking)
        os.kill(children[0].pid, signal.SIGKILL)
        await until(lambda: len(children) == 2)
        line, before = Line(room, WATCHER), moves(room)
        await until(lambda: moves(room) > before + 2)
        assert not figure(house, "bot_failures")
        await line.hang_up()
        await house.close()
        assert [child.returncode is not None for child in children] == [True, True]

    go(test)


def test_starts_that_fail_become_rarer_and_all_is_well_once_one_succeeds(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bot_pool, "FIRST_PAUSE_SECONDS", 0.02)
    worker = tmp_path / "worker"

    async def test() -> None:
        house = quiet_house()
        house.bots = bot_pool.BotPool(house.settings, house.metrics, (str(worker),))
        pauses: list[float] = []
        monkeypatch.setattr(house.bots.log, "warning", lambda event, why, pause: pauses.append(pause))
        room, line = await watched_bots(house)
        await until(lambda: len(pauses) > 3)
        assert pauses[:4] == [0.02, 0.04, 0.08, 0.16]
        worker.symlink_to("/bin/false")
        await until(lambda: len(pauses) > 4)
        worker.unlink()
        worker.write_text(f'#!/bin/sh\nexec {sys.executable} -m regalia.server.worker "$@"\n', encoding="ascii")
        worker.chmod(0o700)
        await until(lambda: moves(room) > figure(house, "bot_failures") + 3)
        await line.hang_up()
        await house.close()

    go(test)


def test_a_process_is_ended_though_its_end_was_interrupted(children: list[subprocess.Popen[bytes]]) -> None:
    async def test() -> None:
        process = BotProcess(bot_pool.WORKER)
        await until(lambda: children)
        ending = asyncio.ensure_future(process.end())
        await asyncio.sleep(0)
        ending.cancel()
        await asyncio.gather(ending, return_exceptions=True)
        assert children[0].returncode is not None

    go(test)


def test_a_process_that_nobody_waits_for_is_not_left_behind(children: list[subprocess.Popen[bytes]]) -> None:
    async def test() -> None:
        for ticks in range(6):

            async def use() -> None:
                async with running((*bot_pool.WORKER, "768"), 20.0):
                    await asyncio.sleep(60)

            task = asyncio.ensure_future(use())
            for _ in range(ticks):
                await asyncio.sleep(0.003 * ticks)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        assert children and all(child.returncode is not None for child in children)

    go(test)


def test_who_says_nothing_or_something_else_has_failed() -> None:
    async def test() -> None:
        for program, why in [
            ("sleep 60", "nothing within"),
            ("echo", "ended"),
            ("printf '\\3\\0\\0\\0hey'", "nonsense"),
        ]:
            with pytest.raises(ProcessFailed, match=why):
                async with running(("sh", "-c", program), 0.3):
                    pass

    go(test)


def test_memory_is_measured_where_the_system_tells_it() -> None:
    assert memory_mb(os.getpid()) > 10 or not Path("/proc/self/statm").exists()
    assert memory_mb(0) == 0.0


def test_a_start_that_was_called_off_leaves_no_line_open(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        with ThreadPoolExecutor(1) as threads:
            monkeypatch.setattr(bot_process, "THREADS", threads)
            busy = threads.submit(time.sleep, 0.2)
            before = open_files()
            process = BotProcess(bot_pool.WORKER)
            opening = asyncio.ensure_future(process.open(1.0))
            await asyncio.sleep(0)
            opening.cancel()
            await asyncio.gather(opening, return_exceptions=True)
            await process.end()
            assert busy.done() and process.starting.cancelled() and open_files() == before

    go(test)


def test_a_process_refuses_itself_more_memory_than_it_may_hold() -> None:
    program = "from regalia.server.worker import limit_memory; limit_memory(1); bytearray(400 << 20)"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "MemoryError" in ended.stderr
