"""Um Krone und Kragen (To Court the King), complete."""

from regalia.games.um_krone_und_kragen.game import GAME

__all__ = ["GAME"]
