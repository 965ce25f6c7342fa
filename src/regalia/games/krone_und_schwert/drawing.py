"""Drawing an event card (rulebook: draw)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import one
from regalia.core.ints import bit
from regalia.games.krone_und_schwert.hands import is_red, not_red, shuffle_in_discard, take_up
from regalia.games.krone_und_schwert.land import towns_of
from regalia.games.krone_und_schwert.people import gain, turn_people
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.words import (
    CHANCE_CARD,
    DREW,
    DREW_NOTHING,
    DREW_RED,
    END_CARD,
    GAME_END,
    GAME_ENDS,
    NO_ONE,
    NOT_YET,
    TOWN_SCORING,
    UNREST_PEOPLE,
)


def can_draw(s: SchwertPieces) -> bool:
    """Is there a card in deck or discard?"""
    return s.deck != 0 or s.discard != 0 or s.end_in != NOT_YET


def draw(s: SchwertPieces, seat: i64) -> None:
    """Into the hand, or its effect at once; before there is a king red cards do nothing and are replaced."""
    card: i64 = top_event_card(s)
    while is_red(card) and card != GAME_END and s.king == NO_ONE:
        s.discard += one(card)
        s.tell(DREW_RED, seat, card)
        s.beat()
        if s.end_in == NOT_YET and not_red(s.deck + s.discard) == 0:
            s.tell(DREW_NOTHING, seat)  # KS-R25
            return
        card = top_event_card(s)
    if card == GAME_END:
        s.tell(GAME_ENDS, END_CARD, seat)
        s.beat()
        s.game_over()
    elif is_red(card):
        red_effect(s, seat, card)
    else:
        take_up(s, seat, card)
        s.tell_some(bit(seat), card, DREW, seat)


def top_event_card(s: SchwertPieces) -> i64:
    """The order of the deck is made as it is drawn; game_end is one of the last cards."""
    if s.end_in == 0:
        last: i64 = s.drawn(s.deck + one(GAME_END), CHANCE_CARD)
        if last != GAME_END:
            s.deck -= one(last)
        return last
    if s.end_in > 0:
        s.end_in -= 1
    elif s.deck == 0:
        shuffle_in_discard(s)  # KS-R66
    card: i64 = s.drawn(s.deck, CHANCE_CARD)
    s.deck -= one(card)
    return card


def red_effect(s: SchwertPieces, seat: i64, card: i64) -> None:
    """Towns score, or the people stir; no replacement (KS-R26)."""
    s.discard += one(card)
    s.tell(DREW_RED, seat, card, 1)
    s.beat()
    if card == TOWN_SCORING:
        for other in range(s.seats):
            if other != s.king:
                gain(s, other, towns_of(s, other))
    else:
        turn_people(s, UNREST_PEOPLE)
