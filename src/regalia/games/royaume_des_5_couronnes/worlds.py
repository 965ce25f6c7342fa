"""From a view back to a table: all this seat can be sure of, with the secret orders of the others still to be dealt."""

from __future__ import annotations

from regalia.core.bag import some
from regalia.core.ints import five_of, has, set_of
from regalia.core.luck import chosen, seeded, stirred
from regalia.core.lying import EVERYONE, knows, lying
from regalia.core.state import Later
from regalia.core.step import asked, kind_of, step
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.data import KINDS
from regalia.games.royaume_des_5_couronnes.guess import RoyaumeGuess
from regalia.games.royaume_des_5_couronnes.pieces import Terms
from regalia.games.royaume_des_5_couronnes.rules import RoyaumeState
from regalia.games.royaume_des_5_couronnes.view import ANSWERS, ASKED, Counts, RoyaumeView
from regalia.games.royaume_des_5_couronnes.viewing import said_in_window


def imagine(v: RoyaumeView, terms: Terms) -> RoyaumeGuess:
    """The table of a view; others who were asked and may have answered are asked again."""
    s = RoyaumeState(len(v.power), terms)
    s.decisions = v.decision
    s.gm, s.turns, s.in_turn = v.gm, v.turn, v.in_turn
    s.duelled, s.challenged = int(v.duelled), set_of(list(v.challenged))
    s.die_one, s.die_two = v.dice or (0, 0)
    imagine_path(s, v)
    s.power = five_of(list(v.power))
    s.pawns = five_of([sum(some(c, n) for c, n in enumerate(pawns)) for pawns in v.pawns])
    public = EVERYONE if not v.asks else 0
    words = terms.order_words
    s.orders = five_of([lying(words.index(w) + 1, public | 1 << i) if w else 0 for i, w in enumerate(v.orders)])
    s.king = W.NO_ONE if v.king is None else v.king
    imagine_agenda(s, v)
    return RoyaumeGuess(s)


def imagine_path(s: RoyaumeState, v: RoyaumeView) -> None:
    """Knights and cards."""
    spaces = {word: [i + 1 for i, card in enumerate(v.path) if card == word] for word in ("down", *KINDS)}
    s.face_down = set_of(spaces["down"])
    s.traps, s.monsters = set_of(spaces["trap"]), set_of(spaces["monster"])
    s.weapons, s.treasures = set_of(spaces["weapon"]), set_of(spaces["treasure"])
    s.unseen, s.reshuffled, s.rejet = bag(v.unseen), bag(v.reshuffled), bag(v.rejet)
    s.talon, s.removed = v.talon - sum(v.reshuffled.values()), v.removed
    s.knights = five_of(list(v.spaces))
    s.crowned = set_of([c for c, crowned in enumerate(v.crowned) if crowned])
    s.home = set_of([c for c, circle in enumerate(v.circles) if circle])
    circles = [0] * W.COLOURS
    for c, circle in enumerate(v.circles):
        if circle:
            circles[circle - 1] = c + 1
    s.circles = five_of(circles)


def imagine_agenda(s: RoyaumeState, v: RoyaumeView) -> None:
    """The question, and who owes an answer to it."""
    if not v.asks:
        return
    put_question(s, ASKED[v.asks], v.asked, v.opponent or (v.place_of(v.moved) if v.moved else 0), v.die_left)
    s.waiting = set_of([seat for seat in v.asked if seat not in v.called])
    said = [ANSWERS["call"] if seat in v.called else 0 for seat in range(5)]
    if v.answered:
        said[v.seat] = ANSWERS[v.answered]
        s.waiting &= ~(1 << v.seat)
    s.said = five_of(said)


def put_question(s: RoyaumeState, kind: int, asks: tuple[int, ...], second: int, third: int) -> None:
    """A question on an empty agenda; in_turn is whose turn it is, or who lays the cards."""
    s.now = step(kind, set_of(list(asks)), s.in_turn, second, third)
    s.later = after(kind)
    s.waiting = set_of(list(asks))
    if kind == W.LAY_CARDS:
        s.in_turn = (s.gm + s.seats - 1) % s.seats


def after(kind: int) -> Later:
    """What follows every question: the next turn. (The cards once laid, the first turn puts itself there.)"""
    return (0 if kind == W.LAY_CARDS else step(W.NEXT_TURN), 0, 0, 0, 0, 0, 0)


def bag(cards: Counts) -> int:
    """A bag of course cards from words."""
    return sum(some(KINDS.index(name), n) for name, n in cards.items())


# --- for the laws: a world that differs only in what a seat may not know, made without a view


def other_world(s: RoyaumeState, seat: int, seed: int) -> RoyaumeState:
    """Other orders for the others, other silent answers in the window, other luck."""
    other = s.copy()
    other.reseed(seed)
    x = stirred(seeded(seed))
    if s.now and knows(s.orders[0]) != EVERYONE:
        mine = s.orders[seat] & 65535 if seat >= 0 else 0
        left = [order for order in range(1, W.ORDERS + 1) if order != mine]
        orders = list(s.orders)
        for i in range(s.seats):
            if i != seat:
                x = stirred(x)
                orders[i] = lying(left.pop(chosen(x, len(left))), 1 << i)
        other.orders = five_of(orders)
    if kind_of(s.now) == W.FIRST_MOVE:
        change_silence(other, seat, x)
    return other


def change_silence(s: RoyaumeState, seat: int, x: int) -> None:
    """Who has said that he keeps silent, and who has not yet answered, is known to nobody else (RC-R86)."""
    said = list(s.said)
    for i in range(s.seats):
        if i in (seat, s.in_turn) or said_in_window(s, i) == "call" or not has(asked(s.now), i):
            continue
        x = stirred(x)
        said[i] = ANSWERS["silent"] if chosen(x, 2) else 0
        s.waiting = s.waiting & ~(1 << i) if said[i] else s.waiting | 1 << i
    s.said = five_of(said)
