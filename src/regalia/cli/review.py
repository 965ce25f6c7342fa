"""regalia review: a finished game judged, for people or for programs."""

from __future__ import annotations

from collections.abc import Iterator

import click
import msgspec

from regalia.cli.common import language_option, progress_bar
from regalia.core import record
from regalia.core.drawing import STRONG
from regalia.core.errors import BadRecord
from regalia.core.files import content_of
from regalia.core.game import Line, Result
from regalia.core.say import say
from regalia.review import Review, Verdict, Weighed, counted_up, stages
from regalia.terminal.paper import Paper
from regalia.terminal.ranking import Ranking
from regalia.terminal.voice import Voice

COUNTED = {
    "decisions": "review-decisions",
    "doubtful": "review-doubtful",
    "errors": "review-errors-made",
    "blunders": "review-blunders",
}
SUMMED = {  # in points; some are not known in every game
    "start": "review-start",
    "luck": "review-luck",
    "lost": "review-lost",
    "given": "review-given",
    "rest": "review-rest",
    "result": "review-result",
}
VERDICTS: dict[Verdict, str] = {
    "fine": "review-verdict-fine",
    "doubtful": "review-verdict-doubtful",
    "error": "review-verdict-error",
    "blunder": "review-verdict-blunder",
}
POINTS = 100  # a won game
TAKEN_OFF = "lost"


@click.command("review")
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The same seed, the same review.")
@click.option("--all", "everything", is_flag=True, help="Every decision that lost anything, not only the errors.")
@click.option("--json", "as_json", is_flag=True, help="For programs: every decision, with its numbers.")
@language_option
def command(file: str, seed: int, everything: bool, as_json: bool, language: str) -> None:
    """Judge a finished game: what every decision cost, by what its player knew then, and what luck did.

    A point is a hundredth of a won game. Each answer is compared with the best one that a search finds, in worlds that
    fit what the seat could see, with the same luck for both; throws that can be counted are counted. Errors cost five
    points or more, blunders ten. What start, luck and play leave unexplained is told as such.

    \b
    regalia review game.json
    regalia review game.json --language fr --all
    regalia review game.json --json > review.json
    """
    kept = record.read(content_of(file, BadRecord))
    found = reviewed(kept, seed, as_json)
    if as_json:
        click.echo(msgspec.json.encode(found))
    else:
        for_people(kept, found, everything, language)


def reviewed(kept: record.Record, seed: int, quiet: bool) -> Review:
    """The review, with a progress bar."""
    found = []
    with progress_bar(quiet) as progress:
        bar = progress.add_task("review", total=len(kept.moves))
        for each in stages(kept, seed):
            found.append(each)
            progress.update(bar, completed=each.move)
    return counted_up(kept, seed, found)


def for_people(kept: record.Record, found: Review, everything: bool, language: str) -> None:
    """The players side by side, then what cost most."""
    table = record.replay(kept)
    voice, paper = Voice(table.game, language, table.names), Paper(table.names)
    paper.draw(Ranking(Result(record.result_of(table).places, lines=tuple(lines_of(found))), voice))
    if any(player.luck is None for player in found.players):
        paper.write(voice("review-no-luck"))
    named = [each for each in found.decisions if each.verdict in ("error", "blunder") or (everything and each.better)]
    paper.gap()
    paper.write(voice("review-no-errors" if not named else "review-errors"), STRONG)
    for each in named:
        paper.write(sentence(voice, each), mark="· ")


def lines_of(found: Review) -> Iterator[Line]:
    """A number for each player: counts, then points."""
    for name, key in COUNTED.items():
        yield Line(say(key), tuple(getattr(player, name) for player in found.players))
    for name, key in SUMMED.items():
        numbers = [getattr(player, name) for player in found.players]
        if None not in numbers:
            sign = -1 if name == TAKEN_OFF else 1
            yield Line(say(key), tuple(sign * round(POINTS * number) for number in numbers))


def sentence(voice: Voice, each: Weighed) -> str:
    """What was answered, what would have been better, and what it cost."""
    return voice(
        "review-decision",
        move=each.move + 1,
        name=voice.names[each.seat],
        verdict=voice(VERDICTS[each.verdict]),
        played=", ".join(voice.say(answer.label) for answer in each.played),
        better=voice.say(each.better.label) if each.better else "",
        points=round(POINTS * each.loss),
        chance=round(POINTS * each.value),
        counted="yes" if each.exact else "no",
    )
