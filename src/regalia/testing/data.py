"""The laws of answers and events as data: number, act and notation are one; what is told holds no more than it may."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from regalia.core.act import Act, Unknown
from regalia.core.game import WATCHER, AnyGame
from regalia.core.ints import has
from regalia.core.meaning import union
from regalia.core.table import Table
from regalia.testing.futures import JUNK


@cache
def reader(structs: tuple[Any, ...]) -> msgspec.json.Decoder[Any]:
    """Reads any of these."""
    return msgspec.json.Decoder(union(structs))


def through_wire(data: msgspec.Struct, structs: tuple[Any, ...]) -> Any:
    """What arrives of an answer or an event."""
    return reader(structs).decode(msgspec.json.encode(data))


def check_acts(table: Table, seat: int) -> None:
    """Number, act and notation lead to each other, both ways; no two answers mean the same."""
    game, view = table.game, table.view(seat)
    offered = table.state.legal(seat)
    acts = [game.act(view, action) for action in offered]
    assert len(set(acts)) == len(acts), f"two answers mean the same: {acts}"
    for action, act in zip(offered, acts, strict=True):
        check_act(game, view, action, act)
    for act in game.thinkable(view):
        assert game.act(view, game.number(view, act)) == act, f"{act} means something else as a number"
    for action in JUNK:
        act = game.act(view, action)
        assert isinstance(act, Unknown) or game.number(view, act) == action, f"{action} is taken for {act}"


def check_act(game: AnyGame, view: Any, action: int, act: Act) -> None:
    """One answer: it comes through the wire, its number and its notation as it was."""
    assert not isinstance(act, Unknown), f"{action} is offered and means nothing"
    assert game.number(view, act) == action, f"{act} has another number than {action}"
    assert game.acts_in(view, game.written(view, act)) == [act], f"{act} reads back differently"
    assert through_wire(act, game.acts) == act, f"{act} changes on the wire"


def check_told(table: Table) -> None:
    """Every event as data comes through the wire, and is the same for all who do not know its secret."""
    game, eyes = table.game, (*range(table.state.seats), WATCHER)
    structs = tuple(dict.fromkeys(each.struct for each in game.happenings.values()))
    views = {seat: table.view(seat) for seat in eyes}
    for event in table.story:
        all_hear = game.told(views[WATCHER], event.seen_by(WATCHER))
        for seat in eyes:
            told = game.told(views[seat], event.seen_by(seat))
            if seat < 0 or not has(event.knows, seat):
                assert told == all_hear, "what is told depends on who hears it"
            if told is not None and (seat < 0 or told != all_hear):
                assert through_wire(told, structs) == told, f"{told} changes on the wire"
