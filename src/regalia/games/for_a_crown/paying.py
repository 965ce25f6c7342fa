"""Paying with coins and rubies: which splits are allowed, and how they are paid (rulebook: payment)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, has, of, plus
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.games.for_a_crown.chest import give_up_ruby, now, sell
from regalia.games.for_a_crown.known import (
    tell_coins,
    tell_no_coins,
    tell_no_rubies,
    tell_price,
    tell_rubies,
    tell_sale_for,
)
from regalia.games.for_a_crown.pieces import CrownPieces
from regalia.games.for_a_crown.words import (
    COINS_BEFORE_SALE,
    MOST_PAID,
    NO_SALE_HERE,
    NOT_THE_PRICE,
    PAID,
    PAID_PRICE,
    PAY,
    TOO_DEAR,
    TOO_FEW_COINS,
    TOO_FEW_RUBIES,
)


def pay(coins: i64, rubies: i64) -> i64:
    """The answer: so many coins and so many rubies."""
    return PAY + 64 * coins + rubies


def coins_of(answer: i64) -> i64:
    """The coins in a payment."""
    return (answer - PAY) >> 6


def rubies_of(answer: i64) -> i64:
    """The rubies in a payment."""
    return (answer - PAY) & 63


def may_owe(s: CrownPieces, seat: i64, owed: i64, sale: bool) -> i64:
    """Can the price be paid at all, by a sale if that is allowed (FC-R9)?"""
    there: i64 = of(s.coins, seat) + of(s.rubies, seat)
    if owed <= there:
        return OK
    if has(s.unsold, seat) and owed <= there + s.terms.heirloom:
        return OK if sale else NO_SALE_HERE  # FC-R11
    return TOO_DEAR


def may_pay(s: CrownPieces, seat: i64, owed: i64, answer: i64, sale: bool) -> i64:
    """Is this split of a price allowed (FC-R10)?"""
    coins: i64 = coins_of(answer)
    rubies: i64 = rubies_of(answer)
    if coins + rubies != owed:
        return NOT_THE_PRICE
    if coins > of(s.coins, seat):
        return TOO_FEW_COINS
    if rubies <= of(s.rubies, seat):
        return OK
    if not has(s.unsold, seat) or rubies > of(s.rubies, seat) + s.terms.heirloom:
        return TOO_FEW_RUBIES
    if not sale:
        return NO_SALE_HERE
    return OK if coins == of(s.coins, seat) else COINS_BEFORE_SALE


def offer_splits(s: CrownPieces, seat: i64, owed: i64, sale: bool, out: Offers) -> None:
    """Every allowed split, the one with most coins first."""
    coins: i64 = owed if owed < MOST_PAID else MOST_PAID
    while coins >= 0:
        if owed - coins <= MOST_PAID and may_pay(s, seat, owed, pay(coins, owed - coins), sale) == OK:
            out.add(pay(coins, owed - coins))
        coins -= 1


def pay_out(s: CrownPieces, seat: i64, answer: i64) -> None:
    """Coins to the reserve, then rubies one at a time, a sale in between if need be."""
    coins: i64 = coins_of(answer)
    rubies: i64 = rubies_of(answer)
    if s.terms.hidden_split:
        s.tell_some(bit(seat), answer, PAID_PRICE, seat, 64 * now(s) + coins + rubies)
    else:
        s.tell(PAID, seat, coins, rubies, now(s))
    sold: bool = rubies > of(s.rubies, seat)
    s.coins = plus(s.coins, seat, -coins)
    s.reserve_coins += coins
    if not s.terms.hidden_split:
        tell_coins(s, seat, -coins)
        if sold:
            tell_no_coins(s, seat)
    pay_rubies(s, seat, rubies)
    if s.terms.hidden_split:
        if sold:
            tell_sale_for(s, seat, coins + rubies)
        else:
            tell_price(s, seat, coins + rubies)


def pay_rubies(s: CrownPieces, seat: i64, rubies: i64) -> None:
    """The ruby part; where the split is hidden, only the sale is told."""
    open_: bool = s.terms.hidden_split == 0
    for _ in range(rubies):
        if of(s.rubies, seat) == 0:
            sell(s, seat)
            if open_:
                tell_no_rubies(s, seat)
                tell_rubies(s, seat, s.terms.heirloom)
        give_up_ruby(s, seat)
        if open_:
            tell_rubies(s, seat, -1)
