"""A passkey: made in one browser, and shown in another that has it, too."""

from __future__ import annotations

from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.page.conftest import PATIENCE_MS
from tests.page.tables import Server, post
from tests.page.test_me import at_me

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def somebody(browser: Browser, address: str) -> tuple[Page, CDPSession, str]:
    """A browser of somebody's own, with a device that signs without asking."""
    page = browser.new_context(base_url=address, locale="en-GB", service_workers="block").new_page()
    page.set_default_timeout(PATIENCE_MS)
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    at_me(page)
    return page, session, str(made["authenticatorId"])


def test_a_passkey_makes_another_browser_hers(browser: Browser, server: Server) -> None:
    address = server.url.replace("127.0.0.1", "localhost")  # passkeys are bound to names
    laptop, first, one = somebody(browser, address)
    post(laptop, "/api/me", {"name": "Maud"})
    at_me(laptop)
    laptop.get_by_role("button", name="Add a passkey").click()
    expect(laptop.locator(".devices li", has_text="Passkey")).to_have_count(1)
    (credential,) = first.send("WebAuthn.getCredentials", {"authenticatorId": one})["credentials"]
    phone, second, other = somebody(browser, address)
    phone.get_by_role("button", name="I have a passkey").click()
    expect(phone.locator(".devices [role=status]")).to_have_text("No passkey was shown. Nothing has changed.")
    second.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": credential})
    phone.get_by_role("button", name="I have a passkey").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Maud")
    at_me(laptop)
    expect(laptop.get_by_text("Known on 2 devices")).to_be_visible()
    laptop.get_by_role("button", name="Remove: Passkey").click()
    expect(laptop.locator(".devices li", has_text="Passkey")).to_have_count(0)
    third, last, its = somebody(browser, address)
    last.send("WebAuthn.addCredential", {"authenticatorId": its, "credential": {**credential, "signCount": 9}})
    third.get_by_role("button", name="I have a passkey").click()
    expect(third.locator(".devices [role=status]")).to_have_text("Nobody here has this passkey any more.")
    for page in (laptop, phone, third):
        page.context.close()
