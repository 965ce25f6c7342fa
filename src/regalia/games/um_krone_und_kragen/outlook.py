"""The outlook of a turn: how likely each character is, or in the final round the king, with best play."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.odds import Odds
from regalia.core.say import Say, say
from regalia.core.step import kind_of
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.pieces import Terms
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.solver import Answer, most_dice, solve
from regalia.games.um_krone_und_kragen.solver_aims import Aim, claim, condition_of, equal
from regalia.games.um_krone_und_kragen.solver_choice import final_aim, takeable
from regalia.games.um_krone_und_kragen.texts import condition
from regalia.games.um_krone_und_kragen.view import KragenView, imagine

OUTLOOK = 2**17  # positions of one aim: some tenths of a second


def odds(view: KragenView, terms: Terms) -> tuple[Odds, ...]:
    """The best chance for each aim of the seat in turn, and the answer that leads to it; all of it is public."""
    s = imagine(view, terms).known
    if kind_of(s.now) not in (W.START_DIE, W.BEFORE_FIRST_ROLL, W.DICE):
        return ()
    return tuple(put(what, solve(s, aim, OUTLOOK)) for what, aim in aims(view, s))


def aims(view: KragenView, s: KragenState) -> Iterator[tuple[Say, Aim]]:
    """What one may aim at: whoever can be taken; in the final round the king, and groups of equal dice."""
    if s.final:
        yield say("odds-king"), final_aim(s)
        for many in range(2, most_dice(s) + 1):
            yield say("odds-equal", number=many), equal(many)
        return
    for name in takeable(s):
        if condition_of(name, s.terms)[0] != W.FREE:
            yield say("odds-claim", character=say(f"character-{name}"), condition=condition(view, name)), claim(name)


def put(what: Say, answer: Answer) -> Odds:
    """An answer of the solver as odds."""
    exact = str(answer.chance) if answer.exact else ""
    return Odds(what, float(answer.chance), answer.low, answer.high, exact, answer.action)
