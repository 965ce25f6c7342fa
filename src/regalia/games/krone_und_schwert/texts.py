"""Every sentence of the game, by key: what is asked, what a button says, and why not. The story is in stories.py."""

from __future__ import annotations

from regalia.core.say import Say, Who, say
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.data import LETTERS, NAMES
from regalia.games.krone_und_schwert.elements import dx_at, dy_at, element_at, turns_at
from regalia.games.krone_und_schwert.notation import BASES, space_name
from regalia.games.krone_und_schwert.view import SchwertView

# each reason: its key, and the paragraph of the rulebook and the ruling it rests on
REFUSALS = {
    W.NO_SUCH_SPACE: ("no-such-space", "components"),
    W.NOT_FREE: ("not-free", "expand"),
    W.NEIGHBOUR_OCCUPIED: ("neighbour-occupied", "setup/KS-R3"),
    W.OVERLAPS: ("overlaps", "setup/KS-R1"),
    W.TOO_LOOSE: ("too-loose", "setup/KS-R1"),
    W.LEAVES_A_GAP: ("leaves-a-gap", "setup/KS-R1"),
    W.LEAVES_A_HOLE: ("leaves-a-hole", "setup/KS-R1"),
    W.NO_SUCH_CARD: ("no-such-card", "components"),
    W.NOT_ENOUGH_AP: ("not-enough-ap", "turn/KS-R8"),
    W.NO_CASTLE_LEFT: ("no-castle-left", "build/KS-R45"),
    W.NO_TOWN_LEFT: ("no-town-left", "build/KS-R45"),
    W.NO_BIG_TOWN_LEFT: ("no-big-town-left", "build/KS-R45"),
    W.NO_CATHEDRAL_LEFT: ("no-cathedral-left", "build/KS-R45"),
    W.NO_MARKER_LEFT: ("no-marker-left", "expand/KS-R45/KS-R20"),
    W.NOT_YOURS: ("not-yours", "build"),
    W.NOT_A_MOUNTAIN: ("not-a-mountain", "build"),
    W.NOT_A_MEADOW: ("not-a-meadow", "build"),
    W.ALREADY_BUILT: ("already-built", "build/KS-R48"),
    W.TOUCHES_A_TOWN: ("touches-a-town", "build/KS-R47"),
    W.ONLY_ON_OCTAGONS: ("only-on-octagons", "small_town_shape/KS-R46"),
    W.NOT_OCTAGON_AND_SQUARE: ("not-octagon-and-square", "build"),
    W.NOT_SIDE_BY_SIDE: ("not-side-by-side", "build/KS-R50"),
    W.NO_BIG_TOWN_THERE: ("no-big-town-there", "build"),
    W.HAS_A_CATHEDRAL: ("has-a-cathedral", "build"),
    W.NO_PEOPLE_LEFT: ("no-people-left", "incite/KS-R61"),
    W.POPE_IS_HERE: ("pope-is-here", "papal-visit/KS-R24"),
    W.NOTHING_TO_DRAW: ("nothing-to-draw", "draw/KS-R66"),
    W.TOO_FEW_SHIELDS: ("too-few-shields", "expand/KS-R9"),
    W.NOT_ADJACENT: ("not-adjacent", "expand/KS-R11"),
    W.NO_ROOM: ("no-room", "expand/KS-R10"),
    W.NEEDS_ALL_AP: ("needs-all-ap", "occupy/KS-R12"),
    W.NOT_IN_ROUND_ONE: ("not-in-round-one", "attack/KS-R13"),
    W.ONE_ATTACK: ("one-attack", "attack/KS-R19"),
    W.YOUR_OWN: ("your-own", "attack"),
    W.NOBODYS: ("nobodys", "attack"),
    W.BUILT_IS_SAFE: ("built-is-safe", "attack/KS-R14"),
    W.PROTECTED: ("protected", "papal-visit/KS-R23"),
    W.TOO_WEAK: ("too-weak", "attack/KS-R15"),
    W.NO_FIGHTERS: ("no-fighters", "attack/KS-R16"),
    W.CANNOT_FIGHT: ("cannot-fight", "attack/KS-R16"),
    W.IN_ORDER: ("in-order", "revolt"),
    W.NO_KING: ("no-king", "revolt"),
    W.KING_CANNOT: ("king-cannot", "revolt/KS-R56"),
    W.KING_PROTECTED: ("king-protected", "papal-visit/KS-R23"),
    W.NEEDS_CASTLE_AND_TOWN: ("needs-castle-and-town", "revolt/KS-R5"),
    W.ONE_REVOLT: ("one-revolt", "revolts_per_turn/KS-R32"),
    W.VOTE_FIRST: ("vote-first", "revolt/KS-R34"),
    W.VOTE_IS_FIXED: ("vote-is-fixed", "revolt"),
    W.VOTED: ("voted", "revolt"),
    W.NOT_NOW: ("not-now", "turn"),
    W.FINISH_THIS: ("finish-this", "turn"),
    W.OTHER_ELEMENT: ("other-element", "setup/KS-R1"),
}

