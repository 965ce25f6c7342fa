"""What the seat that is asked may expect of an attack or a revolt.

An attack fails only if its owner holds the right card, and it is taken for granted that he then plays it: that is
counted, or after a shuffle found by many deals. In a revolt the people are luck and are counted exactly; what the
others vote and lay is theirs to decide, and here they are taken to answer at random, with hands dealt as they may be.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb

from regalia.core.act import Act
from regalia.core.bag import bag_of, count, one, total
from regalia.core.ints import has, members_of, put
from regalia.core.luck import chosen, seeded, stirred
from regalia.core.odds import Odds, estimated, exactly
from regalia.core.say import Say, say
from regalia.core.step import first, second
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.actions import act, begun, begun_attack
from regalia.games.krone_und_schwert.answers import Add, Attack, Crown, Revolt, Sword
from regalia.games.krone_und_schwert.data import NAMES
from regalia.games.krone_und_schwert.guess import SchwertGuess
from regalia.games.krone_und_schwert.hands import not_red, strength
from regalia.games.krone_und_schwert.land import castles_of, owner_of
from regalia.games.krone_und_schwert.pieces import Terms
from regalia.games.krone_und_schwert.revolt import committed, side
from regalia.games.krone_und_schwert.rules import SchwertState
from regalia.games.krone_und_schwert.view import SchwertView
from regalia.games.krone_und_schwert.worlds import imagine

DEALS = 400


def odds(view: SchwertView, terms: Terms) -> tuple[Odds, ...]:
    """The odds of every answer that goes to war: if one leaves it at that."""
    if not view.answering:
        return ()
    guess = imagine(view, terms)
    answers = {action: act(view, action) for action in guess.deal(0).legal(view.seat)}
    if view.asks == "revolt":
        return tuple(revolt_odds(view, guess, answers))
    if view.asks != "action":
        return ()
    found = [attack_odds(view, guess, action, answer) for action, answer in answers.items()]
    declared = [revolt_to_come(view, guess, action) for action, answer in answers.items() if isinstance(answer, Revolt)]
    return (*(each for each in found if each is not None), *declared)


# --- attacks


def attack_odds(view: SchwertView, guess: SchwertGuess, action: int, answer: Act) -> Odds | None:
    """An attack with the cards laid so far and this one; a target alone is judged with all cards that fight."""
    if isinstance(answer, Attack):
        return attack_with(guess, answer.space, fighters(guess.known, view.seat), action)
    first = begun_attack(view)
    return attack_with(guess, first.space, laid_with(view, answer), action) if first else None


def laid_with(view: SchwertView, answer: Act) -> int:
    """The cards laid so far, and the one that an answer adds."""
    cards = [*view.laid, *([answer.card] if isinstance(answer, Add) else [])]
    return bag_of([NAMES.index(card) for card in cards])


def fighters(s: SchwertState, seat: int) -> int:
    """The cards of a hand with a combat value."""
    return sum(one(card) * count(s.hands[seat], card) for card in range(W.TOWN_SCORING) if s.terms.cv[card])


def attack_with(guess: SchwertGuess, space: str, cards: int, action: int) -> Odds | None:
    """The chance that these cards take the space; None while they are too weak."""
    s = guess.known
    owner = owner_of(s, s.terms.names.index(space))
    if strength(s.terms, cards) <= castles_of(s, owner):
        return None
    stops = [W.TRUCE] if strength(s.terms, cards, 1) > castles_of(s, owner) else [W.TRUCE, W.AMBUSH]
    what = say("odds-attack", space=space)
    if any(count(s.hands[owner], card) for card in stops):
        return exactly(what, Fraction(0), action)
    if not s.unseen_then | s.mixed_in:
        pool, n = not_red(s.deck), guess.lacking[owner]
        harmless = total(pool) - sum(count(pool, card) for card in stops)
        return exactly(what, Fraction(comb(harmless, n), comb(total(pool), n)), action)
    hands = [guess.deal(seed).hands[owner] for seed in range(DEALS)]
    free = sum(not any(count(hand, card) for card in stops) for hand in hands)
    return estimated(what, free / DEALS, DEALS, action)


# --- revolts


def revolt_odds(view: SchwertView, guess: SchwertGuess, answers: dict[int, Act]) -> Iterator[Odds]:
    """Each answer, if one leaves it at that: the revolt succeeds for a sword, the king holds out for a crown."""
    worlds = [others_answered(guess, view.seat, seed) for seed in range(DEALS)]
    sure = not others_unknown(guess, view)
    for action, answer in answers.items():
        rebels, cards = is_rebel(view, answer), laid_with(view, answer)
        chances = [succeeds(s, view.seat, rebels, cards) for s in (worlds[:1] if sure else worlds)]
        yield judged(rebels, chances, action)


def is_rebel(view: SchwertView, answer: Act) -> bool:
    """Does one side with the rebels by this answer, or by what was said before it?"""
    if view.seat in (view.leader, view.king):
        return view.seat == view.leader
    return isinstance(answer if isinstance(answer, Crown | Sword) else begun(view), Sword)


def revolt_to_come(view: SchwertView, guess: SchwertGuess, action: int) -> Odds:
    """A revolt one would lead, with all cards that fight."""
    worlds = []
    for seed in range(DEALS):
        s = guess.deal(seed)
        s.answer(view.seat, action)
        worlds.append(answered(s, view.seat, seed))
    chances = [succeeds(s, view.seat, True, fighters(s, view.seat)) for s in worlds]
    return judged(True, chances, action)


def judged(rebels: bool, chances: list[Fraction], action: int) -> Odds:
    """The mean over all deals, of what one wants; a single one is the truth."""
    mean = sum(chances, Fraction(0)) / len(chances)
    what: Say = say("odds-revolt") if rebels else say("odds-king-holds")
    mean = mean if rebels else 1 - mean
    return exactly(what, mean, action) if len(chances) == 1 else estimated(what, float(mean), len(chances), action)


def others_unknown(guess: SchwertGuess, view: SchwertView) -> bool:
    """Is there anything that the others can decide?"""
    others = [seat for seat in range(guess.known.seats) if seat != view.seat]
    return any(view.hand_sizes[seat] or seat not in (view.leader, view.king) for seat in others)


def others_answered(guess: SchwertGuess, seat: int, seed: int) -> SchwertState:
    """One world in which all others have given their sealed answers."""
    return answered(guess.deal(seed), seat, seed)


def answered(s: SchwertState, seat: int, seed: int) -> SchwertState:
    """All but this seat answer at random."""
    x = seeded(seed)
    for other in members_of(s.waiting):
        while other != seat and has(s.waiting, other):
            legal = s.legal(other)
            x = stirred(x)
            s.answer(other, legal[chosen(x, len(legal))])
    return s


def succeeds(s: SchwertState, seat: int, rebels: bool, cards: int) -> Fraction:
    """The chance that the rebels win once this seat votes so with these cards: only the people are left to luck."""
    after = s.copy()
    leader, king = first(after.now), second(after.now)
    said = put(after.said, seat, W.SWORD if rebels else W.CROWN)
    after.said, after.laid = put(put(said, leader, W.SWORD), king, W.CROWN), put(after.laid, seat, cards)
    swords_up, loyal = members_of(side(after, W.SWORD)), members_of(side(after, W.CROWN))
    swords, crowns = committed(after, side(after, W.SWORD)), committed(after, side(after, W.CROWN))
    if count(swords + crowns, W.TRUCE):
        return Fraction(0)
    force = strength(s.terms, swords, count(crowns, W.AMBUSH))
    guard = W.CROWN_WORTH * len(loyal) + strength(s.terms, crowns, count(swords, W.AMBUSH))
    turned = W.PEOPLE_PER_VOTE * len(swords_up) + (W.PEOPLE_FOR_TWO if s.seats == 2 else 0)
    return at_least(s.people, turned, guard + 1 - force - s.visible)


def at_least(people: int, turned: int, swords: int) -> Fraction:
    """The chance of at least so many swords among the people cards turned up."""
    pile, in_pile = total(people), count(people, W.SWORD_CARD)
    turned = min(turned, pile)
    ways = sum(comb(in_pile, k) * comb(pile - in_pile, turned - k) for k in range(max(0, swords), turned + 1))
    return Fraction(ways, comb(pile, turned))
