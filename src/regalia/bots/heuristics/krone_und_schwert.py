"""A first sensible player of Krone & Schwert: grows towards good ground, builds, taxes, revolts when the odds are good.

It sees a view and the offers, nothing else. Every answer gets a worth; the highest is given.
"""

from __future__ import annotations

from typing import Any

from regalia.bots.bot import Clock
from regalia.core.game import Game
from regalia.core.luck import seeded, stirred
from regalia.core.prompt import Prompt
from regalia.games.krone_und_schwert.view import SchwertView

BUILDERS = {"build_castle": 3.0, "build_town": 2.5, "build_cathedral": 2.0}
KEEP = {"ambush": 1.5, "truce": 1.5, "leader_4": 1.6, "leader_3": 1.3, "incite": 0.6, "papal_visit": 0.7}
MEAN_STRENGTH = 1.5  # of an unknown card
COMMITTED = 0.5  # the part of a hand that others put into a revolt, as a guess


class Heuristic:
    """Plays one seat."""

    def __init__(self, game: Game[Any, Any], terms: Any, seed: int) -> None:
        self.game = game
        self.luck = seeded(seed)

    def choose(self, view: SchwertView, prompt: Prompt, clock: Clock | None = None) -> int:
        """The answer with the highest worth; a little luck parts equal ones."""
        best, chosen = -1e9, prompt.actions[0]
        eyes = Eyes(view)
        for action in prompt.actions:
            self.luck = stirred(self.luck)
            worth = eyes.worth(self.game.spell(view, action)) + (self.luck >> 40) / 2**33
            if worth > best:
                best, chosen = worth, action
        return chosen


