"""The sentences of the game that follow no rule: what is asked, and why not."""

from __future__ import annotations

from regalia.core.act import Act
from regalia.core.say import Arg, Say, Who, say
from regalia.games.um_krone_und_kragen import words as W
from regalia.games.um_krone_und_kragen.actions import USES, Take
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
    dice = view.hand or len(view.active)
    return say(f"{who}-{key}", who=Who(view.in_turn), dice=dice, **named(view.using or ""))


def named(character: str) -> dict[str, Arg]:
    """A character as sentences take it: by its name, and by its word for those that need an article."""
    return {"character": say(f"character-{character}") if character else "", "character_id": character}


def why_not(view: KragenView, act: Act, reason: int) -> tuple[Say, str]:
    """Why not, and where it is written."""
    key, rule = REFUSALS[reason]
    character = act.character if isinstance(act, (Take, *USES)) else ""
    needed = condition(view, character) if reason == W.CONDITION_NOT_MET else ""
    able = ability(view, character) if reason == W.NOT_LIKE_THAT else ""
    return say(f"refusal-{key}", condition=needed, ability=able, **named(character)), rule
