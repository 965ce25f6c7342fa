"""What a seat may know as a row of numbers, in the order of layout.py."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import Five, but_lowest, has, how_many, lowest, of
from regalia.core.sight import CELL, Sight, around, next_to, turned
from regalia.core.step import kind_of, second, third
from regalia.games.for_a_crown.cards import Cards, card_in, sleeve
from regalia.games.for_a_crown.indices import owed_by
from regalia.games.for_a_crown.pieces import CrownPieces, price
from regalia.games.for_a_crown.words import (
    BRIBE,
    BRIBES,
    EFFECTS,
    FAMILY,
    FAMILY_COUNT,
    FIRST_EVENT,
    HALF,
    HIT,
    ICON,
    LEVELS,
    MAGE,
    MAGES,
    MOVE,
    MOVE_ICON,
    NO_CARD,
    ON_FACE,
    RACCOON,
    RECRUIT,
    RETURN_RACCOONS,
    SLEEVES,
    TAKE,
    TAKE_BLIND,
    TURN,
    UNSEEN_EVENT,
)


def look(s: CrownPieces, seat: i64, out: Sight) -> None:
    """The question, the families, the market, the cards of each, then one's own chest."""
    look_at_the_question(s, seat, out)
    look_at_families(s, seat, out)
    look_at_market(s, seat, out)
    for i in range(s.seats):
        look_at_cards(s, next_to(seat, i, s.seats), i == 0, out)
    look_at_events(s, seat, out)
    look_at_own(s, seat, out)


def number_of_step(kind: i64) -> i64:
    """The steps that ask, counted from 0."""
    if kind == RECRUIT:
        return 0
    if kind >= HALF and kind <= MOVE and kind != EFFECTS:
        return kind - HALF + 1  # half, (effects), icon, raccoon, hit, move
    if kind == BRIBE:
        return 7
    if kind == MAGE:
        return 8
    return 9 if kind == FAMILY else 2 if kind == TURN else -1


def look_at_the_question(s: CrownPieces, seat: i64, out: Sight) -> None:
    """What is asked, and what is left of the card that is being resolved."""
    kind: i64 = kind_of(s.now)
    out.one_of(number_of_step(kind), 10)
    out.flag(has(s.waiting, seat))
    out.add(s.round)
    out.add(s.recruiting)
    look_at_icons(kind == ICON, third(s.now), out)
    look_below(s, seat, kind, out)


def look_below(s: CrownPieces, seat: i64, kind: i64, out: Sight) -> None:
    """What is left of face and card below the question, and who had a turn."""
    card: i64 = 0
    face: i64 = 0
    done: i64 = 0
    if kind == BRIBE or kind == MAGE:
        done = second(s.now)
    for i in range(7):
        step: i64 = later(s, i)
        if step == 0:
            break
        below: i64 = kind_of(step)
        if below == EFFECTS and second(step) & ON_FACE:
            face = third(step)
        elif below == EFFECTS:
            card = third(step)
        elif done == 0 and (below == BRIBES or below == MAGES):
            done = second(step)
    look_at_icons(True, face, out)
    look_at_icons(True, card, out)
    in_row: bool = kind == ICON or kind == RACCOON or kind == HIT or kind == MOVE
    out.one_when(in_row, second(s.now) & ~ON_FACE, 3)
    out.members(turned(done, seat, s.seats), s.seats)


def later(s: CrownPieces, n: i64) -> i64:
    """The n-th step below the present one, from 0."""
    a, b, c, d, e, f, g = s.later
    if n < 4:
        return a if n == 0 else b if n == 1 else c if n == 2 else d
    return e if n == 4 else f if n == 5 else g


def look_at_icons(yes: bool, icons: i64, out: Sight) -> None:
    """How many of each icon are in a row of them, if it is one."""
    word: i64 = 0
    while yes and icons:
        word += CELL[(icons & 7) - 1]
        icons >>= 3
    out.some(word, MOVE_ICON)


