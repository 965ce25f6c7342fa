"""Sentences by key: what is asked, and why not."""

from __future__ import annotations

from regalia.core.act import Act
from regalia.core.say import Say, Who, say
from regalia.core.wording import fields
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView

# each reason: its key, and the paragraph of the rulebook and the ruling it rests on
REFUSALS = {
    W.NOT_BLOCKED: ("not-blocked", "phase-a/RC-R6"),
    W.KNIGHT_IS_HOME: ("knight-is-home", "crowns/RC-R33"),
    W.DUELS_CLOSE_ATTEMPTS: ("duels-close-attempts", "duels/RC-R13"),
    W.ALL_BLOCKED: ("all-blocked", "phase-a/RC-R8"),
    W.TOO_LITTLE_POWER: ("too-little-power", "duels/RC-R75"),
    W.YOURSELF: ("yourself", "duels"),
    W.NO_TREASURE_TO_WIN: ("no-treasure-to-win", "duels/RC-R20"),
    W.ONCE_A_TURN: ("once-a-turn", "duel_same_target/RC-R22"),
    W.NO_SUCH_PRINCE: ("no-such-prince", "duels"),
    W.ROLL_FIRST: ("roll-first", "phase-b"),
    W.ALREADY_ROLLED: ("already-rolled", "turn/RC-R11"),
    W.MUST_MOVE: ("must-move", "moving/RC-R25"),
    W.KNIGHT_IS_BLOCKED: ("knight-is-blocked", "moving/RC-R74"),
    W.NO_SUCH_DIE: ("no-such-die", "moving/RC-R77"),
    W.SAME_KNIGHT: ("same-knight", "moving/RC-R27"),
    W.DOUBLE_IS_THE_WIZARDS: ("double-is-the-wizards", "wizard/RC-R32"),
    W.NOT_A_DOUBLE: ("not-a-double", "wizard"),
    W.CANNOT_GO_BACK: ("cannot-go-back", "wizard/RC-R35"),
    W.ONLY_OTHERS_CALL: ("only-others-call", "the-witch/RC-R39"),
    W.ONLY_THE_MOVER: ("only-the-mover", "turn"),
    W.NONE_OF_THAT_COLOUR: ("none-of-that-colour", "duels/RC-R21"),
    W.TAKE_FIRST: ("take-first", "duels/RC-R21"),
    W.EXCUSE_FIRST: ("excuse-first", "duels/RC-R24"),
    W.PAY_FIRST: ("pay-first", "the-witch/RC-R42"),
    W.LAY_FIRST: ("lay-first", "setup/RC-R2"),
    W.SPACE_IS_COVERED: ("space-is-covered", "setup/RC-R2"),
    W.NO_SUCH_SPACE: ("no-such-space", "setup/RC-R2"),
    W.NOT_DUE: ("not-due", "turn"),
    W.CARDS_ARE_LAID: ("cards-are-laid", "setup/RC-R2"),
    W.SECOND_KNIGHT_FIRST: ("second-knight-first", "moving/RC-R25"),
}
ASKS = {"lay cards": "lay-cards", "take": "take", "excuse": "excuse", "pay": "pay", "second move": "second-move"}


# --- what is asked


def ask(view: RoyaumeView) -> Say:
    """What is to be done now: to the one who must do it, or to the others."""
    if not view.asks:
        return say("ask-over") if view.king is None else say("ask-won", who=Who(view.king))
    who = "ask" if view.seat in view.asked and (view.answering or not view.window) else "wait"
    if view.asks == "first move":
        return ask_first_move(view, who)
    if view.asks == "phase a":
        return say(f"{who}-{menu_key(view)}", who=Who(view.in_turn), power=view.power[view.in_turn])
    other = Who(view.opponent if view.asks == "take" and view.opponent is not None else view.in_turn)
    return say(f"{who}-{ASKS[view.asks]}", who=Who(view.asked[0]), other=other, die=view.die_left)


def menu_key(view: RoyaumeView) -> str:
    """Phase A: compulsory, possible, or nothing to do but roll."""
    if view.all_blocked():
        return "phase-a-all-blocked"
    return "phase-a" if any(view.blocked) and not view.duelled else "phase-a-free"


def ask_first_move(view: RoyaumeView, who: str) -> Say:
    """The dice lie there: the mover moves, the others look hard at them. Every roll is treated alike (RC-R45)."""
    one, two = view.dice
    if view.seat >= 0 and view.seat != view.in_turn and view.window:
        key = "ask-window" if view.answering else "wait-window"
        return say(key, who=Who(view.in_turn), one=one, two=two)
    free = sum(not view.blocked[c] for c in view.in_play())
    key = "wizard" if one == two else "first-move" if free > 1 else "only-move"
    return say(f"{who}-{key}", who=Who(view.in_turn), one=one, two=two, sum=one + two)


# --- why not


def why_not(view: RoyaumeView, act: Act, reason: int) -> tuple[Say, str]:
    """Why not, and where it is written."""
    key, rule = REFUSALS[reason]
    named = fields(act)
    colour = say(f"colour-{named['colour']}") if "colour" in named else ""
    return say(f"refusal-{key}", knight_id=named.get("knight", ""), colour=colour, spaces=len(view.path)), rule
