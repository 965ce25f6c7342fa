"""What has happened, as data: each kind of event by its name, and what its numbers mean.

Amounts fade from the log as the table agreed (FC-R12, FC-R53).
"""

from __future__ import annotations

from typing import Annotated

from regalia.core.event import Event
from regalia.core.told import NUMBER, SEAT, happening, secret, slot, whole
from regalia.core.wording import SeatNumber
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.actions import HALVES, CardId, FamilyId, HalfId, IconId
from regalia.games.for_a_crown.agenda import ICON_WORDS, order_seats
from regalia.games.for_a_crown.families import IDS
from regalia.games.for_a_crown.paying import coins_of, rubies_of
from regalia.games.for_a_crown.view import CrownView


def is_readable(view: CrownView, event: Event) -> bool:
    """Can an amount still be read (FC-R53)? After the game the whole log is open."""
    when = event.shown[1] // 64 if event.kind == W.PAID_PRICE else event.shown[3]
    decision, round_ = divmod(when, 8)
    if not view.asks or view.history == "full":
        return True
    return round_ == view.round if view.history == "round" else decision == view.decision


# --- a payment, of which the split may be a secret


def price(view: CrownView, event: Event) -> int:
    """What was paid."""
    return event.shown[1] + event.shown[2] if event.kind == W.PAID else event.shown[1] % 64


def coins(view: CrownView, event: Event) -> int | None:
    """How much of it in coins."""
    if event.kind == W.PAID:
        return event.shown[1]
    return coins_of(event.secret) if event.knows else None


def rubies(view: CrownView, event: Event) -> int | None:
    """How much of it in rubies."""
    if event.kind == W.PAID:
        return event.shown[2]
    return rubies_of(event.secret) if event.knows else None


# --- fields


def event_id(view: CrownView, event: Event) -> str:
    """The card of an event."""
    return list(view.event_kinds)[event.shown[0]]


def half_icons(view: CrownView, event: Event) -> tuple[str, ...]:
    """What the chosen half does."""
    return view.icons[event.shown[1]][list(HALVES).index(event.shown[2])]


CARD = slot(CardId, lambda view, kind: view.kinds[kind])
ICON = slot(IconId, lambda view, icon: ICON_WORDS[icon])
FAMILY = slot(FamilyId, lambda view, family: IDS[family])
SEATS = slot(tuple[SeatNumber, ...], lambda view, order: order_seats(order))
HALF = slot(HalfId, lambda view, half: HALVES[half])
EVENT = slot(Annotated[str, "event-name"], lambda view, event: list(view.event_kinds.values())[event])
LAST = whole(bool, lambda view, event: event.shown[0] == view.rounds)
FACE = whole(tuple[IconId, ...], lambda view, event: list(view.faces.values())[event.shown[1] - 1])
PAYMENT = happening(
    "paid",
    when=is_readable,
    who=SEAT,
    price=whole(int, price),
    coins=whole(int | None, coins),
    rubies=whole(int | None, rubies),
)

HAPPENINGS = {
    W.CHOSE_FAMILY: happening("chose-family", who=SEAT, family=FAMILY),
    W.GALLERY_HUNG: happening("gallery-hung", order=SEATS),
    W.ROUND_BEGINS: happening("round-begins", round=NUMBER, last=LAST),
    W.PASS_BEGINS: happening("pass-begins", number=NUMBER),
    W.RECRUITED: happening("recruited", who=SEAT, card=CARD, price=NUMBER),
    W.RECRUITED_BLIND: happening("recruited-blind", who=SEAT, level=NUMBER, card=secret(CARD)),
    W.PAID: PAYMENT,
    W.PAID_PRICE: PAYMENT,
    W.RECRUITED_NONE: happening("recruited-none", who=SEAT),
    W.TURNED_UP: happening("turned-up", who=SEAT, card=CARD),
    W.IDLE: happening("idle", who=SEAT, card=CARD),
    W.EVENT_COMES: happening("event-comes", event=EVENT, id=whole(str, event_id)),
    W.CHOSE_HALF: happening("chose-half", who=SEAT, card=CARD, half=HALF, icons=whole(tuple[IconId, ...], half_icons)),
    W.GAINED: happening("gained", when=is_readable, who=SEAT, icon=ICON),
    W.NOTHING_THERE: happening("nothing-there", who=SEAT, icon=ICON),
    W.ROLLED: happening("rolled", who=SEAT, face=NUMBER, icons=FACE),
    W.SENT_RACCOON: happening("sent-raccoon", who=SEAT, target=SEAT),
    W.STRUCK: happening("struck", who=SEAT, target=SEAT),
    W.MOVED: happening("moved", who=SEAT, portrait=SEAT, old=NUMBER, new=NUMBER),
    W.LOST: happening("lost", when=is_readable, who=SEAT, rubies=NUMBER),
    W.SOLD: happening("sold", who=SEAT),
    W.FELL: happening("fell", who=SEAT),
    W.NO_VICTIM: happening("no-victim"),
    W.RACCOONS_LEAVE: happening("raccoons-leave", who=SEAT, raccoons=NUMBER),
    W.BRIBED: happening("bribed", who=SEAT, raccoons=NUMBER),
    W.KEPT_RACCOONS: happening("kept-raccoons", who=SEAT),
    W.DECLINED_MAGE: happening("declined-mage", who=SEAT),
    W.EVENT_JOINS: happening("event-joins", left=NUMBER),
    W.SCORING: happening("scoring"),
    W.FOR_INFLUENCE: happening("for-influence", when=is_readable, who=SEAT, rubies=NUMBER),
    W.FOR_COINS: happening("for-coins", when=is_readable, who=SEAT, rubies=NUMBER),
    W.FOR_RACCOONS: happening("for-raccoons", when=is_readable, who=SEAT, rubies=NUMBER),
    W.SCORED: happening("scored", who=SEAT, score=NUMBER),
    W.GAME_ENDS: happening("game-ends", who=SEAT),
    W.REFILLED: happening("refilled", card=CARD),
}
