"""The games, one folder each. More folders of games may be named in REGALIA_GAMES, separated as in PATH."""

from __future__ import annotations

import os

__path__ = [*__path__, *filter(None, os.environ.get("REGALIA_GAMES", "").split(os.pathsep))]
