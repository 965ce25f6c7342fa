"""For a Crown by rule of thumb: cards by the worth of their icons, blows against the rich, portraits out of scandal."""

from __future__ import annotations

from typing import Any

from regalia.bots.bot import Clock
from regalia.core.game import Game, View
from regalia.core.luck import chosen, seeded, stirred
from regalia.core.prompt import Prompt
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.agenda import ICON_WORDS
from regalia.games.for_a_crown.icons import icons_of
from regalia.games.for_a_crown.paying import coins_of, rubies_of
from regalia.games.for_a_crown.view import CrownView, Range

# what an icon is worth in rubies; the die is the mean of its faces
WORTH = {"ruby": 1.0, "coin": 0.55, "raccoon": 0.45, "hit": 0.7, "move": 0.35, "die": 0.95}
COIN_PRICE = 0.6  # what a spent coin is worth
ICON_ORDER = ("ruby", "coin", "die", "hit", "raccoon", "move")


class Heuristic:
    """A first bot: it sees a view and a prompt, nothing else."""

    def __init__(self, game: Game[Any, Any], terms: Any, seed: int) -> None:
        self.terms = terms
        self.luck = seeded(seed)

    def choose(self, view: View, prompt: Prompt, clock: Clock | None = None) -> int:
        """The answer with the highest worth; luck decides between equal ones."""
        assert isinstance(view, CrownView)
        worths = [(self.worth(view, action), self.whim(), action) for action in prompt.actions]
        return max(worths)[2]

    def whim(self) -> int:
        """A random number that breaks ties."""
        self.luck = stirred(self.luck)
        return chosen(self.luck, 1 << 20)

    def worth(self, v: CrownView, action: int) -> float:
        """How good an answer seems."""
        if action >= W.PAY:
            return self.payment(v, coins_of(action), rubies_of(action))
        if v.asks == "recruit":
            return self.recruit(v, action)
        if v.asks == "bribe":
            return self.bribe(v, action - W.RETURN_RACCOONS)
        if v.asks == "half":
            return self.half(v, action - W.HALF_A)
        if v.asks == "hit":
            return self.blow(v, action - W.STRIKE)
        if v.asks == "raccoon":
            return self.burden(v, action - W.SEND_RACCOON)
        if v.asks == "move":
            return self.move(v, *divmod(action - W.SHIFT, 2))
        if v.asks == "icon":
            return -float(ICON_ORDER.index(ICON_WORDS[action - W.CHOOSE_ICON]))
        return 0.0

    # --- recruiting and paying

    def recruit(self, v: CrownView, action: int) -> float:
        """The worth of a card in all rounds to come, less its price."""
        if action == W.PASS:
            return 0.0
        if action >= W.TAKE:
            kind = action - W.TAKE
            level, value = v.levels[kind], self.card(v, kind)
        else:
            level = action - W.TAKE_BLIND
            unseen = v.unseen[str(level)]
            value = sum(self.card(v, v.kinds.index(card)) for card in unseen) / max(1, len(unseen))
        return value * (v.rounds - v.round + 1) - self.cost(v, v.prices[level - 1] or 0)

    def card(self, v: CrownView, kind: int) -> float:
        """What a card brings each time it comes up."""
        halves = [self.icons(v, self.terms.cards.icons[2 * kind + half]) for half in (0, 1)]
        return max(halves) if v.levels[kind] == 1 else halves[0]

    def icons(self, v: CrownView, icons: int) -> float:
        """The worth of some icons; a coin of the last round buys nothing."""
        last = v.round == v.rounds
        words = [ICON_WORDS[icon] for icon in icons_of(icons)]
        return sum(0.2 if last and word == "coin" else WORTH[word] for word in words)

    def cost(self, v: CrownView, price: int) -> float:
        """A price in rubies: coins first, then rubies; a sale is no loss, but it makes a family vulnerable."""
        coins = min(price, v.coins[v.seat] or 0)
        rubies = price - coins
        left = (v.rubies[v.seat] or 0) - rubies
        return coins * COIN_PRICE + rubies + (1.5 if left < 3 else 0.0)

    def payment(self, v: CrownView, coins: int, rubies: int) -> float:
        """Coins before rubies; a mage is worth a coin, not a ruby."""
        if v.asks == "mage":
            return 0.3 if coins else -0.2
        return coins * 0.1 - rubies * 0.2

    # --- effects

    def half(self, v: CrownView, half: int) -> float:
        """The better half here and now."""
        kind = v.kinds.index(v.turned)
        return self.icons(v, self.terms.cards.icons[2 * kind + half])

    def blow(self, v: CrownView, target: int) -> float:
        """Against the richest; the last blow only if it wins."""
        fatal = not v.heirlooms[target] and self.rubies(v, target) < 0.5
        return self.wealth(v, target) - (0 if not fatal or self.leads(v) else 50)

    def burden(self, v: CrownView, target: int) -> float:
        """To the one who has most, so that the next burglary finds him; rather to the rich."""
        return 3 * v.raccoons[target] + self.wealth(v, target) / 4

    def move(self, v: CrownView, seat: int, right: int) -> float:
        """Myself out of the scandal and to the right, the others to the left."""
        step = 1 if right else -1
        space = v.gallery[seat] + step
        while space in v.gallery:
            space += step
        gallery = list(v.gallery)
        gallery[seat] = space
        return self.hanging(v, gallery) - self.hanging(v, list(v.gallery))

    def hanging(self, v: CrownView, gallery: list[int]) -> float:
        """How good a gallery is for me."""
        threat = 1.0 if any(down and v.event_kinds[event] == "scandal" for event, down in v.events.items()) else 0.4
        worth = 0.05 * gallery[v.seat]
        for seat, space in enumerate(gallery):
            if space:
                loss = v.zones[space - 1] * threat
                worth += -loss if seat == v.seat else loss * self.wealth(v, seat) / 60
        ahead = gallery[v.seat] == max(gallery)
        return worth + (0.8 if ahead and v.round == v.rounds else 0.2 if ahead else 0.0)

    def bribe(self, v: CrownView, raccoons: int) -> float:
        """Just enough to be below the leader, if a burglary may come; coins only."""
        others = [v.raccoons[seat] for seat in v.influence if seat != v.seat]
        left = v.raccoons[v.seat] - raccoons
        exposed = left > 0 and left >= max(others, default=0)
        threat = any(down and v.event_kinds[event] == "burglary" for event, down in v.events.items())
        danger = 2.0 if threat else 1.2
        affordable = raccoons <= (v.coins[v.seat] or 0)
        return -(danger if exposed else 0.0) - raccoons * (0.6 if affordable else 1.1)

    # --- the others

    def rubies(self, v: CrownView, seat: int) -> float:
        """The rubies of a rival, as far as they can be told; else a fair share of what is in closed chests."""
        start = self.terms.start_rubies
        closed = max(1, len(v.influence) - 1)
        held = self.terms.all_rubies - v.absent[0] - (v.reserve.rubies if v.reserve.rubies is not None else 20)
        fair = (held - (v.rubies[v.seat] or 0)) / closed
        return between(v.told[seat].rubies, start, fair)

    def wealth(self, v: CrownView, seat: int) -> float:
        """What a rival would score."""
        return self.rubies(v, seat) + (v.heirloom if v.heirlooms[seat] else 0)

    def leads(self, v: CrownView) -> bool:
        """Would I win if it were over?"""
        mine = (v.rubies[v.seat] or 0) + (v.heirloom if v.heirlooms[v.seat] else 0)
        return all(mine > self.wealth(v, seat) for seat in v.influence if seat != v.seat)


def between(span: Range, start: int, fair: float) -> float:
    """A fair share, kept within what can be told."""
    least, most = span
    high = fair if most is None else min(fair, start + most)
    return max(high, float(start + least))
