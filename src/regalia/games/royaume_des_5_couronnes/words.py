"""The words of Le Royaume des 5 Couronnes as ints: steps, answers, refusals, events, cards, and a few numbers."""

from __future__ import annotations

from typing import Final

# --- steps
NEXT_TURN: Final = 1
LAY_CARDS: Final = 2  # first: the game master (placement=game_master)
PHASE_A: Final = 3  # first: the prince in turn
TAKE_PAWNS: Final = 4  # first: the prince in turn, second: whom he beat
EXCUSE: Final = 5  # first: the prince in turn, second: who beat him
ROLL_DICE: Final = 6  # first: the prince in turn
FIRST_MOVE: Final = 7  # first: the prince in turn; while it asks the others too, the Witch may be called
PAY_WITCH: Final = 8  # first: the prince in turn
SECOND_MOVE: Final = 9  # first: the prince in turn, second: the knight moved, third: the die left
ARRIVAL: Final = 10  # first: the knight, second: the next one + 1, or 0
FINAL_DUEL: Final = 11  # first: the set of seats

# --- answers
ROLL: Final = 1
CALL: Final = 2
SILENT: Final = 3
LAY_THE_REST: Final = 4
PASS: Final = 9  # never legal
FREE: Final = 10  # + the knight
DUEL: Final = 20  # + the seat
TAKE: Final = 30  # + the colour
GET: Final = 40  # + the colour: what the winner of a duel gets as an excuse
PAY: Final = 50  # + the colour
MOVE: Final = 64  # + 8 × the knight + the die
FORWARD: Final = 110  # + the knight: by the Wizard
BACK: Final = 120  # + the knight: by the Wizard
LAY: Final = 200  # + the space
IN_WINDOW: Final = {CALL: "call", SILENT: "silent"}  # what others than the prince in turn may say, in words

# --- refusals
NOT_BLOCKED: Final = 10
KNIGHT_IS_HOME: Final = 11
DUELS_CLOSE_ATTEMPTS: Final = 12
ALL_BLOCKED: Final = 13
TOO_LITTLE_POWER: Final = 14
YOURSELF: Final = 15
NO_TREASURE_TO_WIN: Final = 16
ONCE_A_TURN: Final = 17
NO_SUCH_PRINCE: Final = 18
ROLL_FIRST: Final = 19
ALREADY_ROLLED: Final = 20
MUST_MOVE: Final = 21
KNIGHT_IS_BLOCKED: Final = 22
NO_SUCH_DIE: Final = 23
SAME_KNIGHT: Final = 24
DOUBLE_IS_THE_WIZARDS: Final = 25
NOT_A_DOUBLE: Final = 26
CANNOT_GO_BACK: Final = 27
ONLY_OTHERS_CALL: Final = 28
ONLY_THE_MOVER: Final = 29
NONE_OF_THAT_COLOUR: Final = 30
TAKE_FIRST: Final = 31
EXCUSE_FIRST: Final = 32
PAY_FIRST: Final = 33
LAY_FIRST: Final = 34
SPACE_IS_COVERED: Final = 35
NO_SUCH_SPACE: Final = 36
NOT_DUE: Final = 37
CARDS_ARE_LAID: Final = 38
SECOND_KNIGHT_FIRST: Final = 39

# --- events; a roll is the die × 16 + the power pawns added to it
TURN_BEGINS: Final = 1  # seat, turn
CARDS_LAID: Final = 2  # seat
ESCAPE_ROLLED: Final = 3  # seat, knight, roll, what the trap needs
MONSTER_ROLLED: Final = 4  # seat, knight, monster's die, roll
SET_FREE: Final = 5  # seat, card, space, knights
ATTEMPT_FAILED: Final = 6  # seat, what follows: see the three below
POWER_GAINED: Final = 7  # seat, power now
POWER_LOST: Final = 8  # seat, power now
DUEL_ROLLED: Final = 9  # seat, opponent, roll, his roll
PAWNS_TAKEN: Final = 10  # seat, opponent, colour, how many
PAWN_EXCUSED: Final = 11  # the winner, seat, colour
NO_EXCUSE: Final = 12  # the winner, seat
DICE_ROLLED: Final = 13  # seat, die, die
WITCH_CALLED: Final = 14  # who called, 1 if it was the Witch's roll
WITCH_PAID: Final = 15  # seat, colour
WITCH_ENDS_TURN: Final = 16  # seat
MOVED: Final = 17  # seat, knight, from, to
WIZARD_MOVED: Final = 18  # seat, knight, from, to
CARD_VANISHED: Final = 19  # card, space
COVERED: Final = 20  # space, card
RESHUFFLED: Final = 21  # how many cards
TURNED_UP: Final = 22  # space, card
BLOCKED: Final = 23  # knight, card, space
WEAPON_IN_VAIN: Final = 24  # seat, space
TREASURE_WON: Final = 25  # seat, colour
TREASURE_IN_VAIN: Final = 26  # colour, space
DRAGON_ROLLED: Final = 27  # seat, knight, dragon's die, roll
CROWN_WON: Final = 28  # knight, space
THROWN_BACK: Final = 29  # knight, space
CROWN_HOME: Final = 30  # knight, circle
LAST_CROWN: Final = 31  # knight
POINTS: Final = 32  # seat, points
FINAL_ROLLED: Final = 33  # seat, roll
KING: Final = 34  # seat

# what follows a failed attempt
TURN_LOST: Final = 0
DICE_FOLLOW: Final = 1
ALL_WERE_BLOCKED: Final = 2

# --- course cards: the kinds of a bag
TRAP: Final = 0
MONSTER: Final = 1
WEAPON: Final = 2
TREASURE: Final = 3
NO_CARD: Final = -1

# --- chances: what luck decides
CHANCE_MASTER: Final = 1  # who is game master
CHANCE_ORDER: Final = 2  # a secret order
CHANCE_CARD: Final = 3
CHANCE_MOVE: Final = 4  # the two dice of a move
CHANCE_TRAP: Final = 5
CHANCE_MONSTER: Final = 6  # the monster's die
CHANCE_FIGHT: Final = 7  # the prince's die against it
CHANCE_DRAGON: Final = 8  # the dragon's die
CHANCE_CROWN: Final = 9  # the prince's die against it
CHANCE_DUEL: Final = 10  # the challenger's die
CHANCE_DEFENCE: Final = 11  # the other's die
CHANCE_FINAL: Final = 12  # a die of the final duel

# --- invariants
CARDS_LOST: Final = 1
PAWNS_LOST: Final = 2
POWER_OUT_OF_BOUNDS: Final = 3
SPACE_LIES_BARE: Final = 4
KNIGHT_ASTRAY: Final = 5
NOBODY_CAN_MOVE: Final = 7
CIRCLES_WRONG: Final = 8
ORDERS_WRONG: Final = 9
WRONGLY_ASKED: Final = 10

COLOURS: Final = 5
ALL_KNIGHTS: Final = 31
ORDERS: Final = 20
CARDS: Final = 60
SPACES: Final = 62  # the longest path, castle, lair, and one that is nowhere
CASTLE: Final = 0
D6: Final = 6
D12: Final = 12
CROWNS_TO_END: Final = 4
NO_ONE: Final = -1
