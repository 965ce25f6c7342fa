"""regalia play: a table in the terminal."""

from __future__ import annotations

from pathlib import Path

import click

from regalia.bots.bot import Bot, Deadline
from regalia.bots.levels import USUAL, level_name
from regalia.bots.registry import make_bot
from regalia.cli.common import agreed, data_from, game_argument, language_option, table_options
from regalia.cli.remote import play_at
from regalia.cli.replay import ranking
from regalia.cli.rules import part, rulebook
from regalia.core import record
from regalia.core.errors import BadNotation, RegaliaError
from regalia.core.fairness import Secret, Seed, new_secret
from regalia.core.game import WATCHER, AnyGame
from regalia.core.prompt import Prompt
from regalia.core.registry import games
from regalia.core.say import Say, Who, say
from regalia.core.speech import speech
from regalia.core.table import Table, new_table

BOT_SECONDS = 1.0  # a bot may think so long
MOST_SHOWN = 24  # choices listed before one has to ask for all of them


@click.command("play")
@game_argument(required=False)
@click.option("-p", "--players", type=int, help="How many seats; as few as the game allows if not given.")
@click.option("--people", type=click.IntRange(0), default=1, show_default=True, help="How many of them are people.")
@click.option("--names", metavar="NAMES", help="The names of all seats, people first: --names 'Ann Ben Cleo'.")
@click.option(
    "--bot",
    default="",
    metavar="NAME",
    help="Who plays the other seats; page, squire, knight (if not given) or monarch.",
)
@click.option("--seed", type=int, help="Play with this luck; without it the luck is fair and can be verified.")
@click.option(
    "--join", "link", metavar="LINK", help="Play at a table of a server: its link, a seat's link, or SERVER/CODE."
)
@click.option("--save", metavar="FILE", help="Keep a record of the game, written after every move.")
@table_options
@language_option
def command(
    game: AnyGame | None,
    players: int | None,
    people: int,
    names: str | None,
    bot: str,
    seed: int | None,
    link: str | None,
    save: str | None,
    options: tuple[str, ...],
    preset: str | None,
    data: str | None,
    language: str,
) -> None:
    """Play in the terminal, against bots or with friends around one keyboard.

    \b
    regalia play                                     choose a game
    regalia play um_krone_und_kragen -p 3 -l de      against two bots, in German
    regalia play um_krone_und_kragen --people 2 --names 'Ann Ben' --preset print
    regalia play --join http://127.0.0.1:8080/tukaribo --names Ann    at a table of a server, by its code
    """
    if link is not None:
        play_at(link, names or "", language)
        return
    game = game or chosen_game(language)
    seats = names if names else (players if players is not None else game.players[0])
    luck = new_secret() if seed is None else Seed(seed)
    table = new_table(game, seats, luck, agreed(options, preset), data_from(data))
    if people > len(table.names):
        raise RegaliaError(f"There are {len(table.names)} seats, so at most as many people.")
    Session(table, people, bot or USUAL, language, save).run()


def chosen_game(language: str) -> AnyGame:
    """Ask which game."""
    found = list(games().values())
    for number, game in enumerate(found, start=1):
        words = speech(game.package, language)
        click.echo(f"{number}  {words.say(say('game-title'), [])} – {words.say(say('game-line'), [])}")
    which = speech(found[0].package, language).say(say("shell-which"), [])
    number = click.prompt(which, type=click.IntRange(1, len(found)), default=1)
    return found[number - 1]


