"""What can I do, what does it cost, why not: before and after the click."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from regalia.client.player import Player
from regalia.core.registry import game
from tests.page import kragen, tables
from tests.page.conftest import Opener
from tests.page.lines import answer, over_the_line
from tests.page.places import BROKEN, CONTRAST, touch
from tests.page.tables import open_table, sit, take_seat, until_asked

SCHWERT = "krone_und_schwert"
FIRST = ("place", "draw", "crown", "that-is-all", "no-tax", "pass", "end-turn")  # what one does who gathers cards


async def gather(player: Player) -> None:
    """Draws cards, until one has six and three action points."""
    while True:
        await player.until(lambda each: each.choices)
        view = player.view
        if view["asks"] == "action" and len(view["hand"]) >= 6 and view["ap"] == 3 and not view["said"]:
            return
        assert player.update and player.update.prompt
        acts = {
            game(SCHWERT).act_from(each.act).__struct_config__.tag: each.action for each in player.update.prompt.choices
        }
        wanted = next((acts[kind] for kind in FIRST if kind in acts), player.choices[0])
        await answer(player, wanted)


def with_cards(page: Page) -> None:
    """A table at which one holds six cards and may do anything."""
    seat = take_seat(page, SCHWERT, 2, options={"assembly": "random", "max_rounds": 50})
    over_the_line(page, seat, gather)
    open_table(page, seat["table"])
    until_asked(page)
    expect(page.locator("[data-use=occupy] .btn")).to_be_visible()


def test_every_deed_shows_its_price_and_what_comes_of_it(page: Page) -> None:
    with_cards(page)
    draw = page.locator("[data-use=draw]")
    expect(draw.locator(".price b")).to_have_text("1")
    expect(page.locator("[data-use=occupy] .price b")).to_have_text("3")
    expect(draw.locator(".outcome")).to_contain_text("cards")
    expect(draw.locator(".btn")).to_have_attribute("aria-keyshortcuts", "D")
    expect(draw.locator("u")).to_have_text("D")


def test_a_card_tells_all_its_uses_and_hovering_moves_the_gold(page: Page) -> None:
    with_cards(page)
    page.locator(".hand button").first.click()
    expect(page.locator("[data-prompt] .what")).to_contain_text("What will you do with")
    expect(page.locator(".hand .is-picked")).to_have_count(1)  # of two equal cards the one that was touched
    page.locator("[data-use=expand] .btn").hover()
    expect(page.locator("[data-use=expand] .btn.primary")).to_be_visible()
    expect(page.locator(".space.is-legal").first).to_be_visible()
    page.locator("[data-use=draw] .btn").hover()
    expect(page.locator(".space.is-legal")).to_have_count(0)


def test_a_golden_space_is_enough_to_expand(page: Page) -> None:
    with_cards(page)
    page.locator(".hand button").first.click()
    page.locator("[data-use=expand] .btn").hover()
    page.locator(".space.is-legal").first.dispatch_event("click")
    expect(page.locator(".aps .gone")).to_have_count(1)


def test_what_ends_the_turn_is_asked_once_more_and_can_be_called_off(page: Page) -> None:
    with_cards(page)
    page.locator("[data-use=occupy] .btn").click()
    page.locator(".space.is-legal").first.dispatch_event("click")
    expect(page.locator("[data-prompt] .price.paid")).to_have_count(3)
    expect(page.locator("[data-sure] .btn")).to_contain_text("end turn")
    page.keyboard.press("Escape")
    expect(page.locator("[data-sure]")).to_have_count(0)
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-use=occupy] .btn")).to_be_visible()


def test_what_was_begun_after_a_draw_can_be_cancelled(page: Page) -> None:
    with_cards(page)
    page.locator("[data-use=draw] .btn").click()
    expect(page.locator(".aps .gone")).to_have_count(1)
    page.locator(".hand button").first.click()
    page.locator("[data-use=expand] .btn").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-use=draw] .btn")).to_be_visible()
    expect(page.locator(".refused")).to_have_count(0)


def test_a_space_that_cannot_be_used_says_why_and_names_its_rule(page: Page) -> None:
    with_cards(page)
    free = page.locator(".space:not(.is-legal)", has_not=page.locator(".owned")).first
    free.dispatch_event("pointerenter")
    expect(page.get_by_role("tooltip").locator(".rule-link")).to_be_visible()
    expect(page.get_by_role("tooltip").locator("p")).to_contain_text("rule")


def test_what_a_card_cannot_do_is_greyed_with_its_rule(page: Page) -> None:
    with_cards(page)
    reasons: list[str] = []
    for card in page.locator(".hand button").all():
        card.click()
        expect(page.locator("[data-prompt] .what")).to_contain_text("What will you do with")
        reasons += page.locator("[data-prompt] .act.off .why").all_inner_texts()
        assert (
            page.locator("[data-prompt] .act.off .why .rule-link").count() == page.locator("[data-prompt] .off").count()
        )
        card.click()
    assert reasons and all(len(reason) > len("rule") for reason in reasons)


def test_a_finger_on_a_space_is_told_why_not(people: Opener) -> None:
    phone = people(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    with_cards(phone)
    phone.locator(".space:not(.is-legal)", has_not=phone.locator(".owned")).first.dispatch_event("click")
    expect(phone.get_by_role("tooltip").locator(".rule-link")).to_be_visible()


def test_a_hand_of_any_size_is_laid_out_and_no_name_is_cut(people: Opener) -> None:
    for locale in ("en-GB", "de-DE", "fr-FR"):
        page = people(locale=locale)
        with_cards(page)
        cut = "names => names.filter(name => name.scrollWidth > name.clientWidth + 1).map(name => name.textContent)"
        assert page.locator(".hand .name").evaluate_all(cut) == []


# --- at the court


def test_parity_is_words_and_one_glow_means_one_thing(page: Page) -> None:
    kragen.open_court(page, data=None)
    expect(page.locator("[data-court=maid]")).to_contain_text("all odd")
    expect(page.locator("[data-court=philosopher]")).to_contain_text("all even")
    expect(page.locator("[data-court=maid] svg.die, [data-court=maid] .signs")).to_have_count(0)
    kragen.ok(page).click()
    page.wait_for_selector(f"{kragen.ACTIVE}.is-legal")
    expect(page.locator("[data-court=jester] .sure")).to_contain_text("sure")
    gold = "node => getComputedStyle(node).boxShadow.includes('255, 224, 122')"
    assert page.locator(kragen.ACTIVE).first.evaluate(gold)
    assert not page.locator("[data-court=jester]").evaluate(gold)


def test_the_tip_of_a_card_leaves_its_name_free(page: Page) -> None:
    kragen.open_court(page, data=None)
    page.locator("[data-court=guard]").hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    apart = """() => {
      const tip = document.querySelector("[role=tooltip]").getBoundingClientRect();
      const name = document.querySelector("[data-court=guard] .name").getBoundingClientRect();
      return tip.bottom <= name.top || tip.top >= name.bottom || tip.right <= name.left || tip.left >= name.right;
    }"""
    page.wait_for_function(apart)


# --- For a Crown and Le Royaume des 5 Couronnes

CROWN = "for_a_crown"
ROYAUME = "royaume_des_5_couronnes"


def at_market(page: Page, asking: str = "") -> None:
    """A table at which one may recruit; with a wish to be asked once more."""
    if asking:
        page.add_init_script(f"localStorage.setItem('regalia-asking', '{asking}')")
    sit(page, CROWN, 3)
    until_asked(page)
    while not page.locator(".market .card.is-legal").count():
        touch(page, 0)


def test_a_mercenary_tells_price_and_use_before_the_click(page: Page) -> None:
    at_market(page)
    card = page.locator(".market .card.is-legal").first
    card.hover()
    tip = page.get_by_role("tooltip")
    expect(tip.locator(".price b")).to_have_text("1")
    expect(tip).to_contain_text("joins the common pile, works for you in")
    expect(card).to_have_accessible_description(re.compile("works for you in"))
    card.click()
    expect(page.locator("[data-prompt] .outcome").first).to_contain_text("leaves you")


def test_a_payment_ends_the_turn_and_is_asked_once_more(page: Page) -> None:
    at_market(page)
    page.locator(".market .card.is-legal").first.click()
    page.locator("[data-prompt] .answer .btn").first.click()
    expect(page.locator("[data-sure] .btn")).to_have_text("Pay, end turn")
    page.keyboard.press("Escape")
    expect(page.locator("[data-prompt] .answer .btn").first).to_be_visible()


def test_who_never_wants_to_be_asked_pays_at_once(page: Page) -> None:
    at_market(page, "never")
    page.locator(".market .card.is-legal").first.click()
    page.locator("[data-prompt] .answer .btn").first.click()
    expect(page.locator(".own .cards .card")).to_have_count(1)


def test_a_finger_reads_a_card_before_it_recruits(people: Opener) -> None:
    phone = people(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    at_market(phone)
    card = phone.locator(".market .card.is-legal").first
    card.tap()
    expect(phone.locator("[data-prompt] .what")).to_contain_text(card.locator(".name").inner_text())
    expect(phone.locator("[data-prompt] .hint")).to_contain_text("Take one")
    expect(phone.locator("[data-prompt] .btn.primary .price b")).to_have_text("1")
    phone.locator("[data-prompt] .btn.primary").tap()
    expect(phone.locator("[data-prompt] .answer .btn").first).to_be_visible()


def test_no_name_is_cut_or_broken_on_a_small_phone(people: Opener) -> None:
    for locale in ("de-DE", "fr-FR", "en-GB"):
        phone = people(locale=locale, viewport={"width": 360, "height": 640})
        at_market(phone, "never")
        assert phone.evaluate(BROKEN) == []
        cut = "names => names.filter(name => name.scrollWidth > name.clientWidth + 1).map(name => name.textContent)"
        assert phone.locator(".market .name").evaluate_all(cut) == []


def rolled(page: Page, asking: str) -> None:
    """A table at which one has rolled, and no knight is chosen yet."""
    page.add_init_script(f"localStorage.setItem('regalia-asking', '{asking}')")
    sit(page, ROYAUME, 3, options={"witch": "auto"})
    until_asked(page)
    while not page.locator("[data-slot]").count():  # a seven ends the turn
        tables.answer(page)
        until_asked(page)


def test_a_move_says_where_it_leads(page: Page) -> None:
    rolled(page, "turn")
    page.locator("main.board [data-piece^='knight:'].is-legal").first.dispatch_event("click")
    expect(page.locator("[data-confirm] .outcome")).to_have_text(
        re.compile("face-down card|Kraddoch|bare|trap|monster|treasure|weapon|rests|starts")
    )


def test_a_button_that_is_not_possible_can_be_read(people: Opener) -> None:
    for light in ("light", "dark"):
        page = people(color_scheme=light)
        rolled(page, "never")
        expect(page.locator("[data-confirm] .btn")).to_have_attribute("aria-disabled", "true")
        assert page.locator("[data-confirm] .btn").evaluate(CONTRAST) >= 4.5
