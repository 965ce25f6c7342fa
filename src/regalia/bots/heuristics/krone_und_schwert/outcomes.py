"""Krone & Schwert: what may come of an answer. Cards and people are counted; what is sure is tried out in one world."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from regalia.core.act import Act
from regalia.core.bag import count, total
from regalia.core.odds import Odds, exactly
from regalia.core.say import say
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.actions import act
from regalia.games.krone_und_schwert.answers import (
    Ambush,
    BigTown,
    Castle,
    Cathedral,
    Draw,
    Incite,
    PapalVisit,
    Pass,
    Place,
    Tax,
    Town,
    Truce,
)
from regalia.games.krone_und_schwert.guess import SchwertGuess
from regalia.games.krone_und_schwert.hands import not_red
from regalia.games.krone_und_schwert.land import castles_of
from regalia.games.krone_und_schwert.outlook import at_least, odds
from regalia.games.krone_und_schwert.pieces import Terms
from regalia.games.krone_und_schwert.rules import SchwertState
from regalia.games.krone_und_schwert.scoring import territories
from regalia.games.krone_und_schwert.view import SchwertView
from regalia.games.krone_und_schwert.worlds import imagine

SURE = Fraction(1)
MANY_SWORDS = 2  # of the people cards that Incite turns up


def outcomes(view: SchwertView, terms: Terms, actions: tuple[int, ...]) -> dict[int, tuple[Odds, ...]]:
    """The odds of war where there are any, and what else each answer brings."""
    war, guess = odds(view, terms), imagine(view, terms)
    return {
        action: (*(each for each in war if each.action == action), *also(view, guess, act(view, action), action))
        for action in actions
    }


def also(view: SchwertView, guess: SchwertGuess, answer: Act, action: int) -> Iterator[Odds]:
    """What is left to the cards, what to the people, and what is sure."""
    if isinstance(answer, Draw):
        yield from drawn(guess.deal(0), action)
    elif isinstance(answer, Tax | Incite):
        yield from stirred_up(guess.known, answer, action)
    elif isinstance(answer, Truce | Ambush | Pass):
        kept = isinstance(answer, Truce) or (isinstance(answer, Ambush) and answer.holds)
        yield exactly(say("odds-space-kept"), Fraction(int(kept)), action)
    elif isinstance(answer, PapalVisit):
        yield exactly(say("odds-shielded"), SURE, action)
    elif isinstance(answer, Place | Castle | Town | BigTown | Cathedral):
        yield from on_the_map(view, guess.deal(0), answer, action)


def drawn(s: SchwertState, action: int) -> Iterator[Odds]:
    """A card for the hand, and whether it may be the last. Red cards are never in a hand: the deck has all others."""
    deck, ends = s.deck or s.discard, s.end_in == 0
    cards = total(deck) + int(ends)
    if s.king == W.NO_ONE or not cards:
        yield exactly(say("odds-card"), SURE, action)
        return
    yield exactly(say("odds-card"), Fraction(total(not_red(deck)), cards), action)
    if ends:
        yield exactly(say("odds-game-end"), Fraction(1, cards), action)


def stirred_up(s: SchwertState, answer: Tax | Incite, action: int) -> Iterator[Odds]:
    """Swords among the people cards that are turned up."""
    if isinstance(answer, Tax):
        yield exactly(say("odds-tax", points=answer.points), SURE, action)
    least = MANY_SWORDS if isinstance(answer, Incite) else 1
    if count(s.people, W.SWORD_CARD) >= least:
        yield exactly(say("odds-swords", swords=least), at_least(s.people, answer.people, least), action)


def on_the_map(view: SchwertView, s: SchwertState, answer: Act, action: int) -> Iterator[Odds]:
    """A crown, a point at the end, or more land that is connected: as it is once the answer is given."""
    s.answer(view.seat, action)
    if s.king != W.NO_ONE and s.king == view.seat != view.king:
        yield exactly(say("odds-crown"), SURE, action)
    if isinstance(answer, Castle):
        yield exactly(say("odds-walls", castles=castles_of(s, view.seat)), SURE, action)
    elif not isinstance(answer, Place):
        yield exactly(say("odds-building"), SURE, action)
    elif view.asks == "action" and sum(sizes := territories(s, view.seat)) > len(view.land[view.seat]):
        yield exactly(say("odds-territory", spaces=sizes[0]), SURE, action)
