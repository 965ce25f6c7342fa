"""The table a seat imagines from its view, and a world that differs in all it cannot know."""

from __future__ import annotations

from regalia.core.bag import bag_of, some, total
from regalia.core.ints import Five, bit, five_of, has, members_of, plus, put, set_of
from regalia.core.step import asked, kind_of, step
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.board import Board, board_of
from regalia.games.krone_und_schwert.charts import Laid
from regalia.games.krone_und_schwert.data import LETTERS, NAMES
from regalia.games.krone_und_schwert.elements import where
from regalia.games.krone_und_schwert.guess import SchwertGuess
from regalia.games.krone_und_schwert.hands import not_red
from regalia.games.krone_und_schwert.land import set_land
from regalia.games.krone_und_schwert.pieces import Terms
from regalia.games.krone_und_schwert.rules import SchwertState
from regalia.games.krone_und_schwert.view import KINDS, Bag, SchwertView
from regalia.games.krone_und_schwert.wide import Wide, joined, wide_of, without

MOST_MET = 64  # boards


def board_laid(terms: Terms, laid: tuple[Laid, ...]) -> Board:
    """The board of a layout; made once for each."""
    return board_with(terms, tuple(where(LETTERS.index(letter), turns, dx, dy) for letter, turns, dx, dy in laid))


def board_with(terms: Terms, layout: tuple[int, ...]) -> Board:
    """The board of these placements; made once for each."""
    if layout not in terms.boards:
        while len(terms.boards) >= MOST_MET:  # tables that agree on the same share them
            del terms.boards[next(iter(terms.boards))]
        terms.boards[layout] = board_of(terms.elements, list(layout))
    return terms.boards[layout]


def imagine(v: SchwertView, terms: Terms) -> SchwertGuess:
    """The table this seat can be sure of; all cards it has not seen are in the deck."""
    s = SchwertState(len(v.land), terms)
    s.decisions, s.adjudicated = v.decision, int(v.adjudicated)
    put_on_board(s, v)
    put_cards(s, v)
    s.people = some(W.CROWN_CARD, v.people_pile["crowns"]) + some(W.SWORD_CARD, v.people_pile["swords"])
    s.visible = v.visible_swords
    s.announced = five_of([W.NOT_YET if told is None else told for told in v.announced] + [W.NOT_YET] * (5 - s.seats))
    s.gained = five_of(list(v.gained))
    s.points = five_of([points_known(v, seat) for seat in range(s.seats)])
    s.papal = set_of(list(v.papal))
    s.king = W.NO_ONE if v.king is None else v.king
    s.start, s.in_turn, s.round, s.ap = v.start, v.in_turn, v.round, v.ap
    s.attacked, s.revolted = int(v.attacked), int(v.revolted)
    put_agenda(s, v)
    known = five_of([total(s.hands[seat]) for seat in range(s.seats)])
    lacking = five_of([v.hand_sizes[seat] - known[seat] for seat in range(s.seats)])
    held = five_of(list(v.shuffle.held)) if v.shuffle else five_of([])
    return SchwertGuess(s, v.seat, lacking, held)


def points_known(v: SchwertView, seat: int) -> int:
    """One's own; of others what they announced and have gained since."""
    own = v.vp[seat]
    if own is not None:
        return own
    return (v.announced[seat] or 0) + v.gained[seat]


def put_on_board(s: SchwertState, v: SchwertView) -> None:
    """Spaces and buildings."""
    number = {name: n for n, name in enumerate(v.spaces)}
    s.board = board_laid(s.terms, v.board)
    s.elements_left = set_of([LETTERS.index(letter) for letter in v.elements_left])
    owned: Wide = (0, 0)
    for seat, names in enumerate(v.land):
        land = wide_of([number[name] for name in names])
        owned = joined(owned, land)
        set_land(s, seat, land)
    if v.asks != "element":
        s.free = without(s.board.spaces, owned)
    s.castles = wide_of([number[name] for name in v.castles])
    s.big_towns = wide_of([number[octagon] for octagon, _ in v.big_towns])
    s.towns = wide_of([number[name] for name in (*v.small_towns, *(part for town in v.big_towns for part in town))])
    s.cathedrals = wide_of([number[name] for name in v.cathedrals])
    s.near_towns = s.board.spread(s.towns)


