"""Where messages arrive in the tests: a push service, a hook and a mailbox on loopback, each as the real ones speak."""

from __future__ import annotations

import asyncio
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import Message
from typing import Any, NamedTuple

from aiosmtpd.controller import UnthreadedController
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def text_of(content: bytes) -> str:
    """Bytes in a header."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """What stands in a header."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Request(NamedTuple):
    """What arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """A server of HTTP that keeps what it is sent and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[Request] = []
        self.answers: list[int] = []  # of the next requests; then 201
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.got.append(Request(head[0].split()[1], headers, body))
        status = self.answers.pop(0) if self.answers else 201
        more = f"Location: {self.url}/elsewhere\r\n" if status // 100 == 3 else ""
        writer.write(f"HTTP/1.1 {status} Told\r\n{more}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """Such a server."""
    found = Receiver()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield found


class Browser:
    """The part of a browser that a push is sealed for; its push service is a receiver."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def point(self) -> bytes:
        """Its public key."""
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def wish(self, receiver: Receiver, path: str = "/push/1") -> dict[str, str]:
        """What it hands over."""
        return {"endpoint": receiver.url + path, "p256dh": text_of(self.point), "auth": text_of(self.auth)}

    def opened(self, body: bytes) -> bytes:
        """What was sealed for it (RFC 8188 and 8291, read from the other end)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert length == 65 and len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        basis = hkdf(self.auth, shared, b"WebPush: info\x00" + self.point + theirs, 32)
        key = hkdf(salt, basis, b"Content-Encoding: aes128gcm\x00", 16)
        plain = AESGCM(key).decrypt(hkdf(salt, basis, b"Content-Encoding: nonce\x00", 12), sealed, None)
        content, mark = plain.rstrip(b"\x00")[:-1], plain.rstrip(b"\x00")[-1]
        assert mark == 2, "the last record"
        return content


def hkdf(salt: bytes, basis: bytes, info: bytes, length: int) -> bytes:
    """A key from a shared secret."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(basis)


def claims_of(request: Request) -> dict[str, Any]:
    """What a push says of who sends it, once its signature has been checked as a push service would."""
    kind, _, rest = request.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid"
    head, claims, signature = parts["t"].split(".")
    both = bytes_of(signature)
    signed = encode_dss_signature(int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(parts["k"]))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(bytes_of(head))["alg"] == "ES256"
    found: dict[str, Any] = json.loads(bytes_of(claims))
    return found | {"key": parts["k"]}


class Mailbox:
    """A mail server that keeps what it is handed."""

    def __init__(self) -> None:
        self.got: list[Message] = []
        self.refused: set[str] = set()
        self.url = ""

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, to: str, options: list[str]) -> str:
        """May somebody be written to?"""
        if to in self.refused:
            return "550 nobody of that name"
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        """A letter."""
        assert isinstance(envelope.content, bytes)
        self.got.append(message_from_bytes(envelope.content))
        return "250 OK"


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    """Such a server."""
    found = Mailbox()
    controller = UnthreadedController(found, hostname="127.0.0.1", port=0, loop=asyncio.get_running_loop())
    server = await asyncio.get_running_loop().create_server(controller._factory_invoker, "127.0.0.1", 0)
    found.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield found


async def until(true: Callable[[], object]) -> None:
    """Wait for something that will be."""
    while not true():
        await asyncio.sleep(0.005)
