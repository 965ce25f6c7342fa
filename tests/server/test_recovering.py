"""Who lost everything comes back by mail; and nobody learns whose address is known, or floods it."""

from __future__ import annotations

import asyncio

import pytest

from regalia.client.http import Http, Unfulfilled
from regalia.server.errors import Fault
from regalia.server.me import Card, MailTo, Me, Signed, Token
from regalia.server.passkeys import challenge, used
from regalia.server.requests import Nothing, Seated
from regalia.server.web_push import to_text
from tests.server.harness import go, serving
from tests.server.lines import Clock, quiet_house
from tests.server.receivers import mailbox, until
from tests.server.test_people import fresh, stranger
from tests.server.test_telling import agreed, link_in, quiet, telling, text_in


def test_a_mail_brings_somebody_back() -> None:
    async def test() -> None:
        async with mailbox() as box, telling(mail_server=box.url) as (server, house, wall):
            maud, found = await fresh(server), await stranger(server)
            await agreed(server, Seated("", "", 0, key=maud.key), box)
            asked = len(box.got)
            assert await Http(server).post("/api/me/recover", MailTo("nobody@example.org"), Nothing) == Nothing()
            await quiet(house)
            assert len(box.got) == asked
            await Http(server).post("/api/me/recover", MailTo("Ann@example.org"), Nothing)
            await until(lambda: len(box.got) > asked)
            letter = box.got[-1]
            assert letter["Subject"] == "Come back to Regalia" and maud.key not in letter.as_string()
            token = link_in(text_in(letter), "device")
            assert (await found.post("/api/me/peek", Token(token), Card)).name == "Maud"
            assert (await found.post("/api/me/take", Token(token), Me)).name == "Maud"
            with pytest.raises(Unfulfilled, match="opens nothing"):
                await (await stranger(server)).post("/api/me/take", Token(token), Me)
            for _ in range(5):
                await Http(server).post("/api/me/recover", MailTo("ann@example.org"), Nothing)
            await quiet(house)
            assert len(box.got) == asked + 1, "it was asked for consent once today, and written to once"
            wall.ms += 1

    go(test)


def test_an_address_that_has_not_agreed_brings_nobody_back() -> None:
    async def test() -> None:
        async with mailbox() as box, telling(mail_server=box.url) as (server, house, _):
            from regalia.server.tell import MailWish, TellInfo

            maud = await fresh(server)
            await maud.post("/api/me/telling/mail", MailWish("eve@example.org"), TellInfo)
            await Http(server).post("/api/me/recover", MailTo("eve@example.org"), Nothing)
            await quiet(house)
            assert len(box.got) == 1, "the question whether it may be written to"

    go(test)


def test_a_challenge_is_ours_young_and_used_once() -> None:
    clock = Clock()
    house = quiet_house(clock=clock, wall=clock)
    other = quiet_house(clock=clock, wall=clock)

    def signed(what: bytes) -> dict[str, dict[str, str]]:
        said = f'{{"challenge": "{to_text(what)}"}}'
        return {"response": {"clientDataJSON": to_text(said.encode())}}

    good = challenge(house, "take", "ann")
    assert used(house, "take", "ann", signed(good)) == good
    late = challenge(house, "take", "ann")
    bad = [good, challenge(house, "new", "ann"), challenge(other, "take", "ann"), b"", good[:-1] + b"\0"]
    bad.append(challenge(house, "take", "eve"))
    for each in bad:
        with pytest.raises(Fault, match="passkey"):
            used(house, "take", "ann", signed(each))
    clock.ms += 300_000
    with pytest.raises(Fault):
        used(house, "take", "ann", signed(late))


@pytest.mark.parametrize("nonsense", [{}, {"rawId": 3}, {"rawId": "AAAA", "response": {}}, {"rawId": "é"}])
def test_nonsense_is_refused(nonsense: dict[str, object]) -> None:
    async def test() -> None:
        async with serving() as (server, _):
            for path in ("add", "take"):
                with pytest.raises(Unfulfilled) as found:
                    await (await stranger(server)).post(f"/api/me/passkey/{path}", Signed(nonsense), Me)
                assert found.value.status in (400, 404)
            await asyncio.sleep(0)

    go(test)
