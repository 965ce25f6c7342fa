"""The table drawn with letters, for the terminal: the map, the seats, the piles and one's own hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from regalia.core.drawing import FAINT, GOLD, STRONG, Flow, head_and, listed, seat_style, styled, unbroken
from regalia.core.say import Arg, say
from regalia.core.speech import speech
from regalia.games.krone_und_schwert.data import NAMES
from regalia.games.krone_und_schwert.map_screen import (
    BIG_TOWN,
    CASTLE,
    CATHEDRAL,
    TERRAIN,
    TOWN,
    parts_of_map,
    shape_of_element,
)
from regalia.games.krone_und_schwert.view import SchwertView

PACKAGE = "regalia.games.krone_und_schwert"
BUILDINGS = {"castle": CASTLE, "town": TOWN, "big-town": BIG_TOWN, "cathedral": CATHEDRAL}


class Screen:
    """One drawing: a view in a language, with the names of the seats."""

    def __init__(self, view: SchwertView, language: str, names: list[str]) -> None:
        self.view = view
        self.words = speech(PACKAGE, language)
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.view.map:
            yield from self.map(options.max_width)
            yield self.legend()
            yield Text()
        if self.view.shape:
            yield from self.element()
            yield Text()
        yield from self.seats()
        yield Text()
        yield from self.piles()
        if self.view.seat >= 0:
            yield self.hand()

    def say(self, key: str, **args: Arg) -> str:
        """A message in words."""
        return self.words.say(say(key, **args), self.names)

    # --- the map

    def map(self, width: int) -> Iterator[Text]:
        """The map, with a head for each of its parts if there are several."""
        parts = parts_of_map(self.view, width)
        for number, lines in enumerate(parts, start=1):
            if len(parts) > 1:
                yield Text(self.say("screen-map-part", number=number, parts=len(parts)), FAINT)
            yield from lines

    def legend(self) -> Flow:
        """What the signs mean."""
        signs = [("( )", "screen-octagon"), ("[ ]", "screen-square")]
        signs += [(sign, f"terrain-{terrain}") for terrain, (sign, _) in TERRAIN.items()]
        signs += [("1–5", "screen-owner")]
        signs += [(sign, f"screen-{building}") for building, sign in BUILDINGS.items()]
        text = listed((unbroken(f"{sign} {self.say(key)}") for sign, key in signs), "  ")
        text.stylize(FAINT)
        return Flow(text)

    def element(self) -> Iterator[Text]:
        """The element to be laid, as it lies in the box."""
        yield Text(self.say("screen-element", element=self.view.laying))
        yield from shape_of_element(self.view.shape)

    # --- the seats

    def seats(self) -> Iterator[Flow]:
        """One line for each seat."""
        view = self.view
        for seat, name in enumerate(self.names):
            mark = "▶ " if seat == view.in_turn and view.asks else "  "
            crown = " ♛" if seat == view.king else ""
            pope = " ☩" if seat in view.papal else ""
            head = Text(mark) + styled(unbroken(f"{seat + 1} {name}{crown}{pope}: "), seat_style(seat))
            yield head_and(head, self.belongings(seat))

    def belongings(self, seat: int) -> str:
        """What everybody sees of a seat."""
        view = self.view
        return self.say(
            "screen-seat",
            cards=view.hand_sizes[seat],
            vp=self.points(seat),
            castles=view.walls[seat],
            spaces=len(view.land[seat]),
            markers=view.markers[seat],
            territories=", ".join(map(str, view.territories[seat])) or "–",
        )

    def points(self, seat: int) -> str:
        """The points of a seat; those announced last in brackets if they are not known."""
        points, told = self.view.vp[seat], self.view.announced[seat]
        if points is not None:
            return str(points)
        return "?" if told is None else unbroken(f"? ({told})")

    # --- the piles and the hand

    def piles(self) -> Iterator[Flow]:
        """Deck, discard, people, and the turn."""
        view, pile = self.view, self.view.people_pile
        yield Flow(self.say("screen-deck", deck=view.deck_size, discard=sum(view.discard.values())))
        yield Flow(self.say("screen-people", swords=view.visible_swords, left=pile["swords"], crowns=pile["crowns"]))
        if view.end_phase:
            yield Flow(Text(self.say("screen-end-phase"), GOLD))
        if view.asks and view.round:
            yield Flow(self.say("screen-turn", round=view.round, ap=view.ap))

    def hand(self) -> Flow:
        """One's own cards with combat value, shields and action points."""
        view = self.view
        cards = [self.card(card, view.hand.count(card)) for card in NAMES if card in view.hand]
        return head_and(f"{self.say('screen-hand')}: ", listed(cards) if cards else "–")

    def card(self, card: str, many: int) -> Text:
        """So many of a card."""
        combat, shields, points = self.view.cards[card]
        name = unbroken(f"{many}× {self.say(f'card-{card}')}")
        return styled(name, STRONG) + styled(unbroken(f" ({combat or '–'}/{shields}/{points or '–'})"), FAINT)
