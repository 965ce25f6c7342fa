"""The six icons: rubies, coins, raccoons, hits, the magic die, portraits (rulebook: mercenaries, die, gallery)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, has, of, plus, put
from regalia.core.offers import Offers
from regalia.core.state import OK
from regalia.core.step import step
from regalia.games.for_a_crown.chest import eliminate, gain_coin, gain_ruby, lose, raccoons_there
from regalia.games.for_a_crown.gallery import can_anything_move, destination, direction_of, portrait_of
from regalia.games.for_a_crown.icons import after_first, all_alike, first_icon, has_icon, without_icon
from regalia.games.for_a_crown.pieces import CrownPieces
from regalia.games.for_a_crown.words import (
    CHANCE_DIE,
    CHOOSE_ICON,
    COIN_ICON,
    DIE_ICON,
    EFFECTS,
    HIT,
    HIT_ICON,
    ICON,
    MOVE,
    MOVE_ICON,
    MOVED,
    NOT_IN_PLAY,
    NOT_YOURSELF,
    NOTHING_THERE,
    ON_FACE,
    RACCOON,
    RACCOON_ICON,
    ROLLED,
    RUBY_ICON,
    SENT_RACCOON,
    SIDES,
    STRUCK,
)


def effects(s: CrownPieces, seat: i64, row: i64, icons: i64) -> None:
    """The next icon: the first one printed, or by option the one the family chooses (FC-R15)."""
    if s.terms.free_order and not all_alike(icons):
        s.then(step(ICON, bit(seat), seat, row, icons))
    else:
        then_effects(s, seat, row, after_first(icons))
        apply_icon(s, seat, row, first_icon(icons))


def then_effects(s: CrownPieces, seat: i64, row: i64, icons: i64) -> None:
    """Put the icons of a row on the agenda, if there are any."""
    if icons:
        s.then(step(EFFECTS, 0, seat, row, icons))


def apply_icon(s: CrownPieces, seat: i64, row: i64, icon: i64) -> None:
    """As far as possible, and not to be declined (FC-R16)."""
    if icon == RUBY_ICON:
        gain_ruby(s, seat)
    elif icon == COIN_ICON:
        gain_coin(s, seat)
    elif icon == DIE_ICON:
        roll(s, seat, row)
    elif icon == RACCOON_ICON and raccoons_there(s) and s.in_play & ~bit(seat):
        s.then(step(RACCOON, bit(seat), seat, row))
    elif icon == HIT_ICON and s.in_play & ~bit(seat):
        s.then(step(HIT, bit(seat), seat, row))
    elif icon == MOVE_ICON and can_anything_move(s):
        s.then(step(MOVE, bit(seat), seat, row))
    else:
        s.tell(NOTHING_THERE, seat, icon)


def roll(s: CrownPieces, seat: i64, row: i64) -> None:
    """The roller applies the face as if it were printed on the card; it is resolved before anything else (FC-R52)."""
    s.face = s.rolled(SIDES, CHANCE_DIE)
    s.tell(ROLLED, seat, s.face)
    then_effects(s, seat, row | ON_FACE, s.terms.faces[s.face - 1])
    s.beat()


# --- effect_order=free


def offer_icons(icons: i64, out: Offers) -> None:
    """Each sort of icon that is left."""
    for icon in range(RUBY_ICON, MOVE_ICON + 1):
        if has_icon(icons, icon):
            out.add(CHOOSE_ICON + icon)


def choose_icon(s: CrownPieces, seat: i64, row: i64, icons: i64, icon: i64) -> None:
    """This one next."""
    then_effects(s, seat, row, without_icon(icons, icon))
    apply_icon(s, seat, row, icon)


# --- targets


def may_target(s: CrownPieces, seat: i64, target: i64) -> i64:
    """Another family that is still in play (FC-R30)."""
    if target == seat:
        return NOT_YOURSELF
    return OK if has(s.in_play, target) else NOT_IN_PLAY


def offer_targets(s: CrownPieces, seat: i64, answer: i64, out: Offers) -> None:
    """Every rival in play."""
    for target in range(s.seats):
        if may_target(s, seat, target) == OK:
            out.add(answer + target)


def send_raccoon(s: CrownPieces, seat: i64, target: i64) -> None:
    """A raccoon from the reserve lies openly before a rival."""
    s.raccoons = plus(s.raccoons, target, 1)
    s.reserve_raccoons -= 1
    s.tell(SENT_RACCOON, seat, target)


def strike(s: CrownPieces, seat: i64, target: i64) -> None:
    """A rival gives up one ruby, or falls."""
    s.tell(STRUCK, seat, target)
    if lose(s, target, 1):
        eliminate(s, bit(target))


def shift(s: CrownPieces, seat: i64, answer: i64) -> None:
    """A portrait goes to the nearest free space on one side; nobody else moves."""
    portrait: i64 = portrait_of(answer)
    space: i64 = destination(s, portrait, direction_of(answer))
    s.tell(MOVED, seat, portrait, of(s.spaces, portrait), space)
    s.spaces = put(s.spaces, portrait, space)
