"""Rounds and turns, and the dice one starts with (rulebook: order of play, dice in hand)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, has, of
from regalia.core.offers import Offers
from regalia.core.step import step
from regalia.games.um_krone_und_kragen.abilities import USABLE
from regalia.games.um_krone_und_kragen.final import begin_final, end_unbeaten
from regalia.games.um_krone_und_kragen.pieces import KragenPieces
from regalia.games.um_krone_und_kragen.words import (
    BEFORE_FIRST_ROLL,
    CHARLATAN,
    DECLINE_DIE,
    DIE_DECLINED,
    DIE_TAKEN,
    FARMER,
    GAME_ENDS,
    GENERAL,
    NEXT_TURN,
    NO_ONE,
    ROUND_BEGINS,
    START_DICE,
    START_DIE,
    TAKE_DIE,
    TURN_BEGINS,
)


def next_turn(s: KragenPieces) -> None:
    """Each seat one turn a round; the last of a round begins the next."""
    if s.final and s.turns == s.seats - 1:
        s.tell(GAME_ENDS, s.holder)
        s.game_over()
        return
    s.turns += 1
    if s.turns == s.seats:
        next_round(s)
    s.in_turn = seat_in_turn(s)
    if s.round > s.terms.max_rounds and s.holder == NO_ONE:
        s.adjudicated = 1  # UK-R42
        s.tell(GAME_ENDS, NO_ONE)
        s.game_over()
    elif s.final and s.turns == s.seats - 1 and s.holder == s.first_king:
        end_unbeaten(s)
    else:
        start_turn(s, s.in_turn)


def next_round(s: KragenPieces) -> None:
    """The last player of the old round begins the new one, so he has two turns in a row."""
    s.turns = 0
    s.round += 1
    s.start = (s.start + s.seats - 1) % s.seats
    if s.holder != NO_ONE:
        begin_final(s)
    elif s.round <= s.terms.max_rounds:
        s.tell(ROUND_BEGINS, s.round, s.start)


def seat_in_turn(s: KragenPieces) -> i64:
    """Clockwise from the start player; in the final the first king is struck out and plays last (UK-R29)."""
    if not s.final:
        return (s.start + s.turns) % s.seats
    if s.turns >= s.seats - 1:
        return s.first_king
    before_him: i64 = (s.first_king + s.seats - s.start) % s.seats
    return (s.start + s.turns + (1 if s.turns >= before_him else 0)) % s.seats


def start_turn(s: KragenPieces, seat: i64) -> None:
    """Everything is fresh again (UK-R11); three dice and those of general, farmer and charlatans."""
    s.unused = of(s.owned, seat) & USABLE
    s.active = 0
    s.aside = 0
    s.set_since_roll = 0
    s.hand = START_DICE
    if has(of(s.owned, seat), GENERAL):
        s.hand += s.terms.court.numbers[GENERAL]
    if not s.terms.start_dice_optional:
        s.hand += dice_of_farmer_and_charlatans(s, seat)  # UK-R1
    if s.hand > s.terms.dice_cap:
        s.hand = s.terms.dice_cap  # UK-R43
    s.tell(TURN_BEGINS, seat, s.hand)
    s.then(step(BEFORE_FIRST_ROLL, bit(seat), seat), step(NEXT_TURN))
    if s.terms.start_dice_optional:
        ask_about_die(s, seat, 0)


def dice_of_farmer_and_charlatans(s: KragenPieces, seat: i64) -> i64:
    """The start dice that an option makes optional."""
    dice: i64 = of(s.charlatans, seat) * s.terms.court.numbers[CHARLATAN]
    return dice + s.terms.court.numbers[FARMER] if has(of(s.owned, seat), FARMER) else dice


# --- start_dice=optional: each die of farmer and charlatans may be declined


def ask_about_die(s: KragenPieces, seat: i64, asked_before: i64) -> None:
    """The next such die, if there is one and room for it."""
    if asked_before < dice_of_farmer_and_charlatans(s, seat) and s.hand < s.terms.dice_cap:
        s.then(step(START_DIE, bit(seat), seat, 0, asked_before))


def whose_die(s: KragenPieces, seat: i64, asked_before: i64) -> i64:
    """The farmer's come first, then the charlatans'."""
    farmers: i64 = s.terms.court.numbers[FARMER] if has(of(s.owned, seat), FARMER) else 0
    return FARMER if asked_before < farmers else CHARLATAN


def offer_die(out: Offers) -> None:
    """Take it or leave it."""
    out.add(TAKE_DIE)
    out.add(DECLINE_DIE)


def start_die(s: KragenPieces, seat: i64, asked_before: i64, answer: i64) -> None:
    """One more die in hand, or not."""
    if answer == TAKE_DIE:
        s.hand += 1
        s.tell(DIE_TAKEN, seat, whose_die(s, seat, asked_before))
    else:
        s.tell(DIE_DECLINED, seat, whose_die(s, seat, asked_before))
    ask_about_die(s, seat, asked_before + 1)
