"""The dragon, home and end, scoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.testing import Scenario, scenario

GAME = "royaume_des_5_couronnes"
FOUR = "P1 P2 P3 P4"


def table(luck: Sequence[int | str] = (), *, options: dict[str, object] | None = None, **position: Any) -> Scenario:
    """Four princes, P1 in turn, and the position named."""
    return scenario(GAME, FOUR, options, position, luck)


def test_the_dragon_throws_a_knight_back() -> None:
    """A tie is rolled again; the landing is resolved; power is neither gained nor lost."""
    thrown = table(["6-6", "trap", "D6/5", "D9/2"], knights="G34>", path={35: "treasure"}, power={"P1": 1})
    thrown.play("P1: roll", "P1: wizard green forward")
    assert thrown.knights["green"] == "35>" and thrown.treasures["P1"] == {"green": 1}
    assert thrown.power["P1"] == 1 and thrown.path["34"] == "trap"


def test_a_crown_is_won() -> None:
    """8 > 4: four spaces homeward, into a trap; then the second knight arrives."""
    won = table(["3-1", "weapon", "D4/5", "trap", "monster"], knights="G38>", power={"P1": 3})
    won.play("P1: roll", "P1: move green 3", "P1: move red 1")
    assert won.knights["green"] == "37<" and won.path["37"] == "trap"
    assert won.blocked == ["red", "green"] and won.power["P1"] == 3


def test_the_order_of_the_moves_is_the_order_of_the_arrivals() -> None:
    """A weapon found first helps against the dragon."""
    where: dict[str, Any] = {"knights": "B20> G38>", "power": {"P1": 1}}
    first = table(["5-3", "trap", "trap", "weapon", "D4/4", "monster"], **where)
    first.play("P1: roll", "P1: move blue 3", "P1: move green 5")
    assert first.power["P1"] == 2 and first.knights["green"] == "39<" and first.blocked == ["green"]
    later = table(["5-3", "trap", "trap", "D4/4", "monster", "weapon"], **where)
    later.play("P1: roll", "P1: move green 5", "P1: move blue 3")
    assert later.power["P1"] == 2 and later.knights["green"] == "40<" and later.blocked == ["green"]


def test_batch_and_sequential() -> None:
    """Both move and then both arrive, or each arrives before the next one moves."""
    where: dict[str, Any] = {"knights": "B38> G37>"}
    batch = table(["4-1", "trap", "treasure", "D6/3", "monster"], **where)
    batch.play("P1: roll", "P1: move green 4", "P1: move blue 1")
    assert batch.path["37"] == "trap" and batch.knights["green"] == "38>"
    assert batch.treasures["P1"] == {"green": 1} and batch.blocked == ["blue"]
    each = table(["4-1", "trap", "D6/3", "monster"], options={"resolution": "sequential"}, **where)
    each.play("P1: roll", "P1: move green 4")
    assert each.knights["green"] == "38>" and each.asks("P1", "second move")
    each.play("P1: move blue 1")
    assert each.treasures["P1"] == {} and each.path["38"] == "bare" and each.blocked == ["blue"]


def test_what_is_seen_between_the_moves() -> None:
    """Batch: the card is still face down. Sequential: the weapon has been taken."""
    batch = table(["5-3"])
    batch.play("P1: roll", "P1: move red 5")
    assert batch.view("P2").path[4] == "down" and batch.power["P1"] == 0
    each = table(["5-3", "weapon"], options={"resolution": "sequential"})
    each.play("P1: roll", "P1: move red 5")
    assert each.view("P2").path[4] == "bare" and each.power["P1"] == 1


def test_a_crown_comes_home() -> None:
    """Points left over are lost; the knight is out of play; its space is covered."""
    home = table(["6-2", "trap", "trap", "5-3"], knights="R3<")
    home.play("P1: roll", "P1: move red 6", "P1: move blue 2")
    assert home.knights["red"] == "#1" and home.circles == ["red"] and home.path["3"] == "trap"
    home.play("P2: roll")
    home.refuses("P2: move red 5", because="knight-is-home")


def ending(*luck: int | str, **more: Any) -> Scenario:
    """Three crowns are home."""
    return table(luck, **({"knights": "R#1 G#2 W#3 B2< Y30>"} | more))


def test_the_fourth_crown_ends_the_game_at_once() -> None:
    """What has not arrived by then does not arrive; the last crown goes to circle V, won or not."""
    first = ending("4-1", "trap", "trap", "F9/4/4/4")
    first.play("P1: roll", "P1: move blue 4", "P1: move yellow 1")
    assert first.is_over and first.circles == ["red", "green", "white", "blue", "yellow"]
    assert first.treasures["P1"] == {} and first.path["31"] == "down"
    later = ending("4-1", "trap", "trap", "treasure")
    later.play("P1: roll", "P1: move yellow 1", "P1: move blue 4")
    assert later.is_over and later.circles == first.circles and later.treasures["P1"] == {"yellow": 1}


def test_of_two_that_come_home_the_first_moved_is_first() -> None:
    """Yellow is fourth, blue fifth."""
    both = ending("6-4", "trap", "trap", "F9/4", knights="R#1 G#2 W#3 B2< Y3<")
    both.play("P1: roll", "P1: move yellow 4", "P1: move blue 6")
    assert both.is_over and both.circles == ["red", "green", "white", "yellow", "blue"]


TIED: dict[str, Any] = {
    "knights": "R#1 B#2 G#3 W2< Y30>",
    "orders": {"P1": 1, "P2": 6, "P3": 7, "P4": 18},
    "treasures": {"P1": "R2 Y3 G1", "P2": "Y4 W2", "P3": "B5 G1", "P4": "B1 W2 R3"},
    "power": {"P1": 2},
}


def finished(*duel: int, **position: Any) -> Scenario:
    """White comes home as the fourth."""
    over = table(["6-4", "trap", "trap", *duel], **position)
    over.play("P1: roll", "P1: move white 6", "P1: move yellow 4")
    assert over.is_over
    return over


def numbers(over: Scenario) -> list[tuple[int, ...]]:
    """The count, line by line."""
    return [line.numbers for line in over.result.lines]


def test_points() -> None:
    """Four for a crown in its place, two for treasure of such a colour, one for other treasure."""
    over = finished(5, 7, 3, 6, **TIED)
    assert over.circles == ["red", "blue", "green", "white", "yellow"]
    assert over.view().points == (21, 18, 6, 21)
    assert numbers(over)[:4] == [(12, 8, 0, 12), (6, 8, 0, 6), (3, 2, 6, 3), (21, 18, 6, 21)]


def test_the_final_duel() -> None:
    """7 = 7, then 5 < 6: P4 is King and P1 second."""
    over = finished(5, 7, 3, 6, **TIED)
    assert over.king == "P4" and over.result.places == (2, 3, 4, 1) and over.luck_left == 0
    assert numbers(over)[4] == (0, 0, 0, 1)


def test_five_matches() -> None:
    """20 + 16 = 36 against 4 + 6 + 2 = 12."""
    over = scenario(
        GAME,
        "P1 P2",
        position={
            "knights": "Y#1 R#2 G#3 W2< B30>",
            "orders": {"P1": "YRGWB", "P2": "RYBWG"},
            "treasures": {"P1": "G7 B1", "P2": "W3 R2"},
        },
        luck=["6-4", "trap", "trap"],
    )
    over.play("P1: roll", "P1: move white 6", "P1: move blue 4")
    assert over.view().points == (36, 12) and over.king == "P1" and len(over.result.lines) == 4


def test_a_final_duel_of_three() -> None:
    """10, 10, 8: the third is out; then 5 > 4."""
    position = {
        "knights": "R#1 B#2 G#3 W2< Y30>",
        "orders": {"P1": "GYWRB", "P2": "YWRBG", "P3": "BYRGW"},
        "treasures": {"P1": "R1", "P2": "B1", "P3": "G1"},
        "power": {"P1": 1, "P2": 3},
    }
    over = scenario(GAME, "P1 P2 P3", position=position, luck=["6-4", "trap", "trap", 9, 7, 8, 4, 1])
    over.play("P1: roll", "P1: move white 6", "P1: move yellow 4")
    assert over.king == "P1" and over.luck_left == 0
