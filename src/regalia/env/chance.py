"""Chance as nodes: at any moment where luck is drawn, what can come and how likely it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from regalia.core.errors import Undecided
from regalia.core.forks import Fork
from regalia.core.state import State
from regalia.env.kit import Kit

Odds = list[tuple[int, Fraction]]  # outcomes with their chances
Walk = Callable[[Sequence[int]], "State | Odds"]


def after(s: State, seat: int, action: int, drawn: Sequence[int] = ()) -> State | Odds:
    """The state after an answer if luck was drawn so; if more is to be drawn, what can come with which chance."""
    world = s.copy()
    world.stream, world.luck = Fork(list(drawn)), 0
    return settled(world, lambda: world.answer(seat, action))


def start(kit: Kit, drawn: Sequence[int] = ()) -> State | Odds:
    """The first question of a game if luck was drawn so while it was laid out; or what can come."""
    world: State = kit.game.table(kit.seats, kit.terms)
    world.stream, world.luck = Fork(list(drawn)), 0
    return settled(world, lambda: kit.game.set_up(world))


def settled(world: State, happen: Callable[[], None]) -> State | Odds:
    """The world after something has happened, without any luck to come; or what is to be drawn."""
    try:
        happen()
    except Undecided as more:
        whole = sum(weight for _, weight in more.could)
        return [(outcome, Fraction(weight, whole)) for outcome, weight in more.could]
    world.stream, world.luck = None, 0
    return world


def outcomes(s: State, seat: int, action: int) -> list[tuple[Fraction, State]]:
    """Every state that an answer can lead to, equal ones taken together, with its chance."""
    return everything(lambda drawn: after(s, seat, action, drawn))


def everything(walk: Walk) -> list[tuple[Fraction, State]]:
    """Every state at the end of a walk through chance, with its chance."""
    found: dict[State, Fraction] = {}
    rest: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while rest:
        drawn, chance = rest.pop()
        came = walk(drawn)
        if isinstance(came, State):
            found[came] = found.get(came, Fraction(0)) + chance
        else:
            rest += [((*drawn, outcome), chance * part) for outcome, part in came]
    return [(chance, s) for s, chance in found.items()]
