"""Who is who. A key is 32 random bytes; the server keeps only its hash, and whoever shows the key is its owner.

A browser keeps its key in a cookie, a program sends it in a header. Each seat also has a token, a key that opens this
seat alone: it makes the link that resumes a game on another device, and is never part of an address that is shared.
"""

from __future__ import annotations

import os
import re
from base64 import urlsafe_b64encode
from hashlib import sha256
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from regalia.server.errors import NotAllowed

KEY_BYTES = 32
IS_KEY = re.compile(r"[A-Za-z0-9_-]{43}")
PLAIN_COOKIE, SECURE_COOKIE = "regalia", "__Host-regalia"
COOKIE_SECONDS = 400 * 86_400
CONSONANTS, VOWELS = "bdfgklmnprstvz", "aeiou"
SYLLABLES = 6


def new_key() -> str:
    """A key nobody can guess."""
    return urlsafe_b64encode(os.urandom(KEY_BYTES)).rstrip(b"=").decode()


def new_id() -> str:
    """The id of a table: whoever has the link may come in, so it cannot be guessed either."""
    return urlsafe_b64encode(os.urandom(12)).decode()


def new_code() -> str:
    """A code that can be read aloud, such as “tukaribonema”."""
    letters = os.urandom(2 * SYLLABLES)
    return "".join(
        CONSONANTS[letters[2 * n] % len(CONSONANTS)] + VOWELS[letters[2 * n + 1] % len(VOWELS)]
        for n in range(SYLLABLES)
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
    """Where the lines are secure, a cookie that no neighbouring page can set."""
    return SECURE_COOKIE if is_secure(request) else PLAIN_COOKIE


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


def check_origin(request: HTTPConnection) -> None:
    """Refuse what another page had a browser send. Programs show no origin, but then they must not use a cookie."""
    origin, site = request.headers.get("origin"), request.headers.get("sec-fetch-site")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise NotAllowed("wrong-origin")
    if site is not None and site not in ("same-origin", "none"):
        raise NotAllowed("wrong-origin")
    if origin is None and site is None and cookie_key(request) and not header_key(request.headers):
        raise NotAllowed("wrong-origin")
