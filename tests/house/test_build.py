"""The engine that runs is the one asked for, and made from these sources."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import SimpleNamespace

import pytest

import regalia
from regalia._pure import SourcesOnly
from tests.house.tree import SOURCES, module_name
from tools import engine_build


def in_a_new_python(code: str, **environment: str) -> str:
    """What a piece of code prints in a process of its own."""
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=True)
    return run.stdout.strip()


def test_the_engine_is_the_one_asked_for() -> None:
    if engine_build.is_set("REGALIA_PURE"):
        assert not regalia.compiled, "REGALIA_PURE is set, but the compiled engine runs."
    elif engine_build.is_set("REGALIA_REQUIRE_COMPILED"):
        assert regalia.compiled, "The compiled engine is wanted, but not there; run 'python3 run.py setup'."


def test_the_compiled_engine_is_not_stale() -> None:
    note = engine_build.read_note()
    if not note.get("compiled"):
        pytest.skip("the engine is not compiled here")
    assert note["sources"] == engine_build.fingerprint(), (
        "src/regalia: the compiled engine is older than its sources; run 'python3 run.py setup'."
    )


def test_all_of_it_is_compiled_or_nothing() -> None:
    found = {path.relative_to(SOURCES).with_suffix("").with_suffix("") for path in engine_build.libraries(SOURCES)}
    wanted = {path.relative_to(SOURCES).with_suffix("") for path in engine_build.compiled_modules()}
    wanted.add(Path("regalia__mypyc"))
    assert not found or found == wanted, (
        "src/regalia: some modules are compiled, others not; run 'python3 run.py clean'."
    )


def test_the_sources_run_beside_the_compiled_engine() -> None:
    modules = [module_name(path) for path in engine_build.compiled_modules()]
    code = f"import importlib; print({{importlib.import_module(name).__file__[-3:] for name in {modules}}})"
    assert in_a_new_python(code, REGALIA_PURE="1") == "{'.py'}"


def test_the_engine_that_runs_is_the_one_it_says() -> None:
    module = module_name(engine_build.compiled_modules()[0])
    code = f"import regalia, {module} as m; print(regalia.compiled == (not m.__file__.endswith('.py')))"
    assert in_a_new_python(code, REGALIA_PURE="") == "True"
    assert in_a_new_python(code, REGALIA_PURE="1") == "True"


def test_sources_are_found_in_every_folder_of_a_package(tmp_path: Path) -> None:
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess" / "__init__.py").write_text("")
    spec = SourcesOnly().find_spec("regalia.games.chess", [str(tmp_path / "nowhere"), str(tmp_path)])
    assert spec is not None
    assert isinstance(spec.loader, SourceFileLoader)
    assert spec.submodule_search_locations == [str(tmp_path / "chess")]


def test_modules_of_others_are_left_to_others() -> None:
    assert SourcesOnly().find_spec("regaliana.games", [str(SOURCES)]) is None
    assert SourcesOnly().find_spec("regalia", None) is None
    assert importlib.util.find_spec("json") is not None


def make_sources(folder: Path) -> Path:
    """A tiny package: one compiled module, one of words, one of texts."""
    game = folder / "regalia" / "games" / "chess"
    game.mkdir(parents=True)
    (game / "rules.py").write_text("from mypy_extensions import i64\n")
    (game / "words.py").write_text("KING = 1\n")
    (game / "texts.py").write_text("# no need of mypy_extensions here\n")
    return game


def test_machine_words_and_words_are_compiled_and_nothing_else(tmp_path: Path) -> None:
    make_sources(tmp_path)
    assert [path.name for path in engine_build.compiled_modules(tmp_path)] == ["rules.py", "words.py"]


def test_only_a_change_of_a_compiled_source_changes_the_fingerprint(tmp_path: Path) -> None:
    game = make_sources(tmp_path)
    before = engine_build.fingerprint(tmp_path)
    (game / "texts.py").write_text("CHECK = 'Check!'\n")
    assert engine_build.fingerprint(tmp_path) == before
    (game / "words.py").write_text("KING = 2\n")
    assert engine_build.fingerprint(tmp_path) != before


def test_old_builds_are_cleared_away(tmp_path: Path) -> None:
    game = make_sources(tmp_path)
    for path in (game / "rules.cpython-311.so", tmp_path / "regalia__mypyc.cpython-311.so", tmp_path / "other.so"):
        path.write_text("")
    engine_build.write_note(tmp_path, "")
    engine_build.clear(tmp_path)
    assert not engine_build.libraries(tmp_path)
    assert engine_build.read_note(tmp_path) == {}
    assert (tmp_path / "other.so").exists() and (game / "rules.py").exists()


def c_file(*module: str) -> Path:
    """The name that mypyc gives to the C of a module."""
    return Path("___".join(["__native_regalia", *module]) + ".c")


def test_a_game_is_compiled_together_with_its_heuristics() -> None:
    games = ["chess", "go"]
    assert engine_build.unit_of(c_file("games", "chess", "rules"), games) == "chess"
    assert engine_build.unit_of(c_file("bots", "heuristics", "chess_odds"), games) == "chess"
    assert engine_build.unit_of(c_file("bots", "heuristics", "go", "odds"), games) == "go"
    assert engine_build.unit_of(c_file("bots", "search"), games) == "bots"
    assert engine_build.unit_of(c_file("core", "bag"), games) == "core"
    assert engine_build.unit_of(c_file(), games) == "frame"


def test_what_a_unit_does_not_call_does_not_change_it() -> None:
    mine, other, fields = "int CPyDef_mine(int);\n", "int CPyDef_other(int);\n", "struct S { int a; };\n"
    before = engine_build.mark_of("CPyDef_mine(1);", fields + mine)
    assert engine_build.mark_of("CPyDef_mine(1);", fields + mine + other) == before
    assert engine_build.mark_of("CPyDef_mine(2);", fields + mine) != before
    assert engine_build.mark_of("CPyDef_mine(1);", fields + mine.replace("int)", "long)")) != before
    assert engine_build.mark_of("CPyDef_mine(1);", fields.replace("a;", "a, b;") + mine) != before


def test_functions_are_shown_to_be_inlined_and_nothing_else() -> None:
    one = "long CPyDef_bag___one(long kind) {\n    if (kind) {\n    }\n}\n"
    hidden = (
        "static int CPyDef_bag___clear(void) {\n}\nchar CPyDef_bag_____top_level__(void) {\n}\nlong table[] = {\n};\n"
    )
    shown = engine_build.shown(hidden + one)
    assert shown.endswith(f"\nextern inline __attribute__((gnu_inline)) {one}")
    assert "clear" not in shown and "top_level" not in shown and "table" not in shown


class Compiler:
    """Notes what it was to compile."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def compile(self, sources: list[str], **_: object) -> list[str]:
        (source,) = sources
        self.asked.append(Path(source).stem)
        made = Path(source).with_suffix(".o")
        made.write_text(Path(source).read_text())
        return [str(made)]


