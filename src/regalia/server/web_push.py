"""Web Push: a message sealed for one browser (RFC 8291) and signed by this house (RFC 8292), handed on.

The key of the house follows from the secret that its store keeps: it stays the same for as long as the store lasts, in
every process and after every move. What the push service carries it cannot read.
"""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from hashlib import blake2b
from importlib.util import find_spec
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

ORDER = 0xFFFFFFFF_00000000_FFFFFFFF_FFFFFFFF_BCE6FAAD_A7179E84_F3B9CAC2_FC632551  # of the curve P-256
POINT_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
RECORD_BYTES = 4_096
LIVES_SECONDS = 12 * 3_600  # of a signature: at most a day
KEPT_SECONDS = 86_400  # so long a push service keeps a message for a device that is off


def is_there() -> bool:
    """Is the package installed that seals and signs?"""
    return find_spec("cryptography") is not None


def to_text(content: bytes) -> str:
    """Bytes as they stand in headers and addresses."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """The bytes that a text stands for."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


@lru_cache(maxsize=4)
def house_key(secret: bytes) -> EllipticCurvePrivateKey:
    """With which a house signs."""
    from cryptography.hazmat.primitives.asymmetric import ec

    digest = blake2b(key=secret, digest_size=64, person=b"regalia-push").digest()
    return ec.derive_private_key(int.from_bytes(digest, "big") % (ORDER - 1) + 1, ec.SECP256R1())


def point(key: EllipticCurvePrivateKey) -> bytes:
    """What everybody may know of a key."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(secret: bytes) -> str:
    """The key of the house as browsers ask for it."""
    return to_text(point(house_key(secret)))


def signature(secret: bytes, endpoint: str, contact: str, now_s: int) -> str:
    """Says who sends, and to which push service alone."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now_s + LIVES_SECONDS, "sub": contact}
    said = [to_text(msgspec.json.encode(each)) for each in ({"typ": "JWT", "alg": "ES256"}, claims)]
    signed = house_key(secret).sign(".".join(said).encode(), ec.ECDSA(hashes.SHA256()))
    both = b"".join(number.to_bytes(32, "big") for number in decode_dss_signature(signed))
    return ".".join([*said, to_text(both)])


def headers(secret: bytes, endpoint: str, contact: str, now_s: int, topic: str) -> dict[str, str]:
    """What goes before the sealed message; a newer one of a topic takes the place of one that still waits."""
    who = f"vapid t={signature(secret, endpoint, contact, now_s)}, k={public_key(secret)}"
    return {
        "Authorization": who,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        "Urgency": "high",
        "Topic": to_text(blake2b(topic.encode(), digest_size=16).digest()),
    }


def sealed(message: bytes, p256dh: bytes, auth: bytes) -> bytes:
    """A message that only the browser with these keys can read."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return sealed_with(message, (p256dh, auth), ec.generate_private_key(ec.SECP256R1()), os.urandom(SALT_BYTES))


def sealed_with(message: bytes, theirs: tuple[bytes, bytes], own: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """The same with a key and a salt that were drawn before."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    p256dh, auth = theirs
    their_key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), p256dh)
    shared = own.exchange(ec.ECDH(), their_key)
    basis = derived(auth, shared, b"WebPush: info\0" + p256dh + point(own), 32)
    key = derived(salt, basis, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, basis, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([POINT_BYTES]) + point(own)
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def derived(salt: bytes, basis: bytes, info: bytes, length: int) -> bytes:
    """A key from a shared secret."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, info).derive(basis)


def is_point(content: bytes) -> bool:
    """Is it a key that something can be sealed for?"""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), content)
    except ValueError:
        return False
    return len(content) == POINT_BYTES
