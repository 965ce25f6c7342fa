"""Fair luck for a table: fixed before the first move, shown as a commitment, revealed and checked at the end.

The table draws a secret of 256 bits and shows its commitment at once. Seats may add words of their own; secret and
words together make the key of the stream. Whoever learns the secret at the end can check every die and every draw.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b

import msgspec

from regalia.core.luck import KEY_BYTES, Stream


class Secret(msgspec.Struct, frozen=True, tag="table"):
    """The secret of a table's luck, in hex, and what the seats added to it."""

    secret: str
    entropy: tuple[str, ...] = ()

    def commitment(self) -> str:
        """What may be shown before the game: nobody can turn it back into the secret."""
        return blake2b(bytes.fromhex(self.secret), digest_size=KEY_BYTES, person=b"regalia-commit").hexdigest()

    def key(self) -> bytes:
        """The key of the stream."""
        whole = blake2b(bytes.fromhex(self.secret), digest_size=KEY_BYTES, person=b"regalia-key")
        for word in self.entropy:
            whole.update(blake2b(word.encode(), digest_size=KEY_BYTES).digest())
        return whole.digest()

    def stream(self) -> Stream:
        """The source of luck it stands for."""
        return Stream(self.key())


class Seed(msgspec.Struct, frozen=True, tag="seed"):
    """The fast source, by its seed: for simulation and practice, where nobody need be convinced."""

    seed: int


Luck = Secret | Seed


def new_secret(entropy: tuple[str, ...] = ()) -> Secret:
    """A secret nobody knows."""
    return Secret(secrets.token_hex(KEY_BYTES), entropy)


def is_secret(text: str) -> bool:
    """Is this the hex of a secret?"""
    try:
        return len(bytes.fromhex(text)) == KEY_BYTES
    except ValueError:
        return False
