"""Laying out the cards of a position: sleeves, market, decks, the common pile and the events."""

from __future__ import annotations

from regalia.core.errors import BadPosition
from regalia.core.ints import bit, five_of, has, set_of
from regalia.core.seats import nobody_called
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.cards import card_in, sleeve, sleeved, sleeves_used
from regalia.games.for_a_crown.naming import seat_of
from regalia.games.for_a_crown.pieces import Terms
from regalia.games.for_a_crown.position import UNSEEN, Position
from regalia.games.for_a_crown.rules import CrownState
from regalia.games.for_a_crown.viewing import kinds_of


class Dealer:
    """Lays out the cards; what is left out lies where it would at the start."""

    def __init__(self, position: Position, names: list[str], terms: Terms) -> None:
        self.p = position
        self.names = names
        self.terms = terms
        self.s = CrownState(len(names), terms)

    # --- words

    def seat(self, name: str, path: str) -> int:
        """The seat of a name."""
        number = seat_of(name, self.names)
        if number < 0:
            raise BadPosition(nobody_called(name, self.names), path)
        return number

    def kind(self, name: str, path: str) -> int:
        """The kind of a card by its id."""
        ids = [known.lower() for known in self.terms.kind_ids]
        if name.strip().lower() not in ids:
            raise BadPosition(f"There is no card “{name}”: write its id, such as {self.terms.kind_ids[0]}.", path)
        return ids.index(name.strip().lower())

    def event(self, name: str) -> int:
        """The event of an id, or the first of a kind; -1 for none."""
        wanted = name.strip().lower()
        for names in (self.terms.event_ids, self.terms.event_kinds):
            lower = [known.lower() for known in names]
            if wanted.replace(" ", "_") in lower:
                return lower.index(wanted.replace(" ", "_"))
        return -1

    def owner_and_kind(self, word: str, path: str) -> tuple[int, int]:
        """A card of the common pile such as “RAB L1A”."""
        owner, _, card = word.strip().rpartition(" ")
        if not owner:
            raise BadPosition(
                f"“{word}” is no card of the pile: write “{self.names[0]} L1A”, “E1” or “{UNSEEN}”.", path
            )
        return self.seat(owner.removesuffix("'s").removesuffix("’s"), path), self.kind(card, path)

    # --- sleeves

    def lay_sleeves(self) -> None:
        """The cards of each family, and those that the pile or a turned card adds."""
        for name, cards in self.p.cards.items():
            seat = self.seat(name, f"$.cards.{name}")
            for card in cards:
                self.add_card(seat, self.kind(card, f"$.cards.{name}"), f"$.cards.{name}")
        heap = [(word, "$.pile") for word in self.p.pile or []] + [(w, "$.revealed") for w in self.p.revealed or []]
        if self.p.turned and self.p.turned not in (self.p.revealed or []):
            heap.append((self.p.turned, "$.turned"))
        wanted: dict[tuple[int, int], int] = {}
        for word, path in heap:
            if word != UNSEEN and self.event(word) < 0:
                card_ = self.owner_and_kind(word, path)
                wanted[card_] = wanted.get(card_, 0) + 1
                if self.copies_of(*card_) < wanted[card_]:
                    self.add_card(*card_, path)
        self.lay_blind()

    def copies_of(self, seat: int, kind: int) -> int:
        """How many cards of a kind a family has."""
        return sum(card_in(self.s.sleeves[seat], place) == kind + 1 for place in range(W.SLEEVES))

    def add_card(self, seat: int, kind: int, path: str) -> None:
        """One more card in a sleeve."""
        place = sleeves_used(self.s.sleeves[seat])
        if place == W.SLEEVES:
            raise BadPosition(f"A family has {W.SLEEVES} sleeves.", path)
        sleeves = list(self.s.sleeves)
        sleeves[seat] = sleeved(sleeves[seat], place, kind)
        self.s.sleeves = five_of(sleeves)

    def lay_blind(self) -> None:
        """The cards that only their family knows."""
        for name, cards in self.p.blind.items():
            path = f"$.blind.{name}"
            seat = self.seat(name, path)
            for card in cards:
                kind = self.kind(card, path)
                places = [p for p in range(W.SLEEVES) if card_in(self.s.sleeves[seat], p) == kind + 1]
                places = [place for place in places if not has(self.s.blind, sleeve(seat, place))]
                if not places:
                    raise BadPosition(f"{card} is not among the cards of {name}.", path)
                if self.terms.cards.level[kind] == 1:
                    raise BadPosition("No card of level 1 is recruited blindly.", path)
                self.s.blind |= bit(sleeve(seat, places[-1]))

    # --- market and decks

    def lay_market(self) -> None:
        """What lies open and what is in the decks; by default the first cards of each level lie open."""
        s, cards = self.s, self.terms.cards
        left = {k: cards.copies[k] - sum(self.copies_of(i, k) for i in range(s.seats)) for k in range(cards.kinds)}
        over = [self.terms.kind_ids[kind] for kind, copies in left.items() if copies < 0]
        if over:
            raise BadPosition(f"There are not so many cards {over[0]}.", "$.cards")
        self.check_levels()
        self.lay_piles(left)
        for level in range(2, W.LEVELS + 1):
            self.lay_column(level, [kind for kind in kinds_of(s, level) for _ in range(left[kind])])

    def check_levels(self) -> None:
        """Columns are named 2 to 5."""
        for path, given in (("$.market", self.p.market), ("$.decks", self.p.decks)):
            for level in given:
                if level not in ("2", "3", "4", "5"):
                    raise BadPosition("Columns with a deck are “2”, “3”, “4” and “5”.", f"{path}.{level}")

    def lay_piles(self, left: dict[int, int]) -> None:
        """The piles of level 1."""
        given = {self.kind(name, f"$.piles.{name}"): number for name, number in self.p.piles.items()}
        for kind in [*kinds_of(self.s, 1), *given]:
            if self.terms.cards.level[kind] != 1 or not 0 <= given.get(kind, 0) <= left[kind]:
                path = f"$.piles.{self.terms.kind_ids[kind]}"
                raise BadPosition(f"From 0 to {left[kind]} cards can lie in this pile.", path)
        for kind in kinds_of(self.s, 1):
            for _ in range(given.get(kind, left[kind])):
                self.s.market = self.terms.cards.with_one_more(self.s.market, kind)

    def lay_column(self, level: int, rest: list[int]) -> None:
        """The open cards of a level and its deck."""
        name = str(level)
        given = self.p.market.get(name)
        deck = self.p.decks.get(name)
        if given is not None:
            for card in given:
                self.s.market = self.laid(self.s.market, rest, self.kind(card, f"$.market.{name}"), f"$.market.{name}")
            if len(given) > self.terms.face_up:
                raise BadPosition(f"At most {self.terms.face_up} cards of a level lie open.", f"$.market.{name}")
        asked = [self.kind(card, f"$.decks.{name}") for card in deck] if isinstance(deck, list) else []
        if given is None:
            for kind in [kind for kind in rest if kind not in asked][: self.terms.face_up]:
                self.s.market = self.laid(self.s.market, rest, kind, "$.market")
        if isinstance(deck, int) and not 0 <= deck <= len(rest):
            raise BadPosition(f"From 0 to {len(rest)} cards can be in this deck.", f"$.decks.{name}")
        for kind in asked if isinstance(deck, list) else list(rest if deck is None else rest[:deck]):
            self.s.decks = self.laid(self.s.decks, rest, kind, f"$.decks.{name}")

    def laid(self, heap: int, rest: list[int], kind: int, path: str) -> int:
        """A card of a column, taken from what is left of its level."""
        if kind not in rest:
            raise BadPosition(f"{self.terms.kind_ids[kind]} is not left for this column.", path)
        rest.remove(kind)
        return self.terms.cards.with_one_more(heap, kind)

    # --- events and the common pile

    def lay_events(self) -> None:
        """Which events nobody has seen: by default those that come last."""
        s, p = self.s, self.p
        everything = range(len(self.terms.events))
        if p.unseen_events is not None:
            unseen = [self.event(name) for name in p.unseen_events]
            if -1 in unseen or set(unseen) & {e for e in everything if has(self.terms.starting_events, e)}:
                raise BadPosition("These are events that did not start in the pile, by their ids.", "$.unseen_events")
            s.unseen_events = set_of(unseen)
            return
        named = [self.event(word) for word in [*(p.pile or []), *(p.revealed or []), p.turned] if self.event(word) >= 0]
        seen = {e for e in everything if has(self.terms.starting_events, e)} | set(named)
        others = [e for e in everything if e not in seen]
        joined = max(0, p.round - 2) - len(seen) + 2 if p.pile is None else 0
        s.unseen_events = set_of(others[max(0, joined) :])

    def lay_pile(self, recruiting: bool) -> None:
        """What lies face down: as said, or all that is not said to lie open."""
        s, p = self.s, self.p
        if p.pile is not None:
            s.pile = self.members(p.pile, "$.pile", last=True)
            return
        s.pile = set_of([sleeve(i, place) for i in range(s.seats) for place in range(sleeves_used(s.sleeves[i]))])
        s.pile |= set_of([W.FIRST_EVENT + e for e in range(len(self.terms.events)) if not has(s.unseen_events, e)])
        if p.round > 1 and s.unseen_events:
            s.pile |= bit(W.UNSEEN_EVENT)
        if not recruiting:
            turned = [p.turned] if p.turned and p.turned not in (p.revealed or []) else []
            s.pile &= ~self.members([*(p.revealed or []), *turned], "$.revealed", last=False)

    def members(self, words: list[str], path: str, last: bool) -> int:
        """Cards of the common pile as a set; of equal cards of a family the last ones are face down."""
        found = 0
        for word in words:
            event = self.event(word)
            if word == UNSEEN:
                member = W.UNSEEN_EVENT
            elif event >= 0:
                member = W.FIRST_EVENT + event
            else:
                seat, kind = self.owner_and_kind(word, path)
                places = [p for p in range(W.SLEEVES) if card_in(self.s.sleeves[seat], p) == kind + 1]
                free = [sleeve(seat, place) for place in places if not has(found, sleeve(seat, place))]
                member = (free[-1] if last else free[0]) if free else sleeve(seat, places[0])
            if has(found, member):
                raise BadPosition(f"“{word}” is named too often.", path)
            found |= bit(member)
        return found
