"""Makes a failing world small: which of its faults are needed, and what happened last."""

from __future__ import annotations

import re
from collections.abc import Callable

from regalia.storm.world import Outcome, World

MOST_TRIALS = 120
LAST_EVENTS = 30
LETTERS = 150

Run = Callable[[frozenset[str] | None], Outcome]


def kind_of(failure: str) -> str:
    """A failure without what differs from run to run: names of tables, numbers, and the particulars in brackets."""
    return re.sub(r"^[a-z]{8}: |[a-z]{8}(?= waits)|\d+|\(.*", "", failure).strip()


def run_seed(seed: int, houses: int = 0) -> Run:
    """Runs the world of a seed again, with all faults or some."""
    return lambda only: World(seed, only, houses).run()


def shrunk(run: Run, first: Outcome, most: int = MOST_TRIALS) -> Outcome:
    """The same failure with as few faults as can be found by leaving out ever smaller parts of them."""
    best, size, trials = first, max(1, len(first.struck)), 0
    while size >= 1 and best.struck:
        place, has_shrunk = 0, False
        while place < len(best.struck) and trials < most:
            rest = [each.name for each in (*best.struck[:place], *best.struck[place + size :])]
            found, trials = run(frozenset(rest)), trials + 1
            if kind_of(found.failure) == kind_of(first.failure) and len(found.struck) < len(best.struck):
                best, has_shrunk = found, True
            else:
                place += size
        size = min(size, len(best.struck)) if has_shrunk and size == 1 else size // 2
    return best


def story_of(outcome: Outcome, all_faults: int) -> str:
    """A failing world for somebody who wants to know why."""
    lines = [f"Seed {outcome.seed}: {outcome.failure}", f"{len(outcome.struck)} of {all_faults} faults are needed:"]
    lines += [f"  {struck}" for struck in outcome.struck] or ["  (none)"]
    last = outcome.events[-LAST_EVENTS:]
    lines += ["The last events:", *(f"  {at:9.3f} s  {what:8}  {readable(more)}" for at, what, more in last)]
    more = f" --houses {outcome.houses}" if outcome.houses else ""
    return "\n".join([*lines, f"See it again: regalia-dev storm --seed {outcome.seed}{more}"])


def readable(parts: tuple[object, ...]) -> str:
    """The particulars of an event on one line."""
    words = [part.decode(errors="replace") if isinstance(part, bytes) else str(part) for part in parts]
    return " ".join(words)[:LETTERS]
