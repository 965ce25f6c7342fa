"""How long the solver of Um Krone und Kragen takes: ``python tools/odds_speed.py``.

For hands of growing size, before the first roll (the hardest moment of a turn): every aim from scratch, then the answer
by worths from scratch and again, when everything is known. CPU time of one core.
"""

from __future__ import annotations

from time import process_time
from typing import Any

import regalia
from regalia.core.registry import game
from regalia.games.um_krone_und_kragen.outlook import OUTLOOK
from regalia.games.um_krone_und_kragen.solver import SOLVERS, solve
from regalia.games.um_krone_und_kragen.solver_aims import claim
from regalia.games.um_krone_und_kragen.solver_choice import best_answer, takeable

HANDS = (
    "",
    "farmer",
    "farmer charlatan guard",
    "farmer charlatan maid hunter",
    "farmer charlatan merchant hunter",
    "farmer charlatan lady nobleman",
    "farmer charlatan maid astronomer laborer",
    "farmer general maid astronomer",
    "farmer general jester guard hunter",
    "farmer charlatan alchemist guard philosopher",
    "farmer general charlatan charlatan lady",
    "farmer general laborer guard maid magician",
    "farmer general jester merchant laborer guard astronomer maid",
)
WORTHS = {
    "king": 400,
    "general": 120,
    "knight": 90,
    "hunter": 60,
    "guard": 50,
    "farmer": 80,
    "laborer": 45,
    "jester": 5,
}


def table(owned: str) -> Any:
    """The first seat's turn, with these characters."""
    kragen = game("um_krone_und_kragen")
    terms = kragen.terms(kragen.options.settle({}), kragen.data())
    return kragen.load({"owned": {"red": owned.split()}}, ["red", "blue"], terms)


def timed(call: Any) -> tuple[float, Any]:
    """Milliseconds of CPU time, and what came of it."""
    start = process_time()
    found = call()
    return (process_time() - start) * 1000, found


def main() -> None:
    """One line a hand."""
    print(f"{'compiled' if regalia.compiled else 'interpreted'}; milliseconds of CPU time")
    print(f"{'characters':<62}{'aims':>5}{'exact':>6}{'mean':>8}{'worst':>8}{'worths':>8}{'again':>8}")
    for owned in HANDS:
        s = table(owned)
        times, exact = [], 0
        for name in takeable(s):
            SOLVERS.clear()
            spent, answer = timed(lambda s=s, name=name: solve(s, claim(name), OUTLOOK))
            times.append(spent)
            exact += answer.exact
        SOLVERS.clear()
        first, _ = timed(lambda s=s: best_answer(s, WORTHS))
        again, _ = timed(lambda s=s: best_answer(s, WORTHS))
        mean = sum(times) / len(times)
        print(
            f"{owned:<62}{len(times):>5}{exact:>6}{mean:>8.1f}{max(times):>8.1f}{first:>8.1f}{again:>8.1f}", flush=True
        )


if __name__ == "__main__":
    main()
