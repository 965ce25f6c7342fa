"""Icons of the installed page, drawn from the crown of web/public/favicon.svg: .venv/bin/python -m tools.icons.

A system that cuts icons to a shape of its own gets one whose ground reaches to the edge and whose crown lies well
within. What stands beside a notification is only a shape, in white.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tools import browser as browsers

FOLDER = Path(__file__).resolve().parent.parent / "web" / "public"
BLUE, GOLD = "#23396f", "#d9a93b"
WHOLE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{}</svg>'
GROUND = f'<rect width="32" height="32" fill="{BLUE}"/>'
LINE = f'<rect x="1.2" y="1.2" width="29.6" height="29.6" fill="none" stroke="{GOLD}" stroke-width="1.6"/>'
SIZES = {"icon-192": 192, "icon-512": 512, "icon-maskable-512": 512, "apple-touch-icon": 180, "badge-96": 96}


def drawings() -> dict[str, str]:
    """Each icon as a drawing."""
    mark = (FOLDER / "favicon.svg").read_text(encoding="utf-8")
    crown = mark[mark.index("<g") : mark.index("</g>") + 4]
    inward = f'<g transform="translate(16 16) scale(.74) translate(-16 -16)">{crown}</g>'
    shape = re.sub(r'(fill|stroke)="[^"]*"', r'\1="#fff"', crown)
    return {
        "icon-192": mark,
        "icon-512": mark,
        "icon-maskable-512": WHOLE.format(GROUND + inward),
        "apple-touch-icon": WHOLE.format(GROUND + LINE + crown),
        "badge-96": WHOLE.format(f'<g transform="translate(16 16) scale(1.2) translate(-16 -16)">{shape}</g>'),
    }


def draw(page: Page, name: str, svg: str) -> None:
    """One icon as pixels, see-through where nothing is drawn."""
    size = SIZES[name]
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>*{{margin:0}} svg{{display:block;width:{size}px;height:{size}px}}</style>{svg}")
    page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)


def main() -> None:
    """Draw them all."""
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=browsers.find(), args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for name, svg in drawings().items():
            draw(page, name, svg)
        browser.close()


if __name__ == "__main__":
    main()
