"""Being told while away: asked for on My page, sealed for the device, never more often than wished."""

from __future__ import annotations

import asyncio
import json
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opener, serving
from tests.page.tables import Server, post
from tests.server.receivers import Browser, Receiver, claims_of, receiving
from tools import page_build

UK = "um_krone_und_kragen"
# A push service of the tests: what the browser would get from its own, which a closed network cannot reach.
SUBSCRIBED = """(wish) => {
  globalThis.Notification.requestPermission = async () => "granted";
  const found = { toJSON: () => ({ endpoint: wish.endpoint, keys: wish }), unsubscribe: async () => true };
  PushManager.prototype.subscribe = async () => found;
  PushManager.prototype.getSubscription = async () => null;
}"""

# A browser without a screen shows no notification: what the worker of the page would show is kept where the page finds
# it, also by a worker that was wakened for it. Nor has it icons: asked for a badge, it ends the process of the page.
KEPT = """
delete WorkerNavigator.prototype.setAppBadge;
ServiceWorkerRegistration.prototype.showNotification = async (title, more) =>
  (await caches.open("shown")).put("/shown", new Response(JSON.stringify({ title, ...more })));
"""
SHOWN = "async () => (await caches.match('/shown'))?.json()"


def page_that_keeps(folder: Path) -> Path:
    """The page as it was built, whose worker keeps what it shows."""
    shutil.copytree(page_build.PAGE, folder)
    with (folder / "worker.js").open("a", encoding="utf-8") as worker:
        worker.write(KEPT)
    (folder / "worker.js.gz").unlink(missing_ok=True)
    return folder


def hand_over(page: Page, server: Server, content: bytes) -> dict[str, Any]:
    """Let the browser wake the worker with a push, as its push service would; what that shows."""
    page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    found: list[dict[str, Any]] = []
    line = page.context.new_cdp_session(page)
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(10)
    push = {"origin": server.url, "registrationId": found[0]["registrationId"], "data": content.decode()}
    line.send("ServiceWorker.deliverPushMessage", push)
    page.wait_for_function(SHOWN)
    shown: dict[str, Any] = page.evaluate(SHOWN)
    return shown


@pytest.fixture
def service() -> Iterator[Receiver]:
    """A push service beside the browser."""
    begun: Queue[tuple[Receiver, asyncio.AbstractEventLoop, asyncio.Event]] = Queue()

    async def whole() -> None:
        over = asyncio.Event()
        async with receiving() as found:
            begun.put((found, asyncio.get_running_loop(), over))
            await over.wait()

    thread = threading.Thread(target=lambda: asyncio.run(whole()))  # this one has a loop already
    thread.start()
    found, loop, over = begun.get()
    yield found
    loop.call_soon_threadsafe(over.set)
    thread.join()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that tells, at once."""
    wishes = {"REGALIA_PUBLIC_URL": "https://tables.example.org", "REGALIA_TELL_AFTER": "0"}
    folder = tmp_path_factory.mktemp("telling")
    wishes["REGALIA_PAGE"] = str(page_that_keeps(folder / "page"))
    with serving(folder, REGALIA_INNER_NETWORKS="127.0.0.0/8", **wishes) as found:
        yield found


def at_tell_me(page: Page) -> None:
    """My page, where it is asked for."""
    with page.expect_response("**/api/me/telling"):
        page.goto("/me")
    page.wait_for_selector("#tell")


def test_a_push_comes_from_the_house_to_the_notification(people: Opener, server: Server, service: Receiver) -> None:
    page = people(service_workers="allow", permissions=["notifications"])
    at_tell_me(page)
    browser = Browser()
    page.evaluate(SUBSCRIBED, browser.wish(service))
    page.get_by_role("button", name="Tell this device").click()
    expect(page.locator("#tell li").first).to_contain_text("this device")
    days = {"kind": "days", "amount": 3}
    table = post(
        page, "/api/tables", {"game": UK, "seats": 2, "name": "Ann", "pace": days, "bots": ["random"], "start": True}
    )
    for _ in range(1000):
        if service.got:
            break
        page.wait_for_timeout(10)
    (push,) = service.got
    assert claims_of(push)["aud"] == service.url
    content = browser.opened(push.body)
    path = f"/t/{table['table']}"
    assert json.loads(content)["path"] == path
    notice = hand_over(page, server, content)
    assert (notice["title"], notice["data"], notice["tag"]) == ("Your move: To Court the King", path, path)


def test_quiet_hours_and_ways_are_kept(people: Opener, service: Receiver) -> None:
    page = people(locale="de-DE", timezone_id="Europe/Berlin")
    at_tell_me(page)
    page.get_by_role("button", name="Per Webhook").click()
    page.get_by_label("Adresse, die mit https:// beginnt").fill("https://10.0.0.1/hook")
    page.get_by_role("button", name="Dort Bescheid geben").click()
    expect(page.locator("#tell [role=status]")).to_contain_text("ins eigene Netz des Hauses")
    page.get_by_label("Adresse, die mit https:// beginnt").fill(f"{service.url}/hook")
    page.get_by_label("Für").select_option("ntfy")
    page.get_by_role("button", name="Dort Bescheid geben").click()
    expect(page.locator("#tell li").first).to_contain_text("per Webhook")
    for sentence, label in (("meine Ruhe", "von 22:00 bis 7:00"), ("Schreib mir", "höchstens einmal am Tag")):
        with page.expect_response("**/api/me/telling"):
            page.locator("#tell label", has_text=sentence).locator("select").select_option(label=label)
    info = page.request.get("/api/me/telling").json()
    assert (info["zone"], info["quiet_from"], info["quiet_to"], info["language"]) == ("Europe/Berlin", 1320, 420, "de")
    assert info["every_minutes"] == 1440 and info["ways"][0]["form"] == "ntfy"
    page.get_by_role("button", name="Entfernen: 127.0.0.1").click()
    expect(page.locator("#tell ul li")).to_have_count(0)
