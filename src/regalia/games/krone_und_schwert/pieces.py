"""What lies on the table of Krone & Schwert, and what a table agrees on before the start."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.core.agreed import Agreed
from regalia.core.ints import Five, nothing, row
from regalia.core.state import State
from regalia.games.krone_und_schwert.board import Board
from regalia.games.krone_und_schwert.elements import Elements
from regalia.games.krone_und_schwert.wide import Wide, nowhere
from regalia.games.krone_und_schwert.words import CARDS, NO_ONE, NOT_YET

BY_PLAYERS = 0
AT_RANDOM = 1
BY_PRESET = 2


@mypyc_attr(acyclic=True)
class Terms(Agreed):
    """What a table agrees on before the start: its options and its data. Copies of a table share it."""

    def __init__(self, elements: Elements) -> None:
        super().__init__()
        self.elements: Elements = elements
        self.no_board: Board = Board(elements)
        self.names: list[str] = []  # of the spaces, for words
        self.presets: dict[int, Board] = {}  # by number of elements
        self.boards: dict[tuple[int, ...], Board] = {}  # those met before, by layout
        self.card_rows: dict[str, tuple[int, int, int]] = {}  # combat value, shields, action points, for views
        # cards, by kind
        self.all_cards: i64 = 0  # a bag, without game_end
        self.cv: vec[i64] = row([0] * CARDS)
        self.shields: vec[i64] = row([0] * CARDS)
        self.ap: vec[i64] = row([0] * CARDS)
        self.strongest: vec[i64] = row([])  # the kinds with a combat value, strongest first
        self.people: i64 = 22
        self.swords: i64 = 11
        # supplies
        self.markers: i64 = 28
        self.castles: i64 = 26
        self.cathedrals: i64 = 10
        self.small_towns: i64 = 28
        self.big_towns: i64 = 10
        self.thresholds: vec[i64] = row([0, 0, 10, 15, 20, 25])  # by number of seats
        # options
        self.king_needs_town: i64 = 0  # KS-R4
        self.anybody_leads: i64 = 0  # KS-R5
        self.fewer_elements: i64 = 0
        self.assembly: i64 = BY_PLAYERS  # KS-R1
        self.towns_on_octagons: i64 = 0  # KS-R46
        self.one_revolt: i64 = 0  # KS-R32
        self.competition: i64 = 0  # KS-R42, KS-R68
        self.open_points: i64 = 0  # KS-R36
        self.max_rounds: i64 = 100  # KS-R44

    def take_rows(
        self, cv: list[int], shields: list[int], ap: list[int], strongest: list[int], thresholds: list[int]
    ) -> None:
        """The rows of the data. Set from outside of compiled code, their memory would never be given back."""
        self.cv = row(cv)
        self.shields = row(shields)
        self.ap = row(ap)
        self.strongest = row(strongest)
        self.thresholds = row(thresholds)


@mypyc_attr(acyclic=True)
class SchwertPieces(State):
    """The pieces."""

    def __init__(self, seats: i64, terms: Terms) -> None:
        super().__init__(seats)
        self.terms: Terms = terms
        self.board: Board = terms.no_board
        self.elements_left: i64 = 0  # a set: not yet drawn, while the board is laid
        # the board
        self.land_low: Five = nothing()  # the spaces of each seat, in two words: see land.py
        self.land_high: Five = nothing()
        self.reach_low: Five = nothing()  # every space adjacent to one of the seat's
        self.reach_high: Five = nothing()
        self.free: Wide = nowhere()
        self.castles: Wide = nowhere()
        self.towns: Wide = nowhere()  # every space covered by one
        self.big_towns: Wide = nowhere()  # their octagons; the square is the town space beside it
        self.cathedrals: Wide = nowhere()  # on the octagons of big towns
        self.near_towns: Wide = nowhere()  # every space adjacent to a town
        # cards
        self.hands: Five = nothing()  # bags, known to their owners
        self.shown: Five = nothing()  # what everybody knows to be in each hand
        self.deck: i64 = 0  # a bag: its order is made when it is drawn
        self.discard: i64 = 0
        self.absent: i64 = 0  # cards that a position leaves out; none in a game from the start
        self.attack_cards: i64 = 0  # on the table
        self.attack_on: i64 = NO_ONE  # the space they are laid against
        self.end_in: i64 = NOT_YET  # cards to draw before game_end is among the next
        # what is known of the last shuffle, see hands.py
        self.unseen_then: i64 = 0  # the cards nobody had seen just before it
        self.mixed_in: i64 = 0  # the cards that went into the deck, seen by all
        self.held_then: Five = nothing()  # the part of unseen_then in each hand, known to its owner
        self.drawn_since: Five = nothing()  # how many each has drawn
        self.seen_since: Five = nothing()  # what each has shown of its unknown cards
        self.elder_then: Five = nothing()  # how many of held_then were held before the shuffle before it
        self.unseen_before: i64 = 0  # and what those may be
        # people
        self.people: i64 = 0  # the pile, a bag of crowns and swords
        self.visible: i64 = 0  # swords
        # seats
        self.points: Five = nothing()  # behind screens
        self.announced: Five = (NOT_YET, NOT_YET, NOT_YET, NOT_YET, NOT_YET)  # the last total told
        self.gained: Five = nothing()  # since then, seen by all
        self.papal: i64 = 0  # the seats with a Papal Visit before them
        self.king: i64 = NO_ONE
        # the turn
        self.start: i64 = 0
        self.in_turn: i64 = 0  # whose it is
        self.round: i64 = 0  # 0 during set-up
        self.ap: i64 = 0
        self.attacked: i64 = 0
        self.revolted: i64 = 0

    def take_pieces(self, s: SchwertPieces) -> None:
        """Have what s has."""
        self.board = s.board
        self.elements_left = s.elements_left
        self.land_low = s.land_low
        self.land_high = s.land_high
        self.reach_low = s.reach_low
        self.reach_high = s.reach_high
        self.free = s.free
        self.castles = s.castles
        self.towns = s.towns
        self.big_towns = s.big_towns
        self.cathedrals = s.cathedrals
        self.near_towns = s.near_towns
        self.hands = s.hands
        self.shown = s.shown
        self.deck = s.deck
        self.discard = s.discard
        self.absent = s.absent
        self.attack_cards = s.attack_cards
        self.attack_on = s.attack_on
        self.end_in = s.end_in
        self.unseen_then = s.unseen_then
        self.mixed_in = s.mixed_in
        self.held_then = s.held_then
        self.drawn_since = s.drawn_since
        self.seen_since = s.seen_since
        self.elder_then = s.elder_then
        self.unseen_before = s.unseen_before
        self.people = s.people
        self.visible = s.visible
        self.points = s.points
        self.announced = s.announced
        self.gained = s.gained
        self.papal = s.papal
        self.king = s.king
        self.start = s.start
        self.in_turn = s.in_turn
        self.round = s.round
        self.ap = s.ap
        self.attacked = s.attacked
        self.revolted = s.revolted
