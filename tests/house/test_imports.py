"""Imports go one way, and luck has one home."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.house.tree import PACKAGE, imports, module_name, modules, name_of, syntax
from tools.engine_build import COMPILED_PARTS, is_compiled

# Which parts of ours a part may import, besides itself. A star stands for one game: its neighbours are not itself.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "regalia.core": (),
    "regalia.games": ("regalia.core",),
    "regalia.games.*": ("regalia.core",),
    "regalia.bots": ("regalia.core",),
    "regalia.bots.heuristics": ("regalia.core", "regalia.bots", "regalia.games"),
    "regalia.testing": ("regalia.core",),
    "regalia.arena": ("regalia.core", "regalia.bots"),
    "regalia.env": ("regalia.core", "regalia.bots"),
    "regalia.review": ("regalia.core", "regalia.bots"),
    "regalia.puzzles": ("regalia.core", "regalia.bots", "regalia.review"),
    "regalia.store": ("regalia.core",),
    "regalia.server": ("regalia.core", "regalia.bots", "regalia.puzzles", "regalia.review", "regalia.store"),
    "regalia.client": ("regalia.core", "regalia.server.messages", "regalia.server.requests"),
    "regalia.terminal": (
        "regalia.core",
        "regalia.bots",
        "regalia.client",
        "regalia.puzzles",
        "regalia.server.messages",
        "regalia.server.steps_back",
    ),
    "regalia.storm": ("regalia.core", "regalia.store", "regalia.server", "regalia.testing", "regalia.arena.runner"),
    "regalia.cli": ("regalia",),
}
SOURCES_OF_LUCK = ("random", "secrets", "numpy.random", "librt.random")
NUMPY_LUCK = ("np.random", "numpy.random")
HOMES_OF_LUCK = (
    "src/regalia/core/luck.py",
    "src/regalia/core/fairness.py",
    "src/regalia/arena/learning.py",  # the order in which numpy learns; no game and no bot comes near it
)


def lies_in(name: str, part: str) -> bool:
    """Whether a module is a part or lies in it."""
    return name == part or name.startswith(f"{part}.")


def part_of(module: str) -> str:
    """The innermost part that a module belongs to, as the table names it (a game by its own name)."""
    words = module.split(".")
    if words[:2] == ["regalia", "games"] and len(words) > 2:
        return ".".join(words[:3])
    return max((part for part in MAY_IMPORT if lies_in(module, part)), key=len, default="")


def allowed(part: str) -> tuple[str, ...]:
    """What a part may import of ours."""
    row = part if part in MAY_IMPORT else "regalia.games.*"
    return (part, *MAY_IMPORT[row])


def wrong_imports(path: Path) -> list[str]:
    """A sentence for each import that goes the wrong way."""
    part = part_of(module_name(path))
    return [
        f"{name_of(path)}:{line} imports {name}; {part} may import only {', '.join(allowed(part))}. "
        "Move the code, or hand the thing over as an argument."
        for line, name in imports(path)
        if lies_in(name, "regalia") and not any(lies_in(name, each) for each in allowed(part))
    ]


def luck_used(path: Path) -> list[str]:
    """A sentence for each foreign source of luck in a file."""
    found = [(line, name) for line, name in imports(path) if any(lies_in(name, each) for each in SOURCES_OF_LUCK)]
    attributes = (node for node in ast.walk(syntax(path)) if isinstance(node, ast.Attribute))
    found += [(node.lineno, "numpy.random") for node in attributes if ast.unparse(node) in NUMPY_LUCK]
    return [f"{name_of(path)}:{line} uses {name}; take luck from regalia.core.luck instead." for line, name in found]


def inner_modules() -> list[Path]:
    """The modules below a part: all but those at the top of the package, which may import anything."""
    return [path for path in modules() if path.parent != PACKAGE]


def test_every_part_has_a_row_in_the_table() -> None:
    strangers = {name_of(path.parent) for path in inner_modules() if not part_of(module_name(path))}
    assert not strangers, f"{', '.join(sorted(strangers))}: say in MAY_IMPORT (tests/house) what it may import."


def test_imports_go_one_way() -> None:
    wrong = [sentence for path in inner_modules() if part_of(module_name(path)) for sentence in wrong_imports(path)]
    assert not wrong, "\n".join(wrong)


def test_luck_has_one_home() -> None:
    wrong = [sentence for path in modules() if name_of(path) not in HOMES_OF_LUCK for sentence in luck_used(path)]
    assert not wrong, "\n".join(wrong)


def test_only_games_heuristics_and_commands_know_a_game_by_name() -> None:
    games = [path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").is_file()]
    known = ("regalia.games", "regalia.bots.heuristics", "regalia.cli", "regalia.testing")
    strangers = [path for path in inner_modules() if not any(lies_in(module_name(path), part) for part in known)]
    wrong = [name_of(path) for path in strangers if any(name in path.read_text(encoding="utf-8") for name in games)]
    assert not wrong, (
        f"{', '.join(wrong)}: let the game, or its package in bots/heuristics, say what is so in it alone."
    )


def literal_shifts(tree: ast.Module) -> list[int]:
    """The lines where a literal stands left of a shift."""
    shifts = (node for node in ast.walk(tree) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift))
    return [node.lineno for node in shifts if not any(isinstance(leaf, ast.Name) for leaf in ast.walk(node.left))]


def test_no_literal_stands_left_of_a_shift_in_compiled_modules() -> None:
    compiled = [path for part in COMPILED_PARTS for path in (PACKAGE / part).rglob("*.py") if is_compiled(path)]
    wrong = [f"{name_of(path)}:{line}" for path in compiled for line in literal_shifts(syntax(path))]
    assert not wrong, f"{', '.join(wrong)}: mypyc computes this in 32 bits; use bit(n) or shift a variable."


@pytest.mark.parametrize(
    ("module", "part"),
    [
        ("regalia.core.luck", "regalia.core"),
        ("regalia.games", "regalia.games"),
        ("regalia.games.chess.rules", "regalia.games.chess"),
        ("regalia.bots.heuristics.chess", "regalia.bots.heuristics"),
        ("regalia.unheard_of", ""),
    ],
)
def test_a_module_belongs_to_its_innermost_part(module: str, part: str) -> None:
    assert part_of(module) == part


def test_a_game_may_not_import_its_neighbour() -> None:
    assert allowed("regalia.games.chess") == ("regalia.games.chess", "regalia.core")


def test_shifted_literals_are_found() -> None:
    assert literal_shifts(ast.parse("a << 1\n1 << a\n(2 + 1) << a\n-1 << a\nf(1) << 2")) == [2, 3, 4]
