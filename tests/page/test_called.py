"""An invitation to a rated game over days reaches a friend who is away, on all ways; and then all of it is gone."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue

import apsw
import pytest
from playwright.sync_api import Error, Page, expect

from tests.page.conftest import PATIENCE_MS, Opener, serving
from tests.page.tables import Server, answer, post
from tests.page.test_tell_me import SUBSCRIBED
from tests.server.receivers import Browser, Mailbox, Receiver, claims_of, mailbox, receiving
from tests.server.test_telling import link_in, text_in

UK = "um_krone_und_kragen"
HOME = "https://tables.example.org"
ATTEMPTS = 5
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
# The real worker is handed what its push service would hand it; a browser without a screen shows no notifications.
TOLD = """async (plain) => {
    const shown = [];
    delete WorkerNavigator.prototype.setAppBadge; // a browser without icons ends the page that asks for one
    ServiceWorkerRegistration.prototype.showNotification = async (title, { data }) => void shown.push([title, data]);
    ServiceWorkerRegistration.prototype.getNotifications = async () => shown;
    await told(JSON.parse(plain));
    return shown;
}"""


@pytest.fixture(scope="module")
def services() -> Iterator[tuple[Receiver, Mailbox]]:
    """A push service, which takes hooks as well, and a mailbox."""
    begun: Queue[tuple[Receiver, Mailbox, asyncio.AbstractEventLoop, asyncio.Event]] = Queue()

    async def whole() -> None:
        over = asyncio.Event()
        async with receiving() as found, mailbox() as box:
            begun.put((found, box, asyncio.get_running_loop(), over))
            await over.wait()

    thread = threading.Thread(target=lambda: asyncio.run(whole()))  # this one has a loop already
    thread.start()
    found, box, loop, over = begun.get()
    yield found, box
    loop.call_soon_threadsafe(over.set)
    thread.join()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the house keeps its tables."""
    return tmp_path_factory.mktemp("called")


@pytest.fixture(scope="module")
def server(folder: Path, services: tuple[Receiver, Mailbox]) -> Iterator[Server]:
    """A house that tells, at once."""
    wishes = {"REGALIA_PUBLIC_URL": HOME, "REGALIA_TELL_AFTER": "0", "REGALIA_INNER_NETWORKS": "127.0.0.0/8"}
    mails = {"REGALIA_MAIL_SERVER": services[1].url, "REGALIA_MAIL_FROM": "regalia@example.org"}
    with serving(folder, **wishes, **mails) as found:
        yield found


