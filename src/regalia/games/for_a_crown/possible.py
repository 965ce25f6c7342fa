"""What a position must not say: things no game can come to."""

from __future__ import annotations

from regalia.core.errors import BadPosition
from regalia.core.ints import has, how_many
from regalia.core.state import OK
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.cards import sleeves_used
from regalia.games.for_a_crown.invariants import INVARIANTS
from regalia.games.for_a_crown.position import Position
from regalia.games.for_a_crown.rules import CrownState


def check_possible(s: CrownState, p: Position, asks: str) -> None:
    """Tokens, cards and the question fit each other."""
    check_tokens(s)
    check_cards(s)
    if not 0 <= s.recruiting <= (W.FIRST_ROUND_PASSES if s.round == 1 else 1):
        raise BadPosition(f"In round {s.round} there is no such pass; 0 is the reveal.", "$.recruiting")
    if p.bonuses and asks != "over":
        raise BadPosition("Gains and losses of the final count come when the game is over.", "$.bonuses")
    if p.face and not p.turned:
        raise BadPosition("The die is rolled for a card that is turned up.", "$.face")
    if s.broken() not in (OK, W.SLEEVES_WRONG):  # who recruits may have been given more cards than passes
        sentence, path = INVARIANTS[s.broken()]
        raise BadPosition(f"This cannot be: {sentence}.", path)


def check_tokens(s: CrownState) -> None:
    """Nobody has more than there is, and who is out has nothing."""
    there = {"rubies": s.terms.all_rubies, "coins": s.terms.all_coins, "raccoons": s.terms.all_raccoons}
    for number, (name, everything) in enumerate(there.items()):
        if s.absent[number] < 0:
            raise BadPosition(f"There are only {everything} {name}.", f"$.reserve.{name}")
    for seat in range(s.seats):
        for name, held in (("rubies", s.rubies), ("coins", s.coins), ("raccoons", s.raccoons)):
            if held[seat] and not has(s.in_play, seat):
                raise BadPosition("A family that is out has nothing left.", f"$.{name}")
    falls = [fall for fall in s.fallen if fall]
    if len(set(falls)) < len(falls):
        raise BadPosition("Two families cannot fall from one space at the same time.", "$.fallen")
    if s.reserve_rubies < 0 and not s.terms.substitute and how_many(s.unsold) == s.seats:
        raise BadPosition("The reserve lends rubies only for heirlooms and at the end.", "$.reserve.rubies")


def check_cards(s: CrownState) -> None:
    """A family recruits one card in each pass."""
    passes = s.round + W.FIRST_ROUND_PASSES - 1
    for seat in range(s.seats):
        if sleeves_used(s.sleeves[seat]) > passes:
            raise BadPosition(f"Until round {s.round} a family has recruited at most {passes} cards.", "$.cards")
