"""What a seat of Le Royaume des 5 Couronnes may know."""

from __future__ import annotations

from typing import Literal

import msgspec

from regalia.core.game import View
from regalia.games.royaume_des_5_couronnes import odds
from regalia.games.royaume_des_5_couronnes import words as W

STEPS = {
    W.LAY_CARDS: "lay cards",
    W.PHASE_A: "phase a",
    W.TAKE_PAWNS: "take",
    W.EXCUSE: "excuse",
    W.PAY_WITCH: "pay",
    W.FIRST_MOVE: "first move",
    W.SECOND_MOVE: "second move",
}
ASKED = {word: kind for kind, word in STEPS.items()}
ANSWERS = {word: answer for answer, word in W.IN_WINDOW.items()}

Lying = Literal["down", "bare", "trap", "monster", "weapon", "treasure"]
Counts = dict[str, int]  # kinds of course cards


class Knight(msgspec.Struct, frozen=True):
    """One of the five, as it is painted; nobody owns it."""

    colour: str
    letter: str
    shape: str


class Chances(msgspec.Struct, frozen=True):
    """The odds of the prince in turn, as so many of so many; his own seat has none in a duel."""

    trap: odds.Odds
    monster: odds.Odds
    dragon: odds.Odds
    duel: tuple[odds.Odds | None, ...]


class RoyaumeOpen(View, frozen=True, kw_only=True):
    """What everybody knows."""

    gm: int
    in_turn: int
    turn: int
    phase: str  # A or B; "" while the cards are laid and when the game is over
    path: tuple[Lying, ...]  # from space 1 on
    knights: tuple[Knight, ...]  # in the order of the data; so are the four below
    spaces: tuple[int, ...]  # 0: the castle; path_length + 1: the lair
    crowned: tuple[bool, ...]
    blocked: tuple[bool, ...]
    circles: tuple[int, ...]  # 1 to 5 once its crown lies there, else 0
    talon: int
    unseen: Counts  # what the cards nobody has seen must be: face down on the path, or in the first talon
    reshuffled: Counts  # what is in a talon made from the rejet
    rejet: Counts
    removed: int  # cards that lie nowhere, in a position laid out so
    power: tuple[int, ...]
    power_bank: int
    pawns: tuple[tuple[int, ...], ...]  # treasure pawns of each seat, by colour
    bank: tuple[int, ...]
    dice: tuple[int, ...]
    die_left: int  # at the second move
    moved: str  # the knight moved first, at the second move
    opponent: int | None  # in a duel: the other prince
    duelled: bool
    challenged: tuple[int, ...]
    window: bool  # may the Witch be called?
    called: tuple[int, ...]  # who has called in vain
    undealt: tuple[str, ...]  # the orders nobody has, once the game is over
    chances: Chances
    points: tuple[int, ...]  # once the game is over
    king: int | None


class RoyaumeView(RoyaumeOpen, frozen=True, kw_only=True):
    """All that a seat may know: what everybody knows, and its own."""

    answered: str  # this seat's own answer in the window
    order: str  # this seat's own secret order, in letters
    orders: tuple[str, ...]  # every seat's, as far as this seat knows them

    def place_of(self, colour: str) -> int:
        """The place of a knight or a colour among the five."""
        return next(c for c, knight in enumerate(self.knights) if knight.colour == colour)

    def in_play(self) -> list[int]:
        """The knights that are not home."""
        return [c for c, circle in enumerate(self.circles) if not circle]

    def standing_on(self, space: int) -> list[int]:
        """The knights in play on a space."""
        return [c for c in self.in_play() if self.spaces[c] == space]

    def all_blocked(self) -> bool:
        """Can no knight be moved by a die?"""
        return all(self.blocked[c] for c in self.in_play())
