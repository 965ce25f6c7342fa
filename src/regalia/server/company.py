"""What can be asked over HTTP about the people one meets: report them, block them."""

from __future__ import annotations

from regalia.server import blocks, reports
from regalia.server.endpoints import Asked, Endpoint, post
from regalia.server.errors import NotKnown
from regalia.server.looking import room_to_look
from regalia.server.me import BlockedHere, Blocking, Me, Which
from regalia.server.people import device_name
from regalia.server.reports import MyReports, Reporting
from regalia.server.requests import Nothing

TABLE = "/api/tables/{table}"


async def report(asked: Asked) -> Nothing:
    """Report somebody at a table, or what he said there."""
    room, seat = await room_to_look(asked)
    return await reports.report(room, seat, asked.given_key, asked.address, asked.body)


async def my_reports(asked: Asked) -> MyReports:
    """What you reported, and what the owner answered."""
    return await reports.mine(asked.house, asked.given_key) if asked.given_key else MyReports(())


async def block(asked: Asked) -> BlockedHere:
    """Block somebody, or read him again; it is kept with you, so you need a key."""
    room, _ = await room_to_look(asked)
    if asked.given_key is None:
        raise NotKnown("who-are-you")
    return await blocks.block(room, asked.given_key, device_name(asked.request), asked.body)


async def blocked(asked: Asked) -> BlockedHere:
    """The seats of a table where somebody sits whom you have blocked."""
    room, _ = await room_to_look(asked)
    return await blocks.blocked_at(room, asked.given_key)


async def unblock(asked: Asked) -> Me:
    """Read somebody again."""
    if asked.given_key is None:
        raise NotKnown("who-are-you")
    return await blocks.unblock(asked.house, asked.given_key, asked.body.device)


ENDPOINTS = (
    post(TABLE + "/report", report, Nothing, Reporting, cost=5),
    Endpoint("GET", TABLE + "/blocked", blocked, BlockedHere, cost=2),
    post(TABLE + "/block", block, BlockedHere, Blocking, gives_key=True, cost=3),
    Endpoint("GET", "/api/me/reports", my_reports, MyReports, cost=5),
    post("/api/me/unblock", unblock, Me, Which, cost=2),
)
