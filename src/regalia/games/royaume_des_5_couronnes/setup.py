"""Setting up: orders are dealt, and the cards laid out, by themselves or by the game master (rulebook: set-up)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, but_lowest, first_n, has, lowest, put
from regalia.core.lying import lying
from regalia.core.offers import Offers
from regalia.core.step import step
from regalia.games.royaume_des_5_couronnes.path import whole_path
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces
from regalia.games.royaume_des_5_couronnes.words import (
    CARDS,
    CARDS_LAID,
    CHANCE_MASTER,
    CHANCE_ORDER,
    LAY,
    LAY_CARDS,
    LAY_THE_REST,
    NEXT_TURN,
    NO_ONE,
    ORDERS,
)


def set_up(s: RoyaumePieces) -> None:
    """A game master, who begins (RC-R1); a secret order for each (RC-R62); the cards, unseen by all (RC-R2)."""
    s.gm = s.below(s.seats, CHANCE_MASTER) if s.terms.gm_seat == NO_ONE else s.terms.gm_seat
    s.in_turn = (s.gm + s.seats - 1) % s.seats  # next_turn moves it on by one
    left: i64 = first_n(ORDERS)
    for seat in range(s.seats):
        order: i64 = s.drawn_member(left, CHANCE_ORDER)
        left &= ~bit(order)
        s.orders = put(s.orders, seat, lying(order + 1, bit(seat)))
    s.unseen = s.terms.deck
    s.talon = CARDS
    if not s.terms.placing:
        lay_all_cards(s)
    s.begin(first_step(s))


def first_step(s: RoyaumePieces) -> i64:
    """What the game begins with."""
    return step(LAY_CARDS, bit(s.gm), s.gm) if s.terms.placing else step(NEXT_TURN)


# --- the cards are laid out


def lay_all_cards(s: RoyaumePieces) -> None:
    """One card on each space, back up; the rest is the talon (RC-R2)."""
    s.talon -= s.terms.path
    s.face_down = whole_path(s)


def offer_spaces(s: RoyaumePieces, out: Offers) -> None:
    """The game master lays the next card, unseen, on any space still bare; or all the rest at once."""
    bare: i64 = whole_path(s) & ~s.face_down
    while bare:
        out.add(LAY + lowest(bare))
        bare = but_lowest(bare)
    out.add(LAY_THE_REST)


def is_laid(s: RoyaumePieces, space: i64) -> bool:
    """Does a card lie there already?"""
    return has(s.face_down, space)


def lay_card(s: RoyaumePieces, step_: i64, seat: i64, answer: i64) -> None:
    """One back on one space: which one tells nobody anything (RC-R80)."""
    spaces: i64 = bit(answer - LAY) if answer > LAY else whole_path(s) & ~s.face_down
    while spaces:
        s.face_down |= bit(lowest(spaces))
        s.talon -= 1
        spaces = but_lowest(spaces)
    if s.face_down != whole_path(s):
        s.then(step_)
        return
    s.tell(CARDS_LAID, seat)
    s.then(step(NEXT_TURN))
