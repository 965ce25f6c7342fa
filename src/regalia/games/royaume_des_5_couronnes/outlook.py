"""What the seat that is asked may expect: escapes, fights and duels, the dragon, and what lies face down. All exact."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from regalia.core.odds import Odds, exactly
from regalia.core.say import Say, Who, say
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.imagine import imagine
from regalia.games.royaume_des_5_couronnes.moving import moved_die, moved_knight
from regalia.games.royaume_des_5_couronnes.odds import Odds as SoMany
from regalia.games.royaume_des_5_couronnes.pieces import Terms
from regalia.games.royaume_des_5_couronnes.texts import knight, target
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView


def odds(view: RoyaumeView, terms: Terms) -> tuple[Odds, ...]:
    """The odds of every answer that leaves something to luck."""
    if not view.answering or view.seat != view.in_turn:
        return ()
    legal = imagine(view, terms).deal(0).legal(view.seat)
    return tuple(each for action in legal for each in odds_of(view, action))


def odds_of(view: RoyaumeView, action: int) -> Iterator[Odds]:
    """The odds of one answer."""
    if W.FREE <= action < W.FREE + W.COLOURS:
        c = action - W.FREE
        trap = view.path[view.knights[c].space - 1] == "trap"
        key = say("odds-escape", knight=knight(view, c)) if trap else say("odds-monster", knight=knight(view, c))
        yield counted(key, view.chances.trap if trap else view.chances.monster, action)
    elif W.DUEL <= action < W.DUEL + len(view.power):
        found = view.chances.duel[action - W.DUEL]
        if found:
            yield counted(say("odds-duel", who=Who(action - W.DUEL)), found, action)
    elif W.MOVE <= action < W.BACK + W.COLOURS:
        yield from odds_of_move(view, action)


def odds_of_move(view: RoyaumeView, action: int) -> Iterator[Odds]:
    """The dragon in his lair, or a card face down: what it can be is known, which one it is is not."""
    c, steps = steps_of(view, action)
    space = target(view, c, steps)
    if space > len(view.path) and not view.knights[c].crowned:
        yield counted(say("odds-dragon", knight=knight(view, c)), view.chances.dragon, action)
    elif 0 < space <= len(view.path) and view.path[space - 1] == "down":
        unseen = sum(view.unseen.values())
        blocking = view.unseen.get("trap", 0) + view.unseen.get("monster", 0)
        yield counted(say("odds-blocked", knight=knight(view, c), space=space), (blocking, unseen), action)
        treasure = view.unseen.get("treasure", 0)
        yield counted(say("odds-treasure", knight=knight(view, c), space=space), (treasure, unseen), action)


def steps_of(view: RoyaumeView, action: int) -> tuple[int, int]:
    """Which knight moves, and how far."""
    if action >= W.BACK:
        return action - W.BACK, -sum(view.dice)
    if action >= W.FORWARD:
        return action - W.FORWARD, sum(view.dice)
    return moved_knight(action), moved_die(action)


def counted(what: Say, chance: SoMany, action: int) -> Odds:
    """So many of so many."""
    return exactly(what, Fraction(*chance), action)
