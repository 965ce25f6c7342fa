"""A worker that fails in the ways bots fail."""

from __future__ import annotations

import os
import sys
import time

from regalia.server.worker import packed

sys.stdin.buffer.read(4)
how = os.environ["REGALIA_TEST_BOT"]
if how == "crash":
    os._exit(3)
if how == "hang":
    time.sleep(60)
sys.stdout.buffer.write(packed(b"nonsense"))
sys.stdout.flush()
time.sleep(60)
