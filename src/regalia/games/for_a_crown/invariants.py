"""What must hold at every moment of a game, as checks and as sentences."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import Five, bit, but_lowest, has, how_many, of
from regalia.core.state import OK
from regalia.core.step import kind_of
from regalia.games.for_a_crown.cards import card_in, sleeves_used
from regalia.games.for_a_crown.ending import whole_pile
from regalia.games.for_a_crown.gallery import nth_in_influence
from regalia.games.for_a_crown.pieces import CrownPieces
from regalia.games.for_a_crown.words import (
    CHEST_MISJUDGED,
    COINS_LOST,
    EVENTS_LOST,
    FIRST_ROUND_PASSES,
    LEVELS,
    MERCENARIES_LOST,
    NO_ONE,
    NOT_ONE_ASKED,
    PILE_ASTRAY,
    PORTRAIT_ASTRAY,
    RACCOONS_LOST,
    RECRUIT,
    RUBIES_LOST,
    SLEEVES_WRONG,
    TURN,
    UNSEEN_EVENT,
)

# each invariant as a sentence, and the field of a position that is to blame
INVARIANTS: dict[int, tuple[str, str]] = {
    RUBIES_LOST: ("rubies were lost or made, or the reserve lent too many", "$.rubies"),
    COINS_LOST: ("coins were lost or made", "$.coins"),
    RACCOONS_LOST: ("raccoons were lost or made", "$.raccoons"),
    PORTRAIT_ASTRAY: ("the gallery does not show exactly the families in play, each on its own space", "$.gallery"),
    MERCENARIES_LOST: ("mercenaries were lost or made", "$.cards"),
    EVENTS_LOST: ("events were lost or made", "$.unseen_events"),
    SLEEVES_WRONG: ("a family has more cards than passes", "$.cards"),
    NOT_ONE_ASKED: ("not exactly one seat is asked", "$.asks"),
    CHEST_MISJUDGED: ("what everybody can tell of a chest is not true", "$.known"),
    PILE_ASTRAY: ("the common pile holds a card that nobody recruited", "$.pile"),
}


def broken_invariant(s: CrownPieces) -> i64:
    """The first that does not hold, or OK."""
    if not rubies_there(s):
        return RUBIES_LOST
    if not tokens_there(s, s.coins, s.reserve_coins, s.terms.all_coins - of(s.absent, 1)):
        return COINS_LOST
    if not tokens_there(s, s.raccoons, s.reserve_raccoons, s.terms.all_raccoons - of(s.absent, 2)):
        return RACCOONS_LOST
    if not portraits_right(s):
        return PORTRAIT_ASTRAY
    if not mercenaries_there(s):
        return MERCENARIES_LOST
    if not events_there(s):
        return EVENTS_LOST
    if not sleeves_right(s):
        return SLEEVES_WRONG
    if s.pile & ~(whole_pile(s) | bit(UNSEEN_EVENT)):
        return PILE_ASTRAY
    if not bounds_hold(s):
        return CHEST_MISJUDGED
    if but_lowest(s.waiting) or (s.now != 0 and s.waiting == 0):
        return NOT_ONE_ASKED
    return OK


def sum_of(five: Five) -> i64:
    """Of all seats together."""
    return five[0] + five[1] + five[2] + five[3] + five[4]


def rubies_there(s: CrownPieces) -> bool:
    """No ruby is lost or made; the reserve is below 0 only through sales and final gains."""
    if sum_of(s.rubies) + s.reserve_rubies != s.terms.all_rubies - of(s.absent, 0):
        return False
    sold: i64 = s.seats - how_many(s.unsold)
    lent: i64 = sold * s.terms.heirloom + (s.seats + 1) * (s.terms.for_influence + s.terms.for_coins)
    return s.terms.substitute == 1 or s.reserve_rubies >= -lent


def tokens_there(s: CrownPieces, held: Five, reserve: i64, everything: i64) -> bool:
    """No coin and no raccoon is lost or made; the reserve is below 0 only where stand-ins are used."""
    return sum_of(held) + reserve == everything and (reserve >= 0 or s.terms.substitute == 1)


def portraits_right(s: CrownPieces) -> bool:
    """The families in play, and only they, hang in the gallery, each on a space of its own."""
    for seat in range(s.seats):
        space: i64 = of(s.spaces, seat)
        if has(s.in_play, seat) != (1 <= space <= s.terms.spaces):
            return False
        for other in range(seat):
            if space and of(s.spaces, other) == space:
                return False
    return True


def mercenaries_there(s: CrownPieces) -> bool:
    """Every mercenary lies in the market, in a deck or in a sleeve."""
    cards: i64 = how_many(s.market) + how_many(s.decks) + of(s.absent, 3)
    for seat in range(s.seats):
        for place in range(sleeves_used(of(s.sleeves, seat))):
            cards += 1
            kind: i64 = card_in(of(s.sleeves, seat), place) - 1
            found: i64 = s.terms.cards.in_heap(s.market, kind) + s.terms.cards.in_heap(s.decks, kind)
            if found + copies_sleeved(s, kind) > s.terms.cards.copies[kind]:
                return False
    for level in range(2, LEVELS + 1):
        if how_many(s.market & s.terms.cards.of_level[level]) > s.terms.face_up:
            return False
    return cards == len(s.terms.cards.kind)


def copies_sleeved(s: CrownPieces, kind: i64) -> i64:
    """How many cards of a kind the families have."""
    copies: i64 = 0
    for seat in range(s.seats):
        for place in range(sleeves_used(of(s.sleeves, seat))):
            copies += 1 if card_in(of(s.sleeves, seat), place) == kind + 1 else 0
    return copies


def events_there(s: CrownPieces) -> bool:
    """An event nobody has seen lies in the event deck or, at most one of them, in the pile."""
    return s.unseen_events != 0 or not has(s.pile, UNSEEN_EVENT)


def sleeves_right(s: CrownPieces) -> bool:
    """A family has as many cards as it has completed passes, if nobody ever had to pass."""
    if of(s.absent, 3) or kind_of(s.now) == TURN:
        return True
    passes: i64 = s.round + FIRST_ROUND_PASSES - 1
    if s.recruiting:
        passes += s.recruiting - 1 - (FIRST_ROUND_PASSES if s.round == 1 else 1)
    for rank in range(s.seats):
        seat: i64 = nth_in_influence(s, rank)
        if seat == NO_ONE:
            return True
        if sleeves_used(of(s.sleeves, seat)) > passes + (1 if s.recruiting and before(s, rank) else 0):
            return False
    return True


def before(s: CrownPieces, rank: i64) -> bool:
    """Has the family of this rank recruited in this pass already?"""
    for earlier in range(rank + 1):
        if kind_of(s.now) == RECRUIT and has(s.waiting, nth_in_influence(s, earlier)):
            return False
    return True


def bounds_hold(s: CrownPieces) -> bool:
    """What everybody can tell of a chest is true."""
    for seat in range(s.seats):
        if not of(s.ruby_least, seat) <= of(s.rubies, seat) <= of(s.ruby_most, seat):
            return False
        if not of(s.coin_least, seat) <= of(s.coins, seat) <= of(s.coin_most, seat):
            return False
        both: i64 = of(s.rubies, seat) + of(s.coins, seat)
        if s.terms.hidden_split and not of(s.wealth_least, seat) <= both <= of(s.wealth_most, seat):
            return False
    return True
