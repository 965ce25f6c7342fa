"""The examples in the documentation run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [
    ROOT / "README.md",
    *(
        ROOT / "docs" / name
        for name in ("bots.md", "data-card.md", "puzzles.md", "research.md", "review.md", "testing.md")
    ),
    *sorted((ROOT / "docs" / "games").glob("*.md")),
]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_its_examples_run(page: Path) -> None:
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    assert blocks, f"{page.name} has no example"
    for block in blocks:
        exec(compile(block, str(page), "exec"), {})


def test_no_example_is_left_out() -> None:
    pages = {page for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")) if BLOCK.search(page.read_text("utf-8"))}
    assert pages == set(PAGES), "blocks that name a file belong to tests/test_tutorial.py, all others to PAGES"


@pytest.mark.parametrize("page", sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")}), ids=lambda page: page.name)
def test_its_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"


def test_the_glossary_explains_words_that_are_in_use() -> None:
    page = ROOT / "docs" / "glossary.md"
    rows = [line.split("|") for line in page.read_text(encoding="utf-8").splitlines() if LINK.search(line)]
    assert len(rows) > 50
    for _, words, _, where, _ in rows:
        files = [page.parent / target for target in LINK.findall(where)]
        texts = " ".join(f"{path.stem} {path.read_text(encoding='utf-8')}" for path in files).replace("_", " ").lower()
        strange = [word for word in words.replace("`", "").strip().split(", ") if word.replace("_", " ") not in texts]
        assert not strange, f"docs/glossary.md: {', '.join(strange)} does not occur in {where.strip()}"
