"""What lies on the table of Le Royaume des 5 Couronnes.

What nobody has seen is not stored: the cards that lie face down on the path and those of the first talon were
shuffled together and are one bag. A talon made from the rejet is a bag of its own, since everybody knows what is in it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.core.agreed import Agreed
from regalia.core.ints import Five, nothing, row
from regalia.core.state import State
from regalia.games.royaume_des_5_couronnes.words import NO_ONE


@mypyc_attr(acyclic=True)
class Terms(Agreed):
    """What a table agrees on before the start: its options and its data. Copies of a table share it."""

    def __init__(self, orders: list[int], deck: int) -> None:
        super().__init__()
        self.orders: vec[i64] = row(orders)  # twenty orders of five colours, one after the other
        self.deck: i64 = deck  # the bag of all course cards
        self.path: i64 = 40  # spaces
        self.lair: i64 = 41
        self.pawns_each: i64 = 7  # treasure pawns of a colour
        self.power_pawns: i64 = 15
        self.power_cap: i64 = 3
        self.duel_power: i64 = 3
        self.trap_target: i64 = 7
        self.witch_sum: i64 = 7
        self.crown_points: i64 = 4
        self.match_points: i64 = 2
        self.other_points: i64 = 1
        self.gm_seat: i64 = NO_ONE  # RC-R1; NO_ONE: drawn
        self.placing: i64 = 0  # RC-R2
        self.sequential: i64 = 0  # RC-R28
        self.witch_auto: i64 = 0  # RC-R39
        self.duel_same_target: i64 = 0  # RC-R22
        self.knights: list[tuple[str, str, str]] = []  # letter, colour and shape of each, for views
        self.order_words: list[str] = []  # the secret orders in letters, for views


@mypyc_attr(acyclic=True)
class RoyaumePieces(State):
    """The pieces."""

    def __init__(self, seats: i64, terms: Terms) -> None:
        super().__init__(seats)
        self.terms: Terms = terms
        self.gm: i64 = 0  # the game master
        self.in_turn: i64 = 0
        self.turns: i64 = 0  # begun so far
        self.duelled: i64 = 0  # 1 after a duel of this turn (RC-R13)
        self.challenged: i64 = 0  # the seats challenged this turn (RC-R22)
        self.die_one: i64 = 0  # this turn's roll
        self.die_two: i64 = 0
        # the knights, one number for each colour
        self.knights: Five = nothing()  # where each stands: 0 the castle, 1.. the path, then the lair
        self.crowned: i64 = 0  # the knights that wear their crown
        self.home: i64 = 0  # the knights whose crown lies in a circle
        self.circles: Five = nothing()  # in each circle the colour + 1, or 0
        # the cards: sets of spaces, and bags
        self.face_down: i64 = 0
        self.traps: i64 = 0
        self.monsters: i64 = 0
        self.weapons: i64 = 0
        self.treasures: i64 = 0
        self.unseen: i64 = 0  # the bag of all cards nobody has seen since the first shuffle
        self.talon: i64 = 0  # how many of them lie in the talon
        self.removed: i64 = 0  # how many of them lie nowhere: only in a position laid out so
        self.reshuffled: i64 = 0  # the bag of a talon made from the rejet
        self.rejet: i64 = 0
        # the princes, one number for each seat
        self.power: Five = nothing()
        self.pawns: Five = nothing()  # bags of colours
        self.orders: Five = nothing()  # the secret order + 1 and who knows it, see core/lying
        self.king: i64 = NO_ONE

    def take_pieces(self, s: RoyaumePieces) -> None:
        """Have what s has."""
        self.gm = s.gm
        self.in_turn = s.in_turn
        self.turns = s.turns
        self.duelled = s.duelled
        self.challenged = s.challenged
        self.die_one = s.die_one
        self.die_two = s.die_two
        self.knights = s.knights
        self.crowned = s.crowned
        self.home = s.home
        self.circles = s.circles
        self.face_down = s.face_down
        self.traps = s.traps
        self.monsters = s.monsters
        self.weapons = s.weapons
        self.treasures = s.treasures
        self.unseen = s.unseen
        self.talon = s.talon
        self.removed = s.removed
        self.reshuffled = s.reshuffled
        self.rejet = s.rejet
        self.power = s.power
        self.pawns = s.pawns
        self.orders = s.orders
        self.king = s.king
