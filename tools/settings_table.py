"""Makes docs/settings.md from the settings in the code: .venv/bin/python tools/settings_table.py."""

from __future__ import annotations

from pathlib import Path

from regalia.server.configuration import table

PAGE = Path(__file__).resolve().parent.parent / "docs" / "settings.md"
HEAD = """# Settings of a server

Each can be given as a flag of `regalia serve`, in the environment, or in a file that `--config FILE` (or
`REGALIA_CONFIG`) names; a flag weighs more than the environment, and that more than the file. What is not known is
refused with the nearest thing that is; only in the environment, which is not ours alone, it is a note.
`regalia serve --show-settings` tells all of them with where each was given, in the form of a file:

```toml
# regalia.toml
host = "0.0.0.0"
database = "/var/lib/regalia/tables.db"
trusted_proxies = ["127.0.0.1"]
allowed_hosts = ["tables.example.org"]

[limits]
tables = 2000
```

This page is made from the code (`tools/settings_table.py`).

"""


def main() -> None:
    """Write the page."""
    PAGE.write_text(HEAD + table(), encoding="utf-8")


if __name__ == "__main__":
    main()
