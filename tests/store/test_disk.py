"""Short games on a disk that fails, and files as kills leave them; the long form is `regalia-dev disk`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import apsw
import pytest

from regalia.cli.disk import (
    DISK,
    WAL,
    Copy,
    Plan,
    Report,
    copies_of_game,
    faults_in_copy,
    one_cut_game,
    one_game,
    try_disk,
)
from regalia.cli.short_game import Noted, NotingStore, ShortGame, faults_in, faults_of_log
from regalia.core.dice import Dice
from regalia.store import connecting, sqlite
from regalia.store.store import Entry
from regalia.testing.disk import Trouble, Written


@pytest.mark.parametrize("seed", range(2))
def test_whatever_call_fails_nothing_confirmed_is_lost_and_it_goes_on(seed: int) -> None:
    report = asyncio.run(try_disk(Plan(answers=3, stride=17, games=0, seed=seed)))
    assert not report.faults
    assert report.failed > 10 and report.refused > 8, report


@pytest.mark.parametrize("seed", [2, 3])
def test_a_kill_or_a_loss_of_power_loses_nothing_and_damage_only_a_tail(seed: int) -> None:
    report = asyncio.run(cut_games(seed))
    assert not report.faults
    assert report.killed > 5 and report.powerless > 5, report
    assert bool(report.damaged) is (seed % 2 == 0), report


def test_a_log_that_was_cut_loses_its_tail_and_nothing_else(tmp_path: Path) -> None:
    copies = asyncio.run(copies_of_game(Plan(answers=8, cuts=12), 2, tmp_path / "tables.db"))
    last = max(copies[::2], key=lambda copy: sum(map(len, copy.noted.kept.values())))
    hurt = Copy(last.noted, {**last.files, WAL: last.files[WAL][: len(last.files[WAL]) // 2]}, "cut")
    assert asyncio.run(faults_in_copy(hurt, lost_allowed=True)) == []
    assert any(line.endswith("is lost") for line in asyncio.run(faults_in_copy(hurt)))


async def cut_games(seed: int) -> Report:
    """One game without faults, to know its calls; one of which copies are taken."""
    plan, report = Plan(answers=8, cuts=12), Report()
    report.faults += await one_game(plan, None, report)
    await one_cut_game(plan, seed, report)
    return report


# --- it would be noticed


class Worst(Dice):
    """Nothing that was not synced is there any more."""

    def below(self, limit: int) -> int:
        return limit - 1


async def faults_at_the_end(folder: Path, dice: Dice | None) -> list[str]:
    """What is wrong with the files of a game when the machine stops at its end."""
    folder.mkdir()
    store = NotingStore(folder / "tables.db", DISK.name)
    DISK.begin()
    await ShortGame(store, 2).play(8)
    copy = Copy(store.noted.copy(), DISK.left(dice), "left")
    await store.close()
    return await faults_in_copy(copy)


def test_a_store_that_does_not_sync_loses_all_with_the_power(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    full = connecting.connected
    assert asyncio.run(faults_at_the_end(tmp_path / "careful", Worst(1))) == []

    def careless(*how: Any) -> apsw.Connection:
        connection = full(*how)
        connection.pragma("synchronous", "off")
        return connection

    monkeypatch.setattr(sqlite, "connected", careless)
    assert any(line.endswith("is lost") for line in asyncio.run(faults_at_the_end(tmp_path / "careless", Worst(1))))
    assert asyncio.run(faults_at_the_end(tmp_path / "killed", None)) == []


def test_a_store_that_confirms_too_early_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    keep, ask = Noted.keep, Noted.ask

    def early(noted: Noted, entry: Entry) -> None:
        ask(noted, entry)
        keep(noted, entry)

    assert asyncio.run(faults_once_confirmed(tmp_path / "late")) == []
    monkeypatch.setattr(Noted, "ask", early)
    assert any(line.endswith("is lost") for line in asyncio.run(faults_once_confirmed(tmp_path / "early")))


async def faults_once_confirmed(folder: Path) -> list[str]:
    """What is wrong with the files of a game that is killed at the first call to the disk after each confirmation."""
    folder.mkdir()
    store, copies = NotingStore(folder / "tables.db", DISK.name), list[Copy]()

    def watch() -> None:
        if not copies or copies[-1].noted.kept != store.noted.kept:
            copies.append(Copy(store.noted.copy(), DISK.left(), "killed"))

    DISK.begin(watch=watch)
    await ShortGame(store, 2).play(8)
    DISK.watch = None
    await store.close()
    assert len(copies) > 8
    return [line for copy in copies for line in await faults_in_copy(copy)]


def test_logs_are_held_against_what_was_said() -> None:
    noted = Noted()
    for place, body in enumerate([b"a", b"b", b"c"]):
        noted.ask(Entry("t", place, (body,)))
    noted.keep(Entry("t", 0, (b"a", b"b")))
    assert faults_of_log("t", [b"a", b"b"], noted, False) == faults_of_log("t", [b"a", b"b", b"c"], noted, False) == []
    assert faults_of_log("t", [b"a"], noted, False) == ["t: 1 was confirmed and is lost"]
    assert faults_of_log("t", [b"a"], noted, True) == []
    assert faults_of_log("t", [b"a", b"b", b"c", b"c"], noted, False) == ["t: 3 was never asked for"]
    assert len(faults_of_log("t", [b"a", b"c"], noted, True)) == 2


def test_a_gap_and_a_missing_row_are_found(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def played() -> Noted:
        store = NotingStore(path)
        await ShortGame(store, 1).play(3)
        await store.close()
        return store.noted

    noted = asyncio.run(played())
    assert asyncio.run(faults_in(path, noted)) == []
    connection = apsw.Connection(str(path))
    connection.execute("DELETE FROM tables")
    connection.execute("DELETE FROM deeds WHERE sequence=2")
    connection.close()
    found = asyncio.run(faults_in(path, noted))
    assert any("a gap" in line for line in found) and any("do not agree" in line for line in found)


def test_a_failing_disk_is_failing(tmp_path: Path) -> None:
    DISK.begin(Trouble(at=3))
    with pytest.raises(apsw.IOError, match="call 3"):
        apsw.Connection(str(tmp_path / "x.db"), vfs=DISK.name).pragma("journal_mode", "wal")
    DISK.begin(Trouble(at=1, how="full", lasting=True))
    for _ in range(2):
        with pytest.raises(apsw.FullError):
            apsw.Connection(str(tmp_path / "x.db"), vfs=DISK.name).execute("CREATE TABLE t (x)")
    DISK.mend()
    apsw.Connection(str(tmp_path / "x.db"), vfs=DISK.name).execute("CREATE TABLE t (x)")


def test_only_what_was_synced_is_sure_to_be_there() -> None:
    written = Written(b"old")
    written.unsynced += [(0, b"n" * 1024), (1024, b"m" * 512)]
    assert written.image() == b"n" * 1024 + b"m" * 512
    left = {written.image(Dice(seed)) for seed in range(40)}
    assert b"old" in left and written.image() in left and b"n" * 512 in left
    written.sync()
    assert {written.image(Dice(seed)) for seed in range(40)} == {b"n" * 1024 + b"m" * 512}
