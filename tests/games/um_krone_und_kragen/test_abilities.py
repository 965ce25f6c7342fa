"""What single characters do with the dice, case by case."""

from __future__ import annotations

from regalia.testing import Scenario, scenario


def red_with(character: str, active: str, aside: str = "", luck: list[int | str] | None = None) -> Scenario:
    """Red's turn with these dice and one unused character."""
    position = {"owned": {"red": [character]}, "active": active, "aside": aside}
    return scenario("um_krone_und_kragen", position=position, luck=luck or [])


def results(character: str, active: str, aside: str = "") -> set[str]:
    """The active dice that the possible uses of a character lead to."""
    found: set[str] = set()
    ways: list[tuple[str, ...]] = [()]
    while ways:
        way = ways.pop()
        table = red_with(character, active, aside)
        table.play(*(f"red: {part}" for part in way))
        if way and not table.using:
            found.add(table.active)
        else:
            ways += [(*way, offer) for offer in table.offers("red", "" if way else f"use {character}")]
    return found


def is_locked(table: Scenario, character: str) -> bool:
    """The character cannot be used again this turn."""
    return table.used == [character] and not table.offers("red", f"use {character}")


# --- philosopher


def test_the_philosopher_moves_two_pips() -> None:
    """5-3-1: two pips from the 5 to the 1 make 3-3-3; the card is spent, the duty stays as it was."""
    table = red_with("philosopher", active="5-3-1")
    table.play("red: use philosopher 5-1 -> 3-3")
    assert table.active == "3-3-3"
    assert is_locked(table, "philosopher")
    table.refuses("red: use philosopher 3-3 -> 2-4", because="used-this-turn")
    assert table.set_since_roll is False


def test_the_philosopher_also_leaves_a_fulfilled_duty_as_it_was() -> None:
    """The same with a die set aside since the roll: rolling stays possible."""
    table = red_with("philosopher", active="5-3-1", aside="6")
    table.play("red: use philosopher 5-1 -> 3-3")
    assert table.set_since_roll is True


def test_all_that_the_philosopher_can_make_of_5_3_1() -> None:
    """Five different results and no other."""
    assert results("philosopher", "5-3-1") == {"1-2-6", "1-4-4", "2-2-5", "2-3-4", "3-3-3"}


def test_the_philosopher_can_do_nothing_with_two_sixes() -> None:
    """6-6: no pip can move, so he is not usable."""
    assert results("philosopher", "6-6") == set()
    table = red_with("philosopher", active="6-6")
    table.refuses("red: use philosopher 6-6 -> 5-7", because="above-six")
    assert table.used == []


# --- alchemist


def test_the_alchemist_evens_three_dice_out() -> None:
    """6→3, 2→3, 1→3: 6-2-1 becomes 3-3-3."""
    table = red_with("alchemist", active="6-2-1")
    table.play("red: use alchemist 6-2-1 -> 3-3-3")
    assert table.active == "3-3-3"
    assert is_locked(table, "alchemist")


def test_all_that_the_alchemist_can_make_of_6_2_1() -> None:
    """Five different results and no other; the dice as they are is none of them."""
    assert results("alchemist", "6-2-1") == {"1-3-5", "1-4-4", "2-2-5", "2-3-4", "3-3-3"}


def test_the_alchemist_makes_three_fours() -> None:
    """5→4, 5→4, 2→4: 2-5-5 becomes 4-4-4."""
    table = red_with("alchemist", active="2-5-5")
    table.play("red: use alchemist 2-5-5 -> 4-4-4")
    assert table.active == "4-4-4"


def test_the_alchemist_needs_three_active_dice() -> None:
    """6-2: every use is illegal and the card stays unused."""
    assert results("alchemist", "6-2") == set()
    table = red_with("alchemist", active="6-2")
    table.refuses("red: use alchemist 6-2 -> 4-4", because="too-few-dice")
    table.refuses("red: use alchemist 6-2 -> 5-3", because="UK-R14")
    assert table.used == []


