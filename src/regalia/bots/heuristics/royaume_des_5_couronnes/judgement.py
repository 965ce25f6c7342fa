"""Le Royaume des 5 Couronnes at a glance: knights into the secret order, treasure, fights at good odds."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.heuristics.royaume_des_5_couronnes.race import POINT, TENTHS, Race
from regalia.bots.heuristics.royaume_des_5_couronnes.sight import RoyaumeSight
from regalia.bots.policy import Worths
from regalia.bots.weights import Taken, Weights, weights_of
from regalia.core.bag import count, total
from regalia.core.ints import has, of, row
from regalia.core.offers import Offers
from regalia.core.state import State
from regalia.core.step import kind_of, second
from regalia.games.royaume_des_5_couronnes import words as W
from regalia.games.royaume_des_5_couronnes.moving import moved_die, moved_knight, reached
from regalia.games.royaume_des_5_couronnes.odds import advance, dragon, duel, monster, throw_back, trap
from regalia.games.royaume_des_5_couronnes.path import card_on, free_knights
from regalia.games.royaume_des_5_couronnes.pieces import RoyaumePieces, Terms
from regalia.games.royaume_des_5_couronnes.princes import in_bank
from regalia.games.royaume_des_5_couronnes.witch import is_witch

GAME: Final = "royaume_des_5_couronnes"
MOST_POWER: Final = 16  # more than a prince can have


class RoyaumePolicy(RoyaumeSight):
    """The judgement of Le Royaume des 5 Couronnes."""

    def __init__(self, terms: Terms, weights: Weights) -> None:
        w = Taken(weights.weigh, "weigh")
        super().__init__(weights, Race(w))
        self.power: i64 = w.take("power")
        self.power_more: i64 = w.take("power_more")
        self.power_soon: i64 = w.take("power_soon")
        self.turn: i64 = w.take("turn")
        self.dragon: i64 = w.take("dragon")
        self.duel_hurt: i64 = w.take("duel_hurt")
        self.last_pawn: i64 = w.take("last_pawn")
        self.treasure: i64 = w.take("treasure")
        self.second_move: i64 = w.take("second_move")
        w.all_taken()
        self.gains: vec[i64] = row([0] * 64)  # of a knight moved by a die, see judge_moves
        self.trap_odds: vec[i64] = row([hundredths(trap(n, terms.trap_target)) for n in range(MOST_POWER)])
        self.monster_odds: vec[i64] = row([hundredths(monster(n)) for n in range(MOST_POWER)])
        self.dragon_odds: vec[i64] = row([hundredths(dragon(n)) for n in range(MOST_POWER)])
        self.advances: vec[i64] = row([after(advance(n)) for n in range(MOST_POWER)])
        self.throw_backs: vec[i64] = row([after(throw_back(n)) for n in range(MOST_POWER)])
        self.duel_odds: vec[i64] = row(
            [hundredths(duel(n, other)) for n in range(MOST_POWER) for other in range(MOST_POWER)]
        )

    # --- the choice

    def weigh(self, s: State, seat: i64, out: Offers, worths: Worths) -> None:
        assert isinstance(s, RoyaumePieces)
        kind: i64 = kind_of(s.now)
        if kind == W.FIRST_MOVE and seat != s.in_turn:
            call: i64 = POINT if is_witch(s) else -1
            for i in range(out.n):
                worths.of[i] = call if out.actions[i] == W.CALL else 0
            return
        self.race.look(s, seat)
        if kind == W.FIRST_MOVE or kind == W.SECOND_MOVE:
            self.weigh_moves(s, seat, out, worths)
        elif kind == W.PHASE_A:
            self.weigh_menu(s, seat, out, worths)
        else:
            self.weigh_colours(s, seat, kind, out, worths)

    def weigh_colours(self, s: RoyaumePieces, seat: i64, kind: i64, out: Offers, worths: Worths) -> None:
        """Which pawns to take or to pay; the game master lays all cards at once, since all backs are alike."""
        for i in range(out.n):
            action: i64 = out.actions[i]
            if kind == W.TAKE_PAWNS:
                worths.of[i] = self.pile(s, second(s.now), action - W.TAKE)
            elif kind == W.EXCUSE:
                worths.of[i] = self.race.pawn(s, action - W.GET)
            elif kind == W.PAY_WITCH:
                worths.of[i] = -self.race.pawn(s, action - W.PAY)
            else:
                worths.of[i] = POINT if action == W.LAY_THE_REST else 0

    def pile(self, s: RoyaumePieces, other: i64, colour: i64) -> i64:
        """All pawns of a colour, from somebody who loses them."""
        return count(of(s.pawns, other), colour) * (self.race.pawn(s, colour) + self.duel_hurt // s.seats)

    # --- phase A

    def one_more(self, s: RoyaumePieces, seat: i64) -> i64:
        """What the next power pawn is worth to a prince."""
        power: i64 = of(s.power, seat)
        return 0 if power >= s.terms.power_cap else self.power_now() + self.power_more * power

    def power_now(self) -> i64:
        """What a power pawn is worth: the more the sooner the game ends, for the last duels decide it."""
        return self.power + (self.power_soon * self.race.soon >> 10)

    def weigh_menu(self, s: RoyaumePieces, seat: i64, out: Offers, worths: Worths) -> None:
        """Attempts and duels beside the roll, which is worth nothing by itself."""
        now: i64 = self.race.expected(s)
        for i in range(out.n):
            action: i64 = out.actions[i]
            if action == W.ROLL:
                worths.of[i] = 0
            elif action >= W.DUEL:
                worths.of[i] = self.duel_worth(s, seat, action - W.DUEL)
            else:
                worths.of[i] = self.attempt_worth(s, seat, action - W.FREE, now)

    def attempt_worth(self, s: RoyaumePieces, seat: i64, c: i64, now: i64) -> i64:
        """Freeing a knight and those beside it, against what failure costs."""
        power: i64 = of(s.power, seat)
        space: i64 = of(s.knights, c)
        odds: i64 = self.trap_odds[power] if has(s.traps, space) else self.monster_odds[power]
        lag: i64 = self.race.lag[c]
        for other in range(W.COLOURS):
            if of(s.knights, other) == space:
                self.race.lag[other] = 0
                self.race.moved(other)
        gain: i64 = self.race.expected(s) - now + self.one_more(s, seat)
        for other in range(W.COLOURS):
            if of(s.knights, other) == space:
                self.race.lag[other] = lag
                self.race.moved_back(other)
        price: i64 = self.power_now() if power else 0
        if power == 0 or free_knights(s) == 0:
            price += self.turn
        return (odds * gain - (100 - odds) * price) // 100

    def duel_worth(self, s: RoyaumePieces, seat: i64, other: i64) -> i64:
        """The best colour of an opponent, against a turn, a power pawn and a treasure pawn."""
        odds: i64 = self.duel_odds[of(s.power, seat) * MOST_POWER + of(s.power, other)]
        best: i64 = 0
        for c in range(W.COLOURS):
            pile: i64 = self.pile(s, other, c)
            if pile > best:
                best = pile
        price: i64 = self.turn + self.power_now() + (self.race.kept * POINT >> 10 if of(s.pawns, seat) else 0)
        return (odds * best - (100 - odds) * price) // 100

    # --- moves

    def weigh_moves(self, s: RoyaumePieces, seat: i64, out: Offers, worths: Worths) -> None:
        """Each knight with each die by itself; to a first move the best second one is added."""
        now: i64 = self.race.expected(s)
        for i in range(out.n):
            worths.of[i] = self.move_worth(s, seat, out.actions[i], now)
        if kind_of(s.now) == W.FIRST_MOVE and out.actions[0] < W.FORWARD:
            self.add_second_moves(s, out, worths)

    def move_worth(self, s: RoyaumePieces, seat: i64, action: i64, now: i64) -> i64:
        """By a die, or by the Wizard."""
        if action < W.FORWARD:
            return self.landing(s, seat, moved_knight(action), moved_die(action), False) - now
        back: bool = action >= W.BACK
        c: i64 = action - W.BACK if back else action - W.FORWARD
        return self.landing(s, seat, c, s.die_one + s.die_two, back) - now

    def add_second_moves(self, s: RoyaumePieces, out: Offers, worths: Worths) -> None:
        """The other die goes to another knight, where it does most good."""
        for i in range(out.n):
            self.gains[i] = worths.of[i]
        for i in range(out.n):
            c: i64 = moved_knight(out.actions[i])
            die: i64 = moved_die(out.actions[i])
            best: i64 = -1_000_000
            for j in range(out.n):
                if moved_knight(out.actions[j]) != c and moved_die(out.actions[j]) != die and self.gains[j] > best:
                    best = self.gains[j]
            if best > -1_000_000:
                worths.of[i] += best * self.second_move // 100

    def landing(self, s: RoyaumePieces, seat: i64, c: i64, steps: i64, back: bool) -> i64:
        """What the seat may expect after a knight has moved; a card that lies face down is expected, not known."""
        race: Race = self.race
        way: i64 = race.way[c]
        lag: i64 = race.lag[c]
        space: i64 = reached(s, c, steps, back)
        found: i64 = 0
        race.lag[c] = 0
        race.way[c] = TENTHS * (2 * s.terms.lair - space if has(s.crowned, c) else space)
        if space == W.CASTLE and has(s.crowned, c):
            race.rank[c] = race.homes + 1
            race.homes += 1
        elif space == s.terms.lair and not has(s.crowned, c):
            found = self.after_dragon(s, seat, c)
        elif space != W.CASTLE and space != s.terms.lair:
            found = self.find(s, seat, c, space)
        race.moved(c)
        worth: i64 = race.expected(s) + found
        if race.rank[c]:
            race.rank[c] = 0
            race.homes -= 1
        race.way[c] = way
        race.lag[c] = lag
        race.moved_back(c)
        return worth

    def after_dragon(self, s: RoyaumePieces, seat: i64, c: i64) -> i64:
        """Where a knight may be expected after the dragon, and what it is worth to have tried."""
        power: i64 = of(s.power, seat)
        odds: i64 = self.dragon_odds[power]
        self.race.way[c] += (odds * self.advances[power] - (100 - odds) * self.throw_backs[power]) // 100
        return self.dragon * power

    def find(self, s: RoyaumePieces, seat: i64, c: i64, space: i64) -> i64:
        """What lies there: held up, stronger or richer."""
        if has(s.face_down, space):
            all_: i64 = total(s.unseen)
            self.race.lag[c] = self.race.held * (count(s.unseen, W.TRAP) + count(s.unseen, W.MONSTER)) // all_
            found: i64 = count(s.unseen, W.WEAPON) * self.one_more(s, seat)
            return (found + count(s.unseen, W.TREASURE) * self.treasure_worth(s, seat, c)) // all_
        card: i64 = card_on(s, space)
        if card == W.TRAP or card == W.MONSTER:
            self.race.lag[c] = self.race.held
            return 0
        if card == W.WEAPON:
            return self.one_more(s, seat)
        return self.treasure_worth(s, seat, c) if card == W.TREASURE else 0

    def treasure_worth(self, s: RoyaumePieces, seat: i64, c: i64) -> i64:
        """A pawn of the knight's colour; the first one also guards against the Witch."""
        if in_bank(s, c) == 0:
            return 0
        return self.treasure + self.race.pawn(s, c) + (0 if of(s.pawns, seat) else self.last_pawn)


def hundredths(odds: tuple[int, int]) -> int:
    """Odds in hundredths."""
    return 100 * odds[0] // odds[1]


def after(mean: tuple[int, int]) -> int:
    """A mean number of spaces, in tenths."""
    return TENTHS * mean[0] // mean[1] if mean[1] else 0


def policy(terms: Terms, weights: Weights | None = None) -> RoyaumePolicy:
    """The policy for a table."""
    return RoyaumePolicy(terms, weights_of(GAME) if weights is None else weights)
