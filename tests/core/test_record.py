"""Records: kept, read, replayed, verified; and what is wrong with one is said in a sentence."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core import record
from regalia.core.dice import Dice
from regalia.core.errors import BadRecord, RegaliaError
from regalia.core.fairness import Secret, Seed
from regalia.core.registry import game
from regalia.core.table import Table, new_table
from regalia.testing.scenario import scenario

SECRET = Secret("5a" * 32, ("ann", "ben"))


def played(moves: int = 60, luck: Secret | Seed = SECRET, **options: object) -> Table:
    """A table after some random moves."""
    table = new_table(game("um_krone_und_kragen"), "ann ben", luck, {"max_rounds": 20, **options})
    dice = Dice(3)
    while not table.is_over and len(table.moves) < moves:
        seat = table.waiting()[0]
        legal = table.state.legal(seat)
        assert table.play(seat, [dice.one_of(legal)]) is None
    return table


def kept(**changes: Any) -> dict[str, Any]:
    """A record as JSON, with changes."""
    found: dict[str, Any] = json.loads(record.write(record.record_of(played())))
    return {**found, **changes}


def faults(**changes: Any) -> list[str]:
    """What is wrong with a changed record."""
    return record.faults(record.read(json.dumps(kept(**changes)).encode()))


def test_a_record_reads_back_and_replays() -> None:
    table = played()
    again = record.replay(record.read(record.write(record.record_of(table))))
    assert again.moves == table.moves and again.outcomes == table.outcomes and again.story == table.story


def test_a_record_can_be_replayed_to_any_moment() -> None:
    table = played()
    some = record.replay(record.record_of(table), 10)
    assert some.moves == table.moves[:10]


def test_a_finished_game_knows_its_places() -> None:
    table = played(10**6)
    found = record.record_of(table)
    assert sorted(found.places) == [1, 2] and not record.faults(found)


def test_a_seed_is_enough_for_practice() -> None:
    found = record.record_of(played(luck=Seed(4)))
    assert found.commitment == "" and not record.faults(found)


def test_a_position_has_no_record() -> None:
    table = scenario("um_krone_und_kragen").table
    with pytest.raises(BadRecord, match="position"):
        record.record_of(table)


def test_a_forged_commitment_is_noticed() -> None:
    assert faults(commitment="00" * 32) == ["The commitment shown at the start does not belong to the secret."]


def test_a_forged_die_is_noticed() -> None:
    outcomes = kept()["outcomes"]
    assert faults(outcomes=[*outcomes[:4], outcomes[4] % 6 + 1, *outcomes[5:]]) == [
        "Outcome 5 of the luck is not what the secret gives."
    ]
    assert faults(outcomes=outcomes[:7]) == ["Outcome 8 of the luck is not what the secret gives."]


def test_another_secret_does_not_fit() -> None:
    assert faults(luck={"type": "table", "secret": "5b" * 32, "entropy": ["ann", "ben"]})


def test_places_that_were_not_reached_are_noticed() -> None:
    assert faults(places=[1, 2]) == ["The record names places, but the game is not over."]
    whole = record.record_of(played(10**6))
    whole.places = [2, 1] if whole.places == [1, 2] else [1, 2]
    assert record.faults(whole) == ["The places are not those the game ended with."]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"version": 99}, "played under version 99 of the rules of um_krone_und_kragen; here is version"),
        ({"game": "chess"}, "There is no game “chess”"),
        ({"seats": ["ann"]}, "is for 2 to 5 players, not 1"),
        ({"seats": ["ann", "Ann"]}, "the same name"),
        ({"options": {"mood": 1}}, "no option “mood”"),
        ({"data": {}}, "characters"),
        ({"moves": ["ann: dance"]}, "$.moves[0]: “dance” names no action"),
        ({"moves": ["roll"]}, "does not say who"),
        ({"moves": ["cleo: roll"]}, "Nobody here is called “cleo”"),
        ({"moves": ["ann: finish", "ben: finish"]}, "is not allowed there"),
    ],
)
def test_what_does_not_replay_is_said(changes: dict[str, Any], sentence: str) -> None:
    found = faults(**changes)
    assert len(found) == 1 and sentence in found[0]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "not a record"),
        (b"{", "truncated"),
        (b"\xff\xfe", "not a record"),
        (b"[]", "not a record"),
        (b'{"format": "x"}', "missing required field"),
    ],
)
def test_what_is_no_record_is_said(content: bytes, sentence: str) -> None:
    with pytest.raises(BadRecord) as fault:
        record.read(content)
    assert sentence in str(fault.value)


def test_another_format_or_a_broken_secret_is_said() -> None:
    with pytest.raises(BadRecord, match="regalia-record-9"):
        record.read(json.dumps(kept(format="regalia-record-9")).encode())
    with pytest.raises(BadRecord, match=r"\$\.luck\.secret"):
        record.read(json.dumps(kept(luck={"type": "table", "secret": "xyz"})).encode())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(kept())), JSON)
def test_a_fuzzed_record_gives_sentences_only(key: str, value: Any) -> None:
    with suppress(RegaliaError):
        record.faults(record.read(json.dumps(kept(**{key: value})).encode()))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 3000))
def test_a_truncated_record_gives_a_sentence(length: int) -> None:
    content = record.write(record.record_of(played()))
    if length < len(content) - 2:
        with pytest.raises(BadRecord):
            record.read(content[:length])


def test_notes_come_back_as_they_were_written() -> None:
    found = kept(notes=[{"move": 3, "name": "ben", "text": "Here it was lost."}, {"move": 60, "name": "", "text": "…"}])
    again = record.read(json.dumps(found).encode())
    assert again.notes == [record.Note(3, "ben", "Here it was lost."), record.Note(60, "", "…")]
    assert record.read(record.write(again)) == again and not record.faults(again)


@pytest.mark.parametrize(
    ("note", "why"),
    [
        ({"move": 61}, "no moment 61"),
        ({"move": -1}, "no moment -1"),
        ({"name": "cat"}, "Each player writes one note"),
        ({"move": 3}, "Each player writes one note"),
        ({"text": ""}, "one line of 1 to 280 letters"),
        ({"text": " a"}, "one line of 1 to 280 letters"),
        ({"text": "a\u202eb"}, "one line of 1 to 280 letters"),
        ({"text": "a" * 281}, "one line of 1 to 280 letters"),
    ],
)
def test_a_note_that_is_none_is_refused(note: dict[str, Any], why: str) -> None:
    first = {"move": 3, "name": "ben", "text": "Here it was lost."}
    content = json.dumps(kept(notes=[first, {**first, "move": 4, **note}])).encode()
    with pytest.raises(BadRecord, match=why) as refused:
        record.read(content)
    assert refused.value.path == "$.notes[1]"


def test_a_record_has_so_many_notes_and_no_more() -> None:
    notes = [{"move": n // 3, "name": ("", "ann", "ben")[n % 3], "text": "!"} for n in range(183)]
    assert len(record.read(json.dumps(kept(notes=notes)).encode()).notes) == 183
    with pytest.raises(BadRecord, match="500 notes at most"):
        record.read(json.dumps(kept(notes=notes * 3)).encode())
