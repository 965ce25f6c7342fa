"""The table drawn with letters, for the terminal: the court in its rows, each character with what wins it over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from regalia.core.drawing import FAINT, GOLD, STRONG, Flow, head_and, listed, seat_style, styled, unbroken
from regalia.core.say import Arg, say
from regalia.core.speech import speech
from regalia.games.um_krone_und_kragen.view import KragenView

PACKAGE = "regalia.games.um_krone_und_kragen"
ROMAN = ("0", "I", "II", "III", "IV", "V")
FACES = " ⚀⚁⚂⚃⚄⚅"
NEVER_USED = ("farmer", "general", "king")
MARGIN, GAP, BETWEEN = 6, 2, 3  # letters before a row, between its columns, between two halves of the court

Card = tuple[Text, ...]


class Screen:
    """One drawing: a view in a language, with the names of the seats."""

    def __init__(self, view: KragenView, language: str, names: list[str]) -> None:
        self.view = view
        self.words = speech(PACKAGE, language)
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(self.say("screen-court"), STRONG)
        yield self.court(options.max_width)
        yield Text()
        yield from self.players()
        yield Text()
        yield from self.dice()

    def say(self, key: str, **args: Arg) -> str:
        """A message in words."""
        return self.words.say(say(key, **args), self.names)

    # --- the court

    def court(self, width: int) -> Table:
        """The rows, the highest on top; where there is room, the lower ones beside the higher ones."""
        cards = {name: self.card(name) for name in self.view.court}
        whole = MARGIN + sum(widths(cards)) + GAP * (len(widths(cards)) - 1)
        if whole > width:
            cards = {name: (title, listed(filter(None, rest), " · ")) for name, (title, *rest) in cards.items()}
        if 2 * whole + BETWEEN > width:
            return self.rows(cards, reversed(range(len(ROMAN))), width)
        grid = Table.grid(padding=(0, BETWEEN, 0, 0))
        grid.add_row(self.rows(cards, (5, 4, 3), width), self.rows(cards, (2, 1, 0), width))
        return grid

    def rows(self, cards: dict[str, Card], numbers: Iterable[int], width: int) -> Table:
        """Some rows of the court, a line for each character; only the last column has to give way."""
        *wide, last = widths(cards)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=MARGIN - GAP, justify="right", style=FAINT)
        for each in (*wide, min(last, width - MARGIN - sum(wide) - GAP * len(wide))):
            grid.add_column(width=each)
        for row in numbers:
            for place, name in enumerate(name for name in cards if self.view.rows[name] == row):
                grid.add_row("" if place else ROMAN[row], *map(Flow, cards[name]))
        return grid

    def card(self, character: str) -> Card:
        """A character and its copies, what wins it over, what it can do."""
        view, name = self.view, self.say(f"character-{character}")
        if not view.court[character]:
            return Text(f"({name} –)", FAINT), Text(), Text()
        reach, mine = character in view.within_reach, view.seat >= 0 and character in view.owned[view.seat]
        mark = " ★" if reach else " ✓" if mine else ""
        title = styled(unbroken(name), GOLD if reach else STRONG) + unbroken(f" ×{view.court[character]}{mark}")
        (condition, many), (ability, number) = view.conditions[character], view.abilities[character]
        wins = Text(self.say(f"screen-condition-{condition}", number=many))
        return title, wins, Text(self.say(f"screen-ability-{ability}", number=number), FAINT)

    # --- the players

    def players(self) -> Iterator[Flow]:
        """One line for each seat: its characters, those used this turn in brackets."""
        for seat, name in enumerate(self.names):
            mark = "▶ " if seat == self.view.in_turn and self.view.asks else "  "
            crown = " ♛" if seat == self.view.holder else ""
            head = Text(mark) + styled(unbroken(f"{name}{crown}: "), seat_style(seat))
            yield head_and(
                head, listed(self.characters(seat)) if self.view.owned[seat] or self.view.charlatans[seat] else "–"
            )

    def characters(self, seat: int) -> Iterator[Text]:
        """What a seat owns; in brackets what cannot be used again this turn."""
        view = self.view
        for character in view.owned[seat]:
            name = unbroken(self.say(f"character-{character}"))
            spent = seat == view.in_turn and character not in view.unused and character not in NEVER_USED
            yield Text(f"[{name}]", FAINT) if spent else Text(name)
        if view.charlatans[seat]:
            yield Text(unbroken(f"{view.charlatans[seat]}× {self.say('character-charlatan')}"))

    # --- the dice

    def dice(self) -> Iterator[Flow]:
        """In hand, active and aside, and what is to be beaten."""
        view = self.view
        if view.hand:
            yield head_and(f"{self.say('screen-hand')}: ", str(view.hand))
        else:
            yield head_and(f"{self.say('screen-active')}: ", faces(view.active, STRONG))
            yield head_and(f"{self.say('screen-aside')}: ", faces(view.aside))
        if view.best:
            yield head_and(f"{self.say('screen-best')}: ", Text(f"{view.best[0]}×{view.best[1]}", GOLD))


def faces(thrown: tuple[int, ...], style: str = "") -> Text:
    """Dice as pictures and digits."""
    return listed((Text(unbroken(f"{FACES[face]} {face}"), style) for face in thrown), "  ") if thrown else Text("–")


def widths(cards: dict[str, Card]) -> list[int]:
    """How wide the columns like to be."""
    return [max(text.cell_len for text in column) for column in zip(*cards.values(), strict=True)]
