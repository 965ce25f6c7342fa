"""What all tests share."""

from __future__ import annotations

import regalia

pytest_plugins = ["regalia.testing.plugin"]


def pytest_report_header() -> str:
    """Tell which engine is tested."""
    return f"regalia: {'compiled' if regalia.compiled else 'interpreted'} engine"
