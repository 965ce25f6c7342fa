"""Who is away is told that it is his move: by push, mail and hook, once, and only who asked for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import Message
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.client.http import Http, Unfulfilled
from regalia.client.player import Player, join, set_table
from regalia.core.dice import Dice
from regalia.server import lobby, seating, web_push
from regalia.server.auth import hash_of
from regalia.server.deeds import Pace
from regalia.server.house import House
from regalia.server.me import Me, PersonWish
from regalia.server.messages import TableInfo
from regalia.server.person import Forgotten, MyData
from regalia.server.requests import Join, NewTable, Nothing, Seated
from regalia.server.settings import UNLIMITED, Settings
from regalia.server.somebody import OwnKey, Person, row_of
from regalia.server.tell import Consent, Consented, HookWish, MailWish, MuteWish, PushWish, TellInfo, TellWish, WhichWay
from regalia.server.telling import Channel, Telling
from regalia.store.sqlite import SqliteStore
from regalia.store.store import Store
from tests.server.harness import GAME, SHORT, go, moved, serving
from tests.server.lines import Clock, people_at, quiet_house
from tests.server.receivers import Browser, Mailbox, Receiver, claims_of, mailbox, receiving, until
from tests.server.test_leaks import play_some
from tests.server.test_people import everything

HOME = "https://tables.example.org"
MINUTE_MS, HOUR_MS = 60_000, 3_600_000


def settings(**more: Any) -> Settings:
    """A house that tells, at once, and may go to the receivers of the tests."""
    whole = {"tell_after_ms": 0, "inner_networks": ("127.0.0.0/8",), "public_url": HOME, "bot_pause_ms": 0}
    return Settings(limits=UNLIMITED, mail_from="regalia@example.org", **{**whole, **more})


@asynccontextmanager
async def telling(store: Store | None = None, **more: Any) -> AsyncIterator[tuple[str, House, Clock]]:
    """A server that tells, whose clock on the wall stands still."""
    wall = Clock()
    async with serving(store, settings(**more), wall_ms=wall) as (server, house):
        yield server, house, wall


async def table_of_two(server: str) -> tuple[Seated, Seated]:
    """Ann and Ben at a game over days."""
    wish = NewTable(GAME, 2, name="Ann", options=SHORT, pace=Pace("days", 3))
    ann = await set_table(server, wish)
    ben = await join(server, ann.table, Join("Ben"))
    for http, name in ((Http(server, ann.key), "Ann"), (Http(server, ben.key), "Ben")):
        await http.post("/api/me", PersonWish(name), Me)
    return ann, ben


async def begin(server: str, ann: Seated, ben: Seated) -> None:
    """The game begins, and goes on until it is Ann's move; then Ben goes, too."""
    async with Player(server, ben.table, ben.key) as player:
        await player.until(lambda p: p.info)
        await Http(server, ann.key).post(f"/api/tables/{ann.table}/start", Nothing(), TableInfo)
        await done(player)


async def hooked(server: str, who: Seated, receiver: Receiver, **more: Any) -> TellInfo:
    """Somebody wants to be told by a hook."""
    wish = HookWish(f"{receiver.url}/hook", **more)
    return await Http(server, who.key).post("/api/me/telling/hook", wish, TellInfo)


async def pushed(server: str, who: Seated, receiver: Receiver) -> Browser:
    """Somebody wants to be told by a push."""
    browser = Browser()
    await Http(server, who.key).post("/api/me/telling/push", PushWish(**browser.wish(receiver)), TellInfo)
    return browser


async def done(player: Player) -> None:
    """Play until it is the other's move."""
    await player.until(lambda p: p.update)
    while player.choices:
        assert player.update is not None
        question = player.update.question
        await player.play(player.choices[-1])
        await player.until(partial(moved, question=question))


# --- pushes


