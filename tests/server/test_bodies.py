"""Bodies that are nested too deep or hold numbers nobody can keep: a sentence with the place, never a fault of ours."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from regalia.client.http import Http
from regalia.core import record
from regalia.core.errors import BadRecord, RegaliaError
from regalia.core.fairness import Seed
from regalia.core.plain import check_plain
from regalia.core.registry import games
from regalia.core.table import new_table
from regalia.server.bodies import read_json
from regalia.server.errors import Fault
from regalia.server.house import House
from regalia.server.lobby import new_created
from regalia.server.requests import NewTable
from regalia.store.memory import MemoryStore
from tests.server.harness import GAME, go, serving
from tests.server.lines import Line, people_at, quiet_house, settle

SHIPPED = json.loads((files("regalia.games.for_a_crown") / "data.json").read_text(encoding="utf-8"))
LATER = json.dumps({"game": "for_a_crown", "seats": 3, "data": {**SHIPPED, "version": 2**70}}).encode()
DEEP = b'{"game":"%s","seats":2,"data":{"a":%s}}' % (GAME.encode(), b"[" * 5_000 + b"]" * 5_000)
DEEP_ENOUGH = b'{"game":"%s","seats":2,"data":{"a":%s}}' % (GAME.encode(), b"[" * 500 + b"]" * 500)
BAD_BODIES = [
    (DEEP, "$"),
    (LATER, "$.data.version"),
    (DEEP_ENOUGH, "$.data.a[0][0]"),
    (b'{"game":"for_a_crown","seats":2,"data":{"cards":[1,{"worth":%d}]}}' % 2**70, "$.data.cards[1].worth"),
    (b'{"game":"for_a_crown","seats":2,"data":{"cards":%d}}' % -(2**60), "$.data.cards"),
    (b'{"game":"for_a_crown","seats":2,"options":{"rounds":%d}}' % 2**70, "$.options.rounds"),
    (b'{"game":"for_a_crown","seats":2,"data":{"a":NaN}}', ""),
    (b'{"game":"for_a_crown","seats":2,"data":{"a":1e999}}', "$.data"),
    (b'{"game":"for_a_crown","seats":%d}' % 2**70, "$.seats"),
]


async def asked(server: str, path: str, body: bytes) -> tuple[int, str]:
    """The status and the sentence of an answer."""
    status, content = await Http(server).exchange("POST", path, body)
    return status, str(json.loads(content).get("sentence", ""))


@pytest.mark.parametrize(("body", "path"), BAD_BODIES)
def test_what_cannot_be_kept_is_refused_with_its_place(body: bytes, path: str) -> None:
    async def test() -> None:
        async with serving() as (server, house):
            status, sentence = await asked(server, "/api/tables", body)
            assert status == 400 and path in sentence and len(sentence) > 10
            assert house.metrics.registry.get_sample_value("regalia_own_faults_total") == 0

    go(test)


RECORD = json.loads(record.write(record.record_of(new_table(games()[GAME], "Ann Ben", Seed(3)))))


@pytest.mark.parametrize(
    "change",
    [
        {"luck": {"type": "seed", "seed": 2**70}},
        {"options": {"max_rounds": 2**70}},
        {"data": {"characters": 2**70}},
        {"outcomes": [2**70]},
        {"places": [2**70]},
        {"version": 2**70},
        {"data": json.loads("[" * 500 + "]" * 500)},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_record_with_such_numbers_is_refused(change: dict[str, Any]) -> None:
    async def test() -> None:
        async with serving() as (server, _):
            status, sentence = await asked(server, "/api/records", json.dumps({**RECORD, **change}).encode())
            assert status in (400, 409) and len(sentence) > 10
            assert (await asked(server, "/api/records", b"[" * 9_000))[0] == 400

    go(test)


def test_a_deep_message_is_answered_and_the_line_holds() -> None:
    async def test() -> None:
        house = quiet_house()
        room, _ = await people_at(house, GAME, 2)
        line = Line(room, 0)
        line.say(b'{"type":' + b"[" * 16_000)
        line.say(b'{"actions":' + b"[" * 8_000 + b"]" * 8_000 + b',"type":"play"}')
        await settle()
        assert [each["key"] for each in line.heard("failed")] == ["bad-request"] * 2 and line.closed is None
        assert house.metrics.registry.get_sample_value("regalia_own_faults_total") == 0
        await line.hang_up()

    go(test)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**80), 2**80) | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=9,
)
FIELDS = sorted(NewTable.__struct_fields__)
SOUND: dict[str, Any] = {"game": "for_a_crown", "seats": 2}


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(st.sampled_from(FIELDS), ANYTHING, max_size=4))
def test_any_body_is_read_or_refused(change: dict[str, Any]) -> None:
    try:
        wish = read_json(json.dumps({**SOUND, **change}).encode(), NewTable)
        new_created(HOUSE, "k" * 43, wish)
    except (Fault, RegaliaError) as fault:
        assert str(fault)


HOUSE = House(MemoryStore())


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(st.sampled_from(sorted(RECORD)), ANYTHING, max_size=3))
def test_any_record_is_read_or_refused(change: dict[str, Any]) -> None:
    try:
        record.replay(record.read(json.dumps({**RECORD, **change}).encode()))
    except RegaliaError as fault:
        assert str(fault)


def test_the_place_of_a_fault_is_named() -> None:
    with pytest.raises(BadRecord, match=r"\$\.data\.a\[1\]\.b: .*53 bits"):
        check_plain({"a": [0, {"b": 2**53}]}, "$.data", BadRecord)
    check_plain({"a": [2**53 - 1, -(2**53) + 1, True, None, "x", 1.5]}, "$")
