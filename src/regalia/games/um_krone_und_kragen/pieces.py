"""What lies on the table of Um Krone und Kragen. All of it is open; only the dice to come are not."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from regalia.core.agreed import Agreed
from regalia.core.ints import Five, nothing
from regalia.core.state import State
from regalia.games.um_krone_und_kragen.court import Court
from regalia.games.um_krone_und_kragen.words import MOST_DICE, NO_ONE


@mypyc_attr(acyclic=True)
class Terms(Agreed):
    """What a table agrees on before the start: its options and its data. Copies of a table share it."""

    def __init__(self, court: Court) -> None:
        super().__init__()
        self.court: Court = court
        self.conditions: dict[str, tuple[str, int]] = {}  # what wins each character over, for views
        self.abilities: dict[str, tuple[str, int]] = {}  # what each can do, for views
        self.start_dice_optional: i64 = 0  # UK-R1
        self.adders_before_first_roll: i64 = 1  # UK-R2
        self.king_tie_match: i64 = 0  # UK-R32
        self.row0_unlimited: i64 = 0  # UK-R24
        self.max_charlatans: i64 = 99  # UK-R23
        self.dice_cap: i64 = MOST_DICE  # UK-R38
        self.alchemist_min_dice: i64 = 3  # UK-R14
        self.max_rounds: i64 = 100  # UK-R42


@mypyc_attr(acyclic=True)
class KragenPieces(State):
    """The pieces."""

    def __init__(self, seats: i64, terms: Terms) -> None:
        super().__init__(seats)
        self.terms: Terms = terms
        self.hand: i64 = 0  # dice before the first roll
        self.active: i64 = 0  # dice rolled or added, not yet set aside
        self.aside: i64 = 0  # dice set aside
        self.unused: i64 = 0  # characters that may still be used this turn
        self.set_since_roll: i64 = 0
        self.owned: Five = nothing()  # the characters of each seat, without charlatans
        self.charlatans: Five = nothing()  # how many of them each has (UK-R23)
        self.court: i64 = 0  # copies left
        self.round: i64 = 0
        self.start: i64 = 0  # who began the round
        self.turns: i64 = -1  # of the round that are over
        self.in_turn: i64 = 0  # the seat whose turn it is
        self.final: i64 = 0  # 1 in the final round
        self.first_king: i64 = NO_ONE
        self.holder: i64 = NO_ONE
        self.best: i64 = 0  # the combination to beat
        self.thrown: Five = nothing()  # what each seat's place depends on, see final.worth

    def take_pieces(self, s: KragenPieces) -> None:
        """Have what s has."""
        self.hand = s.hand
        self.active = s.active
        self.aside = s.aside
        self.unused = s.unused
        self.set_since_roll = s.set_since_roll
        self.owned = s.owned
        self.charlatans = s.charlatans
        self.court = s.court
        self.round = s.round
        self.start = s.start
        self.turns = s.turns
        self.in_turn = s.in_turn
        self.final = s.final
        self.first_king = s.first_king
        self.holder = s.holder
        self.best = s.best
        self.thrown = s.thrown