class Session:
    """One game at one keyboard."""

    def __init__(self, table: Table, people: int, bot: str, language: str, save: str | None) -> None:
        self.table = table
        self.people = people
        self.language = language
        self.save = save
        self.told = 0  # how much of the story has been shown
        self.at_keyboard = 0 if people == 1 else WATCHER
        seats = range(people, len(table.names))
        self.level = bot
        self.bots: dict[int, Bot] = {seat: make_bot(bot, table.game, table.terms, seat + 1) for seat in seats}

    def run(self) -> None:
        """Until the game is over or somebody leaves."""
        self.announce()
        while not self.table.is_over:
            seat = self.table.state.seat_to_answer()
            actions = self.bot_answer(seat) if seat in self.bots else self.person_answer(seat)
            if actions is None:
                self.echo(say("shell-left"))
                return
            self.answer(seat, actions)
        self.tell()
        click.echo("\n" + self.table.game.draw(self.table.view(WATCHER), self.language, self.table.names))
        click.echo("\n".join(ranking(self.table, self.language)))

    def echo(self, message: Say) -> None:
        """Something of the shell's own to say."""
        click.echo(self.table.say(message, self.language))

    def announce(self) -> None:
        """Who plays, and the commitment to the luck."""
        self.echo(say("shell-seats", seats=tuple(self.sitter(seat) for seat in range(len(self.table.names)))))
        if isinstance(self.table.luck, Secret):
            self.echo(say("shell-commitment", commitment=self.table.luck.commitment()))
        self.echo(say("shell-hint"))

    def sitter(self, seat: int) -> Say:
        """Who sits there."""
        if seat in self.bots:
            return say("shell-bot", who=Who(seat), level=level_name(self.level))
        return say("shell-person", who=Who(seat))

    def answer(self, seat: int, actions: list[int]) -> None:
        """Give an answer; a refusal is shown, with the rule."""
        refusal = self.table.play(seat, actions)
        if refusal is not None:
            rule = f" [{refusal.rule}]" if refusal.rule else ""
            click.echo(f"✗ {self.table.say(refusal.why, self.language)}{rule}")
        if self.save:
            keep(self.table, self.save)

    def bot_answer(self, seat: int) -> list[int]:
        """What a bot answers."""
        prompt = self.table.prompt(seat)
        return [self.bots[seat].choose(prompt.view, prompt, Deadline(BOT_SECONDS))]

    def tell(self) -> None:
        """What has happened since it was last told."""
        for line in self.table.tell(self.table.story[self.told :], self.at_keyboard, self.language):
            click.echo(f"· {line}")
        self.told = len(self.table.story)

    # --- a person

    def person_answer(self, seat: int) -> list[int] | None:
        """What a person answers; None if he leaves."""
        if self.people > 1 and self.at_keyboard != seat:
            self.at_keyboard = WATCHER
            self.tell()
            if not self.pass_keyboard(seat):
                return None
            self.at_keyboard = seat
        self.tell()
        prompt = self.table.prompt(seat)
        click.echo("\n" + self.table.game.draw(prompt.view, self.language, self.table.names))
        click.echo(f"\n{self.table.names[seat]}: {self.table.say(prompt.sentence, self.language)}")
        self.list_choices(prompt, MOST_SHOWN)
        return self.read_answer(prompt)

    def pass_keyboard(self, seat: int) -> bool:
        """Let another person sit down before anything of his is shown."""
        try:
            input("\n" + self.table.say(say("shell-pass", who=Who(seat)), self.language) + " ")
        except EOFError:
            return False
        click.clear()
        return True

    def list_choices(self, prompt: Prompt, most: int) -> None:
        """The choices, numbered."""
        for number, choice in enumerate(prompt.choices[:most], start=1):
            click.echo(f"  {number:>2}  {self.table.say(choice.label, self.language)}  [{choice.text}]")
        if len(prompt.choices) > most:
            self.echo(say("shell-more", number=len(prompt.choices) - most))

    def read_answer(self, prompt: Prompt) -> list[int] | None:
        """Read lines until one is an answer."""
        while True:
            try:
                line = input("> ").strip()
            except EOFError:
                return None
            if line in ("quit", "q"):
                return None
            if line.isdecimal() and 1 <= int(line) <= len(prompt.choices):
                return [prompt.actions[int(line) - 1]]
            if line and not self.aside(prompt, line):
                try:
                    return self.table.read_words(prompt.seat, line)
                except BadNotation as fault:
                    click.echo(f"✗ {fault}")

    def aside(self, prompt: Prompt, line: str) -> bool:
        """Something other than an answer: help, reasons, story, rules, save."""
        word, _, rest = line.partition(" ")
        if word == "help":
            self.echo(say("shell-help"))
        elif word == "?":
            self.list_greyed(prompt)
        elif word == "all":
            self.list_choices(prompt, len(prompt.choices))
        elif word == "story":
            click.echo("\n".join(self.table.tell(self.table.story, prompt.seat, self.language)))
        elif word == "rules":
            self.show_rules(rest.strip())
        elif word == "save" and rest:
            keep(self.table, rest.strip())
            self.echo(say("shell-kept", file=rest.strip()))
        else:
            return False
        return True

    def list_greyed(self, prompt: Prompt) -> None:
        """What is not possible, and why."""
        for choice in prompt.greyed:
            if choice.why_not is not None:
                label, why = self.table.say(choice.label, self.language), self.table.say(choice.why_not, self.language)
                click.echo(f"   –  {label}: {why} [{choice.rule}]")

    def show_rules(self, section: str) -> None:
        """A section of the rules, or their contents."""
        text = rulebook(self.table.game, self.language)
        try:
            click.echo(part(text, section) if section else "\n".join(x for x in text.splitlines() if x.startswith("#")))
        except RegaliaError as fault:
            click.echo(f"✗ {fault}")


def keep(table: Table, path: str) -> None:
    """Write the record of a game."""
    try:
        Path(path).write_bytes(record.write(record.record_of(table)))
    except OSError as fault:
        raise RegaliaError(f"The file “{path}” cannot be written: {fault.strerror}.") from None
