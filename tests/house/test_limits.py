"""Functions stay short, take few arguments and are not nested deeply (CONTRIBUTING.md, "Keep it small")."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import ROOT, modules, name_of, syntax

LONGEST, MOST_PARAMETERS, DEEPEST = 25, 5, 3
NESTING = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try, ast.Match)
Function = ast.FunctionDef | ast.AsyncFunctionDef

# One line per field, step or deed: these may be as long as there are some.
TABLES = {
    "bots/heuristics/for_a_crown/judgement.py:CrownPolicy.__init__",
    "bots/heuristics/for_a_crown/sight.py:CrownSight.look",
    "bots/heuristics/krone_und_schwert/judgement.py:SchwertPolicy.__init__",
    "bots/heuristics/krone_und_schwert/sight.py:SchwertSight.look",
    "games/for_a_crown/layout.py:layout",
    "games/for_a_crown/pieces.py:CrownPieces.__init__",
    "games/for_a_crown/pieces.py:CrownPieces.take_pieces",
    "games/for_a_crown/pieces.py:Terms.__init__",
    "games/for_a_crown/rules.py:CrownState.offer",
    "games/for_a_crown/rules.py:CrownState.resolve",
    "games/for_a_crown/viewing.py:open_to_all",
    "games/krone_und_schwert/pieces.py:SchwertPieces.__init__",
    "games/krone_und_schwert/pieces.py:SchwertPieces.take_pieces",
    "games/krone_und_schwert/pieces.py:Terms.__init__",
    "games/krone_und_schwert/position.py:dump",
    "games/krone_und_schwert/viewing.py:open_to_all",
    "games/royaume_des_5_couronnes/layout.py:layout",
    "games/royaume_des_5_couronnes/pieces.py:RoyaumePieces.__init__",
    "games/royaume_des_5_couronnes/position.py:dump",
    "games/royaume_des_5_couronnes/rules.py:RoyaumeState.resolve",
    "games/royaume_des_5_couronnes/viewing.py:open_to_all",
    "games/um_krone_und_kragen/viewing.py:open_to_all",
    "server/describe.py:table_info",
    "server/fold.py:happen",
}
# Older than these checks. Each list may only become shorter.
TOO_LONG = {
    "cli/arena.py:command",
    "cli/bench.py:arranged",
    "games/um_krone_und_kragen/solver_tidy.py:Tidy.sort_faces",
    "games/um_krone_und_kragen/solver_turn.py:Solver.thrown",
    "server/arrivals.py:connect",
    "server/endpoints.py:answered",
}
TOO_MANY_PARAMETERS = {
    "bots/heuristics/krone_und_schwert/revolt.py:Unrest.weigh_cards",
    "bots/heuristics/krone_und_schwert/revolt.py:Unrest.weigh_votes",
    "bots/judging.py:JudgingBot.__init__",
    "bots/registry.py:make_bot",
    "bots/rollout.py:Rollout.__init__",
    "bots/search.py:Manner.__init__",
    "bots/self_play.py:best",
    "bots/thinking.py:ThinkingBot.__init__",
    "bots/tuning.py:lead",
    "bots/tuning.py:tuned",
    "games/for_a_crown/guess.py:coins_within",
    "games/for_a_crown/guess.py:shared_out",
    "games/krone_und_schwert/interlock.py:around",
    "games/um_krone_und_kragen/solver_turn.py:Solver.added",
    "games/um_krone_und_kragen/solver_turn.py:Solver.changed",
    "games/um_krone_und_kragen/solver_turn.py:Solver.mean_of_roll",
    "games/um_krone_und_kragen/solver_turn.py:Solver.put_mean",
    "games/um_krone_und_kragen/solver_turn.py:Solver.raised",
    "games/um_krone_und_kragen/solver_turn.py:Solver.thrown",
    "games/um_krone_und_kragen/solver_turn.py:Solver.used",
    "server/describe.py:table_info",
    "server/house.py:House.__init__",
    "testing/futures.py:check_eyes",
    "testing/scenario.py:scenario",
}
TOO_DEEP = {
    "bots/heuristics/um_krone_und_kragen/odds.py:_hits",
    "bots/heuristics/um_krone_und_kragen/odds.py:_sums",
    "cli/attacks.py:SlowHeaders.act",
    "cli/births.py:bear",
    "cli/guests.py:Guest.asked",
    "games/for_a_crown/loading.py:Loader.read_chests",
    "games/for_a_crown/outlook.py:next_kind",
    "games/krone_und_schwert/interlock.py:search",
    "games/krone_und_schwert/loading_board.py:BoardLoader.own",
    "games/um_krone_und_kragen/abilities.py:alchemist",
    "games/um_krone_und_kragen/abilities.py:astronomer",
    "games/um_krone_und_kragen/abilities.py:magician",
    "games/um_krone_und_kragen/abilities.py:philosopher",
    "games/um_krone_und_kragen/solver_tidy.py:Tidy.sort_faces",
    "testing/futures.py:check_taking_back",
}


def functions(tree: ast.AST, inside: str = "") -> Iterator[tuple[str, Function]]:
    """Each function of a file by its dotted name; those inside others as well."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function | ast.ClassDef):
            name = f"{inside}{node.name}"
            if isinstance(node, Function):
                yield name, node
            yield from functions(node, f"{name}.")
        else:
            yield from functions(node, inside)


