"""The market drawn with letters: its five columns beside each other, or one below the other where there is no room."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from regalia.core.drawing import FAINT, STRONG, Flow, head_and, listed, longest_word, styled, unbroken
from regalia.core.say import Arg, say
from regalia.core.speech import Speech
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.texts import card_name
from regalia.games.for_a_crown.view import CrownView

ICONS = {"ruby": "♦", "coin": "¢", "raccoon": "ᴥ", "hit": "↯", "die": "⚂", "move": "↔"}
GAP = 2  # letters between two columns


def printed(view: CrownView, card: str) -> str:
    """The icons of a card; those of its two halves with a stroke between them."""
    rows = view.icons[view.kinds.index(card)]
    return "|".join("".join(ICONS[icon] for icon in row) for row in rows)


class Column:
    """One level: its head, its open cards, and its deck."""

    def __init__(self, head: str, cards: list[tuple[Text, Text]], deck: str) -> None:
        self.head = head
        self.cards = cards  # each a name, and its code with its icons
        self.deck = deck

    def standing(self) -> Group:
        """As a column."""
        deck = [Flow(Text(self.deck, FAINT))] if self.deck else []
        return Group(Flow(Text(self.head, FAINT)), *(Flow(part) for card in self.cards for part in card), *deck)

    def lying(self) -> Flow:
        """As a line."""
        cards = [Text(" ").join(card) for card in self.cards]
        return head_and(f"{self.head}: ", listed([*cards, *([self.deck] if self.deck else [])]))

    def widest_word(self) -> int:
        """What a column must have room for."""
        return longest_word([self.head, self.deck, *(part.plain for card in self.cards for part in card)])


class Market:
    """The five columns."""

    def __init__(self, view: CrownView, words: Speech, names: list[str]) -> None:
        self.view = view
        self.words = words
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = [self.column(level) for level in range(1, W.LEVELS + 1)]
        wide = (options.max_width + GAP) // len(columns) - GAP
        if max(column.widest_word() for column in columns) > wide:
            yield from (column.lying() for column in columns)
            return
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for _ in columns:
            grid.add_column(width=min(wide, 24))
        grid.add_row(*(column.standing() for column in columns))
        yield grid

    def say(self, key: str, **args: Arg) -> str:
        """A message in words."""
        return self.words.say(say(key, **args), self.names)

    def column(self, level: int) -> Column:
        """A level with its price."""
        price = self.view.prices[level - 1]
        cost = self.say("screen-closed") if price is None else self.say("screen-price", price=price)
        deck = "" if level == 1 else self.say("screen-deck", cards=self.view.decks[str(level)])
        return Column(unbroken(f"{level} ({cost})"), list(self.cards(level)), deck)

    def cards(self, level: int) -> Iterator[tuple[Text, Text]]:
        """The open cards of a level; of the first how many are left."""
        v = self.view
        piles = v.piles if level == 1 else dict.fromkeys(v.market[str(level)], 0)
        for card in piles if level == 1 else v.market[str(level)]:
            name = str(self.words.put(card_name(v, card), self.names))
            left = unbroken(f" ×{piles[card]}") if level == 1 else ""
            yield styled(name, STRONG), Text(unbroken(f"{card}{left} ")) + styled(printed(v, card), "cyan")
