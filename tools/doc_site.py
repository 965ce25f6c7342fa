"""The documentation as a site of plain files: guides, games, API, protocol, decisions, with search.

``python3 run.py site`` writes it into build/site. It opens from the disk, loads nothing from elsewhere, and a link that
leads nowhere is an error. Markdown and colours come with rich, which is installed anyway.
"""

from __future__ import annotations

import json
import shutil
import sys
from functools import partial
from html import escape
from pathlib import Path

from tools import site_api
from tools.site_pages import Page, colours, is_elsewhere, relative, rendered

ROOT = Path(__file__).parents[1]
PARTS = ROOT / "tools" / "site_parts"
OUT = ROOT / "build" / "site"
AT_THE_TOP = ("README", "ARCHITECTURE", "CONTRIBUTING", "CHANGELOG", "SECURITY", "CREDITS")
GROUPS = {"Start": "", "Guides": "docs", "Games": "docs/games", "Model cards": "docs/cards", "Decisions": "docs/adr"}
LONGEST_TEXT = 4000  # of a part, for the search


class Site:
    """All pages, and what is wrong with their links."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.sources = [ROOT / f"{name}.md" for name in AT_THE_TOP] + sorted((ROOT / "docs").rglob("*.md"))
        self.modules = site_api.modules()
        self.places = {source: self.place_of(source) for source in self.sources}
        self.pages: dict[Path, Page] = {}
        self.faults: list[str] = []
        self.wanted: list[tuple[Path, Path, str]] = []  # a page, the place and the anchor it links to
        self.files: set[Path] = set()  # pictures and other files that pages link to

    def place_of(self, source: Path) -> Path:
        """Where the page of a text is."""
        inside = source.relative_to(ROOT).with_suffix(".html")
        return Path("index.html") if inside.name == "README.html" else inside

    def build(self) -> None:
        """Write everything anew."""
        for source, place in self.places.items():
            self.pages[place] = rendered(source.read_text(encoding="utf-8"), partial(self.link, source))
        for module in self.modules:
            self.pages[api_place(module.name)] = page_of(module)
        self.check_anchors()
        if self.faults:
            raise SystemExit("\n".join(self.faults))
        shutil.rmtree(self.out, ignore_errors=True)
        for place, page in self.pages.items():
            self.write(place, self.framed(place, page))
        for path in self.files:
            self.write(path.relative_to(ROOT), path.read_bytes())
        self.write_parts()

    # --- links

    def link(self, source: Path, target: str) -> str:
        """A link of a text as one of the site."""
        if is_elsewhere(target):
            return target
        name, sign, anchor = target.partition("#")
        path = (source.parent / name).resolve() if name else source
        place = self.place_of_target(path)
        if place is None:
            self.faults.append(f"{source.relative_to(ROOT)} links to {target}, which is not there.")
            return target
        if anchor:
            self.wanted.append((source, place, anchor))
        return relative(place, self.places[source]) + sign + anchor

    def place_of_target(self, path: Path) -> Path | None:
        """Where the site has a file of the checkout."""
        if path in self.places:
            return self.places[path]
        if path.suffix == ".py" and path.is_relative_to(site_api.SOURCES):
            return api_place(site_api.name_of(path))
        if path.is_dir():
            path = next((path / name for name in ("__init__.py", "README.md") if (path / name).is_file()), path)
        if path.is_file():
            self.files.add(path)
            return path.relative_to(ROOT)
        return None

    def check_anchors(self) -> None:
        """Every link to a heading finds it."""
        for source, place, anchor in self.wanted:
            if place in self.pages and anchor not in self.pages[place].anchors:
                self.faults.append(f"{source.relative_to(ROOT)} links to #{anchor} of {place}, which is not there.")

    # --- writing

    def framed(self, place: Path, page: Page) -> str:
        """A page with its frame."""
        frame = (PARTS / "frame.html").read_text(encoding="utf-8")
        words = {"title": escape(page.title), "top": relative(Path(), place) or ".", "body": page.body}
        words["menu"] = self.menu(place)
        for name, text in words.items():
            frame = frame.replace(f"<!-- {name} -->", text)
        return frame

    def menu(self, here: Path) -> str:
        """The list of all pages, in groups; the one of this page is open. Of the modules, those that are near."""
        groups: dict[str, list[Path]] = {
            name: [at for at in self.places.values() if at.parent == Path(folder)] for name, folder in GROUPS.items()
        }
        groups["API"] = [api_place(each.name) for each in self.modules if is_near(each.name, here)]
        return "".join(self.group(name, places, here) for name, places in groups.items() if places)

    def group(self, name: str, places: list[Path], here: Path) -> str:
        """One group of the list."""
        lines = []
        for at in places:
            mark = " aria-current=page" * (at == here)
            lines.append(f'<li><a href="{relative(at, here)}"{mark}>{escape(self.pages[at].title)}</a></li>')
        return f"<details{' open' * (here in places)}><summary>{name}</summary><ul>{''.join(lines)}</ul></details>"

    def write_parts(self) -> None:
        """The style, and the search with all it looks through."""
        self.write(Path("style.css"), (PARTS / "style.css").read_text(encoding="utf-8") + colours())
        found = [
            [f"{place.as_posix()}#{anchor}", page.title, heading, words[:LONGEST_TEXT]]
            for place, page in self.pages.items()
            for anchor, heading, words in page.parts
        ]
        script = (PARTS / "search.js").read_text(encoding="utf-8")
        self.write(Path("search.js"), f"const PARTS = {json.dumps(found, ensure_ascii=False)};\n{script}")

    def write(self, place: Path, content: str | bytes) -> None:
        """One file of the site."""
        path = self.out / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)


def api_place(module: str) -> Path:
    """Where the page of a module is."""
    return Path("api", f"{module}.html")


def is_near(module: str, here: Path) -> bool:
    """Is a module a part of ours, or in the same part as the one of this page?"""
    own = here.stem.split(".")[:2] if here.parent == Path("api") else []
    return module.count(".") <= 1 or module.split(".")[:2] == own


def page_of(module: site_api.Module) -> Page:
    """A module as a page."""
    parts = [("", module.name, module.says)]
    for thing in module.things:
        words = " ".join([thing.line, thing.says, *(f"{part.name} {part.says}" for part in thing.parts)])
        parts.append((thing.name, thing.name, words))
    return Page(module.name, site_api.page_of(module), {anchor for anchor, _, _ in parts}, parts)


def main(words: list[str]) -> None:
    """Build the site, into another folder if one is named."""
    site = Site(Path(words[0]) if words else OUT)
    site.build()
    print(f"{len(site.pages)} pages: {site.out / 'index.html'}")


if __name__ == "__main__":
    main(sys.argv[1:])
