"""Every table option, flipped at least once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from regalia.core.errors import BadOption
from regalia.testing import Scenario, scenario

GAME = "royaume_des_5_couronnes"
FOUR = "P1 P2 P3 P4"
ORDERS = ["order 1", "order 2", "order 3", "order 4"]


def table(luck: Sequence[int | str] = (), *, options: dict[str, object] | None = None, **position: Any) -> Scenario:
    """Four princes, P1 in turn, and the position named."""
    return scenario(GAME, FOUR, options, position, luck)


def test_the_game_master_is_drawn_or_named() -> None:
    drawn = scenario(GAME, FOUR, setup=["P3", *ORDERS])
    assert drawn.gm == drawn.in_turn == "P3"
    named = scenario(GAME, FOUR, {"gm_seat": 2}, setup=["order 5", *ORDERS[1:]])
    assert named.gm == named.in_turn == "P2" and named.orders["P1"] == "WRBGY"


def test_a_game_master_must_sit_at_the_table() -> None:
    with pytest.raises(BadOption, match="seat 3, but there are 2 seats"):
        scenario(GAME, 2, {"gm_seat": 3}, setup=[])
    with pytest.raises(BadOption, match="seat 3, but there are 2 seats"):
        scenario(GAME, 2, {"gm_seat": 3})
    with pytest.raises(BadOption, match="cannot be 6"):
        scenario(GAME, 2, {"gm_seat": 6})


def test_an_empty_position_is_the_start_that_was_agreed_on() -> None:
    named = scenario(GAME, FOUR, {"gm_seat": 2})
    assert named.gm == named.in_turn == "P2" and named.asks("P2", "phase a")
    laid = scenario(GAME, FOUR, {"placement": "game_master"}, {"orders": {"P1": 3}})
    assert laid.asks("P1", "lay cards") and set(laid.path.values()) == {"bare"}
    assert scenario(GAME, FOUR, {"placement": "game_master"}, {"knights": "R3>"}).asks("P1", "phase a")


def laying(*luck: int | str) -> Scenario:
    """The game master P2 lays out the cards of a path of twelve spaces."""
    options = {"placement": "game_master", "gm_seat": 2, "path_length": 12}
    return scenario(GAME, FOUR, options, setup=ORDERS, luck=luck)


def test_the_game_master_lays_the_cards_where_he_likes() -> None:
    laid = laying()
    assert laid.asks("P2", "lay cards") and len(laid.offers("P2")) == 13 and laid.talon == 60
    assert laid.in_turn == "P2" and laid.turn == 0
    laid.play("P2: lay 5", "P2: lay 1")
    assert laid.path["5"] == laid.path["1"] == "down" and laid.path["2"] == "bare" and laid.talon == 58
    laid.refuses("P2: lay 5", because="space-is-covered")
    laid.refuses("P2: lay 13", because="no-such-space")
    laid.refuses("P2: roll", because="lay-first")
    laid.refuses("P1: lay 2", because="not-asked")
    laid.play("P2: lay the rest")
    assert set(laid.path.values()) == {"down"} and laid.talon == 48
    assert laid.asks("P2", "phase a") and laid.turn == 1
    laid.refuses("P2: lay 3", because="cards-are-laid")


def test_the_last_card_laid_begins_the_game() -> None:
    laid = laying()
    laid.play(*(f"P2: lay {space}" for space in range(12, 0, -1)))
    assert laid.asks("P2", "phase a") and laid.talon == 48


def test_sequential_arrivals_may_end_the_game_before_the_second_move() -> None:
    knights = "R#1 G#2 W#3 B2< Y30>"
    each = table(["4-1", "trap", "F9/4/4/4"], options={"resolution": "sequential"}, knights=knights)
    each.play("P1: roll", "P1: move blue 4")
    assert each.is_over and each.circles[-1] == "yellow" and each.knights["yellow"] == "#5 30>"


def test_with_one_free_knight_there_is_no_second_move_in_either_mode() -> None:
    stuck = {"knights": "R20> B5> G6> Y7> W8>", "path": dict.fromkeys((5, 6, 7, 8), "trap")}
    for mode in ("batch", "sequential"):
        one = table(["2-6", "trap", "weapon"], options={"resolution": mode}, **stuck)
        one.play("P1: roll", "P1: move red 2")
        assert one.in_turn == "P2"


def test_an_automatic_witch_catches_every_seven() -> None:
    poor = table(["3-4"], options={"witch": "auto"})
    poor.play("P1: roll")
    assert poor.in_turn == "P2"
    rich = table(["3-4"], options={"witch": "auto"}, treasures={"P1": "R1"})
    rich.play("P1: roll")
    assert rich.asks("P1", "pay")
    rich.play("P1: pay red")
    assert len(rich.offers("P1")) == 10


def test_an_automatic_witch_opens_no_window() -> None:
    calm = table(["6-2"], options={"witch": "auto"})
    calm.play("P1: roll")
    assert calm.view().asked == (0,) and not calm.view().window and not calm.asks("P2")


def test_the_same_opponent_may_be_challenged_again_by_option() -> None:
    """RC-R82: the other conditions stay."""
    again = table(["U12/1", "U12/1"], options={"duel_same_target": True}, power={"P1": 3}, treasures={"P2": "B2 W1"})
    again.play("P1: duel P2", "P1: take blue")
    assert "duel P2" in again.offers("P1")
    again.play("P1: duel P2", "P1: take white")
    again.refuses("P1: duel P2", because="no-treasure-to-win")


@pytest.mark.parametrize(
    ("wanted", "length"),
    [("data", 40), ("short", 24), ("standard", 40), ("long", 48), (12, 12), (59, 59), ("30", 30)],
)
def test_the_path_has_the_length_that_was_agreed_on(wanted: object, length: int) -> None:
    agreed = scenario(GAME, 2, {"path_length": wanted}, setup=["red", *ORDERS[:2]])
    assert len(agreed.path) == length and agreed.talon == 60 - length


@pytest.mark.parametrize(("preset", "length"), [("short", 24), ("standard", 40), ("long", 48)])
def test_presets_are_lengths_of_the_path(preset: str, length: int) -> None:
    assert len(scenario(GAME, 2, {"preset": preset}).path) == length


@pytest.mark.parametrize("length", [11, 60])
def test_a_path_can_be_too_short_or_too_long(length: int) -> None:
    with pytest.raises(BadOption, match="12 to 59"):
        scenario(GAME, 2, {"path_length": length})


def test_on_the_longest_path_cards_never_run_out() -> None:
    """RC-R64: a bare space means that a card is in the talon or the rejet."""
    long = scenario(GAME, 2, {"path_length": 59}, {"knights": "R10>", "rejet": "trap", "talon": 0}, ["3-1", "trap"])
    long.play("red: roll", "red: move red 3")
    assert long.path["10"] == "trap" and long.talon == 0 and long.rejet == {}
