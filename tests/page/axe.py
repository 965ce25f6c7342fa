"""What axe-core finds on a screen, of any weight: at every width, in both lights."""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import Page

from tools import page_build

AXE = (page_build.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIZES = ((1440, 900), (768, 1024), (390, 844), (844, 390))
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
COLOURS = ["color-contrast", "link-in-text-block"]  # all that a light may change
DRAWER = "dialog[open]"  # nothing behind it can be reached

# A place where a word may break is silent, but axe takes it for the end of the word.
UNBREAK = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode())
    if (text.data.includes("\u00ad")) text.data = text.data.replaceAll("\u00ad", "");
}"""

# What the foot of a page covers can be scrolled out from under it: it is too small if it is so in mid-screen as well.
RUN = """async ([place, wish]) => {
  const [where, id] = [document.querySelector(place) ?? document, "target-size"];
  const found = (await axe.run(where, wish)).violations;
  for (const each of found.filter((each) => each.id === id)) {
    const small = [];
    for (const node of each.nodes) {
      document.querySelector(node.target[0])?.scrollIntoView({ block: "center" });
      const [again] = (await axe.run(where, { ...wish, runOnly: { type: "rule", values: [id] } })).violations;
      if (again?.nodes.some(({ target }) => target[0] === node.target[0])) small.push(node);
    }
    each.nodes = small;
  }
  scrollTo(0, 0);
  return found.filter(({ nodes }) => nodes.length);
}"""


def violations(page: Page) -> list[str]:
    """Every finding, by size and light. The page is made narrower where it stands, as one turns a phone."""
    page.evaluate("async () => { await document.fonts.ready; }")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    page.evaluate(UNBREAK)
    found = [fault for size in SIZES for theme in THEMES for fault in findings(page, size, theme)]
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    return found


def findings(page: Page, size: tuple[int, int], theme: Literal["light", "dark"]) -> list[str]:
    """Those at one size in one light."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=theme)
    page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
    rules = {"type": "rule", "values": COLOURS} if theme == "dark" else {"type": "tag", "values": TAGS}
    wish: dict[str, Any] = {"runOnly": rules, "resultTypes": ["violations"]}
    return [
        f"{size[0]}×{size[1]} {theme}: {each['id']} ({each['impact']}): {node['target']} {node['failureSummary'][:300]}"
        for each in page.evaluate(RUN, [DRAWER, wish])
        for node in each["nodes"][:3]
    ]
