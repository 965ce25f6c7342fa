"""Tables of For a Crown laid out for the worked examples."""

from __future__ import annotations

from typing import Any

from regalia.testing import Scenario, scenario

FIVE = "RAB PEN MON FLA CRO"
THREE = "RAB PEN CRO"


def crown(seats: str = THREE, luck: list[str | int] | None = None, **given: Any) -> Scenario:
    """A table laid out as the position says."""
    options, exact_luck = given.pop("options", None), given.pop("exact_luck", True)
    return scenario("for_a_crown", seats, options, given, luck or [], exact_luck=exact_luck)


def chest(table: Scenario, seat: str) -> str:
    """A chest in short, such as “4r 2c 1t H”."""
    heirloom = "h" if seat in table.sold else "H"
    return f"{table.rubies[seat]}r {table.coins[seat]}c {table.raccoons[seat]}t {heirloom}"


def event(name: str, seats: str = THREE, **given: Any) -> Scenario:
    """A table where one event is turned up as the last card of round 2."""
    luck = [name, *given.pop("luck", [])]
    given.setdefault("round", 2)
    table = crown(seats, luck, asks="turn", pile=[name], **given)
    table.play(f"{table.who}: turn")
    return table
