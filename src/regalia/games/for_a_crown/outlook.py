"""What a family may expect of the reveal: which card comes next, exactly; and its own rubies until the round ends.

A blind recruit is any card of its level that this seat has not seen. The rest of the round is played many times with
worlds that fit what the seat knows; all families are taken to answer at random.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from regalia.core.luck import chosen, seeded, stirred
from regalia.core.odds import Odds, estimated, exactly
from regalia.core.say import Who, say
from regalia.games.for_a_crown.heaps import UNKNOWN
from regalia.games.for_a_crown.pieces import Terms
from regalia.games.for_a_crown.rules import CrownState
from regalia.games.for_a_crown.texts import card_name
from regalia.games.for_a_crown.view import CrownView, never_seen, rows_seen
from regalia.games.for_a_crown.worlds import imagine

DEALS = 300


def odds(view: CrownView, terms: Terms) -> tuple[Odds, ...]:
    """The next card of the common pile, by its family and by its kind; then one's own rubies."""
    if not view.asks or view.recruiting or not view.pile:
        return ()
    mine = rubies_to_come(view, terms) if view.seat >= 0 and view.in_play[view.seat] else ()
    return (*next_family(view), *next_kind(view), *mine)


# --- the next card, counted


def next_family(view: CrownView) -> list[Odds]:
    """Whose card it is; what is nobody's is an event."""
    lying = [sum(card.face_down for card in cards) for cards in view.cards]
    found = [
        exactly(say("odds-next-family", who=Who(seat)), Fraction(n, view.pile)) for seat, n in enumerate(lying) if n
    ]
    events = view.pile - sum(lying)
    return [*found, exactly(say("odds-next-event"), Fraction(events, view.pile))] if events else found


def next_kind(view: CrownView) -> list[Odds]:
    """Which mercenary it is, the likeliest first."""
    weights: dict[str, Fraction] = {}
    for cards in rows_seen(view):
        for card in cards:
            if card.face_down:
                for kind, share in could_be(view, card.card, card.level):
                    weights[kind] = weights.get(kind, Fraction(0)) + share / view.pile
    kinds = sorted(weights, key=lambda kind: (-weights[kind], kind))
    return [exactly(say("odds-next-card", card=card_name(view, kind)), weights[kind]) for kind in kinds]


def could_be(view: CrownView, card: str, level: int) -> list[tuple[str, Fraction]]:
    """A card this seat knows is that card; another is any it has not seen of the level."""
    if card != UNKNOWN:
        return [(card, Fraction(1))]
    unseen = Counter(never_seen(view, level))
    return [(kind, Fraction(n, unseen.total())) for kind, n in unseen.items()]


# --- one's own rubies until the round ends


def rubies_to_come(view: CrownView, terms: Terms) -> tuple[Odds, ...]:
    """Fewer, more, or none at all: the family falls."""
    guess = imagine(view, terms)
    before = view.rubies[view.seat] or 0
    ends = [rest_of_round(guess.deal(seed), view.round, seed) for seed in range(DEALS)]
    falls = sum(not (s.in_play >> view.seat) & 1 for s in ends)
    fewer = sum(s.rubies[view.seat] < before for s in ends)
    more = sum(s.rubies[view.seat] > before for s in ends)
    return (
        estimated(say("odds-more-rubies"), more / DEALS, DEALS),
        estimated(say("odds-fewer-rubies"), fewer / DEALS, DEALS),
        estimated(say("odds-fall"), falls / DEALS, DEALS),
    )


def rest_of_round(s: CrownState, round_: int, seed: int) -> CrownState:
    """Random answers until the round is over."""
    x = seeded(seed)
    while s.waiting and s.round == round_ and not s.recruiting:
        legal = s.legal()
        x = stirred(x)
        s.apply(legal[chosen(x, len(legal))])
    return s
