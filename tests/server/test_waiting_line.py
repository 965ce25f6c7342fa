"""The line in which questions wait: people first, then address by address, then table by table."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from regalia.server.waiting_line import Ticket, WaitingLine

TICKETS = st.builds(Ticket, st.sampled_from("abc"), st.sampled_from("123"), st.booleans(), st.booleans())


def called(line: WaitingLine[Ticket]) -> list[str]:
    """The tables in the order in which they are called."""
    return [ticket.table for ticket in iter(line.next, None)]


def joined(*tickets: Ticket) -> WaitingLine[Ticket]:
    """A line of these."""
    line: WaitingLine[Ticket] = WaitingLine()
    for ticket in tickets:
        line.join(ticket)
    return line


def test_whoever_sets_many_tables_gets_no_more() -> None:
    many = [Ticket("a", f"a{n}", True) for n in range(40)]
    line = joined(*many[:20], Ticket("b", "b1", True), *many[20:], Ticket("c", "c1", True), Ticket("b", "b2", True))
    assert called(line)[:6] == ["a0", "b1", "c1", "a1", "b2", "a2"]


def test_tables_that_somebody_looks_at_come_first() -> None:
    line = joined(Ticket("a", "1", False), Ticket("a", "2", False), Ticket("a", "3", True), Ticket("b", "4", True))
    assert (line.length(True), line.length(False)) == (2, 2)
    assert called(line) == ["3", "4", "1", "2"]


def test_errands_come_last_and_take_turns_by_address() -> None:
    errands = [Ticket(address, f"{address}{n}", False, is_errand=True) for address in "ab" for n in range(2)]
    line = joined(*errands, Ticket("a", "1", False), Ticket("a", "2", True))
    assert (line.length(True), line.length(False)) == (1, 1)
    assert called(line) == ["2", "1", "a0", "b0", "a1", "b1"]


def test_tables_of_one_address_take_turns() -> None:
    line = joined(*[Ticket("a", table, True) for table in "111223"])
    assert called(line) == ["1", "2", "3", "1", "2", "1"]


def test_who_joins_again_waits_behind_those_who_wait() -> None:
    line = joined(Ticket("a", "1", True), Ticket("b", "2", True), Ticket("c", "3", True))
    assert line.next() is not None
    line.join(Ticket("a", "1", True))
    assert called(line) == ["2", "3", "1"]


def test_who_leaves_is_not_called() -> None:
    gone, stays = Ticket("a", "1", True), Ticket("a", "1", True)
    line = joined(gone, stays)
    line.leave(gone)
    line.leave(gone)
    assert line.next() is stays and line.next() is None


@given(st.lists(TICKETS, max_size=30), st.lists(st.integers(0, 29), max_size=10))
def test_everybody_is_called_once_and_nothing_is_left(tickets: list[Ticket], leaving: list[int]) -> None:
    line = joined(*tickets)
    for place in leaving:
        if place < len(tickets):
            line.leave(tickets[place])
    stayed = [ticket for place, ticket in enumerate(tickets) if place not in leaving]
    assert line.length(True) + line.length(False) == sum(not ticket.is_errand for ticket in stayed)
    found = list(iter(line.next, None))
    assert sorted(map(id, found)) == sorted(map(id, stayed))
    assert not line.watched and not line.unwatched and not line.errands
    ranks = [2 if ticket.is_errand else 1 - ticket.watched for ticket in found]
    assert ranks == sorted(ranks)
