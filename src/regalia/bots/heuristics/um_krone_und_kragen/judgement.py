"""Um Krone und Kragen at a glance: aim for what the dice at hand may reach, dice before tricks, then the king."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.bots.heuristics.um_krone_und_kragen.plans import TRICKS, Plans, faces_of
from regalia.bots.heuristics.um_krone_und_kragen.sight import KragenSight
from regalia.bots.policy import Worths
from regalia.bots.weights import Taken, Weights, weights_of
from regalia.core.bag import count, total
from regalia.core.ints import has, how_many, of
from regalia.core.offers import Offers
from regalia.core.state import State
from regalia.core.step import kind_of
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import ADDERS, dice_of, used_character
from regalia.games.um_krone_und_kragen.pieces import KragenPieces, Terms

GAME: Final = "um_krone_und_kragen"
NOTHING_GAINED: Final = -10


class KragenPolicy(KragenSight):
    """The judgement of Um Krone und Kragen."""

    def __init__(self, terms: Terms, weights: Weights) -> None:
        super().__init__(weights)
        w = Taken(weights.weigh, "weigh")
        self.plans: Plans = Plans(terms, w)
        self.early_die: i64 = w.take("early_die")
        self.early_die_small: i64 = w.take("early_die_small")
        self.use_now: i64 = w.take("use_now")
        w.all_taken()

    # --- the choice

    def weigh(self, s: State, seat: i64, out: Offers, worths: Worths) -> None:
        assert isinstance(s, KragenPieces)
        kind: i64 = kind_of(s.now)
        if kind == W.DICE:
            self.plans.consider(s, seat)
            if of(s.said, seat):
                self.weigh_more_dice(s, used_character(of(s.said, seat)), out, worths)
            else:
                self.weigh_dice(s, out, worths)
        elif kind == W.CLAIM:
            for i in range(out.n):
                action: i64 = out.actions[i]
                worths.of[i] = self.plans.value[action - W.TAKE] if action >= W.TAKE else 0
        else:
            self.weigh_first_roll(s, out, worths)

    def weigh_first_roll(self, s: KragenPieces, out: Offers, worths: Worths) -> None:
        """Every start die is welcome; a die with a face of its own is rather kept for later."""
        early: i64 = self.early_die_small if s.hand < 5 else self.early_die
        for i in range(out.n):
            action: i64 = out.actions[i]
            worths.of[i] = early if action >= W.USE else 100 if action == W.TAKE_DIE else 0

    def weigh_dice(self, s: KragenPieces, out: Offers, worths: Worths) -> None:
        """The best plan that each answer serves."""
        plans: Plans = self.plans
        now: i64 = plans.stop(s, s.active)
        for i in range(out.n):
            action: i64 = out.actions[i]
            if action <= W.SIX:
                worths.of[i] = plans.keep[action]
            elif action == W.ROLL:
                worths.of[i] = plans.roll
            elif action == W.FINISH:
                worths.of[i] = plans.claim(s, s.aside)
            else:
                worths.of[i] = self.use_worth(s, used_character(action), dice_of(action), now)

    # --- characters

    def use_worth(self, s: KragenPieces, c: i64, dice: i64, now: i64) -> i64:
        """A character in use: a die more, a die thrown again, or dice changed."""
        if has(ADDERS, c):
            return self.adder_worth(s, c, dice)
        if c == W.JESTER or c == W.MERCHANT:
            return self.throw_again(s, dice)
        if c == W.LADY or c == W.NOBLEMAN:
            return self.raise_worth(s, c, dice)
        return self.change_worth(s, dice, now)

    def adder_worth(self, s: KragenPieces, c: i64, dice: i64) -> i64:
        """A die of the gathered face waits until the end; another one is best rolled with the rest."""
        plans: Plans = self.plans
        if s.active == 0:
            added: i64 = dice if c == W.QUEEN else W.SIX
            more: i64 = plans.stop(s, 0)
            if more > plans.claim(s, s.aside):
                return more + (1 if c == W.QUEEN and has(plans.wanted, face_of(added)) else 0)
            return plans.best - 1 if plans.best > plans.claim(s, s.aside) else NOTHING_GAINED
        if plans.best_face == 0 or c == W.QUEEN or s.terms.court.numbers[c] == plans.best_face:
            return NOTHING_GAINED
        rolls_on: bool = faces_of(s.active) & ~plans.wanted != 0
        return plans.best + self.use_now if rolls_on else NOTHING_GAINED

    def throw_again(self, s: KragenPieces, dice: i64) -> i64:
        """Dice the plan does not want, when it wants none of those that lie there."""
        plans: Plans = self.plans
        active: i64 = faces_of(s.active)
        if has(plans.wanted, face_of(dice)):
            return NOTHING_GAINED
        stuck: bool = active & plans.wanted == 0 and s.set_since_roll == 0
        last: bool = total(s.active) == 1
        return plans.best + self.use_now if stuck or last else NOTHING_GAINED

    def raise_worth(self, s: KragenPieces, c: i64, dice: i64) -> i64:
        """Dice that are raised to the gathered face."""
        plans: Plans = self.plans
        if plans.best_face and face_of(dice) + s.terms.court.numbers[c] == plans.best_face and self.is_time(s):
            return plans.best + self.use_now
        return NOTHING_GAINED

    def change_worth(self, s: KragenPieces, dice: i64, now: i64) -> i64:
        """Active dice changed into these: at once if that wins somebody over, else when nothing better is left."""
        plans: Plans = self.plans
        then: i64 = plans.stop(s, dice)
        if then > now and then >= plans.best:
            return then + self.use_now
        face: i64 = plans.best_face
        gain: i64 = count(dice, face) - count(s.active, face) if face else 0
        if gain > 0 and self.is_time(s):
            return plans.best + self.use_now + 2 * gain
        return NOTHING_GAINED

    def is_time(self, s: KragenPieces) -> bool:
        """A trick is used when no wanted die lies there, or when few enough dice are left for the tricks."""
        plans: Plans = self.plans
        others: i64 = total(s.active) - (count(s.active, plans.best_face) if plans.best_face else 0)
        if others <= how_many(s.unused & TRICKS):
            return True
        return s.set_since_roll == 0 and faces_of(s.active) & plans.wanted == 0

    def weigh_more_dice(self, s: KragenPieces, c: i64, out: Offers, worths: Worths) -> None:
        """More dice for merchant, lady or nobleman, if they help; else that is all."""
        plans: Plans = self.plans
        for i in range(out.n):
            if out.actions[i] == W.THAT_IS_ALL:
                worths.of[i] = 50
                continue
            face: i64 = out.actions[i] - W.CHOOSE
            helps: bool = not has(plans.wanted, face)
            if c != W.MERCHANT:
                helps = plans.best_face != 0 and face + s.terms.court.numbers[c] == plans.best_face
            worths.of[i] = 100 if helps else 0


def face_of(dice: i64) -> i64:
    """The lowest face among dice that are not none."""
    face: i64 = 1
    while face < W.SIX and not count(dice, face):
        face += 1
    return face


def policy(terms: Terms, weights: Weights | None = None) -> KragenPolicy:
    """The policy for a table."""
    return KragenPolicy(terms, weights_of(GAME) if weights is None else weights)
