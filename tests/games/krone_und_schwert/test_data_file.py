"""The data file: shipped, edited, and what is wrong with it."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
import pytest

from regalia.core.errors import BadData
from regalia.games.krone_und_schwert import GAME
from regalia.testing import scenario
from tests.games.krone_und_schwert.tables import SCHWERT, given


def shipped() -> dict[str, Any]:
    """A copy of the shipped file."""
    found: dict[str, Any] = msgspec.json.decode((files("regalia.games.krone_und_schwert") / "data.json").read_bytes())
    return found


def change(path: str, value: Any) -> dict[str, Any]:
    """The shipped data with one thing changed; a value of None takes it out."""
    data: Any = shipped()
    *way, last = path.split("/")
    at = data
    for key in way:
        at = at[int(key)] if isinstance(at, list) else at[key]
    if value is None:
        del at[last]
    else:
        at[int(last) if isinstance(at, list) else last] = value
    return dict(data)


@pytest.mark.parametrize(
    ("path", "value", "where", "sentence"),
    [
        ("cards/incite/copies", 4, "$.cards", "65 cards, not 66"),
        ("cards/game_end/copies", 2, "$.cards.game_end.copies", "exactly one"),
        ("cards/incite/sh", 3, "$.cards.incite.sh", "1 or 2 shields"),
        ("cards/incite/sh", 0, "$.cards.incite.sh", "1 or 2 shields"),
        ("cards/incite/ap", 0, "$.cards.incite.ap", "1 to 3"),
        ("cards/leader_3/ap", 1, "$.cards.leader_3.ap", "no text"),
        ("cards/ambush/cv", 2, "$.cards.ambush.cv", "no combat value"),
        ("cards/incite/red", True, "$.cards.incite.red", "not a red card"),
        ("cards/unrest/red", False, "$.cards.unrest.red", "a red card"),
        ("cards/unrest/sh", 1, "$.cards.unrest", "no shields"),
        ("cards/unrest/aside", True, "$.cards.unrest.aside", "Only game_end"),
        ("cards/wizard", {"copies": 0, "sh": 1}, "$.cards.wizard", "no card “wizard”"),
        ("cards/truce", None, "$.cards", "“truce” is missing"),
        ("people/swords", 23, "$.people.swords", "Between 0 and 22"),
        ("people/swords", -1, "$.people.swords", "Between 0 and 22"),
        ("supply/castle", -1, "$.supply.castle", ""),
        ("thresholds/2", 0, "", ""),
        ("thresholds/6", 9, "$.thresholds.6", "no number of players"),
        ("elements/F", ["M"], "$.elements.F", "no element"),
        ("elements/A/1", "M..P.F.M.", "$.elements.A[1]", "one coordinate is even and one odd"),
        ("elements/A/2", "..F.f.p.f", "$.elements.A[2]", "lower case"),
        ("elements/A/1", ".m.P.F.M.", "$.elements.A[1]", "upper case"),
        ("elements/A/1", ".X.P.F.M.", "$.elements.A[1]", "no terrain"),
        ("elements/A", ["." * 12], "$.elements.A", "at most 11"),
        ("elements/A", ["..p......"], "$.elements.A", "at least one octagon"),
        ("presets/2", [["A", 0, 0, 0]], "$.presets.2", "2 elements"),
        ("presets/2", [["A", 0, 0, 0], ["B", 0, 0, 8]], "$.presets.2[1]", "does not interlock"),
        ("presets/2", [["A", 0, 0, 0], ["B", 0, 8, 2]], "$.presets.2[1]", "does not interlock"),
        ("presets/2", [["A", 0, 0, 0], ["B", 4, 0, 6]], "$.presets.2[1]", "quarter turns"),
        ("presets/2", [["A", 1, 0, 0], ["B", 0, 0, 6]], "$.presets.2[0]", "unturned"),
        ("schema", 2, "$.schema", ""),
        ("extra", 1, "", ""),
    ],
)
def test_faults_are_named(path: str, value: Any, where: str, sentence: str) -> None:
    with pytest.raises(BadData) as fault:
        GAME.data(change(path, value))
    assert sentence in fault.value.sentence
    if where:
        assert fault.value.path == where


def test_too_many_reds_and_too_many_spaces() -> None:
    data = shipped()
    for card in ("build_castle", "build_town", "build_cathedral", "leader_3"):
        data["cards"][card]["copies"] = 0
    data["cards"]["unrest"]["copies"], data["cards"]["town_scoring"]["copies"] = 31, 21
    with pytest.raises(BadData, match="At least 20"):
        GAME.data(data)
    data = shipped()
    large = [".P.P.P.P.P." if line % 2 else "p.p.p.p.p.p" for line in range(11)]
    data["elements"]["A"] = large
    with pytest.raises(BadData, match="at most 120 spaces"):
        GAME.data(data)


def test_an_edited_file_is_played() -> None:
    """Combat values, thresholds and action points of the file count."""
    data = change("cards/build_town/cv", 9)
    table = given(
        data=data,
        castles={"P2": ["C:0,0", "C:3,3", "C:3,5"]},
        spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]},
        hands={"P1": ["build_town"]},
    )
    table.play("P1: attack A:4,2 with build_town", "P2: pass")
    assert "A:4,2" in table.spaces["P1"]
    table = given(data=change("cards/incite/ap", 3), ap=2, spaces={"P1": ["A:2,2"]}, hands={"P1": ["incite"]})
    table.refuses("P1: incite", because="not-enough-ap")


def test_an_edited_element_changes_the_board() -> None:
    data = change("elements/A/0", ".........")
    table = scenario(SCHWERT, seats=2, data=data)
    assert len(table.view().map) == 45
    assert "A:1,-1" not in table.view().map


def test_elements_too_small_to_interlock_are_rejected() -> None:
    """One octagon each: no preset can have three contacts."""
    data = shipped()
    for letter in "ABCDE":
        data["elements"][letter] = [".........", ".M......."]
    with pytest.raises(BadData, match="does not interlock"):
        GAME.data(data)


def test_the_first_king_may_bring_the_end_near() -> None:
    """A threshold of 1: the first castle is enough."""
    data = change("thresholds/3", 1)
    table = given(
        data=data,
        options={"first_king": "first_castle"},
        spaces={"P1": ["A:0,0"]},
        hands={"P1": ["build_castle"]},
        luck=["c"],
    )
    table.play("P1: castle A:0,0")
    assert table.end_phase
    assert table.announced == {}


def test_provenance_is_told() -> None:
    assert set(GAME.data().provenance.values()) == {"source", "reconstructed"}
