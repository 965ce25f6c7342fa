"""Hands and cards where much lies in them: a large hand, equal cards, and what a phone tells of them."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.conftest import Opener
from tests.page.lines import over_the_line
from tests.page.places import BROKEN, MISSED, at_size
from tests.page.tables import open_table, sit, take_seat, until_asked
from tests.page.test_prices import SCHWERT, at_market, gather

MANY = 19
# Cards that are out of sight, or hardly to be seen under the next; a phone's hand is drawn along.
UNSEEN = """(isPhone) => [...document.querySelectorAll(".hand button")].filter((card) => {
  const { left, right, top, width } = card.getBoundingClientRect();
  const next = card.closest("li").nextElementSibling?.getBoundingClientRect();
  const free = next && Math.abs(next.top - top) < 4 ? next.left - left : width;
  const hand = card.closest(".hand");
  const isFar = left < 0 || right > innerWidth + 1;
  const isDrawn = isPhone && getComputedStyle(hand).overflowX === "auto" && hand.scrollWidth > hand.clientWidth;
  return free < 24 || (isFar && !isDrawn);
}).map((card) => card.textContent)"""


def deal_many(page: Page) -> None:
    """Whatever the server deals, the hand of whoever looks has so many cards, some of them twice."""

    def more(message: str) -> str:
        content = json.loads(message)
        hand = content.get("view", {}).get("hand")
        if hand:
            content["view"]["hand"] = sorted((hand * MANY)[:MANY])
        return json.dumps(content)

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda message: server.send(message))
        server.on_message(lambda message: route.send(more(str(message))))

    page.route_web_socket(re.compile(r"/socket\?"), connect)


def test_a_hand_of_nineteen_is_laid_out_and_one_of_two_equal_cards_is_lifted(people: Opener) -> None:
    page = people()
    seat = take_seat(page, SCHWERT, 2, options={"assembly": "random", "max_rounds": 50})
    over_the_line(page, seat, gather)
    deal_many(page)
    open_table(page, seat["table"])
    until_asked(page)
    for size in ("desk", "wide", "phone", "short"):
        assert at_size(page, size).locator(".hand button").count() == MANY
        assert page.evaluate(UNSEEN, size in ("phone", "short")) == [], size
        expect(page.locator(".own .count")).to_have_text(str(MANY))
    at_size(page, "desk")
    card = page.locator(".hand button").nth(1)  # as the one before it
    assert card.get_attribute("data-piece") == page.locator(".hand button").first.get_attribute("data-piece")
    card.click()
    expect(page.locator(".hand .is-picked")).to_have_count(1)
    expect(card).to_have_class(re.compile("is-picked"))


def test_an_element_is_looked_at_before_it_is_laid(page: Page) -> None:
    lay = page.locator("[data-prompt] .btn", has_text="Lay it here")
    while not lay.count():  # chance names who lays the first
        sit(page, SCHWERT, 3, options={"assembly": "by_players"})
        until_asked(page)
    expect(lay).to_have_attribute("aria-disabled", "true")  # nothing has been looked at
    laid = page.locator(".space").count()
    page.locator("main.board .is-legal").first.dispatch_event("click")
    expect(lay).not_to_have_attribute("aria-disabled", "true")
    assert page.locator(".space").count() == laid, "a click laid it at once"
    lay.click()
    expect(page.locator(".space")).not_to_have_count(laid)


def test_a_phone_tells_as_much_as_a_desk(people: Opener) -> None:
    phone = people(locale="fr-FR", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    at_market(phone)
    expect(phone.locator("[data-prompt] .hint")).not_to_be_empty()
    assert phone.evaluate(BROKEN) == []
    assert phone.evaluate(MISSED) == []
    phone.locator("[data-prompt] .all").tap()
    codes = re.compile(r"\([A-Z]\d[A-Z]?\)|[A-Z]{2}-R\d")
    for text in phone.locator("[data-prompt] .btn, [data-prompt] li").all_inner_texts():
        assert not codes.search(text), text
    phone.locator("header button.menu").first.tap()
    expect(phone.get_by_role("button", name="Touches")).to_have_count(0)
