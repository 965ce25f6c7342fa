"""What people must see on the way: a card or an event turned up, the die, a card done, and the count."""

from __future__ import annotations

from typing import Any

from regalia.testing.beats import moments
from tests.games.for_a_crown.tables import crown


def test_a_card_turned_up_and_the_die_are_seen_before_they_are_applied() -> None:
    """The die comes first as printed: its face is seen with the icons it brings, before the ruby is taken."""
    gallery = "8:RAB 7:FLA 6:MON"
    table = crown("RAB FLA MON", ["FLA L2-06", "F6"], gallery=gallery, asks="turn", pile=["FLA L2-06"])
    table.play("RAB: turn")
    (_, card), (_, die) = moments(table.table, seat=1)
    assert (card.turned, card.turned_by, card.face, card.rubies[1]) == ("L2-06", 1, "", 10)
    assert (die.face, die.rubies[1], die.agenda.effects) == ("F6", 10, (("ruby", "hit"), ("move",)))
    assert (die.agenda.asks, die.agenda.seat) == ("between", -1)
    assert table.rubies["FLA"] == 11


def test_an_event_is_seen_before_anybody_loses() -> None:
    """Scandal: the zones are noted, then the rubies go."""
    table = crown(luck=["E2"], gallery="2:RAB 6:PEN 9:CRO", round=2, asks="turn", pile=["E2"])
    table.play(f"{table.who}: turn")
    (_, comes), (_, done) = moments(table.table, seat=0)
    assert comes.turned == done.turned == "E2" and (comes.rubies[0], done.rubies[0]) == (10, 8)


def test_a_card_of_a_family_that_is_out_is_shown() -> None:
    """FC-R56: it does nothing."""
    out = {"RAB": {"time": 1, "space": 3}}
    table = crown(luck=["RAB L1B"], fallen=out, asks="turn", pile=["RAB L1B"], round=2)
    table.play(f"{table.who}: turn")
    told = [(view.turned, view.turned_by) for _, view in moments(table.table)]
    assert told[0] == ("L1B", 0)


def test_a_card_is_done_before_the_next_one_is_turned_up() -> None:
    """A portrait moved, and the card still lies there; then the Scandal comes."""
    where: dict[str, Any] = {"gallery": "8:RAB 7:PEN 6:CRO", "asks": "move", "turned": "RAB L2-04", "pile": ["E2"]}
    table = crown(luck=["E2"], **where)
    table.play("RAB: move RAB right")
    (_, done), (_, comes), *_ = moments(table.table)
    assert (done.turned, done.gallery[0], done.pile) == ("L2-04", 9, 1)
    assert (comes.turned, comes.pile) == ("E2", 0)


def test_the_count_is_seen_before_the_chests_open() -> None:
    """Influence, coins, raccoons; every chest is still closed, also where the agenda is empty."""
    table = crown(luck=["E1"], round=4, asks="turn", pile=["E1"], chests={"RAB": "9r 2c 3t"})
    table.play(f"{table.who}: turn")
    assert table.is_over and None not in table.view().rubies
    seen = moments(table.table)
    assert len(seen) == 3 and all(view.rubies == view.coins == (None, None, None) for _, view in seen)
    assert any(seen[-1][1].bonuses) and not any(seen[-2][1].bonuses)
    _, own = moments(table.table, seat=0)[-1]
    assert own.rubies[0] is not None and own.rubies[1:] == (None, None)


def test_the_log_of_the_game_stays_closed_at_its_last_beat() -> None:
    """FC-R53: amounts of rounds gone by can be read again only when the game is over."""
    table = crown(luck=["E1"], round=4, asks="turn", pile=["E1"])
    table.play(f"{table.who}: turn")
    assert {view.asks for _, view in moments(table.table)} == {"between"} and table.view().asks == ""
