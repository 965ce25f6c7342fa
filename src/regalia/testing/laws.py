"""The laws every game keeps. They are checked in random games, at every decision or at chosen moments.

At every decision: whoever is asked has a legal answer, none is offered twice, the game's invariants hold.
At chosen moments, in full: refusals, copies, values, positions, words, secrets and guesses; at the end: the record.
On the way from question to question: the beats (see testing/beats.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import msgspec

from regalia.core import record
from regalia.core.dice import Dice
from regalia.core.drawing import plain
from regalia.core.fairness import Luck, Secret, Seed
from regalia.core.game import WATCHER, AnyGame
from regalia.core.ints import has, lowest
from regalia.core.playout import Watch, playout
from regalia.core.snapshot import LUCK, differences, snapshot
from regalia.core.speech import LANGUAGES
from regalia.core.state import NOT_ASKED, OK, State
from regalia.core.step import asked
from regalia.core.table import Table, give_luck, new_table
from regalia.testing import data
from regalia.testing.beats import check_beats
from regalia.testing.futures import JUNK, check_future, check_taking_back
from regalia.testing.sights import check_indices, check_sight
from regalia.testing.values import check_value


class LawBroken(AssertionError):
    """A law does not hold; says which, and how to see it again."""


def check_game(
    game: AnyGame, seats: int, seed: int, options: Mapping[str, object] | None = None, moments: int = 3
) -> tuple[State, int]:
    """One random game under watch, with so many moments looked at in full; the table at its end, and the answers."""
    with addressed(game, seats, seed, options):
        return checked_game(game, seats, seed, options, moments)


@contextmanager
def addressed(game: AnyGame, seats: int, seed: int, options: Mapping[str, object] | None) -> Iterator[None]:
    """Whatever is found here says in which game."""
    try:
        yield
    except (AssertionError, ArithmeticError, LookupError, ValueError) as fault:
        where = f"{game.id}, {seats} seats, seed {seed}, options {dict(options or {})}"
        raise LawBroken(f"{type(fault).__name__}: {fault} ({where})") from fault


def checked_game(
    game: AnyGame, seats: int, seed: int, options: Mapping[str, object] | None, moments: int
) -> tuple[State, int]:
    """As above, without the address of the fault."""
    table = new_table(game, seats, Seed(seed), options)
    length = playout(table.state.copy(), seed)
    dice = Dice(seed + 1)
    stops = sorted({dice.below(length) for _ in range(moments)} | ({0} if seed % 10 == 0 and moments else set()))
    watch = Watch(table.state, seed)
    for stop in stops:
        watch.go(stop - watch.decisions)
        if table.state.waiting:
            check_moment(table, dice)
    watch.go(length + 1)
    assert watch.decisions == length, "the same answers led to another end"
    check_end(game, table.state)
    return table.state, length


# --- one moment


def check_moment(table: Table, dice: Dice) -> None:
    """Every law that can be seen at one decision."""
    game, s = table.game, table.state
    before = snapshot(s)
    for seat in range(s.seats):
        if has(s.waiting, seat):
            check_words(table, seat)
            check_refusals(game, s, seat)
            check_indices(game, s, seat)
            check_future(table, seat, dice)
            check_taking_back(table, seat, dice)
        else:
            assert s.play(seat, s.legal()[0]) == NOT_ASKED, "a seat that is not asked may answer"
        if not has(asked(s.now), seat):
            waits = game.ask(game.view(s, seat))
            assert waits == game.ask(game.view(s, WATCHER)), "what those hear who wait depends on who they are"
        check_secrets(table, seat, dice)
    check_secrets(table, WATCHER, dice)
    check_copy(s, dice)
    check_value(s, dice)
    check_position(table)
    check_sealed(table, dice)
    assert snapshot(s) == before, "looking at the table changed it"


def check_copy(s: State, dice: Dice) -> None:
    """A copy is equal and independent."""
    copy = s.copy()
    assert not differences(copy, s), f"a copy differs: {differences(copy, s)}"
    before = snapshot(s)
    playout(copy, dice.below(1000))
    assert snapshot(s) == before, "playing on a copy changed the table"


def check_refusals(game: AnyGame, s: State, seat: int) -> None:
    """What is not offered is refused with a reason in words; what is offered has none."""
    offered = set(s.legal(seat))
    view = game.view(s, seat)
    for action in offered:
        assert s.refusal(seat, action) == OK, f"{action} is offered, yet there is reason {s.refusal(seat, action)}"
    for action in (*game.candidates(view), *JUNK):
        if action in offered:
            continue
        before = snapshot(s)
        reason = s.play(seat, action)
        assert reason != OK, f"{action} is not offered and yet accepted"
        assert snapshot(s) == before, f"the refusal of {action} changed something"
        if reason > 2:
            assert game.refusal(view, action, reason)[0].key, "a refusal without words"
    for action in game.candidates(view):
        assert action in offered or s.refusal(seat, action) > 2, f"no good reason against {action}"


def check_words(table: Table, seat: int) -> None:
    """Every answer has a notation that reads back, and labels of its own in every language."""
    game, prompt = table.game, table.prompt(seat)
    data.check_acts(table, seat)
    assert prompt.actions == tuple(table.state.legal(seat)), "the prompt offers something else"
    for choice in prompt.choices:
        assert game.read(prompt.view, choice.text) == [choice.action], f"“{choice.text}” reads back differently"
    for language in LANGUAGES:
        table.say(prompt.sentence, language)
        labels = [table.say(choice.label, language) for choice in prompt.choices]
        assert len(set(labels)) == len(labels), f"two answers have one label in {language}: {sorted(labels)}"
        for choice in prompt.greyed:
            assert choice.why_not is not None, "a greyed answer without a reason"
            assert table.say(choice.why_not, language), "an empty reason"
        assert plain(game.draw(prompt.view, language, table.names)), "nothing is drawn"
    assert game.when_time_is_out(prompt.view, list(prompt.actions)) in prompt.actions, "an answer in time is not legal"


def check_position(table: Table) -> None:
    """A position read back is the same table."""
    position = table.game.dump(table.state, table.names)
    again = table.game.load(position, table.names, table.terms)
    found = differences(table.state, again, LUCK)
    assert not found, f"a position reads back differently: {found}"


# --- secrets


def check_secrets(table: Table, seat: int, dice: Dice) -> None:
    """No leak, fair guesses, and the same path in worlds a seat cannot tell apart."""
    game, s = table.game, table.state
    view, legal = game.view(s, seat), s.legal(seat) if seat >= 0 else []
    other = game.other_world(s, seat, dice.below(1 << 30))
    assert game.view(other, seat) == view, f"seat {seat} sees what it may not know: {differing(game, s, other, seat)}"
    check_halves(game, s, other, seat)
    check_sight(game, s, other, seat)
    assert (other.legal(seat) if seat >= 0 else []) == legal, "the offers depend on what the seat may not know"
    if seat < 0:
        return
    check_lockstep(game, s, other, seat, dice)
    guess = game.imagine(view, table.terms)
    dealt = guess.deal(dice.below(1 << 30))
    assert game.view(dealt, seat) == view, f"a guess does not fit the view: {differing(game, s, dealt, seat)}"
    assert dealt.legal(seat) == legal, "a guess offers other answers"
    assert dealt.broken() == OK, f"a guess breaks an invariant: {game.invariant(dealt.broken())}"
    playout(dealt, dice.below(1000))


def check_halves(game: AnyGame, s: State, other: State, seat: int) -> None:
    """What is open to all does not depend on anybody's secrets, and with a seat's own it is the whole view."""
    known, own = game.open(s), game.own(s, seat)
    theirs = game.open(other)
    told = [name for name in known if known[name] != theirs[name]]
    assert not told, f"what seat {seat} may not know is open to all: {told}"
    assert game.own(other, seat) == own, f"what is seat {seat}'s own depends on what it may not know"
    view = game.view(s, seat)
    shown = {name: value for name, value in msgspec.structs.asdict(view).items() if name not in game.remembered}
    assert {**own, **known} == shown, "open and own fields are not the view"
    assert len(known) + len(own) == len(shown), "a field is both open and own"


def differing(game: AnyGame, one: State, other: State, seat: int) -> list[str]:
    """The fields in which two views differ."""
    a, b = game.view(one, seat), game.view(other, seat)
    both = [(name, getattr(a, name), getattr(b, name)) for name in a.__struct_fields__]
    return [f"{name}: {mine} / {theirs}" for name, mine, theirs in both if mine != theirs]


def check_lockstep(game: AnyGame, s: State, other: State, seat: int, dice: Dice) -> None:
    """The same own answer in both worlds, and no luck drawn: what the seat sees next is the same."""
    if asked(s.now) != 1 << seat or not has(s.waiting, seat):
        return
    one, two = s.copy(), other.copy()
    give_luck(one, Seed(1))
    give_luck(two, Seed(1))
    luck = one.luck
    for world in (one, two):
        world.story, world.beats = [], []
    action = s.legal(seat)[dice.below(len(s.legal(seat)))]
    one.answer(seat, action)
    two.answer(seat, action)
    assert (one.waiting == 0) == (two.waiting == 0), "whether the game is over depends on a secret"
    if one.luck == luck == two.luck and one.waiting:  # when the game is over, secrets may be shown
        assert game.view(one, seat) == game.view(two, seat), "what follows an answer tells a secret"
        here, there = ([(told, game.view(seen, seat)) for told, seen in world.beats or []] for world in (one, two))
        assert here == there, "a beat after an answer tells a secret"


# --- the end


def check_end(game: AnyGame, s: State) -> None:
    """A finished game has places, and nobody is asked."""
    result = game.result(s)
    assert s.now == 0 and not s.legal(), "the game is over and somebody is asked"
    assert len(result.places) == s.seats and min(result.places) == 1, f"odd places: {result.places}"
    assert all(len(line.numbers) == s.seats for line in result.lines), "a line of the count lacks a seat"


def check_record(game: AnyGame, seats: int, luck: Luck, options: Mapping[str, object] | None = None) -> None:
    """A game told and recorded replays exactly, listened to or not."""
    table = new_table(game, seats, luck, options)
    check_beats(table, Dice(len(game.id) + seats), one_in=8)
    check_told(table)
    kept = record.read(record.write(record.record_of(table)))
    again = record.replay(kept)
    assert not differences(table.state, again.state), "a replay ends otherwise"
    assert again.story == table.story and again.outcomes == table.outcomes, "a replay tells another story"
    assert not record.faults(kept), f"a true record is doubted: {record.faults(kept)}"
    unheard = new_table(game, seats, luck, options).state
    for seat, action in table.moves:
        unheard.answer(seat, action)
    assert not differences(table.state, unheard), "a game nobody listens to ends otherwise"


def check_told(table: Table) -> None:
    """Every event can be told to everybody in every language, and names no secret it does not hold."""
    data.check_told(table)
    tell, watching = table.game.tell, table.view(WATCHER)
    for seat in (*range(table.state.seats), WATCHER):
        for language in LANGUAGES:
            table.tell(table.story, seat, language)
        for event in table.story:
            if seat >= 0 and not has(event.knows, seat):
                told = tell(table.view(seat), event.seen_by(seat))
                assert told == tell(watching, event.seen_by(WATCHER)), "what all may hear depends on who hears it"


def check_sealed(table: Table, dice: Dice) -> None:
    """Where several are asked, the order of their answers does not matter, unless one of them may end it for all."""
    s = table.state
    if table.game.view(s, WATCHER).asks in table.game.windows:
        return
    if asked(s.now) == 1 << lowest(asked(s.now)) or s.waiting != asked(s.now):
        return
    ends = []
    for order in (range(s.seats), reversed(range(s.seats))):
        again = s.copy()
        choice = Dice(dice.x & 0xFFFF)
        plans = {seat: [choice.below(1 << 20) for _ in range(64)] for seat in range(s.seats)}
        for seat in order:
            answer_all(again, seat, s.decisions, plans[seat])
        ends.append(snapshot(again))
    assert ends[0] == ends[1], "sealed answers do not commute"


def answer_all(s: State, seat: int, decision: int, plan: list[int]) -> None:
    """All parts of one seat's answer, chosen by a plan."""
    for number in plan:
        if s.decisions != decision or not has(s.waiting, seat):
            return
        legal = s.legal(seat)
        s.answer(seat, legal[number % len(legal)])


SECRET = Secret("17" * 32, ("for the laws",))
