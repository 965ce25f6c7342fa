"""The command line as it is, but for luck: a table's secret comes from the test that sets it, and so do random bots."""

from __future__ import annotations

import os
import sys
from hashlib import blake2b
from pathlib import Path

from pytest import MonkeyPatch

from regalia.cli.main import main
from regalia.core.fairness import Secret
from regalia.server.bot_pool import BotPool

WORKER = (sys.executable, "-m", "tests.page.steady_worker")
NAME = "test.txt"  # holds the name of the test that runs


class OwnLuck:
    """The secrets of the tables of one test after the other."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.test = ""
        self.tables = 0

    def secret(self, entropy: tuple[str, ...] = ()) -> Secret:
        """The next table's: the same whenever this test runs, unless other luck is asked for."""
        test = self.file.read_text() if self.file.exists() else ""
        self.tables = self.tables + 1 if test == self.test else 1
        self.test = test
        word = f"{os.environ.get('REGALIA_TEST_LUCK', '')} {test} {self.tables}"
        return Secret(blake2b(word.encode(), digest_size=32).hexdigest(), entropy)


def settle(file: Path) -> None:
    """From now on all luck of this process comes from the test named in a file."""
    luck = OwnLuck(file)
    for maker in ("regalia.server.lobby.new_secret", "regalia.server.what_if.new_secret"):
        MonkeyPatch().setattr(maker, luck.secret)
    BotPool.__init__.__defaults__ = (WORKER,)


if __name__ == "__main__":
    settle(Path(sys.argv[sys.argv.index("--database") + 1]).with_name(NAME))
    main()
