"""The end of a game: the places, and the count line by line."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from regalia.core.drawing import GOLD, STRONG, Flow, head_and, listed, seat_style, styled, unbroken
from regalia.core.game import Line, Result
from regalia.terminal.voice import Voice

NARROWEST, GAP = 24, 2  # letters for what a line counts, and between two columns


class Ranking:
    """Places from the first to the last; below them a table, or a list where names are too long for one."""

    def __init__(self, result: Result, voice: Voice) -> None:
        self.result = result
        self.voice = voice
        self.order = sorted(range(len(voice.names)), key=lambda seat: result.places[seat])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for seat in self.order:
            place = self.result.places[seat]
            yield styled(f"{place}. ", GOLD if place == 1 else "") + self.name(seat)
        if self.result.tie is not None:
            yield Flow(Text(f"{self.voice.say(self.result.tie)} ({self.result.tie_rule})"))
        if not self.result.lines:
            return
        yield Text()
        columns = [max(len(self.voice.names[seat]), 4) for seat in self.order]
        room = options.max_width - sum(columns) - GAP * len(columns)
        if room < NARROWEST:
            yield from (self.lying(line) for line in self.result.lines)
        else:
            yield self.table(columns, room)

    def name(self, seat: int) -> Text:
        """Who sits there."""
        return styled(unbroken(self.voice.names[seat]), seat_style(seat))

    def what(self, line: Line) -> str:
        """What a line counts."""
        return self.voice.say(line.what)

    def table(self, columns: list[int], room: int) -> Table:
        """A column for each seat."""
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=min(room, max(Text(self.what(line)).cell_len for line in self.result.lines)))
        for wide in columns:
            grid.add_column(width=wide, justify="right")
        grid.add_row("", *(Flow(self.name(seat)) for seat in self.order))
        for line in self.result.lines:
            style = STRONG if line is self.result.lines[-1] else ""
            grid.add_row(Flow(self.what(line)), *(Text(str(line.numbers[seat]), style) for seat in self.order))
        return grid

    def lying(self, line: Line) -> Flow:
        """A line of the count without columns."""
        numbers = (self.name(seat) + unbroken(f" {line.numbers[seat]}") for seat in self.order)
        return head_and(f"{self.what(line)}: ", listed(numbers))
