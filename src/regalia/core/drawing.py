"""Parts of a drawing for the terminal, made with rich. Loaded only where something is drawn.

A drawing is anything rich can print. Text is broken at plain spaces only, never within a word, and what belongs
together (a card and its number) is kept together by `unbroken`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from io import StringIO

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.text import Text

SEATS = ("red", "bright_blue", "green", "yellow", "magenta")  # the colours of the seats, as their usual names have them
FAINT, STRONG, GOLD = "dim", "bold", "bold yellow"
HELD = "\ue000"  # a space that holds two words together, until the lines are broken
USUAL_WIDTH = 80
WORD = re.compile(" *[^ ]+ *")


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return f"bold {SEATS[seat % len(SEATS)]}"


def styled(text: str, style: str) -> Text:
    """A text with a style of its own, which does not spread to what is put behind it."""
    found = Text(text)
    found.stylize(style)
    return found


def unbroken(text: str) -> str:
    """Words that stay on one line."""
    return text.replace(" ", HELD)


def listed(parts: Iterable[Text | str], between: str = ", ") -> Text:
    """Several things one after the other; a line may end between two of them."""
    return Text(between).join(Text(part) if isinstance(part, str) else part for part in parts)


def wrapped(text: Text, width: int, hang: int = 0) -> list[Text]:
    """The lines of a text, broken at spaces; all but the first are indented by `hang`."""
    cuts, used = [], 0
    for word in WORD.finditer(text.plain):
        long = Text(word[0]).cell_len
        if used > hang and used + Text(word[0].rstrip(" ")).cell_len > width:
            cuts.append(word.start())
            used = hang
        used += long
    first, *rest = text.divide(cuts)
    lines = [first, *(Text(" " * hang) + line for line in rest)]
    for line in lines:
        line.rstrip()
        line.plain = line.plain.replace(HELD, " ")
    return lines


class Flow:
    """A text that takes as many lines as it needs."""

    def __init__(self, text: Text | str, hang: int = 0) -> None:
        self.text = Text(text) if isinstance(text, str) else text
        self.hang = hang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from wrapped(self.text, options.max_width, self.hang)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(self.hang + longest_word([self.text.plain]), self.text.cell_len)


def head_and(head: Text | str, body: Text | str) -> Flow:
    """“Gallery: …”: a head, and what follows it, hanging below its own beginning if that leaves room."""
    start = Text(head) if isinstance(head, str) else head
    return Flow(start + body, min(start.cell_len, 6))


def longest_word(texts: Iterable[str]) -> int:
    """How wide the widest word of some texts is."""
    return max((Text(word).cell_len for text in texts for word in text.split(" ")), default=0)


def plain(drawing: RenderableType, width: int = USUAL_WIDTH) -> str:
    """A drawing without colours, at a width."""
    console = Console(file=StringIO(), width=width, color_system=None, markup=False, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(drawing)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())
