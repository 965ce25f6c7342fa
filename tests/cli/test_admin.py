"""regalia admin on a database: backup, restore, check, copy."""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path

import apsw
import pytest
from click.testing import CliRunner

from regalia.cli.crash import Server
from regalia.cli.main import main
from regalia.client.http import Http
from regalia.client.player import join, set_table
from regalia.server import lobby
from regalia.server.house import House
from regalia.server.reports import Reporting
from regalia.server.requests import Join, NewTable, Nothing
from regalia.store.sqlite import SqliteStore
from tests.server.harness import GAME, QUICK

KEY = "A" * 43


def said(*words: str, code: int = 0) -> str:
    """What regalia admin says."""
    found = CliRunner().invoke(main, ["admin", *words])
    assert found.exit_code == code, found.output
    return found.output


async def with_tables(path: Path, many: int) -> House:
    """A house that stands, with some tables."""
    house = House(SqliteStore(path), QUICK)
    await house.open()
    for number in range(many):
        await lobby.set_table(house, KEY, NewTable(GAME, 2, name=f"Ann{number}"), "here")
    return house


def made(path: Path, many: int = 3) -> None:
    """A database with some tables."""

    async def make() -> None:
        await (await with_tables(path, many)).close()

    asyncio.run(make())


def content(path: Path) -> list[tuple[object, ...]]:
    """All deeds, rows and keys, and the secret."""
    db = apsw.Connection(str(path))
    parts = ("deeds", "tables", "keys", "house", "notes")
    return [row for part in parts for row in db.execute(f"SELECT * FROM {part} ORDER BY 1, 2")]


def test_a_backup_while_the_server_writes_is_whole_and_can_be_restored(tmp_path: Path) -> None:
    path, copy = tmp_path / "x.db", tmp_path / "copy.db"

    async def test() -> None:
        house = await with_tables(path, 3)
        assert "sound copy" in await asyncio.to_thread(said, "backup", str(path), str(copy))
        await lobby.set_table(house, KEY, NewTable(GAME, 2, name="Later"), "here")
        text = await asyncio.to_thread(said, "restore", str(copy), str(path), "--replace", code=1)
        assert "Another server keeps tables" in text
        await house.close()

    asyncio.run(test())
    assert copy.stat().st_mode & 0o077 == 0
    assert "exists: name another" in said("restore", str(copy), str(path), code=1)
    said("restore", str(copy), str(path), "--replace")
    assert (
        content(path) == content(copy)
        and len(apsw.Connection(str(path)).execute("SELECT id FROM tables").fetchall()) == 3
    )
    assert "is sound" in said("check", str(path))


def test_what_is_damaged_is_found_and_not_backed_up(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    made(path)
    db = apsw.Connection(str(path))
    table = next(str(found) for (found,) in db.execute("SELECT id FROM tables"))
    db.execute("UPDATE deeds SET body=CAST(body||x'00' AS BLOB) WHERE table_id=? AND sequence=1", (table,))
    db.close()
    text = said("check", str(path), code=1)
    assert f"{table}: Deed 1 is broken" in text and "1 faults" in text
    assert "There is no database" in said("backup", str(tmp_path / "nothing.db"), "y.db", code=1)
    path.write_bytes(path.read_bytes()[:5000] + b"x" * 3000)
    assert "1 faults" in said("check", str(path), code=1)
    said("backup", str(path), str(tmp_path / "y.db"), code=1)
    assert not (tmp_path / "y.db").exists()


def test_moving_house_copies_all_and_goes_on_where_it_was(tmp_path: Path) -> None:
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    made(old, 5)
    moved = json.loads(said("copy", str(old), str(new)))
    assert (moved["tables"], moved["copied"], moved["keys"]) == (5, 5, 5)
    assert content(old) == content(new)
    db = apsw.Connection(str(new))
    one = next(str(found) for (found,) in db.execute("SELECT id FROM tables"))
    db.execute("DELETE FROM deeds WHERE table_id=? AND sequence=1", (one,))
    db.close()
    assert json.loads(said("copy", str(old), str(new)))["copied"] == 1
    assert content(old) == content(new)
    assert "There is no database" in said("copy", str(tmp_path / "nothing.db"), str(new), code=1)


def test_a_server_is_run_from_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGALIA_ADMIN_TOKEN", "the-owner-of-the-house")
    server = Server(tmp_path / "x.db")

    async def opened() -> str:
        await server.start()
        ann = await set_table(server.address, NewTable(GAME, 2, name="Ann"))
        await join(server.address, ann.table, Join("Ben"))
        wish = Reporting("Ben", "name", text="is that a name?")
        await Http(server.address, ann.key).post(f"/api/tables/{ann.table}/report", wish, Nothing)
        return ann.table

    table = asyncio.run(opened())
    monkeypatch.setenv("REGALIA_SERVER", server.address)
    try:
        assert table in said("list") and "Ann, Ben" in said("list")
        assert json.loads(said("show", table))["seats"][1]["name"] == "Ben"
        assert "is silent" in said("mute", table, "Ben") and "may speak" in said("mute", table, "Ben", "--off")
        ban = said("ban", table, "Ben", "--why", "rude").split("unban ")[1].split()[0]
        assert ban in json.loads(said("statistics"))["bans"]
        said("unban", ban)
        report = said("reports").split()[0]
        assert "Ben, name, reported by Ann; is that a name?" in said("reports")
        assert "what is to be done" in said("reports", report, code=1)
        assert "answered" in said("reports", report, "--answer", "It is.")
        assert "answered: It is." in said("reports")
        said("announce", "Good evening")
        said("close", table)
        said("close", table, "--forget")
        assert said("list") == ""
        done = [each["what"] for each in json.loads(said("log"))["done"]]
        assert done == ["forget", "close", "announce", "answer", "unban", "ban", "unmute", "mute"]
        assert "nothing" in said("list", "--token", "wrong-token-of-somebody", code=1)
    finally:
        server.end(signal.SIGTERM)


def test_an_older_id_may_begin_with_a_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGALIA_ADMIN_TOKEN", "the-owner-of-the-house")
    monkeypatch.setenv("REGALIA_SERVER", "http://127.0.0.1:1")
    for words in (("show",), ("close",), ("mute", "Ben"), ("ban", "Ben", "--days", "3")):
        heard = said(words[0], "-RVB5m_1IVGmeuaT", *words[1:], code=1)
        assert "No such option" not in heard and "127.0.0.1:1" in heard
