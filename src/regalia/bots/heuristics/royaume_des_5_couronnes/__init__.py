"""How bots play Le Royaume des 5 Couronnes."""

from __future__ import annotations

from regalia.bots.heuristics import Heuristics, Told
from regalia.bots.heuristics.royaume_des_5_couronnes.judgement import policy
from regalia.bots.heuristics.royaume_des_5_couronnes.obvious import obvious
from regalia.bots.heuristics.royaume_des_5_couronnes.outcomes import outcomes
from regalia.bots.search import Manner

HEURISTICS = Heuristics(
    policy,
    Manner(cutoff=10, trust=10, stake=2000),
    # Much is left to luck: the levels below the monarch must err more often, lest they be hard to tell apart.
    levels={
        "squire": {"careless": 69},
        "knight": {"careless": 46, "glances": 70},
        "monarch": {"simulations": 1_000},
    },
    obvious=obvious,
    outcomes=outcomes,
    told=Told(losses=True, luck=True),
)
