"""Laying out a position: who is asked what, and what waits below the question."""

from __future__ import annotations

from regalia.core.errors import BadPosition
from regalia.core.ints import five_of, has
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.actions import number_begun
from regalia.games.for_a_crown.agenda import HALF_NUMBERS, ICON_NUMBERS, KINDS, icon_words, lay_agenda
from regalia.games.for_a_crown.loading_cards import Dealer
from regalia.games.for_a_crown.view import Agenda
from regalia.games.for_a_crown.viewing import members_by_influence
from regalia.games.for_a_crown.worlds import last_open

CARD_QUESTIONS = ("icon", "raccoon", "hit", "move")


class Questioner:
    """The question of a position; what is left out is as the turned card suggests."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.s = dealer.s
        self.p = dealer.p
        self.turned_event = dealer.event(self.p.turned) if self.p.turned else -1
        self.asks = self.p.asks or self.suggested()
        if self.asks not in (*KINDS, "over"):
            raise BadPosition(f"A position asks for one of {', '.join(KINDS)}, or is over.", "$.asks")

    def event_kind(self) -> str:
        """The kind of event that is turned up."""
        return self.dealer.terms.event_kinds[self.turned_event] if self.turned_event >= 0 else ""

    def suggested(self) -> str:
        """A level-1 card asks for a half, a Bribe or a Mage Hire for money; without a turned card one recruits."""
        if not self.p.turned:
            begun = self.p.pile is not None or self.p.revealed is not None
            return "turn" if begun and not self.p.recruiting else "recruit"
        if self.turned_event >= 0:
            asks = {"bribe": "bribe", "mage_hire": "mage"}.get(self.event_kind(), "")
        else:
            _, kind = self.dealer.owner_and_kind(self.p.turned, "$.turned")
            asks = "half" if self.dealer.terms.cards.level[kind] == 1 else ""
        if not asks:
            raise BadPosition("Say what the turned card asks for now.", "$.asks")
        return asks

    def put(self) -> None:
        """Put the question on the agenda."""
        s, p = self.s, self.p
        s.turned, s.face = self.turned(), self.face()
        if self.asks == "over":
            lay_agenda(s, Agenda())
            return
        if self.asks in ("half", *CARD_QUESTIONS) and not p.turned:
            raise BadPosition("Say which card is turned up.", "$.turned")
        if self.asks == "half" and (self.turned_event >= 0 or self.dealer.terms.cards.level[self.kind_turned()] != 1):
            raise BadPosition("Only a card of level 1 has halves.", "$.turned")
        rows = (self.icons(), self.effects(), self.half())
        lay_agenda(s, Agenda(self.asks, self.who(), *rows, self.done(), self.order()))
        self.lay_picked()

    def turned(self) -> int:
        """The card turned up last, plus one."""
        if not self.p.turned:
            return 0
        if self.turned_event >= 0:
            return W.FIRST_EVENT + self.turned_event + 1
        seat, kind = self.dealer.owner_and_kind(self.p.turned, "$.turned")
        member = last_open(self.s, seat, kind)
        if member < 0:
            raise BadPosition("The turned card cannot lie face down in the pile.", "$.turned")
        return member + 1

    def kind_turned(self) -> int:
        """The kind of the turned mercenary."""
        return self.dealer.owner_and_kind(self.p.turned, "$.turned")[1]

    def face(self) -> int:
        """What the die shows."""
        faces = [face.lower() for face in self.dealer.terms.face_ids]
        if not self.p.face:
            return 0
        if self.p.face.lower() not in faces:
            raise BadPosition(f"The faces are {', '.join(self.dealer.terms.face_ids)}.", "$.face")
        return faces.index(self.p.face.lower()) + 1

    # --- who

    def who(self) -> int:
        """Who is asked."""
        seat = self.dealer.seat(self.p.who, "$.who") if self.p.who else self.usual_seat()
        if not has(self.s.in_play, seat):
            raise BadPosition("Who is out is not asked.", "$.who")
        if self.asks == "bribe" and not self.s.raccoons[seat]:
            raise BadPosition("At a Bribe only families with raccoons are asked.", "$.who")
        return seat

    def usual_seat(self) -> int:
        """The one the rules would ask first."""
        order = members_by_influence(self.s)
        if self.asks in ("half", *CARD_QUESTIONS):
            owned = 0 < self.s.turned <= W.FIRST_EVENT
            return (self.s.turned - 1) // W.SLEEVES if owned else order[-1]
        if self.asks == "family":
            return next((i for i in range(self.s.seats) if not self.s.families[i]), 0)
        if self.asks == "turn":
            return min(order)
        done = self.done()
        waiting = [i for i in order if i not in done and (self.asks != "bribe" or self.s.raccoons[i])]
        return waiting[0] if waiting else order[0]

    # --- what waits below

    def icons(self) -> tuple[str, ...]:
        """The icons to choose from."""
        words = tuple(self.p.icons)
        self.check_icons(words, "$.icons")
        if self.asks == "icon" and not words:
            raise BadPosition("Say which icons are left.", "$.icons")
        return words if self.asks == "icon" else ()

    def check_icons(self, words: tuple[str, ...], path: str) -> None:
        """Icons that exist, and not too many."""
        if not set(words) <= set(ICON_NUMBERS) or len(words) > W.MOST_ICONS:
            raise BadPosition(f"Icons are {', '.join(ICON_NUMBERS)}, at most {W.MOST_ICONS}.", path)

    def effects(self) -> tuple[tuple[str, ...], ...]:
        """The icons after the question, of the die's face and of the card, or of the card alone."""
        rows = tuple(tuple(row) for row in self.p.effects or ())
        for row in rows:
            self.check_icons(row, "$.effects")
        if len(rows) > 2:
            raise BadPosition("Only a die face and a card can have icons left.", "$.effects")
        if self.asks not in CARD_QUESTIONS:
            return ()
        if self.turned_event >= 0:
            return (rows[0] if rows else (), ())
        return rows or (self.rest(),)

    def rest(self) -> tuple[str, ...]:
        """What the card has after the icon in question."""
        halves = [icon_words(self.dealer.terms.cards.icons[2 * self.kind_turned() + place]) for place in (0, 1)]
        icons = halves[self.half() == "b"]
        return icons[icons.index(self.asks) + 1 :] if self.asks in icons else ()

    def half(self) -> str:
        """The half of the card that is used; the first one, if it is not said."""
        if self.p.half not in HALF_NUMBERS:
            raise BadPosition("The halves of a card are a and b.", "$.half")
        level = self.dealer.terms.cards.level[self.kind_turned()] if self.s.turned and self.turned_event < 0 else 0
        if self.p.half and level != 1:
            raise BadPosition("Only a card of level 1 has halves.", "$.half")
        return self.p.half or "a" if level == 1 and self.asks in CARD_QUESTIONS else ""

    def done(self) -> tuple[int, ...]:
        """Who had a turn in a Bribe or a Mage Hire; who rolls there has had it."""
        if self.p.done is not None:
            return tuple(self.dealer.seat(name, "$.done") for name in self.p.done)
        if self.asks in CARD_QUESTIONS and self.event_kind() == "mage_hire":
            return (self.who(),) if self.p.who else ()
        return ()

    def order(self) -> tuple[int, ...]:
        """The order of a Mage Hire."""
        if self.p.order is not None:
            return tuple(self.dealer.seat(name, "$.order") for name in self.p.order)
        if self.asks == "mage" or self.event_kind() == "mage_hire":
            return members_by_influence(self.s)
        return ()

    def lay_picked(self) -> None:
        """A half-given answer: the card to be paid for, or how many raccoons."""
        words = self.p.picked.strip()
        if not words:
            return
        if self.asks not in ("recruit", "bribe"):
            raise BadPosition("Only a recruit or a bribe is said in parts.", "$.picked")
        said = self.said(words)
        seat = self.who()
        if said not in self.s.legal(seat):
            raise BadPosition(f"“{words}” cannot be chosen here.", "$.picked")
        self.s.said = five_of([said if i == seat else 0 for i in range(5)])
        self.s.ticket = 0  # its offers are others now

    def said(self, words: str) -> int:
        """The half-given answer as a number."""
        first, _, number = words.lower().partition(" ")
        if first not in ("deck", "bribe"):
            return number_begun(self.dealer.terms.kind_ids[self.dealer.kind(words, "$.picked")], self.dealer.terms)
        if not number.isdecimal() or len(number) > 2:
            raise BadPosition(f"“{words}” lacks its number.", "$.picked")
        return number_begun(f"{first} {number}", self.dealer.terms)
