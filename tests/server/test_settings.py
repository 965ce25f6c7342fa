"""Settings: from flags, environment and file; what is wrong is told with what may have been meant."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from regalia.cli.main import main
from regalia.server.configuration import KNOBS, BadSetting, from_environment, from_file, from_limits, settled, table
from regalia.server.settings import UNLIMITED, Settings
from tools.settings_table import HEAD, PAGE

FILE = """
idle = 20
trusted_proxies = ["127.0.0.1", "10.0.0.0/8"]
metrics_token = "a-token-that-is-long"
[limits]
tables = 7
chat_a_second = 0.5
"""


def written(folder: Path, text: str) -> str:
    """A file of settings."""
    path = folder / "regalia.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def told(*words: str, **environment: str) -> str:
    """What regalia serve --show-settings says, or why not."""
    return CliRunner(env=environment).invoke(main, ["serve", "--show-settings", *words]).output


def test_a_file_is_read_and_every_value_checked(tmp_path: Path) -> None:
    settings = settled(from_file(written(tmp_path, FILE)))
    assert settings.idle_after_ms == 20_000 and settings.trusted_proxies == ("127.0.0.1/32", "10.0.0.0/8")
    assert settings.limits.tables == 7 and settings.limits.chat_a_second == 0.5
    assert settings.limits.connections == Settings().limits.connections


def test_a_flag_weighs_more_than_the_environment_and_that_more_than_the_file(tmp_path: Path) -> None:
    path = written(tmp_path, "bots = 2\npause = 1\nidle = 1\n[limits]\ntables = 1\nchat_lines = 1\n")
    found = told("--config", path, "--bots", "4", "--limit", "tables=3", REGALIA_BOTS="3", REGALIA_PAUSE="2")
    lines = [" ".join(line.split()) for line in found.splitlines()]
    assert "bots = 4 # --bots" in lines and "pause = 2 # REGALIA_PAUSE" in lines and f"idle = 1 # {path}" in lines
    assert "tables = 3 # --limit tables" in lines and f"chat_lines = 1 # {path}" in lines
    assert "port is not set # as it is unless told" in " ".join(lines)


def test_a_secret_is_not_shown(tmp_path: Path) -> None:
    found = told("--config", written(tmp_path, FILE))
    assert "a-token-that" not in found and 'metrics_token = "(hidden)"' in found
    assert "hush" not in told(REGALIA_METRICS_TOKEN="hush")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("idel = 3", "no setting “idel”. Did you mean “idle”?"),
        ("[limits]\ntabels = 3", "no setting “limits.tabels”. Did you mean “limits.tables”?"),
        ("limits = 3", "limits are a table"),
        ('bots = "many"', "bots cannot be “many”"),
        ("bots = 65", "bots cannot be “65”: Expected `int` <= 64"),
        ("bots = true", "bots cannot be “True”"),
        ("idle = 0", "idle cannot be “0”"),
        ("port = 70000", "port cannot be “70000”"),
        ('trusted_proxies = ["somewhere"]', "“somewhere” is no address"),
        ('allowed_hosts = ["http://x"]', "is no name of a host"),
        ('metrics_token = "short"', "metrics_token cannot be: A token"),
        ('root_path = "games"', "such as /games"),
        ('public_url = "tables.example.org"', "such as https://tables.example.org"),
        ('mail_server = "mail.example.org:word"', "mail_server cannot be: Write smtp://"),
        ("idle = ", "are no TOML"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, text: str, sentence: str) -> None:
    path = written(tmp_path, text)
    found = told("--config", path)
    assert sentence in found and path in found and len(found.splitlines()) == 1


def test_a_file_that_is_not_there_is_told() -> None:
    assert "cannot be read" in told("--config", "nowhere.toml")


def test_a_strange_variable_is_told_and_does_not_hinder() -> None:
    found, strange = from_environment({"REGALIA_PORTT": "1", "REGALIA_PURE": "1", "HOME": "x", "REGALIA_JSON": "true"})
    assert strange == ["REGALIA_PORTT in the environment is no setting. Did you mean “REGALIA_PORT”?"]
    assert settled(found).json is True
    assert "Note: REGALIA_PORTT" in told(REGALIA_PORTT="1")


def test_every_setting_can_be_given_in_every_way(tmp_path: Path) -> None:
    values = {name: "1" if knob.kind is not bool else "true" for name, knob in KNOBS.items()}
    values |= {
        "trusted_proxies": "127.0.0.1",
        "metrics_token": "x" * 16,
        "admin_token": "x" * 16,
        "root_path": "/games",
        "public_url": "https://tables.example.org",
        "mail_server": "smtp://127.0.0.1",
        "inner_networks": "10.0.0.0/8",
    }
    values |= {"database": "postgresql:///x", "bus": "nats://127.0.0.1", "bots_from": "nats://127.0.0.1"}
    found, strange = from_environment({KNOBS[name].variable: value for name, value in values.items()})
    assert set(found) == set(KNOBS) and not strange
    settled(found)
    flags = CliRunner().invoke(main, ["serve", "--help"]).output
    missing = [knob.flag for name, knob in KNOBS.items() if "." not in name and knob.flag not in flags]
    assert not missing


@pytest.mark.parametrize(
    ("variables", "sentence"),
    [
        ({"PROCESSES": "2"}, "Several processes need a store that they can share"),
        ({"BUS": "nats://x"}, "A bus is for several processes"),
        ({"MAIL_SERVER": "smtp://x"}, "Mails need an address"),
        ({"BUS": "redis://x", "DATABASE": "postgresql:///x"}, "is no bus"),
    ],
)
def test_what_does_not_go_together_is_told(variables: dict[str, str], sentence: str) -> None:
    found, _ = from_environment({f"REGALIA_{name}": value for name, value in variables.items()})
    with pytest.raises(BadSetting, match=sentence):
        settled(found)


def test_limits_on_the_command_line() -> None:
    settings = settled(from_limits(["tables=5", "chat-lines = 6"]))
    assert (settings.limits.tables, settings.limits.chat_lines) == (5, 6)
    with pytest.raises(BadSetting, match="sets nothing"):
        from_limits(["tables"])


def test_without_limits_one_may_still_be_set() -> None:
    found, _ = from_environment({"REGALIA_NO_LIMITS": "true", "REGALIA_LIMITS_TABLES": "9"})
    limits = settled(found).limits
    assert limits.tables == 9 and limits.connections == UNLIMITED.connections


def test_the_page_of_settings_is_made_from_the_code() -> None:
    assert PAGE.read_text(encoding="utf-8") == HEAD + table(), "run .venv/bin/python tools/settings_table.py"
