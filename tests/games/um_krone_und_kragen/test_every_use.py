"""Abilities and conditions for any dice, compared with the plainest way to write the rules down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core.bag import bag_of, things
from regalia.core.ints import has
from regalia.games.um_krone_und_kragen import GAME
from regalia.games.um_krone_und_kragen.abilities import used_character
from regalia.games.um_krone_und_kragen.court import won_over
from regalia.games.um_krone_und_kragen.data import NAMES, court_of, shipped
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.words import USE

Dice = tuple[int, ...]
COURT = court_of(shipped())
FACES = range(1, 7)
ADDS = {"laborer": 1, "guard": 2, "hunter": 3, "pawnbroker": 4, "knight": 5, "bishop": 6}

# --- the conditions


def most(c: Counter[int]) -> int:
    return max(c.values())


def groups(c: Counter[int], size: int) -> int:
    return sum(n // size for n in c.values())


def full_house(c: Counter[int]) -> bool:
    return any(c[v] >= 3 and c[w] >= 2 for v in FACES for w in FACES if v != w)


CONDITIONS: dict[str, Callable[[Counter[int]], bool]] = {
    "jester": lambda c: True,
    "charlatan": lambda c: True,
    "farmer": lambda c: most(c) >= 2,
    "maid": lambda c: c[2] == c[4] == c[6] == 0,
    "philosopher": lambda c: c[1] == c[3] == c[5] == 0,
    "laborer": lambda c: sum(c.elements()) >= 15,
    "guard": lambda c: most(c) >= 3,
    "hunter": lambda c: most(c) >= 4,
    "merchant": lambda c: sum(c.elements()) >= 20,
    "astronomer": lambda c: groups(c, 2) >= 2,
    "lady": lambda c: most(c) >= 5 or full_house(c),
    "pawnbroker": lambda c: sum(c.elements()) >= 30,
    "knight": lambda c: most(c) >= 5,
    "magician": lambda c: all(c[v] for v in range(1, 6)) or all(c[v] for v in range(2, 7)),
    "alchemist": lambda c: all(c[v] for v in FACES),
    "bishop": lambda c: groups(c, 2) >= 3,
    "nobleman": lambda c: groups(c, 3) >= 2,
    "general": lambda c: most(c) >= 6,
    "queen": lambda c: False,
    "king": lambda c: most(c) >= 7,
}


@settings(max_examples=300, deadline=None)
@given(dice=st.lists(st.sampled_from(FACES), min_size=1, max_size=31))
def test_whom_any_dice_win_over(dice: list[int]) -> None:
    won = won_over(COURT, bag_of(dice))
    wanted = {name: condition(Counter(dice)) for name, condition in CONDITIONS.items()}
    assert {name: has(won, NAMES.index(name)) for name in NAMES} == wanted


# --- the abilities


def each_die(active: Dice) -> Iterator[tuple[int, Dice]]:
    """Every active die, and the others."""
    for place, face in enumerate(active):
        yield face, active[:place] + active[place + 1 :]


def some_dice(active: Dice) -> Iterator[tuple[Dice, Dice]]:
    """Every choice of at least one active die, and the others."""
    for n in range(1, len(active) + 1):
        for places in combinations(range(len(active)), n):
            yield tuple(active[i] for i in places), tuple(active[i] for i in range(len(active)) if i not in places)


def raised(active: Dice, pips: int) -> Iterator[Dice]:
    for chosen, rest in some_dice(active):
        if max(chosen) + pips <= 6:
            yield (*rest, *(face + pips for face in chosen))


def philosopher(active: Dice) -> Iterator[Dice]:
    for giver, others in each_die(active):
        for taker, rest in each_die(others):
            for pips in range(1, 6):
                if giver - pips >= 1 and taker + pips <= 6:
                    yield (*rest, giver - pips, taker + pips)


def alchemist(active: Dice) -> Iterator[Dice]:
    for chosen, rest in some_dice(active):
        if len(chosen) == 3:
            for new in product(FACES, repeat=3):
                if sum(new) == sum(chosen):
                    yield (*rest, *new)


def plain_results(character: str, active: Dice, aside: Dice) -> set[Dice]:
    """The active dice a character can leave, by the words of the rules; unchanged dice do not count."""
    ways: dict[str, Iterator[Dice]] = {
        "maid": ((*rest, face + k) for face, rest in each_die(active) for k in (1, 2, 3) if face + k <= 6),
        "philosopher": philosopher(active),
        "astronomer": ((*rest, model) for _, rest in each_die(active) for model in aside),
        "magician": ((*rest, face) for _, rest in each_die(active) for face in FACES),
        "alchemist": alchemist(active),
        "lady": raised(active, 1),
        "nobleman": raised(active, 2),
        "queen": ((*active, face) for face in FACES),
    }
    found = iter([(*active, ADDS[character])]) if character in ADDS else ways[character]
    return {tuple(sorted(dice)) for dice in found} - {tuple(sorted(active))}


def table_with(character: str, active: Dice, aside: Dice) -> KragenState:
    """Red's turn with this one character."""
    owned = ["king", "queen"] if character == "queen" else [character]
    position = {"active": list(active), "aside": list(aside), "owned": {"red": owned}}
    return GAME.load(position, ["red", "blue"], GAME.terms(GAME.options.settle(), GAME.data()))


