"""The first king, the announcement of a new one, and the end phase (rulebook: coronation, end)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.core.bag import total
from regalia.core.ints import of, put
from regalia.games.krone_und_schwert.hands import shuffle_in_discard
from regalia.games.krone_und_schwert.land import castles_of, has_castle, has_town
from regalia.games.krone_und_schwert.people import gain, turn_people
from regalia.games.krone_und_schwert.pieces import SchwertPieces
from regalia.games.krone_und_schwert.words import ANNOUNCED, CROWNED, END_PHASE, LAST_CARDS, NO_ONE, NOT_YET, TAXED


def crown_first_king(s: SchwertPieces, seat: i64) -> None:
    """After a castle or town was built: the seal, a fresh deck and a tax at once (KS-R4, KS-R6, KS-R7)."""
    if s.king != NO_ONE or not has_castle(s, seat):
        return
    if s.terms.king_needs_town and not has_town(s, seat):
        return
    s.king = seat
    s.tell(CROWNED, seat)
    s.beat()
    shuffle_in_discard(s)
    tax(s)
    check_threshold(s)


def tax(s: SchwertPieces) -> None:
    """A point for each of the king's castles, and one people card."""
    s.tell(TAXED, s.king, castles_of(s, s.king))
    gain(s, s.king, castles_of(s, s.king))
    turn_people(s, 1)


def announce(s: SchwertPieces) -> None:
    """A king crowned by revolt tells his total."""
    points: i64 = of(s.points, s.king)
    s.announced = put(s.announced, s.king, points)
    s.gained = put(s.gained, s.king, 0)
    s.tell(ANNOUNCED, s.king, points)
    check_threshold(s)


def check_threshold(s: SchwertPieces) -> None:
    """Enough points for a new king bring the end near, once (KS-R38, KS-R39)."""
    if s.end_in == NOT_YET and of(s.points, s.king) >= s.terms.thresholds[s.seats]:
        start_end_phase(s)


def start_end_phase(s: SchwertPieces) -> None:
    """game_end is shuffled into the bottom 20 cards, or into all if there are fewer (KS-R40, KS-R41)."""
    shuffle_in_discard(s)
    n: i64 = total(s.deck)
    s.end_in = n - LAST_CARDS if n > LAST_CARDS else 0
    s.tell(END_PHASE, n + 1)
    s.beat()
