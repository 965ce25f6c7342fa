"""What an answer ends or touches for good: the turn, or the luck of a roll. Everything else can be taken back."""

from __future__ import annotations

from regalia.core.act import Act, Lasting
from regalia.core.ints import has
from regalia.games.um_krone_und_kragen.abilities import ADDERS, REROLLERS
from regalia.games.um_krone_und_kragen.actions import Begin, Finish, Pass, Reroll, Roll, SetAside, Take, ThatIsAll
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.view import KragenView

ROLLS = (Roll, Reroll)
PARTS = (Begin, ThatIsAll)  # of a use on any number of dice
ENDS = (Take, Pass)


def lasting(view: KragenView, act: Act) -> Lasting:
    """Whoever takes somebody or nobody is done; in the final round, whoever has no more dice to come."""
    if isinstance(act, ENDS) or is_throw(view, act):
        return "turn"
    if isinstance(act, ROLLS) or (isinstance(act, PARTS) and has(REROLLERS, NAMES.index(user(view, act)))):
        return "luck"
    return ""


def user(view: KragenView, act: Begin | ThatIsAll) -> str:
    """The character whose use an answer is a part of."""
    return act.character if isinstance(act, Begin) else view.using


def is_throw(view: KragenView, act: Act) -> bool:
    """Are these the last dice of a throw for the king?"""
    if not view.final:
        return False
    is_last = isinstance(act, SetAside) and act.left == 0
    return isinstance(act, Finish) or (is_last and not any(has(ADDERS, NAMES.index(each)) for each in view.unused))
