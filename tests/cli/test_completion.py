"""A line completed by a real shell."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from regalia.cli.main import COMMANDS, Regalia, main

ASK = """
eval "$(regalia completion bash)"
while IFS= read -r line; do
    read -ra COMP_WORDS <<< "$line"
    [[ $line == *" " ]] && COMP_WORDS+=("")
    COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 )); COMPREPLY=()
    _regalia_completion regalia
    echo "${COMPREPLY[*]}"
done
"""
LINES = {
    "regalia pl": "play",
    "regalia play u": "um_krone_und_kragen",
    "regalia play um --bot k": "knight",
    "regalia play um --pace ": "slow normal fast off",
    "regalia play um --pa": "--pace",
    "regalia play um -o king": "king_tie=strict king_tie=match",
    "regalia play um --preset ": "bsw print",
    "regalia rules for_a_crown ga": "gallery",
    "regalia arena um squire ra": "random",
    "regalia completion z": "zsh",
}


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes_commands_games_bots_and_options(tmp_path: Path) -> None:
    script = tmp_path / "regalia"
    script.write_text(f'#!/bin/sh\nexec {sys.executable} -m regalia.cli "$@"\n')
    script.chmod(0o755)
    (tmp_path / "ask").write_text(ASK)
    asked = "\n".join(LINES) + "\n"
    shell = subprocess.run(
        ["bash", "--norc", "-c", f'PATH="{tmp_path}:$PATH"; . {tmp_path / "ask"}'],
        input=asked,
        capture_output=True,
        text=True,
        check=True,
    )
    assert dict(zip(LINES, shell.stdout.splitlines(), strict=True)) == LINES


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_has_its_script(shell: str) -> None:
    result = CliRunner().invoke(main, ["completion", shell])
    assert result.exit_code == 0 and "_REGALIA_COMPLETE" in result.stdout


def test_commands_are_completed_without_loading_them(monkeypatch: pytest.MonkeyPatch) -> None:
    context = main.make_context("regalia", ["games"])
    monkeypatch.setattr(Regalia, "get_command", lambda *_: pytest.fail("a command was loaded"))
    assert {item.value for item in main.shell_complete(context, "")} == set(COMMANDS)
