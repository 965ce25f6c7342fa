"""The best chance of a turn and the answer that reaches it: what bots, the page and regalia odds ask.

    answer = solve(s, claim("knight"))                    s: a KragenState, of a table or imagined from a view
    answer.chance, answer.exact, answer.action            Fraction(5, 36), True, 7

Everything in this game is open, so a view is as good as the table: `imagine(view, terms).known` is its state.
"""

from __future__ import annotations

from collections import OrderedDict
from fractions import Fraction

import msgspec

from regalia.core.bag import higher, one, total
from regalia.core.ints import bit, has, how_many
from regalia.core.step import kind_of
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import ADDERS, CHOOSERS, dice_of, used_character
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.solver_aims import Aim, goal_of, relaxed
from regalia.games.um_krone_und_kragen.solver_goals import NEVER
from regalia.games.um_krone_und_kragen.solver_nodes import TooMany
from regalia.games.um_krone_und_kragen.solver_turn import FREE_TO_ROLL, TO_SET, Solver

LIMIT = 2**19  # positions of one aim: about a second
MOST_SOLVERS = 64
MOST_KEPT = 2**21  # positions of all aims: some 150 MB
MOST_TOO_BIG = 4096
DOUBT = 1e-8  # of a float where fractions end
# who makes a turn hard to solve, the hardest first; and how many dice each can change
DEAREST = (
    *(W.MERCHANT, W.ALCHEMIST, W.PHILOSOPHER, W.LADY, W.NOBLEMAN, W.MAID, W.ASTRONOMER, W.JESTER, W.MAGICIAN),
    *(W.QUEEN, W.BISHOP, W.KNIGHT, W.PAWNBROKER, W.HUNTER, W.GUARD, W.LABORER),
)
CHANGES = {W.ALCHEMIST: 3, W.PHILOSOPHER: 2, W.MAID: 1, W.ASTRONOMER: 1, W.JESTER: 1, W.MAGICIAN: 1}


class Answer(msgspec.Struct, frozen=True):
    """The best chance (or mean worth) from a position, and the answer that reaches it; -1 where none is asked."""

    chance: Fraction
    exact: bool
    low: float
    high: float
    action: int


class Turn:
    """One position of a turn, seen with one aim: the value of each answer."""

    def __init__(self, s: KragenState, solver: Solver) -> None:
        self.s = s
        self.solver = solver
        self.seat = s.in_turn

    def values(self) -> dict[int, int]:
        """Each legal answer with the number of its value in the solver."""
        return {action: self.after(action) for action in self.s.legal(self.seat)}

    def best(self) -> tuple[int, int]:
        """The best answer and its value; the first of equal ones."""
        values = self.values()
        best = next(iter(values))
        for action in values:
            if self.solver.better(values[best], values[action]) != values[best]:
                best = action
        return best, values[best]

    def after(self, action: int) -> int:
        """The value of an answer."""
        s = self.s
        if s.said[self.seat] or (action >= W.USE and has(CHOOSERS, used_character(action)) and s.active):
            return self.after_choice(action)
        if action == W.ROLL:
            dice = s.hand + total(s.active)
            return self.solver.rolled(dice, self.progress(), faces(s.aside), s.unused)
        if action == W.FINISH:
            return self.position(0, s.aside, 0, FREE_TO_ROLL)
        if action <= W.SIX:
            return self.position(s.active - one(action), s.aside + one(action), s.unused, FREE_TO_ROLL)
        if action >= W.USE and used_character(action) == W.JESTER:
            lying = s.active - dice_of(action)
            return self.thrown(lying, 1, s.unused & ~bit(W.JESTER))
        return self.after_deed(action)

    def after_deed(self, action: int) -> int:
        """The value of an answer that leaves nothing to chance, played on a copy."""
        after = self.s.copy()
        after.answer(self.seat, action)
        if kind_of(after.now) == W.DICE:
            return self.position(after.active, after.aside, after.unused, self.kind())
        return Turn(after, self.solver).best()[1]

    def after_choice(self, action: int) -> int:
        """Merchant, lady and nobleman: the best that can still be chosen, or what those chosen are worth."""
        if action != W.THAT_IS_ALL:
            after = self.s.copy()
            after.answer(self.seat, action)
            return Turn(after, self.solver).best()[1]
        s, c, chosen = self.s, used_character(self.s.said[self.seat]), self.s.laid[self.seat]
        unused = s.unused & ~bit(c)
        if c == W.MERCHANT:
            return self.thrown(s.active - chosen, total(chosen), unused)
        active = s.active - chosen + higher(chosen, s.terms.court.numbers[c])
        return self.position(active, s.aside, unused, self.kind())

    def kind(self) -> int:
        """Was a die set aside since the roll?"""
        return FREE_TO_ROLL if self.s.set_since_roll else TO_SET

    def progress(self) -> int:
        """What the dice aside have reached."""
        return self.solver.goal.begin(self.s.aside)

    def position(self, active: int, aside: int, unused: int, kind: int) -> int:
        """The value of these dice."""
        return self.solver.value(active, self.solver.goal.begin(aside), faces(aside), unused, kind)

    def thrown(self, lying: int, dice: int, unused: int) -> int:
        """The value of some dice rolled again."""
        return self.solver.thrown(lying, dice, self.progress(), faces(self.s.aside), unused, self.kind())


def faces(dice: int) -> int:
    """The set of faces that some dice show."""
    return sum(bit(face) for face in range(1, W.SIX + 1) if (dice >> (5 * face)) & 31)


# --- solvers are kept: the next answer of the same turn finds its positions solved

