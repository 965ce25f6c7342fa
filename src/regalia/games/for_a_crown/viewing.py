"""What everybody sees of For a Crown, and what a seat alone sees: the fields of a view.

Compiled, since a server fills them at every answer.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from mypy_extensions import i64

from regalia.core.beat import seats_asked
from regalia.core.ints import bit, has, how_many, members_of
from regalia.core.remembering import REMEMBERED, alone
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.actions import begun, owed
from regalia.games.for_a_crown.agenda import agenda_of
from regalia.games.for_a_crown.box import prices_in, what_was_agreed
from regalia.games.for_a_crown.cards import card_in, sleeve
from regalia.games.for_a_crown.families import IDS
from regalia.games.for_a_crown.gallery import influence_order
from regalia.games.for_a_crown.heaps import by_level, heights, piles, row_of, words_of
from regalia.games.for_a_crown.pieces import Terms
from regalia.games.for_a_crown.progress import card_steps, face_steps
from regalia.games.for_a_crown.rules import CrownState
from regalia.games.for_a_crown.view import Agenda, Card, CrownView, Range, Recalled, Reserve


def view(s: CrownState, seat: i64) -> CrownView:
    """What a seat may know."""
    recalled = tuple([recall(s, i) for i in range(s.seats)])
    return CrownView(**open_to_all(s), **own(s, seat), recalled=recalled)


def open_to_all(s: CrownState) -> dict[str, Any]:
    """What everybody knows."""
    agenda, terms, card = agenda_of(s), s.terms, turned(s)
    influence = members_by_influence(s)
    return what_was_agreed(terms) | {
        "decision": s.decisions,
        "asks": agenda.asks,
        "asked": seats_asked(s.now),
        "round": s.round,
        "recruiting": s.recruiting,
        "families": family_ids(s.families[: s.seats]),
        "in_play": row_of_seats(s.in_play, s.seats),
        "gallery": s.spaces[: s.seats],
        "influence": influence,
        "heirlooms": row_of_seats(s.unsold, s.seats),
        "raccoons": s.raccoons[: s.seats],
        "dealt": s.dealt[: s.seats],
        "reserve": reserve(s),
        "prices": prices_in(terms, s.round),
        "piles": piles(terms, s.market),
        "market": by_level(terms, s.market),
        "decks": heights(terms, s.decks),
        "unseen": by_level(terms, with_blind(s)),
        "cards": tuple([row(s, i) for i in range(s.seats)]),
        "pile": how_many(s.pile),
        "events": seen_events(terms, s.pile >> W.FIRST_EVENT, s.unseen_events),
        "unseen_events": unseen_events(terms, s.unseen_events),
        "event_deck": how_many(s.unseen_events) - int(has(s.pile, W.UNSEEN_EVENT)),
        "turned": card,
        "turned_by": (s.turned - 1) // W.SLEEVES if 0 < s.turned <= W.FIRST_EVENT else -1,
        "face": terms.face_ids[s.face - 1] if s.face else "",
        "agenda": agenda,
        "coming": coming(s, agenda, influence),
        "card_steps": card_steps(terms, agenda, card),
        "face_steps": face_steps(terms, agenda, s.face),
        "winner": winner(s) if s.now == 0 else W.NO_ONE,
        "fallen": s.fallen[: s.seats],
        "bonuses": s.bonuses[: s.seats],
        "absent": s.absent,
    }


def own(s: CrownState, seat: i64) -> dict[str, Any]:
    """What a seat alone knows."""
    over = s.now == 0
    return {
        "seat": seat,
        "answering": seat >= 0 and has(s.waiting, seat),
        "rubies": s.rubies[: s.seats] if over else alone(s.rubies[seat] if seat >= 0 else 0, seat, s.seats),
        "coins": s.coins[: s.seats] if over else alone(s.coins[seat] if seat >= 0 else 0, seat, s.seats),
        "mine": row(s, seat, own=True) if seat >= 0 else (),
        "picked": begun(s, seat),
        "owes": owed(s, seat),
    }


def coming(s: CrownState, agenda: Agenda, order: tuple[int, ...]) -> tuple[int, ...]:
    """Who recruits, bribes or hires next, if nothing changes."""
    if agenda.asks == "recruit":
        return order[order.index(agenda.seat) + 1 :]
    if agenda.asks not in ("bribe", "mage"):
        return ()
    ranked = order if agenda.asks == "bribe" or s.terms.live_mages else agenda.order
    waiting = [seat for seat in ranked if seat in order and seat != agenda.seat and seat not in agenda.done]
    return tuple([seat for seat in waiting if agenda.asks == "mage" or s.raccoons[seat]])


def winner(s: CrownState) -> int:
    """Who won a finished game."""
    scores = s.scores()
    return scores.index(max(scores))


def members_by_influence(s: CrownState) -> tuple[int, ...]:
    """The seats in play, the most influential first."""
    return by_influence(influence_order(s), how_many(s.in_play))


@lru_cache(REMEMBERED)
def by_influence(order: int, in_play: int) -> tuple[int, ...]:
    """So many seats from an order that is kept in one number."""
    return tuple([(order >> (3 * rank) & 7) - 1 for rank in range(in_play)])


@lru_cache(REMEMBERED)
def row_of_seats(some: int, seats: int) -> tuple[bool, ...]:
    """A set of seats as a yes or no for each."""
    return tuple([has(some, i) for i in range(seats)])


@lru_cache(REMEMBERED)
def family_ids(families: tuple[int, ...]) -> tuple[str, ...]:
    """The family of each seat; "" if it is not chosen yet."""
    return tuple([IDS[family - 1] if family else "" for family in families])


def recall(s: CrownState, seat: i64) -> Recalled:
    """What the log tells of a chest, as a change since the start."""
    rubies = span(s.ruby_least[seat], s.ruby_most[seat], s.terms.start_rubies)
    coins = span(s.coin_least[seat], s.coin_most[seat], s.dealt[seat])
    both = span(s.wealth_least[seat], s.wealth_most[seat], s.terms.start_rubies + s.dealt[seat])
    return Recalled(rubies, coins, both)


def span(least: int, most: int, start: int) -> Range:
    """Bounds as changes since the start."""
    return least - start, None if most >= W.NOT_KNOWN else most - start


def reserve(s: CrownState) -> Reserve:
    """The reserve as everybody sees it (FC-R53)."""
    shown = s.now == 0 or not s.terms.hidden_split
    rubies, coins = s.reserve_rubies, s.reserve_coins
    return Reserve(rubies if shown else None, coins if shown else None, rubies + coins, s.reserve_raccoons)


def prices(s: CrownState) -> list[int | None]:
    """What each level costs now."""
    return list(prices_in(s.terms, s.round))


def kinds_of(s: CrownState, level: i64) -> list[int]:
    """The kinds of a level."""
    return s.terms.kinds_by_level[level]


def heap_words(s: CrownState, heap: i64, level: i64) -> tuple[str, ...]:
    """The cards of a level in a heap, by their ids."""
    return words_of(s.terms, heap, level)


def with_blind(s: CrownState) -> int:
    """The decks with all blind recruits put back."""
    heap = s.decks
    for member in members_of(s.blind):
        heap = s.terms.cards.with_one_more(heap, card_in(s.sleeves[member // W.SLEEVES], member % W.SLEEVES) - 1)
    return heap


def row(s: CrownState, owner: i64, own: bool = False) -> tuple[Card, ...]:
    """The cards of a family, as it sees them itself or as the others do."""
    first = sleeve(owner, 0)
    mask = bit(W.SLEEVES) - 1
    return row_of(s.terms, s.sleeves[owner], s.blind >> first & mask, s.pile >> first & mask, own)


@lru_cache(REMEMBERED)
def seen_events(terms: Terms, pile: int, unseen: int) -> dict[str, bool]:
    """The events seen so far: are they still face down in the pile, whose events these are?"""
    return {name: has(pile, e) for e, name in enumerate(terms.event_ids) if not has(unseen, e)}


@lru_cache(REMEMBERED)
def unseen_events(terms: Terms, unseen: int) -> tuple[str, ...]:
    """The events that nobody has seen."""
    return tuple([name for e, name in enumerate(terms.event_ids) if has(unseen, e)])


def turned(s: CrownState) -> str:
    """The card turned up last."""
    if not s.turned:
        return ""
    member = s.turned - 1
    if member >= W.FIRST_EVENT:
        return s.terms.event_ids[member - W.FIRST_EVENT]
    return s.terms.kind_ids[card_in(s.sleeves[member // W.SLEEVES], member % W.SLEEVES) - 1]
