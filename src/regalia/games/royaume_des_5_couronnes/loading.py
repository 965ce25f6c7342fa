"""Lays a position out, field by field; a fault names its path."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from regalia.core.bag import count, one, some, total
from regalia.core.errors import BadPosition
from regalia.core.files import checked
from regalia.core.ints import bit, five_of, has, how_many, lowest, set_of
from regalia.core.lying import EVERYONE, lying
from regalia.core.state import OK
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.data import KINDS
from regalia.games.royaume_des_5_couronnes.ending import leaders
from regalia.games.royaume_des_5_couronnes.invariants import INVARIANTS, broken_invariant
from regalia.games.royaume_des_5_couronnes.loading_words import Words, check_told
from regalia.games.royaume_des_5_couronnes.path import free_knights, lay_open, open_cards
from regalia.games.royaume_des_5_couronnes.pieces import Terms
from regalia.games.royaume_des_5_couronnes.position import ID, Position
from regalia.games.royaume_des_5_couronnes.possible import check_possible
from regalia.games.royaume_des_5_couronnes.rules import RoyaumeState
from regalia.games.royaume_des_5_couronnes.view import ASKED
from regalia.games.royaume_des_5_couronnes.worlds import put_question


class Loader:
    """Makes a table of a position."""

    def __init__(self, position: Position, names: list[str], terms: Terms) -> None:
        self.p = position
        self.words = Words(names, terms)
        self.s = RoyaumeState(len(names), terms)

    def table(self) -> RoyaumeState:
        """The table the position stands for."""
        s, p, words = self.s, self.p, self.words
        s.gm = words.seat(p.gm, "$.gm", max(s.terms.gm_seat, 0))
        s.in_turn = words.seat(p.in_turn, "$.in_turn", s.gm)
        self.knights()
        asks = self.asks()
        s.turns = p.turn if p.turn is not None else int(asks != "lay cards")
        self.path(asks == "lay cards")
        self.cards(asks == "lay cards")
        self.princes()
        self.turn()
        if asks == "over":
            self.end()
        else:
            self.question(asks)
        broken = broken_invariant(s)
        if broken != OK:
            sentence, path = INVARIANTS[broken]
            raise BadPosition(f"This cannot be: {sentence}.", path)
        check_possible(s, p, asks)
        check_told(s, p, words)
        return s

    def asks(self) -> str:
        """What the position asks for."""
        asks = self.p.asks or ("over" if how_many(self.s.home) >= W.CROWNS_TO_END else "")
        if not asks and self.s.terms.placing and replace(self.p, gm=None, orders={}) == Position():
            asks = "lay cards"  # nothing has happened yet
        if not asks:
            asks = "phase a" if not self.p.dice else "second move" if self.p.moved else "first move"
        if asks not in (*ASKED, "over"):
            raise BadPosition(f"A position asks for one of {', '.join(ASKED)}, or is over.", "$.asks")
        return asks

    # --- knights and cards

    def knights(self) -> None:
        """Where each stands, which way it goes, and which circle has its crown."""
        s = self.s
        spaces, circles = [0] * W.COLOURS, [0] * W.COLOURS
        for c, text in self.words.knights(self.p.knights).items():
            space, crowned, circle = self.words.standing(text, f"$.knights.{self.words.colours[c]}")
            spaces[c] = space
            s.crowned |= bit(c) if crowned else 0
            if circle and circles[circle - 1]:
                raise BadPosition(f"Two crowns lie in circle {circle}.", "$.knights")
            if circle:
                circles[circle - 1] = c + 1
                s.home |= bit(c)
        if how_many(s.home) == W.CROWNS_TO_END and not circles[-1]:
            last = next(c for c in range(W.COLOURS) if not has(s.home, c))
            circles[-1], s.home = last + 1, s.home | bit(last)
        s.knights, s.circles = five_of(spaces), five_of(circles)

    def path(self, laying: bool) -> None:
        """What lies on each space."""
        s = self.s
        standing = {s.knights[c] for c in range(W.COLOURS) if not has(s.home, c)}
        given = {self.words.space(key): (word, f"$.path.{key}") for key, word in self.p.path.items()}
        for space in range(1, s.terms.path + 1):
            default = "bare" if laying or space in standing else "down"
            word, path = given.get(space, (default, ""))
            card = self.words.card(word, path)
            if card == "down":
                s.face_down |= bit(space)
            elif card != "bare":
                lay_open(s, space, KINDS.index(card))

    def cards(self, laying: bool) -> None:
        """Rejet and talon; what lies nowhere else is unseen."""
        s, p, words = self.s, self.p, self.words
        s.rejet = words.cards(p.rejet, "$.rejet")
        s.reshuffled = words.cards(p.reshuffled if p.talon is None or isinstance(p.talon, int) else p.talon, "$.talon")
        s.unseen = self.unseen()
        hidden = total(s.unseen) - how_many(s.face_down)
        talon = p.talon if isinstance(p.talon, int) else total(s.reshuffled) or hidden
        if s.reshuffled and talon != total(s.reshuffled):
            raise BadPosition("A talon made from the rejet has as many cards as it is said to hold.", "$.talon")
        s.talon = 0 if s.reshuffled else talon
        s.removed = hidden - s.talon
        if s.talon < 0 or s.removed < 0:
            raise BadPosition(f"The talon can have 0 to {max(hidden, 0)} cards here.", "$.talon")
        bare = s.terms.path - how_many(s.face_down | open_cards(s))
        if not laying and talon + total(s.rejet) < bare:
            raise BadPosition("Talon and rejet must be able to cover every bare space.", "$.talon")

    def unseen(self) -> int:
        """The deck without what lies open, in the rejet, or in a talon made from it."""
        s, unseen = self.s, 0
        opened = sum(one(KINDS.index(kind)) * how_many(spaces) for kind, spaces in self.open_spaces())
        for kind, name in enumerate(KINDS):
            left = count(s.terms.deck, kind) - sum(count(bag, kind) for bag in (opened, s.rejet, s.reshuffled))
            if left < 0:
                path = "$.path" if count(opened, kind) > count(s.terms.deck, kind) else "$.rejet"
                raise BadPosition(f"There are only {count(s.terms.deck, kind)} cards “{name}”.", path)
            unseen += some(kind, left)
        return unseen

    def open_spaces(self) -> list[tuple[str, int]]:
        """The face-up cards by kind."""
        s = self.s
        return list(zip(KINDS, (s.traps, s.monsters, s.weapons, s.treasures), strict=True))

    # --- princes

    def princes(self) -> None:
        """Power, treasure and secret orders."""
        s, words = self.s, self.words
        power, pawns = [0] * 5, [0] * 5
        for name, number in self.p.power.items():
            power[words.seat(name, f"$.power.{name}", 0)] = number
        for name, held in self.p.treasures.items():
            path = f"$.treasures.{name}"
            pawns[words.seat(name, path, 0)] = words.pawns(held, path)
        s.power, s.pawns = five_of(power), five_of(pawns)
        orders = words.orders(self.p.orders)
        s.orders = five_of([lying(order + 1, bit(seat)) for seat, order in enumerate(orders)])

    # --- the turn

    def turn(self) -> None:
        """What has happened in it so far."""
        s, p, words = self.s, self.p, self.words
        s.challenged = set_of([words.seat(name, "$.challenged", 0) for name in p.challenged])
        s.duelled = int(p.duelled if p.duelled is not None else s.challenged != 0)
        s.die_one, s.die_two = words.dice(p.dice, "$.dice")

    def end(self) -> None:
        """The game is over: the orders lie open, and somebody is king unless a final duel is missing."""
        s = self.s
        s.game_over()
        s.orders = five_of([s.orders[seat] | EVERYONE << 16 if seat < s.seats else 0 for seat in range(5)])
        best = leaders(s)
        s.king = self.words.seat(self.p.king, "$.king", lowest(best) if how_many(best) == 1 else W.NO_ONE)

    def question(self, asks: str) -> None:
        """Put the question on the agenda."""
        s, kind = self.s, ASKED[asks]
        if (kind in (W.PAY_WITCH, W.FIRST_MOVE, W.SECOND_MOVE)) != (s.die_one != 0):
            raise BadPosition("After the roll, and only then, there are two dice.", "$.dice")
        other, die = 0, 0
        if kind in (W.TAKE_PAWNS, W.EXCUSE):
            other = self.opponent()
        elif kind == W.SECOND_MOVE:
            other, die = self.first_moved()
        payer = {W.TAKE_PAWNS: other, W.EXCUSE: s.in_turn, W.PAY_WITCH: s.in_turn}.get(kind)
        if payer is not None and s.pawns[payer] == 0:
            raise BadPosition("Whoever is to give a treasure pawn must have one.", "$.treasures")
        if kind == W.LAY_CARDS:
            s.in_turn = s.gm
        asked = self.asked(kind, other)
        put_question(s, kind, asked, other, die)
        self.words.answer(s, self.p.answers, len(asked) > 1)

    def asked(self, kind: int, other: int) -> tuple[int, ...]:
        """Who is to answer: one seat, but all of them while the Witch may be called."""
        if kind == W.FIRST_MOVE and self.p.window is not False and not self.s.terms.witch_auto:
            return tuple(range(self.s.seats))
        return (other,) if kind == W.EXCUSE else (self.s.in_turn,)

    def opponent(self) -> int:
        """The other prince of a duel."""
        other = self.words.seat(self.p.opponent, "$.opponent", W.NO_ONE)
        if other in (W.NO_ONE, self.s.in_turn):
            raise BadPosition("A duel needs another prince.", "$.opponent")
        self.s.duelled, self.s.challenged = 1, self.s.challenged | bit(other)
        return other

    def first_moved(self) -> tuple[int, int]:
        """The knight moved first, and the die that is left."""
        s, p = self.s, self.p
        if p.used is None or s.die_one == s.die_two or p.used not in (s.die_one, s.die_two):
            raise BadPosition("At the second move one of two different dice is used.", "$.used")
        moved = self.words.colour(p.moved or "", "$.moved")
        home_already = has(s.home, moved) and not s.terms.sequential
        if free_knights(s) & ~bit(moved) == 0 or home_already:
            raise BadPosition("At the second move another knight must be free.", "$.moved")
        return moved, s.die_one + s.die_two - p.used


def load(position: Mapping[str, Any], names: list[str], terms: Terms) -> RoyaumeState:
    """The table a position stands for."""
    given = checked(with_text_keys(position), Position, BadPosition)
    if given.game != ID:
        raise BadPosition(f"This is a position of {given.game}.", "$.game")
    return Loader(given, names, terms).table()


def with_text_keys(position: Mapping[str, Any]) -> dict[str, Any]:
    """Spaces may be given as numbers."""
    found = dict(position)
    if isinstance(found.get("path"), Mapping):
        found["path"] = {str(space): card for space, card in found["path"].items()}
    return found