LABELS = {
    W.END_TURN: "label-end-turn",
    W.DRAW: "label-draw",
    W.DECLARE_REVOLT: "label-revolt",
    W.PLAY_INCITE: "label-incite",
    W.PLAY_PAPAL_VISIT: "label-papal-visit",
    W.THAT_IS_ALL: "label-that-is-all",
    W.LEVY: "label-tax",
    W.NO_TAX: "label-no-tax",
    W.LET_IT_HAPPEN: "label-pass",
    W.PLAY_TRUCE: "label-truce",
    W.PLAY_AMBUSH: "label-ambush",
    W.CROWN: "label-crown",
    W.SWORD: "label-sword",
    W.NO_MARKER: "label-no-marker",
    W.OCCUPY: "label-occupy",
}
VERBS = {
    W.ATTACK: "label-attack",
    W.CONSECRATE: "label-cathedral",
    W.SETTLE: "label-town",
    W.BUILD_ON: "label-castle",
    W.PLACE: "label-place",
}


def card_name(kind: int) -> Say:
    """A card by its name."""
    return say(f"card-{NAMES[kind]}")


# --- what is asked


def ask(view: SchwertView) -> Say:
    """What is to be done now: to the one who must do it, or to the others."""
    if not view.asks:
        return say("ask-over")
    if not view.answering:
        return wait(view)
    if view.asks == "action":
        return ask_action(view)
    if view.asks == "revolt":
        return ask_vote(view)
    if view.asks == "defence" and view.attack:
        cards = tuple(say(f"card-{card}") for card in view.attack.cards)
        return say("ask-defence", who=Who(view.attack.attacker), space=view.attack.target, cards=cards)
    return say(f"ask-{view.asks}", element=view.laying, castles=castles_of(view, view.seat))


def ask_action(view: SchwertView) -> Say:
    """An action, or what is still to be said of one."""
    if view.said >= W.ATTACK:
        target = space_name(view, view.said - W.ATTACK)
        return say("ask-attack-cards", space=target, castles=castles_of(view, owner_in(view, target)))
    if view.said == W.OCCUPY:
        return say("ask-occupy")
    if view.said:
        return say("ask-second-space" if view.first_space else "ask-space")
    return say("ask-action", ap=view.ap)


def ask_vote(view: SchwertView) -> Say:
    """Crown or sword, then cards."""
    leader = view.leader if view.leader is not None else view.in_turn
    if view.seat == leader:
        return say("ask-leader-cards")
    if view.seat == view.king:
        return say("ask-king-cards", who=Who(leader))
    return say("ask-vote-cards") if view.said else say("ask-vote", who=Who(leader), king=Who(view.king or 0))


def wait(view: SchwertView) -> Say:
    """What others are doing."""
    if view.asks == "revolt":
        return say("wait-revolt", who=Who(view.leader if view.leader is not None else view.in_turn))
    return say(f"wait-{view.asks}", who=Who(view.asked[0]), element=view.laying)


def owner_in(view: SchwertView, space: str) -> int:
    """The seat that owns a space; -1 for nobody."""
    return next((seat for seat, land in enumerate(view.land) if space in land), -1)


def castles_of(view: SchwertView, seat: int) -> int:
    """How many castles a seat has."""
    return sum(space in view.castles for space in view.land[seat]) if 0 <= seat < len(view.land) else 0


# --- buttons


