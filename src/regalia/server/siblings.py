"""Processes of one machine that share a port: a line for a table is handed on to the one that serves the table.

The system shares guests out as it likes, and a table whose people are spread over several processes is followed and
described by each. So whoever is asked for the socket of a table passes the line on, with what was read of it, to a
sibling at which people of that table are, else to the one that all agree on. If that does not work, the line stays.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import time
from array import array
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from regalia.server.neighbours import LIVES_SECONDS, Neighbours
from regalia.server.ranks import rank

if TYPE_CHECKING:
    from regalia.server.doors import Door

WISH = re.compile(rb"GET [^ ?]*/api/tables/([A-Za-z0-9_-]{1,64})/socket[ ?]")
END_OF_HEAD = b"\r\n\r\n"
MOST_BYTES = 1 << 17  # more than the headers of a request may have


class Siblings:
    """The post between the processes: a folder with a socket for each, named by the number of its house."""

    def __init__(self, folder: str, neighbours: Neighbours) -> None:
        self.folder = Path(folder)
        self.neighbours = neighbours
        self.post = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.post.setblocking(False)
        self.coming: set[asyncio.Task[None]] = set()

    # --- coming and going

    def open(self, make_door: Callable[[], Door]) -> None:
        """From now on others may hand lines on to this process."""
        self.make_door = make_door
        self.neighbours.behind_the_door = self.living
        self.post.bind(str(self.folder / str(self.neighbours.number)))
        asyncio.get_running_loop().add_reader(self.post.fileno(), self.receive)

    def close(self) -> None:
        """No more."""
        (self.folder / str(self.neighbours.number)).unlink(missing_ok=True)
        asyncio.get_running_loop().remove_reader(self.post.fileno())
        self.post.close()

    # --- handing on

    def take(self, line: int, data: bytes) -> bool:
        """Hand a line on, if it is for a table that a sibling serves; False if it stays."""
        wish = WISH.match(data)
        if wish is None or not data.endswith(END_OF_HEAD):
            return False
        for number in self.candidates(wish[1].decode()):
            if number == self.neighbours.number:
                return False
            if self.is_sent(number, line, data):
                return True
        return False

    def candidates(self, table: str) -> Iterable[int]:
        """Who may serve a table, the best first: those where its people are, then all who live here."""
        living = self.living()
        where = living & {*self.neighbours.where(table)}
        return sorted(living, key=lambda number: (number in where, rank(number, table)), reverse=True)

    def living(self) -> set[int]:
        """Who is behind this door: a box that is young need not be known yet."""
        known, young, found = {*self.neighbours.living, self.neighbours.number}, time.time() - LIVES_SECONDS, set[int]()
        with suppress(OSError), os.scandir(self.folder) as boxes:  # one may go while we look
            for box in boxes:
                if int(box.name) in known or box.stat().st_mtime > young:
                    found.add(int(box.name))
        return found

    def is_sent(self, number: int, line: int, data: bytes) -> bool:
        """Was a line taken by the post? Whoever is gone leaves his box behind."""
        box = self.folder / str(number)
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [line]))]
        try:
            self.post.sendmsg([data], rights, 0, str(box))
        except ConnectionRefusedError:
            box.unlink(missing_ok=True)
        except OSError:
            return False
        else:
            return True
        return False

    # --- taking in

    def receive(self) -> None:
        """A sibling hands a line on."""
        with suppress(BlockingIOError):
            data, lines, _, _ = socket.recv_fds(self.post, MOST_BYTES, 1)
            for line in lines:
                task = asyncio.ensure_future(self.bring_in(socket.socket(fileno=line), data))
                self.coming.add(task)
                task.add_done_callback(self.coming.discard)

    async def bring_in(self, line: socket.socket, data: bytes) -> None:
        """As if it had come to us at once."""
        line.setblocking(False)
        with suppress(OSError):  # it is gone already
            _, door = await asyncio.get_running_loop().connect_accepted_socket(self.make_door, line)
            door.is_sorted = True
            door.data_received(data)
