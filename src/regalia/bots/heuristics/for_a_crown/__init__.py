"""How bots play For a Crown."""

from __future__ import annotations

from regalia.bots.heuristics import Heuristics, Told
from regalia.bots.heuristics.for_a_crown.judgement import policy
from regalia.bots.search import Manner

HEURISTICS = Heuristics(
    policy,
    Manner(cutoff=20, trust=3, temperature=20, clearly=2.5, errors=30),
    # Even a search of a few simulations is hard to beat, so the knight has few and the monarch many.
    levels={
        "squire": {"careless": 60},
        "knight": {"simulations": 30, "careless": 0, "glances": 70},
        "monarch": {"simulations": 10_000},
    },
    told=Told(losses=True),
)