# --- the five threes


def test_the_five_threes_of_the_tutorial() -> None:
    """Laborer, nobleman and astronomer turn one roll 1-3-3-6 into five 3s, and the knight is won over."""
    owned = {"red": ["farmer", "laborer", "nobleman", "astronomer"]}
    table = scenario("um_krone_und_kragen", position={"owned": owned}, luck=["1-3-3-6"])
    table.play("red: roll")
    assert table.active == "1-3-3-6"
    table.play("red: use laborer")
    assert table.active == "1-1-3-3-6"
    table.play("red: use nobleman 1-1 -> 3-3")
    assert table.active == "3-3-3-3-6"
    table.play("red: set aside 3-3-3-3")
    assert (table.aside, table.active) == ("3-3-3-3", "6")
    table.play("red: use astronomer 6 -> 3")
    assert table.active == "3"
    table.play("red: set aside 3")
    assert (table.aside, table.active) == ("3-3-3-3-3", "")
    assert table.asks("red", "claim")
    assert "take knight" in table.offers("red")
    table.play("red: take knight")
    assert "knight" in table.owned["red"]


# --- nobleman


def test_all_that_the_nobleman_can_make_of_1_1_3_3_6() -> None:
    """Eight results, and the 6 is never changed; to choose it is illegal."""
    found = results("nobleman", "1-1-3-3-6")
    assert found == {
        *("1-3-3-3-6", "3-3-3-3-6", "1-1-3-5-6", "1-1-5-5-6"),
        *("1-3-3-5-6", "1-3-5-5-6", "3-3-3-5-6", "3-3-5-5-6"),
    }
    assert len(found) == 8
    assert all(dice.endswith("-6") for dice in found)
    table = red_with("nobleman", active="1-1-3-3-6")
    table.refuses("red: use nobleman 6", because="above-six")
    table.refuses("red: use nobleman 1-6", because="UK-R15")
    assert table.used == []


def test_the_nobleman_may_not_choose_a_five() -> None:
    """5-4: the 5 would become 7."""
    table = red_with("nobleman", active="5-4")
    table.refuses("red: use nobleman 5", because="above-six")
    table.refuses("red: use nobleman 4-5", because="above-six")
    assert results("nobleman", "5-4") == {"5-6"}


# --- maid


def test_the_maid_can_only_make_two_sixes_of_5_6() -> None:
    """5-6: the 5 may rise by one, the 6 not at all."""
    assert results("maid", "5-6") == {"6-6"}


def test_the_maid_may_not_pass_six() -> None:
    """4-1: three pips more on the 4 would be 7."""
    table = red_with("maid", active="4-1")
    table.refuses("red: use maid 4 -> 7", because="above-six")
    assert results("maid", "4-1") == {"1-5", "1-6", "2-4", "3-4", "4-4"}


# --- lady


def test_all_that_the_lady_can_make_of_5_5_6() -> None:
    """One 5 or both rise to 6."""
    assert results("lady", "5-5-6") == {"5-6-6", "6-6-6"}


# --- astronomer


def test_the_astronomer_needs_a_die_that_is_aside() -> None:
    """4-2 with nothing aside: no use is possible."""
    assert results("astronomer", "4-2") == set()
    red_with("astronomer", active="4-2").refuses("red: use astronomer 4 -> 2", because="nothing-aside")


def test_all_that_the_astronomer_can_make_of_1_6() -> None:
    """With 3-3-5 aside one of the two dice becomes a 3 or a 5."""
    assert results("astronomer", "1-6", aside="3-3-5") == {"1-3", "1-5", "3-6", "5-6"}


def test_the_astronomer_makes_the_third_three() -> None:
    """1→3 beside 3-3; then it is set aside to them."""
    table = red_with("astronomer", active="1", aside="3-3")
    table.play("red: use astronomer 1 -> 3")
    assert table.active == "3"
    assert table.aside == "3-3"
    table.play("red: set aside 3")
    assert table.aside == "3-3-3"
