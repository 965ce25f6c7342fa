"""Reviews made in a hurry: the same work with few simulations, so that a whole game takes a second."""

from __future__ import annotations

import sys
from typing import Any

from regalia.review import duels
from regalia.server import errands

HASTY = (sys.executable, "-m", "tests.server.hasty_worker")  # bots that review so
FEW = {"LOOK": 8, "LONGER_LOOK": 16, "VALUE": 4, "BLOCK": 8, "LONGEST": 16, "EXACTLY": 16, "TRIES": 4, "SLICE": 8}


def in_a_hurry(put: Any = setattr) -> None:
    """From now on."""
    for name, number in FEW.items():
        put(duels, name, number)
    put(errands, "MOST_STAGES", 8)
