"""The table drawn with letters, for the terminal: gallery, market, families and the common pile."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from regalia.core.drawing import FAINT, STRONG, Flow, head_and, listed, seat_style, styled, unbroken
from regalia.core.say import Arg, say
from regalia.core.speech import speech
from regalia.games.for_a_crown.families import FAMILIES, IDS
from regalia.games.for_a_crown.heaps import UNKNOWN
from regalia.games.for_a_crown.market_screen import ICONS, Market, printed
from regalia.games.for_a_crown.texts import card_name, event_name, turned_name
from regalia.games.for_a_crown.view import Card, CrownView, rows_seen

PACKAGE = "regalia.games.for_a_crown"


class Screen:
    """One drawing: a view in a language, with the names of the seats."""

    def __init__(self, view: CrownView, language: str, names: list[str]) -> None:
        self.view = view
        self.words = speech(PACKAGE, language)
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Flow(Text(self.head(), STRONG))
        yield Text()
        yield from self.gallery(options.max_width)
        yield Text()
        yield Text(self.say("screen-market"), STRONG)
        yield Market(self.view, self.words, self.names)
        yield self.legend()
        yield Text()
        yield from (self.family(seat) for seat in range(len(self.names)))
        yield Text()
        yield from self.pile()

    def say(self, key: str, **args: Arg) -> str:
        """A message in words."""
        return self.words.say(say(key, **args), self.names)

    def name(self, card: str) -> str:
        """A card in words."""
        return str(self.words.put(card_name(self.view, card), self.names))

    def head(self) -> str:
        """Round and phase."""
        v = self.view
        phase = "over" if not v.asks else "recruit" if v.recruiting else "reveal"
        number = v.recruiting if v.round == 1 else 0
        return self.say(f"screen-{phase}", round=v.round, rounds=v.rounds, number=number)

    # --- the gallery

    def gallery(self, width: int) -> Iterator[Text | Flow]:
        """The spaces, who hangs there, and what a scandal costs there."""
        v = self.view
        heads = [self.say("screen-gallery"), "", self.say("screen-scandal")]
        hung = {space: seat for seat, space in enumerate(v.gallery) if space}
        spaces = range(1, len(v.zones) + 1)
        portraits = [self.symbol(hung[space]) if space in hung else Text("·", FAINT) for space in spaces]
        losses = [Text(f"-{loss}" if loss else "0") for loss in v.zones]
        margin = max(map(len, heads)) + 1
        pitch = 4 if margin + 4 * len(spaces) <= width else 3
        for head, cells in zip(heads, ([Text(str(space), FAINT) for space in spaces], portraits, losses), strict=True):
            line = Text(f"{head:<{margin}}")
            for cell in cells:
                line.append(" " * (pitch - cell.cell_len))
                line.append_text(cell)
            yield line
        order = listed((Text(unbroken(self.names[seat]), seat_style(seat)) for seat in v.influence), " > ")
        yield head_and(f"{self.say('screen-influence')}: ", order)

    def symbol(self, seat: int) -> Text:
        """A family's sign: a shape and a letter, whatever the colours."""
        family = self.view.families[seat]
        if not family:
            return styled(str(seat + 1), seat_style(seat))
        shape = FAMILIES[IDS.index(family)]
        return styled(f"{shape.symbol}{shape.code[0]}", seat_style(seat))

    def legend(self) -> Flow:
        """What the signs on cards and dice mean."""
        signs = listed((unbroken(f"{sign} {self.say(f'icon-{icon}')}") for icon, sign in ICONS.items()), "  ")
        signs.stylize(FAINT)
        return Flow(signs)

    # --- the families

    def family(self, seat: int) -> Flow:
        """A seat: sign, chest as far as it is open, heirloom, raccoons, cards."""
        v = self.view
        mark = "▶ " if seat in v.asked else "† " if not v.in_play[seat] else "  "
        chest = self.say("screen-chest-closed")
        if v.rubies[seat] is not None:
            chest = self.say("screen-chest", rubies=v.rubies[seat] or 0, coins=v.coins[seat] or 0)
        heirloom = self.say("screen-unsold" if v.heirlooms[seat] else "screen-sold")
        raccoons = self.say("screen-raccoons", raccoons=v.raccoons[seat])
        name = styled(unbroken(f" {self.names[seat]}: "), seat_style(seat))
        cards = [self.card(card) for card in rows_seen(v)[seat]]
        goods = Text(f"{chest}, {heirloom}, {unbroken(f'{raccoons} |')} ")
        return head_and(Text(mark) + self.symbol(seat) + name, goods + (listed(cards) if cards else "–"))

    def card(self, card: Card) -> Text:
        """A recruited card; in brackets while it is face down, with its level if it is unknown."""
        if card.card == UNKNOWN:
            text = Text(f"?{card.level}")
        else:
            blind = "*" if card.blind else ""
            text = Text(unbroken(f"{self.name(card.card)}{blind} ")) + styled(printed(self.view, card.card), FAINT)
        return Text("[") + text + "]" if card.face_down else text

    # --- the pile

    def pile(self) -> Iterator[Flow]:
        """The common pile, the events, the reserve, and the card being resolved."""
        v = self.view
        known = [self.event(event) for event, down in v.events.items() if down]
        yield Flow(self.say("screen-pile", cards=v.pile) + (f" ({', '.join(known)})" if known else ""))
        if v.unseen_events:
            kinds = sorted({self.event(event) for event in v.unseen_events})
            yield Flow(self.say("screen-unseen", deck=v.event_deck) + f" {', '.join(kinds)}")
        yield Flow(self.reserve())
        if v.turned:
            turned = styled(str(self.words.put(turned_name(v), self.names)), STRONG)
            yield head_and(f"{self.say('screen-turned')}: ", turned + self.rest())

    def event(self, event: str) -> str:
        """An event in words."""
        return unbroken(str(self.words.put(event_name(self.view, event), self.names)))

    def reserve(self) -> str:
        """What is in the reserve; rubies and coins together where splits are hidden."""
        r = self.view.reserve
        if r.rubies is None or r.coins is None:
            return self.say("screen-reserve-both", both=self.stock(r.both), raccoons=self.stock(r.raccoons))
        return self.say(
            "screen-reserve", rubies=self.stock(r.rubies), coins=self.stock(r.coins), raccoons=self.stock(r.raccoons)
        )

    def stock(self, tokens: int) -> str:
        """A number of tokens, or what is lent (FC-R54)."""
        return str(tokens) if tokens >= 0 else unbroken(self.say("screen-lent", lent=-tokens))

    def rest(self) -> str:
        """The die, and the icons still to come."""
        v = self.view
        icons = [self.say(f"icon-{icon}") for row in (v.agenda.icons, *v.agenda.effects) for icon in row]
        return (f", {v.face}" if v.face else "") + (f" → {', '.join(icons)}" if icons else "")
