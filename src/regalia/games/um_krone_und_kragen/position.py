"""Positions in words: any moment of a game as a small object that people write and read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from regalia.core.bag import bag_of, things
from regalia.core.errors import BadNotation, BadPosition
from regalia.core.files import checked
from regalia.core.ints import bit, five_of, has, set_of
from regalia.core.seats import seat_in_position
from regalia.core.step import kind_of, step, third
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import USABLE, use, used_character
from regalia.games.um_krone_und_kragen.court import COPY, copies_left, whole_court
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.dice import finish, is_finished
from regalia.games.um_krone_und_kragen.final import worth
from regalia.games.um_krone_und_kragen.notation import dashed, faces
from regalia.games.um_krone_und_kragen.pieces import Terms
from regalia.games.um_krone_und_kragen.possible import check_cards, check_dice, check_king, check_use, check_used
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.turn import dice_of_farmer_and_charlatans, seat_in_turn, start_turn
from regalia.games.um_krone_und_kragen.view import KINDS, STEPS, pair

Group = tuple[int, int]  # a combination: how many equal dice, and their face


class Throw(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat's place depends on: its combination, and when it was thrown (0: with the king)."""

    combination: Group
    time: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position; every field may be left out."""

    game: str = "um_krone_und_kragen"
    round: Annotated[int, msgspec.Meta(ge=1, le=9999)] = 1
    start: str | None = None  # who began the round; default: the first seat
    in_turn: str | None = None  # default: who began
    asks: str | None = None  # start die, first roll, dice, claim, over; default: what the dice suggest
    hand: int | None = None  # dice not yet rolled; default: as the owned characters give
    active: str | list[int] = ""
    aside: str | list[int] = ""
    set_since_roll: bool | None = None  # default: is a die aside?
    used: list[str] = []  # characters already used this turn
    using: str = ""  # merchant, lady or nobleman, whose dice are being chosen
    chosen: str | list[int] = ""
    start_dice_asked: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    owned: dict[str, list[str]] = {}  # by seat; charlatan may be named several times
    court: dict[str, int] = {}  # copies left, where they are not what is left after `owned`
    final: bool = False
    first_king: str | None = None
    holder: str | None = None
    best: Group | None = None
    thrown: dict[str, Throw] = {}
    adjudicated: bool = False


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
        s.turn = self.turn_of(self.seat(p.in_turn, "$.in_turn", s.start))
        s.adjudicated = int(p.adjudicated)
        asks = p.asks or self.suggested()
        if asks not in (*KINDS, "over"):
            raise BadPosition(f"A position asks for one of {', '.join(KINDS)}, or is over.", "$.asks")
        if asks != "over":
            start_turn(s, seat_in_turn(s))
        self.dice()
        check_king(s, p, asks)
        check_used(s, p, asks)
        check_dice(s, p, asks)
        self.ask(asks, seat_in_turn(s))
        return s

    def suggested(self) -> str:
        """What the dice suggest; where start dice may be declined, a turn begins with that question."""
        if self.p.active or self.p.aside:
            return "dice"
        declinable = self.s.terms.start_dice_optional and dice_of_farmer_and_charlatans(self.s, seat_in_turn(self.s))
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

    def turn_of(self, in_turn: int) -> int:
        """How many turns of the round are over when it is this seat's turn."""
        self.s.turn = 0
        while seat_in_turn(self.s) != in_turn:
            self.s.turn += 1
        return self.s.turn

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
            if not has(s.owned[seat_in_turn(s)], c):
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
            self.half_given(seat)

    def half_given(self, seat: int) -> None:
        """A use whose dice are still being chosen."""
        chosen, c = self.bag(self.p.chosen, "$.chosen"), self.character(self.p.using, "$.using")
        check_use(self.s, c, chosen)
        said = use(c, bag_of(things(chosen)[:1]))
        self.s.said = five_of([said if i == seat else 0 for i in range(5)])
        self.s.laid = five_of([chosen if i == seat else 0 for i in range(5)])

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


def dump(s: KragenState, names: list[str]) -> dict[str, Any]:
    """The position of a table, complete."""
    seat = seat_in_turn(s)
    said = s.said[seat] if s.now else 0
    position = Position(
        round=s.round,
        start=names[s.start],
        in_turn=names[seat],
        asks=STEPS.get(kind_of(s.now), "over"),
        hand=s.hand,
        active=dashed(things(s.active)),
        aside=dashed(things(s.aside)),
        set_since_roll=s.set_since_roll == 1,
        used=[NAMES[c] for c in range(W.CHARACTERS) if has(s.owned[seat] & USABLE & ~s.unused, c)],
        using=NAMES[used_character(said)] if said >= W.USE else "",
        chosen=dashed(things(s.laid[seat])),
        start_dice_asked=third(s.now) if kind_of(s.now) == W.START_DIE else 0,
        owned={names[i]: owned_words(s, i) for i in range(s.seats)},
        court={NAMES[c]: copies_left(s.court, c) for c in range(W.CHARACTERS) if c != W.CHARLATAN},
        final=s.final == 1,
        first_king=None if s.first_king == W.NO_ONE else names[s.first_king],
        holder=None if s.holder == W.NO_ONE else names[s.holder],
        best=pair(s.best),
        thrown={names[i]: throw_of(s.thrown[i]) for i in range(s.seats) if s.thrown[i]},
        adjudicated=s.adjudicated == 1,
    )
    found: dict[str, Any] = msgspec.to_builtins(position)
    return found


def owned_words(s: KragenState, seat: int) -> list[str]:
    """The characters of a seat by name."""
    return [NAMES[c] for c in range(W.CHARACTERS) if has(s.owned[seat], c)] + ["charlatan"] * s.charlatans[seat]


def throw_of(worth_: int) -> Throw:
    """A combination and its time."""
    return Throw((worth_ >> 6, (worth_ >> 3) & 7), 7 - (worth_ & 7))
