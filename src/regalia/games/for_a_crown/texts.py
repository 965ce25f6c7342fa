"""What is asked, how things are called, why not: every sentence that belongs to a decision, by key."""

from __future__ import annotations

from regalia.core.act import Act
from regalia.core.say import Arg, Say, Who, say
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.actions import Blind, Family, Hit, Move, Pay, Raccoon, Recruit
from regalia.games.for_a_crown.heaps import UNKNOWN
from regalia.games.for_a_crown.view import CrownView

# each reason: its key, and the paragraph of the rulebook and the ruling it rests on
REFUSALS = {
    W.FAMILY_TAKEN: ("family-taken", "setup"),
    W.CHOOSE_A_FAMILY: ("choose-a-family", "setup"),
    W.COLUMN_CLOSED: ("column-closed", "recruiting/FC-R2"),
    W.NOT_IN_THE_MARKET: ("not-in-the-market", "recruiting"),
    W.PILE_EMPTY: ("pile-empty", "recruiting/FC-R5"),
    W.DECK_EMPTY: ("deck-empty", "blind-cards"),
    W.NO_DECK: ("no-deck", "blind-cards/FC-R5"),
    W.TOO_DEAR: ("too-dear", "payment/FC-R9"),
    W.MUST_RECRUIT: ("must-recruit", "recruiting/FC-R8"),
    W.PAY_FIRST: ("pay-first", "payment"),
    W.NOT_THE_PRICE: ("not-the-price", "payment"),
    W.TOO_FEW_COINS: ("too-few-coins", "payment"),
    W.TOO_FEW_RUBIES: ("too-few-rubies", "payment/FC-R9"),
    W.COINS_BEFORE_SALE: ("coins-before-sale", "payment/FC-R10"),
    W.NO_SALE_HERE: ("no-sale-here", "optional_sale/FC-R11"),
    W.CHOOSE_A_HALF: ("choose-a-half", "mercenaries/FC-R17"),
    W.NOT_YOURSELF: ("not-yourself", "mercenaries"),
    W.NOT_IN_PLAY: ("not-in-play", "elimination/FC-R30"),
    W.NO_FREE_SPACE: ("no-free-space", "gallery/FC-R20"),
    W.CHOOSE_A_TARGET: ("choose-a-target", "mercenaries/FC-R16"),
    W.CHOOSE_A_PORTRAIT: ("choose-a-portrait", "gallery/FC-R16"),
    W.NO_SUCH_ICON: ("no-such-icon", "effect_order/FC-R15"),
    W.FACE_FIRST: ("face-first", "effect_order/FC-R52"),
    W.CHOOSE_THE_ICON: ("choose-the-icon", "effect_order/FC-R15"),
    W.TOO_FEW_RACCOONS: ("too-few-raccoons", "events"),
    W.ANSWER_THE_BRIBE: ("answer-the-bribe", "events/FC-R50"),
    W.ANSWER_THE_MAGES: ("answer-the-mages", "events/FC-R50"),
    W.RECRUIT_FIRST: ("recruit-first", "recruiting/FC-R8"),
    W.TURN_A_CARD: ("turn-a-card", "common-pile"),
    W.OTHER_ICON: ("other-icon", "mercenaries/FC-R15"),
    W.ONE_TOKEN: ("one-token", "events"),
}


# --- names


def card_name(view: CrownView, card: str) -> Say | str:
    """A mercenary by its name."""
    if card in view.names:
        return view.names[card]
    return say("unknown-card") if card == UNKNOWN else say(f"card-{card}")


def event_name(view: CrownView, event: str) -> Say:
    """An event by its kind."""
    return say(f"event-name-{view.event_kinds[event]}")


def named(view: CrownView, kind: str, word: str) -> Arg:
    """A word of a kind, as it is called at this table."""
    return card_name(view, word) if kind == "card" else say(f"{kind}-{word}")


# --- questions


def ask(view: CrownView) -> Say:
    """What is to be done now: to the one who must do it, or to the others."""
    if not view.asks:
        return say("ask-won", who=Who(view.winner))
    who = view.asked[0]
    key = view.asks
    if view.picked:
        key = "pay-bribe" if view.asks == "bribe" else "pay"
    turned = turned_name(view)
    args: dict[str, Arg] = {"who": Who(who), "card": turned, "owes": view.owes, "raccoons": view.raccoons[who]}
    return Say(f"{'ask' if view.seat == who else 'wait'}-{key}", args)


def turned_name(view: CrownView) -> Say | str:
    """The card turned up last, in words."""
    if not view.turned:
        return say("unknown-card")
    return event_name(view, view.turned) if view.turned_by < 0 else card_name(view, view.turned)


# --- why not


def why_not(view: CrownView, act: Act, reason: int) -> tuple[Say, str]:
    """Why not, and where it is written."""
    key, rule = REFUSALS[reason]
    args: dict[str, Arg] = {"owes": view.owes, "level": 0, "who": "", "family": "", "card": "", "sum": 0}
    return Say(f"refusal-{key}", args | about(view, act)), rule


def about(view: CrownView, act: Act) -> dict[str, Arg]:
    """What a refusal can say of an answer."""
    match act:
        case Family(family=family):
            return {"family": named(view, "family", family)}
        case Recruit(card=card, level=level):
            return {"card": card_name(view, card), "level": level}
        case Blind(level=level):
            return {"level": level}
        case Pay(coins=coins, rubies=rubies):
            return {"sum": coins + rubies}
        case Hit(target=seat) | Raccoon(target=seat) | Move(portrait=seat):
            return {"who": Who(seat)}
    return {}
