"""The best answer of a turn for a player who has a worth for each character: what strong bots ask.

    answer = best_answer(s, {"general": 90, "knight": 60, "farmer": 40, "jester": 5})

`s` is a KragenState, for instance imagine(view, terms).known. Worths are whole numbers from 0 to a million; what is not
named is worth nothing, and what cannot be taken now is left out. The answer's `chance` is the mean worth of the claim
under best play, exact if answer.exact, else at least answer.low and at most answer.high. In the final round worths do
not matter: it is the chance to take the king. The positions solved are kept, so the later answers of a turn are quick.
"""

from __future__ import annotations

from fractions import Fraction

import msgspec

from regalia.core.ints import first_n
from regalia.core.state import OK
from regalia.core.step import kind_of
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.claiming import may_take
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.rules import KragenState
from regalia.games.um_krone_und_kragen.solver import Answer, solve, solved
from regalia.games.um_krone_und_kragen.solver_aims import Aim, beat, claim, condition_of, worths
from regalia.games.um_krone_und_kragen.solver_nodes import TooMany
from regalia.games.um_krone_und_kragen.viewing import pair

QUICK = 2**14  # positions of one aim


def takeable(s: KragenState) -> list[str]:
    """The characters that the seat in turn may take if its dice win them over."""
    seat = s.in_turn
    return [NAMES[c] for c in range(W.CHARACTERS) if may_take(s, seat, c, first_n(W.CHARACTERS)) == OK]


def final_aim(s: KragenState) -> Aim:
    """To take the king from whoever holds him (UK-R32)."""
    best = pair(s.best)
    assert best is not None
    return beat(best, match=s.in_turn == s.first_king and s.terms.king_tie_match == 1)


def best_answer(s: KragenState, table: dict[str, int], limit: int = QUICK) -> Answer:
    """The best answer of the seat in turn, by the worths of the characters it could take."""
    if kind_of(s.now) == W.CLAIM:
        return best_claim(s, table)
    if s.final:
        return solve(s, final_aim(s), limit)
    wanted = {name: table[name] for name in takeable(s) if table.get(name, 0) > 0}
    if not wanted:
        return Answer(Fraction(0), True, 0.0, 0.0, s.legal(s.in_turn)[0])
    try:
        return solved(s, worths(wanted), limit)
    except TooMany:
        return one_wish(s, wanted, limit)


def best_claim(s: KragenState, table: dict[str, int]) -> Answer:
    """The dice are done: the character worth most of those won over."""
    found = {action: table.get(NAMES[action - W.TAKE], 0) if action != W.PASS else 0 for action in s.legal()}
    best = max(found, key=lambda action: found[action])
    return Answer(Fraction(found[best]), True, float(found[best]), float(found[best]), best)


def one_wish(s: KragenState, wanted: dict[str, int], limit: int) -> Answer:
    """Too much to weigh at once: the best single wish, with what one gets in any case if it fails.

    Wishes are tried from the highest worth down, until none can be better than the best so far, even if certain.
    """
    floor = max([0, *(worth for name, worth in wanted.items() if condition_of(name, s.terms)[0] == W.FREE)])
    best = Answer(Fraction(floor), False, float(floor), 0.0, s.legal(s.in_turn)[0])
    tried: list[tuple[int, float]] = []
    for name, worth in sorted(wanted.items(), key=lambda item: -item[1]):
        if worth <= best.chance:
            return msgspec.structs.replace(best, high=most_mean(tried, worth))
        wish = solve(s, claim(name), limit)
        tried.append((worth, wish.high))
        mean = floor + wish.chance * (worth - floor)
        if mean > best.chance:
            best = Answer(mean, False, floor + wish.low * (worth - floor), 0.0, wish.action)
    return msgspec.structs.replace(best, high=most_mean(tried, floor))


def most_mean(tried: list[tuple[int, float]], others: int) -> float:
    """The mean worth cannot be higher: the best of what was not tried is certain, the rest comes on top by chance."""
    return min(float(tried[0][0]), others + sum(chance * (worth - others) for worth, chance in tried))
