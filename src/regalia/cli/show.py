"""regalia show: a position, drawn."""

from __future__ import annotations

import sys
from typing import Any

import click
import msgspec

from regalia.cli.common import language_option
from regalia.core.errors import BadPosition
from regalia.core.files import checked, content_of, parsed
from regalia.core.game import WATCHER
from regalia.core.registry import game as find_game
from regalia.core.table import Table
from regalia.terminal.paper import Paper


class Frame(msgspec.Struct):
    """What a position file may say besides the position itself."""

    seats: int | str | list[str] | None = None
    options: dict[str, Any] = {}
    data: Any = None


FRAME = Frame.__struct_fields__


@click.command("show")
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--eyes", metavar="SEAT", help="As this seat sees it; without it, as somebody who only looks on.")
@click.option("--json", "as_json", is_flag=True, help="The complete position notation instead of a drawing.")
@language_option
def command(file: str, eyes: str | None, as_json: bool, language: str) -> None:
    """Draw the position in FILE (- for standard input): JSON with "game", optionally "seats" and "options".

    \b
    echo '{"game": "um_krone_und_kragen", "active": "1-3-3-6"}' | regalia show -
    regalia show position.json --eyes red --language fr
    """
    content = sys.stdin.buffer.read() if file == "-" else content_of(file, BadPosition)
    table = laid_out(parsed(content, BadPosition))
    if as_json:
        position = table.game.dump(table.state, table.names)
        found = {"seats": table.names, "options": table.options, **position}
        click.echo(msgspec.json.format(msgspec.json.encode(found)))
        return
    seat = WATCHER if eyes is None else table.seat(eyes)
    prompt = table.prompt(seat)
    paper = Paper(table.names)
    paper.draw(table.game.draw(prompt.view, language, table.names))
    paper.gap()
    paper.write(table.say(prompt.sentence, language))


def laid_out(given: Any) -> Table:
    """The table of a position file."""
    if not isinstance(given, dict) or not isinstance(given.get("game"), str):
        raise BadPosition("A position file is a JSON object that names its game.", "$.game")
    game = find_game(given["game"])
    frame = checked({key: given[key] for key in FRAME if key in given}, Frame, BadPosition)
    names = game.names(game.players[0] if frame.seats is None else frame.seats)
    settled = game.options.settle(frame.options)
    position = {key: value for key, value in given.items() if key not in FRAME}
    s = game.load(position, names, game.terms(settled, game.data(frame.data)))
    return Table(game, names, settled, frame.data, s)