class Eyes:
    """One look at a view."""

    def __init__(self, view: SchwertView) -> None:
        self.view = view
        self.mine = set(view.land[view.seat]) if view.seat >= 0 else set()
        self.owned = {space for land in view.land for space in land}
        self.at = {(x, y): name for name, (x, y, _) in view.map.items()}
        self.towns = {*view.small_towns, *(part for town in view.big_towns for part in town)}
        self.built = {*view.castles, *self.towns}

    def worth(self, text: str) -> float:
        """How good an answer looks."""
        verb, _, rest = text.partition(" ")
        if self.view.asks == "tax":
            return self.tax_worth(text)
        if self.view.asks == "defence":
            return {"truce": 2.0, "ambush": self.ambush_worth(), "pass": 1.0}[text]
        if self.view.asks == "revolt":
            return self.vote_worth(text)
        if verb == "place":
            return self.space_worth(rest)
        if self.view.said:
            return self.attack_card_worth(text)
        return self.action_worth(text, verb, rest)

    # --- the board

    def near(self, space: str) -> list[str]:
        """The spaces adjacent to one."""
        x, y, _ = self.view.map[space]
        steps = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
        if x % 2 == 0:
            steps += [(-2, 0), (2, 0), (0, -2), (0, 2)]
        return [self.at[(x + dx, y + dy)] for dx, dy in steps if (x + dx, y + dy) in self.at]

    def ground(self, space: str) -> float:
        """What could be built there."""
        terrain = self.view.map[space][2]
        if terrain == "mountain":
            return 3.0
        if terrain == "meadow" and space not in self.towns and not any(n in self.towns for n in self.near(space)):
            return 2.0 if self.view.map[space][0] % 2 == 0 else 1.7
        return 0.3

    def space_worth(self, space: str) -> float:
        """Good ground, and good ground beside it that is still free."""
        around = [self.ground(other) for other in self.near(space) if other not in self.owned]
        return self.ground(space) + 0.25 * sum(around) + self.pair_worth(space)

    def pair_worth(self, space: str) -> float:
        """An octagon and a square of meadow side by side make a big town."""
        if self.view.map[space][2] != "meadow" or self.ground(space) < 1:
            return 0.0
        even = self.view.map[space][0] % 2 == 0
        pairs = [n for n in self.near(space) if n in self.mine and (self.view.map[n][0] % 2 == 0) != even]
        return 1.0 if any(self.ground(n) > 1.5 and self.view.map[n][2] == "meadow" for n in pairs) else 0.0

    # --- actions

    def action_worth(self, text: str, verb: str, rest: str) -> float:
        """Buildings first, then a good revolt, then growing and drawing."""
        worths = {"castle": 9.0, "cathedral": 8.5, "town": 6.0, "big": 7.5}
        if verb in worths:
            return worths[verb] + (self.first_town() if verb in ("town", "big") else 0.0)
        if text == "revolt":
            return self.revolt_worth()
        if verb == "expand":
            return self.expansion_worth(rest)
        if verb == "attack":
            return self.attack_worth(rest)
        simple = {"draw": 3.0, "incite": self.incite_worth(), "papal visit": self.papal_worth(), "occupy": 1.0}
        return simple.get(text, 0.0)

    def first_town(self) -> float:
        """A first town makes a leader of revolts."""
        return 2.0 if not self.towns & self.mine else 0.0

    def sites(self) -> int:
        """Own ground that waits for a building."""
        free = [space for space in self.mine if space not in self.built]
        return sum(self.ground(space) > 1 for space in free)

    def expansion_worth(self, rest: str) -> float:
        """With cards that are of little use otherwise, while ground is short."""
        card = rest.rpartition(" ")[2]
        spare = self.view.hand.count(card) > 1
        value = KEEP.get(card, BUILDERS.get(card, 1.0))
        if card == "build_cathedral" and len(self.view.big_towns) <= len(self.view.cathedrals):
            value = 0.8
        need = 4.5 if self.sites() < 3 else 2.5
        return need - 0.6 * value + (0.5 if spare else 0.0) + (0.6 if rest.startswith("two") else 0.0)

    def attack_worth(self, target: str) -> float:
        """Good ground of a rival whose castles are few."""
        owner = next(seat for seat, land in enumerate(self.view.land) if target in land)
        castles = self.castles(owner)
        return 2.0 + 0.8 * self.space_worth(target) - 1.5 * castles if len(self.view.hand) > 3 else 0.5

    def attack_card_worth(self, text: str) -> float:
        """Weak cards first, and no more than needed."""
        if text == "that is all":
            return 10.0
        card = text.removeprefix("add ")
        return 5.0 - KEEP.get(card, 0.5) - 0.3 * BUILDERS.get(card, 0.0)

    def castles(self, seat: int) -> int:
        """The castles of a seat."""
        return sum(space in self.view.castles for space in self.view.land[seat])

    def cathedrals(self, seat: int) -> int:
        """The cathedrals of a seat."""
        return sum(space in self.view.cathedrals for space in self.view.land[seat])

    def incite_worth(self) -> float:
        """Swords help whoever wants the crown."""
        return 3.5 if self.view.king not in (None, self.view.seat) and self.can_lead() else 0.5

    def papal_worth(self) -> float:
        """For the king, when the people are angry."""
        return 4.0 if self.view.king == self.view.seat and self.view.visible_swords >= 2 else 0.3

    def can_lead(self) -> bool:
        """Castle and town are there."""
        return self.castles(self.view.seat) > 0 and bool(self.towns & self.mine)

    # --- tax, revolt, defence

    def tax_worth(self, text: str) -> float:
        """Castles pay; half a sword is the price."""
        pays = self.castles(self.view.seat) - 0.4 - 0.1 * self.view.visible_swords
        return pays if text == "tax" else 0.0

    def strength(self) -> int:
        """The combat value of one's hand."""
        return sum(self.view.cards[card][0] for card in self.view.hand)

    def odds(self, votes: int) -> float:
        """How far the rebels are ahead, with so many swords among the votes, without one's own cards."""
        view, pile = self.view, self.view.people_pile
        left = pile["crowns"] + pile["swords"]
        drawn = min(left, 2 * votes + (3 if len(view.land) == 2 else 0))
        swords = view.visible_swords + (drawn * pile["swords"] / left if left else 0)
        return swords - 2 * (len(view.land) - votes)

    def king_cards(self) -> float:
        """What the king may put in."""
        king = self.view.king or 0
        return MEAN_STRENGTH * COMMITTED * self.view.hand_sizes[king]

    def revolt_worth(self) -> float:
        """The crown pays: castles, cathedrals, taxes; but not against long odds."""
        votes = 1 + (len(self.view.land) - 2) // 2
        ahead = self.odds(votes) + self.strength() - self.king_cards()
        prize = self.castles(self.view.seat) + 2 * self.cathedrals(self.view.seat)
        return 5.0 + prize if ahead > 1.0 else 0.2

    def vote_worth(self, text: str) -> float:
        """With the side that seems to win, rather with the rebels if that pays."""
        view = self.view
        if text in ("vote crown", "vote sword"):
            ahead = self.odds(1 + (len(view.land) - 2) // 2)
            return (1.0 if ahead > 0.5 else -1.0) * (1 if text == "vote sword" else -1)
        if text == "that is all":
            return 1.0
        return self.commitment_worth(text.removeprefix("add "))

    def commitment_worth(self, card: str) -> float:
        """Leader and king put in what may decide; others keep their cards."""
        view = self.view
        leader = view.leader == view.seat
        if not leader and view.king != view.seat:
            return 0.0
        laid = sum(view.cards[name][0] for name in view.laid)
        ahead = self.odds(1 + (len(view.land) - 2) // 2) * (1 if leader else -1)
        rival = view.king if leader else view.leader
        wanted = 1.5 + MEAN_STRENGTH * COMMITTED * view.hand_sizes[rival or 0] - ahead
        if laid >= wanted or (card in ("truce", "ambush") and leader):
            return 0.0
        if card == "truce":
            return 1.5 if self.strength() < wanted else 0.0
        return 1.2 + 0.1 * view.cards[card][0] - 0.1 * BUILDERS.get(card, 0.0)

    def ambush_worth(self) -> float:
        """Only if it turns the attack."""
        attack = self.view.attack
        if attack is None:
            return 0.0
        values = sorted(self.view.cards[card][0] for card in attack.cards)
        return 1.5 if sum(values[:-1]) <= self.castles(self.view.seat) else 0.0
