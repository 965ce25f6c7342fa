"""Krone & Schwert: the odds of a revolt, whom to vote for, and which cards to put in."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.bots.heuristics.krone_und_schwert.ground import standing
from regalia.bots.policy import Worths
from regalia.bots.weights import Taken
from regalia.core.bag import count, total
from regalia.core.ints import of
from regalia.core.offers import Offers
from regalia.core.step import first, second
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.hands import strength
from regalia.games.krone_und_schwert.land import castles_of, cathedrals_of
from regalia.games.krone_und_schwert.pieces import SchwertPieces


class Unrest:
    """Judges revolts. Strength is counted in hundredths; of foreign hands only the size is used."""

    def __init__(self, w: Taken, keep: list[int]) -> None:
        self.keep: list[int] = keep
        self.crown: i64 = w.take("crown")
        self.crown_per_point: i64 = w.take("crown_per_point")
        self.crown_per_castle: i64 = w.take("crown_per_castle")
        self.attempt: i64 = w.take("revolt")
        self.sword_share: i64 = w.take("sword_share")  # of a hundred undecided seats
        self.guard_per_card: i64 = w.take("guard_per_card")
        self.force_per_card: i64 = w.take("force_per_card")
        self.odds_spread: i64 = w.take("odds_spread")
        self.leader_wants: i64 = w.take("leader_wants")
        self.king_wants: i64 = w.take("king_wants")
        self.others_want: i64 = w.take("others_want")
        self.vote_by_odds: i64 = w.take("vote_by_odds")
        self.vote_by_points: i64 = w.take("vote_by_points")
        self.truce_when_lost: i64 = w.take("truce_when_lost")
        self.ambush_in_revolt: i64 = w.take("ambush_in_revolt")

    # --- the odds

    def people_ahead(self, s: SchwertPieces, rebels: i64) -> i64:
        """How far swords are expected to be ahead of crowns without any cards, if there are so many rebels (of 100)."""
        turned: i64 = W.PEOPLE_PER_VOTE * rebels + (100 * W.PEOPLE_FOR_TWO if s.seats == 2 else 0)
        pile: i64 = total(s.people)
        if turned > 100 * pile:
            turned = 100 * pile
        swords: i64 = turned * count(s.people, W.SWORD_CARD) // pile if pile else 0
        return 100 * s.visible + swords - W.CROWN_WORTH * (100 * s.seats - rebels)

    def rebels(self, s: SchwertPieces) -> i64:
        """The leader, and a share of those who may choose, in hundredths."""
        return 100 + self.sword_share * (s.seats - 2)

    def chance(self, ahead: i64) -> i64:
        """The chance of the rebels in hundredths, if they are so far ahead."""
        spread: i64 = self.odds_spread if self.odds_spread > 20 else 20
        percent: i64 = 50 + 50 * ahead // spread
        return 2 if percent < 2 else 98 if percent > 98 else percent

    def worth(self, s: SchwertPieces, seat: i64) -> i64:
        """Of declaring a revolt: the crown and its points, if it succeeds."""
        ahead: i64 = self.people_ahead(s, self.rebels(s)) + 100 * strength(s.terms, of(s.hands, seat))
        ahead -= self.guard_per_card * total(of(s.hands, s.king))
        castles: i64 = castles_of(s, seat)
        prize: i64 = self.crown + self.crown_per_point * (castles + 2 * cathedrals_of(s, seat))
        prize += self.crown_per_castle * castles
        return self.chance(ahead) * prize // 100 - self.attempt

    # --- the sealed answer

    def weigh(self, s: SchwertPieces, seat: i64, out: Offers, worths: Worths) -> None:
        """The vote, then the cards."""
        leader: i64 = first(s.now)
        king: i64 = second(s.now)
        if seat != leader and seat != king and of(s.said, seat) == 0:
            self.weigh_votes(s, seat, leader, king, out, worths)
        elif seat == leader or of(s.said, seat) == W.SWORD:
            wanted: i64 = self.leader_wants if seat == leader else self.others_want
            ahead: i64 = self.people_ahead(s, self.rebels(s)) - self.guard_per_card * total(of(s.hands, king))
            if seat != leader:
                ahead += self.force_per_card * total(of(s.hands, leader))
            self.weigh_cards(s, seat, wanted - ahead, seat == leader, out, worths)
        else:
            wanted = self.king_wants if seat == king else self.others_want
            ahead = -self.people_ahead(s, self.rebels(s)) - self.force_per_card * total(of(s.hands, leader))
            if seat != king:
                ahead += self.guard_per_card * total(of(s.hands, king))
            self.weigh_cards(s, seat, wanted - ahead, seat == king, out, worths)

    def weigh_votes(self, s: SchwertPieces, seat: i64, leader: i64, king: i64, out: Offers, worths: Worths) -> None:
        """With the side that seems to win, the more the more cathedrals; and against whoever is far ahead."""
        ahead: i64 = self.people_ahead(s, self.rebels(s)) + self.force_per_card * total(of(s.hands, leader))
        ahead -= self.guard_per_card * total(of(s.hands, king))
        for_swords: i64 = self.vote_by_odds * (1 + cathedrals_of(s, seat)) * (self.chance(ahead) - 50) // 50
        for_swords += self.vote_by_points * (standing(s, king) - standing(s, leader))
        for i in range(out.n):
            worths.of[i] = for_swords if out.actions[i] == W.SWORD else 0

    def weigh_cards(
        self, s: SchwertPieces, seat: i64, needed: i64, is_chief: bool, out: Offers, worths: Worths
    ) -> None:
        """As much as is needed (in hundredths), and nothing where all would not suffice."""
        laid: i64 = of(s.laid, seat)
        missing: i64 = needed - 100 * strength(s.terms, laid)
        hopeless: bool = needed - self.odds_spread > 100 * strength(s.terms, of(s.hands, seat))
        for i in range(out.n):
            if out.actions[i] == W.THAT_IS_ALL:
                worths.of[i] = 0
                continue
            card: i64 = out.actions[i] - W.LAY
            worth: i64 = -1
            if card == W.TRUCE:
                worth = self.truce_when_lost if hopeless and is_chief else -1000
            elif card == W.AMBUSH:
                worth = self.ambush_in_revolt if is_chief and not hopeless else -1000
            elif missing > 0 and not hopeless and s.terms.cv[card]:
                worth = 1000 + 50 * s.terms.cv[card] - self.keep[card]
            worths.of[i] = worth
