"""Secrets: what a seat sees, what it can tell from what it witnessed, and what it must guess."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.fairness import Seed
from regalia.core.table import new_table
from regalia.games.for_a_crown import GAME
from regalia.games.for_a_crown.rules import CrownState
from regalia.testing import Scenario, scenario

SEATS = "RAB PEN CRO"


def crown(luck: list[str | int] | None = None, seats: str = SEATS, **given: Any) -> Scenario:
    """A table laid out as the position says."""
    options = given.pop("options", None)
    return scenario("for_a_crown", seats, options, given, luck or [])


def worlds(table: Scenario, seat: str, number: int = 40) -> list[CrownState]:
    """Some worlds a seat thinks possible."""
    guess = GAME.imagine(table.view(seat), table.table.terms)
    dealt = [guess.deal(seed) for seed in range(number)]
    return [s for s in dealt if isinstance(s, CrownState)]


def rubies(table: Scenario, seat: str, of: int) -> set[int]:
    """The rubies a seat thinks another may have."""
    return {s.rubies[of] for s in worlds(table, seat)}


def coins(table: Scenario, seat: str, of: int) -> set[int]:
    """The coins a seat thinks another may have."""
    return {s.coins[of] for s in worlds(table, seat)}


# --- what is seen


def test_a_chest_is_seen_by_its_owner_only() -> None:
    table = crown()
    for number, seat in enumerate(SEATS.split()):
        view = table.view(seat)
        assert [rubies is None for rubies in view.rubies] == [i != number for i in range(3)]
        assert [coins is None for coins in view.coins] == [i != number for i in range(3)]
    assert table.view("").rubies == (None, None, None)


def test_others_cannot_tell_two_chests_apart() -> None:
    one = crown(round=2, chests={"PEN": "4r 2c", "CRO": "9r 1c"})
    two = crown(round=2, chests={"PEN": "9r 1c", "CRO": "4r 2c"})
    assert one.view("RAB") == two.view("RAB") and one.view("") == two.view("")
    assert one.view("PEN") != two.view("PEN")


def test_no_total_of_a_chest_is_sent_to_people() -> None:
    """FC-R12: every amount when it moves, never the total; what a good memory would tell is for bots alone."""
    table = crown()
    table.play("RAB: recruit L3-01 3c+2r")
    s = table.table.state
    assert isinstance(s, CrownState)
    shown = GAME.kind_of_view()(**GAME.open(s), **GAME.own(s, 1))
    assert table.view("PEN").recalled and not shown.recalled
    forgetful = GAME.imagine(shown, table.table.terms)
    dealt = [forgetful.deal(seed) for seed in range(40)]
    assert len({world.rubies[0] for world in dealt if isinstance(world, CrownState)}) > 3


def test_chests_are_open_when_the_game_is_over() -> None:
    table = crown(round=4, asks="turn", pile=[])
    table.play("RAB: turn")
    assert None not in table.view("").rubies and None not in table.view("RAB").coins


def test_only_the_decider_sees_the_options() -> None:
    table = crown()
    assert table.table.prompt(0).actions and not table.table.prompt(1).actions
    table.play("RAB: recruit L2-01")
    assert table.view("RAB").picked == "L2-01" and table.view("RAB").owes == 3
    assert table.view("PEN").picked == "" and table.view("PEN").owes == 0


def test_nobody_knows_the_event_that_joined() -> None:
    table = crown(round=2)
    assert "unseen event" in table.pile and table.event_deck == 4
    for seat in ("RAB", ""):
        view = table.view(seat)
        assert view.unseen_events == ("E3", "E4", "E5", "E6", "E7") and view.event_deck == 4


def test_a_new_event_is_seen_when_it_comes_up() -> None:
    table = crown(["E6", "F1", "RAB L1A"], round=2, asks="turn", pile=["unseen event", "RAB L1A"])
    assert len(table.unseen_events) == 5
    table.play("RAB: turn")
    assert "E6" not in table.unseen_events and len(table.unseen_events) == 4 and table.view("").events["E6"] is False


# --- what can be told


def test_in_round_one_everything_can_be_told() -> None:
    table = crown()
    table.play("RAB: recruit L3-01 3c+2r")
    assert rubies(table, "PEN", 0) == {8} and coins(table, "PEN", 0) == {0}
    assert table.view("PEN").recalled[0].rubies == (-2, -2) and table.view("PEN").recalled[0].coins == (-3, -3)


def test_amounts_of_old_rounds_are_forgotten() -> None:
    table = crown(["PEN L1A"], asks="turn", pile=["PEN L1A"])
    assert rubies(table, "PEN", 0) == {10}
    table.play("RAB: turn", "PEN: half a")
    assert table.round == 2 and len(rubies(table, "PEN", 0)) > 3
    assert table.view("PEN").recalled[0].rubies == (-10, None)


def test_with_full_history_nothing_is_forgotten() -> None:
    table = crown(["PEN L1A"], asks="turn", pile=["PEN L1A"], options={"history": "full"})
    table.play("RAB: turn", "PEN: half a")
    assert table.round == 2 and rubies(table, "RAB", 1) == {10} and coins(table, "RAB", 1) == {5}


def test_without_history_a_chest_is_unknown_once_it_changed() -> None:
    table = crown(options={"history": "none"})
    assert rubies(table, "PEN", 0) == {10}
    table.play("RAB: recruit L3-01 3c+2r")
    assert rubies(table, "PEN", 0) == {8}  # the reserve tells, since no other chest has changed
    table.play("PEN: recruit L3-02 4c+1r")
    assert len(rubies(table, "CRO", 0)) > 1
    assert rubies(table, "RAB", 2) == {10}


def test_the_sum_of_all_chests_is_known() -> None:
    table = crown(round=3, chests={"RAB": "5r 1c", "PEN": "2r 4c", "CRO": "9r 0c"})
    for s in worlds(table, "RAB"):
        assert s.rubies[1] + s.rubies[2] == 11 and s.coins[1] + s.coins[2] == 4
        assert s.rubies[0] == 5 and s.coins[0] == 1


def test_who_sells_had_not_one_ruby() -> None:
    table = crown(["RAB L2-02"], round=3, chests={"PEN": "0r 2c H"}, asks="turn", pile=["RAB L2-02"])
    table.play("RAB: turn", "RAB: hit PEN")
    assert "PEN" in table.sold and rubies(table, "RAB", 1) == {9} == rubies(table, "CRO", 1)
    assert len(coins(table, "RAB", 1)) > 1


def test_who_sells_to_pay_has_no_coin_left() -> None:
    table = crown(round=3, influence="PEN RAB CRO", chests={"PEN": "1r 2c H"})
    assert len(rubies(table, "RAB", 1)) > 1
    table.play("PEN: recruit L5-01 2c+3r")
    assert rubies(table, "RAB", 1) == {8} and coins(table, "RAB", 1) == {0}


def test_what_was_paid_or_gained_this_round_is_the_least() -> None:
    table = crown(
        ["RAB L4-01", "PEN L1A"], round=3, chests={"RAB": "0r 0c h"}, asks="turn", pile=["RAB L4-01", "PEN L1A"]
    )
    table.play("RAB: turn")
    assert min(rubies(table, "PEN", 0)) >= 3 and table.view("PEN").recalled[0].rubies == (-7, None)


def test_the_recruiter_knows_his_blind_card_and_the_others_guess_its_level() -> None:
    table = crown(["L3-09"])
    table.play("RAB: recruit deck 3 3c+2r")
    own = {s.sleeves[0] for s in worlds(table, "RAB")}
    assert len(own) == 1
    guessed = {GAME.dump(s, SEATS.split())["cards"]["RAB"][0] for s in worlds(table, "PEN")}
    assert len(guessed) > 3 and all(card.startswith("L3-") for card in guessed)
    assert not guessed & {"L3-01", "L3-02"}


# --- hidden splits


HIDDEN = {"show_split": "off"}


def test_a_hidden_split_leaves_the_sum() -> None:
    table = crown(options=HIDDEN)
    table.play("RAB: recruit L3-01 3c+2r")
    seen = {(s.rubies[0], s.coins[0]) for s in worlds(table, "PEN")}
    assert {rubies + coins for rubies, coins in seen} == {8} and len(seen) > 1
    assert all(0 <= coins <= 3 and 5 <= rubies <= 8 for rubies, coins in seen)


def test_a_sale_betrays_a_hidden_split() -> None:
    table = crown(options=HIDDEN, chests={"RAB": "1r 3c H"}, known={"RAB": {"both": [4, 4]}})
    table.play("RAB: recruit L3-01 3c+2r")
    assert {(s.rubies[0], s.coins[0]) for s in worlds(table, "PEN")} == {(9, 0)}


def test_a_sale_behind_a_hidden_split_leaves_few_rubies_gone() -> None:
    table = crown(options=HIDDEN, round=3, chests={"RAB": "1r 2c H"})
    table.play("RAB: recruit L5-01 2c+3r")
    assert coins(table, "PEN", 0) == {0} and rubies(table, "PEN", 0) <= {5, 6, 7, 8, 9}


def test_a_hit_narrows_a_hidden_split() -> None:
    table = crown(["PEN L2-02"], options=HIDDEN, chests={"RAB": "0r 2c H"}, asks="turn", pile=["PEN L2-02"])
    table.play("RAB: turn", "PEN: hit RAB")
    assert rubies(table, "CRO", 0) == {9}


@pytest.mark.parametrize("options", [{}, HIDDEN, {"show_split": "off", "history": "none"}])
def test_other_worlds_look_the_same(options: dict[str, str]) -> None:
    table = new_table(GAME, 4, Seed(11), options)
    differ = 0
    for number in range(60):
        s = table.state
        assert isinstance(s, CrownState)
        for seat in (-1, 0, 1, 2, 3):
            other = GAME.other_world(s, seat, number)
            assert GAME.view(other, seat) == GAME.view(s, seat)
            differ += (other.rubies, other.coins, other.sleeves) != (s.rubies, s.coins, s.sleeves)
        seat = table.waiting()[0]
        table.play(seat, [s.legal(seat)[number % len(s.legal(seat))]])
    assert differ > 20
