"""A game that bots once played, moment by moment, for whoever wants to see how it is played.

The record lies in the game's folder; it is played again with the present rules, as the first seat saw it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec

from regalia.core import record
from regalia.core.beat import Beat
from regalia.core.game import AnyGame
from regalia.core.registry import game as find_game
from regalia.core.state import State
from regalia.core.table import Table, worth_seeing
from regalia.server.describe import story
from regalia.server.errors import NotThere
from regalia.server.messages import encoded
from regalia.server.moments import NOTHING, Fields, changes
from regalia.server.requests import Show, ShowMoment

EYES = 0  # whose hand is seen


def file_of(game: AnyGame) -> Path:
    """Where the record of a game lies that is to be shown."""
    return Path(str(import_module(game.package).__file__)).parent / "show.json"


@cache
def show_of(name: str) -> msgspec.Raw:
    """The show of a game as it is sent; made once."""
    file = file_of(find_game(name))
    if not file.is_file():
        raise NotThere("no-show")
    return msgspec.Raw(encoded(shown(record.read(file.read_bytes()))))


def shown(kept: record.Record) -> Show:
    """A record, moment by moment."""
    table = record.begin(kept)
    reel = Reel(table)
    for number, line in enumerate(kept.moves):
        told, moves = len(table.story), len(table.moves)
        record.play_line(table, line, number)
        reel.take(told, [beat for beat in table.beats if beat.move > moves])
    return Show(names=tuple(table.names), eyes=EYES, options=table.options, moments=tuple(reel.moments))


class Reel:
    """The moments of a table so far: of each only what has changed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.moments: list[ShowMoment] = []
        self.last: Fields = NOTHING
        self.add(table.state, 0, len(table.story))

    def take(self, told: int, beats: list[Beat]) -> None:
        """What an answer led to: the beats on the way, then the table as it is now."""
        table = self.table
        for beat in worth_seeing(table.game, beats, len(table.story), table.state, EYES):
            self.add(beat.state, told, beat.story, beat=True)
            told = beat.story
        self.add(table.state, told, len(table.story))

    def add(self, state: State, start: int, end: int, beat: bool = False) -> None:
        """One moment, with the lines of the story that led to it."""
        game = self.table.game
        fields = game.open(state) | game.own(state, EYES)
        view = msgspec.Raw(encoded(changes(self.last, fields)))
        lines = story(self.table, game.view(state, EYES), start, end)
        self.moments.append(ShowMoment(view, lines, beat))
        self.last = fields
