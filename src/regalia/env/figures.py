"""What a paper would quote of a game, measured while bots play it: choices, length, luck, what is hidden, who began."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import lcm, log2, log10

import msgspec

from regalia.bots.spec import bot_called
from regalia.core.dice import Dice
from regalia.core.game import places
from regalia.core.prompt import Prompt
from regalia.core.state import State
from regalia.env.chance import Odds, Walk, after, start
from regalia.env.kit import Kit

WORLDS = 64  # dealt from what a seat knows, to see how many it cannot tell apart
PAIRS = WORLDS * (WORLDS - 1) // 2
MOST_BITS = log2(PAIRS)  # more cannot be told from so few worlds


class Course(msgspec.Struct):
    """What one game showed."""

    seed: int
    legal: list[int] = []  # how many answers were legal, answer by answer
    draws: int = 0  # of luck, each die and each card for itself
    bits: float = 0.0  # what they told: the sum of their entropies
    hidden: list[float] = []  # where one looked: how much the seat that was asked did not know, in bits
    order: list[int] = []  # the seats, as they had their first turn
    places: tuple[int, ...] = ()  # by seat, 1 is the best

    @property
    def choices(self) -> list[int]:
        """The answers where there was more than one."""
        return [n for n in self.legal if n > 1]

    @property
    def tree(self) -> float:
        """The decimal logarithm of the product of all choices: how many games there are, as one came along."""
        return sum(log10(n) for n in self.legal)


class Watch(msgspec.Struct, frozen=True):
    """How games are watched."""

    bot: str = "squire"
    one_in: int = 10  # of so many questions at one is looked what is hidden
    prelude: Collection[str] = ()  # steps before the first turn


def course(kit: Kit, seed: int, watch: Watch) -> Course:
    """One game of a bot against itself. Its luck is drawn here, with the chances that the rules tell."""
    eye = Eye(kit, seed, watch)
    s = eye.drawn(lambda outcomes: start(kit, outcomes))
    while s.waiting:
        s = eye.answered(s)
    found = eye.found
    found.order += [seat for seat in range(kit.seats) if seat not in found.order]
    found.places = places(s.scores())
    return found


class Eye:
    """Watches one game, and draws its luck."""

    def __init__(self, kit: Kit, seed: int, watch: Watch) -> None:
        self.kit, self.watch = kit, watch
        self.found = Course(seed)
        self.dice = Dice(seed)
        self.bots = [bot_called(watch.bot, kit.game, kit.terms, seed * 8 + seat) for seat in range(kit.seats)]

    def answered(self, s: State) -> State:
        """The table after one more answer."""
        seat, found = s.seat_to_answer(), self.found
        prompt = Prompt(self.kit.game, s, self.kit.game.view(s, seat))
        if seat not in found.order and prompt.view.asks not in self.watch.prelude:
            found.order.append(seat)
        if len(found.legal) % self.watch.one_in == 0:
            found.hidden.append(hidden_bits(self.kit, s, seat, self.dice.seed()))
        found.legal.append(s.num_legal())
        action = self.bots[seat].choose(prompt.view, prompt)
        return self.drawn(lambda outcomes: after(s, seat, action, outcomes))

    def drawn(self, walk: Walk) -> State:
        """The table at the end of a walk through chance, drawn as its odds say."""
        outcomes: list[int] = []
        while not isinstance(came := walk(outcomes), State):
            self.found.draws += 1
            self.found.bits += entropy(came)
            outcomes.append(one_by_odds(came, self.dice))
        return came


def one_by_odds(odds: Odds, dice: Dice) -> int:
    """An outcome, drawn with its chance."""
    whole = lcm(*(chance.denominator for _, chance in odds))
    tickets = [outcome for outcome, chance in odds for _ in range(int(chance * whole))]
    return dice.one_of(tickets)


def entropy(odds: Odds) -> float:
    """How much a draw tells, in bits."""
    return -sum(float(chance) * log2(chance) for _, chance in odds)


def hidden_bits(kit: Kit, s: State, seat: int, seed: int) -> float:
    """How much a seat does not know of a table, from how often two worlds that fit its view are the same.

    The entropy of collisions: 0 where everything is known, MOST_BITS or more where no two of the worlds were alike.
    """
    guess = kit.game.imagine(kit.game.view(s, seat), kit.terms)
    dealt: dict[State, int] = {}
    for i in range(WORLDS):
        world = guess.deal(seed + i)
        world.stream, world.luck = None, 0
        dealt[world] = dealt.get(world, 0) + 1
    alike = sum(n * (n - 1) // 2 for n in dealt.values())
    return log2(PAIRS / max(alike, 1))


def mean(numbers: Sequence[float]) -> float:
    """The mean of some numbers, 0 of none."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def within(numbers: Sequence[float], part: float) -> float:
    """The number below which such a part of them lies."""
    return sorted(numbers)[min(int(part * len(numbers)), len(numbers) - 1)]
