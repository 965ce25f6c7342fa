"""How bots play Krone & Schwert."""

from __future__ import annotations

from regalia.bots.heuristics import Heuristics, Told
from regalia.bots.heuristics.krone_und_schwert.judgement import policy
from regalia.bots.heuristics.krone_und_schwert.outcomes import outcomes
from regalia.bots.search import Manner

HEURISTICS = Heuristics(
    policy, Manner(cutoff=40, trust=10, stake=2000), outcomes=outcomes, told=Told(losses=True, luck=True)
)
