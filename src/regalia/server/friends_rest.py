"""What can be asked about friends over HTTP."""

from __future__ import annotations

from regalia.server import calling, friends, looking
from regalia.server.endpoints import Asked, Endpoint, post
from regalia.server.errors import NotKnown
from regalia.server.friend_requests import (
    Circle,
    Declining,
    FriendCard,
    Invited,
    Inviting,
    Quick,
    Showing,
    WhichFriend,
)
from regalia.server.me import Token
from regalia.server.people import device_name
from regalia.server.requests import Link, Nothing, Seated


def own_key(asked: Asked) -> str:
    """The key of whoever asks."""
    if asked.given_key is None:
        raise NotKnown("who-are-you")
    return asked.given_key


async def circle(asked: Asked) -> Circle:
    """Your friends, who of them is here, and where they ask you to come. Who asks counts as here."""
    return await friends.circle(asked.house, asked.given_key, looks=True)


async def link(asked: Asked) -> Link:
    """A token by which others become your friends, for a week."""
    return await friends.new_link(asked.house, own_key(asked), device_name(asked.request))


async def peek(asked: Asked) -> FriendCard:
    """Whose friend a token would make of you."""
    return await friends.peek(asked.house, asked.body.token, asked.address)


async def take(asked: Asked) -> Circle:
    """Become friends with whoever made a token."""
    return await friends.befriend(asked.house, own_key(asked), asked.body.token, asked.address)


async def remove(asked: Asked) -> Circle:
    """Be friends no longer, on both sides."""
    return await friends.part(asked.house, own_key(asked), asked.body.friend)


async def show(asked: Asked) -> Circle:
    """Let your friends see whether you are here, or not."""
    return await friends.show(asked.house, own_key(asked), shown=asked.body.shown)


async def decline(asked: Asked) -> Circle:
    """Do not go to a table; whoever asked you is not told."""
    return await friends.decline(asked.house, own_key(asked), asked.body.table)


async def invite(asked: Asked) -> Invited:
    """Ask friends to a table that has not begun, where you sit."""
    room = await looking.room_of(asked)
    return Invited(await calling.invite(room, own_key(asked), asked.body.friends))


async def quick(asked: Asked) -> Seated:
    """A game with whoever is here: where somebody waits, else at a table to which friends who are here are called."""
    found = await calling.quick(asked.house, asked.key, asked.body, asked.address)
    return looking.told(asked, found)


async def again(asked: Asked) -> Seated:
    """A table as that of a game you finished; the friends who sat there are asked to come."""
    return looking.told(asked, await calling.again(await looking.room_of(asked), own_key(asked), asked.address))


TABLE = "/api/tables/{table}"
ENDPOINTS = (
    Endpoint("GET", "/api/me/friends", circle, Circle, cost=2),
    post("/api/me/friends/link", link, Link, Nothing, cost=5),
    post("/api/me/friends/peek", peek, FriendCard, Token, cost=2),
    post("/api/me/friends/take", take, Circle, Token, cost=5),
    post("/api/me/friends/remove", remove, Circle, WhichFriend, cost=3),
    post("/api/me/friends/shown", show, Circle, Showing, cost=2),
    post("/api/me/friends/decline", decline, Circle, Declining, cost=2),
    post(TABLE + "/invite", invite, Invited, Inviting, cost=3),
    post(TABLE + "/again", again, Seated, Nothing, status=201, cost=3),
    post("/api/quick", quick, Seated, Quick, gives_key=True, status=201, cost=5),
)
