"""A first player of Le Royaume des 5 Couronnes: pushes the knights into its secret order, not too openly at first,
takes treasure, and fights where the odds are good. It knows what its view tells, and nothing else.
"""

from __future__ import annotations

from math import exp
from typing import Any

from regalia.bots.bot import Clock
from regalia.core.game import Game, View
from regalia.core.luck import chosen, seeded, stirred
from regalia.core.prompt import Prompt
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.moving import moved_die, moved_knight
from regalia.games.royaume_des_5_couronnes.odds import Odds, advance, throw_back
from regalia.games.royaume_des_5_couronnes.pieces import Terms
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView

POWER = 0.45  # what a power pawn is worth, in points
TURN = 0.9  # what the moves of a turn are worth
HELD = 3.5  # how many spaces a blocked knight lags behind
HIDE = 0.6  # how much of its wishes the bot hides at the start
NOISE = 0.25


class Heuristic:
    """Judges each answer by the points it may bring."""

    def __init__(self, game: Game[Any, Any], terms: Any, seed: int) -> None:
        self.terms: Terms = terms
        self.luck = seeded(seed)

    def choose(self, view: View, prompt: Prompt, clock: Clock | None = None) -> int:
        """The answer that promises most."""
        assert isinstance(view, RoyaumeView)
        if len(prompt.actions) == 1:
            return prompt.actions[0]
        judge = Judge(view, self.terms)
        worth = {action: judge.worth(action) + self.noise() for action in prompt.actions}
        return max(worth, key=lambda action: worth[action])

    def noise(self) -> float:
        """A little chance, so that it cannot be read too easily."""
        self.luck = stirred(self.luck)
        return NOISE * float(chosen(self.luck, 1000)) / 1000


