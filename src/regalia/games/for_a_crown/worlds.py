"""The table one seat can be sure of, made from its view alone; and another one it could not tell from the real."""

from __future__ import annotations

from regalia.core.ints import Five, bit, five_of, has, members_of, set_of
from regalia.games.for_a_crown import words as W
from regalia.games.for_a_crown.actions import number_begun
from regalia.games.for_a_crown.agenda import lay_agenda
from regalia.games.for_a_crown.cards import card_in, sleeve, sleeved
from regalia.games.for_a_crown.families import IDS
from regalia.games.for_a_crown.guess import CrownGuess
from regalia.games.for_a_crown.heaps import UNKNOWN
from regalia.games.for_a_crown.known import forget
from regalia.games.for_a_crown.pieces import Terms
from regalia.games.for_a_crown.rules import CrownState
from regalia.games.for_a_crown.view import CrownView, Range, never_seen, rows_seen


def imagine(v: CrownView, terms: Terms) -> CrownGuess:
    """The table this seat can be sure of; all cards it has not seen are in the decks."""
    s = CrownState(len(v.families), terms)
    s.round, s.recruiting = v.round, v.recruiting
    s.families = five_of([IDS.index(name) + 1 if name else 0 for name in v.families])
    s.in_play = set_of([seat for seat, plays in enumerate(v.in_play) if plays])
    s.unsold = set_of([seat for seat, kept in enumerate(v.heirlooms) if kept])
    s.spaces, s.raccoons, s.dealt = five_of(list(v.gallery)), five_of(list(v.raccoons)), five_of(list(v.dealt))
    s.fallen, s.bonuses, s.absent = five_of(list(v.fallen)), five_of(list(v.bonuses)), five_of(list(v.absent))
    s.reserve_raccoons = v.reserve.raccoons
    s.reserve_rubies = v.reserve.both if v.reserve.rubies is None else v.reserve.rubies
    s.reserve_coins = v.reserve.coins or 0
    lay_cards(s, v)
    lay_events(s, v)
    recall(s, v)
    s.turned, s.face = turned_member(s, v), terms.face_ids.index(v.face) + 1 if v.face else 0
    lay_agenda(s, v.agenda)
    s.decisions = v.decision
    if v.picked:
        s.said = five_of([number_begun(v.picked, terms) if seat == v.seat else 0 for seat in range(5)])
    return guess_of(s, v)


def lay_cards(s: CrownState, v: CrownView) -> None:
    """Market, decks (with every card this seat has not seen) and sleeves."""
    cards, ids = s.terms.cards, s.terms.kind_ids
    up = [name for name, n in v.piles.items() for _ in range(n)] + [name for row in v.market.values() for name in row]
    for name in up:
        s.market = cards.with_one_more(s.market, ids.index(name))
    for name in (name for level in range(2, W.LEVELS + 1) for name in never_seen(v, level)):
        s.decks = cards.with_one_more(s.decks, ids.index(name))
    sleeves = [0] * 5
    for seat, row in enumerate(rows_seen(v)):
        for place, card in enumerate(row):
            if card.card != UNKNOWN:
                sleeves[seat] = sleeved(sleeves[seat], place, ids.index(card.card))
            s.blind |= bit(sleeve(seat, place)) if card.blind else 0
            s.pile |= bit(sleeve(seat, place)) if card.face_down else 0
    s.sleeves = five_of(sleeves)


def lay_events(s: CrownState, v: CrownView) -> None:
    """Events seen and not seen."""
    ids = s.terms.event_ids
    s.unseen_events = set_of([ids.index(name) for name in v.unseen_events])
    s.pile |= set_of([W.FIRST_EVENT + ids.index(name) for name, face_down in v.events.items() if face_down])
    if v.event_deck < len(v.unseen_events):
        s.pile |= bit(W.UNSEEN_EVENT)


def recall(s: CrownState, v: CrownView) -> None:
    """What everybody can tell of each chest; nothing, where nobody has kept it in mind."""
    if not v.recalled:
        for seat in range(s.seats):
            forget(s, seat)
        return
    start, dealt = s.terms.start_rubies, s.dealt
    s.ruby_least, s.ruby_most = bounds([chest.rubies for chest in v.recalled], [start] * 5)
    s.coin_least, s.coin_most = bounds([chest.coins for chest in v.recalled], list(dealt))
    s.wealth_least, s.wealth_most = bounds([chest.both for chest in v.recalled], [start + coins for coins in dealt])


def bounds(spans: list[Range], starts: list[int]) -> tuple[Five, Five]:
    """Changes since the start as bounds of what is there now."""
    least = [span[0] + start for span, start in zip(spans, starts, strict=False)]
    most = [W.NOT_KNOWN if span[1] is None else span[1] + start for span, start in zip(spans, starts, strict=False)]
    return five_of(least), five_of(most)


def turned_member(s: CrownState, v: CrownView) -> int:
    """The card turned up last: of equal cards of a family, the last one that lies open."""
    if not v.turned:
        return 0
    if v.turned_by < 0:
        return W.FIRST_EVENT + s.terms.event_ids.index(v.turned) + 1
    return last_open(s, v.turned_by, s.terms.kind_ids.index(v.turned)) + 1


