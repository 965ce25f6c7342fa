"""The rulings UK-R23 to UK-R44 on row 0, the king, the final and the platform, where no case says it all."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.core.drawing import plain
from regalia.core.fairness import Seed
from regalia.core.table import new_table
from regalia.games.um_krone_und_kragen import GAME
from regalia.games.um_krone_und_kragen.words import GAME_ENDS, MOST_DICE
from regalia.testing import Scenario, scenario

KRAGEN = "um_krone_und_kragen"
COLOURS = ["red", "blue", "green", "yellow", "purple"]


def laid_out(seats: int = 2, luck: list[int | str] | None = None, **position: Any) -> Scenario:
    """A table with this position; where no luck is named, any may come."""
    return scenario(KRAGEN, seats=seats, position=position, luck=luck or [], exact_luck=luck is not None)


def empty_turn(table: Scenario) -> None:
    """One roll, everything aside, nothing taken."""
    seat = table.in_turn
    final = table.final
    table.play(f"{seat}: roll", f"{seat}: set aside all")
    if table.asks(seat, "dice"):
        table.play(f"{seat}: finish")
    if not final:
        table.play(f"{seat}: pass")


# --- row 0


def test_uk_r23_one_may_have_several_charlatans_but_one_jester() -> None:
    table = laid_out(seats=2, in_turn="blue")
    for wanted in ("jester", "charlatan", "jester", "charlatan"):
        while table.in_turn != "blue":
            empty_turn(table)
        table.play("blue: roll", "blue: set aside all", f"blue: take {wanted}")
    assert table.owned["blue"] == ["charlatan", "charlatan"]
    while table.in_turn != "blue":
        empty_turn(table)
    assert table.hand == 5
    two = laid_out(asks="claim", aside="1-2-4", owned={"red": ["jester"]})
    two.refuses("red: take jester", because="already-yours")


def test_uk_r24_jester_and_charlatan_share_one_stack_and_nothing_returns() -> None:
    table = laid_out(asks="claim", aside="1-2-4", owned={"red": ["jester"], "blue": []})
    assert table.court["jester"] == 1
    table.play("red: take charlatan")
    assert table.court["jester"] == 1
    table.play("blue: roll", "blue: set aside all", "blue: take jester")
    assert table.court["jester"] == 0
    table.play("blue: roll", "blue: set aside all", "blue: pass", "red: roll", "red: set aside all")
    table.refuses("red: take jester", because="no-copy-left")
    table.refuses("red: take charlatan", because="UK-R24")


def test_uk_r25_a_jester_is_not_turned_over_in_the_turn_he_is_taken() -> None:
    table = laid_out(asks="claim", aside="1-2-4")
    table.refuses("red: take charlatan", because="needs-a-jester")
    table.play("red: take jester")
    table.refuses("red: take charlatan", because="not-asked")


def test_uk_r26_the_jester_works_in_the_turn_he_is_turned_over() -> None:
    table = laid_out(active="4", owned={"red": ["jester"]}, luck=[6])
    table.play("red: use jester 4", "red: set aside 6", "red: take charlatan")
    assert table.owned["red"] == ["charlatan"]


# --- the king and the final


def test_uk_r27_the_queen_comes_only_with_the_king() -> None:
    table = laid_out(asks="claim", aside="5-5-5-5-5-5-5")
    table.refuses("red: take queen", because="UK-R27")
    assert {"take king", "pass"} <= set(table.offers("red"))


def test_uk_r28_seven_equal_dice_later_in_the_round_do_not_count() -> None:
    owned = {"red": ["king", "queen"]}
    table = laid_out(in_turn="blue", asks="claim", aside="6-6-6-6-6-6-6", owned=owned, best=[7, 1])
    table.refuses("blue: take king", because="no-copy-left")
    table.play("blue: take general")
    assert (table.holder, table.best, "blue" in table.thrown) == ("red", [7, 1], False)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_uk_r29_the_first_king_is_last_and_the_others_keep_their_order(seats: int) -> None:
    for start in range(seats):
        for king in range(seats):
            names = COLOURS[:seats]
            owned = {names[king]: ["king", "queen"]}
            last = names[start - 1]
            table = laid_out(seats, start=names[start], in_turn=last, asks="claim", aside="1-2-4", owned=owned)
            table.play(f"{last}: pass")
            order = []
            while not table.is_over:
                order.append(table.in_turn)
                table = laid_out(seats, **table.position | {"holder": names[king - 1]})
                empty_turn(table)
            clockwise = [names[(start - 1 + turn) % seats] for turn in range(seats)]
            assert order == [*(name for name in clockwise if name != names[king]), names[king]]


def test_uk_r30_the_final_round_asks_for_no_claim() -> None:
    table = laid_out(seats=3, final=True, first_king="green", best=[7, 2], active="5-5-5")
    table.play("red: set aside all")
    assert table.asks("blue", "first roll")
    assert table.owned["red"] == []


def test_uk_r31_an_unbeaten_first_king_does_not_throw() -> None:
    table = laid_out(final=True, first_king="blue", best=[7, 2], active="6-6-6", luck=[])
    table.play("red: set aside all")
    assert table.is_over
    assert table.thrown["blue"] == {"combination": [7, 2], "time": 0}


@pytest.mark.parametrize(("face", "winner"), [(2, "red"), (3, "red"), (4, "blue")])
def test_uk_r32_the_last_throw_must_be_stronger(face: int, winner: str) -> None:
    throw = "-".join([str(face)] * 7)
    thrown = {"blue": {"combination": [7, 1]}, "red": {"combination": [7, 3], "time": 1}}
    king: dict[str, Any] = {"final": True, "first_king": "blue", "holder": "red", "best": [7, 3], "thrown": thrown}
    table = laid_out(in_turn="blue", active=throw, **king)
    table.play("blue: set aside all")
    assert table.places()[0] == winner


def test_uk_r33_a_hopeless_seat_throws_all_the_same() -> None:
    table = laid_out(seats=3, final=True, first_king="green", best=[9, 6], luck=["1-1-2"])
    assert table.asks("red", "first roll")
    assert table.offers("red") == ["roll"]
    table.play("red: roll", "red: set aside all")
    assert table.thrown["red"] == {"combination": [2, 1], "time": 1}


def test_uk_r34_of_two_groups_the_higher_face_counts() -> None:
    table = laid_out(final=True, first_king="blue", best=[3, 5], active="1-1-1-6-6-6")
    table.play("red: set aside all")
    assert (table.holder, table.best) == ("red", [3, 6])


def test_uk_r35_of_equal_throws_the_earlier_is_ahead() -> None:
    luck: list[int | str] = ["4-4-1", "4-4-2"]
    table = laid_out(seats=3, final=True, first_king="green", best=[7, 1], luck=luck)
    empty_turn(table)
    empty_turn(table)
    assert table.is_over
    assert table.places() == ["green", "red", "blue"]


def test_uk_r35_the_throw_that_won_the_king_precedes_all() -> None:
    luck: list[int | str] = ["1-1-2", "6-6-6", "1-3-5"]
    table = laid_out(seats=3, final=True, first_king="green", best=[2, 1], luck=luck)
    for _ in range(3):
        empty_turn(table)
    assert table.places() == ["blue", "green", "red"]


def test_uk_r36_a_better_last_throw_counts_for_the_first_king() -> None:
    luck: list[int | str] = ["4-4-1", "6-6-6", "5-5-1"]
    table = laid_out(seats=3, final=True, first_king="green", best=[2, 3], luck=luck)
    for _ in range(3):
        empty_turn(table)
    assert table.thrown["green"] == {"combination": [2, 5], "time": 3}
    assert table.places() == ["blue", "green", "red"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_uk_r37_no_place_is_shared(seats: int) -> None:
    luck: list[int | str] = ["3-3-1"] * (seats - 1)
    table = laid_out(seats, final=True, first_king=COLOURS[seats - 1], best=[2, 3], luck=luck)
    while not table.is_over:
        empty_turn(table)
    assert table.places() == [COLOURS[seats - 1], *COLOURS[: seats - 1]]
    assert sorted(table.result.places) == list(range(1, seats + 1))


# --- dice, chance, what is shown

UNLIMITED: dict[str, object] = {"row0_supply": "unlimited"}  # charlatans without end


def test_uk_r38_more_than_twelve_dice() -> None:
    adders = ["laborer", "guard", "hunter", "pawnbroker", "knight", "bishop", "queen"]
    table = laid_out(owned={"red": ["farmer", "general", "king", *adders]}, luck=["1-2-3-4-5-6", "1-2-3-4-5-6", 1])
    table.play(*(f"red: use {character}" for character in adders), "red: roll")
    assert table.active == "1-1-1-2-2-3-3-4-4-5-5-6-6"


def test_uk_r38_the_engine_holds_thirty_one_dice_and_no_more() -> None:
    position = {"owned": {"red": [*["charlatan"] * 30, "laborer"]}}
    table = scenario(KRAGEN, options=UNLIMITED, position=position, luck=[6] * MOST_DICE)
    assert table.hand == MOST_DICE == 31
    table.refuses("red: use laborer", because="no-more-dice")
    table.play("red: roll")
    table.refuses("red: use laborer", because="no-more-dice")
    assert table.offers("red") == ["set aside 6"]
    table.play("red: set aside all", "red: take king")
    assert table.best == [31, 6]


def test_uk_r38_one_die_fewer_leaves_room_for_one() -> None:
    position = {"owned": {"red": [*["charlatan"] * 27, "laborer", "guard"]}}
    table = scenario(KRAGEN, options=UNLIMITED, position=position, luck=[6] * 30)
    table.play("red: roll", "red: use laborer")
    table.refuses("red: use guard", because="no-more-dice")
    table.play("red: set aside all")
    assert table.asks("red", "claim"), "the guard can add no die, so the dice are done"


def test_uk_r43_a_cap_of_twelve_drops_start_dice_and_stops_adders() -> None:
    position = {"owned": {"red": [*["charlatan"] * 10, "laborer"]}}
    table = scenario(KRAGEN, options=UNLIMITED | {"dice_cap": 12}, position=position)
    assert table.hand == 12
    table.refuses("red: use laborer", because="UK-R43")


def test_uk_r39_chance_names_who_begins() -> None:
    for name in COLOURS:
        table = scenario(KRAGEN, seats=5, setup=[name])
        assert (table.start, table.in_turn, table.round) == (name, name, 1)
    starts = {new_table(GAME, 5, Seed(seed)).view(0).start for seed in range(60)}
    assert starts == set(range(5))


def test_uk_r40_who_has_played_and_what_is_used_can_be_seen() -> None:
    table = laid_out(seats=3, in_turn="blue", active="2-3", owned={"blue": ["laborer", "maid"]})
    table.play("blue: use laborer")
    view = table.view()
    assert (view.start, view.turns_over) == (0, 1)
    assert view.unused == ("maid",)
    assert "blue: Serving Maid, [Laborer]" in plain(GAME.draw(view, "en", table.table.names))


def test_uk_r41_a_refused_choice_leaves_no_trace_and_a_confirmed_one_stands() -> None:
    table = laid_out(active="1-2-6", aside="5", owned={"red": ["merchant"]})
    table.refuses("red: use merchant 1-2-2", because="no-such-die")
    table.refuses("red: set aside 1-2-2", because="no-such-die")
    assert (table.active, table.using, table.used) == ("1-2-6", "", [])
    table.play("red: set aside 1")
    assert not [offer for offer in table.offers("red") if offer == "set aside 5"], "nothing comes back"


# --- the platform


def last_turn_of_round_20(owned: dict[str, list[str]], seats: int = 3) -> Scenario:
    """The last claim before the courts decide."""
    position = {"round": 20, "in_turn": COLOURS[seats - 1], "asks": "claim", "aside": "1-2-4", "owned": owned}
    table = scenario(KRAGEN, seats=seats, options={"max_rounds": 20}, position=position)
    table.play(f"{COLOURS[seats - 1]}: pass")
    return table


def test_uk_r42_without_a_king_the_courts_decide_row_by_row() -> None:
    low = ["farmer", "maid", "laborer", "charlatan", "charlatan"]
    table = last_turn_of_round_20({"red": low, "blue": ["knight"], "green": ["hunter", "merchant", "jester"]})
    assert table.is_over
    assert table.result.adjudicated
    assert table.places() == ["blue", "green", "red"]
    assert [line.numbers for line in table.result.lines] == [(0, 0, 0), (0, 1, 0), (0, 0, 2), (3, 0, 0), (2, 0, 1)]
    assert table.table.story[-1].kind == GAME_ENDS


def test_uk_r42_equal_courts_share_a_place() -> None:
    table = last_turn_of_round_20({"red": ["farmer"], "blue": ["maid"], "green": ["farmer", "jester"]})
    assert table.places() == ["green", "red = blue"]


def test_uk_r42_charlatans_count_in_row_0() -> None:
    owned = {"red": ["charlatan"], "blue": ["charlatan", "jester"], "green": []}
    assert last_turn_of_round_20(owned).places() == ["blue", "red", "green"]
    owned = {"red": [], "blue": ["charlatan"], "green": ["jester"]}
    assert last_turn_of_round_20(owned).places() == ["blue = green", "red"]


def test_uk_r42_all_twenty_rounds_are_played() -> None:
    table = scenario(KRAGEN, options={"max_rounds": 20}, exact_luck=False)
    turns = 0
    while not table.is_over:
        empty_turn(table)
        turns += 1
    assert turns == 40
    assert table.result.adjudicated
    assert table.result.places == (1, 1)


def test_uk_r42_a_king_taken_in_the_last_round_leads_to_the_final() -> None:
    position = {"round": 20, "in_turn": "blue", "asks": "claim", "aside": "6-6-6-6-6-6-6"}
    table = scenario(KRAGEN, options={"max_rounds": 20}, position=position, luck=["1-2-3"])
    table.play("blue: take king")
    assert table.final
    empty_turn(table)
    assert table.is_over
    assert not table.result.adjudicated
