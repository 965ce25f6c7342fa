"""The outlook of a turn: how likely each character is, or in the final round the king, with best play."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from regalia.core.errors import BadNotation
from regalia.core.odds import Odds
from regalia.core.say import Say, say
from regalia.core.step import kind_of
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.pieces import Terms
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.solver import Answer, most_dice, solve, solved_after
from regalia.games.um_krone_und_kragen.solver_aims import Aim, beat, claim, condition_of, equal, group
from regalia.games.um_krone_und_kragen.solver_choice import QUICK, final_aim, takeable
from regalia.games.um_krone_und_kragen.solver_nodes import TooMany
from regalia.games.um_krone_und_kragen.texts import condition
from regalia.games.um_krone_und_kragen.view import KragenView
from regalia.games.um_krone_und_kragen.worlds import imagine

AIM = re.compile(r"(beat )?(\d{1,2})\s*[x×]\s*([1-6])?")
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


# --- after single answers


def odds_after(view: KragenView, terms: Terms, actions: tuple[int, ...]) -> dict[int, dict[str, Odds]]:
    """After each of some answers: the chance of whoever can still be taken, by name; what is too much work is left out.

    In the final round it is the king alone.
    """
    s = imagine(view, terms).known
    if kind_of(s.now) not in (W.BEFORE_FIRST_ROLL, W.DICE):
        return {}
    wanted = {"king": final_aim(s)} if s.final else {name: claim(name) for name in takeable(s)}
    found = {name: answers_after(s, aim, actions) for name, aim in wanted.items()}
    return {
        action: {
            name: put(say(f"character-{name}"), after[place])
            for name, after in found.items()
            if after and after[place].chance
        }
        for place, action in enumerate(actions)
    }


def answers_after(s: KragenState, aim: Aim, actions: tuple[int, ...]) -> list[Answer]:
    """The best chance after each of some answers; none at all if it is too much work."""
    try:
        return [solved_after(s, aim, action, QUICK) for action in actions]
    except TooMany:
        return []


# --- aims in words


def odds_of_aims(view: KragenView, terms: Terms, words: Sequence[str]) -> tuple[Odds, ...]:
    """The best chance for each aim that is named: a character, “5x6”, “5x” for any face, “beat 7x4”."""
    s = imagine(view, terms).known
    if kind_of(s.now) not in (W.START_DIE, W.BEFORE_FIRST_ROLL, W.DICE):
        return ()
    return tuple(put(what, solve(s, aim)) for what, aim in (read_aim(view, each) for each in words))


def read_aim(view: KragenView, text: str) -> tuple[Say, Aim]:
    """An aim and what it is called."""
    words = text.strip().lower()
    if words in NAMES:
        return say("odds-claim", character=say(f"character-{words}"), condition=condition(view, words)), claim(words)
    found = AIM.fullmatch(words)
    if not found:
        raise BadNotation(f"“{text}” is no aim: name a character, or write 5x6, 5x or beat 7x4.")
    stronger, many, face = found[1], int(found[2]), int(found[3] or 0)
    if stronger:
        return say("odds-beat", number=many, face=face or W.SIX), beat((many, face or W.SIX))
    if face:
        return say("odds-group", number=many, face=face), group(many, face)
    return say("odds-equal", number=many), equal(many)


def put(what: Say, answer: Answer) -> Odds:
    """An answer of the solver as odds."""
    exact = str(answer.chance) if answer.exact else ""
    return Odds(what, float(answer.chance), answer.low, answer.high, exact, answer.action if answer.chance else -1)
