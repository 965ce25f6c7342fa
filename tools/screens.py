"""Pictures of every screen of the page, into docs/screens: .venv/bin/python -m tools.screens [NAME …].

Each screen is taken on desktops and on a phone, upright and on its side, by day and by candle, in the three languages
in turn. The games are played by clicks for a while first, so that something lies on the table.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright

from regalia.core.registry import games
from tools import browser as browsers

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screens"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
QUALITY = 62
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 1.5, "has_touch": True}
LANDSCAPE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
WIDE: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
# name, device, light, language
LOOKS = (
    ("desktop", DESKTOP, "light", "en"),
    ("desktop-dark", DESKTOP, "dark", "de"),
    ("wide", WIDE, "light", "fr"),
    ("phone", PHONE, "light", "fr"),
    ("phone-dark", PHONE, "dark", "en"),
    ("landscape", LANDSCAPE, "light", "de"),
)
TABLES = {name.replace("_", "-"): name for name in games()}
SEATS, CLICKS = 4, 24
TAUGHT = "tutor-"  # how the names of the screens begin at which somebody plays for the first time
AT_ONCE = "localStorage.setItem('regalia-reading', 0);"  # what happens is not waited for
UNTAUGHT = f"localStorage.setItem('regalia-learnt', '{json.dumps({game: {'wanted': False} for game in games()})}');"
# One sensible answer: what is ready is confirmed, else a piece is picked, the best card first; now and then another.
CLICK = """(turn) => {
  const scene = document.querySelector("[data-sure] .btn, main.board .btn.primary");
  if (scene) { scene.click(); return; }
  const seen = (node) => node.getBoundingClientRect().width > 0;
  const open = "[data-prompt] .btn:not([aria-disabled]):not([aria-keyshortcuts=U])";
  const ready = document.querySelector(open + ".primary");
  const pieces = [...document.querySelectorAll(".is-legal:not(.is-picked)")].filter(seen);
  const buttons = [...document.querySelectorAll(open)].filter(seen);
  const court = pieces.filter((node) => node.dataset.court);
  const pick = (some) => some[(turn * 7) % some.length];
  const isOther = turn % 3 === 2 && pieces.length > 0;
  const wanted = court.length && !ready ? court[0] : ready && !isOther ? ready : pick(pieces.length ? pieces : buttons);
  wanted?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
}"""


@contextmanager
def serving() -> Iterator[str]:
    """A server of its own, for as long as it takes."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "regalia.cli", "serve", "--port", str(port), "--pause", "0", "--no-limits"]
        process = subprocess.Popen([*command, "--database", str(Path(folder) / "house.db")])
        url = f"http://127.0.0.1:{port}"
        for _ in range(300):
            try:
                urlopen(f"{url}/healthz", timeout=1).close()  # noqa: S310
                break
            except OSError:
                time.sleep(0.1)
        try:
            yield url
        finally:
            process.terminate()
            process.wait(20)


def set_table(page: Page, game: str, seats: int, *, start: bool = True) -> None:
    """A table with somebody called Maud and bots."""
    page.goto("/about")
    options = {"assembly": "random"} if game == "krone_und_schwert" else {}
    body = {"game": game, "seats": seats, "name": "Maud", "start": start, "options": options}
    body["bots"] = ["squire"] * (seats - 1 if start else 1)
    table = page.evaluate(
        """async (body) => (await (await fetch("/api/tables", {method: "POST",
            headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)})).json()).table""",
        body,
    )
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-prompt]")


def play(page: Page, clicks: int) -> None:
    """Some answers, until it is our turn again or all is over."""
    for turn in range(clicks):
        page.wait_for_function("() => document.title.startsWith('●') || document.querySelector('[data-screen=end]')")
        if page.locator("[data-screen=end]").count():
            return
        page.evaluate(CLICK, turn)
        page.wait_for_timeout(60)
    page.wait_for_function("() => document.title.startsWith('●') || document.querySelector('[data-screen=end]')")
    for scene in page.locator("main.board .btn.primary").all():
        scene.click()


def table_of(name: str) -> Callable[[Page], None]:
    """A game in play."""

    def show(page: Page) -> None:
        set_table(page, TABLES[name], SEATS)
        play(page, CLICKS)

    return show


def taught(name: str) -> Callable[[Page], None]:
    """The first question of somebody's first game, with the tutor's word on it."""

    def show(page: Page) -> None:
        set_table(page, TABLES[name], 3)
        page.wait_for_selector("[data-mark]")

    return show


def shown(page: Page) -> None:
    """A game between bots, at its first remark."""
    page.goto("/show/krone_und_schwert")
    page.wait_for_selector("[data-remark]")


def lobby(page: Page) -> None:
    """A table before the start."""
    set_table(page, "krone_und_schwert", 4, start=False)


def drawer(page: Page) -> None:
    """The rules beside a table."""
    table_of("krone-und-schwert")(page)
    page.locator("body").press("Shift+R")  # R alone is Revolt here
    page.wait_for_selector("dialog[open] figure[data-example=build]")
    page.locator("dialog[open] .chapters button").nth(5).click()  # building


def ended(page: Page) -> None:
    """A finished game."""
    set_table(page, "for_a_crown", 3)
    play(page, 400)
    page.wait_for_selector("[data-luck=right]", state="attached")


def replay(page: Page) -> None:
    """A finished game, looked at again."""
    ended(page)
    page.goto(page.url.replace("/t/", "/replay/") + "?move=60")
    page.wait_for_selector(".replay .board")


def at(path: str) -> Callable[[Page], None]:
    """A screen with an address of its own."""

    def show(page: Page) -> None:
        page.goto(path)
        page.wait_for_selector("main")

    return show


SCREENS: dict[str, Callable[[Page], None]] = {
    "home": at("/"),
    "lobby": lobby,
    **{name: table_of(name) for name in TABLES},
    **{f"{TAUGHT}{name}": taught(name) for name in TABLES},
    "show": shown,
    "rules-drawer": drawer,
    "rules": at("/rules/um_krone_und_kragen#claiming"),
    "end": ended,
    "replay": replay,
    "about": at("/about"),
}


def take(browser: Browser, url: str, name: str) -> None:
    """One screen, in all its looks."""
    for look, device, light, language in LOOKS:
        wishes: dict[str, Any] = {"color_scheme": light, "locale": language, "reduced_motion": "reduce", **device}
        context = browser.new_context(base_url=url, **wishes)
        context.add_init_script(AT_ONCE + ("" if name.startswith(TAUGHT) else UNTAUGHT))
        page = context.new_page()
        page.set_default_timeout(60_000)
        SCREENS[name](page)
        page.mouse.move(2, 2)
        page.wait_for_timeout(700)
        page.screenshot(path=FOLDER / f"{name}-{look}.jpg", type="jpeg", quality=QUALITY)
        context.close()
        print(f"{name}-{look}.jpg", flush=True)


def main(names: list[str]) -> None:
    """All screens, or those that are named."""
    unknown = [name for name in names if name not in SCREENS]
    if unknown or browsers.find() is None:
        sys.exit(f"No such screen: {unknown}. There are: {', '.join(SCREENS)}." if unknown else "There is no Chromium.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with serving() as url, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=browsers.find(), args=FLAGS)
        for name in names or SCREENS:
            take(browser, url, name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
