"""For a Crown at a glance: cards by what they bring, blows against the rich, portraits out of scandal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.bots.heuristics.for_a_crown.sight import CrownSight
from regalia.bots.heuristics.for_a_crown.worth import (
    RUBY,
    Prices,
    events_to_come,
    is_foremost,
    is_last,
    most_raccoons_but,
    richest_of_others,
)
from regalia.bots.policy import Worths
from regalia.bots.weights import Taken, Weights, weights_of
from regalia.core.ints import Five, bit, has, of, put
from regalia.core.offers import Offers
from regalia.core.state import State
from regalia.core.step import kind_of, second
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.ending import score
from regalia.games.for_a_crown.gallery import destination, direction_of, portrait_of
from regalia.games.for_a_crown.paying import coins_of, rubies_of
from regalia.games.for_a_crown.pieces import CrownPieces, Terms
from regalia.games.for_a_crown.recruiting import price_of

GAME: Final = "for_a_crown"


class CrownPolicy(CrownSight):
    """The judgement of For a Crown."""

    def __init__(self, terms: Terms, weights: Weights) -> None:
        w = Taken(weights.weigh, "weigh")
        super().__init__(weights, Prices(terms, w))
        self.uses: i64 = w.take("uses")
        self.danger: i64 = w.take("danger")
        self.spent_coin: i64 = w.take("spent_coin")
        self.spent_ruby: i64 = w.take("spent_ruby")
        self.keep_coins: i64 = w.take("keep_coins")
        self.mage: i64 = w.take("mage")
        self.hit_wealth: i64 = w.take("hit_wealth")
        self.hit_to_come: i64 = w.take("hit_to_come")
        self.last_blow: i64 = w.take("last_blow")
        self.raccoon_wealth: i64 = w.take("raccoon_wealth")
        self.raccoon_count: i64 = w.take("raccoon_count")
        self.raccoon_over: i64 = w.take("raccoon_over")
        self.raccoon_relief: i64 = w.take("raccoon_relief")
        self.scandal_now: i64 = w.take("scandal_now")
        self.scandal_later: i64 = w.take("scandal_later")
        self.others_loss: i64 = w.take("others_loss")
        self.leaders_loss: i64 = w.take("leaders_loss")
        self.first: i64 = w.take("first")
        self.first_last_round: i64 = w.take("first_last_round")
        self.further_right: i64 = w.take("further_right")
        self.least: i64 = w.take("least")
        self.exposed: i64 = w.take("exposed")
        self.exposed_now: i64 = w.take("exposed_now")
        self.half_hit: i64 = w.take("half_hit")
        self.half_move: i64 = w.take("half_move")
        w.all_taken()

    # --- the choice

    def weigh(self, s: State, seat: i64, out: Offers, worths: Worths) -> None:
        assert isinstance(s, CrownPieces)
        kind: i64 = kind_of(s.now)
        if kind == W.MOVE:
            self.weigh_moves(s, seat, out, worths)
            return
        for i in range(out.n):
            worths.of[i] = self.worth(s, seat, kind, out.actions[i])

    def worth(self, s: CrownPieces, seat: i64, kind: i64, action: i64) -> i64:
        """How good an answer seems."""
        if action >= W.PAY:
            return self.payment(s, seat, kind, coins_of(action), rubies_of(action))
        if kind == W.RECRUIT:
            return self.recruit(s, seat, action)
        if kind == W.HALF:
            return self.half(s, seat, second(s.now), action - W.HALF_A)
        if kind == W.HIT:
            return self.blow(s, seat, action - W.STRIKE)
        if kind == W.RACCOON:
            return self.burden(s, seat, action - W.SEND_RACCOON)
        if kind == W.BRIBE:
            return self.bribe(s, seat, action - W.RETURN_RACCOONS)
        if kind == W.ICON:
            return icon_order(action - W.CHOOSE_ICON)
        return 0

    # --- recruiting and paying

    def recruit(self, s: CrownPieces, seat: i64, action: i64) -> i64:
        """The worth of a card in all rounds to come, less its price."""
        if action == W.PASS:
            return 0
        brings: i64 = 0
        if action >= W.TAKE:
            brings = self.prices.card(s, action - W.TAKE)
        else:
            brings = self.prices.blind(s, action - W.TAKE_BLIND)
        times: i64 = s.terms.rounds - s.round + 1
        return brings * times * self.uses // 100 - self.cost(s, seat, price_of(s, action))

    def cost(self, s: CrownPieces, seat: i64, price: i64) -> i64:
        """A price: coins first, then rubies; too few rubies left make a family vulnerable."""
        coins: i64 = of(s.coins, seat)
        if coins > price:
            coins = price
        rubies: i64 = price - coins
        left: i64 = of(s.rubies, seat) - rubies
        cost: i64 = coins * (self.spent_coin + self.prices.coin(s)) + rubies * (RUBY + self.spent_ruby)
        return cost + (self.danger if left < 2 else 0)

    def payment(self, s: CrownPieces, seat: i64, kind: i64, coins: i64, rubies: i64) -> i64:
        """Coins before rubies, unless coins are kept for the last count; a mage for what a die is worth."""
        coin: i64 = self.prices.coin(s)
        if s.round == s.terms.rounds and of(s.coins, seat) > 2:
            coin += self.keep_coins
        paid: i64 = coins * coin + rubies * RUBY
        if kind == W.MAGE:
            die: i64 = self.prices.icon[W.DIE_ICON] + self.prices.die_coins * self.prices.coin(s) // 100
            return self.mage + die - paid
        return -paid

    # --- effects

    def half(self, s: CrownPieces, seat: i64, kind: i64, half: i64) -> i64:
        """The better half here and now."""
        icons: i64 = s.terms.cards.icons[2 * kind + half]
        worth: i64 = self.prices.side(s, 2 * kind + half)
        while icons:
            if icons & 7 == W.HIT_ICON and richest_of_others(s, seat) >= score(s, seat):
                worth += self.half_hit
            elif icons & 7 == W.MOVE_ICON:
                lost: i64 = s.terms.scandal[of(s.spaces, seat)] * events_to_come(s, W.SCANDAL) // 100
                worth += self.half_move * lost
            icons >>= 3
        return worth

    def blow(self, s: CrownPieces, seat: i64, target: i64) -> i64:
        """Against the richest; the last blow only if it wins."""
        wealth: i64 = self.wealth(s, target)
        if of(s.rubies, target) == 0 and not has(s.unsold, target):
            ahead: bool = score(s, seat) > richest_of_others(s, seat)
            return wealth + (self.last_blow if ahead else -10_000)
        return wealth

    def wealth(self, s: CrownPieces, target: i64) -> i64:
        """What a rival has, and what his cards will bring."""
        return self.hit_wealth * score(s, target) + self.hit_to_come * self.prices.to_come(s, target) // 100

    def burden(self, s: CrownPieces, seat: i64, target: i64) -> i64:
        """To one whom the next burglary will find then; rather to the rich."""
        after: i64 = of(s.raccoons, target) + 1
        most: i64 = most_raccoons_but(s, bit(target))
        worth: i64 = self.raccoon_wealth * score(s, target) + self.raccoon_count * after
        if after >= most:
            worth += self.raccoon_over
        mine: i64 = of(s.raccoons, seat)
        if mine and after > mine and mine >= most:
            worth += self.raccoon_relief
        return worth

    def weigh_moves(self, s: CrownPieces, seat: i64, out: Offers, worths: Worths) -> None:
        """How much better the gallery is for the family than it was; the portraits hang back afterwards."""
        gallery: Five = s.spaces
        scandals: i64 = events_to_come(s, W.SCANDAL)
        before: i64 = self.gallery(s, seat, scandals)
        for i in range(out.n):
            portrait: i64 = portrait_of(out.actions[i])
            space: i64 = destination(s, portrait, direction_of(out.actions[i]))
            s.spaces = put(gallery, portrait, space)
            worths.of[i] = self.gallery(s, seat, scandals) - before
            s.spaces = gallery

    def gallery(self, s: CrownPieces, seat: i64, scandals: i64) -> i64:
        """Myself out of the scandal and to the right, the others not."""
        threat: i64 = self.scandal_now * scandals // 100 + self.scandal_later * (s.terms.rounds - s.round)
        mine: i64 = score(s, seat)
        worth: i64 = self.further_right * of(s.spaces, seat)
        for other in range(s.seats):
            loss: i64 = s.terms.scandal[of(s.spaces, other)] * threat
            if other == seat:
                worth -= loss
            elif has(s.in_play, other):
                worth += loss * (self.leaders_loss if score(s, other) >= mine else self.others_loss) // 100
        if is_foremost(s, seat):
            worth += self.first_last_round if s.round == s.terms.rounds else self.first
        if is_last(s, seat):
            worth += self.least * events_to_come(s, W.MAGIC_BOOST) // 100
        return worth

    def bribe(self, s: CrownPieces, seat: i64, raccoons: i64) -> i64:
        """Just enough to be below the leader, if a burglary may come."""
        left: i64 = of(s.raccoons, seat) - raccoons
        coins: i64 = of(s.coins, seat)
        if coins > raccoons:
            coins = raccoons
        paid: i64 = coins * self.prices.coin(s) + (raccoons - coins) * RUBY
        if left > 0 and left >= most_raccoons_but(s, bit(seat)):
            paid += self.exposed + self.exposed_now * events_to_come(s, W.BURGLARY) // 100
        return -paid


def icon_order(icon: i64) -> i64:
    """Gains first, then blows, raccoons and portraits."""
    if icon == W.RUBY_ICON or icon == W.COIN_ICON:
        return 400
    if icon == W.DIE_ICON:
        return 300
    return 200 if icon == W.HIT_ICON else 100 if icon == W.RACCOON_ICON else 0


def policy(terms: Terms, weights: Weights | None = None) -> CrownPolicy:
    """The policy for a table."""
    return CrownPolicy(terms, weights_of(GAME) if weights is None else weights)
