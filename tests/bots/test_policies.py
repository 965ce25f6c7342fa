"""Policies see the obvious, are the same every time, and promise chances that add up."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import regalia
from regalia.bots.judge import Judge
from regalia.bots.policy import SURE
from regalia.bots.self_play import play_out
from regalia.bots.tuning import Tables
from regalia.bots.weights import weights_of
from regalia.core.registry import game, games
from regalia.core.snapshot import snapshot
from regalia.testing import scenario
from tests.bots.thoughts import digest, favourite, promised, promises, worths
from tests.games.krone_und_schwert.tables import P1_BIG, P1_CASTLES, P2_CASTLES, given

ROYAUME = "royaume_des_5_couronnes"
KRAGEN = "um_krone_und_kragen"
CROWN = "for_a_crown"


# --- all games


@pytest.mark.parametrize("name", list(games()))
def test_promises_add_up_and_looking_changes_nothing(name: str) -> None:
    for seats in game(name).players:
        tables = Tables(game(name), [seats])
        policy = tables.policy(weights_of(name))
        s = tables.dealt(3)
        for _ in range(8):
            play_out(s, [policy] * seats, 5, 40, 12)
            if not s.waiting:
                break
            before = snapshot(s)
            all_promises = promised(policy, s)
            assert SURE - 20 < sum(all_promises) <= SURE
            assert min(all_promises) >= 0
            assert snapshot(s) == before


@pytest.mark.parametrize("name", list(games()))
def test_a_policy_is_the_same_every_time(name: str) -> None:
    assert digest(name) == digest(name)


@pytest.mark.parametrize("name", list(games()))
def test_compiled_and_interpreted_think_alike(name: str) -> None:
    if not regalia.compiled:
        pytest.skip("compared where the compiled engine runs")
    command = [sys.executable, "-m", "tests.bots.thoughts", name]
    environment = {**os.environ, "REGALIA_PURE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == digest(name)


@pytest.mark.parametrize("name", list(games()))
def test_a_policy_plays_with_every_option(name: str) -> None:
    played = game(name)
    chosen = [{option.key: value} for option in played.options.options for value in option.values]
    for options in chosen:
        tables = Tables(played, [played.players[-1]])
        tables.terms = played.terms(played.options.settle(options), played.data())
        policy = tables.policy(weights_of(name))
        s = tables.dealt(1)
        play_out(s, [policy] * s.seats, 3, 100, 200)
        assert s.broken() == 0
        if s.waiting:
            promised(policy, s)


def test_a_feature_for_every_name() -> None:
    for name, played in games().items():
        tables = Tables(played)
        policy: Judge = tables.policy(weights_of(name))
        assert len(policy.features(tables.dealt(1), 0)) == len(policy.names)


# --- Krone & Schwert


def test_a_castle_before_anything_else() -> None:
    table = given(spaces={"P1": ["A:0,0", "A:2,2"]}, hands={"P1": ["build_castle", "incite"]}, king=None)
    assert favourite(table, "P1").startswith("castle")


def test_no_card_too_many_for_an_attack() -> None:
    table = given(round=2, spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]}, hands={"P1": ["incite", "leader_4"]})
    table.table.play(0, [640 + table.view("P1").spaces.index("A:4,2")])
    assert favourite(table, "P1") == "add incite"


def test_an_ambush_only_if_it_turns_the_attack() -> None:
    for cards, turns in (("leader_3", True), ("leader_4, leader_3", False)):
        table = given(
            round=2,
            castles={"P2": ["C:0,0", "C:3,3"]},
            spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]},
            hands={"P1": cards.split(", "), "P2": ["ambush"]},
        )
        table.play(f"P1: attack A:4,2 with {cards}")
        assert (worths(table, "P2")["ambush"] > -500) == turns


def test_the_king_with_castles_and_points_is_likely_to_win() -> None:
    table = given(king="P1", castles={"P1": P1_CASTLES, "P2": P2_CASTLES[:1]}, big_towns={"P1": [P1_BIG]}, vp={"P1": 9})
    assert promises(table)[0] > SURE // 2


# --- Le Royaume des 5 Couronnes


def test_a_seven_is_called_and_the_dearest_pile_taken() -> None:
    assert favourite(scenario(ROYAUME, 3, position={"dice": "3-4"}), "blue") == "call witch"
    position = {"asks": "take", "opponent": "blue", "treasures": {"blue": "R1 G5"}}
    assert favourite(scenario(ROYAUME, 3, position=position), "red") == "take green"


def test_more_treasure_late_in_the_game_promises_more() -> None:
    position = {"knights": "R#1 B#2 G10< Y20< W30<", "treasures": {"red": "R3 G4"}}
    first, *others = promises(scenario(ROYAUME, 3, position=position))
    assert first > max(others)


# --- Um Krone und Kragen


def test_seven_equal_dice_take_the_king() -> None:
    position = {"asks": "claim", "aside": "4-4-4-4-4-4-4", "owned": {"red": []}}
    assert favourite(scenario(KRAGEN, 2, position=position), "red") == "take king"


def test_equal_dice_are_set_aside() -> None:
    position = {"asks": "dice", "active": "5-5-5-2", "owned": {"red": ["farmer"]}}
    assert favourite(scenario(KRAGEN, 2, position=position), "red") == "set aside 5"


def test_the_last_odd_die_is_kept_for_the_maid() -> None:
    gone = ["farmer", "laborer", "guard", "philosopher"]
    position = {"asks": "dice", "active": "1-3-5", "owned": {"blue": gone, "green": gone}}
    found = worths(scenario(KRAGEN, 3, position=position), "red")
    assert min(found.values()) == max(found.values()) > 0  # any of them, since all go aside


def test_more_dice_promise_more() -> None:
    first, second = promises(scenario(KRAGEN, 2, position={"owned": {"red": ["farmer", "guard", "general"]}}))
    assert first > 2 * second


# --- For a Crown


def test_rubies_promise_more() -> None:
    first, *others = promises(scenario(CROWN, 3, position={"chests": {"red": "18r 3c H"}}))
    assert first > max(others)


def test_the_richest_is_struck() -> None:
    chests = {"RAB": "10r 3c H", "PEN": "9r 3c H", "CRO": "16r 3c H"}
    position = {"asks": "turn", "pile": ["RAB L2-02"], "chests": chests}
    table = scenario(CROWN, "RAB PEN CRO", position=position, luck=["RAB L2-02"])
    table.play("RAB: turn")
    assert favourite(table, "RAB") == "hit CRO"
