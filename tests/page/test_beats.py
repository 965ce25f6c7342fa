"""Everything that happens is shown: whole games at normal pace, with a clock that runs from one event to the next."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.conftest import Opener
from tests.page.kragen import court_with_a_near_king
from tests.page.showing import Data, Showing
from tests.page.tables import GAMES, SHORTER, set_table

MOST_SECONDS = 300  # a busy machine takes its time
FEWEST_BEATS = 3
HERE = Path(__file__).parent
WISHES: dict[str, dict[str, Any]] = {
    "um_krone_und_kragen": {"data": court_with_a_near_king(3)},
    "krone_und_schwert": {"options": {**SHORTER["krone_und_schwert"], "leader_requirement": "none"}},  # more revolts
    # Where anybody may call the Witch for a moment, all is told in a hurry before it.
    "royaume_des_5_couronnes": {"options": {**SHORTER["royaume_des_5_couronnes"], "witch": "auto"}},
}
SEATS = {"krone_und_schwert": 2}  # so many rounds are enough
ROOM = {"viewport": {"width": 1180, "height": 740}, "device_scale_factor": 0.25}  # nobody looks at the dots
# Great moments, by what is told of them: each takes the board for as long as it takes to read.
GREAT = {
    "um_krone_und_kragen": {"first-king", "final-begins", "king-moves", "king-unbeaten", "game-ends"},
    "krone_und_schwert": {
        *("crowned", "end-phase", "game-ends", "revealed", "king-holds", "rebels-win", "revolt-void"),
        *("answered truce", "answered ambush", "drew-red unrest", "drew-red town_scoring"),
    },
    "for_a_crown": {"event-comes", "no-victim", "sold", "fell", "round-begins", "scoring", "scored", "game-ends"},
    "royaume_des_5_couronnes": {
        *("witch-paid", "witch-ends-turn", "crown-won", "thrown-back", "crown-home"),
        *("last-crown", "points", "final-rolled", "king"),
    },
}
# A page that hears one moment at a time, and knows nothing of what follows.
HEARS = """() => {
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() { window.line = this; }
    send() {}
    close() {}
  };
}"""
TELL = """async (frames) => {
  const found = [];
  for (const frame of frames) {
    window.line.onmessage({ data: JSON.stringify(frame) });
    await new Promise((done) => setTimeout(done));
    found.push(window.looking.standing());
  }
  return found;
}"""


def recorded(page: Page, game: str) -> Showing:
    """A whole game, played as soon as one is asked and looked at all the time."""
    page.add_init_script(path=HERE / "looking.js")
    page.add_init_script(path=HERE / "recorder.js")
    page.goto(f"/t/{set_table(page, game, SEATS.get(game, 3), **WISHES.get(game, {}))}")
    page.wait_for_selector("[data-prompt]")
    page.evaluate("void window.playOut()")
    page.wait_for_function("() => window.kept.isOver", timeout=1000 * MOST_SECONDS)
    return Showing(page.evaluate("() => window.kept"))


def one_by_one(page: Page, showing: Showing) -> list[Data]:
    """How players, head and own pieces stand at each moment, if nothing is known of what follows."""
    page.add_init_script(f"({HEARS})()")
    page.add_init_script(path=HERE / "looking.js")
    page.goto("/t/AAAAAAAA")
    page.wait_for_function("() => window.line?.onopen")
    page.evaluate("() => window.line.onopen()")
    page.evaluate(TELL, [showing.table, showing.begin.frame])
    page.wait_for_selector("[data-prompt]")
    found: list[Data] = page.evaluate(TELL, [moment.frame for moment in showing.moments])
    return found


@pytest.mark.timeout(MOST_SECONDS + 60)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_beat_is_shown_in_time_and_nothing_earlier(people: Opener, game: str) -> None:
    showing = recorded(people(reading=1, reduced_motion="no-preference", **ROOM), game)
    assert len(showing.beats()) >= FEWEST_BEATS
    assert showing.unread() == []
    assert showing.out_of_order() == []
    assert showing.told_early() == []
    assert showing.asked_early() == []
    assert showing.without_scene(GREAT[game]) == []
    assert showing.unlike(one_by_one(people(**ROOM), showing)) == []
