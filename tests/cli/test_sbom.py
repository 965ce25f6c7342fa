"""regalia-dev sbom: the bill of materials has the form of CycloneDX 1.6 and says what the locks say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from regalia.cli.dev import main
from regalia.cli.locks import ROOT, locked

DIGEST_LENGTHS = {"SHA-1": 40, "SHA-256": 64, "SHA-384": 96, "SHA-512": 128}


def bill(*arguments: str) -> dict[str, Any]:
    """What the command prints."""
    result = CliRunner().invoke(main, ["sbom", *arguments])
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_it_has_the_form_of_cyclonedx() -> None:
    found = bill("--with", "dev", "--with", "build")
    assert found["bomFormat"] == "CycloneDX" and found["specVersion"] == "1.6" and found["version"] == 1
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}", found["serialNumber"])
    parts = [found["metadata"]["component"], *found["components"]]
    for part in parts:
        assert part["type"] in ("application", "library") and part["name"] and part["version"]
        assert part.get("scope", "required") in ("required", "optional", "excluded")
        assert re.fullmatch(r"pkg:(pypi|npm)/[\w%./-]+@[\w.%+-]+", part["purl"]), part["purl"]
        for digest in part.get("hashes", []):
            assert re.fullmatch(r"[0-9a-f]+", digest["content"])
            assert len(digest["content"]) == DIGEST_LENGTHS[digest["alg"]]
        assert all(len(licence) == 1 for licence in part.get("licenses", []))
    references = [part["bom-ref"] for part in parts]
    assert len(set(references)) == len(references) and references[1:] == sorted(references[1:])


def test_it_names_what_is_locked_with_all_hashes() -> None:
    parts = {part["purl"]: part for part in bill()["components"]}
    text = (ROOT / "requirements" / "runtime.txt").read_text(encoding="utf-8")
    pinned = re.findall(r"^(\S+)==(\S+)", text, re.MULTILINE)
    assert len(pinned) > 20 and all(f"pkg:pypi/{name}@{version}" in parts for name, version in pinned)
    hashes = [digest["content"] for part in parts.values() for digest in part["hashes"]]
    assert {*re.findall(r"sha256:(\w+)", text)} <= {*hashes} and all(part["hashes"] for part in parts.values())
    bundle = parts["pkg:npm/%40fluent/bundle@0.19.1"]
    assert (bundle["group"], bundle["name"], bundle["scope"]) == ("@fluent", "bundle", "required")
    assert any(part["name"] == "svelte" and part["scope"] == "optional" for part in parts.values())


def test_tools_are_listed_only_when_asked_for() -> None:
    short, long = bill(), bill("--with", "dev")
    assert not any(part["name"] == "pytest" for part in short["components"])
    assert {part["scope"] for part in long["components"] if part["name"] == "pytest"} == {"excluded"}
    assert {part["scope"] for part in long["components"] if part["name"] == "apsw"} == {"required"}


def test_the_same_locks_give_the_same_bytes_and_others_do_not(tmp_path: Path) -> None:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "web").mkdir()
    lock = tmp_path / "requirements" / "runtime.txt"
    lock.write_text(f"one==1.0 ; sys_platform != 'win32' \\\n    --hash=sha256:{'ab' * 32}\n", encoding="utf-8")
    (tmp_path / "web" / "package-lock.json").write_text('{"packages": {"": {}}}', encoding="utf-8")
    first = bill("--root", str(tmp_path))
    assert first == bill("--root", str(tmp_path))
    assert [(each.name, each.version, each.hashes) for each in locked(tmp_path)] == [
        ("one", "1.0", (("sha256", "ab" * 32),))
    ]
    lock.write_text(lock.read_text(encoding="utf-8").replace("1.0", "1.1"), encoding="utf-8")
    assert bill("--root", str(tmp_path))["serialNumber"] != first["serialNumber"]


def test_a_file_can_be_written_and_a_missing_lock_is_told(tmp_path: Path) -> None:
    path = tmp_path / "regalia.cdx.json"
    assert not CliRunner().invoke(main, ["sbom", "--output", str(path)]).stdout
    assert json.loads(path.read_text(encoding="utf-8")) == bill()
    result = CliRunner().invoke(main, ["sbom", "--root", str(tmp_path)])
    assert result.exit_code == 1 and "needs a checkout" in result.output


@pytest.mark.parametrize("text", ["{", '{"packages": 3}'])
def test_a_broken_lock_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "runtime.txt").write_text("", encoding="utf-8")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").write_text(text, encoding="utf-8")
    result = CliRunner().invoke(main, ["sbom", "--root", str(tmp_path)])
    assert result.exit_code == 1 and "cannot be read" in result.output
