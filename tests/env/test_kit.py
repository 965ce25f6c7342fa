"""Rows of numbers, indices of answers, returns."""

from __future__ import annotations

from array import array

import pytest

from regalia.core.dice import Dice
from regalia.core.errors import RegaliaError
from regalia.core.ints import members_of
from regalia.core.layout import size_of
from regalia.core.registry import games
from regalia.env.kit import Kit
from regalia.testing.sights import check_indices, check_sight
from tests.env.every import EVERY, kit_of, played


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_every_answer_has_an_index_and_a_row_tells_no_secret(name: str, seats: int) -> None:
    kit, dice = kit_of(name, seats), Dice(seats)
    s = kit.state(seats)
    for n in range(400):
        if not s.waiting:
            break
        asked = members_of(s.waiting)[0]
        check_indices(kit.game, s, asked)
        if n % 10 == 0:
            for seat in range(seats):
                check_sight(kit.game, s, kit.game.other_world(s, seat, dice.below(10**6)), seat)
        s.apply_nth(dice.below(s.num_legal()))


@pytest.mark.parametrize("name", list(games()))
def test_index_act_and_notation_go_both_ways(name: str) -> None:
    kit = kit_of(name, games()[name].players[0])
    for answers in range(0, 60, 6):
        s = played(kit, answers)
        seat = s.seat_to_answer()
        for index in kit.legal(s, seat):
            assert kit.index(s, seat, kit.act(s, seat, index)) == index
            assert kit.index(s, seat, kit.text(s, seat, index)) == index


@pytest.mark.parametrize("name", list(games()))
def test_bytes_and_floats_are_the_same_numbers_and_are_explained(name: str) -> None:
    kit = kit_of(name, games()[name].players[0])
    s = played(kit, 30)
    small, large = bytearray(kit.size), array("f", [0.0] * kit.size)
    kit.observe(s, 1, small)
    kit.observe(s, 1, large)
    assert list(small) == list(large) and any(small)
    told = kit.explain(large)
    assert told == kit.explain(small)
    assert list(kit.layout()) == list(told) == [field.name for field in kit.fields]
    assert size_of(kit.fields) == kit.size == max(place.stop for place in kit.layout().values())
    with pytest.raises(RegaliaError, match="numbers, of int8 or float32"):
        kit.observe(s, 1, bytearray(3))
    with pytest.raises(RegaliaError, match="this row 3"):
        kit.explain([1, 2, 3])


def test_a_row_says_what_a_view_says() -> None:
    kit = kit_of("um_krone_und_kragen", 3)
    s = played(kit, 25)
    for seat in range(3):
        view, row = kit.game.view(s, seat), bytearray(kit.size)
        kit.observe(s, seat, row)
        told = kit.explain(row)
        assert told["active"] == [view.active.count(face) for face in range(1, 7)]
        assert told["aside"] == [view.aside.count(face) for face in range(1, 7)]
        assert told["in_turn"].index(1) == (view.in_turn - seat) % 3
        assert [sum(each) for each in told["owned"]] == [len(view.owned[(seat + i) % 3]) for i in range(3)]
        assert sum(told["court"]) == sum(view.court.values())
        assert told["answering"] == int(view.answering)


def test_a_row_of_each_game_says_what_is_its_own() -> None:
    kit = kit_of("for_a_crown", 3)
    s = played(kit, 20)
    view, row = kit.game.view(s, 2), bytearray(kit.size)
    kit.observe(s, 2, row)
    told = kit.explain(row)
    assert (told["rubies"], told["coins"]) == (view.rubies[2], view.coins[2])
    assert told["gallery"] == [view.gallery[(2 + i) % 3] for i in range(3)]
    assert sum(told["market"]) == sum(view.piles.values()) + sum(map(len, view.market.values()))
    kit = kit_of("krone_und_schwert", 2)
    s = played(kit, 60)
    view, row = kit.game.view(s, 1), bytearray(kit.size)
    kit.observe(s, 1, row)
    told = kit.explain(row)
    assert [told["owner"].count(2), told["owner"].count(3)] == [len(view.land[1]), len(view.land[0])]
    assert sum(told["hand"]) == len(view.hand) and told["markers"] == [view.markers[1], view.markers[0]]
    kit = kit_of("royaume_des_5_couronnes", 2)
    s = played(kit, 40)
    view, row = kit.game.view(s, 1), bytearray(kit.size)
    kit.observe(s, 1, row)
    told = kit.explain(row)
    words = ["bare", "down", "trap", "monster", "weapon", "treasure"]
    assert [words[each] for each in told["path"]] == list(view.path)
    letters = [knight.letter for knight in view.knights]
    assert "".join(letters[place.index(1)] for place in told["order"]) == view.order


@pytest.mark.parametrize("name", list(games()))
def test_returns(name: str) -> None:
    kit = kit_of(name, games()[name].players[-1])
    s = played(kit, 100_000)
    places = kit.game.result(s).places
    by_place, by_margin, by_win = (kit.returns(s, by) for by in ("place", "margin", "win"))
    assert abs(sum(by_place)) < 1e-9 and abs(sum(by_margin)) < 1e-9 and abs(sum(by_win) - 1) < 1e-9
    assert sorted(range(kit.seats), key=lambda seat: -by_place[seat]) == sorted(
        range(kit.seats), key=places.__getitem__
    )
    assert [each > 0 for each in by_win] == [place == 1 for place in places]
    assert kit.returns(kit.state(1)) == [0.0] * kit.seats


def test_faults_are_told_in_sentences() -> None:
    with pytest.raises(RegaliaError, match="3 to 5 players"):
        Kit("for_a_crown", 2)
    kit = Kit("um_krone_und_kragen", 2)
    s = kit.state(1)
    with pytest.raises(RegaliaError, match="is not legal here"):
        kit.action(s, s.seat_to_answer(), 0)
    with pytest.raises(RegaliaError, match="is not legal here"):
        kit.index(s, s.seat_to_answer(), "finish")


def test_a_mask_has_a_one_for_every_legal_answer() -> None:
    kit = kit_of("krone_und_schwert", 2)
    mask = bytearray(b"x" * kit.actions)
    s = played(kit, 10)
    kit.mask(s, s.seat_to_answer(), mask)
    assert [index for index, one in enumerate(mask) if one] == sorted(kit.legal(s, s.seat_to_answer()))
    assert set(mask) == {0, 1}
