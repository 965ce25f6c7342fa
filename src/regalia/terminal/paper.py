"""What is written in the terminal: in colours for people, plain into pipes, and never broken within a word."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from regalia.core.drawing import FAINT, plain, seat_style, styled, wrapped

NO_END = 10**9  # a line into a pipe is as long as it is


class Paper:
    """Where the lines go; the names of the seats stand out in their colours."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        colours = None if os.environ.get("NO_COLOR") else "auto"
        self.console = Console(color_system=colours, markup=False, highlight=False, emoji=False)  # type: ignore[arg-type]
        self.names = names
        for_people = self.console.is_terminal or "COLUMNS" in os.environ
        self.width = self.console.width if for_people else NO_END

    def write(self, text: str | Text, style: str = "", mark: str = "", hang: int = 0) -> None:
        """A text in as many lines as it needs; what follows a mark, such as “· ”, hangs behind it."""
        for line in text.split("\n"):
            body = self.coloured(line) if isinstance(line, str) else line
            body.stylize(style)
            for part in wrapped(styled(mark, FAINT) + body, self.width, hang or len(mark)):
                self.console.print(part, soft_wrap=True)

    def coloured(self, line: str) -> Text:
        """A line with the names of the seats in their colours."""
        text = Text(line)
        for seat, name in enumerate(self.names):
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", seat_style(seat))
        return text

    def draw(self, drawing: RenderableType) -> None:
        """Something drawn; without colours nothing stands behind the last letter of a line."""
        if self.console.color_system is None:
            self.console.print(plain(drawing, self.console.width), soft_wrap=True)
        else:
            self.console.print(drawing)

    def gap(self) -> None:
        """An empty line."""
        self.console.print()

    def clear(self) -> None:
        """Nothing that was written can be read any more, where somebody watches."""
        self.console.clear()
