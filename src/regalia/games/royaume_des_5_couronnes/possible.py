"""What a position must not say: things no game can come to."""

from __future__ import annotations

from regalia.core.errors import BadPosition
from regalia.core.ints import has
from regalia.core.step import kind_of, second
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.position import Position
from regalia.games.royaume_des_5_couronnes.rules import RoyaumeState


def check_possible(s: RoyaumeState, p: Position, asks: str) -> None:
    """Knights, duels and the question fit each other."""
    check_knights(s)
    check_duels(s, p)
    belongs = {
        "king": (p.king is not None, ("over",), "Somebody is king when the game is over."),
        "window": (p.window is True, ("first move",), "The Witch may be called at the first move only."),
        "used": (p.used is not None, ("second move",), "A die is used when the second move is due."),
        "moved": (p.moved is not None, ("second move",), "A knight has moved when the second move is due."),
        "opponent": (p.opponent is not None, ("take", "excuse"), "An opponent is named after a duel."),
    }
    for field, (is_said, moments, sentence) in belongs.items():
        if is_said and asks not in moments:
            raise BadPosition(f"{sentence} This position asks for {asks}.", f"$.{field}")
    if s.turns < 1 and asks != "lay cards":
        raise BadPosition("Turns are counted from 1.", "$.turn")


def check_knights(s: RoyaumeState) -> None:
    """A card is turned up where a knight arrives; only the one moved first may still await that."""
    on_the_way = second(s.now) if kind_of(s.now) == W.SECOND_MOVE else W.COLOURS
    for c, (_, colour, _) in enumerate(s.terms.knights):
        if c != on_the_way and not has(s.home, c) and has(s.face_down, s.knights[c]):
            raise BadPosition(
                f"No knight stands on a card that lies face down, as {colour} does.", f"$.knights.{colour}"
            )


def check_duels(s: RoyaumeState, p: Position) -> None:
    """The princes challenged in this turn."""
    if has(s.challenged, s.in_turn):
        raise BadPosition("Nobody challenges himself.", "$.challenged")
    if len(set(p.challenged)) < len(p.challenged):
        raise BadPosition("A prince is named twice.", "$.challenged")
    if s.challenged and not s.duelled:
        raise BadPosition("Whoever has challenged somebody has fought a duel.", "$.duelled")
