"""Le Royaume des 5 Couronnes (The Kingdom of the 5 Crowns), complete."""

from regalia.games.royaume_des_5_couronnes.game import GAME

__all__ = ["GAME"]
