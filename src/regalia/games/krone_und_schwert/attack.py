"""The attack and its answer (rulebook: attack)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import below, count, one
from regalia.core.ints import bit, of
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.core.step import step
from regalia.games.krone_und_schwert.building import offer_on
from regalia.games.krone_und_schwert.hands import come_back, leave_hand, play_openly, strength
from regalia.games.krone_und_schwert.land import (
    built,
    castles_of,
    gain_space,
    has_pope,
    is_on_board,
    land_of,
    markers_left,
    owner_of,
    set_land,
)
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.wide import Wide, both, only, overlap, within, without
from regalia.games.krone_und_schwert.words import (
    AMBUSH,
    ANSWERED,
    ATTACK,
    ATTACKED,
    BUILT_IS_SAFE,
    CALLED_OFF,
    CANNOT_FIGHT,
    CONQUERED,
    DEFENCE,
    IN_ORDER,
    LAY,
    LET_IT_HAPPEN,
    NO_FIGHTERS,
    NO_MARKER_LEFT,
    NO_ONE,
    NO_SUCH_CARD,
    NO_SUCH_SPACE,
    NOBODYS,
    NOT_ADJACENT,
    NOT_IN_ROUND_ONE,
    NOT_NOW,
    ONE_ATTACK,
    PLAY_AMBUSH,
    PLAY_TRUCE,
    PROTECTED,
    REPELLED,
    STRUCK,
    THAT_IS_ALL,
    TOO_WEAK,
    TOWN_SCORING,
    TRUCE,
    YOUR_OWN,
)


def offer_attacks(s: SchwertPieces, seat: i64, near: Wide, out: Offers) -> None:
    """Every target that the whole hand could take; not in the first round, once a turn (KS-R13, KS-R19)."""
    if s.attacked or s.round == 1 or markers_left(s, seat) == 0:
        return
    power: i64 = strength(s.terms, of(s.hands, seat))
    if power == 0:
        return
    targets: Wide = without(near, built(s))
    for other in range(s.seats):
        if other != seat and not has_pope(s, other):
            theirs: Wide = both(targets, land_of(s, other))
            if overlap(theirs, theirs) and power > castles_of(s, other):
                offer_on(theirs, ATTACK, out)


def may_attack_now(s: SchwertPieces, seat: i64) -> i64:
    """Is there an attack at all in this turn, whatever the target?"""
    if s.round == 1:
        return NOT_IN_ROUND_ONE
    if s.attacked:
        return ONE_ATTACK
    return OK if markers_left(s, seat) else NO_MARKER_LEFT  # KS-R20


def may_attack(s: SchwertPieces, seat: i64, space: i64) -> i64:
    """Foreign, unbuilt, adjacent, not protected, and the hand is stronger than its owner's castles."""
    if not is_on_board(s, space):
        return NO_SUCH_SPACE
    reason: i64 = may_attack_now(s, seat)
    if reason != OK:
        return reason
    owner: i64 = owner_of(s, space)
    if owner == NO_ONE:
        return NOBODYS
    if owner == seat:
        return YOUR_OWN
    if within(built(s), space):
        return BUILT_IS_SAFE  # KS-R14
    if not overlap(s.board.near(space), land_of(s, seat)):
        return NOT_ADJACENT
    if has_pope(s, owner):
        return PROTECTED
    power: i64 = strength(s.terms, of(s.hands, seat))
    if power == 0:
        return NO_FIGHTERS
    return OK if power > castles_of(s, owner) else TOO_WEAK  # KS-R15, KS-R21


# --- the cards of an attack, kind after kind


def offer_attack_cards(s: SchwertPieces, seat: i64, space: i64, out: Offers) -> None:
    """Cards with a combat value (KS-R16), as long as the sum can still suffice; and an end once it does."""
    laid: i64 = of(s.laid, seat)
    if strength(s.terms, laid) > castles_of(s, owner_of(s, space)):
        out.add(THAT_IS_ALL)
    for card in range(TOWN_SCORING):
        if may_lay(s, seat, space, card) == OK:
            out.add(LAY + card)


