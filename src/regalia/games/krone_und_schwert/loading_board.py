"""The board of a position: elements, spaces, buildings."""

from __future__ import annotations

import re

from regalia.core.errors import BadPosition
from regalia.core.ints import set_of
from regalia.core.seats import seat_in_position
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.board import Board
from regalia.games.krone_und_schwert.charts import Laid
from regalia.games.krone_und_schwert.data import LETTERS
from regalia.games.krone_und_schwert.elements import where
from regalia.games.krone_und_schwert.interlock import misfit
from regalia.games.krone_und_schwert.land import owner_of, put_marker
from regalia.games.krone_und_schwert.pieces import Terms
from regalia.games.krone_und_schwert.position import Position, Sites
from regalia.games.krone_und_schwert.rules import SchwertState
from regalia.games.krone_und_schwert.setup import elements_in_play
from regalia.games.krone_und_schwert.wide import both, is_empty, joined, only, overlap, within
from regalia.games.krone_und_schwert.worlds import board_laid

PLACED = re.compile(r"([A-E])\s*([0-3])\s*\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)")


class BoardLoader:
    """Lays out what a position says of the board."""

    def __init__(self, position: Position, names: list[str], terms: Terms) -> None:
        self.p = position
        self.names = names
        self.s = SchwertState(len(names), terms)
        self.rest: int = terms.all_cards  # the cards not yet laid anywhere

    def seat(self, name: str | None, path: str, default: int) -> int:
        """The seat of a name."""
        return seat_in_position(name, self.names, path, default)

    def lay_board(self) -> None:
        """The elements; the spaces are free."""
        s, p = self.s, self.p
        n = elements_in_play(s)
        if p.board is None or isinstance(p.board, str):
            name = p.board or f"p{n}"
            if name not in {f"p{size}" for size in s.terms.presets}:
                raise BadPosition(f"There is no preset “{name}”: there are p2, p3, p4, p5.", "$.board")
            s.board = s.terms.presets[int(name[1:])]
        else:
            s.board = self.interlocked(tuple(self.laid(item, i) for i, item in enumerate(p.board)))
        if p.laying or p.asks == "element":
            s.elements_left = set_of([self.letter(letter, "$.elements_left") for letter in p.elements_left])
        else:
            s.free = s.board.spaces

    def interlocked(self, laid: tuple[Laid, ...]) -> Board:
        """The board of these elements; each must fit those before it."""
        for i, (letter, turns, dx, dy) in enumerate(laid):
            before = board_laid(self.s.terms, laid[:i])
            twice = letter in [other for other, *_ in laid[:i]]
            if twice or misfit(before, where(LETTERS.index(letter), turns, dx, dy)):
                raise BadPosition(f"The element {letter} does not interlock with those before it.", f"$.board[{i}]")
        return board_laid(self.s.terms, laid)

    def laid(self, item: str | tuple[str, int, int, int], number: int) -> Laid:
        """One element, from “B0(0,6)” or a list."""
        path = f"$.board[{number}]"
        if isinstance(item, str):
            found = PLACED.fullmatch(item.strip())
            if found is None:
                raise BadPosition("An element lies like “B0(0,6)”: letter, quarter turns, shift.", path)
            item = (found[1], int(found[2]), int(found[3]), int(found[4]))
        letter, turns, dx, dy = item
        self.letter(letter, path)
        if not 0 <= turns <= 3 or dx % 2 or dy % 2 or max(abs(dx), abs(dy)) > 60:
            raise BadPosition("An element lies with 0 to 3 quarter turns and an even shift.", path)
        return (letter, turns, dx, dy)

    def letter(self, letter: str, path: str) -> int:
        """An element by its letter."""
        if letter not in LETTERS:
            raise BadPosition(f"There is no element “{letter}”: they are A, B, C, D, E.", path)
        return LETTERS.index(letter)

    def space(self, name: str, path: str) -> int:
        """A space of the board by its name."""
        plain = name.replace(" ", "").replace("−", "-")
        if plain not in self.s.terms.names or not within(self.s.board.spaces, self.s.terms.names.index(plain)):
            raise BadPosition(f"There is no space “{name}” on this board.", path)
        return self.s.terms.names.index(plain)

    def own(self) -> None:
        """Whose spaces are whose; what is built on belongs to who built."""
        for name, spaces in self.p.spaces.items():
            for space in spaces:
                self.take(name, space, f"$.spaces.{name}")
        for key in ("castles", "towns", "big_towns"):
            sites: Sites = getattr(self.p, key)
            if isinstance(sites, dict):
                for name, found in sites.items():
                    for site in found:
                        for part in site.split("+"):
                            self.take(name, part, f"$.{key}.{name}")

    def take(self, name: str, space: str, path: str) -> None:
        """A marker lies there."""
        seat, number = self.seat(name, path, 0), self.space(space, path)
        owner = owner_of(self.s, number)
        if owner not in (W.NO_ONE, seat):
            raise BadPosition(f"{space} belongs to {self.names[owner]} already.", path)
        if owner == W.NO_ONE:
            put_marker(self.s, seat, number)

    def build(self) -> None:
        """Castles, towns, cathedrals."""
        s = self.s
        for space in self.sites("castles"):
            s.castles = joined(s.castles, only(space[0]))
        for space in self.sites("towns"):
            s.towns = joined(s.towns, only(space[0]))
        for octagon, *square in self.sites("big_towns"):
            if len(square) != 1 or not within(s.board.near(octagon), square[0]):
                raise BadPosition("A big town is an octagon and a square beside it: “A:2,2+A:1,3”.", "$.big_towns")
            if not within(s.terms.elements.octagons, octagon):
                octagon, square = square[0], [octagon]
            s.big_towns = joined(s.big_towns, only(octagon))
            s.towns = joined(s.towns, joined(only(octagon), only(square[0])))
        for space in self.sites("cathedrals"):
            octagons = both(joined(only(space[0]), s.board.near(space[0])), s.big_towns)
            if not within(s.towns, space[0]) or is_empty(octagons):
                raise BadPosition("A cathedral stands in a big town.", "$.cathedrals")
            town = only(space[0]) if within(s.big_towns, space[0]) else octagons
            if overlap(s.cathedrals, town):
                raise BadPosition("A big town has one cathedral.", "$.cathedrals")
            s.cathedrals = joined(s.cathedrals, town)
        self.check_cathedrals()
        s.near_towns = s.board.spread(s.towns)

    def check_cathedrals(self) -> None:
        """Whoever is said to own a cathedral owns its big town."""
        owned = self.p.cathedrals if isinstance(self.p.cathedrals, dict) else {}
        for name, site in [(name, site) for name, sites in owned.items() for site in sites]:
            path = f"$.cathedrals.{name}"
            space = self.space(site.partition("+")[0], path)
            if owner_of(self.s, space) != self.seat(name, path, 0):
                raise BadPosition(f"{site} does not belong to {name}.", path)

    def sites(self, key: str) -> list[list[int]]:
        """The buildings of a kind, each by its spaces."""
        sites: Sites = getattr(self.p, key)
        found = sites if isinstance(sites, list) else [site for several in sites.values() for site in several]
        if len(set(found)) < len(found):
            raise BadPosition("One of these is named twice.", f"$.{key}")
        return [[self.space(part, f"$.{key}") for part in site.split("+")] for site in found]
