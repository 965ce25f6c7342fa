"""What is asked, what a button says, why not: every sentence that belongs to a decision, by key."""

from __future__ import annotations

from regalia.core.say import Arg, Say, Who, say
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.agenda import ICON_WORDS
from regalia.games.for_a_crown.families import IDS
from regalia.games.for_a_crown.paying import coins_of, pay, rubies_of
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
    return say("unknown-card") if card == "?" else say(f"card-{card}")


def kind_name(view: CrownView, kind: int) -> Say | str:
    """A mercenary by the number of its kind."""
    return card_name(view, view.kinds[kind])


def event_name(view: CrownView, event: str) -> Say:
    """An event by its kind."""
    return say(f"event-name-{view.event_kinds[event]}")


def icon_name(icon: str) -> Say:
    """An icon in a word or two."""
    return say(f"icon-{icon}")


# --- questions


def ask(view: CrownView) -> Say:
    """What is to be done now: to the one who must do it, or to the others."""
    if not view.asks:
        return say("ask-won", who=Who(winner(view)))
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


def winner(view: CrownView) -> int:
    """Who won a finished game."""
    return max(range(len(view.families)), key=lambda seat: worth(view, seat))


def worth(view: CrownView, seat: int) -> int:
    """What the place of a seat depends on when all chests are open."""
    if not view.in_play[seat]:
        return view.fallen[seat]
    return 100000 + 64 * ((view.rubies[seat] or 0) + view.heirloom * view.heirlooms[seat]) + view.gallery[seat]


# --- buttons


def label(view: CrownView, action: int) -> Say:
    """An action as written on its button."""
    if action >= W.PAY:
        return label_payment(view, coins_of(action), rubies_of(action))
    if action >= W.TAKE:
        kind = view.kinds[action - W.TAKE]
        return say("label-recruit", card=card_name(view, kind), id=kind)
    if action >= W.RETURN_RACCOONS:
        return say("label-bribe", raccoons=action - W.RETURN_RACCOONS)
    if action >= W.TAKE_BLIND:
        return say("label-blind", level=action - W.TAKE_BLIND)
    if action >= W.SHIFT:
        return label_move(view, *divmod(action - W.SHIFT, 2))
    if action >= W.SEND_RACCOON:
        key, seat = ("hit", action - W.STRIKE) if action >= W.STRIKE else ("raccoon", action - W.SEND_RACCOON)
        return say(f"label-{key}", who=Who(seat))
    if action >= W.CHOOSE_ICON:
        return say("label-icon", icon=icon_name(ICON_WORDS[action - W.CHOOSE_ICON]))
    if action >= W.CHOOSE_FAMILY:
        return say("label-family", family=say(f"family-{IDS[action - W.CHOOSE_FAMILY]}"))
    return label_simple(view, action)


def label_payment(view: CrownView, coins: int, rubies: int) -> Say:
    """A split; a sale is announced on the button."""
    mine = view.rubies[view.seat] if view.seat >= 0 else None
    key = "label-pay-sale" if mine is not None and rubies > mine else "label-pay"
    return say(key, coins=coins, rubies=rubies, both=int(coins > 0 and rubies > 0))


def label_move(view: CrownView, seat: int, right: int) -> Say:
    """A portrait with the space it would go to."""
    space = view.gallery[seat] + (1 if right else -1)
    while space in view.gallery:
        space += 1 if right else -1
    return say(f"label-move-{'right' if right else 'left'}", who=Who(seat), space=space)


def label_simple(view: CrownView, action: int) -> Say:
    """Answers without a number in them."""
    if action in (W.HALF_A, W.HALF_B):
        return say("label-half", half="A" if action == W.HALF_A else "B", card=turned_name(view), id=view.turned)
    return say({W.DECLINE: "label-decline", W.PASS: "label-pass"}.get(action, "label-turn"))


def piece(view: CrownView, action: int) -> str:
    """What an action sits on: a card, a deck, a portrait, a seat, a half, an icon, the chest."""
    if action >= W.PAY:
        return "chest"
    if action >= W.TAKE:
        return f"card:{view.kinds[action - W.TAKE]}"
    if action >= W.RETURN_RACCOONS:
        return "raccoons"
    if action >= W.TAKE_BLIND:
        return f"deck:{action - W.TAKE_BLIND}"
    if action >= W.SHIFT:
        return f"portrait:{(action - W.SHIFT) // 2}"
    if action >= W.SEND_RACCOON:
        return f"seat:{(action - W.SEND_RACCOON) % 8}"
    if action >= W.CHOOSE_ICON:
        return f"icon:{ICON_WORDS[action - W.CHOOSE_ICON]}"
    if action >= W.CHOOSE_FAMILY:
        return f"family:{IDS[action - W.CHOOSE_FAMILY]}"
    return {W.HALF_A: "half:a", W.HALF_B: "half:b", W.TURN_UP: "pile"}.get(action, "")


# --- what one might think of, and why not


def candidates(view: CrownView) -> list[int]:
    """What a player might think of, offered or not."""
    seats = range(len(view.families))
    if view.picked:
        return [pay(coins, view.owes - coins) for coins in range(view.owes, -1, -1)]
    if view.asks == "recruit":
        shown = [*view.piles, *(card for row in view.market.values() for card in row)]
        kinds = sorted({view.kinds.index(card) for card in shown})
        return [*(W.TAKE + kind for kind in kinds), *(W.TAKE_BLIND + level for level in range(2, W.LEVELS + 1))]
    if view.asks == "bribe":
        return [W.RETURN_RACCOONS + k for k in range(view.raccoons[view.asked[0]] + 1)]
    fixed: dict[str, list[int]] = {
        "family": [W.CHOOSE_FAMILY + family for family in range(W.FAMILY_COUNT)],
        "half": [W.HALF_A, W.HALF_B],
        "icon": [W.CHOOSE_ICON + icon for icon in ICON_WORDS],
        "raccoon": [W.SEND_RACCOON + seat for seat in seats],
        "hit": [W.STRIKE + seat for seat in seats],
        "move": [W.SHIFT + number for number in range(2 * len(seats))],
        "mage": [W.DECLINE, pay(1, 0), pay(0, 1)],
    }
    return fixed.get(view.asks, [])


def refusal(view: CrownView, action: int, reason: int) -> tuple[Say, str]:
    """Why not, and where it is written."""
    key, rule = REFUSALS[reason]
    args: dict[str, Arg] = {"owes": view.owes, "level": level_in(view, action), "who": who_in(view, action)}
    args["family"] = say(f"family-{IDS[action - W.CHOOSE_FAMILY]}") if reason == W.FAMILY_TAKEN else ""
    args["card"] = kind_name(view, action - W.TAKE) if W.TAKE <= action < W.TAKE + len(view.kinds) else ""
    args["sum"] = coins_of(action) + rubies_of(action) if action >= W.PAY else 0
    return Say(f"refusal-{key}", args), rule


def level_in(view: CrownView, action: int) -> int:
    """The level an action takes from; 0 for none."""
    if W.TAKE_BLIND < action <= W.TAKE_BLIND + W.LEVELS:
        return action - W.TAKE_BLIND
    if W.TAKE <= action < W.TAKE + len(view.kinds):
        return view.levels[action - W.TAKE]
    return 0


def who_in(view: CrownView, action: int) -> Arg:
    """The seat an action is about; "" for none."""
    seats = len(view.families)
    for base in (W.SEND_RACCOON, W.STRIKE):
        if base <= action < base + seats:
            return Who(action - base)
    return Who((action - W.SHIFT) // 2) if W.SHIFT <= action < W.SHIFT + 2 * seats else ""
