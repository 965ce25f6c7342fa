"""The page as something installed: what browsers ask for before they offer it, and what opens without a server."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.page.conftest import PATIENCE_MS, Opener, serving
from tests.page.tables import Server
from tools import page_build
from tools.icons import SIZES

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async (path) => (await Promise.all((await caches.keys()).map(async (name) =>
    (await (await caches.open(name)).keys()).some((each) => each.url.includes(path))))).some(Boolean)"""

TAKE_IN = """async (body) => {
    const headers = {"Content-Type": "application/json"};
    return (await (await fetch("/api/records", {method: "POST", headers, body})).json()).table;
}"""


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server below a path."""
    with serving(tmp_path_factory.mktemp("below"), REGALIA_ROOT_PATH="/games") as found:
        yield found


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height of a picture."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return int(width), int(height)


def opened(browser: Browser, address: str) -> tuple[BrowserContext, Page]:
    """A page under its worker."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(f"{address}/")
    page.wait_for_function(CONTROLLED)
    return context, page


@pytest.mark.parametrize("root", ["", "/games"])
def test_browsers_offer_to_install_it(browser: Browser, server: Server, below: Server, root: str) -> None:
    address = (below if root else server).url + root
    context, page = opened(browser, address)
    link = page.locator("link[rel=manifest]").get_attribute("href")
    assert link == f"{root}/manifest.webmanifest"
    at = urljoin(address, link)
    answer = page.request.get(at)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["name"] and manifest["short_name"] and manifest["display"] == "standalone"
    assert urljoin(at, manifest["start_url"]) == urljoin(at, manifest["scope"]) == f"{address}/"
    pictures = [each for each in manifest["icons"] if each["type"] == "image/png"]
    for each in pictures:
        width, height = size_of(page.request.get(urljoin(at, each["src"])).body())
        assert f"{width}x{height}" == each["sizes"] and width == height
    assert {(each["sizes"], each["purpose"]) for each in pictures} >= {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    touch = page.request.get(urljoin(at, page.locator("link[rel=apple-touch-icon]").get_attribute("href") or ""))
    assert size_of(touch.body()) == (180, 180)
    context.set_offline(True)
    page.goto(f"{address}/")
    page.wait_for_selector("article.plate")
    expect(page.get_by_text("The house cannot be reached.")).to_be_visible()
    context.close()


def test_every_icon_has_its_size() -> None:
    public = page_build.WEB / "public"
    for name, size in SIZES.items():
        assert size_of((public / f"{name}.png").read_bytes()) == (size, size), "run: python -m tools.icons"


def test_rules_and_a_replay_open_without_a_server(people: Opener) -> None:
    page = people(service_workers="allow")
    page.goto("/")
    page.wait_for_function(CONTROLLED)
    record = (files("regalia.games") / "krone_und_schwert" / "show.json").read_text()
    table = page.evaluate(TAKE_IN, record)
    page.goto(f"/replay/{table}")
    page.wait_for_selector(".replay main.board")
    page.wait_for_load_state("networkidle")
    page.goto("/")
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    page.wait_for_function(KEPT, arg="/assets/Rules-")
    page.goto("/rules/krone_und_schwert")
    page.wait_for_selector("#main h2")
    page.context.set_offline(True)
    page.goto("/rules/krone_und_schwert")
    page.wait_for_selector("#main h2")
    page.goto(f"/replay/{table}")
    page.wait_for_selector(".replay main.board")
    expect(page.get_by_text("The house cannot be reached.")).to_be_visible()


SHARE = """async (record) => {
    const form = document.createElement("form");
    Object.assign(form, {method: "POST", action: "/share", enctype: "multipart/form-data"});
    const field = Object.assign(document.createElement("input"), {type: "file", name: "record"});
    const files = new DataTransfer();
    files.items.add(new File([record], "game.json", {type: "application/json"}));
    field.files = files.files;
    form.append(field);
    document.body.append(form);
    form.submit();
}"""


def test_a_record_is_shared_with_the_installed_page(people: Opener) -> None:
    page = people(service_workers="allow")
    page.goto("/")
    page.wait_for_function(CONTROLLED)
    target = page.request.get("/manifest.webmanifest").json()["share_target"]
    assert (target["method"], target["enctype"]) == ("POST", "multipart/form-data")
    assert urljoin(page.url, target["action"]).endswith("/share") and target["params"]["files"][0]["name"] == "record"
    page.evaluate(SHARE, (files("regalia.games") / "krone_und_schwert" / "show.json").read_text())
    page.wait_for_url("**/replay/*")
    page.wait_for_selector(".replay main.board")
    page.goto("/")
    page.wait_for_selector("article.plate")
    page.evaluate(SHARE, "this is no record")
    expect(page.get_by_role("alert")).to_contain_text("is not a recorded game")
    assert not page.evaluate(KEPT, "shared.json"), "it is given once"


def test_a_newer_page_is_shown_at_once(browser: Browser, server: Server, tmp_path: Path) -> None:
    """The worker of an old page gives the new one as soon as the server has it."""
    context, page = opened(browser, server.url)
    page.evaluate(
        """async () => { for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            const old = new Response("<p>old</p>", {headers: {"Content-Type": "text/html"}});
            if (await cache.match("/")) await cache.put("/", old);
        }}"""
    )
    page.goto(f"{server.url}/")
    page.wait_for_selector("article.plate")
    context.set_offline(True)
    page.goto(f"{server.url}/")
    page.wait_for_selector("article.plate")
    context.close()
