"""regalia replay: a recorded game told again; and golden playthroughs made anew."""

from __future__ import annotations

from pathlib import Path

import click

from regalia.cli.common import language_option
from regalia.core import record
from regalia.core.errors import BadRecord
from regalia.core.files import content_of
from regalia.core.game import WATCHER
from regalia.core.registry import game
from regalia.core.table import Table


@click.command("replay")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
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
    """One record as a story, with the table drawn at its beats if they are wanted."""
    table, told = record.replay(kept, move), 0
    seat = WATCHER if eyes is None else table.seat(eyes)
    for beat in record.beats_of(kept, move) if beats else ():
        say_lines(table, slice(told, beat.story), seat, language)
        click.echo(f"\n{table.game.draw(table.game.view(beat.state, seat), language, table.names)}\n")
        told = beat.story
    say_lines(table, slice(told, None), seat, language)
    if move is not None or table.is_over:
        click.echo("\n" + table.game.draw(table.view(seat), language, table.names))
    if table.is_over:
        for line in ranking(table, language):
            click.echo(line)


def say_lines(table: Table, part: slice, seat: int, language: str) -> None:
    """A part of the story, as a seat may hear it."""
    for line in table.tell(table.story[part], seat, language):
        click.echo(line)


def ranking(table: Table, language: str) -> list[str]:
    """The places and the count, line by line."""
    result = record.result_of(table)
    order = sorted(range(len(table.names)), key=lambda seat: result.places[seat])
    width = max(len(name) for name in table.names) + 2
    lines = ["", *(f"{result.places[seat]}. {table.names[seat]}" for seat in order), ""]
    head = " " * 44 + "".join(f"{table.names[seat]:>{width}}" for seat in order)
    for line in result.lines:
        numbers = "".join(f"{line.numbers[seat]:>{width}}" for seat in order)
        lines.append(f"{table.say(line.what, language):<44}{numbers}")
    return [*lines[: len(order) + 2], head, *lines[len(order) + 2 :]] if result.lines else lines


def make_golden(path: Path) -> None:
    """The transcript that a path names: its folder the game, its name the players and the seed."""
    from regalia.testing.golden import playthrough

    players, _, seed = path.stem.partition("-")
    if not (players.isdecimal() and seed.isdecimal()):
        raise BadRecord(f"“{path}” names no transcript: write GAME/PLAYERS-SEED.txt.")
    played = game(path.parent.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = playthrough(played, int(players), int(seed))
    path.write_text(text, encoding="utf-8")
    click.echo(f"{path}: {len(text.splitlines())} lines")
