"""The table drawn with letters, for the terminal."""

from __future__ import annotations

from regalia.core.say import Arg, say
from regalia.core.speech import Speech, speech
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.families import FAMILIES, IDS
from regalia.games.for_a_crown.heaps import Card
from regalia.games.for_a_crown.texts import card_name, event_name, turned_name
from regalia.games.for_a_crown.view import CrownView, rows_seen

PACKAGE = "regalia.games.for_a_crown"


class Screen:
    """One drawing: a view in a language, with the names of the seats."""

    def __init__(self, view: CrownView, words: Speech, names: list[str]) -> None:
        self.view = view
        self.words = words
        self.names = names

    def say(self, key: str, **args: Arg) -> str:
        """A message in words."""
        return self.words.say(say(key, **args), self.names)

    def name(self, card: str) -> str:
        """A card in words."""
        return str(self.words.put(card_name(self.view, card), self.names))

    def lines(self) -> list[str]:
        """Everything, from the top."""
        return [self.head(), "", *self.gallery(), "", *self.market(), "", *self.families(), "", *self.pile()]

    def head(self) -> str:
        """Round and phase."""
        v = self.view
        phase = "over" if not v.asks else "recruit" if v.recruiting else "reveal"
        number = v.recruiting if v.round == 1 else 0
        return self.say(f"screen-{phase}", round=v.round, rounds=v.rounds, number=number)

    def gallery(self) -> list[str]:
        """The spaces with their scandal losses, and who hangs there."""
        v = self.view
        hung = {space: seat for seat, space in enumerate(v.gallery) if space}
        cells = [self.symbol(hung[space]) if space in hung else "·" for space in range(1, len(v.zones) + 1)]
        order = " > ".join(self.names[seat] for seat in v.influence)
        return [
            f"{self.say('screen-gallery')}: " + " ".join(f"{space:>3}" for space in range(1, len(v.zones) + 1)),
            " " * (len(self.say("screen-gallery")) + 2) + " ".join(f"{cell:>3}" for cell in cells),
            f"{self.say('screen-scandal')}: " + " ".join(f"-{loss}" if loss else "0" for loss in v.zones),
            f"{self.say('screen-influence')}: {order}",
        ]

    def symbol(self, seat: int) -> str:
        """A family's sign: a shape and a letter, whatever the colours."""
        family = self.view.families[seat]
        return f"{FAMILIES[IDS.index(family)].symbol}{FAMILIES[IDS.index(family)].code[0]}" if family else str(seat + 1)

    def market(self) -> list[str]:
        """One line for each column."""
        v = self.view
        lines = [self.say("screen-market")]
        for level in range(1, W.LEVELS + 1):
            price = v.prices[level - 1]
            cost = self.say("screen-closed") if price is None else self.say("screen-price", price=price)
            if level == 1:
                cards = [f"{self.name(card)} ×{left}" for card, left in v.piles.items()]
            else:
                cards = [f"{self.name(card)} [{card}]" for card in v.market[str(level)]]
                cards.append(self.say("screen-deck", cards=v.decks[str(level)]))
            lines.append(f"  {level} ({cost}): " + ", ".join(cards))
        return lines

    def families(self) -> list[str]:
        """One line for each seat: sign, chest as far as it is open, raccoons, cards."""
        return [self.family(seat) for seat in range(len(self.names))]

    def family(self, seat: int) -> str:
        """A seat."""
        v = self.view
        mark = "▶" if seat in v.asked else "†" if not v.in_play[seat] else " "
        chest = self.say("screen-chest-closed")
        if v.rubies[seat] is not None:
            chest = self.say("screen-chest", rubies=v.rubies[seat] or 0, coins=v.coins[seat] or 0)
        heirloom = self.say("screen-unsold" if v.heirlooms[seat] else "screen-sold")
        raccoons = self.say("screen-raccoons", raccoons=v.raccoons[seat])
        cards = ", ".join(self.card(card) for card in rows_seen(v)[seat]) or "–"
        return f"{mark} {self.symbol(seat)} {self.names[seat]}: {chest}, {heirloom}, {raccoons} | {cards}"

    def card(self, card: Card) -> str:
        """A recruited card; in brackets while it is face down, with its level if it is unknown."""
        name = f"?{card.level}" if card.card == "?" else self.name(card.card) + ("*" if card.blind else "")
        return f"[{name}]" if card.face_down else name

    def pile(self) -> list[str]:
        """The common pile, the reserve, and the card being resolved."""
        v = self.view
        known = [str(self.words.put(event_name(v, event), self.names)) for event, down in v.events.items() if down]
        lines = [self.say("screen-pile", cards=v.pile) + (f" ({', '.join(known)})" if known else "")]
        if v.unseen_events:
            kinds = sorted({str(self.words.put(event_name(v, event), self.names)) for event in v.unseen_events})
            lines.append(self.say("screen-unseen", deck=v.event_deck) + f" {', '.join(kinds)}")
        lines.append(self.reserve())
        if v.turned:
            lines.append(f"{self.say('screen-turned')}: {self.words.put(turned_name(v), self.names)}{self.rest()}")
        return lines

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
        return str(tokens) if tokens >= 0 else self.say("screen-lent", lent=-tokens)

    def rest(self) -> str:
        """The die, and the icons still to come."""
        v = self.view
        icons = [
            self.words.say(say(f"icon-{icon}"), self.names)
            for row in (v.agenda.icons, *v.agenda.effects)
            for icon in row
        ]
        return (f", {v.face}" if v.face else "") + (f" → {', '.join(icons)}" if icons else "")


def draw(view: CrownView, language: str, names: list[str]) -> str:
    """The table in letters."""
    return "\n".join(Screen(view, speech(PACKAGE, language), names).lines())
