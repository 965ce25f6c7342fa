"""Whom one may take, case by case."""

from __future__ import annotations

from typing import Any

from regalia.testing import Scenario, scenario


def claim(aside: str, owned: list[str] | None = None, seats: int = 2, **position: Any) -> Scenario:
    """Red has these dice aside and may take a character."""
    others = position.pop("others", {})
    laid_out = {"asks": "claim", "aside": aside, "owned": {"red": owned or [], **others}, **position}
    return scenario("um_krone_und_kragen", seats=seats, position=laid_out)


def claimable(table: Scenario, seat: str = "red") -> set[str]:
    """The characters a seat may take."""
    return {offer.removeprefix("take ") for offer in table.offers(seat, "take")}


def test_three_fives_win_over_five_characters() -> None:
    """Nothing owned, all copies left, 5-5-5."""
    table = claim("5-5-5")
    assert claimable(table) == {"jester", "farmer", "maid", "laborer", "guard"}
    assert "pass" in table.offers("red")


def test_a_pair_is_no_use_to_the_owner_of_a_farmer() -> None:
    """Farmer owned, 2-2-5: only the jester is left, and taking nothing is legal."""
    table = claim("2-2-5", ["farmer"])
    assert claimable(table) == {"jester"}
    assert table.offers("red") == ["take jester", "pass"]
    table.refuses("red: take farmer", because="already-yours")


def test_a_jester_is_turned_over_without_a_card_from_the_stack() -> None:
    """Jester owned, stack empty, 1-2-4: the charlatan takes his place, and the stack stays empty."""
    table = claim("1-2-4", ["jester"], court={"jester": 0}, others={"blue": ["jester"]})
    assert claimable(table) == {"charlatan"}
    table.play("red: take charlatan")
    assert table.owned["red"] == ["charlatan"]
    assert table.court["jester"] == 0


def test_a_new_jester_beside_the_charlatan() -> None:
    """Charlatan owned, one card left, 1-2-4: now both, and the stack is empty."""
    table = claim("1-2-4", ["charlatan"], court={"jester": 1})
    assert claimable(table) == {"jester"}
    table.play("red: take jester")
    assert sorted(table.owned["red"]) == ["charlatan", "jester"]
    assert table.court["jester"] == 0


def test_sometimes_nothing_can_be_taken() -> None:
    """No jester, stack empty, 1-2-4: only taking nothing remains."""
    table = claim("1-2-4", court={"jester": 0}, others={"blue": ["charlatan", "charlatan"]})
    assert claimable(table) == set()
    assert table.offers("red") == ["pass"]
    table.refuses("red: take jester", because="no-copy-left")
    table.refuses("red: take charlatan", because="needs-a-jester")
    table.play("red: pass")
    assert table.owned["red"] == []


def test_the_only_general_belongs_to_the_opponent() -> None:
    """Two players, six 5s: no general is left, but a nobleman is."""
    table = claim("5-5-5-5-5-5", others={"blue": ["general"]})
    assert "general" not in claimable(table)
    assert "nobleman" in claimable(table)
    table.refuses("red: take general", because="no-copy-left")


def test_seven_equal_dice_force_nobody_to_take_the_king() -> None:
    """Seven 2s: the king, everybody else they win over, or nothing."""
    table = claim("2-2-2-2-2-2-2")
    assert claimable(table) == {
        *("jester", "farmer", "philosopher", "guard", "hunter", "astronomer", "lady", "knight"),
        *("bishop", "nobleman", "general", "king"),
    }
    assert "pass" in table.offers("red")
    table.play("red: take general")
    assert table.owned["red"] == ["general"]
    assert table.court["king"] == 1


def test_one_may_even_take_nothing() -> None:
    """The same dice and a pass."""
    table = claim("2-2-2-2-2-2-2")
    table.play("red: pass")
    assert table.owned["red"] == []
    assert table.first_king is None


def test_the_king_comes_with_the_queen_and_ends_the_turn() -> None:
    """Eight 3s: king and queen are owned, 8×3 is to be beaten, and no further claim follows."""
    table = claim("3-3-3-3-3-3-3-3", ["farmer"])
    table.play("red: take king")
    assert table.owned["red"] == ["farmer", "queen", "king"]
    assert (table.court["king"], table.court["queen"]) == (0, 0)
    assert table.best == [8, 3]
    assert (table.first_king, table.holder) == ("red", "red")
    assert table.asks("blue", "first roll")
    table.refuses("red: take hunter", because="not-asked")


def test_the_king_is_gone_for_the_rest_of_the_round() -> None:
    """A later player of that round has seven 6s: neither king nor queen can be taken, others can."""
    table = claim("2-2-2-2-2-2-2", seats=3)
    table.play("red: take king")
    later = table.position | {"asks": "claim", "aside": "6-6-6-6-6-6-6", "hand": 0, "set_since_roll": True}
    table = scenario("um_krone_und_kragen", seats=3, position=later)
    assert table.asks("blue", "claim")
    assert claimable(table, "blue") == {
        *("jester", "farmer", "philosopher", "laborer", "guard", "hunter", "merchant", "astronomer"),
        *("lady", "pawnbroker", "knight", "bishop", "nobleman", "general"),
    }
    table.refuses("blue: take king", because="no-copy-left")
    table.refuses("blue: take queen", because="only-with-the-king")
    table.play("blue: take general")
    assert table.best == [7, 2], "seven 6s count for nothing before the final"
    assert table.thrown == {"red": {"combination": [7, 2], "time": 0}}
