"""Krone & Schwert at a glance: good ground, buildings, the crown when the odds are fair, and who is likely to win."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.bots.heuristics.krone_und_schwert.ground import Ground, is_idle, standing
from regalia.bots.heuristics.krone_und_schwert.revolt import Unrest
from regalia.bots.heuristics.krone_und_schwert.sight import SchwertSight
from regalia.bots.policy import Worths
from regalia.bots.weights import Taken, Weights, weights_of
from regalia.core.bag import count, one, total
from regalia.core.ints import of
from regalia.core.offers import Offers
from regalia.core.state import State
from regalia.core.step import kind_of, second
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.building import castle_sites, town_sites
from regalia.games.krone_und_schwert.hands import strength
from regalia.games.krone_und_schwert.land import (
    castles_of,
    has_castle,
    has_town,
    land_of,
    owner_of,
)
from regalia.games.krone_und_schwert.pieces import SchwertPieces, Terms
from regalia.games.krone_und_schwert.wide import Wide, both, joined, only, size, without

GAME: Final = "krone_und_schwert"
KEPT = ("leader_3", "leader_4", "incite", "castle", "cathedral", "town", "ambush", "truce", "papal_visit")


class SchwertPolicy(SchwertSight):
    """The judgement of Krone & Schwert."""

    def __init__(self, terms: Terms, weights: Weights) -> None:
        super().__init__(weights)
        w = Taken(weights.weigh, "weigh")
        self.ground: Ground = Ground(w)
        self.keep: list[int] = [w.take(f"keep_{card}") for card in KEPT]
        self.unrest: Unrest = Unrest(w, self.keep)
        self.second_point: i64 = w.take("second_action_point")
        self.draw: i64 = w.take("draw")
        self.draw_per_card: i64 = w.take("draw_per_card")
        self.draw_when_ahead: i64 = w.take("draw_when_ahead")
        self.castle: i64 = w.take("castle")
        self.first_castle: i64 = w.take("first_castle")
        self.castle_of_the_king: i64 = w.take("castle_of_the_king")
        self.first_king: i64 = w.take("first_king")
        self.town: i64 = w.take("town")
        self.first_town: i64 = w.take("first_town")
        self.big_town: i64 = w.take("big_town")
        self.own_sites_lost: i64 = w.take("own_sites_lost")
        self.sites_spoiled: i64 = w.take("sites_spoiled")
        self.cathedral: i64 = w.take("cathedral")
        self.expand: i64 = w.take("expand")
        self.expand_two: i64 = w.take("expand_two")
        self.expand_for_sites: i64 = w.take("expand_for_sites")
        self.spare_card: i64 = w.take("spare_card")
        self.no_use: i64 = w.take("no_use")
        self.occupy: i64 = w.take("occupy")
        self.incite: i64 = w.take("incite")
        self.pope_for_king: i64 = w.take("pope_for_king")
        self.pope_per_sword: i64 = w.take("pope_per_sword")
        self.attack: i64 = w.take("attack")
        self.attack_per_castle: i64 = w.take("attack_per_castle")
        self.attack_leader: i64 = w.take("attack_leader")
        self.truce: i64 = w.take("truce")
        self.ambush: i64 = w.take("ambush")
        self.tax: i64 = w.take("tax")
        self.tax_unrest: i64 = w.take("tax_unrest")
        self.tax_per_sword: i64 = w.take("tax_per_sword")
        w.all_taken()

    # --- the choice

    def weigh(self, s: State, seat: i64, out: Offers, worths: Worths) -> None:
        assert isinstance(s, SchwertPieces)
        kind: i64 = kind_of(s.now)
        if kind == W.ACTION and of(s.said, seat) == 0:
            self.weigh_actions(s, seat, out, worths)
        elif kind == W.REVOLT:
            self.unrest.weigh(s, seat, out, worths)
        elif kind == W.DEFENCE:
            self.weigh_defence(s, seat, out, worths)
        elif kind == W.TAX:
            for i in range(out.n):
                pays: i64 = self.tax * castles_of(s, seat) - self.tax_unrest - self.tax_per_sword * s.visible
                worths.of[i] = pays if out.actions[i] == W.LEVY else 0
        elif kind == W.ACTION and of(s.said, seat) >= W.ATTACK:
            self.weigh_attack_cards(s, seat, out, worths)
        else:
            self.weigh_spaces(s, seat, out, worths)

    def weigh_spaces(self, s: SchwertPieces, seat: i64, out: Offers, worths: Worths) -> None:
        """Where a marker goes; all places of an element are alike."""
        self.ground.look(s, seat)
        for i in range(out.n):
            action: i64 = out.actions[i]
            if W.PLACE <= action < W.BUILD_ON:
                worths.of[i] = self.ground.worth(s, action - W.PLACE)
            else:
                worths.of[i] = -10_000 if action == W.NO_MARKER else 0

    def weigh_actions(self, s: SchwertPieces, seat: i64, out: Offers, worths: Worths) -> None:
        """What to do next with the action points."""
        for i in range(out.n):
            action: i64 = out.actions[i]
            worth: i64 = 0
            if W.EXPAND <= action < W.PLACE:
                worth = self.expansion(s, seat, action)
            elif action < W.EXPAND:
                worth = self.plain_action(s, seat, action)
            elif action < W.SETTLE:
                worth = self.castle_worth(s, seat)
            elif action < W.CONSECRATE:
                worth = self.town_worth(s, seat, only(action - W.SETTLE))
            elif action < W.ATTACK:
                worth = self.cathedral - self.second_point
            elif action < W.FOUND:
                worth = self.attack_worth(s, seat, action - W.ATTACK)
            else:
                town: i64 = action - W.FOUND
                spaces: Wide = joined(only(town // 128), only(town % 128))
                worth = self.big_town + self.town_worth(s, seat, spaces)
            worths.of[i] = worth

    def plain_action(self, s: SchwertPieces, seat: i64, action: i64) -> i64:
        """The actions that name no space."""
        if action == W.DRAW:
            return self.draw - self.draw_per_card * total(of(s.hands, seat)) + self.hurry(s, seat)
        if action == W.DECLARE_REVOLT:
            return self.unrest.worth(s, seat)
        if action == W.PLAY_INCITE:
            hopeful: bool = s.king != W.NO_ONE and s.king != seat and has_castle(s, seat) and has_town(s, seat)
            return self.incite if hopeful else -self.incite
        if action == W.PLAY_PAPAL_VISIT:
            king: i64 = self.pope_for_king if seat == s.king else -100
            return king + self.pope_per_sword * s.visible - self.keep[W.PAPAL_VISIT]
        return self.occupy if action == W.OCCUPY else 0

    def hurry(self, s: SchwertPieces, seat: i64) -> i64:
        """Once the last card is near, whoever leads draws and the others do not."""
        if s.end_in == W.NOT_YET:
            return 0
        mine: i64 = standing(s, seat)
        for other in range(s.seats):
            if other != seat and standing(s, other) >= mine:
                return -self.draw_when_ahead
        return self.draw_when_ahead

    # --- growing and building

    def expansion(self, s: SchwertPieces, seat: i64, action: i64) -> i64:
        """With a card that is of little use otherwise, rather when no ground waits for a building."""
        two: bool = action >= W.EXPAND_TWO
        card: i64 = action - W.EXPAND_TWO if two else action - W.EXPAND
        hand: i64 = of(s.hands, seat)
        worth: i64 = self.expand - self.keep[card] + (self.expand_two if two else 0)
        if count(hand, card) > 1:
            worth += self.spare_card
        if is_idle(s, seat, card):
            worth += self.no_use
        if size(castle_sites(s, seat)) + size(town_sites(s, seat)) < 3:
            worth += self.expand_for_sites
        return worth

    def castle_worth(self, s: SchwertPieces, seat: i64) -> i64:
        """Income for the king, a wall for the others; the first one on the board takes the crown."""
        worth: i64 = self.castle - self.second_point
        if not has_castle(s, seat):
            worth += self.first_castle
        if s.king == seat:
            worth += self.castle_of_the_king
        elif s.king == W.NO_ONE:
            worth += self.first_king
        return worth

    def town_worth(self, s: SchwertPieces, seat: i64, spaces: Wide) -> i64:
        """Meadows beside it are lost for towns: rather those of others."""
        near: Wide = without(both(s.board.spread(spaces), s.terms.elements.meadows), s.near_towns)
        own: i64 = size(both(near, land_of(s, seat)))
        worth: i64 = self.town - self.second_point - self.own_sites_lost * own
        worth += self.sites_spoiled * (size(without(near, s.free)) - own)
        if not has_town(s, seat):
            worth += self.first_town
            if s.king == W.NO_ONE and s.terms.king_needs_town and has_castle(s, seat):
                worth += self.first_king
        return worth

    # --- attack and defence

    def attack_worth(self, s: SchwertPieces, seat: i64, space: i64) -> i64:
        """Good ground of a rival with few castles."""
        owner: i64 = owner_of(s, space)
        self.ground.look(s, seat)
        worth: i64 = self.attack + self.ground.worth(s, space) // 2 - self.attack_per_castle * castles_of(s, owner)
        if standing(s, owner) > standing(s, seat):
            worth += self.attack_leader
        return worth

    def weigh_attack_cards(self, s: SchwertPieces, seat: i64, out: Offers, worths: Worths) -> None:
        """The cheapest cards that suffice."""
        walls: i64 = castles_of(s, owner_of(s, of(s.said, seat) - W.ATTACK))
        laid: i64 = of(s.laid, seat)
        for i in range(out.n):
            if out.actions[i] == W.THAT_IS_ALL:
                worths.of[i] = 10_000
                continue
            card: i64 = out.actions[i] - W.LAY
            over: i64 = strength(s.terms, laid + one(card)) - walls - 1
            worths.of[i] = -self.keep[card] - 30 * (over if over >= 0 else -over)

    def weigh_defence(self, s: SchwertPieces, seat: i64, out: Offers, worths: Worths) -> None:
        """A truce for good ground; an ambush only if it turns the attack."""
        self.ground.look(s, seat)
        lost: i64 = self.ground.worth(s, second(s.now))
        turns: bool = strength(s.terms, s.attack_cards, 1) <= castles_of(s, seat)
        for i in range(out.n):
            worth: i64 = 0
            if out.actions[i] == W.PLAY_TRUCE:
                worth = self.truce + lost // 4
            elif out.actions[i] == W.PLAY_AMBUSH:
                worth = self.ambush + lost // 4 if turns else -1000
            worths.of[i] = worth


def policy(terms: Terms, weights: Weights | None = None) -> SchwertPolicy:
    """The policy for a table."""
    return SchwertPolicy(terms, weights_of(GAME) if weights is None else weights)
