"""The processes of a Dask cluster do the work, from the extra “cluster”.

A batch that was on its way when its process died is done again by another; games depend on their order alone, so
nobody can tell.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version

from distributed import Client, KilledWorker

from regalia.arena.runner import Runner
from regalia.core.errors import RegaliaError

PACKAGE = "regalia"
CONNECT_SECONDS = 30


@contextmanager
def cluster(address: str) -> Iterator[tuple[Runner, int]]:
    """The workers of a scheduler, and how many they are when one begins."""
    with connected(address) as client:
        number = len(checked(client, address))
        try:
            yield client.get_executor(pure=False), number
        except KilledWorker as fault:
            raise RegaliaError(f"The work was given up, since all who took it died: {fault}") from None


def connected(address: str) -> Client:
    """A line to the scheduler."""
    try:
        return Client(address, timeout=CONNECT_SECONDS, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as fault:
        raise RegaliaError(
            f"No scheduler answers at “{address}” ({fault}). Start one with “dask scheduler”,"
            f" and workers with “dask worker ADDRESS --nthreads 1”."
        ) from None


def checked(client: Client, address: str) -> list[str]:
    """The workers there are, if they have the same Regalia."""
    here, versions = version(PACKAGE), client.run(version, PACKAGE)
    if not versions:
        raise RegaliaError(f"The scheduler at “{address}” has no workers yet: start some with “dask worker {address}”.")
    if others := sorted({each for each in versions.values() if each != here}):
        raise RegaliaError(f"Here is Regalia {here}, but some workers have {', '.join(others)}.")
    return list(versions)
