"""The command line as it is, but for a server whose bots review games in a hurry."""

from __future__ import annotations

from regalia.cli.main import main
from regalia.server.bot_pool import BotPool
from tests.server.hurry import HASTY

if __name__ == "__main__":
    BotPool.__init__.__defaults__ = (HASTY,)
    main()
