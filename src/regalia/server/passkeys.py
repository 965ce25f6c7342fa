"""Passkeys (WebAuthn): a device signs that it is hers, and another device becomes hers. There is no password anywhere.

A challenge is made by this house, for one purpose and one asker, and holds its time and a mark; so nothing of it needs
to be kept but those that were used. A passkey is a key of a person that opens nothing by itself.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from hmac import compare_digest
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

import msgspec

from regalia.server import people
from regalia.server.auth import hash_of
from regalia.server.errors import Fault, NotThere
from regalia.server.me import Me
from regalia.server.somebody import OwnKey, Person, read
from regalia.server.web_push import to_bytes
from regalia.store.store import PersonRow

if TYPE_CHECKING:
    from regalia.server.endpoints import Asked
    from regalia.server.house import House

Purpose = Literal["new", "take"]
RANDOM_BYTES, TIME_BYTES, MARK_BYTES = 16, 8, 16
LASTS_MS = 300_000
MOST_PASSKEYS = 10


def is_there() -> bool:
    """Is the package installed that checks signatures?"""
    return find_spec("webauthn") is not None


def check_there() -> None:
    """Refuse what cannot be done here."""
    if not is_there():
        raise Fault("no-passkeys")


# --- challenges


def challenge(house: House, purpose: Purpose, asker: str) -> bytes:
    """Something to be signed, soon, for whoever has the key that asks: to others the signature is worth nothing."""
    content = os.urandom(RANDOM_BYTES) + house.wall_ms().to_bytes(TIME_BYTES, "big")
    return content + mark(house, purpose, asker, content)


def mark(house: House, purpose: Purpose, asker: str, content: bytes) -> bytes:
    """Proves that this house asked."""
    name = f"passkey-{purpose}".encode()
    return blake2b(content + hash_of(asker), key=house.store.secret(), digest_size=MARK_BYTES, person=name).digest()


def used(house: House, purpose: Purpose, asker: str, credential: dict[str, Any]) -> bytes:
    """The challenge that was signed: ours, of late, and for the first time."""
    found = signed_challenge(credential)
    content = found[:-MARK_BYTES]
    at_ms = int.from_bytes(content[RANDOM_BYTES:], "big")
    is_ours = len(content) == RANDOM_BYTES + TIME_BYTES and compare_digest(
        found[-MARK_BYTES:], mark(house, purpose, asker, content)
    )
    before, now_ms = house.messenger.signed, house.wall_ms()
    if not is_ours or not 0 <= now_ms - at_ms < LASTS_MS or found in before:
        raise Fault("bad-passkey")
    before[found] = at_ms
    while now_ms - next(iter(before.values())) >= LASTS_MS:
        del before[next(iter(before))]  # too old to be taken once more
    return found


def signed_challenge(credential: dict[str, Any]) -> bytes:
    """What a browser says it signed."""
    try:
        said = msgspec.json.decode(to_bytes(credential["response"]["clientDataJSON"]))
        return to_bytes(said["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Fault("bad-passkey") from None


# --- whom a signature is for


def place(asked: Asked) -> tuple[str, str]:
    """The name of this house as browsers bind passkeys to it, and where its page is from."""
    origin = asked.request.headers.get("origin", "")
    return str(urlsplit(origin).hostname), origin


def plain(text: str) -> dict[str, Any]:
    """What a browser is given."""
    return msgspec.json.decode(text, type=dict[str, Any])


# --- a new one


async def invited(asked: Asked) -> dict[str, Any]:
    """What a browser needs to make a passkey."""
    check_there()
    from webauthn import generate_registration_options as options
    from webauthn import options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
    )

    house = asked.house
    row = await people.found(house, asked.key)
    person = read(row) if row is not None else Person()
    known = [PublicKeyCredentialDescriptor(id=each.credential) for each in person.keys if each.credential]
    wanted = options(
        rp_id=place(asked)[0],
        rp_name="Regalia",
        user_id=row.id if row is not None else hash_of(asked.key),
        user_name=person.name or "Regalia",
        challenge=challenge(house, "new", asked.key),
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        exclude_credentials=known,
    )
    return plain(options_to_json(wanted))


async def add(asked: Asked, credential: dict[str, Any], device: str) -> Me:
    """A passkey more."""
    check_there()
    from webauthn import verify_registration_response as verify
    from webauthn.helpers.exceptions import WebAuthnException

    house, (name, origin) = asked.house, place(asked)
    signed = used(house, "new", asked.key, credential)
    try:
        found = verify(credential=credential, expected_challenge=signed, expected_rp_id=name, expected_origin=origin)
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Fault("bad-passkey") from None
    own = OwnKey(hash_of(found.credential_id.hex()), "passkey", house.wall_ms(), device)
    proof = {"credential": found.credential_id, "public": found.credential_public_key, "signed": found.sign_count}
    own = msgspec.structs.replace(own, **proof)

    def with_it(person: Person) -> Person:
        if sum(each.kind == "passkey" for each in person.keys) >= MOST_PASSKEYS:
            raise Fault("too-many-passkeys", most=MOST_PASSKEYS)
        return people.with_keys(person, [*(each for each in person.keys if each.hash != own.hash), own])

    return people.me(await people.change(house, asked.key, device, with_it), hash_of(asked.key))


# --- being somebody


async def asked_for(asked: Asked) -> dict[str, Any]:
    """What a browser needs to sign with a passkey that it knows."""
    check_there()
    from webauthn import generate_authentication_options as options
    from webauthn import options_to_json

    return plain(options_to_json(options(rp_id=place(asked)[0], challenge=challenge(asked.house, "take", asked.key))))


async def take(asked: Asked, credential: dict[str, Any], device: str) -> Me:
    """Be the person of a passkey on this device, too."""
    check_there()
    house = asked.house
    row, own = await whose(house, asked.address, credential)
    count = verified(asked, credential, own)
    house.bans.check_marks(house, *(each for each, _ in row.keys))

    def counted(person: Person) -> Person:
        keys = [msgspec.structs.replace(each, signed=count) if each.hash == own.hash else each for each in person.keys]
        return people.with_keys(person, keys)

    await people.change_of(house, row.id, counted)
    return await people.become(house, asked.key, device, lambda: whose(house, asked.address, credential))


async def whose(house: House, address: str, credential: dict[str, Any]) -> tuple[PersonRow, OwnKey]:
    """Whose passkey it says it is; who guesses is soon stopped."""
    try:
        known = hash_of(to_bytes(credential["rawId"]).hex())
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Fault("bad-passkey") from None
    if not house.wrong_codes.take(address):
        raise people.too_many_codes()
    row = await house.store.person_of(known)
    own = (
        next((each for each in read(row).keys if each.hash == known and each.kind == "passkey"), None) if row else None
    )
    if row is None or own is None:
        raise NotThere("no-such-passkey")
    house.wrong_codes.give_back(address)
    return row, own


def verified(asked: Asked, credential: dict[str, Any], own: OwnKey) -> int:
    """How often a passkey has signed, if this signature is its own."""
    from webauthn import verify_authentication_response as verify
    from webauthn.helpers.exceptions import WebAuthnException

    name, origin = place(asked)
    signed = used(asked.house, "take", asked.key, credential)
    try:
        found = verify(
            credential=credential,
            expected_challenge=signed,
            expected_rp_id=name,
            expected_origin=origin,
            credential_public_key=own.public,
            credential_current_sign_count=own.signed,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Fault("bad-passkey") from None
    return found.new_sign_count
