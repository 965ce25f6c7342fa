"""Le Royaume des 5 Couronnes: five knights that belong to nobody, a dragon half-way, and secret orders of finish.

The contents. Each step of a turn is one line here and one chapter beside this file.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from regalia.core.ints import has, lowest, of, put
from regalia.core.offers import Offers
from regalia.core.sight import Sight
from regalia.core.step import first, kind_of, second, third
from regalia.games.royaume_des_5_couronnes.arrivals import arrival
from regalia.games.royaume_des_5_couronnes.duels import get_excuse, offer_colours, take_pawns
from regalia.games.royaume_des_5_couronnes.ending import final_duel, worths
from regalia.games.royaume_des_5_couronnes.indices import action_at, index_of
from regalia.games.royaume_des_5_couronnes.invariants import broken_invariant
from regalia.games.royaume_des_5_couronnes.moving import (
    first_move,
    offer_first_move,
    offer_second_move,
    roll_dice,
    second_move,
)
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces
from regalia.games.royaume_des_5_couronnes.refusals import why_not_now
from regalia.games.royaume_des_5_couronnes.setup import lay_card, offer_spaces
from regalia.games.royaume_des_5_couronnes.sight import look
from regalia.games.royaume_des_5_couronnes.turn import menu, next_turn, offer_menu
from regalia.games.royaume_des_5_couronnes.witch import caught, hear_in_window, offer_call, pay, was_called
from regalia.games.royaume_des_5_couronnes.words import (
    ARRIVAL,
    EXCUSE,
    FINAL_DUEL,
    FIRST_MOVE,
    GET,
    LAY_CARDS,
    PAY,
    PAY_WITCH,
    PHASE_A,
    ROLL_DICE,
    SECOND_MOVE,
    TAKE,
    TAKE_PAWNS,
)


@mypyc_attr(acyclic=True, free_list_len=1)
class RoyaumeState(RoyaumePieces):
    """The table with its rules."""

    def copy(self) -> RoyaumeState:
        c = RoyaumeState(self.seats, self.terms)
        c.take_after(self)
        c.take_pieces(self)
        return c

    def offer(self, seat: i64, out: Offers) -> None:
        kind: i64 = kind_of(self.now)
        if kind == FIRST_MOVE and seat != self.in_turn:
            offer_call(out)
        elif kind == FIRST_MOVE:
            offer_first_move(self, out)
        elif kind == SECOND_MOVE:
            offer_second_move(self, second(self.now), third(self.now), out)
        elif kind == PHASE_A:
            offer_menu(self, seat, out)
        elif kind == PAY_WITCH:
            offer_colours(of(self.pawns, seat), PAY, out)
        elif kind == TAKE_PAWNS:
            offer_colours(of(self.pawns, second(self.now)), TAKE, out)
        elif kind == EXCUSE:
            offer_colours(of(self.pawns, self.in_turn), GET, out)
        else:
            offer_spaces(self, out)

    def hear(self, seat: i64, action: i64) -> bool:
        """Every answer is given at once; after a roll one answer may end the question for all."""
        self.said = put(self.said, seat, action)
        if kind_of(self.now) == FIRST_MOVE:
            hear_in_window(self, seat, self.in_turn, action)
        return True

    def seat_to_answer(self) -> i64:
        """Where no clock decides who speaks first: after a roll the others, clockwise, then the mover (RC-R81)."""
        if kind_of(self.now) != FIRST_MOVE:
            return lowest(self.waiting)
        seat: i64 = (self.in_turn + 1) % self.seats
        while not has(self.waiting, seat):
            seat = (seat + 1) % self.seats
        return seat

    def resolve(self, step: i64) -> None:
        kind: i64 = kind_of(step)
        seat: i64 = first(step)
        if kind == FIRST_MOVE:
            if was_called(self, seat):
                caught(self, seat)
            else:
                first_move(self, seat, of(self.said, seat))
        elif kind == SECOND_MOVE:
            second_move(self, seat, second(step), of(self.said, seat))
        elif kind == ARRIVAL:
            arrival(self, first(step), second(step))
        elif kind == PHASE_A:
            menu(self, seat, of(self.said, seat))
        elif kind == ROLL_DICE:
            roll_dice(self, seat)
        elif kind == PAY_WITCH:
            pay(self, seat, of(self.said, seat) - PAY)
        elif kind == TAKE_PAWNS:
            take_pawns(self, seat, second(step), of(self.said, seat) - TAKE)
        elif kind == EXCUSE:
            get_excuse(self, seat, second(step), of(self.said, second(step)) - GET)
        elif kind == FINAL_DUEL:
            final_duel(self, first(step))
        elif kind == LAY_CARDS:
            lay_card(self, step, seat, of(self.said, seat))
        else:
            next_turn(self)

    def why_not(self, seat: i64, action: i64) -> i64:
        return why_not_now(self, seat, action)

    def broken(self) -> i64:
        return broken_invariant(self)

    def index_of(self, seat: i64, action: i64) -> i64:
        return index_of(action)

    def action_at(self, seat: i64, index: i64) -> i64:
        return action_at(index)

    def look(self, seat: i64, out: Sight) -> None:
        look(self, seat, out)

    def scores(self) -> list[int]:
        return worths(self)
