"""Recorded games as a table: what a row tells is what the seat saw, might do, did and got."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from regalia.cli.main import main
from regalia.core import record
from regalia.core.dice import Dice
from regalia.core.fairness import Secret, Seed
from regalia.core.record import Record, record_of, write
from regalia.core.registry import game, games
from regalia.core.table import new_table
from regalia.env import Kit
from regalia.env.dataset import FORMAT, KEY

parquet = pytest.importorskip("pyarrow.parquet")
SHORT = {"um_krone_und_kragen": {"max_rounds": 20}}


def run(*words: str) -> Any:
    """A command and what it says."""
    return CliRunner().invoke(main, list(words))


def played(name: str, luck: Any, seats: int = 3, moves: int = 10**6) -> Record:
    """A random game, or the beginning of one."""
    table = new_table(game(name), seats, luck, SHORT.get(name))
    dice = Dice(7)
    while not table.is_over and len(table.moves) < moves:
        seat = table.waiting()[0]
        table.play(seat, [dice.one_of(table.prompt(seat).actions)])
    return record_of(table)


def exported(folder: Path, *kept: Record) -> Any:
    """The table of some records."""
    paths = [folder / f"{number}.json" for number in range(len(kept))]
    for path, each in zip(paths, kept, strict=True):
        path.write_bytes(write(each))
    result = run("export", *map(str, paths), "-o", str(folder / "games.parquet"))
    assert result.exit_code == 0, result.output
    return parquet.read_table(folder / "games.parquet")


@pytest.mark.parametrize("name", games())
def test_every_row_is_a_moment_of_its_game(name: str, tmp_path: Path) -> None:
    kept = [played(name, Seed(1)), played(name, Secret("ab" * 32))]
    rows = exported(tmp_path, *kept).to_pylist()
    for number, each in enumerate(kept):
        table = record.begin(each)
        kit = Kit(name, 3, each.options)
        mine = [row for row in rows if row["game"] == number]
        assert [row["decision"] for row in mine] == list(range(len(mine))) and len(mine) == len(each.moves)
        for row in mine:
            seen, mask = bytearray(kit.size), bytearray(kit.actions)
            kit.observe(table.state, row["seat"], seen)
            kit.mask(table.state, row["seat"], mask)
            assert bytes(row["observation"]) == bytes(seen) and bytes(row["mask"]) == bytes(mask)
            assert kit.text(table.state, row["seat"], row["action"]) == row["text"]
            table.play(row["seat"], [kit.action(table.state, row["seat"], row["action"])])
        assert table.is_over, "the rows of a game are the whole of it"
        assert {row["seat"]: row["place"] for row in mine} == dict(enumerate(each.places))
        assert {row["seat"]: row["reward"] for row in mine} == dict(enumerate(kit.returns(table.state)))


def test_the_file_tells_what_it_is(tmp_path: Path) -> None:
    found = exported(tmp_path, played("for_a_crown", Seed(1)))
    about = json.loads(found.schema.metadata[KEY])
    kit = Kit("for_a_crown", 3)
    assert about["format"] == FORMAT and (about["game"], about["seats"], about["version"]) == ("for_a_crown", 3, 1)
    assert about["layout"] == [[field.name, list(field.shape), field.most] for field in kit.fields]
    assert found.schema.field("observation").type.list_size == kit.size
    assert found.schema.field("mask").type.list_size == kit.actions


def test_no_name_of_a_player_is_in_the_file(tmp_path: Path) -> None:
    table = new_table(game("for_a_crown"), "Wilhelmina Xaver Yolanda", Seed(1))
    dice = Dice(3)
    while not table.is_over:
        seat = table.waiting()[0]
        table.play(seat, [dice.one_of(table.prompt(seat).actions)])
    rows = exported(tmp_path, record_of(table))
    assert "Wilhelmina" not in str(rows.to_pylist()) and b"Xaver" not in (tmp_path / "games.parquet").read_bytes()


def test_a_game_that_was_not_finished_has_no_result(tmp_path: Path) -> None:
    rows = exported(tmp_path, played("for_a_crown", Seed(1), moves=5)).to_pylist()
    assert len(rows) == 5 and {(row["place"], row["reward"]) for row in rows} == {(None, None)}


def test_games_of_another_kind_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(write(played("for_a_crown", Seed(1), moves=2)))
    (tmp_path / "b.json").write_bytes(write(played("for_a_crown", Seed(1), seats=4, moves=2)))
    result = run("export", str(tmp_path), "-o", str(tmp_path / "x.parquet"))
    assert result.exit_code == 1 and "b.json: It differs from the games before in seats" in result.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.json", "b.json"], "nothing half written is left"


def test_a_record_that_is_not_true_is_named_with_its_line(tmp_path: Path) -> None:
    kept = played("for_a_crown", Seed(1), moves=3)
    kept.moves[2] = f"{kept.seats[0]}: half a"
    (tmp_path / "a.json").write_bytes(write(kept))
    result = run("export", str(tmp_path / "a.json"), "-o", str(tmp_path / "x.parquet"))
    assert result.exit_code == 1 and "a.json: $.moves[2]: " in result.stderr


def test_simulated_games_can_be_kept_and_exported(tmp_path: Path) -> None:
    words = ("simulate", "for_a_crown", "-n", "3", "--bots", "page,random,random", "--records", str(tmp_path / "games"))
    assert run(*words).exit_code == 0
    paths = list((tmp_path / "games").iterdir())
    assert len(paths) == 3 and not [fault for path in paths for fault in record.faults(record.read(path.read_bytes()))]
    result = run("export", str(tmp_path / "games"), "-o", str(tmp_path / "games.parquet"))
    assert result.exit_code == 0 and "3 games of for_a_crown" in result.output
