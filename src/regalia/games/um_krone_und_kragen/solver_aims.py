"""What one may aim at in a turn: to win a character over, one of several, equal dice, or to beat a combination."""

from __future__ import annotations

import msgspec

from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.court import ALL_FACES, ONE_TO_FIVE, TWO_TO_SIX
from regalia.games.um_krone_und_kragen.data import CONDITIONS
from regalia.games.um_krone_und_kragen.pieces import Terms
from regalia.games.um_krone_und_kragen.solver_goals import NEVER, Faces, Goal, Group, House, Parity, Sets, Sum
from regalia.games.um_krone_und_kragen.solver_wishes import Wishes


class Aim(msgspec.Struct, frozen=True):
    """An aim by name, so that what was solved for it can be found again."""

    wishes: tuple[tuple[str, int], ...] = ()  # characters with their worths
    needs: tuple[int, ...] = ()  # equal dice that suffice, for each face 1 to 6


def claim(character: str) -> Aim:
    """The dice win this character over."""
    return Aim(wishes=((character, 1),))


def any_of(*characters: str) -> Aim:
    """The dice win one of these over."""
    return Aim(wishes=tuple((name, 1) for name in characters))


def worths(table: dict[str, int]) -> Aim:
    """The dice win over the one that is worth most; its value is the mean of that worth."""
    return Aim(wishes=tuple(sorted(table.items())))


def group(many: int, face: int) -> Aim:
    """At least so many dice of one face."""
    return Aim(needs=tuple(many if each == face else NEVER for each in range(1, W.SIX + 1)))


def equal(many: int) -> Aim:
    """At least so many equal dice of any face."""
    return Aim(needs=(many,) * W.SIX)


def beat(combination: tuple[int, int], match: bool = False) -> Aim:
    """A stronger combination than this; or one as strong, where that suffices (UK-R32)."""
    many, face = combination
    return Aim(needs=tuple(many if each > face - match else many + 1 for each in range(1, W.SIX + 1)))


def goal_of(aim: Aim, terms: Terms) -> Goal:
    """The aim as the solver wants it."""
    if aim.needs:
        return Group([0, *aim.needs])
    conditions = [condition_of(name, terms) for name, _ in aim.wishes]
    if len(aim.wishes) == 1 and aim.wishes[0][1] == 1:
        return single(*conditions[0])
    return Wishes(conditions, [worth for _, worth in aim.wishes])


def condition_of(name: str, terms: Terms) -> tuple[int, int]:
    """What wins a character over, as numbers."""
    kind, number = terms.conditions[name]
    return CONDITIONS[kind], number


def single(kind: int, number: int) -> Goal:
    """One condition."""
    if kind == W.FREE:
        return Goal()
    if kind == W.EQUAL:
        return Group([0, *[number] * W.SIX])
    if kind == W.SUM:
        return Sum(number)
    if kind in (W.PAIRS, W.TRIPLES):
        return Sets(2 if kind == W.PAIRS else 3, number)
    if kind == W.FULL_HOUSE:
        return House(number)
    if kind in (W.ALL_ODD, W.ALL_EVEN):
        return Parity(int(kind == W.ALL_ODD))
    if kind == W.STRAIGHT:
        return Faces([ONE_TO_FIVE, TWO_TO_SIX], [0, 1, 2, 2, 2, 2, 1])  # the ends, and those between them
    return Faces([ALL_FACES], [0, 1, 1, 1, 1, 1, 1]) if kind == W.EVERY_FACE else Group([0, *[NEVER] * W.SIX])


def relaxed(aim: Aim, terms: Terms, changed: int) -> Aim | None:
    """An easier aim for equal dice: so many fewer suffice. None where that is no aim any more, or of another kind."""
    needs = aim.needs
    if len(aim.wishes) == 1 and condition_of(aim.wishes[0][0], terms)[0] == W.EQUAL and aim.wishes[0][1] == 1:
        needs = (condition_of(aim.wishes[0][0], terms)[1],) * W.SIX
    if not needs or min(needs) <= changed:
        return None
    return Aim(needs=tuple(need - changed for need in needs))