def last_open(s: CrownState, seat: int, kind: int) -> int:
    """The sleeve with the last card of a kind that lies open."""
    places = [place for place in range(W.SLEEVES) if card_in(s.sleeves[seat], place) == kind + 1]
    return max((sleeve(seat, place) for place in places if not has(s.pile, sleeve(seat, place))), default=-1)


def guess_of(s: CrownState, v: CrownView) -> CrownGuess:
    """What is still to be dealt."""
    s.rubies = five_of([rubies or 0 for rubies in v.rubies])
    s.coins = five_of([coins or 0 for coins in v.coins])
    closed = [seat for seat, rubies in enumerate(v.rubies) if rubies is None]
    out = [seat for seat in closed if not v.in_play[seat]]
    hidden = set_of([seat for seat in closed if seat not in out])
    rubies = s.terms.all_rubies - s.absent[0] - s.reserve_rubies - sum(s.rubies)
    coins = s.terms.all_coins - s.absent[1] - s.reserve_coins - sum(s.coins)
    unknown = [
        sum(card.level * 8**place for place, card in enumerate(row) if card.card == UNKNOWN) for row in rows_seen(v)
    ]
    both = rubies + coins if s.terms.hidden_split else rubies
    return CrownGuess(s, five_of(unknown), hidden, both, coins)


# --- another world


def other_world(s: CrownState, seat: int, seed: int) -> CrownState:
    """A table that differs only in what the seat may not know: chests, blind recruits, half-given answers, luck."""
    other = s.copy()
    other.reseed(seed)
    if s.now == 0:
        return other
    other.said = five_of([said if i == seat else 0 for i, said in enumerate(s.said)])
    swap_blind(other, seat)
    rivals = [i for i in members_of(s.in_play) if i != seat]
    for _ in range(12 if s.pile and rivals else 0):  # after the last card the chests may be opened by one answer
        giver, taker = rivals[other.below(len(rivals))], rivals[other.below(len(rivals))]
        move_token(other, giver, taker, other.below(2) == 0)
        if s.terms.hidden_split:
            trade_tokens(other, giver)
    other.reseed(seed + 1)
    return other


def swap_blind(s: CrownState, seat: int) -> None:
    """Each rival's blind recruit changes places with a card of its level's deck."""
    for member in members_of(s.blind):
        owner, place = divmod(member, W.SLEEVES)
        kind = card_in(s.sleeves[owner], place) - 1
        deck = members_of(s.decks & s.terms.cards.of_level[s.terms.cards.level[kind]])
        if owner != seat and deck:
            drawn = s.terms.cards.kind[deck[s.below(len(deck))]]
            s.decks = s.terms.cards.with_one_more(s.terms.cards.with_one_less(s.decks, drawn), kind)
            sleeves = list(s.sleeves)
            sleeves[owner] = sleeves[owner] - ((kind + 1) << (6 * place)) + ((drawn + 1) << (6 * place))
            s.sleeves = five_of(sleeves)


def move_token(s: CrownState, giver: int, taker: int, rubies: bool) -> None:
    """A ruby or a coin of one rival is another's, if nobody could tell."""
    before = (s.rubies, s.coins)
    chests = list(s.rubies if rubies else s.coins)
    chests[giver] -= 1
    chests[taker] += 1
    s.rubies, s.coins = (five_of(chests), s.coins) if rubies else (s.rubies, five_of(chests))
    if not all(is_possible(s, seat, before[0][seat], before[1][seat]) for seat in (giver, taker)):
        s.rubies, s.coins = before


def trade_tokens(s: CrownState, seat: int) -> None:
    """Where splits are hidden, a rival may have a coin more and a ruby less; the reserve stays well filled."""
    rubies, coins = list(s.rubies), list(s.coins)
    rubies[seat], coins[seat] = rubies[seat] - 1, coins[seat] + 1
    before = (s.rubies, s.coins)
    s.rubies, s.coins = five_of(rubies), five_of(coins)
    if is_possible(s, seat, before[0][seat], before[1][seat]) and s.reserve_coins > 12 and s.reserve_rubies > 12:
        s.reserve_rubies, s.reserve_coins = s.reserve_rubies + 1, s.reserve_coins - 1
    else:
        s.rubies, s.coins = before


def is_possible(s: CrownState, seat: int, rubies_before: int, coins_before: int) -> bool:
    """Does the chest agree with what everybody can tell? Without a ruby, the next hit would tell the worlds apart."""
    rubies, coins = s.rubies[seat], s.coins[seat]
    if (rubies == 0) != (rubies_before == 0) or (rubies == 0 and coins != coins_before):
        return False
    both = not s.terms.hidden_split or s.wealth_least[seat] <= rubies + coins <= s.wealth_most[seat]
    within = s.ruby_least[seat] <= rubies <= s.ruby_most[seat] and s.coin_least[seat] <= coins <= s.coin_most[seat]
    return both and within
