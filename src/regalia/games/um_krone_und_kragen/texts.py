"""Every sentence of the game, by key: what is asked, what a button says, why not, and what has happened."""

from __future__ import annotations

from regalia.core.bag import bag_of, things
from regalia.core.event import Event
from regalia.core.ints import has
from regalia.core.say import Say, Who, say
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.abilities import ADDERS, CHOOSERS, REROLLERS, dice_of, use, used_character
from regalia.games.um_krone_und_kragen.court import group_face, group_size
from regalia.games.um_krone_und_kragen.data import NAMES
from regalia.games.um_krone_und_kragen.notation import dashed, gone
from regalia.games.um_krone_und_kragen.view import KragenView

ASKS = {"start die": "start-die", "first roll": "first-roll", "dice": "dice", "claim": "claim"}

# each reason: its key, and the paragraph of the rulebook and the ruling it rests on
REFUSALS = {
    W.SET_ONE_ASIDE_FIRST: ("set-one-aside-first", "setting-aside/UK-R6"),
    W.NO_ACTIVE_DICE: ("no-active-dice", "rolling"),
    W.DICE_STILL_ACTIVE: ("dice-still-active", "setting-aside"),
    W.NO_SUCH_DIE: ("no-such-die", "setting-aside"),
    W.NOT_IN_YOUR_COURT: ("not-in-your-court", "characters"),
    W.USED_THIS_TURN: ("used-this-turn", "characters/UK-R11"),
    W.NOTHING_ROLLED_YET: ("nothing-rolled-yet", "rolling/UK-R2"),
    W.NO_EFFECT: ("no-effect", "characters/UK-R12"),
    W.CONDITION_NOT_MET: ("condition-not-met", "claiming/UK-R19"),
    W.NO_COPY_LEFT: ("no-copy-left", "claiming"),
    W.ALREADY_YOURS: ("already-yours", "claiming/UK-R22"),
    W.NEEDS_A_JESTER: ("needs-a-jester", "claiming/UK-R24"),
    W.ONLY_WITH_THE_KING: ("only-with-the-king", "taking-the-king/UK-R27"),
    W.CHOOSE_A_DIE: ("choose-a-die", "setting-aside"),
    W.NOT_BEFORE_FIRST_ROLL: ("not-before-first-roll", "adders_before_first_roll/UK-R2"),
    W.NO_MORE_DICE: ("no-more-dice", "dice_cap/UK-R43"),
    W.TOO_FEW_DICE: ("too-few-dice", "characters/UK-R14"),
    W.NOTHING_ASIDE: ("nothing-aside", "astronomer/UK-R9"),
    W.ABOVE_SIX: ("above-six", "characters/UK-R15"),
    W.NOT_LIKE_THAT: ("not-like-that", "characters"),
    W.GIVES_START_DICE: ("gives-start-dice", "start-dice/UK-R1"),
    W.KING_HAS_NO_ABILITY: ("king-has-no-ability", "king"),
    W.ONE_CHARLATAN_ONLY: ("one-charlatan-only", "max_charlatans/UK-R23"),
    W.DICE_FIRST: ("dice-first", "claiming"),
    W.ROLL_FIRST: ("roll-first", "rolling/UK-R4"),
    W.TURN_IS_CLAIMING: ("turn-is-claiming", "claiming"),
    W.LOW_TO_HIGH: ("low-to-high", "characters"),
    W.FINISH_THE_USE: ("finish-the-use", "characters"),
    W.DIE_QUESTION_FIRST: ("die-question-first", "start_dice/UK-R1"),
    W.NO_DIE_QUESTION: ("no-die-question", "start_dice/UK-R1"),
}

LABELS = {
    W.NOTHING: "label-set-aside-nothing",
    W.NO_FACE: "label-set-aside-nothing",
    W.ROLL: "label-roll",
    W.FINISH: "label-finish",
    W.PASS: "label-pass",
    W.TAKE_DIE: "label-take-die",
    W.DECLINE_DIE: "label-decline-die",
    W.THAT_IS_ALL: "label-that-is-all",
}


def name(c: int) -> Say:
    """A character by its name."""
    return say(f"character-{NAMES[c]}")


def condition(view: KragenView, character: str) -> Say:
    """What wins a character over."""
    kind, number = view.conditions[character]
    return say(f"condition-{kind}", number=number)


def ability(view: KragenView, character: str) -> Say:
    """What a character can do."""
    kind, number = view.abilities[character]
    return say(f"ability-{kind}", number=number)


def ask(view: KragenView) -> Say:
    """What is to be done now: to the one who must do it, or to the others."""
    if not view.asks:
        return say("ask-over") if view.holder is None else say("ask-won", who=Who(view.holder))
    key = ASKS[view.asks]
    if view.using and view.asks == "dice":
        key = "more-dice"
    elif view.asks == "dice" and not view.set_since_roll:
        key = "dice-duty"
    elif view.asks == "dice" and not view.active:
        key = "dice-none-active"
    who = "ask" if view.seat == view.in_turn else "wait"
    character = say(f"character-{view.using}") if view.using else ""
    return say(f"{who}-{key}", who=Who(view.in_turn), dice=view.hand or len(view.active), character=character)


def label(view: KragenView, action: int) -> Say:
    """An action as written on its button."""
    if 1 <= action <= W.SIX:
        return say("label-set-aside", face=action)
    if W.CHOOSE < action <= W.CHOOSE + W.SIX:
        return say("label-choose", face=action - W.CHOOSE)
    if W.TAKE <= action < W.TAKE + W.CHARACTERS:
        return say("label-take", character=name(action - W.TAKE))
    if action >= W.USE:
        return label_use(view, used_character(action), dice_of(action))
    character = say(f"character-{view.using}") if view.using else ""
    return say(LABELS[action], character=character)


