"""Every sentence of the game, by key: what is asked, what a button says, and why not."""

from __future__ import annotations

from regalia.core.say import Say, Who, say
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.moving import move_of, moved_die, moved_knight
from regalia.games.royaume_des_5_couronnes.odds import percent
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
LABELS = {
    W.ROLL: "label-roll",
    W.CALL: "label-call",
    W.SILENT: "label-silent",
    W.LAY_THE_REST: "label-lay-the-rest",
    W.PASS: "label-pass",
}
COLOUR_LABELS = ((W.TAKE, "label-take"), (W.GET, "label-excuse"), (W.PAY, "label-pay"))
ASKS = {"lay cards": "lay-cards", "take": "take", "excuse": "excuse", "pay": "pay", "second move": "second-move"}


def knight(view: RoyaumeView, c: int, start: bool = False) -> Say:
    """A knight by its colour; at the start of a sentence with a capital letter."""
    return say(f"knight-{view.knights[c].colour}{'-start' if start else ''}")


def colour(view: RoyaumeView, c: int) -> Say:
    """A colour by its name."""
    return say(f"colour-{view.knights[c].colour}")


def pawns(view: RoyaumeView, c: int, many: int) -> Say:
    """So many treasure pawns of a colour."""
    return say(f"pawns-{view.knights[c].colour}", n=many)


def place(view: RoyaumeView, space: int, way: str) -> Say:
    """A space, the castle or the lair, with its little word: to, from or at."""
    if space == 0:
        return say(f"{way}-castle")
    return say(f"{way}-lair") if space > len(view.path) else say(f"{way}-space", number=space)


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
    blocked = [knight.blocked for knight in view.knights if not knight.circle]
    if all(blocked):
        return "phase-a-all-blocked"
    return "phase-a" if any(blocked) and not view.duelled else "phase-a-free"


def ask_first_move(view: RoyaumeView, who: str) -> Say:
    """The dice lie there: the mover moves, the others look hard at them. Every roll is treated alike (RC-R45)."""
    one, two = view.dice
    if view.seat >= 0 and view.seat != view.in_turn and view.window:
        key = "ask-window" if view.answering else "wait-window"
        return say(key, who=Who(view.in_turn), one=one, two=two)
    free = sum(not knight.blocked and not knight.circle for knight in view.knights)
    key = "wizard" if one == two else "first-move" if free > 1 else "only-move"
    return say(f"{who}-{key}", who=Who(view.in_turn), one=one, two=two, sum=one + two)


# --- buttons


def label(view: RoyaumeView, action: int) -> Say:
    """An action as written on its button."""
    if action in LABELS:
        return say(LABELS[action])
    if W.FREE <= action < W.FREE + W.COLOURS:
        return label_free(view, action - W.FREE)
    if W.DUEL <= action < W.DUEL + 5:
        return label_duel(view, action - W.DUEL)
    for base, key in COLOUR_LABELS:
        if base <= action < base + W.COLOURS:
            return say(key, pawns=pawns(view, action - base, pawns_at_stake(view, action - base)))
    if W.MOVE <= action < W.FORWARD:
        c, die = moved_knight(action), moved_die(action)
        return say("label-move", knight=knight(view, c), die=die, place=place(view, target(view, c, die), "to"))
    if action >= W.LAY:
        return say("label-lay", number=action - W.LAY)
    return label_wizard(view, action)


def label_free(view: RoyaumeView, c: int) -> Say:
    """An attempt with its odds."""
    space = view.knights[c].space
    if not view.knights[c].blocked:
        return say("label-free", knight=knight(view, c))
    card = view.path[space - 1]
    odds = view.chances.trap if card == "trap" else view.chances.monster
    return say(f"label-free-{card}", knight=knight(view, c), percent=percent(odds))


def label_duel(view: RoyaumeView, seat: int) -> Say:
    """A challenge with its odds."""
    odds = view.chances.duel[seat] if seat < len(view.power) else None
    if odds is None:
        return say("label-duel-nobody")
    return say("label-duel", who=Who(seat), percent=percent(odds))


def label_wizard(view: RoyaumeView, action: int) -> Say:
    """The sum of a double, forward or back."""
    back = action >= W.BACK
    c = action - W.BACK if back else action - W.FORWARD
    steps = sum(view.dice)
    to = place(view, target(view, c, -steps if back else steps), "to")
    return say("label-wizard-back" if back else "label-wizard", knight=knight(view, c), steps=steps, place=to)


def target(view: RoyaumeView, c: int, steps: int) -> int:
    """Where a knight would come to stand; backward for a negative number."""
    here = view.knights[c]
    return min(max(here.space - steps if here.crowned else here.space + steps, 0), len(view.path) + 1)


def pawns_at_stake(view: RoyaumeView, c: int) -> int:
    """All of a colour are taken, one is given or paid."""
    return view.pawns[view.opponent][c] if view.asks == "take" and view.opponent is not None else 1


def piece(view: RoyaumeView, action: int) -> str:
    """What an action sits on: a knight, a prince, a treasure pawn, a space."""
    if W.FREE <= action < W.FREE + W.COLOURS:
        return f"knight:{view.knights[action - W.FREE].colour}"
    if W.DUEL <= action < W.DUEL + 5:
        return f"seat:{action - W.DUEL}"
    for base, _ in COLOUR_LABELS:
        if base <= action < base + W.COLOURS:
            return f"pawn:{view.knights[action - base].colour}"
    if W.MOVE <= action < W.FORWARD:
        return f"knight:{view.knights[moved_knight(action)].colour}"
    if action >= W.LAY:
        return f"space:{action - W.LAY}"
    if action >= W.FORWARD:
        return f"knight:{view.knights[action - (W.BACK if action >= W.BACK else W.FORWARD)].colour}"
    return ""


def candidates(view: RoyaumeView) -> list[int]:
    """What a player might think of: every knight, every prince, every colour."""
    colours = range(W.COLOURS)
    if view.asks == "phase a":
        others = [seat for seat in range(len(view.power)) if seat != view.seat]
        return [*(W.FREE + c for c in colours), *(W.DUEL + seat for seat in others), W.ROLL]
    if view.asks == "first move" and view.seat != view.in_turn:
        return [W.CALL, W.SILENT]
    if view.asks == "first move" and view.dice[0] == view.dice[1]:
        return [base + c for c in colours for base in (W.FORWARD, W.BACK)]
    if view.asks == "first move":
        return [move_of(c, die) for c in colours for die in view.dice]
    if view.asks == "second move":
        return [move_of(c, view.die_left) for c in colours]
    base = {"take": W.TAKE, "excuse": W.GET, "pay": W.PAY}.get(view.asks)
    if base is not None:
        return [base + c for c in colours]
    return [*(W.LAY + space for space in range(1, len(view.path) + 1)), W.LAY_THE_REST]


# --- why not


def refusal(view: RoyaumeView, action: int, reason: int) -> tuple[Say, str]:
    """Why not, and where it is written."""
    key, rule = REFUSALS[reason]
    c = knight_in(action)
    named = knight(view, c, start=True) if c >= 0 else ""
    tinted = colour(view, c) if c >= 0 else ""
    return say(f"refusal-{key}", knight=named, colour=tinted, spaces=len(view.path)), rule


def knight_in(action: int) -> int:
    """The knight or colour an action is about; -1 for none."""
    if W.MOVE <= action < W.FORWARD:
        return moved_knight(action) if moved_knight(action) < W.COLOURS else -1
    for base in (W.FREE, W.TAKE, W.GET, W.PAY, W.FORWARD, W.BACK):
        if base <= action < base + W.COLOURS:
            return action - base
    return -1
