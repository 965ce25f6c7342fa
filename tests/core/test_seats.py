"""Seats are found by their names, in small or capital letters, in moves as in positions."""

from __future__ import annotations

import pytest

from regalia.core.errors import BadPosition
from regalia.core.seats import NOBODY, seat_called, seat_in_position
from regalia.testing import scenario


def test_a_name_is_found_in_any_letters() -> None:
    assert seat_called(" ANNA", ["Bert", "Anna"]) == 1
    assert seat_called("Annabel", ["Bert", "Anna"]) == NOBODY


def test_a_position_without_a_name_has_a_default() -> None:
    assert seat_in_position(None, ["Bert", "Anna"], "$.start", 1) == 1
    with pytest.raises(BadPosition, match="Nobody here is called “Carl”: the seats are Bert, Anna"):
        seat_in_position("Carl", ["Bert", "Anna"], "$.start", 0)


def test_positions_name_seats_in_any_letters() -> None:
    table = scenario("krone_und_schwert", "Bert Anna", position={"king": "anna"})
    assert table.king == "Anna"
    table = scenario("um_krone_und_kragen", "Bert Anna", position={"start": "ANNA"})
    assert table.start == "Anna"
