"""The words of Um Krone und Kragen as ints: steps, answers, refusals, events, characters, and a few numbers."""

from __future__ import annotations

from typing import Final

# --- steps
NEXT_TURN: Final = 1
START_DIE: Final = 2  # first: the seat, third: how many were asked about before
BEFORE_FIRST_ROLL: Final = 3  # first: the seat
DICE: Final = 4  # first: the seat
CLAIM: Final = 5  # first: the seat

# --- answers; 1..6 sets aside one active die of that face
NOTHING: Final = 0  # never legal: “set aside” without a die
ROLL: Final = 7
FINISH: Final = 8
PASS: Final = 9
TAKE_DIE: Final = 10
DECLINE_DIE: Final = 11
THAT_IS_ALL: Final = 12
NO_FACE: Final = 13  # never legal: a die with a face that no die has
TAKE: Final = 32  # + the character
CHOOSE: Final = 64  # + the face of one more die for the character in use
USE: Final = 2**40  # see use() in abilities.py: the character and the dice that result

# --- refusals
SET_ONE_ASIDE_FIRST: Final = 10
NO_ACTIVE_DICE: Final = 11
DICE_STILL_ACTIVE: Final = 12
NO_SUCH_DIE: Final = 13
NOT_IN_YOUR_COURT: Final = 14
USED_THIS_TURN: Final = 15
NOTHING_ROLLED_YET: Final = 16
NO_EFFECT: Final = 17
CONDITION_NOT_MET: Final = 18
NO_COPY_LEFT: Final = 19
ALREADY_YOURS: Final = 20
NEEDS_A_JESTER: Final = 21
ONLY_WITH_THE_KING: Final = 22
CHOOSE_A_DIE: Final = 23
NOT_BEFORE_FIRST_ROLL: Final = 24
NO_MORE_DICE: Final = 25
TOO_FEW_DICE: Final = 26
NOTHING_ASIDE: Final = 27
ABOVE_SIX: Final = 28
NOT_LIKE_THAT: Final = 29
GIVES_START_DICE: Final = 30
KING_HAS_NO_ABILITY: Final = 31
ONE_CHARLATAN_ONLY: Final = 32
DICE_FIRST: Final = 33
ROLL_FIRST: Final = 34
TURN_IS_CLAIMING: Final = 35
LOW_TO_HIGH: Final = 36
FINISH_THE_USE: Final = 37
DIE_QUESTION_FIRST: Final = 38
NO_DIE_QUESTION: Final = 39

# --- events
ROUND_BEGINS: Final = 1  # round, start seat
TURN_BEGINS: Final = 2  # seat, dice in hand
DIE_DECLINED: Final = 3  # seat, character
DIE_TAKEN: Final = 17  # seat, character
DIE_ADDED: Final = 4  # seat, character (before the first roll)
ROLLED: Final = 5  # seat, dice
SET_ASIDE: Final = 6  # seat, face
USED: Final = 7  # seat, character, active dice before, after
REROLLED: Final = 8  # seat, character, dice before, what they show now
TOOK: Final = 9  # seat, character
TOOK_NOTHING: Final = 10  # seat
FIRST_KING: Final = 11  # seat, combination
FINAL_BEGINS: Final = 12  # start seat, first king
THREW: Final = 13  # seat, combination, the one to beat
KING_MOVES: Final = 14  # seat, from seat, combination
KING_UNBEATEN: Final = 15  # seat
GAME_ENDS: Final = 16  # the winner, or NO_ONE when adjudicated

# --- chances: what luck decides
CHANCE_START: Final = 1  # the start player
CHANCE_DIE: Final = 2

# --- characters, row 0 to V
JESTER: Final = 0
CHARLATAN: Final = 1
FARMER: Final = 2
MAID: Final = 3
PHILOSOPHER: Final = 4
LABORER: Final = 5
GUARD: Final = 6
HUNTER: Final = 7
MERCHANT: Final = 8
ASTRONOMER: Final = 9
LADY: Final = 10
PAWNBROKER: Final = 11
KNIGHT: Final = 12
MAGICIAN: Final = 13
ALCHEMIST: Final = 14
BISHOP: Final = 15
NOBLEMAN: Final = 16
GENERAL: Final = 17
QUEEN: Final = 18
KING: Final = 19
CHARACTERS: Final = 20

# --- kinds of condition
FREE: Final = 0  # no condition on the dice
EQUAL: Final = 1  # so many equal dice
SUM: Final = 2  # so many pips
PAIRS: Final = 3
TRIPLES: Final = 4
FULL_HOUSE: Final = 5  # three and two, or so many equal dice
ALL_ODD: Final = 6
ALL_EVEN: Final = 7
STRAIGHT: Final = 8  # five faces in a row
EVERY_FACE: Final = 9
WITH_KING: Final = 10  # comes with the king only

# --- invariants
CARDS_LOST: Final = 1
TOO_MANY_DICE: Final = 2
HAND_NOT_EMPTY: Final = 3
KING_ASTRAY: Final = 4
NOT_ONE_ASKED: Final = 5

START_DICE: Final = 3
MOST_DICE: Final = 31  # of a turn: what a bag can hold; reached only with 18 charlatans or more
NO_ONE: Final = -1
SIX: Final = 6  # faces are the kinds 1..6 of a bag of dice
NO_DIE: Final = 0  # a kind that no die has: once in a refused use for a die that is not there, twice for nonsense
ABOVE: Final = 7  # a kind that no die has: too many pips
