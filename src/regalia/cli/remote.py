"""regalia play --join: a seat at a table of a server, in the terminal."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import click
import msgspec

from regalia.client.http import Http
from regalia.client.player import Player, join
from regalia.core.errors import BadNotation, RegaliaError
from regalia.core.game import AnyGame, View
from regalia.core.registry import game as find_game
from regalia.core.say import Say
from regalia.core.speech import speech
from regalia.server.messages import TableInfo, Update
from regalia.server.requests import Found, Join, Link, Nothing

HELP = """Answer with the number of a choice or in words, as shown in brackets.
  ?        what is not possible now, and why        undo    take your last step back
  say …    chat                                     quit    leave the terminal; your seat stays yours"""


def play_at(link: str, name: str, language: str) -> None:
    """Sit down at the table of a link, or go on with the seat that the link opens."""
    asyncio.run(play_remotely(link, name, language))


async def play_remotely(link: str, name: str, language: str) -> None:
    """As above, on a loop."""
    server, table, key = await place_of(link)
    if not key:
        name = name or click.prompt("Your name")
        seated = await join(server, table, Join(name.strip()[:24] or "?"))
        key = seated.key
        opens = await Http(server, key).post(f"/api/tables/{table}/link", Nothing(), Link)
        click.echo(f"Your seat, also on another device: {server}/t/{table}#seat={opens.token}")
    async with Player(server, table, key) as player:
        await RemoteSession(player, language).run()


async def place_of(link: str) -> tuple[str, str, str]:
    """The server, the table and the key that a link names; the key is "" if it only invites."""
    parts = urlsplit(link)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise RegaliaError(f"“{link}” is no link to a table: it looks like http://server/t/ID or http://server/CODE.")
    server = f"{parts.scheme}://{parts.netloc}"
    key = parts.fragment.removeprefix("seat=")
    words = [word for word in parts.path.split("/") if word]
    if len(words) == 2 and words[0] == "t":
        return server, words[1], key
    if len(words) == 1:
        return server, (await Http(server).get(f"/api/codes/{words[0]}", Found)).table, key
    raise RegaliaError(f"“{link}” names no table.")


def view_from(game: AnyGame, content: Any) -> View:
    """A view as it came over the wire."""
    view: View = msgspec.convert(content, type=game.kind_of_view())
    return view


class RemoteSession:
    """One seat at one keyboard, the table elsewhere."""

    def __init__(self, player: Player, language: str) -> None:
        self.player = player
        self.language = language
        self.shown = 0  # lines of the story
        self.seen: Update | None = None
        self.rest: tuple[int, ...] = ()  # of a line that was typed: each part is sent when it is asked for

    async def run(self) -> None:
        """Until the game is over or somebody leaves."""
        await self.player.until(lambda p: p.info is not None, 30)
        click.echo(f"At the table: {', '.join(seat.name or '–' for seat in self.info.seats)}.")
        click.echo(f"The luck is fixed; its commitment is {self.info.commitment}.")
        while not self.player.is_over:
            await self.player.until(lambda p: p.update is not None and p.update is not self.seen, 10**6)
            assert self.player.update is not None
            self.seen = self.player.update
            self.tell(self.seen)
            if self.player.choices and not await self.go_on(self.seen) and not await self.answer(self.seen):
                click.echo("You have left the terminal; your seat stays yours.")
                return
        self.show_end()

    @property
    def info(self) -> TableInfo:
        """The table around the game."""
        assert self.player.info is not None
        return self.player.info

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return find_game(self.info.game)

    def say(self, message: Say) -> str:
        """A message with this table's names."""
        return speech(self.game.package, self.language).say(message, [seat.name for seat in self.info.seats])

    def view(self) -> View:
        """What this seat sees."""
        return view_from(self.game, self.player.view)

    def tell(self, update: Update) -> None:
        """What is new in the story."""
        if update.story_from < self.shown:
            click.echo("· (a step was taken back)")
        view = self.view()
        for line in update.story:
            click.echo(f"· {self.say(self.game.said(view, self.game.told_from(line.told)))}")
            self.shown = line.n + 1
        self.shown = max(min(self.shown, update.story_from), self.shown if update.story else update.story_from)

    def draw(self) -> None:
        """The table as this seat sees it."""
        names = [seat.name for seat in self.info.seats]
        click.echo("\n" + self.game.draw(self.view(), self.language, names))

    async def go_on(self, update: Update) -> bool:
        """Send the next part of what was typed, if it is open now; False if there is none."""
        action, *rest = self.rest or (-1,)
        self.rest = tuple(rest) if action in self.player.choices else ()
        if action not in self.player.choices:
            return False
        before = len(self.player.refused), len(self.player.failed)
        return await self.player.play(action) and await self.heard(update, *before)

    async def answer(self, update: Update) -> bool:
        """Read lines until one is an answer that was sent; False if the person leaves."""
        self.draw()
        assert update.prompt is not None
        click.echo(f"\n{self.say(update.prompt.sentence)}")
        view = self.view()
        for number, choice in enumerate(update.prompt.choices, start=1):
            act = self.game.act_from(choice.act)
            click.echo(f"  {number:>2}  {self.say(self.game.labelled(view, act))}  [{self.game.written(view, act)}]")
        while self.player.update is update:
            try:
                line = (await asyncio.to_thread(input, "> ")).strip()
            except EOFError:
                return False
            if line in ("quit", "q"):
                return False
            before = len(self.player.refused), len(self.player.failed)
            if line and await self.obey(update, line):
                return await self.heard(update, *before)
        return True

    async def heard(self, update: Update, refused: int, failed: int) -> bool:
        """Wait for what the server says to it, beyond so many refusals and faults before."""
        await self.player.until(
            lambda p: p.update is not update or len(p.refused) > refused or len(p.failed) > failed, 30
        )
        for each in self.player.refused[refused:]:
            click.echo(f"✗ {self.say(each.why)} [{each.rule}]")
        for problem in self.player.failed[failed:]:
            click.echo(f"✗ {problem.sentence}")
        if len(self.player.refused) > refused or len(self.player.failed) > failed:
            self.seen, self.rest = None, ()
        return True

    async def obey(self, update: Update, line: str) -> bool:
        """Send an answer or a wish; True if the server will say something to it."""
        assert update.prompt is not None
        choices = update.prompt.choices
        word, _, rest = line.partition(" ")
        if line.isdecimal() and 1 <= int(line) <= len(choices):
            return await self.player.play(choices[int(line) - 1].action)
        if line == "undo":
            return await self.player.undo()
        if word == "say":
            await self.player.say(rest)
        elif line in ("?", "help"):
            await self.explain(line)
        else:
            try:
                actions = self.game.read(self.view(), line)
            except BadNotation as fault:
                click.echo(f"✗ {fault}")
            else:
                self.rest = tuple(actions[1:])
                return await self.player.play(actions[0])
        return False

    async def explain(self, line: str) -> None:
        """What is not possible and why, or what can be typed."""
        if line == "help":
            click.echo(HELP)
        for choice in await self.player.why_not() if line == "?" else ():
            if choice.why_not is not None:
                label = self.game.labelled(self.view(), self.game.act_from(choice.act))
                click.echo(f"   –  {self.say(label)}: {self.say(choice.why_not)} [{choice.rule}]")

    def show_end(self) -> None:
        """The table at its end, and the places."""
        update = self.player.update
        assert update is not None and update.result is not None
        self.draw()
        for seat in sorted(range(len(self.info.seats)), key=lambda seat: update.result.places[seat]):  # type: ignore[union-attr]
            click.echo(f"{update.result.places[seat]}. {self.info.seats[seat].name}")
