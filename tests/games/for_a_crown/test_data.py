"""The editable data: what is shipped, what can be changed, and every fault with its path."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from regalia.core.errors import BadData
from regalia.core.fairness import Seed
from regalia.core.table import new_table
from regalia.games.for_a_crown import GAME
from regalia.games.for_a_crown.data import shipped_data, warnings
from regalia.testing import scenario
from regalia.testing.laws import check_words

SHIPPED: dict[str, Any] = msgspec.to_builtins(shipped_data())


def edited(path: str, value: Any) -> dict[str, Any]:
    """The shipped data with one thing changed."""
    data = copy.deepcopy(SHIPPED)
    *parents, last = path.split(".")
    place: Any = data
    for part in parents:
        place = place[int(part)] if part.isdecimal() else place[part]
    if last.isdecimal():
        place[int(last)] = value
    else:
        place[last] = value
    return data


def test_the_shipped_data() -> None:
    data = shipped_data()
    assert sum(card.copies for card in data.mercenaries) == 55 and not warnings(data)
    assert [sum(card.copies for card in data.mercenaries if card.level == level) for level in range(1, 6)] == [
        *(15, 10, 10, 10, 10)
    ]
    assert data.provenance["mercenaries"] == "reconstructed" and data.provenance["rounds"] == "source"
    assert set(data.provenance.values()) <= {"source", "other", "reconstructed", "edited"}


FAULTS = [
    ("rounds", 5, "rounds", "4"),
    ("die", SHIPPED["die"][:5], "die", "6 faces"),
    ("die.0.fx", ["die"], "die[0].fx", "again"),
    ("die.0.fx", [], "die[0].fx", "length"),
    ("die.1.id", "F1", "die[1].id", "twice"),
    ("events.0.kind", "feast", "events[0].kind", "no event"),
    ("events.2.start", True, "events", "Exactly 2"),
    ("events", SHIPPED["events"] + [{"id": f"X{n}", "kind": "bribe"} for n in range(20)], "events", "at most 20"),
    ("mercenaries.0.level", 2, "mercenaries[0]", "has fx"),
    ("mercenaries.0.fx", ["coin"], "mercenaries[0]", "two halves"),
    ("mercenaries.3.halves", [["coin"], ["hit"]], "mercenaries[3]", "no halves"),
    ("mercenaries", SHIPPED["mercenaries"][1:], "mercenaries", "exactly 3 kinds"),
    ("mercenaries.5.copies", 9, "mercenaries", "at most 60"),
    ("mercenaries.5.fx", ["jump"], "mercenaries[5].fx[0]", "jump"),
    ("gallery.spaces", 5, "gallery.spaces", "more than 5"),
    ("gallery.mark", 4, "gallery.mark", "5 to 11"),
    ("gallery.centre", [5, 8], "gallery.centre", "space 4"),
    ("gallery.right", [9, 10], "gallery.right", "last space"),
    ("reserve.rubies", 40, "reserve.rubies", "five chests"),
    ("reserve.coins", 10, "reserve.coins", "five chests"),
    ("cost_tiles.inserts", [0], "cost_tiles.inserts", "3 tiles"),
    ("colour", "red", "", "colour"),
]


@pytest.mark.parametrize(("path", "value", "where", "sentence"), FAULTS)
def test_a_fault_names_its_path(path: str, value: Any, where: str, sentence: str) -> None:
    with pytest.raises(BadData) as fault:
        GAME.data(edited(path, value))
    assert sentence in str(fault.value) and fault.value.path.endswith(where)


def test_edited_copies_are_warned_of_and_played() -> None:
    data = edited("mercenaries.3.copies", 3)
    assert warnings(GAME.data(data)) == ["There are 57 mercenaries; the box has 55."]
    market, luck = {"2": ["L2-01", "L2-01"]}, ["L2-05", "L2-06", "L2-07"]
    table = scenario("for_a_crown", "RAB PEN CRO", data=data, position={"market": market}, luck=luck)
    table.play("RAB: recruit L2-01 3c", "PEN: recruit L2-01 3c", "CRO: recruit deck 2 3c")
    assert table.cards["RAB"] == table.cards["PEN"] == ["L2-01"]
    again = GAME.load(table.position, table.table.names, table.table.terms)
    assert GAME.dump(again, table.table.names) == table.position


def test_a_card_of_ones_own_has_its_own_name() -> None:
    data = edited("mercenaries.3", {"id": "X-1", "level": 2, "name": "Royal Baker", "fx": ["coin", "coin"]})
    table = scenario("for_a_crown", "RAB PEN CRO", data=data)
    table.play("RAB: recruit royal baker 3c")
    assert table.cards["RAB"] == ["X-1"] and "RAB recruits Royal Baker (price 3)." in table.story()
    check_words(table.table, 1)


def test_data_change_the_game() -> None:
    data = edited("cost_tiles.initial", [2, 2, 2, 2, 2])
    table = scenario("for_a_crown", "RAB PEN CRO", data=data)
    assert table.prices == [2, 2, 2, 2, 2]
    table.play("RAB: recruit L5-01 2c")
    assert table.coins["RAB"] == 1


def test_nothing_payable_means_passing() -> None:
    """FC-R8: it skips and is not eliminated."""
    data = edited("cost_tiles.initial", [12])
    table = scenario("for_a_crown", "RAB PEN CRO", data=data, position={"chests": {"RAB": "1r 0c h"}})
    assert table.offers("RAB") == ["pass"]
    table.play("RAB: pass")
    assert table.cards["RAB"] == [] and "RAB recruits nobody." in table.story() and table.asks("PEN")


def test_a_short_game_is_played_to_its_end() -> None:
    data = edited("rounds", 1)
    table = new_table(GAME, 3, Seed(3), None, data)
    while not table.is_over:
        seat = table.waiting()[0]
        table.play(seat, [table.state.legal(seat)[0]])
    assert GAME.statistics(GAME.load(GAME.dump(table.state, table.names), table.names, table.terms))["rounds"] == 1  # type: ignore[arg-type]


def test_a_view_tells_what_is_printed() -> None:
    view = new_table(GAME, 3, Seed(1)).view(0)
    printed = dict(zip(view.kinds, view.icons, strict=True))
    for card in shipped_data().mercenaries:
        assert printed[card.id] == tuple(tuple(row) for row in (card.halves or [card.fx or []]))
    assert view.faces == {face.id: tuple(face.fx) for face in shipped_data().die}
    assert view.burglary == shipped_data().burglary_loss


def test_a_view_tells_the_prices_of_every_round() -> None:
    view = new_table(GAME, 3, Seed(1)).view(0)
    assert view.track == ((1, 3, 5, None, None), (0, 1, 3, 5, None), (0, 0, 1, 3, 5), (0, 0, 0, 1, 3))
