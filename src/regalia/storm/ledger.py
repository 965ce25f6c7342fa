"""What must be true of the logs: everybody's own answers, nothing twice, time counted fairly, an end of waiting."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from regalia.server import deeds
from regalia.server.chain import check_log
from regalia.server.deeds import Answered, AnyDeed, HandedOver
from regalia.server.fold import EVERYONE
from regalia.server.live import LiveTable
from regalia.server.room import is_idle
from regalia.store.store import Entry
from regalia.storm.history import History, difference
from regalia.storm.loop import Lane
from regalia.storm.network import Line
from regalia.storm.standing import Standing

if TYPE_CHECKING:
    from regalia.storm.guests import Guest
    from regalia.storm.party import Party
    from regalia.storm.world import World

SLACK_MS = 5
AGREEMENT_SECONDS = 30  # until everybody who is here knows the newest
TOLD_SECONDS = 8.0  # in calm weather every house knows by then who is where
HERE_SECONDS = 40.0  # ten times as long as it takes until a house says again who is there
ABSENT_SECONDS = 20.0  # by then whoever counts as absent has lost his seat
MOST_TASKS = 8
MOST_THINKING = 16


class Ledger:
    """Looks at every deed as it is kept, and at everything in the end."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.scene = world.scene
        self.listed: dict[str, tuple[int, bytes]] = {}  # what lists of tables show of each
        self.asked: dict[str, float] = {}  # since when each table waits for the present answers
        self.frozen_at = inf  # since when everybody only listens
        self.calm_lines: set[Line] = set()  # that were there then

    def party_of(self, table: str) -> Party | None:
        """Whose table it is; None for one that was set and forgotten."""
        return next((party for party in self.world.parties if party.table == table), None)

    # --- each deed

    def enter(self, lane: Lane, entry: Entry) -> None:
        """New deeds of a table."""
        scene, log = self.scene, self.world.disk.contents.logs
        if entry.table not in scene.histories:
            scene.histories[entry.table] = History(entry.table, lambda: log[entry.table])
        history = scene.histories[entry.table]
        standing = next(life for life in self.world.lives if life.lane is lane)
        while history.head.sequence < len(history.log()) and not scene.failure:
            self.enter_one(standing, history)
        new = history.knows[entry.first : entry.first + len(entry.deeds)]
        if entry.row is not None:
            line = (entry.row.updated_ms, entry.row.brief)
            if new and EVERYONE not in new and line != self.listed.get(entry.table):
                scene.fail(f"{entry.table}: the list of tables tells that seat {new[0]} answered in secret")
            self.listed[entry.table] = line

    def enter_one(self, standing: Standing, history: History) -> None:
        """The next deed of a log: is it right, and what follows from it?"""
        live, deed = history.head, deeds.read(history.log()[history.head.sequence])
        since_ms = live.clocks.since_ms
        wrong = self.wrong_with(standing, live, deed) or history.grow()
        if wrong:
            self.scene.fail(f"{live.id}: deed {live.sequence}: {wrong}")
        if live.clocks.since_ms != since_ms:
            self.asked[live.id] = standing.seconds_at(deed.at_ms)

    def wrong_with(self, standing: Standing, live: LiveTable, deed: AnyDeed) -> str:
        """What is wrong with a deed before it is taken."""
        party = self.party_of(live.id)
        if isinstance(deed, Answered):
            wrong = wrong_answer(party, live, deed) if party is not None else ""
            return wrong or self.wrong_time(standing, live, deed)
        if isinstance(deed, HandedOver) and deed.why == "time":
            return self.too_early(standing, live, deed)
        if isinstance(deed, HandedOver) and deed.why == "absent" and party is not None:
            return self.was_here(standing, party.at_seat(deed.seat))
        return ""

    def served_ms(self, standing: Standing, live: LiveTable, at_ms: int) -> float:
        """How long a house, this one or one that stood beside it, has stood with the present question before it."""
        beside = [life.opened for life in self.world.lives if life is standing or life.fell > standing.opened]
        since = max(self.asked.get(live.id, 0.0), min(beside))
        return 1000 * (standing.seconds_at(at_ms) - since)

    def wrong_time(self, standing: Standing, live: LiveTable, deed: Answered) -> str:
        """Nobody is charged for more time than has passed while the house stood."""
        served_ms = self.served_ms(standing, live, deed.at_ms)
        if live.created.pace.kind in ("decision", "bank") and deed.used_ms > served_ms + SLACK_MS:
            return f"seat {deed.seat} is charged {deed.used_ms} ms for {served_ms:.0f} ms"
        return ""

    def too_early(self, standing: Standing, live: LiveTable, deed: HandedOver) -> str:
        """Nobody's time is out before it is."""
        left_ms, served_ms = live.clocks.left_ms[deed.seat], self.served_ms(standing, live, deed.at_ms)
        if live.created.pace.kind != "days" and served_ms + SLACK_MS < left_ms:
            return f"the time of seat {deed.seat} is out after {served_ms:.0f} of {left_ms} ms"
        return ""

    def was_here(self, standing: Standing, guest: Guest | None) -> str:
        """Nobody counts as absent who has been connected for long, to this house or to another."""
        if guest is None or guest.line is None or guest.line.is_cut:
            return ""
        line, now = guest.line, self.scene.clockwork.now
        is_calm = now > self.frozen_at + TOLD_SECONDS and line in self.calm_lines
        houses = (standing, self.world.life_of(line.far.name))
        is_known = now > line.came + HERE_SECONDS and all(each.has_been_awake(HERE_SECONDS) for each in houses)
        return f"{guest.name} is connected to {line.far.name} and counts as absent" if is_calm or is_known else ""

    # --- the end

    def check_progress(self, decisions: int) -> None:
        """Every table goes on or is over."""
        world = self.world
        marks: dict[str, int] = {}

        def goes_on(party: Party) -> bool:
            history = self.scene.histories.get(party.table)
            if history is None or not party.has_begun:
                return False
            live = history.head
            return live.status == "over" or live.resolved >= marks.setdefault(live.id, live.resolved) + decisions

        if not world.until(lambda: all(goes_on(party) for party in world.parties), world.calm_seconds()):
            stuck = [party for party in world.parties if not goes_on(party)]
            self.scene.fail(f"stuck: {', '.join(self.plight(party) for party in stuck)}")

    def plight(self, party: Party) -> str:
        """Where a table stands."""
        history = self.scene.histories.get(party.table)
        if history is None or not party.has_begun:
            return f"party {party.number} has not come together"
        live = history.head
        who = [(seat, live.sitters[seat]) for seat in live.waiting()]
        return f"{live.id} waits for " + ", ".join(f"seat {n} ({s.bot or 'a person'} {s.away})" for n, s in who)

    def check_agreement(self) -> None:
        """When everybody only listens, everybody who is here has been told the newest."""
        world, wrong = self.world, ""
        everybody = [guest for party in world.parties for guest in party.everybody]
        for guest in everybody:
            guest.is_frozen = True
        world.bots_sleep()
        self.frozen_at = self.scene.clockwork.now
        self.calm_lines = {guest.line for guest in everybody if guest.line is not None}
        for _ in range(AGREEMENT_SECONDS):
            world.until(lambda: False, 1.0)
            wrong = "" if self.scene.failure else self.disagreement()
            if not wrong:
                world.until(lambda: False, ABSENT_SECONDS if world.has_neighbours else 0.0)
                return
        self.scene.fail(wrong)

    def disagreement(self) -> str:
        """Who does not know the newest at this moment, if anybody."""
        pairs = [(party, guest) for party in self.world.parties for guest in party.everybody]
        found = [self.unknown_to(party, guest) for party, guest in pairs if guest.line and not guest.line.is_cut]
        return next((wrong for wrong in found if wrong), "")

    def unknown_to(self, party: Party, guest: Guest) -> str:
        """What a guest who is here has not been told of what the log tells him."""
        assert guest.line is not None
        seat, lane = guest.seat, guest.line.far.name
        standing = self.world.life_of(lane)
        history, room = self.scene.histories[party.table], standing.house.rooms.get(party.table)
        if room is None or guest.update is None:
            return f"{party.table}: seat {seat} has been told nothing"
        if room.live.sequence != history.head.sequence:
            return f"{party.table}: house {lane} stands at {room.live.sequence} of {history.head.sequence}"
        expected = history.update(lane, room.live, seat, guest.update.story_from)
        if expected == guest.content:
            return ""
        return f"{party.table}: seat {seat} was not told the newest ({difference(expected, guest.content)})"

    def check_end(self) -> None:
        """Keys, tasks and memory."""
        for party in self.world.parties:
            broken = check_log(self.world.disk.contents.logs.get(party.table, []))
            if broken:
                self.scene.fail(f"{party.table}: {broken}")
            if party.lost_keys():
                self.scene.fail(f"{party.table}: keys that open nothing any more: {', '.join(party.lost_keys())}")
        for standing in self.world.lives:
            if standing.own_faults():
                self.scene.fail(f"{standing.lane.name}: {standing.own_faults()} errors of the house itself")
        for standing in self.world.houses:
            self.check_memory(standing)

    def check_memory(self, standing: Standing) -> None:
        """Nothing is kept that nobody needs."""
        house = standing.house
        thinking = max((len(room.thinking) for room in house.rooms.values()), default=0)
        gone = {line.number for line in standing.lines if line.has_ended}
        deaf = [ear for room in house.rooms.values() for ear in room.ears if hash(ear) in gone]
        if deaf:
            self.scene.fail(f"{standing.lane.name}: {len(deaf)} who hung up are still spoken to")
        if thinking > MOST_THINKING:
            self.scene.fail(f"{standing.lane.name}: {thinking} thoughts at one table")
        opening = dict(house.opening)
        if opening:
            self.world.until(lambda: False, AGREEMENT_SECONDS)
        if any(house.opening.get(table) is future for table, future in opening.items()):
            self.scene.fail(f"{standing.lane.name}: a room is being opened and never opens")

    def check_empty(self) -> None:
        """An empty house remembers no lines, and no table at which nothing can happen."""
        world = self.world
        before = {room for each in world.houses for room in each.house.rooms.values() if is_idle(room)}
        world.until(lambda: False, 2 * world.tick_seconds())  # by then it is noticed
        for standing in world.houses:
            house, name = standing.house, standing.lane.name
            idle = [room for room in house.rooms.values() if room in before and is_idle(room)]
            if idle or house.connected:
                self.scene.fail(f"{name}: {len(idle)} idle tables and {len(house.connected)} addresses stay in memory")
            if len(house.tasks) > MOST_TASKS + sum(len(room.thinking) for room in house.rooms.values()):
                self.scene.fail(f"{name}: {len(house.tasks)} tasks are left")


def wrong_answer(party: Party, live: LiveTable, deed: Answered) -> str:
    """Was this answer given by whom it says, to the question that was asked, and only once?"""
    number, sitter = live.number(deed.seat), live.sitters[deed.seat]
    if deed.by == "bot":
        return "" if sitter.bot or sitter.away else f"a bot answers for seat {deed.seat}, who is here"
    guest = party.at_seat(deed.seat)
    sent = guest.sent.get(number, set()) if guest is not None else set()
    if not any(actions[: len(deed.actions)] == deed.actions for actions in sent):
        return f"seat {deed.seat} never gave the answer {deed.actions} to question {number}"
    return ""