def look_at_families(s: CrownPieces, seat: i64, out: Sight) -> None:
    """Everything that is open about each family, and what everybody can tell of its chest."""
    for i in range(s.seats):
        out.one_of(of(s.families, next_to(seat, i, s.seats)) - 1, FAMILY_COUNT)
    out.members(turned(s.in_play, seat, s.seats), s.seats)
    out.members(turned(s.unsold, seat, s.seats), s.seats)
    add_five(s, s.spaces, seat, out)
    add_five(s, s.raccoons, seat, out)
    add_five(s, s.dealt, seat, out)
    add_five(s, s.ruby_least, seat, out)
    add_five(s, s.ruby_most, seat, out)
    add_five(s, s.coin_least, seat, out)
    add_five(s, s.coin_most, seat, out)
    add_five(s, s.wealth_least, seat, out)
    add_five(s, s.wealth_most, seat, out)


def add_five(s: CrownPieces, five: Five, seat: i64, out: Sight) -> None:
    """A number of each seat, one's own first."""
    for i in range(s.seats):
        out.add(of(five, next_to(seat, i, s.seats)))


def look_at_market(s: CrownPieces, seat: i64, out: Sight) -> None:
    """The reserve, the prices, the open cards, and those that this seat has not seen."""
    hidden: bool = s.terms.hidden_split == 1 and s.now != 0
    out.when(not hidden, s.reserve_rubies)
    out.when(not hidden, s.reserve_coins)
    out.add(s.reserve_rubies + s.reserve_coins)
    out.add(s.reserve_raccoons)
    for level in range(1, LEVELS + 1):
        out.when(s.round > 0, price(s.terms, s.round, level) + 1)
    cards: Cards = s.terms.cards
    for level in range(2, LEVELS + 1):
        out.add(how_many(s.decks & cards.of_level[level]))
    out.members(s.market, len(cards.kind))
    out.members(unseen_by(s, seat), len(cards.kind))


def unseen_by(s: CrownPieces, seat: i64) -> i64:
    """The heap of cards this seat has not seen: those of the decks, and the others' blind recruits."""
    heap: i64 = s.decks
    blind: i64 = s.blind
    while blind:
        member: i64 = lowest(blind)
        blind = but_lowest(blind)
        if member // SLEEVES != seat:
            heap = s.terms.cards.with_one_more(heap, card_in(of(s.sleeves, member // SLEEVES), member % SLEEVES) - 1)
    return heap


def look_at_cards(s: CrownPieces, owner: i64, own: bool, out: Sight) -> None:
    """The cards of a family: what each is, if this seat knows it, its level, whether it is blind and face down."""
    sleeves: i64 = of(s.sleeves, owner)
    for place in range(SLEEVES):
        card: i64 = card_in(sleeves, place)
        blind: bool = has(s.blind, sleeve(owner, place))
        word: i64 = 0
        if card != NO_CARD:
            word = s.terms.cards.level[card - 1] << 8
            if own or not blind:
                word |= card
        if blind:
            word |= CELL[2]
        if has(s.pile, sleeve(owner, place)):
            word |= CELL[3]
        out.some(word, 4)


def look_at_events(s: CrownPieces, seat: i64, out: Sight) -> None:
    """The common pile, the events seen so far, the card turned up last, and the die."""
    out.add(how_many(s.pile))
    for event in range(len(s.terms.events)):
        word: i64 = 0
        if not has(s.unseen_events, event):
            word = 2 if has(s.pile, FIRST_EVENT + event) else 1
        out.some(word, 1)
    deck: i64 = how_many(s.unseen_events)
    if has(s.pile, UNSEEN_EVENT):
        deck -= 1
    out.add(deck)
    member: i64 = s.turned - 1
    is_card: bool = member >= 0 and member < FIRST_EVENT
    out.when(is_card, card_in(of(s.sleeves, member // SLEEVES), member % SLEEVES))
    out.when(member >= FIRST_EVENT, member - FIRST_EVENT + 1)
    out.one_when(is_card, around(member // SLEEVES, seat, s.seats), s.seats)
    out.add(s.face)


def look_at_own(s: CrownPieces, seat: i64, out: Sight) -> None:
    """One's own chest, and the first part of one's own answer."""
    out.add(of(s.rubies, seat))
    out.add(of(s.coins, seat))
    said: i64 = of(s.said, seat)
    out.when(said >= TAKE, said - TAKE + 1)
    out.when(said >= TAKE_BLIND and said < RETURN_RACCOONS, said - TAKE_BLIND)
    out.when(said >= RETURN_RACCOONS and said < TAKE, said - RETURN_RACCOONS)
    out.add(owed_by(s, seat))
