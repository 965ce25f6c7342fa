"""What an answer ends or touches for good: the turn, or the luck of dice and cards."""

from __future__ import annotations

from regalia.core.act import Act, Lasting
from regalia.games.royaume_des_5_couronnes.actions import Duel, Free, Move, Roll, Wizard
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView

ROLLED = (Roll, Free, Duel)


def lasting(view: RoyaumeView, act: Act) -> Lasting:
    """The end of the turn first, then the luck; a call of the Witch must be quick and costs nothing."""
    if ends_turn(view, act):
        return "turn"
    return "luck" if isinstance(act, ROLLED) or (isinstance(act, Move) and act.uncovers) else ""


def ends_turn(view: RoyaumeView, act: Act) -> bool:
    """The Wizard sends one knight; of two dice the second ends the turn, or the first where only one knight is free."""
    if isinstance(act, Move):
        return view.asks == "second move" or free_knights(view) < 2
    return isinstance(act, Wizard)


def free_knights(view: RoyaumeView) -> int:
    """Those that a die could move: not held, and not home."""
    return sum(not held and not circle for held, circle in zip(view.blocked, view.circles, strict=True))
