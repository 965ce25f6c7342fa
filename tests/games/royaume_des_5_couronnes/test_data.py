"""The data file: what is shipped, what may be edited, and what is refused with path and sentence."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regalia.core.errors import BadData
from regalia.games.royaume_des_5_couronnes.data import KINDS, read, shipped, shipped_file
from regalia.testing import scenario

GAME = "royaume_des_5_couronnes"
ORDERS: list[str] = shipped_file()["secret_orders"]
COLOURS: list[dict[str, str]] = shipped_file()["colours"]


def test_the_shipped_orders_are_balanced() -> None:
    """Any two agree in at most one place; each colour stands before each other on ten cards."""
    assert len(set(ORDERS)) == 20
    for place in range(5):
        assert set(Counter(order[place] for order in ORDERS).values()) == {4}
    for i, one in enumerate(ORDERS):
        agree = Counter(sum(a == b for a, b in zip(one, other, strict=True)) for other in ORDERS if other != one)
        assert agree == {0: 4, 1: 15}, ORDERS[i]
    for a in "RBGYW":
        for b in "RBGYW":
            assert a == b or sum(order.index(a) < order.index(b) for order in ORDERS) == 10


def test_the_numbers_of_matches_over_all_results() -> None:
    """44, 45, 20, 10 and 1 of the 120 results give 0, 1, 2, 3 and 5 matches."""
    from itertools import permutations

    found = Counter(sum(a == b for a, b in zip("RBGYW", result, strict=True)) for result in permutations("RBGYW"))
    assert found == {0: 44, 1: 45, 2: 20, 3: 10, 5: 1}


def test_every_number_has_a_provenance() -> None:
    data = shipped()
    assert set(data.provenance) == set(shipped_file()) - {"about", "provenance"}
    assert data.provenance["path_length"] == data.provenance["secret_orders"] == "reconstructed"
    assert data.provenance["course_deck"] == "source"
    assert sum(getattr(data.course_deck, kind) for kind in KINDS) == 60


def test_what_is_left_out_stays_as_shipped() -> None:
    edited = read({"path_length": 30, "provenance": {"path_length": "edited"}})
    assert edited.path_length == 30 and edited.secret_orders == ORDERS
    table = scenario(GAME, 2, data={"path_length": 30})
    assert len(table.path) == 30
    assert (
        len(
            scenario(
                GAME, 2, {"path_length": "long"}, data={"path_presets": {"short": 20, "standard": 30, "long": 50}}
            ).path
        )
        == 50
    )


def test_edited_numbers_are_played() -> None:
    data = {
        "course_deck": {"trap": 20, "monster": 20, "weapon": 10, "treasure": 10},
        "treasure_pawns_per_colour": 2,
        "power_cap": 2,
        "duel_power": 1,
        "trap_target": 9,
        "witch_sum": 5,
        "score": {"crown": 10, "matching_treasure": 3, "other_treasure": 2},
    }
    position = {"power": {"P1": 1}, "treasures": {"P2": "R2"}, "knights": "B8>", "path": {8: "trap"}}
    table = scenario(GAME, "P1 P2", position=position, luck=["T8", "U9/2", "2-3"], data=data)
    assert table.view().unseen == {"trap": 19, "monster": 20, "weapon": 10, "treasure": 10} and table.bank["red"] == 0
    table.play("P1: free blue")
    assert table.power["P1"] == 2
    table.play("P1: duel P2", "P1: take red", "P1: roll", "P2: call witch")
    assert table.asks("P1", "pay")


def test_edited_colours_are_spoken() -> None:
    colours = [dict(colour) for colour in COLOURS]
    colours[4] = {"id": "K", "name": "black", "shape": "hexagon"}
    orders = [order.replace("W", "K") for order in ORDERS]
    table = scenario(GAME, 2, luck=["5-3"], data={"colours": colours, "secret_orders": orders})
    table.play("red: roll", "red: move black 5")
    assert table.knights["black"] == "5>" and table.orders["red"] == "RBGYK"
    assert "red moves the black knight from the castle to space 5." in table.story()
    assert "red zieht Ritter Schwarz vom Schloss auf Feld 5." in table.story(language="de")
    assert "red déplace le chevalier noir du château à la case 5." in table.story(language="fr")


def swapped(place: int, order: str) -> list[str]:
    """The shipped orders with another one in a place."""
    return [*ORDERS[:place], order, *ORDERS[place + 1 :]]


def coloured(place: int, **change: str) -> list[dict[str, str]]:
    """The shipped colours with one changed."""
    return [{**colour, **change} if i == place else colour for i, colour in enumerate(COLOURS)]


@pytest.mark.parametrize(
    ("given", "path", "sentence"),
    [
        ([], "", "Expected `object`"),
        ({"path_length": 11}, "$.path_length", ">= 12"),
        ({"path_length": 60}, "$.path_length", "<= 59"),
        ({"path_lenght": 40}, "", "unknown field"),
        ({"path_presets": {"short": 24, "standard": 40, "long": 70}}, "$.path_presets.long", "<= 59"),
        (
            {"course_deck": {"trap": 10, "monster": 21, "weapon": 15, "treasure": 15}},
            "$.course_deck",
            "60 course cards",
        ),
        ({"course_deck": {"trap": 9, "monster": 32, "weapon": 4, "treasure": 15}}, "$.course_deck.monster", "<= 31"),
        ({"colours": COLOURS[:4]}, "$.colours", "five knights, not 4"),
        ({"colours": coloured(1, id="bb")}, "$.colours[1].id", "one capital letter"),
        ({"colours": coloured(1, id="L")}, "$.colours[1].id", "not L or X"),
        ({"colours": coloured(1, id="R")}, "$.colours[1].id", "the same id"),
        ({"colours": coloured(2, name="red")}, "$.colours[2].name", "the same name"),
        ({"colours": coloured(2, name="puce")}, "$.colours[2].name", "none of the colours"),
        ({"colours": coloured(3, shape="round")}, "$.colours[3].shape", "the same shape"),
        ({"colours": coloured(3, shape="cube")}, "$.colours[3].shape", "none of the shapes"),
        ({"power_pawns": 14}, "$.power_pawns", "enough power pawns"),
        ({"duel_power": 4}, "$.duel_power", "Nobody could ever challenge"),
        ({"witch_sum": 8}, "$.witch_sum", "odd"),
        ({"crowns_to_end": 3}, "$.crowns_to_end", "fourth crown"),
        ({"secret_orders": ORDERS[:19]}, "$.secret_orders", "20 secret orders, not 19"),
        ({"secret_orders": swapped(3, "RRBGY")}, "$.secret_orders[3]", "does not name each"),
        ({"secret_orders": swapped(3, ORDERS[0])}, "$.secret_orders[3]", "twice"),
        ({"secret_orders": swapped(0, "RBGWY")}, "$.secret_orders", "times in place"),
        ({"provenance": {"path_length": "guessed"}}, "$.provenance[...]", "Invalid enum value"),
    ],
)
def test_faults_are_named_with_path_and_sentence(given: Any, path: str, sentence: str) -> None:
    with pytest.raises(BadData) as fault:
        read(given)
    assert fault.value.path == path and sentence in fault.value.sentence
