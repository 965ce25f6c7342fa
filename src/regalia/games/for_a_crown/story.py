"""What has happened, as sentences. Amounts fade from the log as the table agreed (FC-R12, FC-R53)."""

from __future__ import annotations

from regalia.core.event import Event
from regalia.core.say import Say, Who, say
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.agenda import ICON_WORDS, order_seats
from regalia.games.for_a_crown.families import IDS
from regalia.games.for_a_crown.paying import coins_of, rubies_of
from regalia.games.for_a_crown.texts import event_name, icon_name, kind_name
from regalia.games.for_a_crown.view import CrownView

WITH_SEAT = {
    W.RECRUITED_NONE: "told-recruited-none",
    W.SOLD: "told-sold",
    W.FELL: "told-fell",
    W.KEPT_RACCOONS: "told-kept-raccoons",
    W.DECLINED_MAGE: "told-declined-mage",
    W.GAME_ENDS: "told-game-ends",
}
WITH_NUMBER = {
    W.RACCOONS_LEAVE: "told-raccoons-leave",
    W.BRIBED: "told-bribed",
    W.SCORED: "told-scored",
}
WITH_CARD = {W.TURNED_UP: "told-turned-up", W.IDLE: "told-idle"}
WITH_TARGET = {W.SENT_RACCOON: "told-sent-raccoon", W.STRUCK: "told-struck"}
AMOUNTS = {
    W.LOST: "told-lost",
    W.FOR_INFLUENCE: "told-for-influence",
    W.FOR_COINS: "told-for-coins",
    W.FOR_RACCOONS: "told-for-raccoons",
}
PLAIN = {W.NO_VICTIM: "told-no-victim", W.SCORING: "told-scoring"}


def tell(view: CrownView, event: Event) -> Say | None:
    """What has happened; None for what goes without saying or can no longer be read."""
    a, b, _, d = event.shown
    kind = event.kind
    if kind in WITH_SEAT:
        return say(WITH_SEAT[kind], who=Who(a))
    if kind in WITH_NUMBER:
        return say(WITH_NUMBER[kind], who=Who(a), number=b)
    if kind in WITH_CARD:
        return say(WITH_CARD[kind], who=Who(a), card=kind_name(view, b))
    if kind in WITH_TARGET:
        return say(WITH_TARGET[kind], who=Who(a), target=Who(b))
    if kind in AMOUNTS:
        return say(AMOUNTS[kind], who=Who(a), rubies=b) if is_readable(view, d) else None
    if kind in PLAIN:
        return say(PLAIN[kind])
    if kind in (W.PAID, W.PAID_PRICE):
        return tell_payment(view, event)
    return tell_other(view, event)


def is_readable(view: CrownView, when: int) -> bool:
    """Can an amount of that time still be read (FC-R53)? After the game the whole log is open."""
    decision, round_ = divmod(when, 8)
    if not view.asks or view.history == "full":
        return True
    return round_ == view.round if view.history == "round" else decision == view.decision


def tell_payment(view: CrownView, event: Event) -> Say | None:
    """A price, split as far as this seat may know."""
    a, b, c, d = event.shown
    if event.kind == W.PAID:
        return say_payment(a, b, c) if is_readable(view, d) else None
    if not is_readable(view, b // 64):
        return None
    if event.secret:
        return say_payment(a, coins_of(event.secret), rubies_of(event.secret))
    return say("told-paid-price", who=Who(a), price=b % 64)


def say_payment(seat: int, coins: int, rubies: int) -> Say:
    """Coins and rubies."""
    return say("told-paid", who=Who(seat), coins=coins, rubies=rubies, both=int(coins > 0 and rubies > 0))


def tell_other(view: CrownView, event: Event) -> Say | None:
    """What has words of its own."""
    a, b, c, _ = event.shown
    kind = event.kind
    if kind == W.CHOSE_FAMILY:
        return say("told-family", who=Who(a), family=say(f"family-{IDS[b]}"))
    if kind == W.GALLERY_HUNG:
        return say("told-gallery", order=tuple(Who(seat) for seat in order_seats(a)))
    if kind == W.ROUND_BEGINS:
        return say("told-round", round=a, last=int(a == view.rounds))
    if kind == W.PASS_BEGINS:
        return say("told-pass", number=a)
    if kind == W.RECRUITED:
        return say("told-recruited", who=Who(a), card=kind_name(view, b), price=c)
    if kind == W.RECRUITED_BLIND:
        return tell_blind(view, event)
    if kind == W.REFILLED:
        return say("told-refilled", card=kind_name(view, a))
    if kind == W.EVENT_COMES:
        return say("told-event", event=event_name(view, list(view.event_kinds)[a]))
    return tell_effect(view, event)


def tell_blind(view: CrownView, event: Event) -> Say:
    """A blind recruit: its family learns what it is."""
    a, b, _, _ = event.shown
    if view.seat >= 0 and event.knows >> view.seat & 1:
        return say("told-blind-own", who=Who(a), level=b, card=kind_name(view, event.secret))
    return say("told-blind", who=Who(a), level=b)


def tell_effect(view: CrownView, event: Event) -> Say | None:
    """Icons and what came of them."""
    a, b, c, d = event.shown
    kind = event.kind
    if kind == W.CHOSE_HALF:
        return say("told-half", who=Who(a), half="A" if c == W.HALF_A else "B", card=kind_name(view, b))
    if kind == W.GAINED:
        return say(f"told-gained-{ICON_WORDS[b]}", who=Who(a)) if is_readable(view, d) else None
    if kind == W.NOTHING_THERE:
        return say("told-nothing", who=Who(a), icon=icon_name(ICON_WORDS[b]))
    if kind == W.ROLLED:
        return say("told-rolled", who=Who(a), face=b)
    if kind == W.MOVED:
        return say("told-moved", who=Who(a), portrait=Who(b), old=c, new=d)
    return say("told-event-joins", left=a)
