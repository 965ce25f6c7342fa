"""The cards, people and points of a position."""

from __future__ import annotations

import re

from regalia.core.bag import bag_of, count, one, some, total
from regalia.core.errors import BadPosition
from regalia.core.ints import Five, five_of
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.data import NAMES
from regalia.games.krone_und_schwert.loading_board import BoardLoader
from regalia.games.krone_und_schwert.position import Cards, ShuffleWords

FIRST_HAND = ("leader_3", "build_castle", "build_cathedral", "build_town")  # where no hands are named
PEOPLE = {"c": "crowns", "crown": "crowns", "s": "swords", "sword": "swords"}


class CardLoader(BoardLoader):
    """Lays out what a position says of cards, people and points."""

    def deal(self) -> None:
        """First what is named, then what is only counted, then the rest."""
        s, p = self.s, self.p
        hands = p.hands if p.hands is not None else {name: list(FIRST_HAND) for name in self.names}
        self.rest -= self.held(some(W.PAPAL_VISIT, len(p.papal)), "$.papal")
        s.attack_cards = self.named(p.attack.cards if p.attack else [], "$.attack.cards")
        bags = {self.seat(name, "$.hands", 0): self.named(cards, f"$.hands.{name}") for name, cards in hands.items()}
        s.discard = self.named(p.discard, "$.discard")
        ending = p.end_phase or p.end_in is not None or (isinstance(p.deck, list) and "game_end" in p.deck)
        deck = [card for card in p.deck if card != "game_end"] if isinstance(p.deck, list) else p.deck
        s.deck = 0 if deck is None else self.named(deck, "$.deck")
        s.absent = self.named(p.removed or [], "$.removed")
        for name, cards in hands.items():
            bags[self.seat(name, "$.hands", 0)] += self.counted(cards, f"$.hands.{name}", W.TOWN_SCORING)
        s.discard += self.counted(p.discard, "$.discard", W.CARDS)
        if isinstance(deck, int) and deck > 0 and ending and p.asks != "over":
            deck -= 1
        s.deck += self.rest_of_deck(deck)
        s.hands = five_of([bags.get(seat, 0) for seat in range(s.seats)])
        s.shown = five_of([self.known(name) for name in self.names])
        if ending:
            s.end_in = p.end_in if p.end_in is not None else max(0, total(s.deck) - W.LAST_CARDS)

    def rest_of_deck(self, deck: Cards | None) -> int:
        """All that is left; or so many, and the others are out of the game."""
        more = self.counted(deck, "$.deck", W.CARDS) if isinstance(deck, int) else self.rest if deck is None else 0
        if deck is None:
            self.rest = 0
        self.s.absent += self.rest
        self.rest = 0
        return more

    def named(self, cards: Cards, path: str) -> int:
        """Cards given by name."""
        if isinstance(cards, int):
            return 0
        for card in cards:
            if card not in NAMES or card == "game_end":
                raise BadPosition(f"There is no card “{card}”: they are {', '.join(NAMES)}.", path)
        bag = bag_of([NAMES.index(card) for card in cards])
        self.rest -= self.held(bag, path)
        return bag

    def held(self, bag: int, path: str) -> int:
        """The same cards, if there are so many left."""
        for kind in range(W.CARDS):
            if count(bag, kind) > count(self.rest, kind):
                raise BadPosition(f"There are not that many cards “{NAMES[kind]}”.", path)
        return bag

    def counted(self, cards: Cards, path: str, kinds: int) -> int:
        """So many cards, kind after kind in turns."""
        bag = 0
        if isinstance(cards, int) and cards < 0:
            raise BadPosition("There cannot be fewer cards than none.", path)
        while isinstance(cards, int) and total(bag) < cards:
            before = bag
            for kind in range(kinds):
                if count(self.rest, kind) and total(bag) < cards:
                    bag += one(kind)
                    self.rest -= one(kind)
            if bag == before:
                raise BadPosition("There are not that many cards.", path)
        return bag

    def known(self, name: str) -> int:
        """What all know of a hand."""
        return bag_of([self.kind(card, f"$.shown.{name}") for card in self.p.shown.get(name, [])])

    def kind(self, card: str, path: str) -> int:
        """A card by its name."""
        if card not in NAMES:
            raise BadPosition(f"There is no card “{card}”: they are {', '.join(NAMES)}.", path)
        return NAMES.index(card)

    def bags(self, cards: dict[str, list[str]], path: str) -> Five:
        """One bag for each seat."""
        found = [0] * 5
        for name, names in cards.items():
            seat = self.seat(name, f"{path}.{name}", 0)
            found[seat] = bag_of([self.kind(card, f"{path}.{name}") for card in names])
        return five_of(found)

    def numbers(self, numbers: dict[str, int], path: str, default: int = 0) -> Five:
        """One number for each seat."""
        found = [default] * 5
        for name, number in numbers.items():
            if not 0 <= number <= 999:
                raise BadPosition("Here a number from 0 to 999 is expected.", f"{path}.{name}")
            found[self.seat(name, f"{path}.{name}", 0)] = number
        return five_of(found)

    # --- people and points

    def lay_people(self) -> None:
        """Swords are visible or in the pile, crowns in the discard or in the pile."""
        s, p = self.s, self.p
        swords, crowns = s.terms.swords, s.terms.people - s.terms.swords
        pile = self.pile()
        visible = p.visible_swords if p.visible_swords is not None else swords - pile.get("swords", swords)
        discard = p.people_discard if p.people_discard is not None else crowns - pile.get("crowns", crowns)
        if not 0 <= visible <= swords or pile.get("swords", swords - visible) != swords - visible:
            raise BadPosition(f"Visible swords and those in the pile make {swords}.", "$.visible_swords")
        if not 0 <= discard <= crowns or pile.get("crowns", crowns - discard) != crowns - discard:
            raise BadPosition(f"Crowns in the discard and in the pile make {crowns}.", "$.people_discard")
        s.visible = visible
        s.people = some(W.CROWN_CARD, crowns - discard) + some(W.SWORD_CARD, swords - visible)

    def pile(self) -> dict[str, int]:
        """The pile as the position gives it, or nothing."""
        given = self.p.people_pile
        if given is None or isinstance(given, dict):
            found = given or {}
            if any(key not in ("crowns", "swords") for key in found):
                raise BadPosition("The pile has crowns and swords.", "$.people_pile")
            return found
        cards = re.split(r"[,\s]+", given.strip()) if isinstance(given, str) else given
        out = {"crowns": 0, "swords": 0}
        for card in cards:
            if card and card not in PEOPLE:
                raise BadPosition(f"A people card is c (crown) or s (sword), not “{card}”.", "$.people_pile")
            if card:
                out[PEOPLE[card]] += 1
        return out

    def count_points(self) -> None:
        """Points, announcements, and gains since then."""
        s, p = self.s, self.p
        s.points = self.numbers(p.vp, "$.vp")
        s.announced = self.numbers(p.announced, "$.announced", W.NOT_YET)
        s.gained = self.numbers(p.gained, "$.gained")

    def remember(self, shuffle: ShuffleWords) -> None:
        """What is known of the last shuffle."""
        s = self.s
        path = "$.last_shuffle"
        s.unseen_then = bag_of([self.kind(card, f"{path}.unseen") for card in shuffle.unseen])
        s.mixed_in = bag_of([self.kind(card, f"{path}.mixed_in") for card in shuffle.mixed_in])
        s.unseen_before = bag_of([self.kind(card, f"{path}.unseen_before") for card in shuffle.unseen_before])
        s.held_then = self.bags(shuffle.held, f"{path}.held")
        s.seen_since = self.bags(shuffle.seen_since, f"{path}.seen_since")
        s.drawn_since = self.numbers(shuffle.drawn_since, f"{path}.drawn_since")
        s.elder_then = self.numbers(shuffle.elder, f"{path}.elder")
        held = sum(s.held_then)
        if any(count(held, kind) > count(s.unseen_then, kind) for kind in range(W.CARDS)):
            raise BadPosition("What hands held at the shuffle is among what nobody had seen.", f"{path}.held")
