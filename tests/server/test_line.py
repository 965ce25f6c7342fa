"""Frames that are written straight to the line: of every length, and only as fast as the client reads."""

from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from regalia.client.player import socket_of
from regalia.server.line import SocketLine, framed
from regalia.server.messages import Said, encoded
from regalia.server.sitters import ChatLine
from regalia.server.socket import MOST_UNSENT, Connection
from tests.server.harness import go, serving, two_people

LONG = encoded(Said(ChatLine(0, text="x" * 30_000)))


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_what_any_client_reads(size: int) -> None:
    content = b"x" * size
    assert framed(content) == Frame(Opcode.TEXT, content).serialize(mask=False)


def test_a_client_that_does_not_read_is_not_written_to() -> None:
    async def test() -> None:
        async with serving() as (server, house):
            ann, _ = await two_people(server)
            async with connect(socket_of(server, ann.table), proxy=None, max_queue=1, compression=None) as line:
                await line.recv()
                (ear,) = (await house.room(ann.table)).ears
                assert isinstance(ear, Connection) and isinstance(ear.line, SocketLine)
                while ear.line.is_free:
                    ear.hear(LONG)
                    await asyncio.sleep(0)
                held = ear.line.transport.get_write_buffer_size()
                for _ in range(MOST_UNSENT):
                    ear.hear(LONG)
                    await asyncio.sleep(0)
                assert ear.line.transport.get_write_buffer_size() == held, "written to a line that is not free"
                assert len(ear.unsent) == MOST_UNSENT
                while ear.unsent:
                    await line.recv()
                line.transport.abort()

    go(test)
