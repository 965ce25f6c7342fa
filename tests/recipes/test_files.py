"""Units, containers and manifests: what they say is what the server understands."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from regalia.cli.main import main
from regalia.server.configuration import KNOBS

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
VARIABLES = {knob.variable for knob in KNOBS.values()}
DOCKERFILE = (DEPLOY / "docker" / "Dockerfile").read_text(encoding="utf-8")


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_a_unit_starts_the_server_with_settings_that_there_are(unit: Path, tmp_path: Path) -> None:
    parsed = configparser.RawConfigParser(strict=False)
    parsed.optionxform = str  # type: ignore[assignment, method-assign]
    parsed.read_string(unit.read_text(encoding="utf-8"))
    service = parsed["Service"]
    settings = tmp_path / "regalia.toml"
    settings.write_text('trusted_proxies = ["127.0.0.1"]\n', encoding="utf-8")
    line = service["ExecStart"].replace("%i", "8081").replace("/etc/regalia/regalia.toml", str(settings))
    program, *words = shlex.split(line)
    found = CliRunner().invoke(main, [*words, "--show-settings"])
    assert program.endswith("/regalia") and found.exit_code == 0, found.output
    assert service["Type"] == "notify" and int(service["WatchdogSec"]) >= 10 and service["DynamicUser"] == "yes"
    assert service["NoNewPrivileges"] == "yes" and service["ProtectSystem"] == "strict"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not here")
@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_systemd_reads_the_unit(unit: Path, tmp_path: Path) -> None:
    copy = tmp_path / unit.name.replace("@", "@8080")
    copy.write_text(unit.read_text(encoding="utf-8").replace("/opt/regalia/bin/regalia", "/bin/true"), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
    wrong = [line for line in done.stderr.splitlines() if copy.name in line]
    assert not wrong


def documents(path: Path) -> list[Any]:
    """What a YAML file holds."""
    return list(yaml.safe_load_all(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", sorted(DEPLOY.rglob("*.yaml")), ids=lambda path: path.name)
def test_containers_are_told_only_what_the_server_understands(path: Path) -> None:
    assert documents(path)
    named = set(re.findall(r"\bREGALIA_[A-Z_]+", path.read_text(encoding="utf-8"))) - {"REGALIA_NAME"}
    assert named <= VARIABLES, f"{path.name} names {named - VARIABLES}"


def test_the_container_is_small_not_root_and_watched() -> None:
    stages = [line for line in DOCKERFILE.splitlines() if line.startswith("FROM ")]
    last = DOCKERFILE[DOCKERFILE.rindex("FROM ") :]
    assert len(stages) == 2 and all("slim" in stage for stage in stages)
    assert "gcc" not in last and re.search(r"^USER \d+$", last, re.M) and "HEALTHCHECK" in last
    assert set(re.findall(r"\bREGALIA_[A-Z_]+", DOCKERFILE)) <= VARIABLES
    for name in re.findall(r"requirements/\w+\.txt", DOCKERFILE):
        assert (ROOT / name).is_file()


def test_composed_services_are_read_only_and_without_rights() -> None:
    for name in ("compose.yaml", "several.yaml"):
        services = documents(DEPLOY / "docker" / name)[0]["services"]
        ours = [each for each in services.values() if "build" in each]
        assert ours and all(each["read_only"] and each["cap_drop"] == ["ALL"] for each in ours)
        assert all(
            (DEPLOY / "docker" / each["build"]["context"] / each["build"]["dockerfile"]).is_file() for each in ours
        )


def test_the_cluster_watches_the_addresses_that_there_are() -> None:
    deployment = documents(DEPLOY / "kubernetes" / "regalia.yaml")[0]
    pod = deployment["spec"]["template"]["spec"]
    container = pod["containers"][0]
    assert pod["enableServiceLinks"] is False and container["securityContext"]["readOnlyRootFilesystem"]
    assert container["readinessProbe"]["httpGet"]["path"] == "/readyz"
    assert container["livenessProbe"]["httpGet"]["path"] == "/healthz"
