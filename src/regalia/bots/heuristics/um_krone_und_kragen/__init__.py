"""How bots play Um Krone und Kragen."""

from __future__ import annotations

from regalia.bots.heuristics import Heuristics, Told
from regalia.bots.heuristics.um_krone_und_kragen.advice import advice, chances, outcomes
from regalia.bots.heuristics.um_krone_und_kragen.judgement import policy
from regalia.bots.search import Manner

HEURISTICS = Heuristics(
    policy,
    Manner(cutoff=20, trust=20, stake=5000),
    advice=advice,
    outcomes=outcomes,
    chances=chances,
    told=Told(losses=True),
)
