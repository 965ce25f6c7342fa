"""What is asked, and why not, as messages by key."""

from __future__ import annotations

from regalia.core.act import Act
from regalia.core.say import Say, Who, say
from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.actions import begun, begun_attack, card_of, owner_in, space_of
from regalia.games.krone_und_schwert.answers import Attack, BigTown, Occupy, Place
from regalia.games.krone_und_schwert.neighbours import border, free_spaces
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

GROW_FIRST = ("grow-first", "expand/KS-R10")  # a space that one might point at before saying how to take it


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
        space = view.attack.target
        terrain = view.map[space][2]
        return say("ask-defence", who=Who(view.attack.attacker), space=space, terrain_id=terrain, cards=cards)
    return say(f"ask-{view.asks}", element=view.laying, castles=view.walls[view.seat])


def ask_action(view: SchwertView) -> Say:
    """An action, or what is still to be said of one."""
    first = begun(view)
    if isinstance(first, Attack):
        return say("ask-attack-cards", castles=first.castles)
    if isinstance(first, Occupy):
        return say("ask-occupy")
    if first:
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


# --- why not


def why_not(view: SchwertView, act: Act, reason: int) -> tuple[Say, str]:
    """Why not, and where it is written."""
    key, rule = REFUSALS[reason]
    if isinstance(act, Place) and reason == W.NOT_NOW and act.space in free_spaces(view):
        key, rule = GROW_FIRST if act.space in border(view) else REFUSALS[W.NOT_ADJACENT]
    if reason == W.NOT_ADJACENT and isinstance(act, Attack):
        rule = "attack/KS-R11"
    card, space = card_of(act), space_at_fault(view, act)
    owner = owner_in(view, space)
    return say(
        f"refusal-{key}",
        card=say(f"card-{card}") if card else "none",
        space=space,
        owner_castles=view.walls[owner] if owner >= 0 else 0,
        ap=view.ap,
    ), rule


def space_at_fault(view: SchwertView, act: Act) -> str:
    """The space a refusal is about: of a big town the one that is not owned, of an attack its target."""
    if isinstance(act, BigTown) and view.seat >= 0:
        return next((space for space in (act.space, act.square) if space not in view.land[view.seat]), act.space)
    return space_of(act) or space_of(begun_attack(view))
