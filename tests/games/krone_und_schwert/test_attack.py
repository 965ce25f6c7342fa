"""The attack and its answer."""

from __future__ import annotations

from regalia.testing import Scenario
from tests.games.krone_und_schwert.tables import given


def front(*cards: str, answer: str = "", round: int = 2) -> Scenario:  # noqa: A002
    """P2 has two castles and the unbuilt A:4,2 beside P1's A:2,2."""
    return given(
        round=round,
        castles={"P2": ["C:0,0", "C:3,3"]},
        spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]},
        hands={"P1": list(cards), "P2": [answer] if answer else []},
    )


def test_a_stronger_attack_takes_the_space() -> None:
    """3 > 2: the space changes hands, the card is discarded, AP 2, no second attack this turn."""
    table = front("leader_3")
    table.play("P1: attack A:4,2 with leader_3")
    assert table.asks("P2", "defence")
    table.play("P2: pass")
    assert "A:4,2" in table.spaces["P1"]
    assert "A:4,2" not in table.spaces["P2"]
    assert table.view().markers[1] == 26
    assert (table.discard, table.ap, table.attacked) == (["leader_3"], 2, True)
    table.refuses("P1: attack C:0,0 with leader_3", because="one-attack")


def test_equal_strength_is_not_enough() -> None:
    """2 is not greater than 2."""
    table = front("build_castle")
    table.refuses("P1: attack A:4,2 with build_castle", because="too-weak")


def test_an_ambush_strikes_the_strongest_card() -> None:
    """leader_3 struck, 1 is left against 2: the attack fails, all three cards are discarded."""
    table = front("leader_3", "build_town", answer="ambush")
    table.play("P1: attack A:4,2 with leader_3, build_town", "P2: ambush")
    assert "A:4,2" in table.spaces["P2"]
    assert sorted(table.discard) == ["ambush", "build_town", "leader_3"]
    assert (table.ap, table.attacked) == (2, True)


def test_a_strong_attack_survives_an_ambush() -> None:
    """4 struck, 3 > 2: it succeeds, all cards are discarded."""
    table = front("leader_4", "leader_3", answer="ambush")
    table.play("P1: attack A:4,2 with leader_4, leader_3", "P2: ambush")
    assert "A:4,2" in table.spaces["P1"]
    assert sorted(table.discard) == ["ambush", "leader_3", "leader_4"]


def test_a_truce_sends_the_cards_home() -> None:
    """It fails, both cards return, the truce is discarded; AP and the attack are spent."""
    table = front("leader_3", "build_castle", answer="truce")
    table.play("P1: attack A:4,2 with leader_3 and build_castle", "P2: truce")
    assert "A:4,2" in table.spaces["P2"]
    assert table.hands["P1"] == ["leader_3", "build_castle"]
    assert (table.discard, table.ap, table.attacked) == (["truce"], 2, True)
    assert table.shown == {"P1": ["leader_3", "build_castle"]}, "all have seen them"


def test_what_cannot_be_attacked() -> None:
    """Anything in round 1; a castle; half of a big town."""
    table = front("leader_3", round=1)
    table.refuses("P1: attack A:4,2 with leader_3", because="KS-R13")
    table = given(
        spaces={"P1": ["A:2,2"]},
        castles={"P2": ["A:3,3"]},
        big_towns={"P3": ["A:4,2+A:5,1"]},
        hands={"P1": ["leader_4"]},
    )
    table.refuses("P1: attack A:3,3 with leader_4", because="built-is-safe")
    table.refuses("P1: attack A:4,2 with leader_4", because="built-is-safe")
    table.refuses("P1: attack A:5,1 with leader_4", because="built-is-safe")


def test_against_no_castle_any_combat_value_will_do() -> None:
    """incite has 1, and 1 > 0."""
    table = given(spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]}, hands={"P1": ["incite"]})
    table.play("P1: attack A:4,2 with incite", "P2: pass")
    assert table.spaces["P1"] == ["A:2,2", "A:4,2"]


def test_ambush_and_truce_do_not_attack_but_expand() -> None:
    """No combat value: rejected; one shield: legal."""
    table = given(spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]}, hands={"P1": ["truce", "ambush"]})
    table.refuses("P1: attack A:4,2 with ambush", because="KS-R16")
    table.play("P1: expand A:1,1 with truce")
    assert "A:1,1" in table.spaces["P1"]
    table = given(spaces={"P1": ["A:2,2"], "P2": ["A:4,2"]}, hands={"P1": ["ambush", "leader_3"]})
    table.refuses("P1: attack A:4,2 with ambush", because="cannot-fight")
