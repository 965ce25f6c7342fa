"""Who looks elsewhere is told that it is his move, by a worker beside the page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import Opener
from tests.page.tables import post, set_table

UK = "um_krone_und_kragen"
# As on Android: a page is refused when it makes a notification itself. What the worker shows is kept here, since a
# browser without a screen shows none; and the page can be looked away from.
PHONE = """
  globalThis.Notification = class {
    static permission = "granted";
    constructor() { throw new TypeError("Illegal constructor"); }
  };
  const shown = globalThis.shown = new Map();
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title, more) => {
      shown.set(more.tag, { title, ...more, close: () => shown.delete(more.tag) });
    },
    getNotifications: async ({ tag }) => [shown.get(tag)].filter(Boolean),
  });
  Object.defineProperty(document, "hidden", { get: () => globalThis.isAway === true });
"""
SHOWN = "[...shown.values()].map(({ title, body, data }) => ({ title, body, data }))"
# A click on what is shown; a worker may only bring a page to the front when a hand has really clicked.
CLICK = """async (data) => {
  const gone = [];
  WindowClient.prototype.focus = async function () { gone.push(`to ${this.url}`); return this; };
  self.clients.openWindow = async (url) => gone.push(`opened ${url}`);
  const waits = [];
  const notification = { data, close: () => gone.push("closed") };
  const click = Object.assign(new Event("notificationclick"), { notification, waitUntil: (it) => waits.push(it) });
  self.dispatchEvent(click);
  await Promise.all(waits);
  return gone;
}"""


def called(people: Opener) -> tuple[Page, str]:
    """Somebody who looks away while it becomes his move, and his table."""
    page = people(permissions=["notifications"], service_workers="allow")
    page.add_init_script(PHONE)
    table = set_table(page, UK, 2, bots=1)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    page.evaluate("globalThis.isAway = true")
    post(page, f"/api/tables/{table}/start", {})
    page.wait_for_function("() => document.title.startsWith('●')")
    return page, table


def test_a_notification_where_the_page_may_make_none(people: Opener) -> None:
    page, table = called(people)
    page.wait_for_function("() => shown.size > 0")
    [notice] = page.evaluate(SHOWN)
    assert notice["title"] == "Your move: To Court the King" and notice["data"] == f"/t/{table}"
    assert notice["body"]


def test_what_a_bot_answers_is_not_told_any_more(people: Opener) -> None:
    page, table = called(people)
    page.wait_for_function("() => shown.size > 0")
    post(page, f"/api/tables/{table}/leave", {})
    page.wait_for_function("() => shown.size === 0")


def test_a_click_goes_to_the_table(people: Opener) -> None:
    page, table = called(people)
    page.wait_for_function(
        "() => navigator.serviceWorker.controller !== null"
    )  # the worker takes over without a reload
    worker = page.context.service_workers[0]
    assert worker.evaluate(CLICK, f"/t/{table}") == ["closed", f"to {page.url}"]
    assert worker.evaluate(CLICK, "/t/another") == ["closed", "opened /t/another"]


def test_a_newer_worker_is_always_found(page: Page) -> None:
    answer = page.request.get("/worker.js")
    assert (
        answer.ok and answer.headers["cache-control"] == "no-cache" and "javascript" in answer.headers["content-type"]
    )
