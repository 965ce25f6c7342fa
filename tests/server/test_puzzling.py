"""Puzzles at a server: without their answer until one is given."""

from __future__ import annotations

import msgspec
import pytest

from regalia.client.http import Http, Unfulfilled
from regalia.core.registry import games
from regalia.puzzles import pose, puzzles_of
from regalia.server.puzzling import PuzzleLine, PuzzleShown, Solution, Solve, shown
from tests.server.harness import go, serving


def test_a_puzzle_is_set_and_an_answer_to_it_is_judged() -> None:
    async def test() -> None:
        async with serving() as (server, _):
            http = Http(server)
            today = await http.get("/api/puzzles/today", PuzzleLine)
            found = await http.get(f"/api/puzzles/{today.id}", PuzzleShown)
            assert found.puzzle == today and found.view["answering"] and found.view["seat"] == found.eyes
            posed = pose(next(each for each in puzzles_of(today.game) if each.id == today.id))
            assert {each.action for each in found.prompt.choices} == set(posed.prompt.actions)
            for action, _ in posed.ranked():
                judged = await http.post(f"/api/puzzles/{today.id}/answer", Solve(action), Solution)
                assert judged.right == (action == posed.best) and judged.ways[0].action == posed.best
            with pytest.raises(Unfulfilled) as fault:
                await http.post(f"/api/puzzles/{today.id}/answer", Solve(2**50), Solution)
            assert fault.value.key == "no-such-answer"
            with pytest.raises(Unfulfilled) as fault:
                await http.get("/api/puzzles/0", PuzzleShown)
            assert fault.value.key == "no-puzzle"

    go(test)


def test_the_answer_is_not_sent_with_the_puzzle_and_one_leads_to_the_next() -> None:
    for name in games():
        puzzles = {each.id: each for each in puzzles_of(name)}
        at, met = next(iter(puzzles)), set[str]()
        for _ in puzzles:
            found = msgspec.json.decode(bytes(shown(at)))
            assert set(found) == set(PuzzleShown.__struct_fields__)
            assert not set(games()[name].remembered) & set(found["view"]), "more than people are shown"
            met.add(at)
            at = found["following"]
        assert met == set(puzzles)
