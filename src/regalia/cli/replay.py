"""regalia replay: a recorded game told again; and golden playthroughs made anew."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import RenderableType

from regalia.cli.common import language_option
from regalia.core import record
from regalia.core.beat import Beat
from regalia.core.errors import BadRecord
from regalia.core.files import content_of
from regalia.core.game import WATCHER
from regalia.core.registry import game
from regalia.core.table import Table
from regalia.terminal.paper import Paper
from regalia.terminal.ranking import Ranking
from regalia.terminal.voice import Voice


@click.command("replay")
@click.argument("files", type=click.Path(), metavar="FILE...", nargs=-1, required=True)
@click.option("--move", type=click.IntRange(0), help="Stop after so many moves and draw the table.")
@click.option("--eyes", metavar="SEAT", help="As this seat saw it; without it, as somebody who only looks on.")
@click.option("--beats", is_flag=True, help="Draw the table at every moment on the way that people should see.")
@click.option("--golden", is_flag=True, help="Make the golden transcripts GAME/PLAYERS-SEED.txt anew.")
@language_option
def command(
    files: tuple[str, ...], move: int | None, eyes: str | None, beats: bool, golden: bool, language: str
) -> None:
    """Tell a recorded game again, move by move.

    \b
    regalia replay game.json
    regalia replay game.json --move 40 --eyes red --language de
    regalia replay game.json --beats
    regalia replay --golden tests/golden/um_krone_und_kragen/2-1.txt
    """
    for file in files:
        if golden:
            make_golden(Path(file))
        else:
            tell(record.read(content_of(file, BadRecord)), move, eyes, beats, language)


def tell(kept: record.Record, move: int | None, eyes: str | None, beats: bool, language: str) -> None:
    """One record as a story with what was written about it, and the table drawn at its beats if they are wanted."""
    table, told = record.begin(kept), 0
    seat, paper = WATCHER if eyes is None else table.seat(eyes), Paper(table.names)
    for lines, stop in list(stops(table, kept, move, beats)):  # to the end: that decides what may be told of the way
        say_lines(paper, table.tell(table.story[told:lines], seat, language))
        told = lines
        if isinstance(stop, record.Note):
            paper.write(f"{stop.name}: {stop.text}" if stop.name else stop.text, mark="» ")
        else:
            draw(paper, table.game.draw(table.game.view(stop.state, seat), language, table.names))
            paper.gap()
    say_lines(paper, table.tell(table.story[told:], seat, language))
    if move is not None or table.is_over:
        draw(paper, table.game.draw(table.view(seat), language, table.names))
    if table.is_over:
        draw(paper, Ranking(record.result_of(table), Voice(table.game, language, table.names)))


Stop = Beat | record.Note


def stops(table: Table, kept: record.Record, move: int | None, beats: bool) -> Iterator[tuple[int, Stop]]:
    """Notes, and beats if they are wanted, on the way of a game, each after so many lines of its story."""
    written = defaultdict(list)
    for note in kept.notes:
        written[note.move].append(note)
    yield from ((len(table.story), note) for note in written[0])
    for number, line in enumerate(kept.moves[:move]):
        record.play_line(table, line, number)
        yield from ((beat.story, beat) for beat in table.beats if beats and beat.move > number)
        yield from ((len(table.story), note) for note in written[number + 1])


def say_lines(paper: Paper, lines: list[str]) -> None:
    """A part of the story."""
    for line in lines:
        paper.write(line)


def draw(paper: Paper, drawing: RenderableType) -> None:
    """A drawing below what was told."""
    paper.gap()
    paper.draw(drawing)


def make_golden(path: Path) -> None:
    """The transcript that a path names: its folder the game, its name the players, the seed and other options."""
    from regalia.testing.golden import NAME, transcript

    text = transcript(game(path.parent.name), path.stem) if NAME.fullmatch(path.stem) else None
    if text is None:
        raise BadRecord(f"“{path}” names no transcript: write GAME/PLAYERS-SEED.txt or GAME/3-1,OPTION=VALUE.txt.")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    click.echo(f"{path}: {len(text.splitlines())} lines")
