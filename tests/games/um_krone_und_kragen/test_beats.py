"""What people must see on the way: a character taken, and each throw that counts."""

from __future__ import annotations

from regalia.testing import scenario
from regalia.testing.beats import moments

KRAGEN = "um_krone_und_kragen"


def test_a_character_taken_is_seen_before_the_next_turn() -> None:
    """Claiming: one character, and the turn is over; the dice that won it still lie there."""
    table = scenario(KRAGEN, "red blue", position={"asks": "claim", "aside": "4-4-3", "in_turn": "red"})
    table.play("red: take farmer")
    [(told, view)] = moments(table.table)
    assert "armer" in told and view.owned[0] == ("farmer",) and view.aside == (3, 4, 4) and view.in_turn == 0
    assert table.view().in_turn == 1 and table.view().aside == ()


def test_who_takes_nothing_is_not_waited_for() -> None:
    table = scenario(KRAGEN, "red blue", position={"asks": "claim", "aside": "4-4-3", "in_turn": "red"})
    table.play("red: pass")
    assert moments(table.table) == []


def test_each_throw_that_counts_is_seen_in_the_final() -> None:
    """The final round: a stronger combination takes the king, before the next one throws."""
    position = {"final": True, "first_king": "blue", "best": [2, 3], "in_turn": "red"}
    table = scenario(KRAGEN, "red blue", position=position, luck=["6-6-6"])
    table.play("red: roll", "red: set aside all")
    [(_, view)] = moments(table.table)
    assert view.aside == (6, 6, 6) and view.holder == 0 and view.best == (3, 6) and view.in_turn == 0
    assert table.view().in_turn == 1
