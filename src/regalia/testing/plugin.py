"""For pytest: luck that a test names and that does not come is a failure.

In conftest.py: `pytest_plugins = ["regalia.testing.plugin"]`.
"""

from __future__ import annotations

from collections.abc import Generator

import pytest

from regalia.testing import Scenario


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """Watch the scenarios that a test makes, and look at their luck when it has passed."""
    made: list[Scenario] = []
    Scenario.made = made
    try:
        yield
    finally:
        Scenario.made = None
    for table in made:
        table.ends()
