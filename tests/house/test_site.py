"""The documentation as a site: every page is there, every link leads somewhere, and the search finds."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from tools import doc_site, site_api
from tools.doc_site import ROOT, Site
from tools.site_pages import rendered

LINK = re.compile(r'(?:href|src)="([^"#:]+)["#]')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    found = Site(tmp_path_factory.mktemp("site"))
    found.build()
    return found


def test_every_text_and_every_module_is_a_page_whose_links_are_files(site: Site) -> None:
    assert (site.out / "docs/adr/0001-agenda-of-plain-steps.html").is_file()
    assert len(site.pages) == len(site.sources) + len(site.modules) > 400
    for place in ("index.html", "docs/glossary.html", "docs/games/for_a_crown.html", "api/regalia.env.kit.html"):
        body = (site.out / place).read_text(encoding="utf-8")
        targets = set(LINK.findall(body))
        gone = [target for target in targets if not (site.out / place).parent.joinpath(target).exists()]
        assert len(targets) > 20 and not gone, f"{place}: {gone}"


def test_a_module_is_told_by_its_docstrings(site: Site) -> None:
    body = (site.out / "api" / "regalia.env.kit.html").read_text(encoding="utf-8")
    assert '<h2 class="thing" id="Kit">' in body and 'id="Kit.observe"' in body and "int8 or float32" in body


def test_the_search_looks_through_headings_and_modules(site: Site) -> None:
    line = (site.out / "search.js").read_text(encoding="utf-8").splitlines()[0]
    found = json.loads(line.removeprefix("const PARTS = ").removesuffix(";"))
    where = {part[0]: part[2] for part in found}
    assert where["docs/research.html#chance"] == "Chance" and where["api/regalia.env.kit.html#Kit"] == "Kit"


def test_a_link_that_leads_nowhere_is_told(tmp_path: Path) -> None:
    site = Site(tmp_path)
    source = ROOT / "docs" / "research.md"
    site.link(source, "nowhere.md")
    site.link(source, "bots.md#no-such-heading")
    site.pages[Path("docs/bots.html")] = rendered("# Bots\n", str)
    site.check_anchors()
    assert site.faults == [
        "docs/research.md links to nowhere.md, which is not there.",
        "docs/research.md links to #no-such-heading of docs/bots.html, which is not there.",
    ]


def test_private_things_are_left_out() -> None:
    (thing,) = site_api.things_in(ast.parse("def _a(): ...\ndef b(x: int = 1) -> int:\n    'It.'\n").body)
    assert thing == site_api.Thing("b", "def b(x: int=1) -> int", "It.")
    assert doc_site.is_near("regalia.core", Path("index.html"))
    assert not doc_site.is_near("regalia.core.bag", Path("index.html"))
