"""Krone & Schwert (Crown & Sword), complete."""

from regalia.games.krone_und_schwert.game import GAME

__all__ = ["GAME"]
