"""Games that are shown: each record holds by the present rules, is sent moment by moment, and can be made anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from regalia.cli.dev import main
from regalia.client.http import Http, Unfulfilled
from regalia.core import record
from regalia.core.game import AnyGame
from regalia.core.registry import games
from regalia.server import shows
from regalia.server.requests import Show
from tests.server.harness import GAME, go, serving

EVERY_GAME = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.id)


def kept(game: AnyGame) -> record.Record:
    """The record that is shown."""
    return record.read(shows.file_of(game).read_bytes())


def views(show: Show) -> list[dict[str, Any]]:
    """Every moment as a whole view."""
    found: list[dict[str, Any]] = [{}]
    for moment in show.moments:
        found.append(found[-1] | msgspec.json.decode(moment.view))
    return found[1:]


@EVERY_GAME
def test_the_record_of_a_show_holds_by_the_present_rules(game: AnyGame) -> None:
    found = kept(game)
    assert record.faults(found) == []
    assert record.replay(found).is_over and found.game == game.id


@EVERY_GAME
def test_a_show_tells_the_whole_game_with_the_eyes_of_one_seat(game: AnyGame) -> None:
    table, show = record.replay(kept(game)), shows.shown(kept(game))
    told = [line.n for moment in show.moments for line in moment.story]
    assert told == sorted(set(told)) and told[-1] == len(table.story) - 1
    seen = views(show)
    assert {view["seat"] for view in seen} == {show.eyes}
    assert [view["asks"] for view in seen].count("") == 1 and seen[-1]["asks"] == ""
    last = {name: value for name, value in game.own(table.state, show.eyes).items() if name in seen[-1]}
    assert msgspec.json.decode(msgspec.json.encode(last)).items() <= seen[-1].items()


def test_a_show_is_served_and_a_game_without_one_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving() as (server, _):
            http = Http(server)
            show = await http.get(f"/api/games/{GAME}/show", Show)
            assert show.names == tuple(kept(games()[GAME]).seats)
            shows.show_of.cache_clear()
            monkeypatch.setattr(shows, "file_of", lambda _: tmp_path / "none.json")
            for path, key in ((GAME, "no-show"), ("chess", "bad-value")):
                with pytest.raises(Unfulfilled) as fault:
                    await http.get(f"/api/games/{path}/show", Show)
                assert fault.value.key == key

    shows.show_of.cache_clear()
    go(test)


def test_a_command_makes_a_show_anew(tmp_path: Path) -> None:
    file = tmp_path / "show.json"
    done = CliRunner().invoke(main, ["show", GAME, "--seats", "2", "--bot", "squire", "--to", str(file)])
    assert done.exit_code == 0, done.output
    assert record.faults(record.read(file.read_bytes())) == []
