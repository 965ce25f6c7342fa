"""What a player might think of besides the legal answers: shown greyed, with the reason why not."""

from __future__ import annotations

from regalia.games.krone_und_schwert import words as W
from regalia.games.krone_und_schwert.data import NAMES
from regalia.games.krone_und_schwert.view import SchwertView


def candidates(view: SchwertView) -> list[int]:
    """Besides the legal answers: every deed, every card in hand, every space that comes to mind."""
    kinds = sorted({NAMES.index(card) for card in view.hand})
    if view.asks == "marker":
        return [W.PLACE + view.spaces.index(name) for name in view.map]
    if view.asks == "defence":
        return [W.LET_IT_HAPPEN, W.PLAY_TRUCE, W.PLAY_AMBUSH]
    if view.asks == "revolt":
        return [W.CROWN, W.SWORD, *(W.LAY + kind for kind in kinds), W.THAT_IS_ALL]
    if view.asks != "action":
        return []
    if view.said >= W.ATTACK:
        return [*(W.LAY + kind for kind in kinds), W.THAT_IS_ALL]
    if view.said:
        return []
    deeds = [W.DRAW, W.DECLARE_REVOLT, W.PLAY_INCITE, W.PLAY_PAPAL_VISIT, W.OCCUPY]
    grow = [base + kind for kind in kinds for base in (W.EXPAND, W.EXPAND_TWO)]
    return [*deeds, *grow, *building_candidates(view), *attack_candidates(view)]


def building_candidates(view: SchwertView) -> list[int]:
    """What the building cards in hand might do on one's own spaces."""
    mine = [view.spaces.index(name) for name in view.land[view.seat] if name not in view.castles]
    bases = {"build_castle": W.BUILD_ON, "build_town": W.SETTLE, "build_cathedral": W.CONSECRATE}
    return [base + space for card, base in bases.items() if card in view.hand for space in mine]


def attack_candidates(view: SchwertView) -> list[int]:
    """The foreign spaces beside one's own."""
    here = {view.map[name][:2] for name in view.land[view.seat]}
    foreign = [name for seat, land in enumerate(view.land) if seat != view.seat for name in land]
    return [W.ATTACK + view.spaces.index(name) for name in foreign if beside(view.map[name][:2], here)]


def beside(at: tuple[int, int], places: set[tuple[int, int]]) -> bool:
    """Does a space at this place share a side with one of these?"""
    x, y = at
    corners = {(x - 1, y - 1), (x - 1, y + 1), (x + 1, y - 1), (x + 1, y + 1)}
    sides = {(x - 2, y), (x + 2, y), (x, y - 2), (x, y + 2)} if x % 2 == 0 else set()
    return bool((corners | sides) & places)