def test_only_units_that_changed_are_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_build, "PROGRESS", tmp_path / "progress.txt")
    names = [c_file("core", "bag"), c_file("bots", "search"), c_file("games", "um_krone_und_kragen", "rules"), c_file()]
    core, search, rules, _ = files = [tmp_path / name for name in names]
    for path in files:
        path.write_text("int CPyDef_x(int n) {\n    return 1;\n}\n")
    (tmp_path / "__native_regalia.h").write_text("struct S;\n")
    library = SimpleNamespace(sources=[str(path) for path in files], include_dirs=[], extra_compile_args=[])

    def compiled_after(change: Path | None = None) -> set[str]:
        if change is not None:
            change.write_text(change.read_text().replace("return 1", "return 1 + 1"))
        compiler = Compiler()
        objects = engine_build.Units(library, compiler, tmp_path).objects()
        assert len(objects) == 4 and all(Path(path).exists() for path in objects)
        return set(compiler.asked)

    assert compiled_after() == {"core", "bots", "um_krone_und_kragen", "frame"}
    assert compiled_after() == set()
    assert compiled_after(rules) == {"um_krone_und_kragen"}
    assert compiled_after(search) == {"bots"}
    assert compiled_after(core) == {"core", "bots", "um_krone_und_kragen"}, "the others may have inlined it"
