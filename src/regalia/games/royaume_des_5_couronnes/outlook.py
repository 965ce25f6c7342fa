"""What the seat that is asked may expect: escapes, fights and duels, the dragon, and what lies face down. All exact."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from regalia.core.odds import Odds, exactly
from regalia.core.say import Say, Who, say
from regalia.games.royaume_des_5_couronnes import actions as A
from regalia.games.royaume_des_5_couronnes.odds import Odds as SoMany
from regalia.games.royaume_des_5_couronnes.pieces import Terms
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView
from regalia.games.royaume_des_5_couronnes.worlds import imagine


def odds(view: RoyaumeView, terms: Terms) -> tuple[Odds, ...]:
    """The odds of every answer that leaves something to luck."""
    if not view.answering or view.seat != view.in_turn:
        return ()
    legal = imagine(view, terms).deal(0).legal(view.seat)
    return tuple(each for action in legal for each in odds_of(view, action))


def odds_of(view: RoyaumeView, action: int) -> Iterator[Odds]:
    """The odds of one answer."""
    act = A.act(view, action)
    if isinstance(act, A.Free) and act.odds:
        key = "odds-escape" if act.card == "trap" else "odds-monster"
        yield counted(say(key, knight=say(f"knight-{act.knight}")), act.odds, action)
    elif isinstance(act, A.Duel) and act.odds and act.who is not None:
        yield counted(say("odds-duel", who=Who(act.who)), act.odds, action)
    elif isinstance(act, A.Move | A.Wizard):
        yield from odds_of_move(view, act, action)


def odds_of_move(view: RoyaumeView, act: A.Move | A.Wizard, action: int) -> Iterator[Odds]:
    """The dragon in his lair, or a card face down: what it can be is known, which one it is is not."""
    knight = say(f"knight-{act.knight}")
    if act.meets == "dragon":
        yield counted(say("odds-dragon", knight=knight), view.chances.dragon, action)
    elif act.meets == "down":
        unseen = sum(view.unseen.values())
        blocking = view.unseen.get("trap", 0) + view.unseen.get("monster", 0)
        yield counted(say("odds-blocked", knight=knight, space=act.end), (blocking, unseen), action)
        treasure = view.unseen.get("treasure", 0)
        yield counted(say("odds-treasure", knight=knight, space=act.end), (treasure, unseen), action)


def counted(what: Say, chance: SoMany, action: int) -> Odds:
    """So many of so many."""
    return exactly(what, Fraction(*chance), action)
