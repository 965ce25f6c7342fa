"""The table a position stands for: laid out field by field, with the path of what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.core.bag import bag_of
from regalia.core.errors import BadNotation, BadPosition
from regalia.core.files import checked
from regalia.core.ints import bit, five_of, has, set_of
from regalia.core.seats import seat_in_position
from regalia.core.step import kind_of, step
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import choose_dice
from regalia.games.um_krone_und_kragen.court import COPY, copies_left, whole_court
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.dice import finish, is_finished
from regalia.games.um_krone_und_kragen.final import worth
from regalia.games.um_krone_und_kragen.notation import faces
from regalia.games.um_krone_und_kragen.pieces import Terms
from regalia.games.um_krone_und_kragen.position import Group, Position
from regalia.games.um_krone_und_kragen.possible import check_cards, check_dice, check_king, check_use, check_used
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.turn import dice_of_farmer_and_charlatans, seat_in_turn, start_turn
from regalia.games.um_krone_und_kragen.view import KINDS


class Loader:
    """Lays a position out, field by field; a fault names its path."""

    def __init__(self, position: Position, names: list[str], terms: Terms) -> None:
        self.p = position
        self.names = names
        self.s = KragenState(len(names), terms)

    def table(self) -> KragenState:
        """The table the position stands for."""
        s, p = self.s, self.p
        self.courts()
        check_cards(s)
        s.round = p.round
        s.start = self.seat(p.start, "$.start", 0)
        self.king()
        self.turn_of(self.seat(p.in_turn, "$.in_turn", s.start))
        s.adjudicated = int(p.adjudicated)
        asks = p.asks or self.suggested()
        if asks not in (*KINDS, "over"):
            raise BadPosition(f"A position asks for one of {', '.join(KINDS)}, or is over.", "$.asks")
        if asks != "over":
            start_turn(s, s.in_turn)
        self.dice()
        check_king(s, p, asks)
        check_used(s, p, asks)
        check_dice(s, p, asks)
        self.ask(asks, s.in_turn)
        return s

    def suggested(self) -> str:
        """What the dice suggest; where start dice may be declined, a turn begins with that question."""
        if self.p.active or self.p.aside:
            return "dice"
        declinable = self.s.terms.start_dice_optional and dice_of_farmer_and_charlatans(self.s, self.s.in_turn)
        return "start die" if declinable and self.p.hand is None else "first roll"

    def courts(self) -> None:
        """Who owns whom, and what is left in the court."""
        owned = [0] * 5
        charlatans = [0] * 5
        for name, characters in self.p.owned.items():
            seat = self.seat(name, f"$.owned.{name}", 0)
            numbers = [self.character(c, f"$.owned.{name}") for c in characters]
            charlatans[seat] = numbers.count(W.CHARLATAN)
            cards = [c for c in numbers if c != W.CHARLATAN]
            if len(set(cards)) < len(cards):
                raise BadPosition("Nobody owns a character twice, but for charlatans.", f"$.owned.{name}")
            owned[seat] = set_of(cards)
        self.s.owned, self.s.charlatans = five_of(owned), five_of(charlatans)
        self.s.court = self.left_in_court(owned, sum(charlatans))

    def left_in_court(self, owned: list[int], charlatans: int) -> int:
        """All copies but the owned ones; what the position says of the court goes before."""
        whole = whole_court(self.s.terms.court, self.s.seats)
        court = 0
        for c in range(W.CHARACTERS):
            if c == W.CHARLATAN:
                continue
            taken = sum(has(cards, c) for cards in owned) + (charlatans if c == W.JESTER else 0)
            left = self.p.court.get(NAMES[c], max(0, copies_left(whole, c) - taken))
            if self.s.terms.row0_unlimited and c == W.JESTER and NAMES[c] not in self.p.court:
                left = copies_left(whole, c)
            if not 0 <= left <= 7:
                raise BadPosition("Between 0 and 7 copies can be left.", f"$.court.{NAMES[c]}")
            court += COPY[c] * left
        for name in self.p.court:
            if self.character(name, "$.court") == W.CHARLATAN:
                raise BadPosition("Charlatans lie in the court as jesters.", "$.court.charlatan")
        return court

    def king(self) -> None:
        """Who took the king, who has him, and what there is to beat."""
        s, p = self.s, self.p
        s.final = int(p.final)
        owners = [seat for seat in range(s.seats) if has(s.owned[seat], W.KING)]
        if len(owners) > 1:
            raise BadPosition("There is only one king.", "$.owned")
        s.first_king = self.seat(p.first_king, "$.first_king", owners[0] if owners else W.NO_ONE)
        s.holder = self.seat(p.holder, "$.holder", s.first_king)
        if (p.final or p.best or p.holder) and s.first_king == W.NO_ONE:
            raise BadPosition("Without a first king nobody holds the king and there is no final.", "$.first_king")
        thrown = [0] * 5
        for name, throw in p.thrown.items():
            path = f"$.thrown.{name}"
            thrown[self.seat(name, path, 0)] = worth(group(throw.combination, path), throw.time)
        if s.first_king != W.NO_ONE:
            s.best = group(p.best or (7, 1), "$.best")
            if not thrown[s.first_king] and s.holder == s.first_king:
                thrown[s.first_king] = worth(s.best, 0)
        s.thrown = five_of(thrown)

    def turn_of(self, in_turn: int) -> None:
        """So many turns of the round are over that it is this seat's turn."""
        self.s.turns = 0
        while seat_in_turn(self.s) != in_turn:
            self.s.turns += 1
        self.s.in_turn = in_turn

    def dice(self) -> None:
        """The dice of the turn."""
        s, p = self.s, self.p
        s.active, s.aside = self.bag(p.active, "$.active"), self.bag(p.aside, "$.aside")
        s.set_since_roll = int(p.set_since_roll if p.set_since_roll is not None else s.aside != 0)
        if p.hand is not None:
            if not 0 <= p.hand <= W.MOST_DICE:
                raise BadPosition(f"A hand has 0 to {W.MOST_DICE} dice.", "$.hand")
            s.hand = p.hand
        for name in p.used:
            c = self.character(name, "$.used")
            if not has(s.owned[s.in_turn], c):
                raise BadPosition(f"The {name} is used, but not owned by the seat in turn.", "$.used")
            s.unused &= ~bit(c)

    def ask(self, asks: str, seat: int) -> None:
        """Put the question on the agenda."""
        s, p = self.s, self.p
        s.story = None
        s.later = (step(W.NEXT_TURN), 0, 0, 0, 0, 0, 0)
        if asks == "over":
            s.game_over()
            s.waiting = 0
            return
        if asks in ("dice", "claim"):
            s.hand = 0
        if asks == "start die":
            s.later = (step(W.BEFORE_FIRST_ROLL, bit(seat), seat), *s.later[:6])
        s.now = step(KINDS[asks], bit(seat), seat, 0, p.start_dice_asked if asks == "start die" else 0)
        s.waiting = bit(seat)
        if asks == "dice" and is_finished(s):
            s.now, s.later, s.waiting = s.later[0], (0, 0, 0, 0, 0, 0, 0), 0
            finish(s, seat)
            s.waiting = bit(seat) if kind_of(s.now) == W.CLAIM else 0
            s.settle()
        if p.using:
            self.half_given()

    def half_given(self) -> None:
        """A use whose dice are still being chosen."""
        chosen, c = self.bag(self.p.chosen, "$.chosen"), self.character(self.p.using, "$.using")
        check_use(self.s, c, chosen)
        choose_dice(self.s, c, chosen)

    # --- words

    def seat(self, name: str | None, path: str, default: int) -> int:
        """The seat of a name."""
        return seat_in_position(name, self.names, path, default)

    def character(self, name: str, path: str) -> int:
        """The character of a name."""
        if name not in NAMES:
            raise BadPosition(f"There is no character “{name}”: they are {', '.join(NAMES)}.", path)
        return NAMES.index(name)

    def bag(self, dice: str | list[int], path: str) -> int:
        """Dice from “1-3-3” or a list."""
        try:
            numbers = dice if isinstance(dice, list) else faces(dice) if dice.strip() else []
        except BadNotation as fault:
            raise BadPosition(str(fault), path) from None
        if not all(1 <= face <= W.SIX for face in numbers) or len(numbers) > W.MOST_DICE:
            raise BadPosition(f"Dice show 1 to 6, and there are at most {W.MOST_DICE}.", path)
        return bag_of(numbers)


def group(combination: Group, path: str) -> int:
    """A combination as one number."""
    many, face = combination
    if not (1 <= many <= W.MOST_DICE and 1 <= face <= W.SIX):
        raise BadPosition("A combination is how many equal dice and their face, such as [7, 4].", path)
    return many * 8 + face


def load(position: Mapping[str, Any], names: list[str], terms: Terms) -> KragenState:
    """The table a position stands for."""
    given = checked(position, Position, BadPosition)
    if given.game != "um_krone_und_kragen":
        raise BadPosition(f"This is a position of {given.game}.", "$.game")
    return Loader(given, names, terms).table()