def test_a_push_is_sealed_as_the_standard_shows() -> None:
    """The example of RFC 8291, section 5 and appendix A."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = int.from_bytes(web_push.to_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    own = ec.derive_private_key(number, ec.SECP256R1())
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    keys = (web_push.to_bytes(theirs), web_push.to_bytes("BTBZMqHH6r4Tts7J_aSIgg"))
    salt = web_push.to_bytes("DGv6ra1nlYgDCS1FRnbzlw")
    found = web_push.sealed_with(b"When I grow up, I want to be a watermelon", keys, own, salt)
    assert web_push.to_text(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_tells_whose_move_it_is_and_no_more() -> None:
    async def test() -> None:
        async with receiving() as service, telling() as (server, _house, wall):
            ann, ben = await table_of_two(server)
            key = (await Http(server, ann.key).get("/api/me/telling", TellInfo)).push_key
            browser = await pushed(server, ann, service)
            await begin(server, ann, ben)
            await until(lambda: service.got)
            (push,) = service.got
            claims = claims_of(push)
            assert claims["key"] == key and claims["aud"] == service.url and claims["sub"] == HOME
            assert 0 < claims["exp"] - wall.ms // 1000 <= 86_400
            assert push.headers["content-encoding"] == "aes128gcm" and int(push.headers["ttl"]) > 0
            said = json.loads(browser.opened(push.body))
            path = f"/t/{ann.table}"
            assert said == {"title": "Your move: To Court the King", "text": "With Ben.", "path": path}
            assert all(ann.key not in str(part) for part in (said, push.headers))

    go(test)


def test_whoever_did_not_ask_looks_on_or_muted_the_table_is_told_nothing() -> None:
    async def test() -> None:
        async with receiving() as service, telling() as (server, house, _wall):
            ann, ben = await table_of_two(server)
            await hooked(server, ann, service)
            await hooked(server, ben, service)
            await Http(server, ben.key).post("/api/me/telling/mute", MuteWish(ann.table), TellInfo)
            async with Player(server, ann.table, ann.key) as player:
                await player.until(lambda p: p.info)
                await begin(server, ann, ben)
                await player.until(lambda p: p.choices)
                await done(player)
            await quiet(house)
            assert service.got == []

    go(test)


async def quiet(house: House) -> None:
    """Until nothing is under way, or due at once, but what goes on for ever."""
    lasting = {"keeping house", "forgetting old tables"}
    now = asyncio.get_running_loop().time

    def is_quiet() -> bool:
        due = [timer for timer in house.messenger.timers.values() if timer.when() <= now()]
        return not due and not [task for task in house.tasks if task.get_name() not in lasting]

    await until(is_quiet)


def test_who_comes_before_the_time_is_over_is_not_told() -> None:
    async def test() -> None:
        async with receiving() as service, telling(tell_after_ms=MINUTE_MS) as (server, house, wall):
            ann, ben = await table_of_two(server)
            await hooked(server, ann, service)
            await begin(server, ann, ben)
            await quiet(house)
            (row,) = [row for row in await house.store.people() if (await house.messenger.of(row.id)).channels]
            assert (await house.messenger.of(row.id)).waiting
            wall.ms += MINUTE_MS
            async with Player(server, ann.table, ann.key) as player:
                await player.until(lambda p: p.choices)
                house.messenger.start(row.id)
                await quiet(house)
            waiting = (await house.messenger.of(row.id)).waiting
            assert service.got == [] and [word.kind for word in waiting] == ["soon"], "only the reminder, much later"

    go(test)


def test_a_game_that_is_over_and_another_are_told() -> None:
    async def test() -> None:
        async with receiving() as service:
            room, keys = await people_at(quiet_house(), GAME, 2)
            house, hers = room.house, hash_of(keys[1])
            channels = (Channel("hook", "hook", f"{service.url}/hook", "hook", 0),)
            person = Person(keys=(OwnKey(hers, "device", 0),), telling=Telling(channels=channels))
            await house.store.keep_person(row_of(hers, person), None)
            house.settings = settings()
            await play_some(room, Dice(3), 10_000)
            await quiet(house)
            table = await seating.rematch(room, partial(lobby.set_rematch, house))
            await quiet(house)
            told = [json.loads(each.body) for each in service.got]
            others = [each for each in told if not each["title"].startswith("Your move")]
            assert [each["title"] for each in others[:1]] == ["The game is over: To Court the King"]
            assert any(each["link"] in (f"{HOME}/t/{table}", f"{HOME}/") for each in others[1:])

    go(test)


# --- once, also after a crash; again, if it failed


def test_nothing_is_told_twice_by_two_houses_or_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        wall = Clock()
        async with receiving() as service:
            async with serving(SqliteStore(tmp_path / "x.db"), settings(), wall_ms=wall) as (server, house):
                ann, ben = await table_of_two(server)
                await hooked(server, ann, service)
                await begin(server, ann, ben)
                await until(lambda: service.got)
                await quiet(house)
            async with serving(SqliteStore(tmp_path / "x.db"), settings(), wall_ms=wall) as (server, house):
                await house.room(ann.table)
                await house.messenger.look_around()
                await quiet(house)
            assert len(service.got) == 1

    go(test)


def test_of_two_processes_one_tells() -> None:
    async def test() -> None:
        async with receiving() as service, telling() as (server, house, wall):
            other = House(house.store, house.settings, wall_ms=wall)
            ann, ben = await table_of_two(server)
            await hooked(server, ann, service)
            house.neighbours.attends = lambda table: False  # type: ignore[method-assign]  # the word is left to wait
            await begin(server, ann, ben)
            for each in (house, other):
                room = await each.room(ann.table)
                each.messenger.look(room)
            await until(lambda: service.got)
            await quiet(house)
            await quiet(other)
            assert len(service.got) == 1

    go(test)


def test_what_waits_is_found_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        wall = Clock()
        slow = settings(tell_after_ms=MINUTE_MS)
        async with receiving() as service:
            async with serving(SqliteStore(tmp_path / "x.db"), slow, wall_ms=wall) as (server, house):
                ann, ben = await table_of_two(server)
                await hooked(server, ann, service)
                await begin(server, ann, ben)
                await quiet(house)
            wall.ms += MINUTE_MS
            async with serving(SqliteStore(tmp_path / "x.db"), slow, wall_ms=wall) as (server, house):
                assert service.got == []
                await house.messenger.look_around()
                await until(lambda: service.got)

    go(test)


def has_come(service: Receiver, number: int) -> bool:
    """Has so much arrived?"""
    return len(service.got) == number


def test_what_failed_is_tried_again_and_a_dead_device_is_dropped() -> None:
    async def test() -> None:
        async with receiving() as service, telling() as (server, house, wall):
            ann, ben = await table_of_two(server)
            await pushed(server, ann, service)
            me = Http(server, ann.key)
            service.answers = [503, 429, 410]
            await begin(server, ann, ben)
            for attempt, pause_ms in ((1, MINUTE_MS), (2, 5 * MINUTE_MS)):
                await until(partial(has_come, service, attempt))
                await quiet(house)
                wall.ms += pause_ms
                for who in [row.id for row in await house.store.people()]:
                    house.messenger.start(who)
            await until(lambda: len(service.got) == 3)
            await quiet(house)
            assert (await me.get("/api/me/telling", TellInfo)).ways == ()

    go(test)


# --- when


def test_quiet_hours_and_one_message_for_all_that_gathered() -> None:
    async def test() -> None:
        async with receiving() as service, telling() as (server, house, wall):
            ann, ben = await table_of_two(server)
            me = Http(server, ann.key)
            await hooked(server, ann, service)
            wall.ms = 1_767_222_000_000  # 31 December 2025, 23:00 in UTC: midnight in Paris
            wish = TellWish(zone="Europe/Paris", quiet_from=22 * 60, quiet_to=7 * 60, every_minutes=30, language="fr")
            await me.post("/api/me/telling", wish, TellInfo)
            await begin(server, ann, ben)
            other = await set_table(server, NewTable(GAME, 2, name="Ann", options=SHORT, pace=Pace("days", 3)), ann.key)
            await begin(server, other, await join(server, other.table, Join("Bob")))
            await quiet(house)
            (who,) = [row.id for row in await house.store.people() if (await house.messenger.of(row.id)).channels]
            wall.ms += 7 * HOUR_MS - 1
            house.messenger.start(who)
            await quiet(house)
            assert service.got == [], "it is not yet seven in Paris"
            wall.ms += 1
            house.messenger.start(who)
            await until(lambda: service.got)
            await quiet(house)
            (hook,) = service.got
            said = json.loads(hook.body)
            assert said["title"] == "Du nouveau pour vous à 2 tables" and said["link"] == f"{HOME}/"

    go(test)


# --- hooks


@pytest.mark.parametrize("form", ["json", "discord", "ntfy", "slack", "apprise"])
def test_a_hook_is_spoken_to_as_it_understands(form: Any) -> None:
    async def test() -> None:
        async with receiving() as service, telling() as (server, house, _wall):
            ann, _ben = await table_of_two(server)
            await hooked(server, ann, service, form=form)
            service.answers = [302]
            await Http(server, ann.key).post("/api/me/telling/test", Nothing(), TellInfo)
            await until(lambda: service.got)
            await quiet(house)
            (hook,) = service.got  # where it was sent on to was not followed
            assert hook.path == "/hook" and b"So you will be told" in hook.body
            if form == "discord":
                assert json.loads(hook.body)["allowed_mentions"] == {"parse": []}
            if form == "slack":
                assert json.loads(hook.body)["text"].endswith(f"{HOME}/me")
            if form == "apprise":
                said = json.loads(hook.body)
                assert said["title"] == "So you will be told" and said["body"].endswith(f"{HOME}/me")
            if form == "ntfy":
                assert hook.headers["click"] == f"{HOME}/me"

    go(test)


# --- mail


async def agreed(server: str, who: Seated, box: Mailbox, address: str = "ann@example.org") -> None:
    """An address that has agreed."""
    me = Http(server, who.key)
    before = len(box.got)
    found = await me.post("/api/me/telling/mail", MailWish(address), TellInfo)
    assert not found.ways[-1].confirmed
    link = link_in(text_in(box.got[before]), "confirm")
    await Http(server).post("/api/telling/confirm", Consent(link), Consented)


def text_in(letter: Message) -> str:
    """What a mail says."""
    content = letter.get_payload(decode=True)
    assert isinstance(content, bytes)
    return content.decode()


def link_in(text: str, purpose: str) -> str:
    """The token of a link in a mail."""
    return text.split(f"#{purpose}=")[1].split()[0]


def test_an_address_is_written_to_once_it_agreed_until_it_has_enough() -> None:
    async def test() -> None:
        async with mailbox() as box, telling(mail_server=box.url) as (server, house, _wall):
            ann, ben = await table_of_two(server)
            me = Http(server, ann.key)
            await me.post("/api/me/telling/mail", MailWish("ann@example.org"), TellInfo)
            await me.post("/api/me/telling/test", Nothing(), TellInfo)
            await quiet(house)
            (asked,) = box.got
            assert asked["Subject"] == "Shall Regalia write to this address?" and asked["To"] == "ann@example.org"
            with pytest.raises(Unfulfilled):
                await Http(server).post("/api/telling/confirm", Consent("A" * 64), Consented)
            await agreed(server, ann, box)
            await begin(server, ann, ben)
            await until(lambda: len(box.got) == 3)
            letter = box.got[-1]
            text = text_in(letter)
            assert letter["Subject"] == "Your move: To Court the King" and f"{HOME}/t/{ann.table}" in text
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click" and ann.key not in letter.as_string()
            at = letter["List-Unsubscribe"].replace("\n", "").strip("<> ").removeprefix(HOME)
            assert at.endswith(link_in(text, "stop"))
            await Http(server).post(at, Nothing(), Consented)
            assert (await me.get("/api/me/telling", TellInfo)).ways == ()

    go(test)


def test_nobody_can_have_somebody_else_flooded() -> None:
    async def test() -> None:
        few = msgspec.structs.replace(UNLIMITED, mails_a_day=3)
        async with mailbox() as box, telling(mail_server=box.url) as (server, house, wall):
            house.settings = msgspec.structs.replace(house.settings, limits=few)
            people = [await set_table(server, NewTable(GAME, 3)) for _ in range(4)]
            for who in people:
                try:
                    await Http(server, who.key).post("/api/me/telling/mail", MailWish("Eve@Example.org"), TellInfo)
                except Unfulfilled as fault:
                    assert fault.key == "mail-not-sent"
            assert len(box.got) == 2, "two letters a day ask for consent, whoever wishes"
            ann = await set_table(server, NewTable(GAME, 3))
            await agreed(server, ann, box)
            for _ in range(5):
                await Http(server, ann.key).post("/api/me/telling/test", Nothing(), TellInfo)
                await quiet(house)
            assert len(box.got) == 2 + 3, "and three a day at all"
            wall.ms += 24 * HOUR_MS
            await Http(server, ann.key).post("/api/me/telling/test", Nothing(), TellInfo)
            await until(lambda: len(box.got) == 6)

    go(test)


# --- all of it, and nothing of it


def test_all_of_it_is_given_out_and_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "x.db")
        async with receiving() as service, mailbox() as box, telling(store, mail_server=box.url) as (server, _, _w):
            ann = await set_table(server, NewTable(GAME, 2, name="Ann"))
            me = Http(server, ann.key)
            browser = await pushed(server, ann, service)
            await hooked(server, ann, service)
            await agreed(server, ann, box)
            data = await me.get("/api/mine/data", MyData)
            assert data.telling is not None
            kept = {each.address for each in data.telling.ways}
            assert kept == {f"{service.url}/push/1", f"{service.url}/hook", "ann@example.org"}
            traces = [*(each.encode() for each in kept), browser.point, browser.auth]
            before = await everything(store)
            assert all(trace in before for trace in traces)
            await me.post("/api/mine/forget", Nothing(), Forgotten)
            after = await everything(store)
            assert not [trace for trace in traces if trace in after]

    go(test)


def test_a_device_that_is_removed_is_told_nothing_more() -> None:
    async def test() -> None:
        async with receiving() as service, telling() as (server, _, _w):
            ann, _ben = await table_of_two(server)
            await pushed(server, ann, service)
            me = Http(server, ann.key)
            (way,) = (await me.get("/api/me/telling", TellInfo)).ways
            assert way.here and (await me.post("/api/me/telling/remove", WhichWay(way.id), TellInfo)).ways == ()

    go(test)