class Judge:
    """One decision, looked at from one seat."""

    def __init__(self, view: RoyaumeView, terms: Terms) -> None:
        self.view = view
        self.terms = terms
        self.crown = float(terms.crown_points)
        self.other = float(terms.other_points)
        self.gain = float(terms.match_points - terms.other_points)  # what a colour in its place adds to a pawn
        letters = [knight.letter for knight in view.knights]
        self.wish = [view.order.index(letter) + 1 for letter in letters]  # the place of each colour
        self.lair = len(view.path) + 1
        self.way = [self.progress(c, knight.space, knight.crowned) for c, knight in enumerate(view.knights)]
        self.held = [HELD if knight.blocked else 0.0 for knight in view.knights]
        self.rank = [knight.circle for knight in view.knights]
        self.mine = list(view.pawns[view.seat])

    def progress(self, c: int, space: int, crowned: bool) -> float:
        """How far a knight has come on its way there and back."""
        return 2.0 * self.lair - space if crowned else float(space)

    # --- what a table is worth

    def value(self, way: list[float], rank: list[int]) -> float:
        """The points to expect, most of them uncertain."""
        sum_ = 0.0
        for c in range(W.COLOURS):
            right = self.chance_of_place(c, way, rank)
            sum_ += right * (self.crown + self.gain * self.mine[c])
        return sum_ * self.openness()

    def openness(self) -> float:
        """At first the wishes count less, so that they do not show."""
        return 1.0 - HIDE * max(0.0, 1.0 - max(self.way) / self.lair)

    def chance_of_place(self, c: int, way: list[float], rank: list[int]) -> float:
        """How likely a colour ends in the place of one's order."""
        if rank[c]:
            return float(rank[c] == self.wish[c])
        home = sum(place > 0 for place in rank)
        place = self.wish[c] - 1 - home
        if place < 0:
            return 0.0
        before = [1.0]  # how likely so many others are before it
        for other in range(W.COLOURS):
            if other != c and not rank[other]:
                before = joined(before, ahead(way[other], way[c], self.lair))
        return before[place] if place < len(before) else 0.0

    def now(self) -> float:
        """The table as it is."""
        return self.value([way - held for way, held in zip(self.way, self.held, strict=True)], self.rank)

    # --- what an answer is worth

    def worth(self, action: int) -> float:
        """What an answer promises."""
        if W.FREE <= action < W.FREE + W.COLOURS:
            return self.attempt(action - W.FREE)
        if W.DUEL <= action < W.DUEL + 5:
            return self.duel(action - W.DUEL)
        if action in (W.CALL, W.SILENT):
            return float((action == W.CALL) == (sum(self.view.dice) == self.terms.witch_sum))
        for base, sign in ((W.TAKE, 1.0), (W.GET, 1.0), (W.PAY, -1.0)):
            if base <= action < base + W.COLOURS:
                return sign * self.pawn(action - base) * self.many(action - base)
        if W.MOVE <= action < W.FORWARD:
            return self.move(moved_knight(action), moved_die(action))
        if W.FORWARD <= action < W.LAY:
            back = action >= W.BACK
            steps = sum(self.view.dice)
            return self.land(action - (W.BACK if back else W.FORWARD), -steps if back else steps, {})
        return float(action == W.LAY_THE_REST)

    def attempt(self, c: int) -> float:
        """Freeing a knight and those beside it, against what failure costs."""
        view, space = self.view, self.view.knights[c].space
        odds = chance(view.chances.trap if view.path[space - 1] == "trap" else view.chances.monster)
        held = [0.0 if knight.space == space else lag for knight, lag in zip(view.knights, self.held, strict=True)]
        after = self.value([way - lag for way, lag in zip(self.way, held, strict=True)], self.rank)
        power = view.power[view.seat]
        win = after - self.now() + (POWER if power < self.terms.power_cap else 0.0)
        free = any(not knight.blocked and not knight.circle for knight in view.knights)
        price = POWER if power and free else POWER * (power > 0) + TURN
        return odds * win - (1 - odds) * price

    def duel(self, seat: int) -> float:
        """The best colour of an opponent, against a turn, a power pawn and a treasure pawn."""
        odds = self.view.chances.duel[seat]
        assert odds is not None, "nobody challenges himself"
        pawns = self.view.pawns[seat]
        win = max(pawns[c] * self.pawn(c) for c in range(W.COLOURS))
        price = TURN + POWER + (1.3 if any(self.mine) else 0.0)
        return chance(odds) * win - (1 - chance(odds)) * price

    def pawn(self, c: int) -> float:
        """What a treasure pawn of a colour is worth."""
        return self.other + self.gain * self.chance_of_place(c, self.way, self.rank)

    def many(self, c: int) -> int:
        """How many pawns an answer is about."""
        view = self.view
        return view.pawns[view.opponent][c] if view.asks == "take" and view.opponent is not None else 1

    def move(self, c: int, die: int) -> float:
        """One knight; of the first two moves the best second one is thought of as well."""
        view = self.view
        if view.asks == "second move":
            return self.land(c, die, {})
        others = [d for d, knight in enumerate(view.knights) if d != c and not knight.blocked and not knight.circle]
        other_die = sum(view.dice) - die
        return max((self.land(d, other_die, {c: die}) for d in others), default=self.land(c, die, {}))

    # --- where knights land

    def land(self, c: int, steps: int, before: dict[int, int]) -> float:
        """The table after a knight has moved, and perhaps another one before it; cards are expected, not known."""
        way, rank, found = list(self.way), list(self.rank), 0.0
        for lag, (d, points) in enumerate([*before.items(), (c, steps)]):
            found += self.put(d, points, way, rank) * (1 - 0.01 * lag)
        lags = [0.0 if d == c or d in before else lag for d, lag in enumerate(self.held)]
        return self.value([there - lag for there, lag in zip(way, lags, strict=True)], rank) + found

    def put(self, c: int, steps: int, way: list[float], rank: list[int]) -> float:
        """Move one knight; what it finds there is returned, how far it comes is noted."""
        knight = self.view.knights[c]
        end = 2 * self.lair if knight.crowned else self.lair
        start = self.lair if knight.crowned else 0
        there = min(max(self.way[c] + steps, start), end)
        way[c] = there
        if knight.crowned and there == end:
            rank[c] = 1 + sum(place > 0 for place in rank)
            return 0.0
        if not knight.crowned and there == end:
            way[c] = self.after_dragon()
            return 0.0
        space = int(2 * self.lair - there if knight.crowned else there)
        if not 1 <= space < self.lair:
            return 0.0
        worth, lag = self.card(c, self.view.path[space - 1])
        way[c] -= lag
        return worth

    def after_dragon(self) -> float:
        """Where a knight may be expected after the dragon."""
        power = self.view.power[self.view.in_turn]
        odds = chance(self.view.chances.dragon)
        return self.lair + odds * chance(advance(power)) - (1 - odds) * chance(throw_back(power))

    def card(self, c: int, card: str) -> tuple[float, float]:
        """What a card brings, and how far it holds the knight back."""
        if card == "down":
            unseen = self.view.unseen
            kinds = [(self.card(c, kind), number / sum(unseen.values())) for kind, number in unseen.items()]
            return sum(w * share for (w, _), share in kinds), sum(lag * share for (_, lag), share in kinds)
        if card in ("trap", "monster"):
            return 0.0, HELD
        if card == "weapon":
            return (POWER if self.view.power[self.view.in_turn] < self.terms.power_cap else 0.0), 0.0
        return (self.pawn(c) if card == "treasure" and self.view.bank[c] else 0.0), 0.0


def chance(odds: Odds) -> float:
    """Odds as a number."""
    return odds[0] / odds[1]


def ahead(one: float, other: float, lair: int) -> float:
    """How likely a knight comes home before another; the nearer home, the surer."""
    left = max(0.0, 2.0 * lair - max(one, other)) / lair
    return 1.0 / (1.0 + exp((other - one) / (2.0 + 4.0 * left)))


def joined(before: list[float], p: float) -> list[float]:
    """One more that may be before, with this chance."""
    wider = [*before, 0.0]
    return [wider[n] * (1 - p) + (wider[n - 1] * p if n else 0.0) for n in range(len(wider))]