SOLVERS: OrderedDict[tuple[object, ...], Solver] = OrderedDict()
TOO_BIG: OrderedDict[tuple[object, ...], None] = OrderedDict()  # positions that were not solved


def solver_for(s: KragenState, aim: Aim, limit: int) -> Solver:
    """The solver of an aim under the terms of a table, with all it has found so far."""
    terms = s.terms
    rules = tuple(terms.abilities.values()), tuple(terms.conditions.values()), terms.alchemist_min_dice
    key = (aim, idle(s), limit, *rules)
    solver = SOLVERS.pop(key, None) or Solver(terms, goal_of(aim, terms), idle(s), limit)
    while SOLVERS and (len(SOLVERS) >= MOST_SOLVERS or kept() > MOST_KEPT):
        SOLVERS.popitem(last=False)
    SOLVERS[key] = solver
    solver.depth = 0
    return solver


def kept() -> int:
    """How many positions are remembered in all."""
    return sum(solver.nodes.room for solver in SOLVERS.values())


def idle(s: KragenState) -> int:
    """How many characters cannot add a die any more because of the dice cap (UK-R43)."""
    dice = s.hand + total(s.active) + total(s.aside)
    return max(0, dice + how_many(s.unused & ADDERS) - s.terms.dice_cap)


# --- the answer


def solve(s: KragenState, aim: Aim, limit: int = LIMIT) -> Answer:
    """The best chance of the seat in turn, in any moment of its turn before the claim; bounds if it is too much work.

    For an aim with worths (solver_aims.worths) it is the best mean worth.
    """
    try:
        return solved(s, aim, limit)
    except TooMany:
        return bounded(s, aim, limit // 8)


def solved(s: KragenState, aim: Aim, limit: int) -> Answer:
    """The exact answer; TooMany positions are not solved."""
    if kind_of(s.now) == W.START_DIE:
        return start_dice(s, aim, limit)
    asked = (aim, limit, s.now, s.hand, s.active, s.aside, s.unused, s.set_since_roll, s.said, s.laid)
    if asked in TOO_BIG:
        raise TooMany
    solver = solver_for(s, aim, limit)
    try:
        action, node = Turn(s, solver).best()
    except TooMany:
        SOLVERS.popitem()  # full: it could not even solve what comes later
        remember(asked)
        raise
    return told(s, solver, action, node)


def solved_after(s: KragenState, aim: Aim, action: int, limit: int) -> Answer:
    """The best chance after one answer, in the middle of a turn; TooMany positions are not solved."""
    solver = solver_for(s, aim, limit)
    try:
        return told(s, solver, action, Turn(s, solver).after(action))
    except TooMany:
        SOLVERS.popitem()
        raise


def told(s: KragenState, solver: Solver, action: int, node: int) -> Answer:
    """The value that a solver found for an answer."""
    if most_rolled(s) > solver.nodes.power:  # more dice than fractions can be told apart
        value, doubt = solver.nodes.value[node], DOUBT * float(int(solver.goal.most))
        return Answer(
            Fraction(value), False, max(0.0, value - doubt), min(float(int(solver.goal.most)), value + doubt), action
        )
    chance = Fraction(solver.nodes.numerator(node), 6**solver.nodes.power)
    return Answer(chance, True, float(chance), float(chance), action)


def remember(asked: tuple[object, ...]) -> None:
    """This is too big: no need to try it again."""
    TOO_BIG[asked] = None
    if len(TOO_BIG) > MOST_TOO_BIG:
        TOO_BIG.popitem(last=False)


def start_dice(s: KragenState, aim: Aim, limit: int) -> Answer:
    """Each die of farmer and charlatans may be taken or not; a dice cap may weigh differently then."""
    found: dict[int, Answer] = {}
    for action in s.legal():
        after = s.copy()
        after.answer(s.in_turn, action)
        found[action] = solved(after, aim, limit)
    best = max(found, key=lambda action: found[action].chance)
    return msgspec.structs.replace(found[best], action=best)


def most_dice(s: KragenState) -> int:
    """How many dice the turn can have in the end."""
    return s.hand + total(s.active) + total(s.aside) + how_many(s.unused & ADDERS) - idle(s)


def most_rolled(s: KragenState) -> int:
    """How many dice can be rolled at most in the rest of the turn, each roll counted anew."""
    dice = most_dice(s) - total(s.aside)
    again = int(has(s.unused, W.JESTER)) + (dice if has(s.unused, W.MERCHANT) or s.said[s.in_turn] else 0)
    return dice * (dice + 1) // 2 + again


def bounded(s: KragenState, aim: Aim, limit: int) -> Answer:
    """Without some characters one can do no better: what is reached without them is a lower bound.

    The upper bound grants a die of any face for each die that those characters could have changed.
    """
    less = s.copy()
    changed = 0
    for c in DEAREST:
        if not has(less.unused, c):
            continue
        less.unused &= ~bit(c)
        changed += CHANGES.get(c, NEVER)
        try:
            low = solved(less, aim, limit)
        except TooMany:
            continue
        high = upper(less, relaxed(aim, s.terms, changed), limit)
        return Answer(low.chance, False, low.low, max(high, low.low), low.action)
    most = max([1, *(worth for _, worth in aim.wishes)])
    return Answer(Fraction(0), False, 0.0, float(most), s.legal(s.in_turn)[0])


def upper(s: KragenState, aim: Aim | None, limit: int) -> float:
    """The chance of an easier aim, if it can be found."""
    if aim is None:
        return 1.0
    try:
        return solved(s, aim, limit).high
    except TooMany:
        return 1.0