def label(view: SchwertView, action: int) -> Say:
    """An action as written on its button."""
    if action in LABELS:
        return say(LABELS[action], castles=castles_of(view, view.seat))
    if W.LAY <= action < W.LAY + W.CARDS:
        return say("label-add", card=card_name(action - W.LAY), cv=view.cards.get(NAMES[action - W.LAY], (0, 0, 0))[0])
    if W.EXPAND <= action < W.EXPAND + W.CARDS:
        return say("label-expand", card=card_name(action - W.EXPAND))
    if W.EXPAND_TWO <= action < W.EXPAND_TWO + W.CARDS:
        return say("label-expand-two", card=card_name(action - W.EXPAND_TWO))
    if action >= W.PUT:
        place = action - W.PUT
        letter = LETTERS[element_at(place)]
        return say("label-lay", element=letter, turns=turns_at(place), dx=str(dx_at(place)), dy=str(dy_at(place)))
    if action >= W.FOUND:
        octagon, square = divmod(action - W.FOUND, 128)
        return say("label-big-town", space=space_name(view, octagon), square=space_name(view, square))
    base = next(base for base, _ in BASES if action >= base)
    return say(VERBS[base], space=space_name(view, action - base))


def piece(view: SchwertView, action: int) -> str:
    """What an action sits on: a space, a card, an element, a vote."""
    if W.LAY <= action < W.LAY + W.CARDS:
        return f"card:{NAMES[action - W.LAY]}"
    if W.EXPAND <= action < W.EXPAND + W.CARDS:
        return f"card:{NAMES[action - W.EXPAND]}"
    if W.EXPAND_TWO <= action < W.EXPAND_TWO + W.CARDS:
        return f"card:{NAMES[action - W.EXPAND_TWO]}"
    if action >= W.PUT:
        return f"element:{LETTERS[element_at(action - W.PUT)]}"
    if action >= W.FOUND:
        return f"space:{space_name(view, (action - W.FOUND) // 128)}"
    if action >= W.PLACE:
        return f"space:{space_name(view, (action - W.PLACE) % 128)}"
    return PIECES.get(action, "")


PIECES = {
    W.PLAY_INCITE: "card:incite",
    W.PLAY_PAPAL_VISIT: "card:papal_visit",
    W.PLAY_TRUCE: "card:truce",
    W.PLAY_AMBUSH: "card:ambush",
    W.CROWN: "vote:crown",
    W.SWORD: "vote:sword",
    W.DRAW: "deck",
}


# --- why not


def refusal(view: SchwertView, action: int, reason: int) -> tuple[Say, str]:
    """Why not, and where it is written."""
    key, rule = REFUSALS[reason]
    if reason == W.NOT_ADJACENT and action >= W.ATTACK:
        rule = "attack/KS-R11"
    target = space_refused(view, view.said if view.said >= W.ATTACK and action < W.PLACE else action)
    return say(
        f"refusal-{key}",
        card=card_in(action),
        space=target,
        owner_castles=castles_of(view, owner_in(view, target)),
        ap=view.ap,
    ), rule


def card_in(action: int) -> Say | str:
    """The card an action is about, or “none”."""
    for base in (W.LAY, W.EXPAND, W.EXPAND_TWO):
        if base <= action < base + W.CARDS:
            return card_name(action - base)
    fixed = {
        W.PLAY_INCITE: W.INCITE,
        W.PLAY_PAPAL_VISIT: W.PAPAL_VISIT,
        W.PLAY_TRUCE: W.TRUCE,
        W.PLAY_AMBUSH: W.AMBUSH,
    }
    if action in fixed:
        return card_name(fixed[action])
    for low, high, kind in BUILDERS:
        if low <= action < high:
            return card_name(kind)
    return "none"


BUILDERS = (
    (W.BUILD_ON, W.SETTLE, W.BUILD_CASTLE),
    (W.SETTLE, W.CONSECRATE, W.BUILD_TOWN),
    (W.CONSECRATE, W.ATTACK, W.BUILD_CATHEDRAL),
    (W.FOUND, W.PUT, W.BUILD_TOWN),
)


def space_in(view: SchwertView, action: int) -> str:
    """The space an action is about; "" for none."""
    if W.FOUND <= action < W.PUT:
        return space_name(view, (action - W.FOUND) // 128)
    return space_name(view, (action - W.PLACE) % 128) if W.PLACE <= action < W.FOUND else ""


def space_refused(view: SchwertView, action: int) -> str:
    """The space that is at fault; of the two of a big town the one that is not owned."""
    if W.FOUND <= action < W.PUT and view.seat >= 0:
        both = [space_name(view, space) for space in divmod(action - W.FOUND, 128)]
        return next((space for space in both if space not in view.land[view.seat]), both[0])
    return space_in(view, action)
