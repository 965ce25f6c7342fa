"""Answers and events as data: prices, odds and ends of moves; totals and outcomes of rolls."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regalia.core.act import Unknown
from regalia.core.registry import game
from regalia.games.royaume_des_5_couronnes import actions as A
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.testing import Scenario, scenario

GAME = "royaume_des_5_couronnes"
FOUR = "P1 P2 P3 P4"
STUCK: dict[str, Any] = {"knights": "R1> B2> G3> Y4> W5>", "path": dict.fromkeys(range(1, 6), "trap")}


def table(luck: list[int | str] | None = None, **position: Any) -> Scenario:
    """Four princes, P1 in turn, and the position named."""
    return scenario(GAME, FOUR, position=position, luck=luck or [])


def acts(at: Scenario) -> dict[str, Any]:
    """What P1 may answer or think of, by its notation."""
    view = at.view("P1")
    found = [*(A.act(view, action) for action in at.table.state.legal(0)), *game(GAME).thinkable(view)]
    return {act.pattern(): act for act in found}


def told(at: Scenario) -> list[dict[str, Any]]:
    """All that has happened, as somebody hears it who looks on."""
    view = at.view()
    found = [game(GAME).told(view, event.seen_by(-1)) for event in at.table.story]
    return [msgspec.to_builtins(each) for each in found]


# --- answers


def test_an_attempt_tells_its_odds_and_the_price_of_a_failure() -> None:
    held: dict[str, Any] = {"knights": "R8> B9>", "path": {8: "trap", 9: "monster"}}
    assert acts(table(**held))["free red"] == A.Free("red", "trap", (6, 12), 50, "turn")
    assert acts(table(**held, power={"P1": 1}))["free blue"] == A.Free("blue", "monster", (78, 133), 59, "pawn")
    assert acts(table(**STUCK, power={"P1": 1}))["free white"].price == "pawn-and-turn"
    assert acts(table())["free red"] == A.Free("red", None, None, None, "turn")


def test_a_challenge_tells_its_odds_and_none_against_nobody() -> None:
    view = table(power={"P1": 3}, treasures={"P2": "B1"}).view("P1")
    assert A.act(view, W.DUEL + 1) == A.Duel(2, 1, (99, 135), 73)
    assert A.act(view, W.DUEL) == A.Duel(1, 0, None, None)
    assert A.act(view, W.DUEL + 4) == A.Duel(5, None, None, None)


def test_all_treasures_of_a_colour_are_taken_and_one_is_paid() -> None:
    taking = table(asks="take", opponent="P3", treasures={"P3": "G3"})
    assert acts(taking)["take green"] == A.Take("green", 3)
    paying = table(asks="pay", dice="3-4", treasures={"P1": "G3"})
    assert acts(paying)["pay green"] == A.Pay("green", 1)


@pytest.mark.parametrize(
    ("knights", "path", "end", "meets"),
    [
        ("R8>", {11: "weapon"}, 11, "weapon"),
        ("R8>", {}, 11, "down"),
        ("R8> B11>", {}, 11, "bare"),
        ("R39>", {}, 41, "dragon"),
        ("R2<", {}, 0, "home"),
    ],
)
def test_a_move_tells_where_it_leads_and_what_awaits_there(
    knights: str, path: dict[int, str], end: int, meets: str
) -> None:
    move = acts(table(dice="3-1", knights=knights, path=path))["move red 3"]
    assert (move.end, move.meets, move.to_lair) == (end, meets, end == 41)


def test_the_wizard_tells_where_he_sends_a_knight() -> None:
    sent = acts(table(dice="3-3", knights="R40< B3>"))
    assert sent["wizard red back"] == A.Wizard("red", "back", 6, 41, True, "lair", True)
    assert sent["wizard blue back"] == A.Wizard("blue", "back", 6, 0, False, "castle", True)
    assert sent["wizard blue forward"].end == 9


@pytest.mark.parametrize(
    ("knights", "path", "uncovers"),
    [
        ("R8>", {}, True),
        ("R8>", {8: "trap"}, True),
        ("R8>", {8: "treasure"}, False),
        ("R8> B8>", {}, False),
        ("R0> B40> G40> Y5> W6>", {}, False),
    ],
)
def test_a_space_gets_a_new_card_when_its_last_knight_leaves_it_bare(
    knights: str, path: dict[int, str], uncovers: bool
) -> None:
    assert acts(table(dice="3-3", knights=knights, path=path))["wizard red forward"].uncovers is uncovers


@pytest.mark.parametrize("action", [0, 5, 15, 25, 63, 104, 199, W.LAY + W.SPACES, 2**40])
def test_other_numbers_mean_nothing(action: int) -> None:
    assert A.act(table().view("P1"), action) == Unknown(action)


@pytest.mark.parametrize(
    ("legal", "answer"), [([W.CALL, W.SILENT], W.SILENT), ([W.FREE, W.ROLL], W.ROLL), ([W.FREE + 1], W.FREE + 1)]
)
def test_when_time_is_out(legal: list[int], answer: int) -> None:
    """RC-R84."""
    assert game(GAME).when_time_is_out(table().view("P1"), legal) == answer


# --- events


def test_a_roll_tells_its_sum_and_how_it_ended() -> None:
    fought = table(["M6/5", "M9/9"], knights="R8>", path={8: "monster"}, power={"P1": 1})
    fought.play("P1: free red")
    first, second, freed, _ = told(fought)
    expected = {"is": "monster-rolled", "who": 0, "knight": "red", "foe": 6, "die": 5, "power": 1, "total": 6}
    assert first == {**expected, "outcome": "tie"}
    assert (second["total"], second["outcome"]) == (10, "won")
    assert freed == {"is": "set-free", "who": 0, "card": "monster", "space": 8, "knights": ("red",)}


@pytest.mark.parametrize(("luck", "total", "outcome"), [(["T5", "6-2"], 6, "lost"), (["T6"], 7, "won")])
def test_an_escape_tells_what_it_needed(luck: list[int | str], total: int, outcome: str) -> None:
    tried = table(luck, knights="R8>", path={8: "trap"}, power={"P1": 1})
    tried.play("P1: free red")
    roll = told(tried)[0]
    assert (roll["total"], roll["needed"], roll["outcome"]) == (total, 7, outcome)


def test_a_duel_tells_both_sums() -> None:
    lost = table(["U2/12"], power={"P1": 3, "P2": 1}, treasures={"P2": "G2"})
    lost.play("P1: duel P2")
    roll = told(lost)[0]
    assert (roll["total"], roll["other_total"], roll["outcome"]) == (5, 13, "lost")


def test_a_journey_tells_from_where_to_where() -> None:
    sent = table(["6-6", "trap", "D9/2"], knights="G34>", path={35: "monster"})
    sent.play("P1: roll", "P1: wizard green forward")
    moved = next(each for each in told(sent) if each["is"] == "wizard-moved")
    assert (moved["start"], moved["end"], moved["from_lair"], moved["to_lair"]) == (34, 41, False, True)
    assert {"is": "thrown-back", "knight": "green", "end": 34} in told(sent)


def test_what_is_told_names_no_order_and_no_card_that_lies_face_down() -> None:
    """All that happens is public; what is hidden is in no event."""
    played = table(["5-3", "weapon", "monster"])
    played.play("P1: roll", "P1: move red 5", "P1: move blue 3")
    assert [event.knows for event in played.table.story] == [0] * len(played.table.story)
