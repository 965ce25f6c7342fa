"""What must still happen, in a form that views and positions can hold: the question, and what waits below it."""

from __future__ import annotations

from functools import lru_cache

from regalia.core.beat import asks_in_a_word
from regalia.core.ints import bit, has
from regalia.core.remembering import REMEMBERED
from regalia.core.step import asked, first, kind_of, second, step, third
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.cards import card_in
from regalia.games.for_a_crown.icons import icons_of, row_of_icons
from regalia.games.for_a_crown.rules import CrownState
from regalia.games.for_a_crown.view import Agenda, Icons

STEPS = {
    W.FAMILY: "family",
    W.RECRUIT: "recruit",
    W.TURN: "turn",
    W.HALF: "half",
    W.ICON: "icon",
    W.RACCOON: "raccoon",
    W.HIT: "hit",
    W.MOVE: "move",
    W.BRIBE: "bribe",
    W.MAGE: "mage",
}
KINDS = {word: kind for kind, word in STEPS.items()}
ICON_WORDS = {
    W.RUBY_ICON: "ruby",
    W.COIN_ICON: "coin",
    W.RACCOON_ICON: "raccoon",
    W.HIT_ICON: "hit",
    W.DIE_ICON: "die",
    W.MOVE_ICON: "move",
}
IN_ROWS = (W.EFFECTS, W.ICON, W.RACCOON, W.HIT, W.MOVE)  # steps that know the row of their icons
HALF_LETTERS = {W.WHOLE_CARD: "", W.HALF_A: "a", W.HALF_B: "b"}
HALF_NUMBERS = {letter: row for row, letter in HALF_LETTERS.items()}
TURNS = (W.BRIBE, W.MAGE, W.BRIBES, W.MAGES)  # steps that know who had a turn
ICON_NUMBERS = {word: icon for icon, word in ICON_WORDS.items()}


def agenda_of(s: CrownState) -> Agenda:
    """The agenda of a table."""
    return agenda_from((s.now, *s.later), s.seats)


@lru_cache(REMEMBERED)
def agenda_from(steps: tuple[int, ...], seats: int) -> Agenda:
    """The agenda of a table whose steps these are, the present one first."""
    now = steps[0]
    kind = kind_of(now)
    if not kind:
        return Agenda()
    icons = icon_words(third(now)) if kind == W.ICON else ()
    turns = next((below for below in steps if kind_of(below) in TURNS), 0)
    done = tuple(seat for seat in range(seats) if has(second(turns), seat))
    seat = first(now) if asked(now) else W.NO_ONE
    effects, half = rows_left(steps)
    return Agenda(asks_in_a_word(STEPS, now), seat, icons, effects, half, done, order_seats(third(turns)))


def rows_left(steps: tuple[int, ...]) -> tuple[tuple[Icons, ...], str]:
    """What is left of the face and of the card, and the half of the card that is used."""
    rows = [second(each) for each in steps if kind_of(each) in IN_ROWS]
    left = {second(each): icon_words(third(each)) for each in steps if kind_of(each) == W.EFFECTS}
    if not rows:
        return (), ""
    card = rows[0] & ~W.ON_FACE
    face = card | W.ON_FACE
    effects = (left.get(face, ()),) if face in rows else ()
    return (*effects, left.get(card, ())), HALF_LETTERS[card]


def lay_agenda(s: CrownState, agenda: Agenda) -> None:
    """Put an agenda on a table whose gallery and cards lie there."""
    if not agenda.asks:
        s.game_over()
        s.waiting = 0
        return
    kind, seat = KINDS[agenda.asks], agenda.seat
    done, order = sum(bit(other) for other in agenda.done), order_number(agenda.order)
    rows = rows_in(agenda)
    later = [step(W.EFFECTS, 0, seat, row, icon_row(icons)) for row, icons in rows.items() if icons]
    now = step(kind, bit(seat), seat, next(iter(rows), 0))
    if kind == W.HALF:
        now = step(kind, bit(seat), seat, kind_turned(s))
    elif kind == W.ICON:
        now = step(kind, bit(seat), seat, next(iter(rows), 0), icon_row(agenda.icons))
    elif kind == W.BRIBE:
        now = step(kind, bit(seat), seat, done)
        later = [step(W.BRIBES, 0, 0, done | bit(seat))]
    elif kind == W.MAGE:
        now = step(kind, bit(seat), seat, done, order)
        later = [step(W.MAGES, 0, 0, done | bit(seat), order)]
    if order and kind != W.MAGE:
        later.append(step(W.MAGES, 0, 0, done, order))
    later += below_all(s, kind, seat)
    s.now = now
    s.later = (*later, *[0] * (7 - len(later)))  # type: ignore[assignment]
    s.waiting = bit(seat)


def rows_in(agenda: Agenda) -> dict[int, Icons]:
    """What is left of each row, that of the present icon first."""
    card = HALF_NUMBERS[agenda.half]
    return dict(zip((card | W.ON_FACE, card)[-len(agenda.effects) :], agenda.effects, strict=False))


def below_all(s: CrownState, kind: int, seat: int) -> list[int]:
    """What the question belongs to: the choice of families, the recruit phase or the reveal."""
    if kind == W.FAMILY:
        return [step(W.FAMILIES, 0, seat + 1)]
    if kind == W.RECRUIT:
        further_right = sum(s.spaces[other] > s.spaces[seat] for other in range(s.seats) if has(s.in_play, other))
        return [step(W.RECRUITS, 0, further_right + 1)]
    return [] if kind == W.TURN else [step(W.REVEAL)]


def kind_turned(s: CrownState) -> int:
    """The kind of mercenary that was turned up last."""
    member = s.turned - 1
    return card_in(s.sleeves[member // W.SLEEVES], member % W.SLEEVES) - 1


def icon_words(icons: int) -> Icons:
    """Icons by name."""
    return tuple(ICON_WORDS[icon] for icon in icons_of(icons))


def icon_row(icons: Icons) -> int:
    """Icons as the rules read them."""
    return row_of_icons([ICON_NUMBERS[icon] for icon in icons])


def order_seats(order: int) -> tuple[int, ...]:
    """An order as a list of seats."""
    return tuple(icon - 1 for icon in icons_of(order))


def order_number(seats: tuple[int, ...]) -> int:
    """An order as the rules read it."""
    return row_of_icons([seat + 1 for seat in seats])
