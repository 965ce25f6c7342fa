"""For a Crown (Für die Krone), complete."""

from regalia.games.for_a_crown.game import GAME

__all__ = ["GAME"]
