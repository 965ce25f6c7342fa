"""Phase C: what a knight meets where it arrives, and the dragon (rulebook: arrivals, dragon)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.ints import bit, has, of, put
from regalia.core.step import step
from regalia.games.royaume_des_5_couronnes.ending import crown_home
from regalia.games.royaume_des_5_couronnes.path import card_on, discard, turn_up
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces
from regalia.games.royaume_des_5_couronnes.princes import gain_power, in_bank, roll_of, win_pawn
from regalia.games.royaume_des_5_couronnes.words import (
    ARRIVAL,
    BLOCKED,
    CASTLE,
    CHANCE_CROWN,
    CHANCE_DRAGON,
    CROWN_WON,
    D6,
    D12,
    DRAGON_ROLLED,
    NO_CARD,
    THROWN_BACK,
    TREASURE,
    TREASURE_IN_VAIN,
    TREASURE_WON,
    WEAPON,
    WEAPON_IN_VAIN,
)


def arrival(s: RoyaumePieces, c: i64, next_one: i64) -> None:
    """One knight after the other, in the order of the moves (RC-R29); a dragon does not stop the second (RC-R55)."""
    if next_one:
        s.then(step(ARRIVAL, 0, next_one - 1))
    if of(s.knights, c) == s.terms.lair and not has(s.crowned, c):
        fight_dragon(s, c)  # RC-R76
    arrive(s, c)


def arrive(s: RoyaumePieces, c: i64) -> None:
    """Castle, lair or a space of the path."""
    space: i64 = of(s.knights, c)
    if space == CASTLE:
        if has(s.crowned, c):
            crown_home(s, c)  # RC-R69
    elif space != s.terms.lair:  # a crowned knight rests there (RC-R58)
        if has(s.face_down, space):
            turn_up(s, space)
        meet(s, c, space, card_on(s, space))


def meet(s: RoyaumePieces, c: i64, space: i64, card: i64) -> None:
    """The card that lies face up there, however it came there (RC-R48, RC-R52, RC-R53)."""
    if card == NO_CARD:
        return
    if card == WEAPON:
        find_weapon(s, space)
    elif card == TREASURE:
        find_treasure(s, c, space)
    else:
        s.tell(BLOCKED, c, card, space)  # RC-R49; no fight now


def find_weapon(s: RoyaumePieces, space: i64) -> None:
    """A power pawn for the prince in turn; with full power the card stays for later arrivals (RC-R46)."""
    if of(s.power, s.in_turn) < s.terms.power_cap:
        discard(s, space)
        gain_power(s, s.in_turn)
    else:
        s.tell(WEAPON_IN_VAIN, s.in_turn, space)


def find_treasure(s: RoyaumePieces, c: i64, space: i64) -> None:
    """A pawn of the knight's colour; if the bank has none, the card stays for later arrivals (RC-R31, RC-R46)."""
    if in_bank(s, c):
        discard(s, space)
        win_pawn(s, s.in_turn, c)
        s.tell(TREASURE_WON, s.in_turn, c)
    else:
        s.tell(TREASURE_IN_VAIN, c, space)


def fight_dragon(s: RoyaumePieces, c: i64) -> None:
    """One d12 against one d6 and all power; the lead is how far the knight moves from the lair (RC-R57)."""
    power: i64 = of(s.power, s.in_turn)
    lead: i64 = 0
    while lead == 0:
        dragon: i64 = s.rolled(D12, CHANCE_DRAGON)
        die: i64 = s.rolled(D6, CHANCE_CROWN)
        s.tell(DRAGON_ROLLED, s.in_turn, c, dragon, roll_of(die, power))
        s.beat()
        lead = die + power - dragon
    space: i64 = s.terms.lair - (lead if lead > 0 else -lead)
    s.knights = put(s.knights, c, space if space > CASTLE else CASTLE)
    if lead > 0:
        s.crowned |= bit(c)
        s.tell(CROWN_WON, c, of(s.knights, c))
    else:
        s.tell(THROWN_BACK, c, of(s.knights, c))  # and the arrival there is resolved (RC-R54)
