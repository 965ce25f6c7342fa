"""A table as eye and finger meet it, measured in the browser: boxes, lines of words, and what a touch hits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page

from tests.page.tables import SHOWN, until_asked

# Phones upright and on their side, a screen at 200 % and a large one.
SIZES = {
    "desk": (1440, 900),
    "phone": (390, 844),
    "short": (360, 640),
    "side": (844, 390),
    "zoomed": (640, 400),
    "wide": (1920, 1080),
    "small desk": (1180, 740),
    "tablet": (768, 1024),
    "small side": (667, 375),
    "low side": (740, 360),
}

# What of the prompt cannot be seen at once.
WHOLE = """() => {
  const box = (node) => node.getBoundingClientRect();
  const prompt = box(document.querySelector("[data-prompt]"));
  const cut = [...document.querySelectorAll("[data-prompt] .btn")].filter((button) => {
    const { top, bottom, width } = box(button);
    return width > 0 && (top < prompt.top - 1 || bottom > prompt.bottom + 1);
  });
  return cut.map((button) => `one must scroll to ${button.textContent.trim()}`);
}"""

# All that is wrong with where things stand.
PLACED = """() => {
  const box = (node) => node.getBoundingClientRect();
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`it scrolls sideways: ${root.scrollWidth}`);
  if (root.scrollHeight > innerHeight) found.push(`it scrolls: ${root.scrollHeight}`);
  const prompt = box(document.querySelector("[data-prompt]"));
  if (prompt.top < 0 || prompt.bottom > innerHeight + 1) found.push(`the prompt is out of sight: ${prompt.bottom}`);
  const board = box(document.querySelector("main.board"));
  if (board.height < 160) found.push(`the board is ${board.height} high`);
  if (board.bottom > prompt.top + 1 && board.right > prompt.left + 1) found.push("the prompt lies over the board");
  for (const piece of document.querySelectorAll(".pieces [data-piece], .pieces button")) {
    const { left, right, top, bottom, width } = box(piece);
    if (width === 0) continue;
    const name = piece.getAttribute("aria-label") ?? piece.textContent.trim();
    const isUnder = bottom > prompt.top + 2 && right > prompt.left && top < prompt.bottom;
    if (isUnder) found.push(`the prompt lies over ${name}`);
    if (left < -2 || top < 0) found.push(`${name} is out of sight`);
  }
  return found;
}"""

# What a finger would miss: it is aimed at the middle, and 22 px (12 px for a link within words) to each side.
MISSED = """() => {
  const far = (node) => node.matches(".rule-link, .all") ? 12 : 22;
  const meets = (node, x, y) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
    const hit = document.elementFromPoint(x, y);
    return Boolean(hit) && (node.contains(hit) || hit.contains(node) || hit.closest("[role=tooltip]"));
  };
  const found = [];
  for (const node of document.querySelectorAll("[data-prompt] button, header button, .players .name, .pieces button")) {
    const area = node.matches(".name") ? node.closest(".player") : node;
    const { left, top, width, height } = area.getBoundingClientRect();
    if (width === 0 || node.matches("[tabindex='-1']")) continue;
    const [x, y, reach] = [left + width / 2, top + height / 2, far(node) - 1];
    const points = [[0, -reach], [0, reach]].concat(reach > 12 ? [] : [[-reach, 0], [reach, 0]]);
    if (!points.every(([dx, dy]) => meets(node, x + dx, y + dy)))
      found.push(`${node.className} ${node.textContent.trim()}: ${Math.round(width)} × ${Math.round(height)}`);
  }
  return found;
}"""

# Names and titles with a word that goes on in the next line without a hyphen.
BROKEN = """() => {
  const found = [];
  const names = ".name, h1, h2, h3, h4, th, .players b, [data-prompt] .btn, .card b";
  const isShown = (node) => node.getClientRects().length > 0;
  const isRead = (node) => node.getBoundingClientRect().width > 1; // else it is for the ear alone
  for (const node of document.querySelectorAll(names)) {
    if (!isShown(node)) continue;
    node.style.hyphens = "manual"; // a hyphen of the browser's own would be no fault
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      if (!isRead(text.parentElement)) continue;
      const line = (place) => {
        const range = new Range();
        range.setStart(text, place);
        range.setEnd(text, place + 1);
        return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
      };
      for (const { index } of text.data.matchAll(/(?=([\\p{L}\\p{N}]{2}))/gu))
        if (line(index) !== line(index + 1))
          found.push(`${text.data.slice(0, index + 1)}|${text.data.slice(index + 1)} in ${node.className}`);
    }
    node.style.hyphens = "";
  }
  return found;
}"""

# Words that are cut: by an ellipsis, by the edge of what holds them, or by the signs of how many cards are left.
CUT = """() => {
  const found = [];
  const inside = (one, box, low) =>
    Math.max(box.left - one.left, one.right - box.right) <= 1.5 &&
    Math.max(box.top - one.top, one.bottom - box.bottom) <= low;
  const meets = (one, mark) => {
    const box = mark.getBoundingClientRect();
    const hair = one.height * 0.15;
    const isBeside = one.right <= box.left + 0.5 || one.left >= box.right - 0.5;
    return box.width > 0 && !isBeside && one.bottom - hair > box.top && one.top + hair < box.bottom;
  };
  /** What cuts a line of words; what may be scrolled cuts nothing, and a badge may lie on the edge of its piece. */
  const cutter = (one, from, part) => {
    let isBadge = false;
    for (let node = from; node && node !== part; node = node.parentElement) {
      const style = getComputedStyle(node);
      const box = node.getBoundingClientRect();
      const isForTheEar = box.width <= 1;
      if (isForTheEar || /auto|scroll/.test(style.overflowX + style.overflowY)) return null;
      const isPiece = node.matches("[data-piece], [data-court], .btn, li");
      const holds = /hidden|clip/.test(style.overflowX) || (isPiece && !isBadge);
      isBadge ||= style.position === "absolute";
      if (holds && style.display !== "inline" && !inside(one, box, one.height * 0.2)) return node.className;
    }
    return null;
  };
  for (const part of document.querySelectorAll("main.board, .players, [data-prompt], .pieces")) {
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const [from, words] = [text.parentElement, text.data.trim()];
      const isRead = from.checkVisibility({ visibilityProperty: true }) && !from.closest("svg, .sr");
      if (!words || !isRead) continue;
      const range = new Range();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 2);
      const marks = [...(from.closest(".card")?.querySelectorAll(".copies > *") ?? [])];
      const by = lines.map((one) => cutter(one, from, part)).find(Boolean);
      if (by) found.push(`${words} is cut by ${by}`);
      const isMet = lines.some((one) => marks.some((mark) => meets(one, mark)));
      if (isMet) found.push(`${words} runs into signs`);
    }
  }
  return found;
}"""

# How much the words of a node stand out from what lies behind them.
CONTRAST = """(node) => {
  const brush = document.createElement("canvas").getContext("2d");
  const shade = (colour) => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  };
  const light = ([red, green, blue]) => {
    const [r, g, b] = [red, green, blue].map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  let ground = node;
  while (shade(getComputedStyle(ground).backgroundColor)[3] < 255) ground = ground.parentElement;
  const colours = [getComputedStyle(node).color, getComputedStyle(ground).backgroundColor];
  const lights = colours.map((each) => light(shade(each)));
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}"""

# One answer as people give it: what glows in turn, else a button; the list of all answers stays shut.
TOUCH = """(turn) => {
  const open = "[data-prompt] .btn:not([aria-disabled]):not([aria-keyshortcuts=U])";
  const seen = (node) => node.getBoundingClientRect().width > 0;
  const sure = document.querySelector("[data-sure] .btn");
  if (sure) return void sure.click();
  const pieces = [...document.querySelectorAll(".is-legal:not(.is-picked)")].filter(seen);
  const buttons = [...document.querySelectorAll(open)].filter(seen);
  const ready = buttons.filter((node) => node.matches(".primary"));
  const found = turn % 2 && ready.length ? ready : pieces.length ? pieces : buttons;
  found[(turn * 7) % found.length].dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


def touch(page: Page, turn: int) -> None:
    """Answer something, until what came of it is shown and one is asked again."""
    before = page.evaluate(SHOWN)
    page.evaluate(TOUCH, turn)
    page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)
    until_asked(page)


def at_size(page: Page, name: str) -> Page:
    """The page on a screen of this size, laid out anew."""
    width, height = SIZES[name]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("(width) => innerWidth === width", arg=width)
    page.evaluate("async () => { await document.fonts.ready; await new Promise(requestAnimationFrame); }")
    return page


def faults(page: Page, *looks: str, sizes: Iterable[str] = tuple(SIZES)) -> list[Any]:
    """What is wrong on each of the sizes; fingers are for small screens."""
    found = []
    for name in sizes:
        at_size(page, name)
        meant = [look for look in looks if not (name in ("wide", "desk", "small desk") and look == MISSED)]
        found += [f"{name}: {each}" for look in meant for each in page.evaluate(look)]
    return found
