"""Recorded games as a table for learning: one row for each answer, in Parquet, from the extra “data”.

What the columns mean is told in docs/data-card.md; what the numbers of an observation mean, in the file itself.
"""

from __future__ import annotations

import json
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
from pyarrow import parquet

from regalia.core import record as records
from regalia.core.errors import BadRecord, RegaliaError
from regalia.core.record import Record
from regalia.core.state import State
from regalia.core.table import Table
from regalia.env.kit import Kit

FORMAT = "regalia-decisions-1"
KEY = b"regalia"  # of what a file says of itself


class Rows:
    """The answers of one game, column by column."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.observations, self.masks = bytearray(), bytearray()
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.texts: list[str] = []

    def add(self, kit: Kit, s: State, seat: int, action: int) -> None:
        """An answer, and what its seat saw when it gave it."""
        row, mask = bytearray(kit.size), bytearray(kit.actions)
        kit.observe(s, seat, row)
        kit.mask(s, seat, mask)
        self.observations += row
        self.masks += mask
        self.seats.append(seat)
        self.actions.append(s.index_of(seat, action))
        self.texts.append(kit.game.spell(kit.game.view(s, seat), action))


class Kind(NamedTuple):
    """All that the games of one file have in common."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    data: Any


def kind_of(record: Record) -> Kind:
    """What a record has in common with others of its file."""
    return Kind(record.game, record.version, len(record.seats), dict(record.options), record.data)


class Dataset:
    """A file that is being written: all its games are of one kind, so all rows have one shape."""

    def __init__(self, path: Path, record: Record) -> None:
        self.kind = kind_of(record)
        self.kit = Kit(record.game, len(record.seats), record.options, record.data)
        self.schema = schema(self.kit, self.kind)
        self.games = self.rows = 0
        try:
            self.writer = parquet.ParquetWriter(path, self.schema, compression="zstd")
        except OSError as fault:
            raise RegaliaError(f"The file “{path}” cannot be written: {fault}.") from None

    def add(self, record: Record) -> None:
        """One more game."""
        other = [name for name, a, b in zip(Kind._fields, self.kind, kind_of(record), strict=True) if a != b]
        if other:
            raise BadRecord(f"It differs from the games before in {', '.join(other)}; a file holds games of one kind.")
        rows = Rows(self.games)
        table = walked(record, self.kit, rows)
        self.writer.write_batch(pa.record_batch(columns_of(self.kit, rows, table), schema=self.schema))
        self.games += 1
        self.rows += len(rows.actions)

    def close(self) -> None:
        """No more games."""
        self.writer.close()


def walked(record: Record, kit: Kit, rows: Rows) -> Table:
    """The table of a record after all its answers, each of which is a row, in parts where it has several."""
    table = records.begin(record)
    for number, line in enumerate(record.moves):
        try:
            play(table, line, kit, rows)
        except RegaliaError as fault:
            raise BadRecord(str(fault), f"$.moves[{number}]") from None
    return table


def play(table: Table, line: str, kit: Kit, rows: Rows) -> None:
    """One answer of a record, part by part."""
    seat, actions = table.read(line)
    for action in actions:
        if action not in table.state.legal(seat):
            raise BadRecord(f"“{line}” is not allowed there.")
        rows.add(kit, table.state, seat, action)
        table.play(seat, [action])


def schema(kit: Kit, kind: Kind) -> Any:
    """The columns, and what the file says of itself."""
    about = {
        "format": FORMAT,
        "regalia": version("regalia"),
        **kind._asdict(),
        "layout": [[field.name, list(field.shape), field.most] for field in kit.fields],
    }
    columns = [
        pa.field("game", pa.int32(), nullable=False),
        pa.field("decision", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("observation", pa.list_(pa.int8(), kit.size), nullable=False),
        pa.field("mask", pa.list_(pa.int8(), kit.actions), nullable=False),
        pa.field("action", pa.int32(), nullable=False),
        pa.field("text", pa.string(), nullable=False),
        pa.field("place", pa.int8()),
        pa.field("reward", pa.float32()),
    ]
    return pa.schema(columns, metadata={KEY: json.dumps(about, sort_keys=True).encode()})


def columns_of(kit: Kit, rows: Rows, table: Table) -> list[Any]:
    """The rows of one game, column by column; place and reward are empty where it was not played to its end."""
    many = len(rows.actions)
    places: Any = records.result_of(table).places if table.is_over else [None] * kit.seats
    rewards: Any = kit.returns(table.state) if table.is_over else [None] * kit.seats
    return [
        pa.array([rows.number] * many, pa.int32()),
        pa.array(range(many), pa.int32()),
        pa.array(rows.seats, pa.int8()),
        of_width(rows.observations, kit.size),
        of_width(rows.masks, kit.actions),
        pa.array(rows.actions, pa.int32()),
        pa.array(rows.texts, pa.string()),
        pa.array([places[seat] for seat in rows.seats], pa.int8()),
        pa.array([rewards[seat] for seat in rows.seats], pa.float32()),
    ]


def of_width(cells: bytearray, width: int) -> Any:
    """Bytes as rows of so many."""
    flat = pa.Array.from_buffers(pa.int8(), len(cells), [None, pa.py_buffer(bytes(cells))])
    return pa.FixedSizeListArray.from_arrays(flat, width)