def may_lay(s: SchwertPieces, seat: i64, space: i64, card: i64) -> i64:
    """One more card; kinds in the order of the table, so that a set of cards has one spelling."""
    laid: i64 = of(s.laid, seat)
    rest: i64 = of(s.hands, seat) - laid
    if card >= TOWN_SCORING or not count(rest, card):
        return NO_SUCH_CARD
    if s.terms.cv[card] == 0:
        return CANNOT_FIGHT
    if laid >= one(card + 1):
        return IN_ORDER
    most: i64 = strength(s.terms, laid + rest - below(rest, card))
    return OK if most > castles_of(s, owner_of(s, space)) else TOO_WEAK


def attack(s: SchwertPieces, seat: i64, space: i64, cards: i64) -> None:
    """Target and cards are laid open together; the owner is always asked (KS-R15, KS-R18)."""
    defender: i64 = owner_of(s, space)
    s.attacked = 1
    leave_hand(s, seat, cards)
    s.attack_cards = cards
    s.attack_on = space
    s.tell(ATTACKED, seat, space, cards, defender)
    s.then(step(DEFENCE, bit(defender), seat, space))


# --- the answer


def offer_defence(s: SchwertPieces, seat: i64, out: Offers) -> None:
    """Pass, or one card (KS-R17)."""
    out.add(LET_IT_HAPPEN)
    if count(of(s.hands, seat), TRUCE):
        out.add(PLAY_TRUCE)
    if count(of(s.hands, seat), AMBUSH):
        out.add(PLAY_AMBUSH)


def why_not_defence(answer: i64) -> i64:
    """He does not hold the card, or it is no answer to an attack."""
    return NO_SUCH_CARD if answer == PLAY_TRUCE or answer == PLAY_AMBUSH else NOT_NOW


def defence(s: SchwertPieces, attacker: i64, space: i64) -> None:
    """A truce sends the cards home, an ambush strikes the strongest, else the space is lost."""
    defender: i64 = owner_of(s, space)
    answer: i64 = of(s.said, defender)
    cards: i64 = s.attack_cards
    left: i64 = strength(s.terms, cards, 1 if answer == PLAY_AMBUSH else 0)
    walls: i64 = castles_of(s, defender)
    s.tell(ANSWERED, defender, answer, left, walls)
    show_answer(s, defender, answer)
    s.attack_cards = 0
    s.attack_on = NO_ONE
    if answer == PLAY_TRUCE:
        come_back(s, attacker, cards)
        s.tell(CALLED_OFF, attacker)
        return
    if answer == PLAY_AMBUSH:
        s.tell(STRUCK, attacker, strongest_card(s, cards))
    s.discard += cards
    if left > walls:
        conquer(s, attacker, defender, space)
    else:
        s.tell(REPELLED, attacker, space)


def show_answer(s: SchwertPieces, defender: i64, answer: i64) -> None:
    """The card, if there is one, is laid open before anything comes of it."""
    if answer == PLAY_TRUCE:
        play_openly(s, defender, TRUCE)
    elif answer == PLAY_AMBUSH:
        play_openly(s, defender, AMBUSH)
    s.beat()


def strongest_card(s: SchwertPieces, cards: i64) -> i64:
    """The kind with the highest combat value among cards that fight."""
    for i in range(len(s.terms.strongest)):
        if count(cards, s.terms.strongest[i]):
            return s.terms.strongest[i]
    return NO_ONE


def conquer(s: SchwertPieces, attacker: i64, defender: i64, space: i64) -> None:
    """The defender's marker returns to his supply, the attacker's takes its place."""
    set_land(s, defender, without(land_of(s, defender), only(space)))
    gain_space(s, attacker, space)
    s.tell(CONQUERED, attacker, space, defender)
