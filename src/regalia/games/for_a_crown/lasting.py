"""What an answer ends or touches for good: one's turn to recruit, bribe or hire, or the luck of pile and die."""

from __future__ import annotations

from regalia.core.act import Act, Lasting
from regalia.games.for_a_crown.actions import Blind, Bribe, Decline, Half, Icon, Pass, Pay, Recruit, Turn
from regalia.games.for_a_crown.view import CrownView


def lasting(view: CrownView, act: Act) -> Lasting:
    """The end of the turn first, then the luck; what is still to be paid for can be left again."""
    if ends_turn(view, act):
        return "turn"
    return "luck" if touches_luck(view, act) else ""


def ends_turn(view: CrownView, act: Act) -> bool:
    """Is it the next family's turn after it?"""
    if isinstance(act, Recruit | Blind):
        return act.price == 0
    if isinstance(act, Bribe):
        return act.raccoons == 0
    return isinstance(act, Pass | Decline) or (isinstance(act, Pay) and view.asks != "mage")


def touches_luck(view: CrownView, act: Act) -> bool:
    """Is a card turned up, or the die rolled at once?"""
    if isinstance(act, Half):
        return act.icons[:1] == ("die",)
    return isinstance(act, Turn | Pay) or act == Icon("die")
