"""At the door of a table: who may connect, and how others are turned away."""

from __future__ import annotations

from starlette.websockets import WebSocket

from regalia.core.game import WATCHER
from regalia.server import lobby
from regalia.server.auth import check_origin, key_of
from regalia.server.ears import Visitor
from regalia.server.endpoints import address_of, is_ours
from regalia.server.errors import Fault, NotSaved, NotThere, OtherProtocol, TooMany, in_english
from regalia.server.house import House
from regalia.server.line import line_of
from regalia.server.messages import PROTOCOL, Failed, encoded
from regalia.server.room import Room
from regalia.server.socket import NOT_ALLOWED, Connection
from regalia.store.store import StoreError

NOT_THERE, OTHER_PROTOCOL, LATER = 4404, 4426, 1013
COST = 2  # how much dearer than a ping it is to arrive


async def connect(house: House, websocket: WebSocket) -> None:
    """Let somebody in, if he may, and serve him."""
    address = address_of(websocket)
    try:
        check_origin(websocket)
        check_protocol(websocket)
        check_places(house, address)
        key = await shown_key(house, websocket)
        house.bans.check(house, key, address)
        room = await house.room(websocket.path_params["table"])
        await room.refresh()  # nobody is shown less than a neighbour showed him already
        seat = await lobby.seat_at(room, key)
        visitor = Visitor(key, address, await lobby.is_host(room, key))
        lobby.check_may_look(room, seat, address)
        check_table_places(room)
        room = await house.room(room.live.id)  # should it have left the memory meanwhile
    except Fault as fault:
        await turn_away(websocket, fault)
        return
    except StoreError as fault:
        house.log.error("the store failed", why=str(fault))
        await turn_away(websocket, NotSaved("not-saved"))
        return
    await websocket.accept()
    room.address = room.address or address
    house.connected[address] = house.connected.get(address, 0) + 1
    house.metrics.connections.inc()
    try:
        await Connection(line_of(websocket), room, WATCHER if seat is None else seat, visitor).serve()
    finally:
        house.metrics.connections.dec()
        house.connected[address] -= 1
        if not house.connected[address]:
            del house.connected[address]


async def shown_key(house: House, websocket: WebSocket) -> str | None:
    """The key of whoever connects; one that nobody gave him is none."""
    key = key_of(websocket)
    return key if key is not None and await is_ours(house, key) else None


def check_protocol(websocket: WebSocket) -> None:
    """Whoever speaks another protocol would misread what he hears."""
    if websocket.query_params.get("protocol") != str(PROTOCOL):
        raise OtherProtocol("other-protocol")


def check_places(house: House, address: str) -> None:
    """One address may not take all places."""
    limits = house.settings.limits
    if sum(house.connected.values()) >= limits.connections:
        raise TooMany("too-many-connections")
    if house.connected.get(address, 0) >= limits.connections_per_address or not house.requests.take(address, COST):
        raise TooMany("too-many-connections")


def check_table_places(room: Room) -> None:
    """A table has so many places around it."""
    if len(room.ears) >= room.house.settings.limits.connections_per_table:
        raise TooMany("too-many-connections")


async def turn_away(websocket: WebSocket, fault: Fault) -> None:
    """A page can read why only once it has been let in; another page is not let in at all."""
    if fault.key == "wrong-origin":
        await websocket.close()
        return
    await websocket.accept()
    line = line_of(websocket)
    line.put(encoded(Failed(fault.key, fault.say, in_english(fault.say))))
    codes = {NotThere: NOT_THERE, OtherProtocol: OTHER_PROTOCOL, TooMany: LATER, NotSaved: LATER}
    await line.close(codes.get(type(fault), NOT_ALLOWED))
