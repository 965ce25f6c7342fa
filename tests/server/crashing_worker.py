"""A worker that fails in the ways bots fail."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time

import msgspec

from regalia.server.worker import HELLO, LENGTH, Reply, limit_memory, packed

how = os.environ["REGALIA_TEST_BOT"]
hoard: list[bytes] = []


def say(content: bytes) -> None:
    """Send something to the server."""
    sys.stdout.buffer.write(content)
    sys.stdout.flush()


limit_memory(int(sys.argv[1]))
say(packed(b"well met" if how == "rude" else HELLO))
while head := sys.stdin.buffer.read(LENGTH.size):
    ask = pickle.loads(sys.stdin.buffer.read(LENGTH.unpack(head)[0]))
    if how == "crash":
        os._exit(3)
    if how == "hang":
        time.sleep(60)
    if how == "stop":
        os.kill(os.getpid(), signal.SIGSTOP)
    if how == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    if how == "babble":
        say(b"\xff" * 99)
    if how == "nonsense":
        say(packed(b"nonsense"))
    while how == "eat":
        hoard.append(b"x" * (16 << 20))
    if how == "grow":
        hoard.append(b"x" * (64 << 20))
    say(packed(msgspec.msgpack.encode(Reply(ask.actions[0]))))