def put_cards(s: SchwertState, v: SchwertView) -> None:
    """What is seen lies where it lies; everything else is in the deck."""
    s.shown = five_of([bag_named(cards) for cards in v.shown])
    s.hands = put(s.shown, v.seat, bag_named(v.hand)) if v.seat >= 0 else s.shown
    s.discard, s.absent = bag_counted(v.discard), bag_counted(v.absent)
    if v.attack:
        s.attack_cards, s.attack_on = bag_named(v.attack.cards), v.spaces.index(v.attack.target)
    s.end_in = W.NOT_YET if v.end_in is None else v.end_in
    if v.asks != "element":
        seen = s.discard + s.absent + s.attack_cards + some(W.PAPAL_VISIT, len(v.papal)) + sum(s.hands)
        s.deck = s.terms.all_cards - seen
    if v.shuffle:
        s.unseen_then, s.mixed_in = bag_counted(v.shuffle.unseen), bag_counted(v.shuffle.mixed_in)
        if v.seat >= 0:
            s.held_then = at(v.seat, bag_named(v.held))
        s.drawn_since = five_of(list(v.shuffle.drawn_since))
        s.seen_since = five_of([bag_named(cards) for cards in v.shuffle.seen_since])
        s.elder_then = five_of(list(v.shuffle.elder))
        s.unseen_before = bag_counted(v.shuffle.unseen_before)


def put_agenda(s: SchwertState, v: SchwertView) -> None:
    """The question that is open, and what follows it; the others' sealed answers are still to be made."""
    if not v.asks:
        return
    number = {name: n for n, name in enumerate(v.spaces)}
    king = 0 if v.king is None else v.king
    numbers = {
        "element": (v.in_turn, LETTERS.index(v.laying) if v.laying else 0),
        "marker": (v.in_turn, 0),
        "defence": (v.attack.attacker, number[v.attack.target]) if v.attack else (0, 0),
        "revolt": (v.leader or 0, king),
    }
    asks = set_of(list(v.asked))
    first, second = numbers.get(v.asks, (0, 0))
    s.now = step(KINDS[v.asks], asks, first, second)
    s.later = what_follows(s)
    mine = bit(v.seat) if v.seat >= 0 else 0
    s.waiting = asks & ~mine | (mine if v.answering else 0)
    if v.seat >= 0:
        s.said = at(v.seat, v.said)
        s.laid = at(v.seat, number[v.first_space] + 1 if v.first_space else bag_named(v.laid))


def what_follows(s: SchwertState) -> tuple[int, int, int, int, int, int, int]:
    """The agenda below the open question: it follows from what is public."""
    kind = kind_of(s.now)
    later: list[int] = []
    if kind == W.RE_ENTRY and s.in_turn == s.king:
        later.append(step(W.TAX, bit(s.in_turn)))
    if kind in (W.RE_ENTRY, W.TAX) or (kind in (W.DEFENCE, W.REVOLT) and s.ap):
        later.append(step(W.ACTION, bit(s.in_turn)))
    if kind not in (W.ELEMENT, W.MARKER):
        later.append(step(W.NEXT_TURN))
    a, b, c, d, e, f, g = [*later, 0, 0, 0, 0, 0, 0, 0][:7]
    return (a, b, c, d, e, f, g)


def bag_named(names: tuple[str, ...] | list[str]) -> int:
    """A bag from names."""
    return bag_of([NAMES.index(name) for name in names])


def bag_counted(cards: Bag) -> int:
    """A bag from names and numbers."""
    return sum(some(NAMES.index(name), n) for name, n in cards.items())


def at(seat: int, value: int) -> Five:
    """This for one seat and 0 for the others."""
    return five_of([value if i == seat else 0 for i in range(5)])


# --- another world


def other_world(s: SchwertState, seat: int, seed: int) -> SchwertState:
    """A table that differs from this one only in what the seat may not know, its luck included."""
    other = s.copy()
    other.reseed(seed)
    others = [i for i in range(s.seats) if i != seat]
    mix_hands(other, others)
    if other.now and not other.terms.open_points:
        for i in others:
            if other.announced[i] == W.NOT_YET:
                other.points = plus(other.points, i, other.below(4))
    for i in others:
        if has(asked(other.now), i):
            other.said, other.laid = put(other.said, i, 0), put(other.laid, i, 0)
            other.waiting |= bit(i)
    answer_some(other, others)
    return other


def mix_hands(s: SchwertState, others: list[int]) -> None:
    """All cards nobody but their owners know are dealt again, with the deck."""
    sizes = {i: total(s.hands[i]) - total(s.shown[i]) for i in others}
    for i in others:
        s.deck += s.hands[i] - s.shown[i]
    for i in others:
        cards = s.drawn_bag(not_red(s.deck), sizes[i])
        s.deck -= cards
        s.hands = put(s.hands, i, s.shown[i] + cards)
    for i in others:
        s.held_then = put(s.held_then, i, s.drawn_bag(s.unseen_then, total(s.held_then[i])))


def answer_some(s: SchwertState, others: list[int]) -> None:
    """Some of the others have sealed another answer; never all that are waited for."""
    if kind_of(s.now) != W.REVOLT:
        return
    for i in others:
        if s.below(2) and len(members_of(s.waiting)) > 1:
            while has(s.waiting, i):
                legal = s.legal(i)
                s.answer(i, legal[s.below(len(legal))])