def until(true: Callable[[], object]) -> None:
    """Wait for something that comes from elsewhere."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def asks_to_be_told(page: Page, service: Receiver, box: Mailbox) -> Browser:
    """By push to this browser, by hook and by mail."""
    browser = Browser()
    with page.expect_response("**/api/me/telling"):
        page.goto("/me")
    page.wait_for_function(CONTROLLED)
    page.evaluate(SUBSCRIBED, browser.wish(service))
    page.get_by_role("button", name="Tell this device").click()
    expect(page.locator("#tell li").first).to_contain_text("this device")
    post(page, "/api/me/telling/hook", {"address": f"{service.url}/hook"})
    post(page, "/api/me/telling/mail", {"address": "ben@example.org"})
    until(lambda: box.got)
    page.goto(f"/me#confirm={link_in(text_in(box.got[0]), 'confirm')}")
    page.get_by_role("button", name="Yes, write to me").click()
    expect(page.get_by_text("From now on b…@example.org is written to.")).to_be_visible()
    return browser


def delivered(page: Page, push: bytes) -> list[list[str]]:
    """What the real worker beside the page shows of a push."""
    page.wait_for_function(CONTROLLED)
    for _ in range(ATTEMPTS):
        try:
            shown: list[list[str]] = page.context.service_workers[-1].evaluate(TOLD, push.decode())
            return shown
        except Error:  # it was asleep, and is woken by the next request
            page.reload()
            page.wait_for_function(CONTROLLED)
    raise AssertionError("the worker does not stay awake")


def everything(folder: Path) -> bytes:
    """All that the store of the house keeps."""
    found = []
    connection = apsw.Connection(str(folder / "house.db"), flags=apsw.SQLITE_OPEN_READONLY)
    for (name,) in list(connection.execute("select name from sqlite_master where type = 'table'")):
        for row in connection.execute(f'select * from "{name}"'):
            found += [each if isinstance(each, bytes) else str(each).encode() for each in row]
    connection.close()
    return b"\n".join(found)


def elsewhere(page: Page) -> Page:
    """The same person has closed the page; there is another one that shows nothing yet."""
    other = page.context.new_page()
    other.set_default_timeout(PATIENCE_MS)
    page.close()
    return other


def test_a_friend_is_called_to_a_rated_game_over_days(
    people: Opener, services: tuple[Receiver, Mailbox], folder: Path
) -> None:
    service, box = services
    ann, ben = people(), people(service_workers="allow", permissions=["notifications"])
    post(ann, "/api/me", {"name": "Ann"})
    post(ben, "/api/me", {"name": "Benedetto"})
    browser = asks_to_be_told(ben, service, box)
    ben = elsewhere(ben)
    token = post(ann, "/api/me/friends/link", {})["token"]
    post(ben, "/api/me/friends/take", {"token": token})

    # the invitation, on every way
    wish = {"game": UK, "seats": 2, "name": "Ann", "rated": True, "pace": {"kind": "days", "amount": 3}}
    table = post(ann, "/api/tables", wish)["table"]
    ann.goto(f"/t/{table}")
    ann.locator("[data-ask-friends] button", has_text="Benedetto").click()
    until(lambda: len(service.got) == 2 and len(box.got) == 2)
    push = next(each for each in service.got if each.path.startswith("/push"))
    hook = next(each for each in service.got if each.path == "/hook")
    assert claims_of(push)["aud"] == service.url
    said = {"title": "You are asked to a table: To Court the King", "text": "With Ann."}
    plain = browser.opened(push.body)
    assert json.loads(plain) == {**said, "path": f"/t/{table}"}
    assert json.loads(hook.body) == {**said, "link": f"{HOME}/t/{table}"}
    letter = box.got[1]
    assert letter["Subject"] == said["title"] and f"{HOME}/t/{table}" in text_in(letter)
    ben.goto("/about")
    assert delivered(ben, plain) == [[said["title"], f"/t/{table}"]]

    # one link opens the table; the game begins
    ben = elsewhere(ben)
    ben.goto(f"/t/{table}")
    expect(ben.get_by_text("rated", exact=False).first).to_be_visible()
    ben.get_by_role("button", name="Sit down").click()
    expect(ann.get_by_role("heading", name="Benedetto")).to_be_visible()
    ben = elsewhere(ben)

    # quiet hours, then whose move it is
    hour = 60 * int(time.strftime("%H", time.gmtime()))
    post(ben, "/api/me/telling", {"zone": "UTC", "quiet_from": hour, "quiet_to": (hour + 180) % 1440})
    post(ann, f"/api/tables/{table}/start", {})
    while 1 not in asked_at(ann, table):
        answer(ann)
    ann.wait_for_timeout(1_000)
    assert len(service.got) == 2 and len(box.got) == 2, "not in the quiet hours"
    post(ben, "/api/me/telling", {"quiet_from": 0, "quiet_to": 0})
    until(lambda: len(service.got) == 4 and len(box.got) == 3)
    assert box.got[2]["Subject"] == "Your move: To Court the King"
    ben.goto(f"/t/{table}")
    ben.wait_for_selector("[data-prompt]")
    answer(ben)

    # everything is gone
    post(ben, f"/api/tables/{table}/leave", {})
    traces = [b"Benedetto", b"ben@example.org", service.url.encode(), browser.point]
    before = everything(folder)
    assert all(trace in before for trace in traces)
    ben.goto("/me")
    ben.get_by_role("button", name="Delete me").click()
    ben.get_by_role("dialog").get_by_role("button", name="Delete me").click()
    ben.wait_for_selector("article.plate")
    after = everything(folder)
    assert [trace for trace in traces if trace in after] == []
    assert post(ann, "/api/me/telling", {})["ways"] == [] and ann.request.get("/api/me/friends").json()["friends"] == []


def asked_at(page: Page, table: str) -> list[int]:
    """The seats that are asked there."""
    lines = page.request.get("/api/mine").json()["tables"]
    return next(line["asked"] for line in lines if line["id"] == table)
