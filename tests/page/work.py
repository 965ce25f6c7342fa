"""How much work a page has while it shows what happens: the longest task of each moment, in time of the processor.

Time on the wall says what else the machine had to do. So the browser's trace is asked how long the processor worked
on each task, and a loop whose work never changes, measured in the same trace, says how fast the processor is now.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page

from tests.page.tables import set_table

Data = dict[str, Any]
NOBODY = {"asks": "between", "asked": [], "answering": False}
CATEGORIES = ["toplevel", "blink.user_timing"]
TASK = "ThreadControllerImpl::RunTask"
MARKS = MOMENT, REFERENCE, _ = ("moment:", "reference:", "rest:")
LATER = 1_000_000  # no line of the story is forgotten
REFERENCE_MS = 10.0  # what the loop takes on a machine for which the limit is meant

# A page that hears only what it is told here.
HEARS = """(() => {
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() { window.line = this; }
    send() {}
    close() {}
  };
})()"""
BEGIN = """([table, first]) => {
  window.line.onopen();
  for (const message of [table, first]) window.line.onmessage({ data: JSON.stringify(message) });
}"""
# One moment after the other, each until it is drawn; between those that are looked at others go by at once.
TELL = """async (frames) => {
  const channel = new MessageChannel();
  const breath = () => new Promise((done) => ((channel.port1.onmessage = done), channel.port2.postMessage(0)));
  const frame = () => new Promise((done) => requestAnimationFrame(done)).then(breath);
  const newest = () => Number(document.querySelector("[data-aloud]")?.dataset.newest ?? -1);
  const work = () => {
    const kept = new Map();
    for (let turn = 0; turn < 60; turn += 1) {
      const words = JSON.stringify([...Array(300).keys()].map((each) => ({ each, name: `the ${each} of ${turn}` })));
      for (const one of JSON.parse(words)) kept.set(one.name, one.each);
    }
    return kept.size;
  };
  for (let turn = 0; turn < 5; turn += 1) {
    performance.mark("reference:" + turn);
    await breath();
    work();
    await breath();
  }
  for (const [place, { upTo, message, isLookedAt }] of frames.entries()) {
    performance.mark((isLookedAt ? "moment:" : "rest:") + place);
    window.line.onmessage({ data: JSON.stringify(message) });
    await frame();
    await frame();
    for (let turn = 0; turn < 100 && newest() < upTo; turn += 1) {
      document.querySelector("main.board .btn.primary")?.click(); // a scene goes on when somebody says so
      await frame();
    }
  }
  performance.mark("rest:end");
}"""


class Reel:
    """The show of a game, cut so that all that can happen is looked at where it happens last: most lies there then."""

    def __init__(self, page: Page, game: str) -> None:
        show = page.request.get(f"/api/games/{game}/show").json()
        info = page.request.get(f"/api/tables/{set_table(page, game, len(show['names']))}").json()
        seats = [{**seat, "name": name} for seat, name in zip(info["seats"], show["names"], strict=True)]
        self.table = {**info, "type": "table", "seats": seats, "options": show["options"]}
        self.moments: list[Data] = show["moments"]
        last = {line["told"]["is"]: place for place, each in enumerate(self.moments) for line in each.get("story", [])}
        self.frames = list(self.cut(set(last.values()) - {0}))

    def cut(self, wanted: set[int]) -> Iterator[Data]:
        """What a server would send: what is looked at as it happens, all between two such moments at once."""
        view: Data = {}
        story: list[Data] = []
        for place, moment in enumerate(self.moments):
            view |= moment["view"]
            story += moment.get("story", [])
            if place in wanted:
                yield {"isLookedAt": True, **told(moment["view"], story, place, is_beat=moment.get("beat", False))}
                story = []
            elif place + 1 in wanted or place == 0:
                yield {"isLookedAt": False, **told({**view}, story, place, whole=True)}
                story = []


def told(view: Data, story: list[Data], place: int, *, is_beat: bool = False, whole: bool = False) -> Data:
    """A message, and the line of the story up to which it tells."""
    first, last = (story[0]["n"], story[-1]["n"]) if story else (LATER, -1)
    fields = view | NOBODY
    message = {"type": "update", "question": place, "whole": whole, "view": fields, "story": story, "story_from": first}
    if is_beat:
        message |= {"view": {}, "beats": [{"until": last + 1, "view": fields}]}
    return {"upTo": last, "message": message}


def longest(trace: bytes) -> tuple[dict[str, float], float]:
    """The longest task of each moment, and of the loop that is always the same; in milliseconds of the processor."""
    events = [event for event in json.loads(trace)["traceEvents"] if "ts" in event]
    marks = sorted((event["ts"], event) for event in events if event["name"].startswith(MARKS))
    page = {(mark["pid"], mark["tid"]) for _, mark in marks}
    tasks = [each for each in events if each["name"] == TASK and (each["pid"], each["tid"]) in page and "tdur" in each]
    found = {}
    for (begin, mark), (end, _) in pairwise(marks):
        mine = [task["tdur"] for task in tasks if begin <= task["ts"] + task["dur"] <= end]
        found[mark["name"]] = max(mine, default=0) / 1000
    reference = min(ms for name, ms in found.items() if name.startswith(REFERENCE))
    return {name: ms for name, ms in found.items() if name.startswith(MOMENT)}, reference


class Watched:
    """A page that is shown a game again and again: what counts is the quickest showing of each moment."""

    def __init__(self, browser: Browser, page: Page, game: str) -> None:
        self.browser, self.page, self.reel = browser, page, Reel(page, game)
        self.moments: dict[str, float] = {}
        self.reference = float("inf")
        page.add_init_script(HEARS)
        page.goto("/t/AAAAAAAA")
        page.wait_for_function("() => window.line?.onopen")
        page.evaluate(BEGIN, [self.reel.table, self.reel.frames[0]["message"]])
        page.wait_for_selector("[data-prompt]")

    def show(self) -> None:
        """Shows it all once."""
        self.browser.start_tracing(page=self.page, categories=CATEGORIES)
        self.page.evaluate(TELL, self.reel.frames)
        moments, reference = longest(self.browser.stop_tracing())
        self.reference = min(self.reference, reference)
        self.moments = {name: min(ms, self.moments.get(name, ms)) for name, ms in moments.items()}

    def too_long(self, most_ms: float) -> dict[str, list[str]]:
        """The moments with a task that takes longer; so much more where the loop, too, takes longer than it should."""
        most = most_ms * max(1, self.reference / REFERENCE_MS)
        return {f"{ms:.1f} ms of {most:.1f}": self.tags(name) for name, ms in self.moments.items() if ms > most}

    def tags(self, name: str) -> list[str]:
        """What happens in a moment."""
        place = int(name.removeprefix(MOMENT))
        return [line["told"]["is"] for line in self.reel.frames[place]["message"]["story"]]
