"""How strength grows with the budget: one bot with several budgets against one that stays the same."""

from __future__ import annotations

import msgspec

from regalia.arena.intervals import Interval
from regalia.arena.standings import Summary
from regalia.bots.spec import parse_spec
from regalia.core.errors import RegaliaError


class Step(msgspec.Struct, frozen=True):
    """One budget and how well it did."""

    bot: str
    budget: float
    unit: str  # seconds or simulations
    ahead: Interval  # of the bot that stays the same


def swept(bot: str, budgets: str) -> list[str]:
    """A bot with each of the budgets: seconds if one of them ends with s or has a point, else simulations."""
    spec = parse_spec(bot)
    if not spec.name or spec.seconds or spec.simulations:
        raise RegaliaError(f"“{bot}” cannot be given budgets: name one of our bots without a budget of its own.")
    listed = budgets.replace(",", " ").split()
    in_seconds = any("." in each or each.endswith("s") for each in listed)
    found = [f"{bot}:{each.removesuffix('s')}{'s' if in_seconds else ''}" for each in listed]
    if len(set(found)) < len(found) or not found:
        raise RegaliaError(f"“{budgets}” is no list of different budgets: write it like 0.1,0.3,1 or 100,300,1000.")
    for text in found:
        parse_spec(text)
    return found


def steps(summary: Summary) -> list[Step]:
    """The budgets of a sweep, the smallest first."""
    measure = summary.order.bots[-1]
    ahead = {duel.bot: duel.ahead for duel in summary.duels if duel.other == measure}
    found = [step(bot, ahead[bot]) for bot in summary.order.bots[:-1] if bot in ahead]
    return sorted(found, key=lambda each: each.budget)


def step(bot: str, ahead: Interval) -> Step:
    """One budget."""
    spec = parse_spec(bot)
    if spec.seconds is not None:
        return Step(bot, spec.seconds, "seconds", ahead)
    return Step(bot, float(spec.simulations or 0), "simulations", ahead)
