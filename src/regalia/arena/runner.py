"""Who does the work: this process, some processes of this machine, or a cluster.

A job is a function of bytes that gives bytes, so anything that can call a function elsewhere can be a Runner: every
executor of concurrent.futures is one, and so is what dask's Client.get_executor() returns.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from typing import Protocol

from msgspec.json import decode, encode

from regalia.arena.order import Fixture, Order
from regalia.arena.playing import Batch, Played, play_batch

BATCH_SECONDS = 1.0  # of work, so that handing it over costs little
MOST_IN_A_BATCH = 500
AHEAD = 2  # batches for each process: one that it plays, one that waits

Job = Callable[[bytes], bytes]


class Runner(Protocol):
    """Somebody who does jobs."""

    def submit(self, job: Job, content: bytes, /) -> Future[bytes]:
        """Do a job, now or later, here or elsewhere."""


class Here:
    """Does each job at once, in this process."""

    def submit(self, job: Job, content: bytes, /) -> Future[bytes]:
        done: Future[bytes] = Future()
        done.set_result(job(content))
        return done


@contextmanager
def runner(jobs: int) -> Iterator[Runner]:
    """This process, or so many others; those end with us, however we end."""
    if jobs == 1:
        yield Here()
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=begin_elsewhere)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def begin_elsewhere() -> None:
    """A process of the pool leaves stopping to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the end of the process that started us."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def play_elsewhere(content: bytes) -> bytes:
    """The job: plain bytes go there and come back."""
    return encode(play_batch(decode(content, type=Batch)))


def play_all(order: Order, fixtures: list[Fixture], runner: Runner, jobs: int) -> Iterator[list[Played]]:
    """Games as they are done, in batches of about a second of work; a fault of ours in one stops all."""
    left = iter(fixtures)
    size = 1
    running: set[Future[bytes]] = set()
    while True:
        while len(running) < AHEAD * jobs and (batch := tuple(islice(left, size))):
            running.add(runner.submit(play_elsewhere, encode(Batch(order, batch))))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            games = decode(future.result(), type=list[Played])
            size = fitting(games, len(fixtures) // (2 * AHEAD * jobs))
            yield games


def fitting(games: list[Played], most: int) -> int:
    """How many games make a batch, judged by some that were played; few enough that all processes get some."""
    seconds = sum(game.seconds for game in games) / len(games)
    return max(1, min(int(BATCH_SECONDS / max(seconds, 1e-6)), most, MOST_IN_A_BATCH))
