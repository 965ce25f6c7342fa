"""What lies on the table of For a Crown: chests, sleeves, market, gallery, common pile, and what all can tell of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.core.agreed import Agreed
from regalia.core.ints import Five, nothing, row
from regalia.core.state import State
from regalia.games.for_a_crown.cards import Cards
from regalia.games.for_a_crown.words import FOR_THE_ROUND, LEVELS


@mypyc_attr(acyclic=True)
class Terms(Agreed):
    """What a table agrees on before the start: its options and its data. Copies of a table share it."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards: Cards = cards
        self.kind_ids: list[str] = []  # for words: the id of each kind, event and face
        self.event_ids: list[str] = []
        self.event_kinds: list[str] = []
        self.kinds_by_level: list[list[int]] = []
        self.levels: tuple[int, ...] = ()  # of each kind
        self.losses: tuple[int, ...] = ()  # in a scandal, of each space
        self.strange_names: dict[str, str] = {}  # the names of cards that are not in the shipped data
        self.face_ids: list[str] = []
        self.faces: vec[i64] = row([])  # the icons of each die face, from 0
        self.events: vec[i64] = row([])  # the kind of each event
        self.starting_events: i64 = 0
        self.prices: vec[i64] = row([])  # by round and level, see price()
        self.zones: vec[i64] = row([])  # of each space: 0 left, 1 centre, 2 right
        self.scandal: vec[i64] = row([])  # rubies lost on each space
        self.spaces: i64 = 11
        self.mark: i64 = 8
        self.rounds: i64 = 4
        self.start_rubies: i64 = 10
        self.heirloom: i64 = 10
        self.coins_most: i64 = 3
        self.coins_least: i64 = 5
        self.coins_other: i64 = 4
        self.all_rubies: i64 = 60
        self.all_coins: i64 = 30
        self.all_raccoons: i64 = 25
        self.face_up: i64 = 2
        self.burglary: i64 = 2
        self.for_influence: i64 = 1
        self.for_coins: i64 = 1
        self.for_raccoons: i64 = 1
        self.free_order: i64 = 0  # FC-R15, FC-R52
        self.substitute: i64 = 0  # FC-R27, FC-R54
        self.zero_counts: i64 = 0  # FC-R21, FC-R49
        self.live_mages: i64 = 0  # FC-R24
        self.optional_sale: i64 = 0  # FC-R11
        self.history: i64 = FOR_THE_ROUND  # FC-R12, FC-R53
        self.hidden_split: i64 = 0  # FC-R12, FC-R53
        self.chat: i64 = 1  # FC-R41

    def take_rows(
        self, faces: list[int], events: list[int], prices: list[int], zones: list[int], scandal: list[int]
    ) -> None:
        """The rows of the data. Set from outside of compiled code, their memory would never be given back."""
        self.faces = row(faces)
        self.events = row(events)
        self.prices = row(prices)
        self.zones = row(zones)
        self.scandal = row(scandal)


def price(terms: Terms, round_: i64, level: i64) -> i64:
    """What a card of a level costs in a round; CLOSED if its column has no tile."""
    return terms.prices[(LEVELS + 1) * round_ + level]


@mypyc_attr(acyclic=True)
class CrownPieces(State):
    """The pieces."""

    def __init__(self, seats: i64, terms: Terms) -> None:
        super().__init__(seats)
        self.terms: Terms = terms
        self.round: i64 = 0
        self.recruiting: i64 = 0  # the pass of the recruit phase; 0 during the reveal
        self.families: Five = nothing()  # the family of each seat, plus one; 0: not chosen yet
        self.in_play: i64 = 0  # the seats whose family plays
        self.spaces: Five = nothing()  # where each portrait hangs; 0: nowhere
        self.rubies: Five = nothing()
        self.coins: Five = nothing()
        self.raccoons: Five = nothing()
        self.dealt: Five = nothing()  # the coins each family was dealt at the start
        self.unsold: i64 = 0  # the seats that still have their heirloom
        self.reserve_rubies: i64 = 0
        self.reserve_coins: i64 = 0
        self.reserve_raccoons: i64 = 0
        self.market: i64 = 0  # the heap of cards that lie open, level 1 included
        self.decks: i64 = 0  # the heap of cards in the face-down decks
        self.sleeves: Five = nothing()  # the cards of each family
        self.blind: i64 = 0  # the sleeves whose card only their family knows
        self.pile: i64 = 0  # what lies face down in the common pile
        self.unseen_events: i64 = 0  # the events that nobody has seen: the event deck and one in the pile
        self.turned: i64 = 0  # the card turned up last, plus one: a sleeve or an event
        self.face: i64 = 0  # what the die showed last while this card is resolved
        self.fallen: Five = nothing()  # when each family fell, and from which space, see elimination
        self.bonuses: Five = nothing()  # what the final count gave to each
        self.absent: Five = nothing()  # rubies, coins, raccoons, mercenaries, events a position leaves out
        self.ruby_least: Five = nothing()  # what everybody can tell of each chest (FC-R12)
        self.ruby_most: Five = nothing()
        self.coin_least: Five = nothing()
        self.coin_most: Five = nothing()
        self.wealth_least: Five = nothing()  # rubies and coins together, where splits are hidden
        self.wealth_most: Five = nothing()

    def take_pieces(self, s: CrownPieces) -> None:
        """Have what s has."""
        self.round = s.round
        self.recruiting = s.recruiting
        self.families = s.families
        self.in_play = s.in_play
        self.spaces = s.spaces
        self.rubies = s.rubies
        self.coins = s.coins
        self.raccoons = s.raccoons
        self.dealt = s.dealt
        self.unsold = s.unsold
        self.reserve_rubies = s.reserve_rubies
        self.reserve_coins = s.reserve_coins
        self.reserve_raccoons = s.reserve_raccoons
        self.market = s.market
        self.decks = s.decks
        self.sleeves = s.sleeves
        self.blind = s.blind
        self.pile = s.pile
        self.unseen_events = s.unseen_events
        self.turned = s.turned
        self.face = s.face
        self.fallen = s.fallen
        self.bonuses = s.bonuses
        self.absent = s.absent
        self.ruby_least = s.ruby_least
        self.ruby_most = s.ruby_most
        self.coin_least = s.coin_least
        self.coin_most = s.coin_most
        self.wealth_least = s.wealth_least
        self.wealth_most = s.wealth_most