def lines_of(function: Function) -> int:
    """The lines of the body, without its docstring."""
    has_docstring = ast.get_docstring(function, clean=False) is not None
    body = function.body[1:] if has_docstring else function.body
    return (function.body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def parameters_of(function: Function) -> int:
    """The parameters, without self; what click fills in comes from the command line and is not counted."""
    if any("click" in ast.unparse(each) for each in function.decorator_list):
        return 0
    named = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return len([each for each in named if each.arg not in ("self", "cls")])


def depth_of(node: ast.AST) -> int:
    """How many blocks lie inside each other; an elif is no deeper than its if."""
    deepest = 0
    for name, field in ast.iter_fields(node):
        for child in field if isinstance(field, list) else [field]:
            if not isinstance(child, ast.AST) or isinstance(child, Function | ast.ClassDef | ast.Lambda):
                continue
            is_elif = isinstance(node, ast.If) and name == "orelse" and isinstance(child, ast.If)
            deepest = max(deepest, depth_of(child) + (isinstance(child, NESTING) and not is_elif))
    return deepest


def files() -> list[Path]:
    """The files that keep to these limits."""
    return [*modules(), *sorted((ROOT / "tools").glob("*.py")), ROOT / "run.py", ROOT / "hatch_build.py"]


def all_functions() -> Iterator[tuple[str, Function]]:
    """Each function of ours by its file and name."""
    for path in files():
        for name, function in functions(syntax(path)):
            yield f"{name_of(path).removeprefix('src/regalia/')}:{name}", function


LIMITS = {
    "lines": (lines_of, LONGEST, TABLES | TOO_LONG),
    "parameters": (parameters_of, MOST_PARAMETERS, TOO_MANY_PARAMETERS),
    "levels of indent": (depth_of, DEEPEST, TOO_DEEP),
}


@pytest.mark.parametrize("what", LIMITS)
def test_functions_are_small(what: str) -> None:
    measure, most, known = LIMITS[what]
    large = {name: size for name, function in all_functions() if (size := measure(function)) > most}
    new = [f"{name} has {size} {what}" for name, size in large.items() if name not in known]
    assert not new, f"{', '.join(new)}: at most {most}; give a part of it a name."
    gone = sorted(known - set(large))
    assert not gone, f"{', '.join(gone)}: no longer too large; take it from the list in tests/house/test_limits.py."


FUNCTION = """
def f(self, a, b, *rest, c=1):
    \"\"\"What it gives.\"\"\"
    for x in a:
        if x:
            pass
        elif b:
            with c:
                return x

    def inner():
        while True:
            while True:
                while True:
                    pass
"""


def test_functions_are_measured() -> None:
    (name, whole), (inner_name, inner) = functions(ast.parse(FUNCTION))
    assert (name, lines_of(whole), parameters_of(whole), depth_of(whole)) == ("f", 12, 3, 3)
    assert (inner_name, depth_of(inner)) == ("f.inner", 3)
