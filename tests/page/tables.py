"""Tables for the tests of the page: set over HTTP, played by clicks."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute
from playwright.sync_api import TimeoutError as TimeIsOut

from regalia.core.registry import games

GAMES = tuple(games())
# What else keeps a whole game short enough to be clicked through.
SHORTER: dict[str, dict[str, Any]] = {
    "krone_und_schwert": {"assembly": "random", "max_rounds": 50},
    "royaume_des_5_couronnes": {"path_length": 12},
}
SCENE = "main.board .btn.primary"  # a scene on the board goes on when somebody says so
OPEN = "[data-prompt] .btn:not([aria-disabled]):not([aria-keyshortcuts=U]), [data-prompt] .all, .is-legal"

CLICK_MS = 5_000  # after which what was to be clicked is taken to be gone

# All that an answer may change: the prompt, the story, what can be picked, and the end.
SHOWN = """() => [...document.querySelectorAll("[data-prompt], .story li:last-child, [data-screen=end] h2")]
    .map((node) => node.textContent)
    .join() + document.querySelectorAll(".story li, .is-legal, .is-picked, [aria-pressed=true]").length"""


class Server:
    """A running server, asked over HTTP."""

    def __init__(self, url: str, test: Path) -> None:
        self.url = url
        self.test = test  # the file that names the test whose luck the next tables have

    def is_well(self) -> bool:
        """Does it answer?"""
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
                return True
        except (OSError, urllib.error.URLError):
            return False


def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    """Ask the server for something with the browser's own cookie, though no page is open yet."""
    here = page.request.get("/healthz").url.removesuffix("/healthz")
    answer = page.request.post(path, data=body, headers={"Origin": here})
    assert answer.ok, answer.text()
    return answer.json()


def set_table(page: Page, game: str, seats: int = 3, bots: int | None = None, **wish: Any) -> str:
    """A table with this person on the first seat and bots beside him; its id."""
    return str(take_seat(page, game, seats, bots, **wish)["table"])


def take_seat(page: Page, game: str, seats: int = 3, bots: int | None = None, **wish: Any) -> dict[str, Any]:
    """The same, with all the server says, and a key for those who play without the page."""
    body = {
        "game": game,
        "seats": seats,
        "name": "Ann",
        "bots": ["random"] * (seats - 1 if bots is None else bots),
        "options": {**games()[game].short, **SHORTER.get(game, {})},
        "start": bots is None,
        **wish,
    }
    answer: dict[str, Any] = post(page, "/api/tables", body)
    return {**answer, "key": post(page, f"/api/tables/{answer['table']}/link", {})["token"]}


def sit(page: Page, game: str, seats: int = 3, **wish: Any) -> str:
    """Set a table against bots and open it."""
    table = set_table(page, game, seats, **wish)
    open_table(page, table)
    return table


def open_table(page: Page, table: str) -> None:
    """Look at a table that is being played."""
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-prompt]")


def until_asked(page: Page) -> None:
    """Wait for one's own question, or for the end."""
    asked = """document.title.startsWith("●") && document.querySelector(open) || document.querySelector(scene)"""
    asked = asked.replace("scene", f'"{SCENE}"')
    page.wait_for_function(f"""(open) => document.querySelector("[data-screen=end]") || ({asked})""", arg=OPEN)


def answer(page: Page, turn: int = 0) -> None:
    """One answer by a click, until what came of it is shown. If others end the question before, the next one counts."""
    before = None
    while before is None and not page.locator("[data-screen=end]").count():
        until_asked(page)
        before = click_answer(page, turn)
    page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)


def click_answer(page: Page, turn: int) -> str | None:
    """What was shown before the click; None if there was nothing to be clicked any more."""
    try:
        target = open_answer(page, turn)
        before = str(page.evaluate(SHOWN))
        target.click(timeout=CLICK_MS)
    except TimeIsOut:
        return None
    return before


def open_answer(page: Page, turn: int = 0) -> Locator:
    """What can be clicked: in the list of all answers where there is one, else a button, else a piece."""
    sure = page.locator("[data-prompt] [data-sure] .btn")
    if sure.count():
        return sure
    every = page.locator("[data-prompt] .all")
    if every.count():
        every.click(timeout=CLICK_MS)
    buttons = page.locator("[data-prompt] .btn:not([aria-disabled]):not([aria-keyshortcuts=U])")
    target = buttons if buttons.count() else page.locator(".is-legal:visible")
    return target.nth(turn % max(1, target.count()))


def said_by(page: Page) -> str:
    """The sentence of the prompt."""
    return re.sub(r"\s+", " ", page.locator("[data-prompt] .what").inner_text())


class Wire:
    """The line between a page and the server, which a test may cut or hold, and whose words it may change."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.is_cut = False
        self.held: list[Callable[[], None]] | None = None  # what waits while the line stands still
        self.plays = 0  # answers that went to the server
        self.actions: list[int] | None = None  # sent instead of the next answer
        self.updates = 0  # that came over this line and those before it
        self.open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile(r"/socket\?"), self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        """A new line: refused while it is cut."""
        if self.is_cut:
            route.close()
            return
        self.open.append(route)
        server = route.connect_to_server()
        route.on_message(lambda message: self.carry(lambda: server.send(self.changed(str(message)))))
        server.on_message(lambda message: self.carry(lambda: self.pass_on(route, str(message))))

    def carry(self, deed: Callable[[], None]) -> None:
        """Let something through, now or when the line moves again."""
        if self.held is None:
            deed()
        else:
            self.held.append(deed)

    def hold(self) -> None:
        """From now on nothing moves, though nobody hangs up."""
        self.held = []

    def release(self) -> None:
        """All that was held arrives."""
        held, self.held = self.held or [], None
        for deed in held:
            deed()

    def pass_on(self, route: WebSocketRoute, message: str) -> None:
        """What the server sends."""
        route.send(message)
        self.updates += json.loads(message)["type"] == "update"

    def changed(self, message: str) -> str:
        """What the page sends, or what the test wants to be sent."""
        content = json.loads(message)
        self.plays += content["type"] == "play"
        if content["type"] != "play" or self.actions is None:
            return message
        content["actions"], self.actions = self.actions, None
        return json.dumps(content)

    def cut(self) -> None:
        """From now on nothing gets through."""
        self.is_cut = True
        for route in self.open:
            route.close()
        self.open.clear()

    def mend(self) -> None:
        """New lines are let through again; the first update over one has come when this ends."""
        self.is_cut = False
        seen = self.updates
        while self.updates == seen:
            self.page.wait_for_timeout(50)