def uses(s: KragenState) -> Iterator[KragenState]:
    """The tables after every possible use, however many parts it is said in; the chosen dice are still to be seen."""
    for action in s.legal():
        if action >= USE or s.said[0]:
            after = s.copy()
            after.apply(action)
            if after.said[0]:
                yield from uses(after)
            else:
                yield after


@pytest.mark.parametrize("character", [*ADDS, "maid", "philosopher", "astronomer", "magician", "alchemist", "queen"])
@settings(max_examples=25, deadline=None)
@given(active=st.lists(st.sampled_from(FACES), max_size=5), aside=st.lists(st.sampled_from(FACES), max_size=3))
def test_all_that_a_character_can_make_of_any_dice(character: str, active: list[int], aside: list[int]) -> None:
    if not active and character not in (*ADDS, "queen"):
        active = [1]
    if not active and not aside:
        aside = [1]
    s = table_with(character, tuple(active), tuple(aside))
    found = [tuple(things(after.active)) for after in uses(s)]
    assert len(set(found)) == len(found), "one result is offered twice"
    assert set(found) == plain_results(character, tuple(active), tuple(aside))


@pytest.mark.parametrize("character", ["lady", "nobleman"])
@settings(max_examples=25, deadline=None)
@given(active=st.lists(st.sampled_from(FACES), min_size=1, max_size=5))
def test_all_that_lady_and_nobleman_can_make_of_any_dice(character: str, active: list[int]) -> None:
    found = [tuple(things(after.active)) for after in uses(table_with(character, tuple(active), ()))]
    assert len(set(found)) == len(found), "one choice can be said in two ways"
    assert set(found) == plain_results(character, tuple(active), ())


@settings(max_examples=25, deadline=None)
@given(active=st.lists(st.sampled_from(FACES), min_size=1, max_size=5))
def test_all_that_the_merchant_can_choose(active: list[int]) -> None:
    choices: list[Dice] = []
    waiting = [table_with("merchant", tuple(active), ())]
    while waiting:
        s = waiting.pop()
        if s.said[0]:
            choices.append(tuple(things(s.laid[0])))
        for action in s.legal():
            after = s.copy()
            after.apply(action)
            if after.said[0]:
                waiting.append(after)
    assert sorted(choices) == sorted({tuple(sorted(chosen)) for chosen, _ in some_dice(tuple(active))})


@settings(max_examples=25, deadline=None)
@given(active=st.lists(st.sampled_from(FACES), min_size=1, max_size=6))
def test_the_jester_may_reroll_each_die(active: list[int]) -> None:
    s = table_with("jester", tuple(active), ())
    rerolls = [action for action in s.legal() if action >= USE]
    assert {used_character(action) for action in rerolls} == {NAMES.index("jester")}
    assert sorted(bag_of([face]) for face in set(active)) == sorted(action % USE for action in rerolls)
