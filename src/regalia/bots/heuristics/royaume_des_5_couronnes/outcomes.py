"""Le Royaume des 5 Couronnes: what may come of an answer; what dice and cards leave open is counted."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from regalia.core.odds import Odds, exactly
from regalia.core.say import say
from regalia.games.royaume_des_5_couronnes import actions as A
from regalia.games.royaume_des_5_couronnes.odds import faces
from regalia.games.royaume_des_5_couronnes.outlook import odds_of
from regalia.games.royaume_des_5_couronnes.pieces import Terms
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView
from regalia.games.royaume_des_5_couronnes.words import D6

SURE = Fraction(1)


def outcomes(view: RoyaumeView, terms: Terms, actions: tuple[int, ...]) -> dict[int, tuple[Odds, ...]]:
    """The odds of each answer, or what it is sure to bring."""
    return {action: (*odds_of(view, action), *also(view, terms, action)) for action in actions}


def also(view: RoyaumeView, terms: Terms, action: int) -> Iterator[Odds]:
    """What the odds of the game do not tell: the dice ahead, a call, and cards that lie face up."""
    act = A.act(view, action)
    if isinstance(act, A.Roll):
        yield exactly(say("odds-seven"), rolling(terms.witch_sum), action)
        yield exactly(say("odds-double"), Fraction(D6, D6 * D6), action)
    elif isinstance(act, A.Call):
        yield exactly(say("odds-witch"), Fraction(int(sum(view.dice) == terms.witch_sum)), action)
    elif isinstance(act, A.Move | A.Wizard):
        yield from found_there(view, terms, act, action)


def rolling(wanted: int) -> Fraction:
    """How often two dice make this sum."""
    rolls = [one + two for one in faces(D6) for two in faces(D6)]
    return Fraction(rolls.count(wanted), len(rolls))


def found_there(view: RoyaumeView, terms: Terms, act: A.Move | A.Wizard, action: int) -> Iterator[Odds]:
    """What a knight is sure to find: a card face up that still works, or his way home."""
    knight = say(f"knight-{act.knight}")
    c = [each.colour for each in view.knights].index(act.knight)
    if act.meets in ("trap", "monster"):
        yield exactly(say("odds-blocked", knight=knight, space=act.end), SURE, action)
    elif act.meets == "treasure" and view.bank[c]:
        yield exactly(say("odds-treasure", knight=knight, space=act.end), SURE, action)
    elif act.meets == "weapon" and view.power[view.seat] < terms.power_cap:
        yield exactly(say("odds-power"), SURE, action)
    elif act.meets == "home":
        yield exactly(say("odds-home", knight=knight), SURE, action)
