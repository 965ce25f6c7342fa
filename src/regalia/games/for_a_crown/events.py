"""The five kinds of event (rulebook: events)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import Five, bit, has, nothing, of, put
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.core.step import step
from regalia.games.for_a_crown.chest import all_lose, return_raccoons
from regalia.games.for_a_crown.effects import roll
from regalia.games.for_a_crown.gallery import influence_order, least_influential, most_influential
from regalia.games.for_a_crown.paying import may_owe, may_pay, offer_splits, pay, pay_out
from regalia.games.for_a_crown.pieces import CrownPieces
from regalia.games.for_a_crown.words import (
    BRIBE,
    BRIBED,
    BRIBERY,
    BRIBES,
    BURGLARY,
    DECLINE,
    DECLINED_MAGE,
    EVENT_COMES,
    KEPT_RACCOONS,
    MAGE,
    MAGE_HIRE,
    MAGES,
    MAGIC_BOOST,
    MOST_PAID,
    NO_ONE,
    NO_VICTIM,
    PAY,
    RACCOONS_LEAVE,
    RETURN_RACCOONS,
    TOO_FEW_RACCOONS,
    WHOLE_CARD,
)


def event(s: CrownPieces, number: i64) -> None:
    """An event comes up."""
    s.tell(EVENT_COMES, number)
    s.beat()
    kind: i64 = s.terms.events[number]
    if kind == BURGLARY:
        burglary(s)
    elif kind == BRIBERY:
        s.then(step(BRIBES))
    elif kind == MAGIC_BOOST:
        boost(s)
    elif kind == MAGE_HIRE:
        s.then(step(MAGES, 0, 0, 0, influence_order(s)))
    else:
        scandal(s)


# --- burglary


def with_most(s: CrownPieces, tokens: Five) -> i64:
    """All families in play that share the maximum; of 0 nobody, or by option everybody (FC-R49)."""
    most: i64 = 0 if s.terms.zero_counts else 1
    seats: i64 = 0
    for seat in range(s.seats):
        if has(s.in_play, seat) and of(tokens, seat) >= most:
            if of(tokens, seat) > most:
                seats = 0
            most = of(tokens, seat)
            seats |= bit(seat)
    return seats


def burglary(s: CrownPieces) -> None:
    """Whoever has the most raccoons loses rubies and sends them all home (FC-R22, FC-R23)."""
    victims: i64 = with_most(s, s.raccoons)
    if victims == 0:
        s.tell(NO_VICTIM)
        return
    all_lose(s, owed_by(s, victims, s.terms.burglary), influence_order(s))
    for seat in range(s.seats):
        if has(victims, seat) and of(s.raccoons, seat):
            s.tell(RACCOONS_LEAVE, seat, of(s.raccoons, seat))
            return_raccoons(s, seat, of(s.raccoons, seat))


def owed_by(s: CrownPieces, seats: i64, rubies: i64) -> Five:
    """The same amount for some seats."""
    owed: Five = nothing()
    for seat in range(s.seats):
        if has(seats, seat):
            owed = put(owed, seat, rubies)
    return owed


# --- scandal


def scandal(s: CrownPieces) -> None:
    """The zones are noted before anything changes (FC-R26)."""
    owed: Five = nothing()
    for seat in range(s.seats):
        if has(s.in_play, seat):
            owed = put(owed, seat, s.terms.scandal[of(s.spaces, seat)])
    all_lose(s, owed, influence_order(s))


# --- magic boost


def boost(s: CrownPieces) -> None:
    """The least influential family rolls."""
    seat: i64 = least_influential(s)
    if seat != NO_ONE:
        roll(s, seat, WHOLE_CARD)


# --- bribe


def next_bribe(s: CrownPieces, done: i64) -> None:
    """The most influential family with raccoons that has not had its turn; without any nobody is asked (FC-R50)."""
    waiting: i64 = 0
    for seat in range(s.seats):
        if has(s.in_play & ~done, seat) and of(s.raccoons, seat):
            waiting |= bit(seat)
    if waiting:
        asked: i64 = most_influential(s, waiting)
        s.then(step(BRIBE, bit(asked), asked, done), step(BRIBES, 0, 0, done | bit(asked)))


def may_return(s: CrownPieces, seat: i64, raccoons: i64) -> i64:
    """No more than there are and than can be paid for."""
    if raccoons > of(s.raccoons, seat):
        return TOO_FEW_RACCOONS
    return may_owe(s, seat, raccoons, s.terms.optional_sale == 1)


def offer_bribes(s: CrownPieces, seat: i64, out: Offers) -> None:
    """How many raccoons to send home."""
    for raccoons in range(MOST_PAID + 1):
        if may_return(s, seat, raccoons) != OK:
            return
        out.add(RETURN_RACCOONS + raccoons)


def offer_bribe_payment(s: CrownPieces, seat: i64, raccoons: i64, out: Offers) -> None:
    """One coin or ruby for each."""
    offer_splits(s, seat, raccoons, s.terms.optional_sale == 1, out)


def bribe(s: CrownPieces, seat: i64, raccoons: i64, payment: i64) -> None:
    """The raccoons go home, or stay."""
    if raccoons == 0:
        s.tell(KEPT_RACCOONS, seat)
        return
    pay_out(s, seat, payment)
    s.tell(BRIBED, seat, raccoons)
    return_raccoons(s, seat, raccoons)


# --- mage hire


def next_mage(s: CrownPieces, done: i64, order: i64) -> None:
    """The next family of the snapshot that is still in play, or by option of the order as it is now (FC-R24)."""
    seat: i64 = next_in_snapshot(s, done, order)
    if s.terms.live_mages:
        seat = most_influential(s, s.in_play & ~done)
    if seat != NO_ONE:
        s.then(step(MAGE, bit(seat), seat, done, order), step(MAGES, 0, 0, done | bit(seat), order))


def next_in_snapshot(s: CrownPieces, done: i64, order: i64) -> i64:
    """The first of the order that has not had its turn and is in play."""
    while order:
        if has(s.in_play & ~done, (order & 7) - 1):
            return (order & 7) - 1
        order >>= 3
    return NO_ONE


def may_hire(s: CrownPieces, seat: i64, answer: i64) -> i64:
    """One coin or one ruby."""
    return may_pay(s, seat, 1, answer, s.terms.optional_sale == 1)


def offer_mage(s: CrownPieces, seat: i64, out: Offers) -> None:
    """Who cannot pay is asked all the same (FC-R50)."""
    out.add(DECLINE)
    for answer in (pay(1, 0), pay(0, 1)):
        if may_hire(s, seat, answer) == OK:
            out.add(answer)


def mage(s: CrownPieces, seat: i64, answer: i64) -> None:
    """Pay and roll, or not."""
    if answer < PAY:
        s.tell(DECLINED_MAGE, seat)
        return
    pay_out(s, seat, answer)
    roll(s, seat, WHOLE_CARD)
