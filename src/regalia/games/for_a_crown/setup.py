"""Laying everything out, and the choice of families (rulebook: setup)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, first_n, has, of, put
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.core.step import step
from regalia.games.for_a_crown.gallery import influence_order
from regalia.games.for_a_crown.known import know
from regalia.games.for_a_crown.pieces import CrownPieces
from regalia.games.for_a_crown.recruiting import begin_pass, refill
from regalia.games.for_a_crown.words import (
    CHANCE_PORTRAIT,
    CHOOSE_FAMILY,
    CHOSE_FAMILY,
    FAMILIES,
    FAMILY,
    FAMILY_COUNT,
    FAMILY_TAKEN,
    FIRST_EVENT,
    GALLERY_HUNG,
    ROUND_BEGINS,
)


def set_up(s: CrownPieces) -> None:
    """Portraits and coins, chests and reserve, the market, the starting events; then the first seat is asked."""
    s.round = 1
    s.in_play = first_n(s.seats)
    hang_portraits(s)
    fill_chests(s)
    lay_cards(s)
    refill(s)
    s.begin(step(FAMILIES))


def hang_portraits(s: CrownPieces) -> None:
    """The first one drawn hangs on the mark, the others follow to its left without gaps."""
    rest: i64 = s.in_play
    space: i64 = s.terms.mark
    while rest:
        seat: i64 = s.drawn_member(rest, CHANCE_PORTRAIT)
        s.spaces = put(s.spaces, seat, space)
        rest &= ~bit(seat)
        space -= 1
    s.tell(GALLERY_HUNG, influence_order(s))


def fill_chests(s: CrownPieces) -> None:
    """The heirloom, the same rubies for all, coins by influence; the rest is the reserve."""
    s.unsold = s.in_play
    s.reserve_rubies = s.terms.all_rubies
    s.reserve_coins = s.terms.all_coins
    s.reserve_raccoons = s.terms.all_raccoons
    for seat in range(s.seats):
        s.rubies = put(s.rubies, seat, s.terms.start_rubies)
        s.coins = put(s.coins, seat, start_coins(s, s.terms.mark - of(s.spaces, seat)))
        s.reserve_rubies -= of(s.rubies, seat)
        s.reserve_coins -= of(s.coins, seat)
        know(s, seat)
    s.dealt = s.coins


def start_coins(s: CrownPieces, rank: i64) -> i64:
    """Few for the most influential family, most for the least influential one."""
    if rank == 0:
        return s.terms.coins_most
    return s.terms.coins_least if rank == s.seats - 1 else s.terms.coins_other


def lay_cards(s: CrownPieces) -> None:
    """Level 1 lies open in piles, the other levels are face-down decks; the starting events are the common pile."""
    everything: i64 = first_n(len(s.terms.cards.kind))
    s.market = s.terms.cards.of_level[1]
    s.decks = everything & ~s.market
    s.unseen_events = first_n(len(s.terms.events)) & ~s.terms.starting_events
    s.pile = 0
    for event in range(len(s.terms.events)):
        if has(s.terms.starting_events, event):
            s.pile |= bit(FIRST_EVENT + event)


# --- families


def next_family(s: CrownPieces, seat: i64) -> None:
    """Seat after seat chooses; then the first round begins."""
    if seat < s.seats:
        s.then(step(FAMILY, bit(seat), seat), step(FAMILIES, 0, seat + 1))
        return
    s.tell(ROUND_BEGINS, 1)
    begin_pass(s, 1)


def may_choose(s: CrownPieces, family: i64) -> i64:
    """A family that nobody has."""
    for seat in range(s.seats):
        if of(s.families, seat) == family + 1:
            return FAMILY_TAKEN
    return OK


def offer_families(s: CrownPieces, out: Offers) -> None:
    """Every free one."""
    for family in range(FAMILY_COUNT):
        if may_choose(s, family) == OK:
            out.add(CHOOSE_FAMILY + family)


def choose_family(s: CrownPieces, seat: i64, family: i64) -> None:
    """The family of a seat; it has no powers of its own."""
    s.families = put(s.families, seat, family + 1)
    s.tell(CHOSE_FAMILY, seat, family)
