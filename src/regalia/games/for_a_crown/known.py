"""What everybody can tell of each chest from the amounts that were announced and can still be read (FC-R12, FC-R53).

For each family the least and the most its rubies and its coins can be; where splits are hidden, also the two together.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import Five, of, put
from regalia.games.for_a_crown.pieces import CrownPieces
from regalia.games.for_a_crown.words import FOR_THE_MOMENT, FOR_THE_ROUND, NOT_KNOWN


def raised(least: Five, seat: i64, more: i64) -> Five:
    """A lower bound after a gain, or after a loss that could be paid."""
    bound: i64 = of(least, seat) + more
    return put(least, seat, bound if bound > 0 else 0)


def shifted(most: Five, seat: i64, more: i64) -> Five:
    """An upper bound after a gain or a loss; nothing known stays nothing known."""
    bound: i64 = of(most, seat)
    return most if bound >= NOT_KNOWN else put(most, seat, bound + more)


def tell_rubies(s: CrownPieces, seat: i64, more: i64) -> None:
    """Everybody has seen so many rubies come or go."""
    if s.terms.history == FOR_THE_MOMENT:
        forget(s, seat)
        return
    s.ruby_least = raised(s.ruby_least, seat, more)
    s.ruby_most = shifted(s.ruby_most, seat, more)
    tell_wealth(s, seat, more)


def tell_coins(s: CrownPieces, seat: i64, more: i64) -> None:
    """Everybody has seen so many coins come or go."""
    if s.terms.history == FOR_THE_MOMENT:
        forget(s, seat)
        return
    s.coin_least = raised(s.coin_least, seat, more)
    s.coin_most = shifted(s.coin_most, seat, more)
    tell_wealth(s, seat, more)


def tell_wealth(s: CrownPieces, seat: i64, more: i64) -> None:
    """Rubies and coins together, where splits are hidden."""
    if s.terms.hidden_split:
        s.wealth_least = raised(s.wealth_least, seat, more)
        s.wealth_most = shifted(s.wealth_most, seat, more)
        conclude(s, seat)


def tell_price(s: CrownPieces, seat: i64, paid: i64) -> None:
    """Everybody has seen a price paid, but not with what (show_split=off)."""
    if s.terms.history == FOR_THE_MOMENT:
        forget(s, seat)
        return
    s.ruby_least = raised(s.ruby_least, seat, -paid)
    s.coin_least = raised(s.coin_least, seat, -paid)
    tell_wealth(s, seat, -paid)


def tell_no_rubies(s: CrownPieces, seat: i64) -> None:
    """A sale, or the fall of a family, betrays that not one ruby was left."""
    if s.terms.history != FOR_THE_MOMENT:
        s.ruby_least = put(s.ruby_least, seat, 0)
        s.ruby_most = put(s.ruby_most, seat, 0)
        conclude(s, seat)


def tell_no_coins(s: CrownPieces, seat: i64) -> None:
    """Who sells the heirloom to pay has spent every coin (FC-R9)."""
    if s.terms.history != FOR_THE_MOMENT:
        s.coin_least = put(s.coin_least, seat, 0)
        s.coin_most = put(s.coin_most, seat, 0)
        conclude(s, seat)


def tell_sale_for(s: CrownPieces, seat: i64, paid: i64) -> None:
    """A price paid with the help of a sale, its split hidden: no coin is left, and few of the new rubies are gone."""
    if s.terms.history == FOR_THE_MOMENT:
        forget(s, seat)
        return
    new: i64 = s.terms.heirloom
    tell_no_coins_at_all(s, seat)
    s.ruby_least = put(s.ruby_least, seat, new - paid if paid < new else 0)
    s.ruby_most = put(s.ruby_most, seat, new - 1)
    tell_wealth(s, seat, new - paid)


def tell_no_coins_at_all(s: CrownPieces, seat: i64) -> None:
    """No coin is left; what follows from it is concluded by the caller."""
    s.coin_least = put(s.coin_least, seat, 0)
    s.coin_most = put(s.coin_most, seat, 0)


def conclude(s: CrownPieces, seat: i64) -> None:
    """Where splits are hidden, what one of rubies, coins and both together says about the others."""
    if not s.terms.hidden_split:
        return
    most: i64 = of(s.wealth_most, seat)
    if most < NOT_KNOWN:
        s.ruby_most = lowered(s.ruby_most, seat, most - of(s.coin_least, seat))
        s.coin_most = lowered(s.coin_most, seat, most - of(s.ruby_least, seat))
    least: i64 = of(s.wealth_least, seat)
    s.ruby_least = lifted(s.ruby_least, seat, least - of(s.coin_most, seat))
    s.coin_least = lifted(s.coin_least, seat, least - of(s.ruby_most, seat))


def lowered(most: Five, seat: i64, bound: i64) -> Five:
    """An upper bound and another one."""
    return put(most, seat, bound) if bound < of(most, seat) else most


def lifted(least: Five, seat: i64, bound: i64) -> Five:
    """A lower bound and another one."""
    return put(least, seat, bound) if bound > of(least, seat) else least


def forget(s: CrownPieces, seat: i64) -> None:
    """Nothing is known of this chest any more."""
    s.ruby_least = put(s.ruby_least, seat, 0)
    s.coin_least = put(s.coin_least, seat, 0)
    s.wealth_least = put(s.wealth_least, seat, 0)
    s.ruby_most = put(s.ruby_most, seat, NOT_KNOWN)
    s.coin_most = put(s.coin_most, seat, NOT_KNOWN)
    s.wealth_most = put(s.wealth_most, seat, NOT_KNOWN)


def know(s: CrownPieces, seat: i64) -> None:
    """Everybody knows this chest: at the start, and when it is opened."""
    s.ruby_least = put(s.ruby_least, seat, of(s.rubies, seat))
    s.ruby_most = put(s.ruby_most, seat, of(s.rubies, seat))
    s.coin_least = put(s.coin_least, seat, of(s.coins, seat))
    s.coin_most = put(s.coin_most, seat, of(s.coins, seat))
    both: i64 = of(s.rubies, seat) + of(s.coins, seat)
    s.wealth_least = put(s.wealth_least, seat, both if s.terms.hidden_split else 0)
    s.wealth_most = put(s.wealth_most, seat, both if s.terms.hidden_split else NOT_KNOWN)


def new_round_is_told(s: CrownPieces) -> None:
    """The amounts of the old round can no longer be read (history=round)."""
    if s.terms.history == FOR_THE_ROUND:
        for seat in range(s.seats):
            forget(s, seat)
