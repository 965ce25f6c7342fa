"""What somebody hears who plays by keyboard: the focused thing in the accessibility tree, and what is told aloud."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.page.tables import SHOWN, until_asked

MOST_TABS = 12  # between two parts of the table
# Every sentence that comes into the live region is noted, also if the next one comes at once.
LISTEN = """() => {
  window.aloud = [];
  const known = new WeakSet();
  const note = () => {
    for (const told of document.querySelectorAll("[data-aloud] p"))
      if (!known.has(told)) known.add(told), window.aloud.push(told.textContent);
  };
  note();
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
}"""


class Ear:
    """Listens to one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)
        page.evaluate(LISTEN)

    def heard(self) -> str:
        """Name, role and description of what has focus."""
        thing = self.line.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        tree = self.line.send("Accessibility.getPartialAXTree", {"objectId": thing, "fetchRelatives": False})
        node = tree["nodes"][0]
        said = [str(node.get(part, {}).get("value", "")) for part in ("name", "role", "description")]
        return re.sub(r"\s+", " ", " | ".join(said))

    def press(self, key: str, times: int = 1) -> str:
        """Press a key; what is heard then. Something always has focus."""
        for _ in range(times):
            self.page.keyboard.press(key)
        assert not self.page.evaluate("document.activeElement === document.body"), f"{key} has lost the focus"
        return self.heard()

    def answer(self, key: str = "Enter") -> str:
        """Answer, and wait until one is asked again; what is heard then."""
        before = self.page.evaluate(f"() => {{ window.aloud = []; return ({SHOWN})(); }}")
        self.page.keyboard.press(key)
        self.page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)
        until_asked(self.page)
        self.page.wait_for_function("() => document.activeElement !== document.body")
        return self.heard()

    def tab_to(self, chosen: str, key: str = "Tab") -> int:
        """Go on with Tab until something of this kind has focus; how many times it took."""
        for times in range(1, MOST_TABS + 1):
            self.page.keyboard.press(key)
            if self.page.evaluate("(chosen) => document.activeElement.matches(chosen)", chosen):
                return times
        raise AssertionError(f"{chosen} is more than {MOST_TABS} times {key} away: {self.heard()}")

    def tab_until(self, word: str) -> None:
        """Go on with Tab until the focused thing begins with this word."""
        for _ in range(MOST_TABS):
            if self.press("Tab").startswith(word):
                return
        raise AssertionError(f"{word} is more than {MOST_TABS} times Tab away: {self.heard()}")

    def hears(self, pattern: str) -> re.Match[str]:
        """What is heard begins like this."""
        found = re.match(pattern, self.heard())
        assert found, f"{self.heard()!r} is not {pattern!r}"
        return found

    def told(self) -> str:
        """What the live region has told since the last answer."""
        return " ".join(self.page.evaluate("window.aloud"))