def label_use(view: KragenView, c: int, dice: int) -> Say:
    """A use: with the dice it acts on, or with what becomes what."""
    if view.asks != "dice" or dice == 0:
        return say("label-use", character=name(c))
    if has(REROLLERS, c):
        return say("label-reroll", character=name(c), dice=dashed(things(dice)))
    if has(CHOOSERS, c) or c == W.QUEEN:
        return say("label-use-on", character=name(c), dice=dashed(things(dice)))
    before, after = gone(view.active, things(dice)), gone(things(dice), view.active)
    if not before:
        return say("label-use", character=name(c))
    return say("label-change", character=name(c), before=dashed(before), after=dashed(after))


def piece(view: KragenView, action: int) -> str:
    """What an action sits on: an active die, a character of one's own, a card of the court."""
    if 1 <= action <= W.SIX:
        return f"die:{action}"
    if W.CHOOSE < action <= W.CHOOSE + W.SIX:
        return f"die:{action - W.CHOOSE}"
    if W.TAKE <= action < W.TAKE + W.CHARACTERS:
        return f"court:{NAMES[action - W.TAKE]}"
    return f"character:{NAMES[used_character(action)]}" if action >= W.USE else ""


def candidates(view: KragenView) -> list[int]:
    """What a player might think of: every deed, every face, every own character; at a claim the whole court."""
    if view.asks == "claim":
        return [*(W.TAKE + c for c in range(W.CHARACTERS)), W.PASS]
    if view.asks == "start die":
        return [W.TAKE_DIE, W.DECLINE_DIE, W.ROLL]
    if view.using:
        return [W.THAT_IS_ALL, *(W.CHOOSE + face for face in range(1, W.SIX + 1))]
    mine = [c for c in range(W.CHARACTERS) if NAMES[c] in view.owned[view.seat] and c != W.KING]
    if view.charlatans[view.seat]:
        mine.append(W.CHARLATAN)
    unchanged = 0 if view.asks == "first roll" else bag_of(list(view.active))
    uses = [use(c, 0 if has(CHOOSERS | REROLLERS | ADDERS, c) else unchanged) for c in mine]
    return [W.ROLL, W.FINISH, *range(1, W.SIX + 1), *uses]


def character_in(action: int) -> str:
    """The character an action is about; "" for none."""
    c = used_character(action) if action >= W.USE else action - W.TAKE
    return NAMES[c] if 0 <= c < W.CHARACTERS else ""


def refusal(view: KragenView, action: int, reason: int) -> tuple[Say, str]:
    """Why not, and where it is written."""
    key, rule = REFUSALS[reason]
    character = character_in(action)
    named = say(f"character-{character}") if character else ""
    needed = condition(view, character) if reason == W.CONDITION_NOT_MET else ""
    able = ability(view, character) if reason == W.NOT_LIKE_THAT else ""
    return say(f"refusal-{key}", character=named, condition=needed, ability=able), rule


def tell(view: KragenView, event: Event) -> Say | None:
    """What has happened."""
    a, b, c, d = event.shown
    if event.kind == W.ROUND_BEGINS:
        return say("event-round-begins", round=a, who=Who(b))
    if event.kind == W.FINAL_BEGINS:
        return say("event-final-begins", who=Who(b))
    if event.kind == W.GAME_ENDS:
        return say("event-adjudicated") if a == W.NO_ONE else say("event-game-ends", who=Who(a))
    if event.kind in (W.USED, W.REROLLED):
        return tell_use(event.kind, a, b, things(c), things(d))
    if event.kind in (W.FIRST_KING, W.THREW):
        key = "event-first-king" if event.kind == W.FIRST_KING else "event-threw"
        return say(key, who=Who(a), many=group_size(b), face=group_face(b))
    if event.kind == W.KING_MOVES:
        return say("event-king-moves", who=Who(a), old=Who(b))
    if event.kind == W.TOOK and b == W.KING:
        return None  # what follows says it better
    return tell_simple(event.kind, a, b)


def tell_use(kind: int, seat: int, c: int, before: list[int], after: list[int]) -> Say:
    """A character was used."""
    if kind == W.REROLLED:
        return say("event-rerolled", who=Who(seat), character=name(c), before=dashed(before), after=dashed(after))
    old, new = gone(before, after), gone(after, before)
    if not old:
        return say("event-added", who=Who(seat), character=name(c), face=new[0])
    return say("event-used", who=Who(seat), character=name(c), before=dashed(old), after=dashed(new))


SIMPLE_EVENTS = {
    W.TURN_BEGINS: "event-turn-begins",
    W.DIE_TAKEN: "event-die-taken",
    W.DIE_DECLINED: "event-die-declined",
    W.DIE_ADDED: "event-die-added",
    W.ROLLED: "event-rolled",
    W.SET_ASIDE: "event-set-aside",
    W.TOOK: "event-took",
    W.TOOK_NOTHING: "event-took-nothing",
    W.KING_UNBEATEN: "event-king-unbeaten",
}


def tell_simple(kind: int, seat: int, b: int) -> Say:
    """A seat did something with a number, a character or dice."""
    key = SIMPLE_EVENTS[kind]
    if kind == W.TURN_BEGINS:
        return say(key, who=Who(seat), dice=b)
    if kind in (W.DIE_TAKEN, W.DIE_DECLINED, W.DIE_ADDED, W.TOOK):
        return say(key, who=Who(seat), character=name(b))
    if kind == W.ROLLED:
        return say(key, who=Who(seat), dice=dashed(things(b)))
    return say(key, who=Who(seat), face=b)
