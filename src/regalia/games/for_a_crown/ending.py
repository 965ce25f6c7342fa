"""The end of a round and of the game, the final count and the places (rulebook: end-of-round, end)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import Five, bit, first_n, has, how_many, nothing, of, put
from regalia.games.for_a_crown.cards import sleeve, sleeves_used
from regalia.games.for_a_crown.chest import add_rubies, all_lose, now
from regalia.games.for_a_crown.events import owed_by, with_most
from regalia.games.for_a_crown.gallery import influence_order, most_influential
from regalia.games.for_a_crown.known import know, new_round_is_told
from regalia.games.for_a_crown.pieces import CrownPieces
from regalia.games.for_a_crown.recruiting import begin_pass
from regalia.games.for_a_crown.words import (
    COIN_BONUS,
    EVENT_JOINS,
    FIRST_EVENT,
    FOR_COINS,
    FOR_INFLUENCE,
    FOR_RACCOONS,
    GAME_ENDS,
    INFLUENCE_BONUS,
    NO_ONE,
    RACCOON_PENALTY,
    ROUND_BEGINS,
    SCORED,
    SCORING,
    UNSEEN_EVENT,
)


def end_of_reveal(s: CrownPieces) -> None:
    """The last round, or a fallen family, ends the game without an end of round (FC-R35)."""
    if s.round >= s.terms.rounds or s.in_play != first_n(s.seats):
        final_count(s)
    else:
        end_of_round(s)


def end_of_round(s: CrownPieces) -> None:
    """All cards are the common pile again, one more event joins them unseen, the prices slide."""
    s.pile = whole_pile(s)
    if s.unseen_events:
        s.pile |= bit(UNSEEN_EVENT)
        s.tell(EVENT_JOINS, how_many(s.unseen_events) - 1)
    s.round += 1
    new_round_is_told(s)
    s.tell(ROUND_BEGINS, s.round)
    begin_pass(s, 1)


def whole_pile(s: CrownPieces) -> i64:
    """Every recruited card and every event seen so far."""
    pile: i64 = 0
    for seat in range(s.seats):
        for place in range(sleeves_used(of(s.sleeves, seat))):
            pile |= bit(sleeve(seat, place))
    for event in range(len(s.terms.events)):
        if not has(s.unseen_events, event):
            pile |= bit(FIRST_EVENT + event)
    return pile


# --- the final count


def final_count(s: CrownPieces) -> None:
    """Influence, coins, raccoons, in this order (FC-R38); then the chests are opened."""
    s.tell(SCORING)
    first: i64 = most_influential(s, s.in_play)
    if first != NO_ONE:
        gains(s, bit(first), INFLUENCE_BONUS, FOR_INFLUENCE, s.terms.for_influence)
    gains(s, with_most(s, s.coins), COIN_BONUS, FOR_COINS, s.terms.for_coins)
    loses(s, with_most(s, s.raccoons))
    s.beat()
    for seat in range(s.seats):
        know(s, seat)
    tell_scores(s)
    s.game_over()


def gains(s: CrownPieces, seats: i64, bonus: i64, told: i64, rubies: i64) -> None:
    """Final gains are always granted (FC-R27)."""
    for seat in range(s.seats):
        if has(seats, seat):
            s.tell(told, seat, rubies, 0, now(s))
            s.bonuses = put(s.bonuses, seat, of(s.bonuses, seat) | bit(bonus))
            add_rubies(s, seat, rubies)


def loses(s: CrownPieces, seats: i64) -> None:
    """The normal loss: it may sell the heirloom or end in a fall (FC-R37)."""
    for seat in range(s.seats):
        if has(seats, seat):
            s.tell(FOR_RACCOONS, seat, s.terms.for_raccoons, 0, now(s))
            s.bonuses = put(s.bonuses, seat, of(s.bonuses, seat) | bit(RACCOON_PENALTY))
    all_lose(s, owed_by(s, seats, s.terms.for_raccoons), influence_order(s))


def tell_scores(s: CrownPieces) -> None:
    """The scores of those in play, and who wins."""
    winner: i64 = 0
    worths: Five = nothing()
    for seat in range(s.seats):
        worths = put(worths, seat, worth(s, seat))
        if of(worths, seat) > of(worths, winner):
            winner = seat
        if has(s.in_play, seat):
            s.tell(SCORED, seat, score(s, seat))
    s.tell(GAME_ENDS, winner)


def score(s: CrownPieces, seat: i64) -> i64:
    """Rubies, and the heirloom if it is unsold."""
    return of(s.rubies, seat) + (s.terms.heirloom if has(s.unsold, seat) else 0)


def worth(s: CrownPieces, seat: i64) -> i64:
    """What the place depends on: the score, then influence (FC-R40); below all, when and whence a family fell."""
    if not has(s.in_play, seat):
        return of(s.fallen, seat)
    return 100000 + 64 * score(s, seat) + of(s.spaces, seat)
