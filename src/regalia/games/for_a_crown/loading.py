"""Laying out a position: tokens, gallery and question. A fault names its path."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from regalia.core.errors import BadPosition
from regalia.core.files import checked
from regalia.core.ints import Five, five_of, has, how_many, set_of
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.families import IDS, family_named
from regalia.games.for_a_crown.known import forget, know
from regalia.games.for_a_crown.loading_cards import Dealer
from regalia.games.for_a_crown.loading_question import Questioner
from regalia.games.for_a_crown.naming import default_families
from regalia.games.for_a_crown.pieces import Terms
from regalia.games.for_a_crown.position import BONUSES, Bounds, Position
from regalia.games.for_a_crown.possible import check_possible
from regalia.games.for_a_crown.rules import CrownState
from regalia.games.for_a_crown.setup import start_coins
from regalia.games.for_a_crown.viewing import members_by_influence, prices

CHEST = re.compile(r"(\d+)\s*([rct])|([hH])")
TOKENS = {"r": "rubies", "c": "coins", "t": "raccoons"}


def load(position: Mapping[str, Any], names: list[str], terms: Terms) -> CrownState:
    """The table a position stands for."""
    given = checked(position, Position, BadPosition)
    if given.game != "for_a_crown":
        raise BadPosition(f"This is a position of {given.game}.", "$.game")
    return Loader(given, names, terms).table()


class Loader(Dealer):
    """Lays a position out, part by part."""

    def table(self) -> CrownState:
        """The table the position stands for."""
        s, p = self.s, self.p
        if not 1 <= p.round <= self.terms.rounds:
            raise BadPosition(f"There are rounds 1 to {self.terms.rounds}.", "$.round")
        s.round = p.round
        self.lay_families()
        self.lay_gallery()
        self.lay_sleeves()
        self.lay_market()
        self.lay_events()
        question = Questioner(self)
        recruiting = question.asks in ("recruit", "family")
        s.recruiting = p.recruiting if p.recruiting is not None else int(recruiting)
        self.lay_pile(recruiting)
        self.lay_chests()
        self.lay_reserve()
        self.lay_known()
        self.lay_ending()
        question.put()
        self.check_derived()
        check_possible(s, p, question.asks)
        return s

    # --- families and gallery

    def lay_families(self) -> None:
        """As said; else as the seats are named, else in order."""
        families = default_families(self.names)
        for name, word in self.p.families.items():
            family = family_named(word)
            if family < 0:
                raise BadPosition(f"There is no family “{word}”: they are {', '.join(IDS)}.", f"$.families.{name}")
            seat = self.seat(name, f"$.families.{name}")
            if family in families and families.index(family) != seat:
                families[families.index(family)] = families[seat]
            families[seat] = family
        chosen = [number + 1 for number in families]
        if self.p.asks == "family":
            here = [self.seat(name, "$.families") for name in self.p.families]
            chosen = [number if seat in here else 0 for seat, number in enumerate(chosen)]
        self.s.families = five_of(chosen)

    def lay_gallery(self) -> None:
        """As said; else in the order of influence, or of the seats, from the mark leftwards."""
        s, p = self.s, self.p
        out = [self.seat(name, f"$.fallen.{name}") for name in p.fallen]
        playing = [seat for seat in range(s.seats) if seat not in out]
        spaces = self.spaces_said()
        if p.gallery is None:
            order = (
                p.influence.replace(">", " ").replace(",", " ").split() if isinstance(p.influence, str) else p.influence
            )
            first = [self.seat(name, "$.influence") for name in order or []]
            ranked = first + [seat for seat in playing if seat not in first]
            spaces = {seat: self.terms.mark - rank for rank, seat in enumerate(ranked)}
        if set(spaces) != set(playing):
            raise BadPosition("Exactly the families in play hang in the gallery.", "$.gallery")
        if len(set(spaces.values())) < len(spaces) or not all(1 <= n <= self.terms.spaces for n in spaces.values()):
            raise BadPosition(f"Each portrait has a space of its own from 1 to {self.terms.spaces}.", "$.gallery")
        s.in_play = set_of(playing)
        s.spaces = five_of([spaces.get(seat, 0) for seat in range(5)])

    def spaces_said(self) -> dict[int, int]:
        """The gallery by seat, by space, or in a line."""
        said = self.p.gallery or {}
        given: dict[str, int | str] = {} if isinstance(said, str) else said
        if isinstance(said, str):
            given = {part.partition(":")[0]: part.partition(":")[2] for part in said.replace(",", " ").split()}
        spaces: dict[int, int] = {}
        for key, value in given.items():
            space, name = (key, str(value)) if key.isdecimal() else (str(value), key)
            if not space.isdecimal():
                raise BadPosition("Write the gallery as seat and space, such as {“RAB”: 8}.", f"$.gallery.{key}")
            spaces[self.seat(name, f"$.gallery.{key}")] = int(space)
        return spaces

    # --- chests and reserve

    def lay_chests(self) -> None:
        """Rubies, coins, raccoons and heirlooms; by default what a family has at the start."""
        s = self.s
        self.read_chests()
        start = {seat: start_coins(s, rank) for rank, seat in enumerate(members_by_influence(s))}
        playing = [has(s.in_play, seat) for seat in range(s.seats)]
        s.rubies = self.tokens(self.p.rubies, "rubies", [self.terms.start_rubies if plays else 0 for plays in playing])
        s.coins = self.tokens(self.p.coins, "coins", [start.get(seat, 0) for seat in range(s.seats)])
        s.raccoons = self.tokens(self.p.raccoons, "raccoons", [0] * s.seats)
        s.dealt = self.tokens(self.p.dealt, "dealt", [start.get(seat, 0) for seat in range(s.seats)])
        sold = [self.seat(name, "$.sold") for name in self.p.sold]
        s.unsold = set_of([seat for seat in range(s.seats) if seat not in sold and (playing[seat] or not self.p.sold)])
        s.unsold &= s.in_play

    def read_chests(self) -> None:
        """Chests in short form, such as “4r 2c 1t H”."""
        for name, words in self.p.chests.items():
            path = f"$.chests.{name}"
            seat = self.names[self.seat(name, path)]
            if CHEST.sub("", words).replace(",", "").strip():
                raise BadPosition("Write a chest as rubies, coins, raccoons, heirloom: “4r 2c 1t H”.", path)
            for number, letter, heirloom in CHEST.findall(words):
                if heirloom == "h":
                    self.p.sold.append(seat)
                elif heirloom and seat in self.p.sold:
                    raise BadPosition(f"The heirloom of {seat} is said to be sold and unsold.", path)
                elif not heirloom:
                    tokens: dict[str, int] = getattr(self.p, TOKENS[letter])
                    if seat in tokens:
                        raise BadPosition(f"The {TOKENS[letter]} of {seat} are said twice.", path)
                    tokens[seat] = int(number)

    def tokens(self, given: dict[str, int], field: str, default: list[int]) -> Five:
        """One number for each seat."""
        found = list(default)
        for name, number in given.items():
            if not 0 <= number <= 200:
                raise BadPosition("From 0 to 200 tokens.", f"$.{field}.{name}")
            found[self.seat(name, f"$.{field}.{name}")] = number
        return five_of(found)

    def lay_reserve(self) -> None:
        """What is left of all tokens; where the position says something else, the rest stays in the box."""
        s, given, terms = self.s, self.p.reserve, self.terms
        for name in given:
            if name not in ("rubies", "coins", "raccoons"):
                raise BadPosition("The reserve has rubies, coins and raccoons.", f"$.reserve.{name}")
        s.reserve_rubies = given.get("rubies", terms.all_rubies - sum(s.rubies))
        s.reserve_coins = given.get("coins", terms.all_coins - sum(s.coins))
        s.reserve_raccoons = given.get("raccoons", terms.all_raccoons - sum(s.raccoons))
        if (s.reserve_coins < 0 or s.reserve_raccoons < 0) and not terms.substitute:
            raise BadPosition(f"There are only {terms.all_coins} coins and {terms.all_raccoons} raccoons.", "$.reserve")
        cards = how_many(s.market) + how_many(s.decks)
        cards += sum(self.copies_of(seat, kind) for seat in range(s.seats) for kind in range(terms.cards.kinds))
        s.absent = (
            terms.all_rubies - sum(s.rubies) - s.reserve_rubies,
            terms.all_coins - sum(s.coins) - s.reserve_coins,
            terms.all_raccoons - sum(s.raccoons) - s.reserve_raccoons,
            len(terms.cards.kind) - cards,
            0,
        )

    # --- what everybody can tell

    def lay_known(self) -> None:
        """As said; by default the start of the game is known, and nothing of a chest the position fills."""
        s, p = self.s, self.p
        filled = {self.seat(name, "$") for given in (p.rubies, p.coins) for name in given}
        for seat in range(s.seats):
            if (p.round == 1 and seat not in filled) or not has(s.in_play, seat):
                know(s, seat)
            else:
                forget(s, seat)
        for name, known in p.known.items():
            path = f"$.known.{name}"
            seat = self.seat(name, path)
            s.ruby_least, s.ruby_most = self.bound(s.ruby_least, s.ruby_most, seat, known.rubies)
            s.coin_least, s.coin_most = self.bound(s.coin_least, s.coin_most, seat, known.coins)
            s.wealth_least, s.wealth_most = self.bound(s.wealth_least, s.wealth_most, seat, known.both)
            true = s.ruby_least[seat] <= s.rubies[seat] <= s.ruby_most[seat]
            if not (true and s.coin_least[seat] <= s.coins[seat] <= s.coin_most[seat]):
                raise BadPosition("What everybody can tell of a chest must be true.", path)

    def bound(self, least: Five, most: Five, seat: int, bounds: Bounds) -> tuple[Five, Five]:
        """Two bounds of one seat."""
        low, high = list(least), list(most)
        low[seat], high[seat] = bounds[0], W.NOT_KNOWN if bounds[1] is None else bounds[1]
        return five_of(low), five_of(high)

    # --- falls and bonuses

    def lay_ending(self) -> None:
        """Who fell when, and what the final count gave."""
        falls, bonuses = [0] * 5, [0] * 5
        for name, fall in self.p.fallen.items():
            if fall.time < 1 or not 0 <= fall.space <= self.terms.spaces:
                raise BadPosition("A fall has a time from 1 and a space.", f"$.fallen.{name}")
            falls[self.seat(name, "$.fallen")] = 64 * fall.time + fall.space
        for name, words in self.p.bonuses.items():
            if not set(words) <= set(BONUSES):
                raise BadPosition(f"A bonus is one of {', '.join(BONUSES)}.", f"$.bonuses.{name}")
            bonuses[self.seat(name, "$.bonuses")] = set_of([BONUSES.index(word) for word in words])
        self.s.fallen, self.s.bonuses = five_of(falls), five_of(bonuses)

    def check_derived(self) -> None:
        """What follows from the rest must agree with it."""
        s, p = self.s, self.p
        if p.prices is not None and p.prices != prices(s):
            raise BadPosition(f"In round {s.round} the prices are {prices(s)}.", "$.prices")
        deck = how_many(s.unseen_events) - int(has(s.pile, W.UNSEEN_EVENT))
        if deck < 0 or (p.event_deck is not None and p.event_deck != deck):
            raise BadPosition(f"The event deck has {max(deck, 0)} cards here.", "$.event_deck")
