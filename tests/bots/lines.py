"""Bots that do one thing wrong, as programs of their own."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

FIRST = "print(json.dumps({'action': message['actions'][0]['action']}), flush=True)"
READY = "print(json.dumps({'protocol': 1, 'name': 'test'}), flush=True)"


def program(folder: Path, choose: str = FIRST, hello: str = READY, after: str = "") -> str:
    """The command of a bot that does this when it is asked, and that when it is greeted."""
    path = folder / "bot.py"
    path.write_text(
        "import json, os, sys, time\n"
        "asked = 0\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'hello':\n"
        f"        {hello}\n"
        "    elif message['type'] == 'choose':\n"
        "        asked += 1\n"
        f"        {choose}\n"
        "    elif message['type'] == 'quit':\n"
        "        break\n"
        f"{after}\n",
        encoding="utf-8",
    )
    return shlex.join([sys.executable, str(path)])
