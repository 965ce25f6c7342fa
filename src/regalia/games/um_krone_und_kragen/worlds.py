"""Worlds that fit what a seat knows. Nothing is hidden but the dice to come."""

from __future__ import annotations

import msgspec

from regalia.core.bag import bag_of
from regalia.core.ints import five_of, set_of
from regalia.core.step import asked, step
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import choose_dice
from regalia.games.um_krone_und_kragen.court import COPY
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.pieces import Terms
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.view import KINDS, KragenView


class KragenGuess(msgspec.Struct):
    """Nothing is hidden, so a dealt world is a copy with new luck."""

    known: KragenState

    def deal(self, seed: int) -> KragenState:
        """The table as it is; its dice to come are new."""
        s = self.known.copy()
        s.reseed(seed)
        return s


def imagine(v: KragenView, terms: Terms) -> KragenGuess:
    """The table this view was made from."""
    s = KragenState(len(v.owned), terms)
    s.decisions, s.adjudicated = v.decision, int(v.adjudicated)
    s.round, s.start, s.turns, s.in_turn = v.round, v.start, v.turns_over, v.in_turn
    if v.asks:
        kind = KINDS[v.asks]
        s.now = step(kind, set_of(list(v.asked)), v.in_turn, 0, v.start_dice_asked)
        s.later = (step(W.NEXT_TURN), 0, 0, 0, 0, 0, 0)
        if kind == W.START_DIE:
            s.later = (step(W.BEFORE_FIRST_ROLL, set_of(list(v.asked)), v.in_turn), *s.later[:6])
        s.waiting = asked(s.now)
    if v.chosen:
        choose_dice(s, NAMES.index(v.using), bag_of(list(v.chosen)))
    s.hand = v.hand
    s.active, s.aside = bag_of(list(v.active)), bag_of(list(v.aside))
    s.set_since_roll, s.unused = int(v.set_since_roll), characters_of(v.unused)
    s.owned = five_of([characters_of(names) for names in v.owned])
    s.charlatans = five_of(list(v.charlatans))
    s.court = sum(COPY[NAMES.index(name)] * left for name, left in v.court.items())
    s.final = int(v.final)
    s.first_king = W.NO_ONE if v.first_king is None else v.first_king
    s.holder = W.NO_ONE if v.holder is None else v.holder
    s.best = v.best[0] * 8 + v.best[1] if v.best else 0
    s.thrown = five_of(list(v.worth))
    return KragenGuess(s)


def characters_of(names: tuple[str, ...]) -> int:
    """The set of characters of these names."""
    return set_of([NAMES.index(name) for name in names])


def other_world(s: KragenState, seed: int) -> KragenState:
    """The same table with other dice to come."""
    other = s.copy()
    other.reseed(seed)
    return other
