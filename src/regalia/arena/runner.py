"""Who does the work: this process, some processes of this machine, or a cluster.

A job is a function of bytes that gives bytes, so anything that can call a function elsewhere can be a Runner: every
executor of concurrent.futures is one, and so is what dask's Client.get_executor() returns.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from typing import Protocol, TypeVar

import msgspec
from msgspec.msgpack import decode, encode

BATCH_SECONDS = 1.0  # of work, so that handing it over costs little
MOST_IN_A_BATCH = 500
AHEAD = 2  # batches for each process: one that it plays, one that waits

# The engine writes offers into lists of its own, so a process does one job at a time, however many threads it has.
ONE_AT_A_TIME = threading.Lock()

Job = Callable[[bytes], bytes]
Item = TypeVar("Item")


class Done(msgspec.Struct):
    """What a job gave, and how long it took."""

    seconds: float
    content: bytes


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


@contextmanager
def workers(jobs: int, scheduler: str = "") -> Iterator[tuple[Runner, int]]:
    """Who does the work, and how many they are: so many processes of this machine, or those of a cluster."""
    if not scheduler:
        with runner(jobs) as found:
            yield found, jobs
        return
    from regalia.arena.cluster import cluster

    with cluster(scheduler) as (found, number):
        yield found, number


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


def in_batches(
    job: Job, items: Sequence[Item], packed: Callable[[Sequence[Item]], bytes], runner: Runner, jobs: int
) -> Iterator[bytes]:
    """What a job gives for all items, in batches of about a second of work as they are done; a fault stops all."""
    at, size = 0, 1
    running: dict[Future[bytes], int] = {}
    while True:
        while len(running) < AHEAD * jobs and (batch := items[at : at + size]):
            running[runner.submit(partial(timed, job), packed(batch))] = len(batch)
            at += len(batch)
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            done = decode(future.result(), type=Done)
            size = fitting(done.seconds / running.pop(future), len(items) // (2 * AHEAD * jobs))
            yield done.content


def timed(job: Job, content: bytes) -> bytes:
    """Do a job, and say how long it took."""
    with ONE_AT_A_TIME:
        start = time.perf_counter()
        found = job(content)
        return encode(Done(time.perf_counter() - start, found))


def fitting(seconds: float, most: int) -> int:
    """How many items make a batch when one takes so long; few enough that all processes get some."""
    return max(1, min(int(BATCH_SECONDS / max(seconds, 1e-6)), most, MOST_IN_A_BATCH))
