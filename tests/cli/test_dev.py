"""regalia-dev teaches its commands."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from regalia.cli.dev import main


@pytest.mark.parametrize("name", sorted(main.commands))
def test_help_shows_an_example(name: str) -> None:
    result = CliRunner().invoke(main, [name, "--help"])
    assert result.exit_code == 0 and f"regalia-dev {name}" in result.output, f"{name} --help shows no example"
