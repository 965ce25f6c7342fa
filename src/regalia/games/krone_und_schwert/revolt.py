"""The revolt: a sealed vote with any cards of the hand (rulebook: revolt)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import common, count, one, some
from regalia.core.ints import bit, first_n, has, how_many, of, put
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.core.step import first, second, step
from regalia.games.krone_und_schwert.coronation import announce
from regalia.games.krone_und_schwert.hands import come_back, leave_hand, strength, struck
from regalia.games.krone_und_schwert.land import castles_of, cathedrals_of, has_castle, has_pope, has_town
from regalia.games.krone_und_schwert.people import gain, reset_people, turn_people
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.words import (
    AMBUSH,
    COUNTED,
    CROWN,
    CROWN_WORTH,
    CROWNED,
    IN_ORDER,
    KING_CANNOT,
    KING_HOLDS,
    KING_PROTECTED,
    LAY,
    NEEDS_CASTLE_AND_TOWN,
    NO_KING,
    NO_ONE,
    NO_SUCH_CARD,
    NOT_NOW,
    ONE_REVOLT,
    PEOPLE_FOR_TWO,
    PEOPLE_PER_VOTE,
    REBELS_WIN,
    REVEALED,
    REVOLT,
    REVOLT_DECLARED,
    REVOLT_VOID,
    SWORD,
    THAT_IS_ALL,
    TOWN_SCORING,
    TRUCE,
    VOTE_FIRST,
    VOTE_IS_FIXED,
    VOTED,
)


def may_declare_revolt(s: SchwertPieces, seat: i64) -> i64:
    """Allowed from the first round on (KS-R55), as often as action points allow (KS-R32)."""
    if s.king == NO_ONE:
        return NO_KING
    if seat == s.king:
        return KING_CANNOT  # KS-R56
    if has_pope(s, s.king):
        return KING_PROTECTED  # KS-R23
    if s.terms.one_revolt and s.revolted:
        return ONE_REVOLT
    if s.terms.anybody_leads or (has_castle(s, seat) and has_town(s, seat)):
        return OK
    return NEEDS_CASTLE_AND_TOWN  # KS-R5


def declare_revolt(s: SchwertPieces, seat: i64) -> None:
    """The leader's sword and the king's crown lie open, and all are asked."""
    s.revolted = 1
    s.tell(REVOLT_DECLARED, seat, s.king, s.visible)
    s.then(step(REVOLT, first_n(s.seats), seat, s.king))


# --- the sealed answer


def vote_of(s: SchwertPieces, revolt_: i64, seat: i64) -> i64:
    """Its side, 0 if it has not said yet; leader and king cannot choose."""
    if seat == first(revolt_):
        return SWORD
    if seat == second(revolt_):
        return CROWN
    return of(s.said, seat)


def offer_vote(s: SchwertPieces, seat: i64, out: Offers) -> None:
    """Crown or sword, no abstention (KS-R34); then any cards of the hand, kind after kind."""
    if vote_of(s, s.now, seat) == 0:
        out.add(CROWN)
        out.add(SWORD)
        return
    out.add(THAT_IS_ALL)
    for card in range(TOWN_SCORING):
        if may_commit(s, seat, card) == OK:
            out.add(LAY + card)


def may_commit(s: SchwertPieces, seat: i64, card: i64) -> i64:
    """One more card of the hand; any card will do (KS-R63, KS-R65)."""
    laid: i64 = of(s.laid, seat)
    if card >= TOWN_SCORING or not count(of(s.hands, seat) - laid, card):
        return NO_SUCH_CARD
    return IN_ORDER if laid >= one(card + 1) else OK


def why_not_vote(s: SchwertPieces, seat: i64, answer: i64) -> i64:
    """First the vote, then cards."""
    vote: i64 = vote_of(s, s.now, seat)
    if answer == CROWN or answer == SWORD:
        return VOTED if of(s.said, seat) else VOTE_IS_FIXED
    if LAY <= answer < LAY + 12:
        return may_commit(s, seat, answer - LAY) if vote else VOTE_FIRST
    return VOTE_FIRST if answer == THAT_IS_ALL else NOT_NOW


# --- the reveal


def revolt(s: SchwertPieces, leader: i64, king: i64) -> None:
    """Once everybody has committed: letters open, people, cards, and the sum decides."""
    s.said = put(put(s.said, leader, SWORD), king, CROWN)
    rebels: i64 = side(s, SWORD)
    loyal: i64 = side(s, CROWN)
    sword_cards: i64 = committed(s, rebels)
    crown_cards: i64 = committed(s, loyal)
    reveal(s, sword_cards, crown_cards)
    s.beat()
    if count(sword_cards, TRUCE) + count(crown_cards, TRUCE):
        call_off(s)  # KS-R29: before any people card
        return
    turn_people(s, PEOPLE_PER_VOTE * how_many(rebels) + (PEOPLE_FOR_TWO if s.seats == 2 else 0))  # KS-R57
    force: i64 = strength(s.terms, sword_cards, count(crown_cards, AMBUSH))  # KS-R30
    guard: i64 = strength(s.terms, crown_cards, count(sword_cards, AMBUSH))
    s.tell(COUNTED, s.visible, force, how_many(loyal), guard)
    s.discard += sword_cards + crown_cards  # KS-R33
    s.beat()
    swords: i64 = s.visible + force
    crowns: i64 = CROWN_WORTH * how_many(loyal) + guard
    if swords > crowns:
        rebels_win(s, rebels, leader, swords, crowns)
    else:
        king_wins(s, loyal, king, swords, crowns)


def side(s: SchwertPieces, vote: i64) -> i64:
    """The seats that voted so."""
    seats: i64 = 0
    for seat in range(s.seats):
        if of(s.said, seat) == vote:
            seats |= bit(seat)
    return seats


def committed(s: SchwertPieces, seats: i64) -> i64:
    """All cards of a side form one pool."""
    cards: i64 = 0
    for seat in range(s.seats):
        if has(seats, seat):
            cards += of(s.laid, seat)
    return cards


def reveal(s: SchwertPieces, sword_cards: i64, crown_cards: i64) -> None:
    """Votes and cards are turned up together; all see what the ambushes strike, unless there is a truce."""
    is_truce: bool = count(sword_cards + crown_cards, TRUCE) > 0
    hit_swords: i64 = 0 if is_truce else struck(s.terms, sword_cards, count(crown_cards, AMBUSH))
    hit_crowns: i64 = 0 if is_truce else struck(s.terms, crown_cards, count(sword_cards, AMBUSH))
    for seat in range(s.seats):
        cards: i64 = of(s.laid, seat)
        is_rebel: bool = of(s.said, seat) == SWORD
        hit: i64 = common(cards, hit_swords if is_rebel else hit_crowns)
        if is_rebel:
            hit_swords -= hit
        else:
            hit_crowns -= hit
        s.tell(REVEALED, seat, of(s.said, seat), cards, hit)
        leave_hand(s, seat, cards)


def call_off(s: SchwertPieces) -> None:
    """Every truce is discarded, all other cards go home, and all have seen them (KS-R31)."""
    s.tell(REVOLT_VOID)
    for seat in range(s.seats):
        cards: i64 = of(s.laid, seat)
        truces: i64 = some(TRUCE, count(cards, TRUCE))
        s.discard += truces
        come_back(s, seat, cards - truces)


def king_wins(s: SchwertPieces, loyal: i64, king: i64, swords: i64, crowns: i64) -> None:
    """Cathedrals pay, and half of the visible swords stay, rounded up (KS-R35)."""
    s.tell(KING_HOLDS, king, swords, crowns)
    for seat in range(s.seats):
        if has(loyal, seat):
            gain(s, seat, (2 if seat == king else 1) * cathedrals_of(s, seat))
    reset_people(s, (s.visible + 1) // 2)


def rebels_win(s: SchwertPieces, rebels: i64, leader: i64, swords: i64, crowns: i64) -> None:
    """The leader is king, announces his points, and may bring the end near (KS-R62)."""
    s.tell(REBELS_WIN, leader, swords, crowns)
    for seat in range(s.seats):
        if seat == leader:
            gain(s, leader, castles_of(s, leader) + 2 * cathedrals_of(s, leader))
        elif has(rebels, seat):
            gain(s, seat, cathedrals_of(s, seat))
    reset_people(s, 0)
    s.king = leader
    s.tell(CROWNED, leader)
    s.beat()
    turn_people(s, 1)
    announce(s)
