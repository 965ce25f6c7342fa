"""How long a moment is shown before the next is told: as long as it takes to read it."""

from __future__ import annotations

PACES = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "off": 0.0}
USUAL = "normal"
SECONDS, SECONDS_A_LETTER, MOST_SECONDS = 0.5, 0.015, 4.0


def reading_seconds(lines: list[str], pace: str) -> float:
    """How long these lines are shown."""
    letters = sum(map(len, lines))
    return PACES[pace] * min(MOST_SECONDS, SECONDS + SECONDS_A_LETTER * letters)
