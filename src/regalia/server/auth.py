"""Who is who. A key is 24 random bytes and the seal of this house; of a key only its hash is kept.

A browser keeps its key in a cookie and nowhere else, a program sends it in a header. Nobody chooses his key: one
without the seal opens only what it opened before there were seals. The token in a link to another device is a key too.
"""

from __future__ import annotations

import os
import re
from base64 import b32encode, urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b, sha256
from hmac import compare_digest
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from regalia.server.errors import NotAllowed
from regalia.server.root_path import ROOT

RANDOM_BYTES, SEAL_BYTES, ID_BYTES = 24, 8, 15
IS_KEY = re.compile(r"[A-Za-z0-9_-]{43}")
PLAIN_COOKIE, SECURE_COOKIE = "regalia", "__Host-regalia"
COOKIE_SECONDS = 400 * 86_400
CONSONANTS, VOWELS = "bdfgklmnprstvz", "aeiou"
SYLLABLES = 6


def new_key(secret: bytes) -> str:
    """A key nobody can guess, under the seal of the house whose secret this is."""
    return sealed(os.urandom(RANDOM_BYTES), secret)


def sealed(chosen: bytes, secret: bytes) -> str:
    """A key that begins with these bytes."""
    seal = blake2b(chosen, key=secret, digest_size=SEAL_BYTES, person=b"regalia-key").digest()
    return urlsafe_b64encode(chosen + seal).rstrip(b"=").decode()


def is_sealed(key: str, secret: bytes) -> bool:
    """Was this key given out by the house with this secret?"""
    return compare_digest(sealed(urlsafe_b64decode(f"{key}=")[:RANDOM_BYTES], secret), key)


def new_id() -> str:
    """The id of a table, in letters and digits: whoever has the link may come in, so it cannot be guessed either."""
    return b32encode(os.urandom(ID_BYTES)).decode().lower()


def new_code(syllables: int = SYLLABLES) -> str:
    """A code that can be read aloud, such as “tukaribonema”."""
    letters = os.urandom(2 * syllables)
    return "".join(
        CONSONANTS[letters[2 * n] % len(CONSONANTS)] + VOWELS[letters[2 * n + 1] % len(VOWELS)]
        for n in range(syllables)
    )


def read_code(text: str) -> str:
    """A code as people may type it."""
    return "".join(letter for letter in text.lower() if letter.isalpha())


def hash_of(key: str) -> bytes:
    """What the server keeps of a key."""
    return sha256(key.encode()).digest()


def is_key(text: str) -> bool:
    """Has this the form of a key?"""
    return IS_KEY.fullmatch(text) is not None


def is_secure(request: HTTPConnection) -> bool:
    """Does the line to the browser hide what is said?"""
    return request.url.scheme in ("https", "wss")


def cookie_name(request: HTTPConnection) -> str:
    """Where the lines are secure, a cookie that no neighbouring page can set; houses below other paths have others."""
    return (SECURE_COOKIE if is_secure(request) else PLAIN_COOKIE) + str(request.scope.get(ROOT, "")).replace("/", "-")


def key_of(request: HTTPConnection) -> str | None:
    """The key that was shown, if any: first the header, then the cookie."""
    return header_key(request.headers) or cookie_key(request)


def header_key(headers: Headers) -> str | None:
    """The key in the header of a program."""
    kind, _, key = headers.get("authorization", "").partition(" ")
    return key if kind.lower() == "bearer" and is_key(key) else None


def cookie_key(request: HTTPConnection) -> str | None:
    """The key in a browser's cookie."""
    key = request.cookies.get(cookie_name(request), "")
    return key if is_key(key) else None


def is_browser(request: HTTPConnection) -> bool:
    """Does a page ask? Programs do not say where they come from."""
    return "origin" in request.headers or "sec-fetch-site" in request.headers


def check_origin(request: HTTPConnection) -> None:
    """Refuse what another page had a browser send. Programs show no origin, but then they must not use a cookie."""
    origin, site = request.headers.get("origin"), request.headers.get("sec-fetch-site")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise NotAllowed("wrong-origin")
    if site is not None and site not in ("same-origin", "none"):
        raise NotAllowed("wrong-origin")
    if not is_browser(request) and cookie_key(request) and not header_key(request.headers):
        raise NotAllowed("wrong-origin")
