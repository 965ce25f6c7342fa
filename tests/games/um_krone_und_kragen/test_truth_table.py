"""Whom which dice win over: the truth table of the conditions, cell by cell."""

from __future__ import annotations

import pytest

from regalia.core.bag import bag_of, things
from regalia.core.ints import has
from regalia.games.um_krone_und_kragen.court import combination, group_face, group_size, won_over
from regalia.games.um_krone_und_kragen.data import NAMES, court_of, shipped
from regalia.testing import scenario

# Y: these dice win the character over. Who is left or owned does not matter here; row 0 asks for no dice.
COLUMNS = [
    *("farmer", "maid", "philosopher", "laborer", "guard", "hunter", "merchant", "astronomer"),
    *("lady", "pawnbroker", "knight", "magician", "alchemist", "bishop", "nobleman", "general", "king"),
]

# the dice, their sum, a sign for each column, the combination
TABLE = """
1-2-4             7  .................  1×4
2-2-5             9  Y................  2×2
1-3-5             9  .Y...............  1×5
2-4-6            12  ..Y..............  1×6
4-5-6            15  ...Y.............  1×6
5-5-5            15  YY.YY............  3×5
6-6-6            18  Y.YYY............  3×6
1-1-1-1           4  YY..YY.Y.........  4×1
6-6-6-2          20  Y.YYY.Y..........  3×6
2-2-5-5          14  Y......Y.........  2×5
1-2-3-4-5        15  ...Y.......Y.....  1×5
2-3-4-5-6        20  ...Y..Y....Y.....  1×6
1-2-3-4-6        16  ...Y.............  1×6
2-2-2-5-5        16  Y..YY..YY........  3×2
4-4-4-4-4        20  Y.YYYYYYY.Y......  5×4
1-2-3-4-5-6      21  ...Y..Y....YY....  1×6
1-1-2-2-3-3      12  Y......Y.....Y...  2×3
4-4-4-4-2-2      20  Y.YYYYYYY....Y...  4×4
3-3-3-5-5-5      24  YY.YY.YYY.....Y..  3×5
5-5-5-5-5-5      30  YY.YYYYYYYY..YYY.  6×5
2-2-2-2-2-2-2    14  Y.Y.YY.YY.Y..YYYY  7×2
6-6-6-6-6-6-6-4  46  Y.YYYYYYYYY..YYYY  7×6
"""

Row = tuple[str, int, dict[str, bool], tuple[int, int]]


def read(line: str) -> Row:
    """One line of the table."""
    dice, pips, signs, group = line.split()
    many, face = group.split("×")
    won = {name: sign == "Y" for name, sign in zip(COLUMNS, signs, strict=True)}
    return dice, int(pips), won, (int(many), int(face))


ROWS = [read(line) for line in TABLE.strip().splitlines()]
COURT = court_of(shipped())


def bag(dice: str) -> int:
    """The dice as a bag."""
    return bag_of([int(die) for die in dice.split("-")])


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
@pytest.mark.parametrize("name", COLUMNS)
def test_the_condition_of_a_character(name: str, row: Row) -> None:
    dice, _, won, _ = row
    assert has(won_over(COURT, bag(dice)), NAMES.index(name)) is won[name]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_row_0_asks_for_no_dice_and_the_queen_for_no_dice_at_all(row: Row) -> None:
    won = won_over(COURT, bag(row[0]))
    assert has(won, NAMES.index("jester"))
    assert has(won, NAMES.index("charlatan"))
    assert not has(won, NAMES.index("queen"))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_the_sum_is_what_the_conditions_on_pips_look_at(row: Row) -> None:
    dice, pips, _, _ = row
    assert sum(things(bag(dice))) == pips
    for need, name in ((15, "laborer"), (20, "merchant"), (30, "pawnbroker")):
        assert has(won_over(COURT, bag(dice)), NAMES.index(name)) is (pips >= need)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_the_combination(row: Row) -> None:
    found = combination(bag(row[0]))
    assert (group_size(found), group_face(found)) == row[3]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_the_claims_offered_to_someone_who_owns_nobody(row: Row) -> None:
    dice, _, won, _ = row
    table = scenario("um_krone_und_kragen", seats=5, position={"asks": "claim", "aside": dice})
    offered = {offer.removeprefix("take ") for offer in table.offers("red", "take")}
    assert offered == {"jester", *(name for name in COLUMNS if won[name])}
    reasons = table.greyed("red")
    assert {reasons[f"take {name}"] for name in COLUMNS if not won[name]} <= {"condition-not-met"}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_the_claims_offered_to_the_owner_of_a_jester(row: Row) -> None:
    dice, _, won, _ = row
    position = {"asks": "claim", "aside": dice, "owned": {"red": ["jester"]}}
    table = scenario("um_krone_und_kragen", seats=5, position=position)
    offered = {offer.removeprefix("take ") for offer in table.offers("red", "take")}
    assert offered == {"charlatan", *(name for name in COLUMNS if won[name])}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_what_the_final_round_makes_of_these_dice(row: Row) -> None:
    dice, _, _, group = row
    position = {"final": True, "first_king": "blue", "best": [7, 3], "active": dice}
    table = scenario("um_krone_und_kragen", position=position)
    table.play("red: set aside all")
    assert table.thrown["red"]["combination"] == list(group)
    assert table.holder == ("red" if group > (7, 3) else "blue")


def test_the_table_has_a_cell_for_every_character_and_tells_yes_and_no_of_each() -> None:
    assert sorted([*COLUMNS, "jester", "charlatan", "queen"]) == sorted(NAMES)
    for name in COLUMNS:
        assert {row[2][name] for row in ROWS} == {True, False}
