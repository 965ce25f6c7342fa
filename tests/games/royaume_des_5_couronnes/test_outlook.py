"""The odds of every answer that leaves something to luck."""

from __future__ import annotations

from fractions import Fraction

from regalia.core.luck import chosen, seeded, stirred
from regalia.games.royaume_des_5_couronnes import GAME
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.odds import duel, monster, trap
from regalia.testing import scenario

KEYS = {"odds-escape", "odds-monster", "odds-dragon", "odds-duel", "odds-blocked", "odds-treasure"}


def test_odds_of_random_games_are_exact_and_belong_to_legal_answers() -> None:
    """And those of escapes, fights and duels are the counted ones."""
    seen = set()
    for seed in range(6):
        table = scenario("royaume_des_5_couronnes", seats="red blue white")
        s, x = table.table.state, seeded(seed)
        s.reseed(seed)
        for _ in range(200):
            if not s.waiting:
                break
            seat = s.seat_to_answer()
            view = GAME.view(s, seat)  # type: ignore[arg-type]
            for each in GAME.odds(view, table.table.terms):
                seen.add(each.what.key)
                assert each.action in s.legal(seat)
                assert Fraction(each.exact) == counted(view.power, seat, each.what.key, each.action, each.exact)
                assert each.low == each.high == each.chance
            x = stirred(x)
            s.apply_nth(chosen(x, s.num_legal()))
    assert seen <= KEYS
    assert {"odds-escape", "odds-monster", "odds-blocked", "odds-treasure"} <= seen


def counted(power: tuple[int, ...], seat: int, key: str, action: int, else_: str) -> Fraction:
    """The chance as odds.py counts it."""
    if key == "odds-escape":
        return Fraction(*trap(power[seat]))
    if key == "odds-monster":
        return Fraction(*monster(power[seat]))
    if key == "odds-duel":
        return Fraction(*duel(power[seat], power[action - W.DUEL]))
    return Fraction(else_)
