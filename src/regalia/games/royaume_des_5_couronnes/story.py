"""What has happened, as sentences."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.event import Event
from regalia.core.ints import members_of
from regalia.core.say import Say, Who, say
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.data import KINDS
from regalia.games.royaume_des_5_couronnes.texts import knight, pawns, place
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView

Numbers = tuple[int, int, int, int]
Teller = Callable[[RoyaumeView, Numbers], Say]


def tell(view: RoyaumeView, event: Event) -> Say:
    """What has happened, as a sentence."""
    return TELLERS[event.kind](view, event.shown)


def card(kind: int) -> Say:
    """A course card by its kind."""
    return say(f"card-{KINDS[kind]}")


def die(roll: int) -> int:
    """The die of a roll."""
    return roll >> 4


def power(roll: int) -> int:
    """The power added to it."""
    return roll & 15


def seat_only(key: str) -> Teller:
    """A sentence about one prince and perhaps a number."""
    return lambda view, n: say(key, who=Who(n[0]), number=n[1])


def two_princes(key: str) -> Teller:
    """A sentence about two princes."""
    return lambda view, n: say(key, who=Who(n[0]), other=Who(n[1]))


def escape_rolled(view: RoyaumeView, n: Numbers) -> Say:
    """A die against a trap."""
    return say("event-escape-rolled", who=Who(n[0]), knight=knight(view, n[1]), **total("", n[2]))


def monster_rolled(view: RoyaumeView, n: Numbers) -> Say:
    """Two dice in a fight with a monster."""
    return say("event-monster-rolled", who=Who(n[0]), knight=knight(view, n[1]), foe=n[2], **total("", n[3]))


def dragon_rolled(view: RoyaumeView, n: Numbers) -> Say:
    """Two dice before the dragon."""
    return say("event-dragon-rolled", who=Who(n[0]), knight=knight(view, n[1], True), foe=n[2], **total("", n[3]))


def duel_rolled(view: RoyaumeView, n: Numbers) -> Say:
    """Two dice in a duel."""
    return say("event-duel-rolled", who=Who(n[0]), other=Who(n[1]), **total("", n[2]), **total("other_", n[3]))


def final_rolled(view: RoyaumeView, n: Numbers) -> Say:
    """One die of the final duel."""
    return say("event-final-rolled", who=Who(n[0]), **total("", n[1]))


def total(prefix: str, roll: int) -> dict[str, int]:
    """Die, power and their sum, as arguments of a sentence."""
    return {f"{prefix}die": die(roll), f"{prefix}power": power(roll), f"{prefix}total": die(roll) + power(roll)}


def set_free(view: RoyaumeView, n: Numbers) -> Say:
    """A card is beaten, and all who stood there are free."""
    freed = tuple(knight(view, c) for c in members_of(n[3]))
    return say(f"event-set-free-{KINDS[n[1]]}", who=Who(n[0]), knights=freed, place=place(view, n[2], "at"))


def attempt_failed(view: RoyaumeView, n: Numbers) -> Say:
    """An attempt has failed, with what follows."""
    keys = {W.TURN_LOST: "turn-lost", W.DICE_FOLLOW: "dice-follow", W.ALL_WERE_BLOCKED: "all-blocked"}
    return say(f"event-failed-{keys[n[1]]}", who=Who(n[0]))


def pawns_taken(view: RoyaumeView, n: Numbers) -> Say:
    """The challenger takes all pawns of a colour."""
    return say("event-pawns-taken", who=Who(n[0]), other=Who(n[1]), pawns=pawns(view, n[2], n[3]))


def pawn_excused(view: RoyaumeView, n: Numbers) -> Say:
    """The challenger has lost and gives a pawn."""
    return say("event-pawn-excused", who=Who(n[0]), other=Who(n[1]), pawns=pawns(view, n[2], 1))


def dice_rolled(view: RoyaumeView, n: Numbers) -> Say:
    """The two dice of a turn."""
    return say("event-dice-rolled", who=Who(n[0]), one=n[1], two=n[2])


def witch_called(view: RoyaumeView, n: Numbers) -> Say:
    """Somebody calls the Witch, rightly or in vain."""
    return say("event-witch-called" if n[1] else "event-witch-in-vain", who=Who(n[0]))


def witch_paid(view: RoyaumeView, n: Numbers) -> Say:
    """The Witch gets a pawn."""
    return say("event-witch-paid", who=Who(n[0]), pawns=pawns(view, n[1], 1))


def moved(view: RoyaumeView, n: Numbers) -> Say:
    """A knight moves by a die."""
    return say("event-moved", **journey(view, n))


def wizard_moved(view: RoyaumeView, n: Numbers) -> Say:
    """A knight moves by a double."""
    return say("event-wizard-moved", **journey(view, n))


def journey(view: RoyaumeView, n: Numbers) -> dict[str, Say | Who]:
    """Who moved which knight from where to where."""
    start, end = place(view, n[2], "from"), place(view, n[3], "to")
    return {"who": Who(n[0]), "knight": knight(view, n[1]), "start": start, "end": end}


def card_vanished(view: RoyaumeView, n: Numbers) -> Say:
    """The Wizard takes a card away."""
    return say(f"event-vanished-{KINDS[n[0]]}", place=place(view, n[1], "at"))


def covered(view: RoyaumeView, n: Numbers) -> Say:
    """A bare space gets a card."""
    return say("event-covered", number=n[0], card=card(n[1]))


def reshuffled(view: RoyaumeView, n: Numbers) -> Say:
    """The rejet becomes the talon."""
    return say("event-reshuffled", number=n[0])


def turned_up(view: RoyaumeView, n: Numbers) -> Say:
    """A card is turned up."""
    return say("event-turned-up", number=n[0], card=card(n[1]))


def blocked(view: RoyaumeView, n: Numbers) -> Say:
    """A knight is held."""
    return say(f"event-blocked-{KINDS[n[1]]}", knight=knight(view, n[0], True), number=n[2])


def treasure_won(view: RoyaumeView, n: Numbers) -> Say:
    """A pawn from the bank."""
    return say("event-treasure-won", who=Who(n[0]), pawns=pawns(view, n[1], 1))


def treasure_in_vain(view: RoyaumeView, n: Numbers) -> Say:
    """The bank has no pawn of that colour."""
    return say("event-treasure-in-vain", colour=say(f"colour-{view.knights[n[0]].colour}"), number=n[1])


def weapon_in_vain(view: RoyaumeView, n: Numbers) -> Say:
    """Full power needs no weapon."""
    return say("event-weapon-in-vain", who=Who(n[0]), number=n[1])


def crown_won(view: RoyaumeView, n: Numbers) -> Say:
    """The dragon is beaten."""
    return say("event-crown-won", knight=knight(view, n[0], True), place=place(view, n[1], "to"))


def thrown_back(view: RoyaumeView, n: Numbers) -> Say:
    """The dragon has won."""
    return say("event-thrown-back", knight=knight(view, n[0], True), place=place(view, n[1], "to"))


def crown_home(view: RoyaumeView, n: Numbers) -> Say:
    """A crown lies in its circle."""
    return say("event-crown-home", knight=knight(view, n[0], True), circle=say(f"circle-{n[1]}"))


def last_crown(view: RoyaumeView, n: Numbers) -> Say:
    """The last circle is filled."""
    return say("event-last-crown", knight=knight(view, n[0]))


TELLERS: dict[int, Teller] = {
    W.TURN_BEGINS: seat_only("event-turn-begins"),
    W.CARDS_LAID: seat_only("event-cards-laid"),
    W.ESCAPE_ROLLED: escape_rolled,
    W.MONSTER_ROLLED: monster_rolled,
    W.SET_FREE: set_free,
    W.ATTEMPT_FAILED: attempt_failed,
    W.POWER_GAINED: seat_only("event-power-gained"),
    W.POWER_LOST: seat_only("event-power-lost"),
    W.DUEL_ROLLED: duel_rolled,
    W.PAWNS_TAKEN: pawns_taken,
    W.PAWN_EXCUSED: pawn_excused,
    W.NO_EXCUSE: two_princes("event-no-excuse"),
    W.DICE_ROLLED: dice_rolled,
    W.WITCH_CALLED: witch_called,
    W.WITCH_PAID: witch_paid,
    W.WITCH_ENDS_TURN: seat_only("event-witch-ends-turn"),
    W.MOVED: moved,
    W.WIZARD_MOVED: wizard_moved,
    W.CARD_VANISHED: card_vanished,
    W.COVERED: covered,
    W.RESHUFFLED: reshuffled,
    W.TURNED_UP: turned_up,
    W.BLOCKED: blocked,
    W.WEAPON_IN_VAIN: weapon_in_vain,
    W.TREASURE_WON: treasure_won,
    W.TREASURE_IN_VAIN: treasure_in_vain,
    W.DRAGON_ROLLED: dragon_rolled,
    W.CROWN_WON: crown_won,
    W.THROWN_BACK: thrown_back,
    W.CROWN_HOME: crown_home,
    W.LAST_CROWN: last_crown,
    W.POINTS: seat_only("event-points"),
    W.FINAL_ROLLED: final_rolled,
    W.KING: seat_only("event-king"),
}
